"""Tests of the tools for buyers of Larkspur estate agents."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"name": "Hussain"}, ["bu-6515", "bu-1309", "bu-3405"]),
        ({"min_budget": 905000}, ["bu-4029", "bu-6843", "bu-6652", "bu-9414", "bu-7910", "bu-2690"]),
        (
            {"funds_shown_from": "2026-02-20"},
            ["bu-6794", "bu-6843", "bu-1248", "bu-5671", "bu-2351", "bu-8171", "bu-5360"],
        ),
        (
            {"needs_mortgage": False},
            [
                "bu-4741",
                "bu-6794",
                "bu-5821",
                "bu-6843",
                "bu-2746",
                "bu-3343",
                "bu-3529",
                "bu-9290",
                "bu-6652",
                "bu-9188",
            ],
        ),
        ({"must_sell_id": "ho-4935"}, ["bu-4591"]),
    ],
)
def test_find_buyers_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_buyers", **filters) == ids


def test_find_buyers_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_buyers", page=7) == ["bu-6321", "bu-6869", "bu-2353", "bu-2732"]


def test_find_buyers_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_buyers", must_sell_id="ho-2121") == []


def test_show_funds_changes_the_buyer(bench: Bench) -> None:
    bench.call("show_funds", buyer_id="bu-4473", budget=250000)
    assert bench.changes() == [updated("buyers", "bu-4473", budget=250000, funds_shown_on="2026-03-12")]


def test_show_funds_is_allowed(bench: Bench) -> None:
    bench.arrange("buyers", "bu-5240", funds_shown_on="2026-02-09")
    bench.call("show_funds", buyer_id="bu-5240", budget=1500000)


def test_show_funds_is_refused_because_the_proof_on_file_is_recent(bench: Bench) -> None:
    assert bench.refusal("show_funds", buyer_id="bu-6493", budget=455000) == "The proof on file is recent."


def test_show_funds_is_refused_because_a_fall_by_more_than_half_must_be_talked_over_first(bench: Bench) -> None:
    sentence = bench.refusal("show_funds", buyer_id="bu-7910", budget=435000)
    assert sentence == "A fall by more than half must be talked over first."


def test_show_funds_is_refused_because_no_bank_lends_that_much(bench: Bench) -> None:
    assert bench.refusal("show_funds", buyer_id="bu-5240", budget=1500001) == "No bank lends that much."
