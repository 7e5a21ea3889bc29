"""Tests of the tools of Radio Brackwater."""

from pathlib import Path
from typing import Any

import pytest

from mcp_servers.runtime.testing import Bench, inserted, updated


@pytest.fixture
def bench() -> Bench:
    return Bench(Path(__file__).parent)


def planned(bench: Bench) -> str:
    """Return the id of a broadcast that has not begun and has no spots."""
    for broadcast in bench.ids("find_broadcasts", status="planned", page=2):
        if not bench.ids("find_spots", broadcast_id=broadcast):
            return broadcast
    raise AssertionError("every planned broadcast has spots")


def names(bench: Bench, tool: str, **filters: Any) -> list[str]:
    return [item["name"] for item in bench.call(tool, **filters)["items"]]


def test_find_hosts_by_part_of_a_name(bench: Bench) -> None:
    assert names(bench, "find_hosts", name="hale") == ["Padraig Hale"]
    assert names(bench, "find_hosts", name="nobody") == []


def test_find_studios_by_kind(bench: Bench) -> None:
    assert names(bench, "find_studios", kind="live") == ["Lantern Room", "Net Loft"]


def test_find_shows_by_name_host_and_genre(bench: Bench) -> None:
    host = bench.ids("find_hosts", name="Padraig")[0]
    assert names(bench, "find_shows", host_id=host) == ["Saturday Scrum", "Sidelines"]
    assert names(bench, "find_shows", genre="drama") == ["The Reading Lamp", "Under the Viaduct"]
    assert names(bench, "find_shows", name="jazz") == ["Small Hours Jazz"]


def test_find_shows_turns_the_page(bench: Bench) -> None:
    assert len(names(bench, "find_shows", page=2)) == 4


def test_find_broadcasts_in_the_order_of_their_start(bench: Bench) -> None:
    show = bench.ids("find_shows", name="Tide Tables")[0]
    found = bench.call("find_broadcasts", show_id=show)["items"]
    assert {item["show_name"] for item in found} == {"Tide Tables"}
    starts = [item["starts_at"] for item in found]
    assert starts == sorted(starts)


def test_find_broadcasts_by_number_day_studio_and_status(bench: Bench) -> None:
    first = bench.call("find_broadcasts", status="planned")["items"][0]
    assert bench.ids("find_broadcasts", number=first["number"]) == [first["id"]]
    assert first["id"] in bench.ids("find_broadcasts", day=first["starts_at"][:10], status="planned")
    recording = bench.ids("find_studios", kind="recording")[0]
    assert bench.ids("find_broadcasts", studio_id=recording) == []


def test_get_broadcast_adds_up_its_spots(bench: Bench) -> None:
    spot = bench.call("find_spots", status="aired")["items"][0]
    broadcast = bench.ids("find_broadcasts", number=spot["broadcast_number"])[0]
    spots = bench.call("find_spots", broadcast_id=broadcast)["items"]
    shown = bench.call("get_broadcast", broadcast_id=broadcast)
    assert shown["spot_seconds"] == sum(item["seconds"] for item in spots)
    assert shown["number"] == spot["broadcast_number"]


def test_find_sponsors_by_part_of_a_name(bench: Bench) -> None:
    assert names(bench, "find_sponsors", name="books") == ["Saltmarsh Books"]


def test_find_spots_the_dearest_first(bench: Bench) -> None:
    sponsor = bench.ids("find_sponsors", name="Lough")[0]
    found = bench.call("find_spots", sponsor_id=sponsor)["items"]
    assert {item["sponsor_name"] for item in found} == {"Lough Vets"}
    prices = [item["price"] for item in found]
    assert prices == sorted(prices, reverse=True)


def test_report_sponsors_adds_up_their_spots(bench: Bench) -> None:
    shown = bench.call("report_sponsors", status="booked")["items"][0]
    sponsor = bench.ids("find_sponsors", name=shown["sponsor_name"])[0]
    booked = bench.call("find_spots", sponsor_id=sponsor, status="booked")
    assert shown["spots"] == booked["total"]
    assert shown["price"] == sum(item["price"] for item in booked["items"])


@pytest.mark.parametrize(
    ("tool", "arguments", "refusal"),
    [
        ("get_broadcast", {"broadcast_id": "br-0000"}, "No broadcast has this id."),
        ("cancel_broadcast", {"broadcast_id": "br-0000"}, "No broadcast has this id."),
        ("move_broadcast", {"broadcast_id": "br-0000", "starts_at": "2026-10-20T09:00"}, "No broadcast has this id."),
        ("withdraw_spot", {"spot_id": "sp-0000"}, "No spot has this id."),
        (
            "book_spot",
            {"sponsor_id": "sp-0000", "broadcast_id": "br-0000", "seconds": 10, "price": 900},
            "No sponsor has this id.",
        ),
    ],
)
def test_an_unknown_id_is_refused(bench: Bench, tool: str, arguments: dict[str, Any], refusal: str) -> None:
    assert bench.refusal(tool, **arguments) == refusal


