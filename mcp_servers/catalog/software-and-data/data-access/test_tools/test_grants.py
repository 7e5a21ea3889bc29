"""Tests of the tools for grants of Halden data access desk."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"steward_id": "st-5598", "project_id": "pr-9512", "ends_until": "2027-09-03"}, ["gr-9574"]),
        (
            {"confirmed_until": "2026-09-05"},
            [
                "gr-9611",
                "gr-6122",
                "gr-6879",
                "gr-7121",
                "gr-7588",
                "gr-3616",
                "gr-3822",
                "gr-5785",
                "gr-6313",
                "gr-9574",
            ],
        ),
        ({"dataset_id": "da-4565"}, ["gr-2809"]),
        (
            {"access": "masked"},
            [
                "gr-8868",
                "gr-6122",
                "gr-7121",
                "gr-7588",
                "gr-3616",
                "gr-3822",
                "gr-4393",
                "gr-5785",
                "gr-6313",
                "gr-9348",
            ],
        ),
        (
            {"status": "revoked"},
            [
                "gr-7121",
                "gr-3822",
                "gr-9348",
                "gr-1115",
                "gr-4878",
                "gr-9863",
                "gr-1875",
                "gr-7107",
                "gr-3937",
                "gr-6899",
            ],
        ),
        ({"analyst_id": "an-4164"}, ["gr-7984"]),
    ],
)
def test_find_grants_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_grants", **filters) == ids


def test_find_grants_counts(bench: Bench) -> None:
    assert bench.call("find_grants", ends_until="2027-07-22")["total"] == 115


def test_find_grants_turns_the_page(bench: Bench) -> None:
    ids = bench.ids("find_grants", page=12)
    assert ids == ["gr-8256", "gr-8118", "gr-6000", "gr-1733", "gr-7033", "gr-6636", "gr-9639", "gr-3239"]


def test_find_grants_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_grants", analyst_id="an-2393") == []


def test_report_grants_adds_up(bench: Bench) -> None:
    result = bench.call("report_grants", page=3)
    assert result == {
        "items": [
            {
                "dataset_name": "Patient letters 2019–2025",
                "grants": 1,
                "first_end": "2026-12-29",
                "last_end": "2026-12-29",
            },
            {
                "dataset_name": "Pension records 2019–2025",
                "grants": 4,
                "first_end": "2026-12-23",
                "last_end": "2027-07-29",
            },
            {"dataset_name": "School meals sample", "grants": 2, "first_end": "2026-12-22", "last_end": "2026-12-25"},
            {
                "dataset_name": "Support chats by quarter",
                "grants": 2,
                "first_end": "2026-11-04",
                "last_end": "2026-11-06",
            },
            {
                "dataset_name": "Survey answers by quarter",
                "grants": 9,
                "first_end": "2026-11-20",
                "last_end": "2027-10-19",
            },
            {"dataset_name": "Survey answers hourly", "grants": 4, "first_end": "2026-10-29", "last_end": "2027-07-22"},
            {
                "dataset_name": "Web sessions by quarter",
                "grants": 1,
                "first_end": "2027-01-31",
                "last_end": "2027-01-31",
            },
            {"dataset_name": "Wind turbines daily", "grants": 2, "first_end": "2026-11-13", "last_end": "2027-02-27"},
        ],
        "total": 28,
    }


def test_report_grants_adds_up_with_status_and_project_id(bench: Bench) -> None:
    result = bench.call("report_grants", status="revoked", project_id="pr-5709")
    assert result == {
        "items": [
            {"dataset_name": "Clinic visits daily", "grants": 1, "first_end": "2027-04-23", "last_end": "2027-04-23"},
            {
                "dataset_name": "Election results archive",
                "grants": 1,
                "first_end": "2026-12-15",
                "last_end": "2026-12-15",
            },
            {
                "dataset_name": "Election results daily",
                "grants": 1,
                "first_end": "2026-11-01",
                "last_end": "2026-11-01",
            },
            {
                "dataset_name": "Newsletter clicks by quarter",
                "grants": 1,
                "first_end": "2026-11-26",
                "last_end": "2026-11-26",
            },
        ],
        "total": 4,
    }


def test_report_grants_adds_up_with_access_and_ends_from(bench: Bench) -> None:
    result = bench.call("report_grants", access="full", ends_from="2027-09-03")
    assert result == {
        "items": [
            {
                "dataset_name": "Customer addresses by quarter",
                "grants": 1,
                "first_end": "2027-09-03",
                "last_end": "2027-09-03",
            },
        ],
        "total": 1,
    }


def test_extend_grant_changes_the_grant(bench: Bench) -> None:
    bench.call("extend_grant", grant_id="gr-1033", ends_on="2026-11-17")
    assert bench.changes() == [updated("grants", "gr-1033", starts_on="2026-10-27", ends_on="2026-11-17")]


def test_extend_grant_is_allowed(bench: Bench) -> None:
    bench.call("extend_grant", grant_id="gr-9541", ends_on="2026-12-01")


def test_extend_grant_is_refused_because_the_grant_was_revoked(bench: Bench) -> None:
    assert bench.refusal("extend_grant", grant_id="gr-1115", ends_on="2026-11-26") == "The grant was revoked."


def test_extend_grant_is_refused_because_the_grant_does_not_end_within_30_days(bench: Bench) -> None:
    sentence = bench.refusal("extend_grant", grant_id="gr-2809", ends_on="2026-11-06")
    assert sentence == "The grant does not end within 30 days."


def test_extend_grant_is_refused_because_the_new_last_day_must_be_later(bench: Bench) -> None:
    assert bench.refusal("extend_grant", grant_id="gr-1033", ends_on="2026-11-05") == "The new last day must be later."


def test_extend_grant_is_refused_because_a_grant_is_extended_by_half_the_longest_time_at(bench: Bench) -> None:
    sentence = bench.refusal("extend_grant", grant_id="gr-8053", ends_on="2027-02-27")
    assert sentence == "A grant is extended by half the longest time at most."


def test_extend_grant_is_refused_because_the_contract_ends_before_that(bench: Bench) -> None:
    assert bench.refusal("extend_grant", grant_id="gr-9611", ends_on="2027-04-27") == "The contract ends before that."


def test_extend_grant_is_refused_because_the_privacy_training_runs_out_before_that(bench: Bench) -> None:
    sentence = bench.refusal("extend_grant", grant_id="gr-7452", ends_on="2026-11-25")
    assert sentence == "The privacy training runs out before that."


def test_confirm_grant_sets_confirmed_on_to_2026_10_27(bench: Bench) -> None:
    bench.call("confirm_grant", grant_id="gr-2809")
    assert bench.changes() == [updated("grants", "gr-2809", confirmed_on="2026-10-27")]


def test_confirm_grant_is_allowed(bench: Bench) -> None:
    bench.arrange("grants", "gr-7588", used_on="2026-08-28")
    bench.call("confirm_grant", grant_id="gr-7588")


def test_confirm_grant_is_refused_because_the_data_set_is_in_somebody_elses_care(bench: Bench) -> None:
    assert bench.refusal("confirm_grant", grant_id="gr-2354") == "The data set is in somebody else's care."


def test_confirm_grant_is_refused_because_the_grant_was_revoked(bench: Bench) -> None:
    assert bench.refusal("confirm_grant", grant_id="gr-1115") == "The grant was revoked."


def test_confirm_grant_is_refused_because_the_grant_has_run_out(bench: Bench) -> None:
    bench.arrange("grants", "gr-8868", ends_on="2026-09-28")
    assert bench.refusal("confirm_grant", grant_id="gr-8868") == "The grant has run out."


def test_confirm_grant_is_refused_because_the_grant_was_confirmed_in_the_last_30_days(bench: Bench) -> None:
    bench.arrange("grants", "gr-8868", ends_on="2026-10-27")
    assert bench.refusal("confirm_grant", grant_id="gr-8868") == "The grant was confirmed in the last 30 days."


def test_confirm_grant_is_refused_because_nobody_has_used_the_grant_in_the_last_60_days(bench: Bench) -> None:
    assert bench.refusal("confirm_grant", grant_id="gr-6803") == "Nobody has used the grant in the last 60 days."


def test_confirm_grant_is_refused_because_nobody_has_used_the_grant_in_the_last_60_days_2(bench: Bench) -> None:
    bench.arrange("grants", "gr-7588", used_on="2026-08-27")
    assert bench.refusal("confirm_grant", grant_id="gr-7588") == "Nobody has used the grant in the last 60 days."


def test_mask_grant_sets_access_to_masked(bench: Bench) -> None:
    bench.call("mask_grant", grant_id="gr-2354")
    assert bench.changes() == [updated("grants", "gr-2354", access="masked")]


def test_mask_grant_is_allowed(bench: Bench) -> None:
    bench.arrange("grants", "gr-5477", ends_on="2026-10-27")
    bench.call("mask_grant", grant_id="gr-5477")


def test_mask_grant_is_refused_because_the_grant_was_revoked(bench: Bench) -> None:
    assert bench.refusal("mask_grant", grant_id="gr-1115") == "The grant was revoked."


def test_mask_grant_is_refused_because_the_access_is_masked_already(bench: Bench) -> None:
    assert bench.refusal("mask_grant", grant_id="gr-2809") == "The access is masked already."


def test_mask_grant_is_refused_because_the_grant_has_run_out(bench: Bench) -> None:
    bench.arrange("grants", "gr-5477", ends_on="2026-08-30")
    assert bench.refusal("mask_grant", grant_id="gr-5477") == "The grant has run out."


def test_revoke_grant_sets_status_to_revoked(bench: Bench) -> None:
    bench.call("revoke_grant", grant_id="gr-6122")
    assert bench.changes() == [updated("grants", "gr-6122", status="revoked")]


def test_revoke_grant_is_allowed(bench: Bench) -> None:
    bench.arrange("grants", "gr-8868", used_on="2026-08-27")
    bench.call("revoke_grant", grant_id="gr-8868")


def test_revoke_grant_is_allowed_when_confirmed_on_is_2026_07_28(bench: Bench) -> None:
    bench.arrange("grants", "gr-8868", confirmed_on="2026-07-28")
    bench.call("revoke_grant", grant_id="gr-8868")


def test_revoke_grant_is_refused_because_the_grant_must_be_active(bench: Bench) -> None:
    assert bench.refusal("revoke_grant", grant_id="gr-1115") == "The grant must be active."


def test_revoke_grant_is_refused_because_the_data_set_is_in_somebody_elses_care(bench: Bench) -> None:
    assert bench.refusal("revoke_grant", grant_id="gr-4147") == "The data set is in somebody else's care."


def test_revoke_grant_is_refused_because_there_is_no_reason_to_revoke_this_grant(bench: Bench) -> None:
    bench.arrange("grants", "gr-8868", used_on="2026-08-28")
    assert bench.refusal("revoke_grant", grant_id="gr-8868") == "There is no reason to revoke this grant."


def test_revoke_grant_is_refused_because_there_is_no_reason_to_revoke_this_grant_2(bench: Bench) -> None:
    bench.arrange("grants", "gr-8868", ends_on="2026-10-27", confirmed_on="2026-07-29")
    assert bench.refusal("revoke_grant", grant_id="gr-8868") == "There is no reason to revoke this grant."
