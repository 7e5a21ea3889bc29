"""Tests of the tools for lines of Northgate food warehouse."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, inserted


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"product_id": "pr-6430"}, ["li-5115", "li-2199"]),
        ({"dispatch_id": "di-1622"}, ["li-5396"]),
    ],
)
def test_find_lines_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_lines", **filters) == ids


def test_find_lines_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_lines", page=9) == ["li-4883", "li-4990", "li-9959", "li-1879", "li-8218"]


def test_find_lines_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_lines", dispatch_id="di-3392") == []


def test_add_line_adds_a_line(bench: Bench) -> None:
    bench.call("add_line", dispatch_id="di-9389", product_id="pr-8658", quantity=12)
    assert bench.changes() == [inserted("lines", "li-4323", dispatch_id="di-9389", product_id="pr-8658", quantity=12)]


def test_add_line_is_allowed(bench: Bench) -> None:
    bench.arrange("lines", "li-1159", dispatch_id="di-9389")
    bench.call("add_line", dispatch_id="di-9389", product_id="pr-8658", quantity=12)


def test_add_line_is_allowed_when_product_id_is_pr_8658(bench: Bench) -> None:
    bench.arrange("lines", "li-1159", product_id="pr-8658")
    bench.call("add_line", dispatch_id="di-9389", product_id="pr-8658", quantity=12)


def test_add_line_is_refused_because_the_dispatch_is_no_longer_open(bench: Bench) -> None:
    sentence = bench.refusal("add_line", dispatch_id="di-3048", product_id="pr-9905", quantity=32)
    assert sentence == "The dispatch is no longer open."


def test_add_line_is_refused_because_another_line_already_has_this_dispatch_and_product(bench: Bench) -> None:
    sentence = bench.refusal("add_line", dispatch_id="di-9678", product_id="pr-4041", quantity=16)
    assert sentence == "Another line already has this dispatch and product."
