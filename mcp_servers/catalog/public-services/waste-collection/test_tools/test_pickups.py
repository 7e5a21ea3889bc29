"""Tests of the tools for pickups of Tannberg waste service."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, inserted, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"household_id": "ho-6709"}, ["pi-6434", "pi-6529"]),
        (
            {"min_volume": 2},
            [
                "pi-4923",
                "pi-2340",
                "pi-3313",
                "pi-6686",
                "pi-8122",
                "pi-2993",
                "pi-3181",
                "pi-5895",
                "pi-6434",
                "pi-5012",
            ],
        ),
        ({"status": "cancelled"}, ["pi-1681"]),
        ({"tour_id": "to-1742"}, ["pi-2113", "pi-7502"]),
    ],
)
def test_find_pickups_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_pickups", **filters) == ids


def test_find_pickups_counts(bench: Bench) -> None:
    assert bench.call("find_pickups", goods="garden")["total"] == 8


def test_find_pickups_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_pickups", page=7) == ["pi-9230", "pi-5810"]


def test_find_pickups_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_pickups", tour_id="to-6836", goods="scrap") == []


def test_report_pickups_finds_nothing(bench: Bench) -> None:
    assert bench.ids("report_pickups", status="cancelled", district_name="Windmill Green") == []


def test_report_pickups_adds_up(bench: Bench) -> None:
    result = bench.call("report_pickups", tour_starts_from="2026-06-09T08:15")
    assert result == {
        "items": [
            {"goods": "appliances", "pickups": 11, "volume": 23, "fees": 0},
            {"goods": "furniture", "pickups": 8, "volume": 15, "fees": 0},
            {"goods": "garden", "pickups": 2, "volume": 2, "fees": 0},
            {"goods": "scrap", "pickups": 4, "volume": 5, "fees": 0},
        ],
        "total": 4,
    }


def test_report_pickups_adds_up_with_status_and_district_name(bench: Bench) -> None:
    result = bench.call("report_pickups", status="collected", district_name="Windmill Green")
    assert result == {"items": [{"goods": "furniture", "pickups": 2, "volume": 5, "fees": 0}], "total": 1}


def test_book_pickup_adds_a_pick_up(bench: Bench) -> None:
    bench.call("book_pickup", household_id="ho-1044", tour_id="to-1742", goods="furniture", volume=3)
    assert bench.changes() == [
        inserted(
            "pickups",
            "pi-2477",
            tour_id="to-1742",
            household_id="ho-1044",
            goods="furniture",
            volume=3,
            status="booked",
            fee=4500,
            booked_at="2026-06-09T08:00",
        ),
    ]


def test_book_pickup_adds_a_pick_up_with_remark(bench: Bench) -> None:
    bench.call(
        "book_pickup",
        household_id="ho-3244",
        tour_id="to-1742",
        goods="furniture",
        volume=5,
        remark="Ping-pong table.",
    )
    assert bench.changes() == [
        inserted(
            "pickups",
            "pi-2477",
            tour_id="to-1742",
            household_id="ho-3244",
            goods="furniture",
            remark="Ping-pong table.",
            volume=5,
            status="booked",
            fee=0,
            booked_at="2026-06-09T08:00",
        ),
    ]


def test_book_pickup_is_allowed(bench: Bench) -> None:
    bench.arrange("pickups", "pi-1011", tour_id="to-1742")
    bench.arrange("pickups", "pi-1287", tour_id="to-1742")
    bench.arrange("pickups", "pi-1681", tour_id="to-1742")
    bench.call("book_pickup", household_id="ho-3244", tour_id="to-1742", goods="furniture", volume=5)


def test_book_pickup_is_allowed_when_tour_id_is_to_1742_when_tour_id_is_to_1742(bench: Bench) -> None:
    bench.arrange("pickups", "pi-1011", tour_id="to-1742")
    bench.arrange("pickups", "pi-1287", tour_id="to-1742")
    bench.arrange("tours", "to-1742", lorry_id="lo-7128")
    bench.call("book_pickup", household_id="ho-3244", tour_id="to-1742", goods="furniture", volume=5)


def test_book_pickup_is_refused_because_argument_volume_must_be_at_most_5(bench: Bench) -> None:
    sentence = bench.refusal("book_pickup", household_id="ho-6011", tour_id="to-9667", goods="furniture", volume=6)
    assert sentence == "Argument 'volume' must be at most 5."


def test_book_pickup_is_refused_because_the_tour_collects_bins(bench: Bench) -> None:
    sentence = bench.refusal("book_pickup", household_id="ho-1416", tour_id="to-8176", goods="appliances", volume=1)
    assert sentence == "The tour collects bins."


def test_book_pickup_is_refused_because_appliances_and_only_these_go_on_electronics_tours(bench: Bench) -> None:
    sentence = bench.refusal("book_pickup", household_id="ho-3979", tour_id="to-8855", goods="appliances", volume=3)
    assert sentence == "Appliances, and only these, go on electronics tours."


def test_book_pickup_is_refused_because_the_tour_goes_through_another_district(bench: Bench) -> None:
    sentence = bench.refusal("book_pickup", household_id="ho-6292", tour_id="to-7718", goods="garden", volume=3)
    assert sentence == "The tour goes through another district."


def test_book_pickup_is_refused_because_pick_ups_are_booked_three_days_ahead(bench: Bench) -> None:
    sentence = bench.refusal("book_pickup", household_id="ho-3139", tour_id="to-4778", goods="appliances", volume=2)
    assert sentence == "Pick-ups are booked three days ahead."


def test_book_pickup_is_refused_because_the_household_has_a_pick_up_booked_already(bench: Bench) -> None:
    sentence = bench.refusal("book_pickup", household_id="ho-6011", tour_id="to-9667", goods="furniture", volume=3)
    assert sentence == "The household has a pick-up booked already."


def test_book_pickup_is_refused_because_there_is_not_enough_room_on_the_tour(bench: Bench) -> None:
    bench.arrange("lorries", "lo-4370", capacity=6)
    sentence = bench.refusal("book_pickup", household_id="ho-3244", tour_id="to-1742", goods="furniture", volume=5)
    assert sentence == "There is not enough room on the tour."


def test_move_pickup_sets_tour_id_to_to_1742(bench: Bench) -> None:
    bench.call("move_pickup", pickup_id="pi-9563", tour_id="to-1742")
    assert bench.changes() == [updated("pickups", "pi-9563", tour_id="to-1742")]


def test_move_pickup_is_allowed(bench: Bench) -> None:
    bench.arrange("tours", "to-8453", starts_at="2026-06-12T00:00")
    bench.arrange("lorries", "lo-2498", capacity=7)
    bench.call("move_pickup", pickup_id="pi-3345", tour_id="to-8453")


def test_move_pickup_is_refused_because_the_pick_up_is_over_or_cancelled(bench: Bench) -> None:
    assert bench.refusal("move_pickup", pickup_id="pi-9852", tour_id="to-5981") == "The pick-up is over or cancelled."


def test_move_pickup_is_refused_because_it_is_too_late_to_change_this_pick_up(bench: Bench) -> None:
    sentence = bench.refusal("move_pickup", pickup_id="pi-5012", tour_id="to-9576")
    assert sentence == "It is too late to change this pick-up."


def test_move_pickup_is_refused_because_the_pick_up_is_on_this_tour_already(bench: Bench) -> None:
    bench.arrange("tours", "to-8453", starts_at="2026-06-11T08:00")
    sentence = bench.refusal("move_pickup", pickup_id="pi-2590", tour_id="to-8453")
    assert sentence == "The pick-up is on this tour already."


def test_move_pickup_is_refused_because_the_other_tour_is_of_another_kind_or_district(bench: Bench) -> None:
    sentence = bench.refusal("move_pickup", pickup_id="pi-5810", tour_id="to-3051")
    assert sentence == "The other tour is of another kind or district."


def test_move_pickup_is_refused_because_pick_ups_are_booked_three_days_ahead(bench: Bench) -> None:
    sentence = bench.refusal("move_pickup", pickup_id="pi-2113", tour_id="to-8855")
    assert sentence == "Pick-ups are booked three days ahead."


def test_move_pickup_is_refused_because_there_is_not_enough_room_on_the_tour(bench: Bench) -> None:
    sentence = bench.refusal("move_pickup", pickup_id="pi-3345", tour_id="to-8453")
    assert sentence == "There is not enough room on the tour."


def test_cancel_pickup_changes_the_pick_up(bench: Bench) -> None:
    bench.arrange("pickups", "pi-5810", fee=1)
    bench.call("cancel_pickup", pickup_id="pi-5810")
    assert bench.changes() == [updated("pickups", "pi-5810", status="cancelled", fee=0)]


def test_cancel_pickup_is_allowed(bench: Bench) -> None:
    bench.arrange("tours", "to-4793", starts_at="2026-06-11T08:00")
    bench.call("cancel_pickup", pickup_id="pi-2600")


def test_cancel_pickup_is_refused_because_the_pick_up_must_be_booked(bench: Bench) -> None:
    assert bench.refusal("cancel_pickup", pickup_id="pi-9852") == "The pick-up must be booked."


def test_cancel_pickup_is_refused_because_it_is_too_late_to_change_this_pick_up(bench: Bench) -> None:
    assert bench.refusal("cancel_pickup", pickup_id="pi-5012") == "It is too late to change this pick-up."


def test_collect_pickup_changes_the_pick_up(bench: Bench) -> None:
    bench.call("collect_pickup", pickup_id="pi-1011", loaded=2)
    assert bench.changes() == [updated("pickups", "pi-1011", volume=2, status="collected")]


def test_collect_pickup_is_refused_because_the_pick_up_must_be_booked(bench: Bench) -> None:
    assert bench.refusal("collect_pickup", pickup_id="pi-9852", loaded=2) == "The pick-up must be booked."


def test_collect_pickup_is_refused_because_the_tour_is_not_running(bench: Bench) -> None:
    assert bench.refusal("collect_pickup", pickup_id="pi-5012", loaded=1) == "The tour is not running."


def test_collect_pickup_is_refused_because_much_more_was_put_out_than_booked_the_rest_stays(bench: Bench) -> None:
    sentence = bench.refusal("collect_pickup", pickup_id="pi-1287", loaded=3)
    assert sentence == "Much more was put out than booked; the rest stays."
