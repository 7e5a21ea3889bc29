"""Tests of the tools for pictures of Fjordposten newsroom."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"agency": "Photo", "status": "bought", "licensed_until_from": "2026-11-27"}, ["pi-8811", "pi-6415"]),
        ({"max_fee": 20000}, ["pi-6749"]),
        ({"story_id": "st-1848"}, ["pi-8205"]),
    ],
)
def test_find_pictures_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_pictures", **filters) == ids


def test_find_pictures_counts(bench: Bench) -> None:
    assert bench.call("find_pictures", licensed_until_from="2026-11-08")["total"] == 19


def test_find_pictures_turns_the_page(bench: Bench) -> None:
    ids = bench.ids("find_pictures", page=3)
    assert ids == [
        "pi-7948",
        "pi-1046",
        "pi-3392",
        "pi-5285",
        "pi-5403",
        "pi-8614",
        "pi-9667",
        "pi-5804",
        "pi-7966",
        "pi-9071",
    ]


def test_find_pictures_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_pictures", story_id="st-9656") == []


def test_buy_picture_sets_status_to_bought(bench: Bench) -> None:
    bench.call("buy_picture", picture_id="pi-2114")
    assert bench.changes() == [updated("pictures", "pi-2114", status="bought")]


def test_buy_picture_is_allowed(bench: Bench) -> None:
    bench.arrange("pictures", "pi-7612", licensed_until="2026-09-17")
    bench.call("buy_picture", picture_id="pi-7612")


def test_buy_picture_is_allowed_when_fee_is_299999_when_picture_budget_is_639999(bench: Bench) -> None:
    bench.arrange("pictures", "pi-7612", fee=299999)
    bench.arrange("sections", "se-4029", picture_budget=639999)
    bench.call("buy_picture", picture_id="pi-7612")


def test_buy_picture_is_refused_because_the_picture_must_be_offered(bench: Bench) -> None:
    assert bench.refusal("buy_picture", picture_id="pi-5839") == "The picture must be offered."


def test_buy_picture_is_refused_because_the_story_belongs_to_another_section(bench: Bench) -> None:
    assert bench.refusal("buy_picture", picture_id="pi-1772") == "The story belongs to another section."


def test_buy_picture_is_refused_because_the_story_needs_no_picture(bench: Bench) -> None:
    bench.arrange("stories", "st-9667", status="dropped")
    assert bench.refusal("buy_picture", picture_id="pi-7612") == "The story needs no picture."


def test_buy_picture_is_refused_because_the_licence_runs_out_too_soon(bench: Bench) -> None:
    assert bench.refusal("buy_picture", picture_id="pi-4379") == "The licence runs out too soon."


def test_buy_picture_is_refused_because_the_picture_budget_does_not_suffice(bench: Bench) -> None:
    bench.arrange("pictures", "pi-7612", fee=300000)
    bench.arrange("sections", "se-4029", picture_budget=639999)
    assert bench.refusal("buy_picture", picture_id="pi-7612") == "The picture budget does not suffice."
