"""Tests of the tools for dispatches of Northgate food warehouse."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, inserted, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"customer": "Greengrocers"}, ["di-5233", "di-2250"]),
        (
            {"status": "open"},
            [
                "di-2970",
                "di-3231",
                "di-9468",
                "di-5489",
                "di-1329",
                "di-2763",
                "di-7359",
                "di-9389",
                "di-9678",
                "di-6867",
            ],
        ),
        ({"number": "SO-8761"}, ["di-3231"]),
        ({"town": "Clarewell"}, ["di-3801", "di-5912"]),
        (
            {"due_until": "2026-10-17"},
            [
                "di-3012",
                "di-4885",
                "di-6130",
                "di-7827",
                "di-2132",
                "di-8241",
                "di-3801",
                "di-5233",
                "di-5912",
                "di-2945",
            ],
        ),
    ],
)
def test_find_dispatches_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_dispatches", **filters) == ids


def test_find_dispatches_counts(bench: Bench) -> None:
    assert bench.call("find_dispatches", due_until="2026-10-17")["total"] == 39


def test_find_dispatches_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_dispatches", page=5) == ["di-9263", "di-1270", "di-7619", "di-1239", "di-5302"]


def test_find_dispatches_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_dispatches", number="SO-7826", town="Little Clareston") == []


def test_get_dispatch_shows_the_dispatch(bench: Bench) -> None:
    bench.arrange("lines", "li-1212", dispatch_id="di-1270")
    result = bench.call("get_dispatch", dispatch_id="di-1270")
    assert result == {
        "id": "di-1270",
        "number": "SO-7826",
        "customer": "Winleigh Heath Hotel",
        "town": "St Cuthbert",
        "due_on": "2026-10-19",
        "status": "open",
        "opened_at": "2026-09-11T10:30",
        "units_ordered": 24,
        "units_reserved": 0,
    }


def test_open_dispatch_adds_a_dispatch(bench: Bench) -> None:
    bench.call(
        "open_dispatch",
        number="New SO-1576",
        customer="Pinnacle Canteen",
        town="Salternsea",
        due_on="2026-10-15",
    )
    assert bench.changes() == [
        inserted(
            "dispatches",
            "di-9354",
            number="New SO-1576",
            customer="Pinnacle Canteen",
            town="Salternsea",
            due_on="2026-10-15",
            status="open",
            opened_at="2026-10-06T07:30",
        ),
    ]


def test_open_dispatch_is_refused_because_a_dispatch_is_due_tomorrow_at_the_earliest(bench: Bench) -> None:
    sentence = bench.refusal(
        "open_dispatch",
        number="New SO-9105",
        customer="Deschamps Delicatessen",
        town="St Jude's",
        due_on="2026-10-06",
    )
    assert sentence == "A dispatch is due tomorrow at the earliest."


def test_open_dispatch_is_refused_because_another_dispatch_already_has_this_dispatch_number(bench: Bench) -> None:
    sentence = bench.refusal(
        "open_dispatch",
        number="SO-7826",
        customer="Sandpiper Greengrocers",
        town="St Cuthbert",
        due_on="2026-10-14",
    )
    assert sentence == "Another dispatch already has this dispatch number."


def test_release_dispatch_sets_status_to_released(bench: Bench) -> None:
    bench.call("release_dispatch", dispatch_id="di-9468")
    assert bench.changes() == [updated("dispatches", "di-9468", status="released")]


def test_release_dispatch_is_refused_because_the_dispatch_must_be_open(bench: Bench) -> None:
    assert bench.refusal("release_dispatch", dispatch_id="di-2919") == "The dispatch must be open."


def test_release_dispatch_is_refused_because_it_is_too_early_to_release_this_dispatch(bench: Bench) -> None:
    bench.arrange("dispatches", "di-2763", due_on="2026-10-10")
    assert bench.refusal("release_dispatch", dispatch_id="di-2763") == "It is too early to release this dispatch."


def test_release_dispatch_is_refused_because_there_is_nothing_on_the_dispatch(bench: Bench) -> None:
    assert bench.refusal("release_dispatch", dispatch_id="di-2763") == "There is nothing on the dispatch."


def test_release_dispatch_is_refused_because_not_everything_on_the_dispatch_is_reserved(bench: Bench) -> None:
    bench.arrange("lines", "li-1212", dispatch_id="di-2763")
    assert bench.refusal("release_dispatch", dispatch_id="di-2763") == "Not everything on the dispatch is reserved."


def test_ship_dispatch_sets_status_to_shipped_and_sets_quantity_to_0(bench: Bench) -> None:
    bench.call("ship_dispatch", dispatch_id="di-2353")
    assert bench.changes() == [
        updated("batches", "bt-3290", quantity=0),
        updated("dispatches", "di-2353", status="shipped"),
        updated("reservations", "re-3340", status="picked"),
    ]


def test_ship_dispatch_sets_status_to_shipped_and_sets_quantity_to_5(bench: Bench) -> None:
    bench.arrange("lines", "li-1212", dispatch_id="di-1622")
    bench.call("ship_dispatch", dispatch_id="di-1622")
    assert bench.changes() == [
        updated("batches", "bt-5064", quantity=5),
        updated("dispatches", "di-1622", status="shipped"),
        updated("reservations", "re-6926", status="picked"),
    ]


def test_ship_dispatch_is_allowed(bench: Bench) -> None:
    bench.arrange("batches", "bt-1120", quantity=0)
    bench.call("ship_dispatch", dispatch_id="di-1622")


def test_ship_dispatch_is_refused_because_the_dispatch_must_be_released(bench: Bench) -> None:
    assert bench.refusal("ship_dispatch", dispatch_id="di-1270") == "The dispatch must be released."


def test_ship_dispatch_is_refused_because_a_batch_holds_less_than_was_reserved_from_it(bench: Bench) -> None:
    bench.arrange("batches", "bt-1120", quantity=11)
    assert bench.refusal("ship_dispatch", dispatch_id="di-6004") == "A batch holds less than was reserved from it."


def test_cancel_dispatch_sets_status_to_cancelled_and_sets_status_to_freed(bench: Bench) -> None:
    bench.arrange("reservations", "re-1157", line_id="li-8218")
    bench.call("cancel_dispatch", dispatch_id="di-1239")
    assert bench.changes() == [
        updated("dispatches", "di-1239", status="cancelled"),
        updated("reservations", "re-7010", status="freed"),
    ]


def test_cancel_dispatch_is_refused_because_the_dispatch_must_be_open_or_released(bench: Bench) -> None:
    assert bench.refusal("cancel_dispatch", dispatch_id="di-2919") == "The dispatch must be open or released."
