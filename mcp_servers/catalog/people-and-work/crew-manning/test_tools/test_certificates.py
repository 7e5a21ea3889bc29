"""Tests of the tools for certificates of Brannock crew office."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, inserted, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        (
            {"rank": "mate", "kind": "basic_safety", "valid_until_from": "2027-11-22"},
            ["ce-6216", "ce-2765", "ce-1029", "ce-5668", "ce-2124", "ce-8386", "ce-8129", "ce-5723", "ce-5614"],
        ),
        ({"valid_until_from": "2026-11-14", "valid_until_until": "2026-11-14"}, ["ce-4188"]),
        ({"seafarer_id": "se-2855"}, ["ce-3622"]),
    ],
)
def test_find_certificates_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_certificates", **filters) == ids


def test_find_certificates_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_certificates", page=18) == ["ce-8560", "ce-5723", "ce-4955", "ce-5614", "ce-8594"]


def test_find_certificates_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_certificates", seafarer_id="se-1992", valid_until_until="2026-11-29") == []


def test_record_certificate_adds_a_certificate(bench: Bench) -> None:
    bench.call(
        "record_certificate",
        seafarer_id="se-1992",
        kind="bridge_watch",
        issued_on="2024-12-12",
        valid_until="2027-08-29",
    )
    assert bench.changes() == [
        inserted(
            "certificates",
            "ce-4242",
            seafarer_id="se-1992",
            kind="bridge_watch",
            issued_on="2024-12-12",
            valid_until="2027-08-29",
        ),
    ]


def test_record_certificate_is_refused_because_the_seafarer_is_barred(bench: Bench) -> None:
    sentence = bench.refusal(
        "record_certificate",
        seafarer_id="se-1572",
        kind="basic_safety",
        issued_on="2025-07-16",
        valid_until="2028-10-24",
    )
    assert sentence == "The seafarer is barred."


def test_record_certificate_is_refused_because_the_certificate_is_issued_in_the_future(bench: Bench) -> None:
    sentence = bench.refusal(
        "record_certificate",
        seafarer_id="se-6586",
        kind="medical_care",
        issued_on="2026-05-28",
        valid_until="2026-05-26",
    )
    assert sentence == "The certificate is issued in the future."


def test_record_certificate_is_refused_because_the_certificate_has_run_out(bench: Bench) -> None:
    sentence = bench.refusal(
        "record_certificate",
        seafarer_id="se-6586",
        kind="medical_care",
        issued_on="2026-05-27",
        valid_until="2026-05-27",
    )
    assert sentence == "The certificate has run out."


def test_record_certificate_is_refused_because_this_rank_keeps_no_watch_on_the_bridge(bench: Bench) -> None:
    sentence = bench.refusal(
        "record_certificate",
        seafarer_id="se-3774",
        kind="bridge_watch",
        issued_on="2024-08-15",
        valid_until="2028-08-28",
    )
    assert sentence == "This rank keeps no watch on the bridge."


def test_record_certificate_is_refused_because_this_rank_keeps_no_watch_in_the_engine_room(bench: Bench) -> None:
    sentence = bench.refusal(
        "record_certificate",
        seafarer_id="se-1458",
        kind="engine_watch",
        issued_on="2025-03-12",
        valid_until="2027-08-21",
    )
    assert sentence == "This rank keeps no watch in the engine room."


def test_record_certificate_is_refused_because_the_seafarer_has_this_certificate_which_can(bench: Bench) -> None:
    sentence = bench.refusal(
        "record_certificate",
        seafarer_id="se-1835",
        kind="basic_safety",
        issued_on="2024-12-22",
        valid_until="2027-05-12",
    )
    assert sentence == "The seafarer has this certificate, which can be renewed."


def test_renew_certificate_changes_the_certificate(bench: Bench) -> None:
    bench.call("renew_certificate", certificate_id="ce-1066", valid_until="2027-01-31")
    assert bench.changes() == [updated("certificates", "ce-1066", issued_on="2026-05-27", valid_until="2027-01-31")]


def test_renew_certificate_is_refused_because_the_certificate_holds_for_more_than_300_days(bench: Bench) -> None:
    bench.arrange("certificates", "ce-3016", valid_until="2027-03-24")
    sentence = bench.refusal("renew_certificate", certificate_id="ce-3016", valid_until="2026-05-27")
    assert sentence == "The certificate holds for more than 300 days yet."


def test_renew_certificate_is_refused_because_the_new_date_must_be_later(bench: Bench) -> None:
    sentence = bench.refusal("renew_certificate", certificate_id="ce-3016", valid_until="2026-05-27")
    assert sentence == "The new date must be later."


def test_renew_certificate_is_refused_because_the_new_date_must_be_later_2(bench: Bench) -> None:
    bench.arrange("certificates", "ce-3016", valid_until="2027-03-23")
    sentence = bench.refusal("renew_certificate", certificate_id="ce-3016", valid_until="2027-03-23")
    assert sentence == "The new date must be later."


def test_renew_certificate_is_refused_because_the_seafarer_is_barred(bench: Bench) -> None:
    sentence = bench.refusal("renew_certificate", certificate_id="ce-1403", valid_until="2028-02-05")
    assert sentence == "The seafarer is barred."
