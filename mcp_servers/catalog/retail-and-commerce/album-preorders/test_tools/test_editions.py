"""Tests of the tools for editions of Runout Groove preorders."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"title": "Arcade", "max_price": 38500, "opens_from": "2026-04-29"}, ["ed-1142"]),
        ({"artist": "Janitors"}, ["ed-2815", "ed-2918"]),
        ({"status": "closed"}, ["ed-2892", "ed-5100", "ed-9127"]),
    ],
)
def test_find_editions_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_editions", **filters) == ids


@pytest.mark.parametrize(
    ("filters", "total"),
    [
        ({"max_price": 42000}, 42),
        ({"opens_from": "2026-04-28"}, 34),
    ],
)
def test_find_editions_counts(bench: Bench, filters: dict[str, Json], total: int) -> None:
    assert bench.call("find_editions", **filters)["total"] == total


def test_find_editions_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_editions", page=5) == ["ed-4809", "ed-1978", "ed-3890", "ed-5736", "ed-5980", "ed-7877"]


def test_find_editions_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_editions", status="shelved") == []


def test_get_edition_shows_the_edition(bench: Bench) -> None:
    result = bench.call("get_edition", edition_id="ed-5100")
    assert result == {
        "id": "ed-5100",
        "title": "Parade for Avenue",
        "artist": "The Welders",
        "price": 27500,
        "status": "closed",
        "pressing": 6,
        "per_customer": 2,
        "arrived": 0,
        "opens_on": "2026-05-01",
        "free_copies": 1,
        "copies_sent": 0,
        "copies_waited_for": 0,
        "next_delivery": "2026-06-15",
    }


def test_get_edition_shows_the_edition_when_status_is_arrived(bench: Bench) -> None:
    bench.arrange("pressing_runs", "pe-7397", status="arrived")
    result = bench.call("get_edition", edition_id="ed-5789")
    assert result == {
        "id": "ed-5789",
        "title": "The Hidden Parade",
        "artist": "Surveyors & Echo",
        "price": 20500,
        "status": "open",
        "pressing": 8,
        "per_customer": 2,
        "arrived": 4,
        "opens_on": "2026-03-21",
        "free_copies": 5,
        "copies_sent": 1,
        "copies_waited_for": 0,
    }


def test_open_for_members_sets_status_to_members_only(bench: Bench) -> None:
    bench.call("open_for_members", edition_id="ed-3494")
    assert bench.changes() == [updated("editions", "ed-3494", status="members_only")]


def test_open_for_members_changes_the_edition(bench: Bench) -> None:
    bench.call("open_for_members", edition_id="ed-1427")
    assert bench.changes() == [updated("editions", "ed-1427", status="members_only", opens_on="2026-06-17")]


def test_open_for_members_is_refused_because_the_edition_must_be_announced(bench: Bench) -> None:
    assert bench.refusal("open_for_members", edition_id="ed-1142") == "The edition must be announced."


def test_open_for_members_is_refused_because_its_opening_day_has_not_come(bench: Bench) -> None:
    assert bench.refusal("open_for_members", edition_id="ed-3176") == "Its opening day has not come."


def test_open_for_all_sets_status_to_open(bench: Bench) -> None:
    bench.call("open_for_all", edition_id="ed-6708")
    assert bench.changes() == [updated("editions", "ed-6708", status="open")]


def test_open_for_all_is_allowed(bench: Bench) -> None:
    bench.arrange("preorders", "pr-1000", edition_id="ed-5577")
    bench.call("open_for_all", edition_id="ed-5577")


def test_open_for_all_is_refused_because_the_edition_must_be_members_only(bench: Bench) -> None:
    assert bench.refusal("open_for_all", edition_id="ed-1427") == "The edition must be members only."


def test_open_for_all_is_refused_because_the_members_sale_lasts_two_days(bench: Bench) -> None:
    assert bench.refusal("open_for_all", edition_id="ed-3890") == "The members' sale lasts two days."


def test_open_for_all_is_refused_because_no_copies_are_left(bench: Bench) -> None:
    bench.arrange("editions", "ed-5577", pressing=4)
    assert bench.refusal("open_for_all", edition_id="ed-5577") == "No copies are left."


def test_open_for_all_is_refused_because_no_copies_are_left_2(bench: Bench) -> None:
    bench.arrange("editions", "ed-5577", pressing=3, opens_on="2026-06-15")
    assert bench.refusal("open_for_all", edition_id="ed-5577") == "No copies are left."


def test_close_edition_sets_status_to_closed(bench: Bench) -> None:
    bench.call("close_edition", edition_id="ed-2177")
    assert bench.changes() == [updated("editions", "ed-2177", status="closed")]


def test_close_edition_is_allowed(bench: Bench) -> None:
    bench.call("close_edition", edition_id="ed-2744")


def test_close_edition_is_refused_because_the_edition_must_be_open(bench: Bench) -> None:
    assert bench.refusal("close_edition", edition_id="ed-1427") == "The edition must be open."


def test_close_edition_is_refused_because_somebody_is_waiting_for_this_edition(bench: Bench) -> None:
    assert bench.refusal("close_edition", edition_id="ed-1142") == "Somebody is waiting for this edition."


def test_close_edition_is_refused_because_some_reservations_are_unpaid(bench: Bench) -> None:
    assert bench.refusal("close_edition", edition_id="ed-5736") == "Some reservations are unpaid."
