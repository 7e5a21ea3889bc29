"""Tests of the tools for pilotages of Skagen roads pilot station."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, deleted, inserted, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"vessel_id": "ve-8433"}, ["pl-9824", "pl-4287"]),
        (
            {"starts_from": "2026-10-02T11:50"},
            [
                "pl-4747",
                "pl-5804",
                "pl-5978",
                "pl-3062",
                "pl-2937",
                "pl-8812",
                "pl-4200",
                "pl-2554",
                "pl-3248",
                "pl-1505",
            ],
        ),
        ({"pilot_id": "pi-6949"}, ["pl-4177"]),
        ({"quay_id": "qu-1901"}, ["pl-4077", "pl-5440"]),
        ({"agent_id": "ag-3540"}, ["pl-4121", "pl-9628", "pl-6150"]),
        ({"starts_on": "2026-09-30"}, ["pl-9762", "pl-3100", "pl-7331"]),
        (
            {"direction": "outward"},
            [
                "pl-3116",
                "pl-9762",
                "pl-7176",
                "pl-9457",
                "pl-2290",
                "pl-5804",
                "pl-3062",
                "pl-2554",
                "pl-1506",
                "pl-1511",
            ],
        ),
        (
            {"status": "ordered"},
            [
                "pl-5235",
                "pl-5401",
                "pl-7501",
                "pl-6415",
                "pl-1755",
                "pl-9469",
                "pl-2477",
                "pl-5473",
                "pl-6635",
                "pl-7066",
            ],
        ),
        ({"number": "PO-9470"}, ["pl-6520"]),
    ],
)
def test_find_pilot_orders_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_pilot_orders", **filters) == ids


def test_find_pilot_orders_turns_the_page(bench: Bench) -> None:
    ids = bench.ids("find_pilot_orders", page=2)
    assert ids == [
        "pl-8840",
        "pl-7176",
        "pl-9457",
        "pl-7781",
        "pl-2290",
        "pl-4747",
        "pl-5804",
        "pl-5978",
        "pl-3062",
        "pl-2937",
    ]


def test_find_pilot_orders_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_pilot_orders", number="Unheard of") == []


def test_get_pilot_order_shows_the_pilot_order(bench: Bench) -> None:
    result = bench.call("get_pilot_order", pilotage_id="pl-5240")
    assert result == {
        "id": "pl-5240",
        "number": "PO-0059",
        "vessel_id": "ve-3905",
        "direction": "inward",
        "quay_id": "qu-8067",
        "starts_at": "2026-10-17T04:20",
        "status": "cancelled",
        "dues": 75150,
        "tugs_needed": 1,
        "vessel_name": "Junia II",
        "vessel_length": 167,
        "quay_name": "Iron Quay 3",
        "tugs_booked": 0,
        "water_under_keel": 160,
    }


def test_report_pilot_orders_finds_nothing(bench: Bench) -> None:
    assert bench.ids("report_pilot_orders", status="aboard", direction="inward", kind="car_carrier") == []


def test_report_pilot_orders_adds_up(bench: Bench) -> None:
    result = bench.call("report_pilot_orders", kind="freighter")
    assert result == {
        "items": [
            {"vessel_agent_name": "Caldburn Liner Agencies", "orders": 8, "dues": 506700, "longest_ship": 160},
            {"vessel_agent_name": "Fenwold Liner Agencies", "orders": 3, "dues": 199800, "longest_ship": 248},
            {"vessel_agent_name": "Holmley Port Agency", "orders": 29, "dues": 2077200, "longest_ship": 177},
            {"vessel_agent_name": "Millwick Shipping Agents", "orders": 10, "dues": 559800, "longest_ship": 161},
            {"vessel_agent_name": "Netherhurst Maritime Agency", "orders": 2, "dues": 144000, "longest_ship": 160},
            {"vessel_agent_name": "Oakwick Shipping Agents", "orders": 3, "dues": 155250, "longest_ship": 131},
            {"vessel_agent_name": "Selby Port Agency", "orders": 2, "dues": 105300, "longest_ship": 117},
            {"vessel_agent_name": "Tidworth Shipping Agents", "orders": 1, "dues": 45000, "longest_ship": 100},
        ],
        "total": 8,
    }


def test_report_pilot_orders_adds_up_with_status_and_direction_and_starts_from(bench: Bench) -> None:
    result = bench.call("report_pilot_orders", status="assigned", direction="outward", starts_from="2026-10-16T16:30")
    assert result == {
        "items": [{"vessel_agent_name": "Holmley Port Agency", "orders": 1, "dues": 45450, "longest_ship": 101}],
        "total": 1,
    }


def test_order_pilot_adds_a_pilot_order(bench: Bench) -> None:
    bench.call(
        "order_pilot",
        number="New PO-3617",
        vessel_id="ve-1295",
        direction="outward",
        quay_id="qu-5669",
        starts_at="2026-10-14T12:35",
    )
    assert bench.changes() == [
        inserted(
            "pilotages",
            "pl-2586",
            number="New PO-3617",
            vessel_id="ve-1295",
            direction="outward",
            quay_id="qu-5669",
            starts_at="2026-10-14T12:35",
            status="ordered",
            dues=89750,
            tugs_needed=1,
        ),
    ]


def test_order_pilot_adds_a_pilot_order_2(bench: Bench) -> None:
    bench.call(
        "order_pilot",
        number="New PO-3617",
        vessel_id="ve-1256",
        direction="inward",
        quay_id="qu-9057",
        starts_at="2026-10-14T18:10",
    )
    assert bench.changes() == [
        inserted(
            "pilotages",
            "pl-2586",
            number="New PO-3617",
            vessel_id="ve-1256",
            direction="inward",
            quay_id="qu-9057",
            starts_at="2026-10-14T18:10",
            status="ordered",
            dues=45000,
            tugs_needed=0,
        ),
    ]


def test_order_pilot_adds_a_pilot_order_when_length_is_290(bench: Bench) -> None:
    bench.arrange("vessels", "ve-3435", length=290)
    bench.call(
        "order_pilot",
        number="New PO-9783",
        vessel_id="ve-3435",
        direction="inward",
        quay_id="qu-9057",
        starts_at="2026-10-16T08:20",
    )
    assert bench.changes() == [
        inserted(
            "pilotages",
            "pl-2586",
            number="New PO-9783",
            vessel_id="ve-3435",
            direction="inward",
            quay_id="qu-9057",
            starts_at="2026-10-16T08:20",
            status="ordered",
            dues=130500,
            tugs_needed=2,
        ),
    ]


@pytest.mark.parametrize(
    "arguments",
    [
        {
            "number": "New PO-3617",
            "vessel_id": "ve-3254",
            "direction": "outward",
            "quay_id": "qu-9361",
            "starts_at": "2026-10-14T11:20",
        },
        {
            "number": "New PO-3617",
            "vessel_id": "ve-1295",
            "direction": "outward",
            "quay_id": "qu-5669",
            "starts_at": "2026-10-21T09:20",
        },
        {
            "number": "New PO-3617",
            "vessel_id": "ve-5975",
            "direction": "outward",
            "quay_id": "qu-5669",
            "starts_at": "2026-10-14T21:50",
        },
    ],
)
def test_order_pilot_is_allowed(bench: Bench, arguments: dict[str, Json]) -> None:
    bench.call("order_pilot", **arguments)


def test_order_pilot_is_refused_because_the_agent_gets_pilots_only_against_payment_in(bench: Bench) -> None:
    sentence = bench.refusal(
        "order_pilot",
        number="PO-1573",
        vessel_id="ve-8543",
        direction="shifting",
        quay_id="qu-2131",
        starts_at="2026-10-14T15:40",
    )
    assert sentence == "The agent gets pilots only against payment in advance."


def test_order_pilot_is_refused_because_the_order_comes_too_late_for_that_time(bench: Bench) -> None:
    sentence = bench.refusal(
        "order_pilot",
        number="PO-8304",
        vessel_id="ve-6285",
        direction="shifting",
        quay_id="qu-9057",
        starts_at="2026-10-13T22:30",
    )
    assert sentence == "The order comes too late for that time."


def test_order_pilot_is_refused_because_orders_are_taken_seven_days_ahead_at_most(bench: Bench) -> None:
    sentence = bench.refusal(
        "order_pilot",
        number="New PO-3617",
        vessel_id="ve-1295",
        direction="outward",
        quay_id="qu-5669",
        starts_at="2026-10-21T09:21",
    )
    assert sentence == "Orders are taken seven days ahead at most."


def test_order_pilot_is_refused_because_the_ship_is_longer_than_the_quay(bench: Bench) -> None:
    sentence = bench.refusal(
        "order_pilot",
        number="New PO-6166",
        vessel_id="ve-3435",
        direction="inward",
        quay_id="qu-8011",
        starts_at="2026-10-15T19:20",
    )
    assert sentence == "The ship is longer than the quay."


def test_order_pilot_is_refused_because_the_water_at_the_quay_is_too_shallow_for_the_ship(bench: Bench) -> None:
    sentence = bench.refusal(
        "order_pilot",
        number="New PO-0014",
        vessel_id="ve-2343",
        direction="inward",
        quay_id="qu-8067",
        starts_at="2026-10-14T18:30",
    )
    assert sentence == "The water at the quay is too shallow for the ship."


def test_order_pilot_is_refused_because_the_ship_has_a_pilot_order_within_three_hours_of(bench: Bench) -> None:
    sentence = bench.refusal(
        "order_pilot",
        number="PO-6166",
        vessel_id="ve-3254",
        direction="inward",
        quay_id="qu-5729",
        starts_at="2026-10-14T15:40",
    )
    assert sentence == "The ship has a pilot order within three hours of that time."


def test_order_pilot_is_refused_because_another_pilot_order_already_has_this_order_number(bench: Bench) -> None:
    sentence = bench.refusal(
        "order_pilot",
        number="PO-1573",
        vessel_id="ve-7026",
        direction="shifting",
        quay_id="qu-9057",
        starts_at="2026-10-16T13:40",
    )
    assert sentence == "Another pilot order already has this order number."


def test_assign_pilot_changes_the_pilot_order(bench: Bench) -> None:
    bench.call("assign_pilot", pilotage_id="pl-1394", pilot_id="pi-6385")
    assert bench.changes() == [updated("pilotages", "pl-1394", status="assigned", pilot_id="pi-6385")]


def test_assign_pilot_is_allowed(bench: Bench) -> None:
    bench.arrange("pilotages", "pl-7806", starts_at="2026-10-13T23:59")
    bench.call("assign_pilot", pilotage_id="pl-7806", pilot_id="pi-7766")


def test_assign_pilot_is_allowed_when_starts_at_is_2026_10_14_00_00(bench: Bench) -> None:
    bench.arrange("pilotages", "pl-8457", starts_at="2026-10-14T00:00")
    bench.call("assign_pilot", pilotage_id="pl-8457", pilot_id="pi-5738")


def test_assign_pilot_is_allowed_when_starts_at_is_2026_10_16_04_10(bench: Bench) -> None:
    bench.arrange("pilotages", "pl-8457", starts_at="2026-10-16T04:10")
    bench.call("assign_pilot", pilotage_id="pl-8457", pilot_id="pi-5738")


def test_assign_pilot_is_allowed_when_vessel_id_is_ve_9877_when_length_is_120(bench: Bench) -> None:
    bench.arrange("pilotages", "pl-8457", vessel_id="ve-9877")
    bench.arrange("vessels", "ve-9877", length=120)
    bench.call("assign_pilot", pilotage_id="pl-8457", pilot_id="pi-5738")


def test_assign_pilot_is_refused_because_the_pilot_order_must_be_ordered(bench: Bench) -> None:
    sentence = bench.refusal("assign_pilot", pilotage_id="pl-3100", pilot_id="pi-7766")
    assert sentence == "The pilot order must be ordered."


def test_assign_pilot_is_refused_because_the_pilot_is_off_duty(bench: Bench) -> None:
    assert bench.refusal("assign_pilot", pilotage_id="pl-5401", pilot_id="pi-6165") == "The pilot is off duty."


def test_assign_pilot_is_refused_because_the_pilots_licence_has_run_out_by_then(bench: Bench) -> None:
    sentence = bench.refusal("assign_pilot", pilotage_id="pl-7806", pilot_id="pi-7766")
    assert sentence == "The pilot's licence has run out by then."


def test_assign_pilot_is_refused_because_tankers_are_for_pilots_of_class_1(bench: Bench) -> None:
    sentence = bench.refusal("assign_pilot", pilotage_id="pl-6415", pilot_id="pi-6602")
    assert sentence == "Tankers are for pilots of class 1."


def test_assign_pilot_is_refused_because_the_ship_is_too_long_for_this_pilots_class(bench: Bench) -> None:
    bench.arrange("vessels", "ve-8433", length=201)
    sentence = bench.refusal("assign_pilot", pilotage_id="pl-4287", pilot_id="pi-1491")
    assert sentence == "The ship is too long for this pilot's class."


def test_assign_pilot_is_refused_because_the_ship_is_too_long_for_this_pilots_class_2(bench: Bench) -> None:
    bench.arrange("pilotages", "pl-8457", vessel_id="ve-9877")
    bench.arrange("vessels", "ve-9877", length=121)
    sentence = bench.refusal("assign_pilot", pilotage_id="pl-8457", pilot_id="pi-5738")
    assert sentence == "The ship is too long for this pilot's class."


def test_assign_pilot_is_refused_because_the_pilot_must_rest_eight_hours_between_two_jobs(bench: Bench) -> None:
    sentence = bench.refusal("assign_pilot", pilotage_id="pl-5522", pilot_id="pi-6385")
    assert sentence == "The pilot must rest eight hours between two jobs."


def test_release_pilot_changes_the_pilot_order(bench: Bench) -> None:
    bench.call("release_pilot", pilotage_id="pl-3197")
    assert bench.changes() == [updated("pilotages", "pl-3197", status="ordered", pilot_id=None)]


def test_release_pilot_is_allowed(bench: Bench) -> None:
    bench.arrange("pilotages", "pl-5541", starts_at="2026-10-14T10:20")
    bench.call("release_pilot", pilotage_id="pl-5541")


def test_release_pilot_is_refused_because_the_pilot_order_must_be_assigned(bench: Bench) -> None:
    assert bench.refusal("release_pilot", pilotage_id="pl-5440") == "The pilot order must be assigned."


def test_release_pilot_is_refused_because_the_pilot_is_on_the_way_already(bench: Bench) -> None:
    assert bench.refusal("release_pilot", pilotage_id="pl-5541") == "The pilot is on the way already."


def test_change_time_sets_starts_at_to_2026_10_16_03_20(bench: Bench) -> None:
    bench.call("change_time", pilotage_id="pl-3748", starts_at="2026-10-16T03:20")
    assert bench.changes() == [updated("pilotages", "pl-3748", starts_at="2026-10-16T03:20")]


def test_change_time_is_allowed(bench: Bench) -> None:
    bench.call("change_time", pilotage_id="pl-3748", starts_at="2026-10-14T23:40")


def test_change_time_is_refused_because_the_order_is_under_way_or_over(bench: Bench) -> None:
    sentence = bench.refusal("change_time", pilotage_id="pl-5240", starts_at="2026-10-14T07:20")
    assert sentence == "The order is under way or over."


def test_change_time_is_refused_because_the_new_time_lies_between_an_hour_and_seven_days(bench: Bench) -> None:
    sentence = bench.refusal("change_time", pilotage_id="pl-3680", starts_at="2026-10-21T09:21")
    assert sentence == "The new time lies between an hour and seven days ahead."


def test_change_time_is_refused_because_that_is_its_time_already(bench: Bench) -> None:
    sentence = bench.refusal("change_time", pilotage_id="pl-3680", starts_at="2026-10-16T13:20")
    assert sentence == "That is its time already."


def test_change_time_is_refused_because_the_pilot_must_rest_eight_hours_between_two_jobs(bench: Bench) -> None:
    sentence = bench.refusal("change_time", pilotage_id="pl-3680", starts_at="2026-10-14T10:20")
    assert sentence == "The pilot must rest eight hours between two jobs."


@pytest.mark.parametrize(
    "arguments",
    [
        {"pilotage_id": "pl-3680", "starts_at": "2026-10-16T13:19"},
        {"pilotage_id": "pl-3680", "starts_at": "2026-10-21T09:20"},
    ],
)
def test_change_time_is_refused_because_tugs_are_booked_for_the_old_time(
    bench: Bench, arguments: dict[str, Json]
) -> None:
    assert bench.refusal("change_time", **arguments) == "Tugs are booked for the old time."


def test_board_ship_sets_status_to_aboard(bench: Bench) -> None:
    bench.call("board_ship", pilotage_id="pl-5205")
    assert bench.changes() == [updated("pilotages", "pl-5205", status="aboard")]


def test_board_ship_is_refused_because_the_pilot_order_must_be_assigned(bench: Bench) -> None:
    assert bench.refusal("board_ship", pilotage_id="pl-5240") == "The pilot order must be assigned."


def test_board_ship_is_refused_because_it_is_too_early_for_this_ship(bench: Bench) -> None:
    bench.arrange("pilotages", "pl-5541", starts_at="2026-10-14T09:51")
    assert bench.refusal("board_ship", pilotage_id="pl-5541") == "It is too early for this ship."


def test_board_ship_is_refused_because_the_ship_has_not_enough_tugs(bench: Bench) -> None:
    bench.arrange("pilotages", "pl-5541", tugs_needed=2)
    assert bench.refusal("board_ship", pilotage_id="pl-5541") == "The ship has not enough tugs."


def test_board_ship_is_refused_because_the_pilot_is_still_aboard_another_ship(bench: Bench) -> None:
    bench.arrange("pilotages", "pl-5541", starts_at="2026-10-14T09:50", pilot_id="pi-1491")
    assert bench.refusal("board_ship", pilotage_id="pl-5541") == "The pilot is still aboard another ship."


def test_finish_job_changes_the_pilot_order(bench: Bench) -> None:
    bench.call("finish_job", pilotage_id="pl-1333", report="Mooring men came late.")
    assert bench.changes() == [updated("pilotages", "pl-1333", status="done", ended_at="2026-10-14T09:20")]


def test_finish_job_is_allowed(bench: Bench) -> None:
    bench.arrange("pilotages", "pl-1333", starts_at="2026-10-14T09:00")
    bench.call("finish_job", pilotage_id="pl-1333")


def test_finish_job_is_refused_because_the_pilot_order_must_be_aboard(bench: Bench) -> None:
    assert bench.refusal("finish_job", pilotage_id="pl-5440") == "The pilot order must be aboard."


def test_finish_job_is_refused_because_no_ship_is_brought_in_within_20_minutes(bench: Bench) -> None:
    bench.arrange("pilotages", "pl-1333", starts_at="2026-10-14T09:01")
    assert bench.refusal("finish_job", pilotage_id="pl-1333") == "No ship is brought in within 20 minutes."


def test_cancel_order_changes_the_pilot_order_and_removes_the_tug_booking(bench: Bench) -> None:
    bench.call("cancel_order", pilotage_id="pl-5541")
    assert bench.changes() == [
        updated("pilotages", "pl-5541", status="cancelled", pilot_id=None, dues=42075),
        deleted("tows", "to-9660"),
    ]


def test_cancel_order_sets_status_to_cancelled(bench: Bench) -> None:
    bench.call("cancel_order", pilotage_id="pl-6635")
    assert bench.changes() == [updated("pilotages", "pl-6635", status="cancelled")]


def test_cancel_order_is_refused_because_the_pilot_order_must_be_ordered_or_assigned(bench: Bench) -> None:
    assert bench.refusal("cancel_order", pilotage_id="pl-5240") == "The pilot order must be ordered or assigned."


def test_cancel_order_is_refused_because_the_time_of_this_order_has_come_already(bench: Bench) -> None:
    assert bench.refusal("cancel_order", pilotage_id="pl-5401") == "The time of this order has come already."
