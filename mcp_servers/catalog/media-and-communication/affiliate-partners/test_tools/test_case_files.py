"""Tests of the tools for case files of Zweigwerk affiliate programme."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, inserted, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        (
            {"opened_until": "2026-07-18"},
            [
                "ca-8831",
                "ca-1176",
                "ca-2750",
                "ca-9632",
                "ca-3882",
                "ca-4203",
                "ca-1274",
                "ca-6320",
                "ca-9969",
                "ca-5653",
            ],
        ),
        ({"what": "town"}, ["ca-2750", "ca-6320", "ca-2462"]),
        ({"partner_id": "pa-9719", "status": "proved"}, ["ca-7345"]),
    ],
)
def test_find_suspicions_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_suspicions", **filters) == ids


def test_find_suspicions_counts(bench: Bench) -> None:
    assert bench.call("find_suspicions", opened_until="2026-07-18")["total"] == 11


def test_find_suspicions_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_suspicions", page=4) == ["ca-3533", "ca-2853", "ca-4453", "ca-5832"]


def test_find_suspicions_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_suspicions", partner_id="pa-3489") == []


def test_open_suspicion_adds_a_suspicion_and_sets_status_to_suspended(bench: Bench) -> None:
    bench.call("open_suspicion", partner_id="pa-4582", what="Buys own goods")
    assert bench.changes() == [
        inserted(
            "case_files",
            "ca-8332",
            partner_id="pa-4582",
            what="Buys own goods",
            opened_on="2026-09-02",
            status="open",
        ),
        updated("partners", "pa-4582", status="suspended"),
        updated("voucher_codes", "vo-5173", status="blocked"),
        updated("voucher_codes", "vo-5644", status="blocked"),
    ]


def test_open_suspicion_is_refused_because_the_partner_is_not_active(bench: Bench) -> None:
    sentence = bench.refusal("open_suspicion", partner_id="pa-1330", what="Clicks at night only")
    assert sentence == "The partner is not active."


def test_open_suspicion_is_refused_because_a_suspicion_is_open_already(bench: Bench) -> None:
    sentence = bench.refusal("open_suspicion", partner_id="pa-3423", what="Clicks all from one town")
    assert sentence == "A suspicion is open already."


def test_open_suspicion_is_refused_because_the_partner_has_no_sales(bench: Bench) -> None:
    sentence = bench.refusal("open_suspicion", partner_id="pa-1395", what="Returns far too often")
    assert sentence == "The partner has no sales."


def test_close_suspicion_sets_status_to_cleared_and_sets_status_to_active(bench: Bench) -> None:
    bench.call("close_suspicion", case_file_id="ca-2462")
    assert bench.changes() == [
        updated("case_files", "ca-2462", status="cleared"),
        updated("partners", "pa-9918", status="active"),
    ]


def test_close_suspicion_is_allowed(bench: Bench) -> None:
    bench.arrange("case_files", "ca-3533", opened_on="2026-08-26")
    bench.call("close_suspicion", case_file_id="ca-3533")


def test_close_suspicion_is_refused_because_the_suspicion_must_be_open(bench: Bench) -> None:
    assert bench.refusal("close_suspicion", case_file_id="ca-1423") == "The suspicion must be open."


def test_close_suspicion_is_refused_because_it_is_looked_into_for_seven_days_first(bench: Bench) -> None:
    assert bench.refusal("close_suspicion", case_file_id="ca-4453") == "It is looked into for seven days first."


def test_close_suspicion_is_refused_because_the_partner_was_turned_away(bench: Bench) -> None:
    bench.arrange("case_files", "ca-3533", partner_id="pa-1330")
    assert bench.refusal("close_suspicion", case_file_id="ca-3533") == "The partner was turned away."