def plan(bench: Bench, **change: Any) -> dict[str, Any]:
    """Return the arguments of a broadcast that can be planned."""
    show = bench.ids("find_shows", name="Vinyl Attic")[0]
    studio = bench.ids("find_studios", kind="live")[0]
    return {"number": "B-9000", "show_id": show, "studio_id": studio, "starts_at": "2026-11-02T06:00", **change}


def test_plan_broadcast_adds_a_row(bench: Bench) -> None:
    arguments = plan(bench)
    made = bench.call("plan_broadcast", **arguments)
    assert bench.changes() == [inserted("broadcasts", made["id"], status="planned", **arguments)]
    again = {**arguments, "number": "B-9001"}
    assert bench.refusal("plan_broadcast", **again) == "Something else starts in this studio then."


def test_plan_broadcast_is_refused(bench: Bench) -> None:
    recording = bench.ids("find_studios", kind="recording")[0]
    taken = bench.call("find_broadcasts")["items"][0]["number"]
    refused = bench.refusal
    assert refused("plan_broadcast", **plan(bench, studio_id=recording)) == "Nothing goes out from a recording studio."
    assert refused("plan_broadcast", **plan(bench, number=taken)) == "This broadcast number is taken."
    assert refused("plan_broadcast", **plan(bench, starts_at="2026-09-14T10:00")) == "That moment is past."
    assert refused("plan_broadcast", **plan(bench, show_id="sh-0000")) == "No show has this id."


def test_move_broadcast_changes_its_start(bench: Bench) -> None:
    key = planned(bench)
    bench.call("move_broadcast", broadcast_id=key, starts_at="2026-11-02T06:00")
    assert bench.changes() == [updated("broadcasts", key, starts_at="2026-11-02T06:00")]


def test_a_broadcast_that_has_begun_is_not_moved(bench: Bench) -> None:
    key = planned(bench)
    bench.arrange("broadcasts", key, starts_at="2026-09-14T10:00")
    refusal = bench.refusal("move_broadcast", broadcast_id=key, starts_at="2026-11-02T06:00")
    assert refusal == "The broadcast has begun."


def test_a_broadcast_is_not_moved_to_where_another_starts(bench: Bench) -> None:
    key, other = planned(bench), bench.ids("find_broadcasts", status="planned", page=3)[0]
    studio = bench.call("get_broadcast", broadcast_id=key)["studio_id"]
    bench.arrange("broadcasts", other, studio_id=studio, starts_at="2026-11-02T06:00")
    refusal = bench.refusal("move_broadcast", broadcast_id=key, starts_at="2026-11-02T06:00")
    assert refusal == "Something else starts in this studio then."


def test_cancel_broadcast_withdraws_its_spots(bench: Bench) -> None:
    key = planned(bench)
    spot = bench.ids("find_spots", status="booked")[0]
    bench.arrange("spots", spot, broadcast_id=key)
    bench.call("cancel_broadcast", broadcast_id=key)
    assert bench.changes() == [
        updated("broadcasts", key, status="cancelled"),
        updated("spots", spot, status="withdrawn"),
    ]
    assert bench.refusal("cancel_broadcast", broadcast_id=key) == "The broadcast was aired or cancelled."


def test_book_spot_adds_a_row(bench: Bench) -> None:
    key, sponsor = planned(bench), bench.ids("find_sponsors", name="Weir")[0]
    arguments = {"sponsor_id": sponsor, "broadcast_id": key, "seconds": 60, "price": 6_600}
    made = bench.call("book_spot", **arguments)
    assert bench.changes() == [inserted("spots", made["id"], status="booked", **arguments)]
    refusal = "There is no room for so many seconds in this broadcast."
    assert bench.refusal("book_spot", **{**arguments, "seconds": 31}) == refusal
    bench.call("book_spot", **{**arguments, "seconds": 30})


def test_withdraw_spot_changes_its_status(bench: Bench) -> None:
    key = bench.ids("find_spots", status="booked")[0]
    bench.call("withdraw_spot", spot_id=key)
    assert bench.changes() == [updated("spots", key, status="withdrawn")]
    assert bench.refusal("withdraw_spot", spot_id=key) == "The spot was aired or withdrawn."


def test_swap_studios_changes_both(bench: Bench) -> None:
    one, other = bench.ids("find_broadcasts", status="planned", page=2)[:2]
    bench.call("swap_studios", broadcast_id=one, other_id=other)
    assert len(bench.changes()) == 2
