"""Tests of the tools for things of Kadriorg household things."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, inserted, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        (
            {"owner_id": "ho-6046", "status": "in_repair", "fragile": False, "warranty_until_from": "2028-04-16"},
            ["th-5620"],
        ),
        ({"name": "Maker", "min_price": 37000}, ["th-5082"]),
        ({"room_id": "ro-7461"}, ["th-2734", "th-4519", "th-9223", "th-2584", "th-3453", "th-7929", "th-8034"]),
    ],
)
def test_find_things_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_things", **filters) == ids


@pytest.mark.parametrize(
    ("filters", "total"),
    [
        ({"min_price": 171500}, 9),
        ({"owner_name": "Kavya Gupta"}, 32),
        ({"warranty_until_from": "2027-04-14"}, 39),
    ],
)
def test_find_things_counts(bench: Bench, filters: dict[str, Json], total: int) -> None:
    assert bench.call("find_things", **filters)["total"] == total


def test_find_things_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_things", page=12) == ["th-3405", "th-2948"]


def test_find_things_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_things", owner_name="Unheard of") == []


def test_get_thing_shows_the_thing(bench: Bench) -> None:
    result = bench.call("get_thing", thing_id="th-1524")
    assert result == {
        "id": "th-1524",
        "name": "Red Camera",
        "owner_id": "ho-6500",
        "room_id": "ro-9720",
        "price": 120500,
        "bought_on": "2025-07-09",
        "warranty_until": "2026-07-09",
        "fragile": False,
        "status": "kept",
        "owner_name": "Chloé Blanchet",
        "room_name": "Box",
        "warranty_days": 0,
        "times_lent": 0,
        "times_repaired": 0,
    }


def test_report_things_finds_nothing(bench: Bench) -> None:
    assert bench.ids("report_things", owner_id="ho-6500", status="sold") == []


def test_report_things_adds_up(bench: Bench) -> None:
    result = bench.call("report_things", bought_from="2025-01-02")
    assert result == {
        "items": [
            {"room_name": "Attic", "things": 7, "total": 276000, "dearest": 114000},
            {"room_name": "Blue", "things": 4, "total": 117000, "dearest": 80500},
            {"room_name": "Box", "things": 10, "total": 731000, "dearest": 183500},
            {"room_name": "Garden", "things": 6, "total": 242000, "dearest": 92500},
            {"room_name": "Laundry", "things": 6, "total": 416000, "dearest": 192500},
            {"room_name": "Sewing", "things": 13, "total": 682000, "dearest": 185000},
            {"room_name": "Tool", "things": 11, "total": 584500, "dearest": 154000},
        ],
        "total": 7,
    }


def test_report_things_adds_up_with_owner_id_and_status(bench: Bench) -> None:
    result = bench.call("report_things", owner_id="ho-6500", status="in_repair")
    assert result == {
        "items": [
            {"room_name": "Attic", "things": 1, "total": 47500, "dearest": 47500},
            {"room_name": "Box", "things": 1, "total": 22500, "dearest": 22500},
            {"room_name": "Garden", "things": 1, "total": 16000, "dearest": 16000},
            {"room_name": "Sewing", "things": 1, "total": 158000, "dearest": 158000},
            {"room_name": "Tool", "things": 1, "total": 13000, "dearest": 13000},
        ],
        "total": 5,
    }


def test_add_thing_adds_a_thing(bench: Bench) -> None:
    bench.call(
        "add_thing",
        name="New Silver Microscope",
        room_id="ro-1565",
        price=120500,
        bought_on="2026-06-23",
        warranty_until="2026-07-09",
    )
    assert bench.changes() == [
        inserted(
            "things",
            "th-9014",
            name="New Silver Microscope",
            owner_id="ho-6500",
            room_id="ro-1565",
            price=120500,
            bought_on="2026-06-23",
            warranty_until="2026-07-09",
            fragile=0,
            status="kept",
        ),
    ]


def test_add_thing_is_allowed(bench: Bench) -> None:
    bench.call(
        "add_thing",
        name="New Norrland Wallpaper Table",
        room_id="ro-1565",
        price=120500,
        bought_on="2026-05-24",
        warranty_until="2026-07-09",
    )


def test_add_thing_is_refused_because_only_what_has_been_bought_is_added(bench: Bench) -> None:
    sentence = bench.refusal(
        "add_thing",
        name="New Norrland Wallpaper Table",
        room_id="ro-1565",
        price=120500,
        bought_on="2026-08-23",
        warranty_until="2026-07-09",
    )
    assert sentence == "Only what has been bought is added."


def test_add_thing_is_refused_because_older_things_are_not_added_any_more(bench: Bench) -> None:
    sentence = bench.refusal(
        "add_thing",
        name="New Norrland Wallpaper Table",
        room_id="ro-1565",
        price=120500,
        bought_on="2026-05-23",
        warranty_until="2026-07-09",
    )
    assert sentence == "Older things are not added any more."


@pytest.mark.parametrize(
    "arguments",
    [
        {
            "name": "New Norrland Wallpaper Table",
            "room_id": "ro-1565",
            "price": 120500,
            "bought_on": "2026-07-09",
            "warranty_until": "2026-07-09",
        },
        {
            "name": "New Norrland Wallpaper Table",
            "room_id": "ro-1565",
            "price": 120500,
            "bought_on": "2026-08-22",
            "warranty_until": "2026-07-09",
        },
    ],
)
def test_add_thing_is_refused_because_the_warranty_ends_after_the_purchase(
    bench: Bench, arguments: dict[str, Json]
) -> None:
    assert bench.refusal("add_thing", **arguments) == "The warranty ends after the purchase."


def test_add_thing_is_refused_because_another_thing_already_has_this_name(bench: Bench) -> None:
    sentence = bench.refusal(
        "add_thing",
        name="Norrland Wallpaper Table",
        room_id="ro-9720",
        price=23000,
        bought_on="2026-06-29",
        warranty_until="2027-02-18",
    )
    assert sentence == "Another thing already has this name."


def test_put_thing_sets_room_id_to_ro_9720(bench: Bench) -> None:
    bench.call("put_thing", thing_id="th-4982", room_id="ro-9720")
    assert bench.changes() == [updated("things", "th-4982", room_id="ro-9720")]


def test_put_thing_is_refused_because_the_thing_belongs_to_somebody_else(bench: Bench) -> None:
    assert bench.refusal("put_thing", thing_id="th-2379", room_id="ro-1952") == "The thing belongs to somebody else."


def test_put_thing_is_refused_because_the_thing_is_not_at_home(bench: Bench) -> None:
    assert bench.refusal("put_thing", thing_id="th-3012", room_id="ro-1952") == "The thing is not at home."


def test_put_thing_is_refused_because_the_thing_is_there_already(bench: Bench) -> None:
    assert bench.refusal("put_thing", thing_id="th-7397", room_id="ro-3135") == "The thing is there already."


def test_put_thing_is_refused_because_the_room_is_full(bench: Bench) -> None:
    assert bench.refusal("put_thing", thing_id="th-1199", room_id="ro-1952") == "The room is full."


def test_mark_fragile_sets_fragile_to_1(bench: Bench) -> None:
    bench.call("mark_fragile", thing_id="th-1199")
    assert bench.changes() == [updated("things", "th-1199", fragile=1)]


def test_mark_fragile_is_allowed(bench: Bench) -> None:
    bench.arrange("things", "th-5489", price=10001)
    bench.call("mark_fragile", thing_id="th-5489")


def test_mark_fragile_is_refused_because_this_is_noted_already(bench: Bench) -> None:
    assert bench.refusal("mark_fragile", thing_id="th-4354") == "This is noted already."


def test_mark_fragile_is_refused_because_the_thing_is_not_at_home(bench: Bench) -> None:
    assert bench.refusal("mark_fragile", thing_id="th-1611") == "The thing is not at home."


def test_mark_fragile_is_refused_because_the_thing_is_cheap_and_was_never_repaired(bench: Bench) -> None:
    bench.arrange("things", "th-5489", price=10000)
    assert bench.refusal("mark_fragile", thing_id="th-5489") == "The thing is cheap and was never repaired."


def test_prolong_warranty_sets_warranty_until_to_2028_06_12(bench: Bench) -> None:
    bench.call("prolong_warranty", thing_id="th-3405", extra=365)
    assert bench.changes() == [updated("things", "th-3405", warranty_until="2028-06-12")]


def test_prolong_warranty_is_allowed(bench: Bench) -> None:
    bench.arrange("things", "th-3405", warranty_until="2026-08-22")
    bench.call("prolong_warranty", thing_id="th-3405", extra=365)


def test_prolong_warranty_is_refused_because_the_thing_is_in_repair_or_gone(bench: Bench) -> None:
    assert bench.refusal("prolong_warranty", thing_id="th-5553", extra=31) == "The thing is in repair or gone."


def test_prolong_warranty_is_refused_because_the_warranty_has_run_out(bench: Bench) -> None:
    assert bench.refusal("prolong_warranty", thing_id="th-1199", extra=31) == "The warranty has run out."


def test_prolong_warranty_is_refused_because_the_warranty_would_last_more_than_four_years(bench: Bench) -> None:
    sentence = bench.refusal("prolong_warranty", thing_id="th-3405", extra=366)
    assert sentence == "The warranty would last more than four years."


def test_prolong_warranty_is_refused_because_the_warranty_has_been_used_for_a_repair(bench: Bench) -> None:
    assert bench.refusal("prolong_warranty", thing_id="th-6195", extra=31) == "The warranty has been used for a repair."


def test_sell_thing_sets_status_to_sold(bench: Bench) -> None:
    bench.call("sell_thing", thing_id="th-1199")
    assert bench.changes() == [updated("things", "th-1199", status="sold")]


def test_sell_thing_is_refused_because_the_thing_must_be_kept(bench: Bench) -> None:
    assert bench.refusal("sell_thing", thing_id="th-1858") == "The thing must be kept."


def test_sell_thing_is_refused_because_the_thing_belongs_to_somebody_else(bench: Bench) -> None:
    assert bench.refusal("sell_thing", thing_id="th-1006") == "The thing belongs to somebody else."


def test_sell_thing_is_refused_because_a_damage_of_the_thing_has_been_reported(bench: Bench) -> None:
    assert bench.refusal("sell_thing", thing_id="th-9089") == "A damage of the thing has been reported."
