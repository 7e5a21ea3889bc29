"""Tests of the tools for found items of Stadtlinien lost property."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, inserted, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"description": "Sunglasses"}, ["fo-3036", "fo-7588", "fo-3920", "fo-7167"]),
        ({"tag": "LP-70917"}, ["fo-8932"]),
        ({"status": "returned"}, ["fo-3185", "fo-3468", "fo-3005"]),
        (
            {"found_from": "2026-10-22"},
            [
                "fo-1559",
                "fo-2985",
                "fo-4500",
                "fo-7778",
                "fo-3551",
                "fo-6025",
                "fo-8995",
                "fo-4186",
                "fo-5623",
                "fo-8932",
            ],
        ),
    ],
)
def test_find_items_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_items", **filters) == ids


@pytest.mark.parametrize(
    ("filters", "total"),
    [
        ({"found_from": "2026-10-22"}, 41),
        ({"category_id": "ca-6906"}, 8),
        ({"colour": "blue"}, 35),
        ({"route_id": "ro-7966"}, 14),
        ({"office_id": "of-9096"}, 71),
    ],
)
def test_find_items_counts(bench: Bench, filters: dict[str, Json], total: int) -> None:
    assert bench.call("find_items", **filters)["total"] == total


def test_find_items_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_items", page=14) == ["fo-7167", "fo-8736"]


def test_find_items_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_items", category_id="ca-2732", colour="red", route_id="ro-7359", office_id="of-9096") == []


def test_get_item_shows_the_item(bench: Bench) -> None:
    result = bench.call("get_item", found_item_id="fo-6877")
    assert result == {
        "id": "fo-6877",
        "tag": "LP-81597",
        "category_id": "ca-3839",
        "description": "Clarinet",
        "colour": "black",
        "route_id": "ro-8666",
        "office_id": "of-9096",
        "found_on": "2026-09-14",
        "value": 10000,
        "status": "stored",
        "category_name": "instrument",
        "category_keep_days": 14,
        "office_name": "Central Station",
        "route_name": "Bus 52",
        "days_stored": 50,
        "current_fee": 1500,
        "open_matches": 0,
    }


def test_get_item_shows_the_item_when_found_item_id_is_fo_3551(bench: Bench) -> None:
    result = bench.call("get_item", found_item_id="fo-3551")
    assert result == {
        "id": "fo-3551",
        "tag": "LP-83831",
        "category_id": "ca-2732",
        "description": "Evening bag with sequins",
        "colour": "black",
        "route_id": "ro-7966",
        "office_id": "of-2387",
        "found_on": "2026-11-02",
        "value": 7500,
        "status": "promised",
        "category_name": "handbag",
        "category_keep_days": 28,
        "office_name": "North Terminus",
        "route_name": "Bus 21",
        "days_stored": 1,
        "current_fee": 200,
        "open_matches": 0,
    }


def test_report_items_finds_nothing(bench: Bench) -> None:
    assert bench.ids("report_items", status="returned", office_id="of-9096") == []


def test_report_items_adds_up(bench: Bench) -> None:
    result = bench.call("report_items", status="promised")
    assert result == {
        "items": [
            {"category_name": "coat", "items": 6, "value": 14500, "first_found": "2026-10-14"},
            {"category_name": "handbag", "items": 12, "value": 55000, "first_found": "2026-09-17"},
            {"category_name": "instrument", "items": 4, "value": 210000, "first_found": "2026-10-03"},
            {"category_name": "laptop", "items": 4, "value": 171500, "first_found": "2026-09-12"},
            {"category_name": "toy", "items": 1, "value": 500, "first_found": "2026-10-13"},
        ],
        "total": 5,
    }


def test_report_items_adds_up_with_found_from(bench: Bench) -> None:
    result = bench.call("report_items", found_from="2026-10-09")
    assert result == {
        "items": [
            {"category_name": "coat", "items": 15, "value": 61000, "first_found": "2026-10-09"},
            {"category_name": "groceries", "items": 6, "value": 39500, "first_found": "2026-10-16"},
            {"category_name": "handbag", "items": 22, "value": 107000, "first_found": "2026-10-09"},
            {"category_name": "instrument", "items": 8, "value": 395500, "first_found": "2026-10-12"},
            {"category_name": "laptop", "items": 10, "value": 433500, "first_found": "2026-10-12"},
            {"category_name": "spectacles", "items": 5, "value": 25000, "first_found": "2026-10-23"},
            {"category_name": "toy", "items": 2, "value": 3500, "first_found": "2026-10-13"},
        ],
        "total": 7,
    }


def test_report_items_adds_up_with_office_id_and_route_id(bench: Bench) -> None:
    result = bench.call("report_items", office_id="of-2387", route_id="ro-8665")
    assert result == {
        "items": [{"category_name": "handbag", "items": 1, "value": 6500, "first_found": "2026-10-22"}],
        "total": 1,
    }


def test_register_item_adds_a_item(bench: Bench) -> None:
    bench.call(
        "register_item",
        tag="New LP-38296",
        category_id="ca-2732",
        description="Sunglasses",
        colour="blue",
        route_id="ro-6556",
        value=36000,
    )
    assert bench.changes() == [
        inserted(
            "found_items",
            "fo-5840",
            tag="New LP-38296",
            category_id="ca-2732",
            description="Sunglasses",
            colour="blue",
            route_id="ro-6556",
            office_id="of-9096",
            found_on="2026-11-03",
            value=36000,
            status="stored",
        ),
    ]


def test_register_item_is_allowed(bench: Bench) -> None:
    bench.arrange("clerks", "cl-3267", office_id="of-2387")
    bench.arrange("offices", "of-2387", shelf_space=28)
    bench.call(
        "register_item",
        tag="New LP-34762",
        category_id="ca-2732",
        description="Handbag with knitting in it",
        colour="black",
        route_id="ro-2938",
        value=2000,
    )


def test_register_item_is_refused_because_there_is_no_room_on_your_offices_shelves(bench: Bench) -> None:
    bench.arrange("clerks", "cl-3267", office_id="of-2387")
    bench.arrange("offices", "of-2387", shelf_space=27)
    sentence = bench.refusal(
        "register_item",
        tag="New LP-34762",
        category_id="ca-2732",
        description="Handbag with knitting in it",
        colour="black",
        route_id="ro-2938",
        value=2000,
    )
    assert sentence == "There is no room on your office's shelves."


def test_register_item_is_refused_because_another_item_already_has_this_tag_number(bench: Bench) -> None:
    sentence = bench.refusal(
        "register_item",
        tag="LP-02036",
        category_id="ca-2148",
        description="Laptop with stickers",
        colour="grey",
        route_id="ro-6556",
        value=6000,
    )
    assert sentence == "Another item already has this tag number."


def test_dispose_item_sets_status_to_disposed(bench: Bench) -> None:
    bench.call("dispose_item", found_item_id="fo-3925")
    assert bench.changes() == [updated("found_items", "fo-3925", status="disposed")]


def test_dispose_item_is_allowed(bench: Bench) -> None:
    bench.arrange("matches", "ma-1620", found_item_id="fo-6546")
    bench.call("dispose_item", found_item_id="fo-6546")


def test_dispose_item_is_refused_because_the_item_must_be_stored(bench: Bench) -> None:
    assert bench.refusal("dispose_item", found_item_id="fo-1212") == "The item must be stored."


def test_dispose_item_is_refused_because_the_item_lies_at_another_office(bench: Bench) -> None:
    assert bench.refusal("dispose_item", found_item_id="fo-1755") == "The item lies at another office."


def test_dispose_item_is_refused_because_valuables_go_to_the_police(bench: Bench) -> None:
    assert bench.refusal("dispose_item", found_item_id="fo-6877") == "Valuables go to the police."


def test_dispose_item_is_refused_because_the_item_has_to_be_kept_longer(bench: Bench) -> None:
    assert bench.refusal("dispose_item", found_item_id="fo-1063") == "The item has to be kept longer."


def test_give_to_police_sets_status_to_surrendered(bench: Bench) -> None:
    bench.call("give_to_police", found_item_id="fo-6877")
    assert bench.changes() == [updated("found_items", "fo-6877", status="surrendered")]


def test_give_to_police_is_allowed(bench: Bench) -> None:
    bench.call("give_to_police", found_item_id="fo-3068")


def test_give_to_police_is_refused_because_the_item_must_be_stored(bench: Bench) -> None:
    assert bench.refusal("give_to_police", found_item_id="fo-1212") == "The item must be stored."


def test_give_to_police_is_refused_because_the_item_lies_at_another_office(bench: Bench) -> None:
    assert bench.refusal("give_to_police", found_item_id="fo-1755") == "The item lies at another office."


def test_give_to_police_is_refused_because_only_valuables_go_to_the_police(bench: Bench) -> None:
    assert bench.refusal("give_to_police", found_item_id="fo-3925") == "Only valuables go to the police."


def test_give_to_police_is_refused_because_the_item_is_kept_for_21_days_first(bench: Bench) -> None:
    assert bench.refusal("give_to_police", found_item_id="fo-7788") == "The item is kept for 21 days first."


def test_give_to_police_is_refused_because_a_match_of_this_item_is_waiting(bench: Bench) -> None:
    bench.arrange("matches", "ma-2414", status="proposed")
    assert bench.refusal("give_to_police", found_item_id="fo-6877") == "A match of this item is waiting."
