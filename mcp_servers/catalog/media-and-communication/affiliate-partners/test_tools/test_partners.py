"""Tests of the tools for partners of Zweigwerk affiliate programme."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"contact": "Nikolaidis"}, ["pa-1395"]),
        (
            {"min_balance": 30340},
            ["pa-9719", "pa-5038", "pa-8783", "pa-6193", "pa-7366", "pa-7396", "pa-1330", "pa-1395"],
        ),
        (
            {"status": "applied"},
            [
                "pa-2271",
                "pa-9234",
                "pa-2743",
                "pa-7366",
                "pa-8350",
                "pa-7396",
                "pa-1330",
                "pa-3489",
                "pa-4555",
                "pa-9555",
            ],
        ),
        ({"name": "Weekly"}, ["pa-1395"]),
    ],
)
def test_find_partners_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_partners", **filters) == ids


@pytest.mark.parametrize(
    ("filters", "total"),
    [
        ({"papers_until": "2026-08-11"}, 28),
        ({"kind": "cashback"}, 7),
    ],
)
def test_find_partners_counts(bench: Bench, filters: dict[str, Json], total: int) -> None:
    assert bench.call("find_partners", **filters)["total"] == total


def test_find_partners_turns_the_page(bench: Bench) -> None:
    ids = bench.ids("find_partners", page=4)
    assert ids == ["pa-1395", "pa-9555", "pa-9063", "pa-6552", "pa-1914", "pa-9382", "pa-4582", "pa-1665"]


def test_find_partners_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_partners", name="Letter", kind="content", papers_until="2026-01-30") == []


def test_get_partner_shows_the_partner(bench: Bench) -> None:
    result = bench.call("get_partner", partner_id="pa-5038")
    assert result == {
        "id": "pa-5038",
        "kind": "content",
        "name": "Cooking Forum",
        "contact": "Eoin O'Malley",
        "email": "eoin.omalley@evergreen-insurance.example",
        "balance": 46000,
        "status": "active",
        "held_commission": 0,
        "running_agreements": 1,
        "last_payout": "2026-08-26",
        "open_suspicions": 0,
    }


def test_accept_partner_sets_status_to_active(bench: Bench) -> None:
    bench.arrange("case_files", "ca-1176", partner_id="pa-1914")
    bench.arrange("case_files", "ca-1423", partner_id="pa-1914")
    bench.call("accept_partner", partner_id="pa-1914")
    assert bench.changes() == [updated("partners", "pa-1914", status="active")]


def test_accept_partner_is_refused_because_the_partner_must_be_applied_or_suspended(bench: Bench) -> None:
    assert bench.refusal("accept_partner", partner_id="pa-1049") == "The partner must be applied or suspended."


def test_accept_partner_is_refused_because_tax_papers_of_the_last_year_are_missing(bench: Bench) -> None:
    bench.arrange("partners", "pa-3423", papers_on="2025-09-01")
    assert bench.refusal("accept_partner", partner_id="pa-3423") == "Tax papers of the last year are missing."


def test_accept_partner_is_refused_because_a_suspicion_is_open(bench: Bench) -> None:
    bench.arrange("partners", "pa-3423", papers_on="2025-09-02")
    assert bench.refusal("accept_partner", partner_id="pa-3423") == "A suspicion is open."


def test_accept_partner_is_refused_because_two_suspicions_were_proved(bench: Bench) -> None:
    bench.arrange("case_files", "ca-1274", partner_id="pa-1914")
    bench.arrange("case_files", "ca-1176", partner_id="pa-1914", status="proved")
    assert bench.refusal("accept_partner", partner_id="pa-1914") == "Two suspicions were proved."


def test_file_papers_sets_papers_on_to_2026_07_04(bench: Bench) -> None:
    bench.call("file_papers", partner_id="pa-1395", papers_on="2026-07-04")
    assert bench.changes() == [updated("partners", "pa-1395", papers_on="2026-07-04")]


def test_file_papers_is_allowed(bench: Bench) -> None:
    bench.call("file_papers", partner_id="pa-9918", papers_on="2026-09-02")


def test_file_papers_is_refused_because_the_partner_was_turned_away(bench: Bench) -> None:
    bench.arrange("partners", "pa-9918", status="rejected")
    assert bench.refusal("file_papers", partner_id="pa-9918", papers_on="2026-09-02") == "The partner was turned away."


def test_file_papers_is_refused_because_the_day_is_still_to_come(bench: Bench) -> None:
    assert bench.refusal("file_papers", partner_id="pa-9918", papers_on="2026-09-03") == "The day is still to come."


def test_file_papers_is_refused_because_they_are_more_than_60_days_old(bench: Bench) -> None:
    sentence = bench.refusal("file_papers", partner_id="pa-9918", papers_on="2026-07-03")
    assert sentence == "They are more than 60 days old."


def test_file_papers_is_refused_because_later_ones_are_on_file(bench: Bench) -> None:
    assert bench.refusal("file_papers", partner_id="pa-7366", papers_on="2026-08-11") == "Later ones are on file."
