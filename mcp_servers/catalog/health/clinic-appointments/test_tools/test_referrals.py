"""Tests of the tools for referrals of Quayside Clinic."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, inserted, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"treatment_id": "tr-8411", "status": "withdrawn", "valid_until_from": "2026-03-27"}, ["re-4599"]),
        ({"patient_id": "pa-9599"}, ["re-4002", "re-4698"]),
    ],
)
def test_find_referrals_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_referrals", **filters) == ids


def test_find_referrals_counts(bench: Bench) -> None:
    assert bench.call("find_referrals", valid_until_from="2026-06-04")["total"] == 9


def test_find_referrals_turns_the_page(bench: Bench) -> None:
    ids = bench.ids("find_referrals", page=2)
    assert ids == [
        "re-9723",
        "re-9970",
        "re-2511",
        "re-4448",
        "re-9053",
        "re-4002",
        "re-9318",
        "re-6396",
        "re-2481",
        "re-8269",
    ]


def test_find_referrals_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_referrals", patient_id="pa-5871") == []


def test_get_referral_shows_the_referral(bench: Bench) -> None:
    result = bench.call("get_referral", referral_id="re-3182")
    assert result == {
        "id": "re-3182",
        "patient_id": "pa-2067",
        "treatment_id": "tr-6306",
        "reason": "Needs a certificate for work.",
        "issued_on": "2025-10-25",
        "valid_until": "2026-02-22",
        "visits": 4,
        "status": "open",
        "patient_name": "Vikram Qureshi",
        "treatment_name": "Dental tests",
        "visits_left": 3,
    }


def test_get_referral_shows_the_referral_when_referral_id_is_re_4468(bench: Bench) -> None:
    result = bench.call("get_referral", referral_id="re-4468")
    assert result == {
        "id": "re-4468",
        "patient_id": "pa-1366",
        "treatment_id": "tr-2934",
        "reason": "Needs a certificate for work.",
        "issued_on": "2026-02-02",
        "valid_until": "2026-06-02",
        "visits": 2,
        "status": "open",
        "patient_name": "Olivier Blanchet",
        "treatment_name": "Podiatry follow-up",
        "visits_left": 0,
    }


def test_add_referral_adds_a_referral(bench: Bench) -> None:
    bench.call("add_referral", patient_id="pa-1366", treatment_id="tr-8284", visits=4, reason="Seen in A&E last week.")
    assert bench.changes() == [
        inserted(
            "referrals",
            "re-3013",
            patient_id="pa-1366",
            treatment_id="tr-8284",
            reason="Seen in A&E last week.",
            issued_on="2026-03-12",
            valid_until="2026-07-10",
            visits=4,
            status="open",
        ),
    ]


def test_add_referral_is_allowed(bench: Bench) -> None:
    bench.call("add_referral", patient_id="pa-8084", treatment_id="tr-8411", visits=4, reason="Runs in the family.")


def test_add_referral_is_refused_because_the_patient_is_not_registered_any_more(bench: Bench) -> None:
    sentence = bench.refusal(
        "add_referral",
        patient_id="pa-1560",
        treatment_id="tr-8302",
        visits=4,
        reason="Follow-up after a hospital stay.",
    )
    assert sentence == "The patient is not registered any more."


def test_add_referral_is_refused_because_the_treatment_needs_no_referral(bench: Bench) -> None:
    sentence = bench.refusal(
        "add_referral",
        patient_id="pa-1588",
        treatment_id="tr-8302",
        visits=2,
        reason="Pain at night.",
    )
    assert sentence == "The treatment needs no referral."


def test_add_referral_is_refused_because_the_patient_already_has_a_valid_referral_for_this(bench: Bench) -> None:
    sentence = bench.refusal(
        "add_referral",
        patient_id="pa-4279",
        treatment_id="tr-2934",
        visits=6,
        reason="Accident in the workshop.",
    )
    assert sentence == "The patient already has a valid referral for this treatment."


def test_withdraw_referral_sets_status_to_withdrawn(bench: Bench) -> None:
    bench.call("withdraw_referral", referral_id="re-3182")
    assert bench.changes() == [updated("referrals", "re-3182", status="withdrawn")]


def test_withdraw_referral_is_refused_because_the_referral_must_be_open(bench: Bench) -> None:
    assert bench.refusal("withdraw_referral", referral_id="re-8195") == "The referral must be open."


def test_withdraw_referral_is_refused_because_an_appointment_still_stands_on_the_referral(bench: Bench) -> None:
    assert bench.refusal("withdraw_referral", referral_id="re-7514") == "An appointment still stands on the referral."
