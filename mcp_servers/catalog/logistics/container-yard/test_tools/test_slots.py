"""Tests of the tools for slots of Quadrant container depot."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, inserted, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"container_id": "co-3937"}, ["sl-7434", "sl-1929"]),
        ({"number": "GA-60661"}, ["sl-7364"]),
        ({"release_id": "re-8074"}, ["sl-4616"]),
        ({"starts_on": "2026-04-19"}, ["sl-5508", "sl-6447"]),
        (
            {"purpose": "delivery"},
            [
                "sl-6936",
                "sl-4575",
                "sl-6567",
                "sl-4311",
                "sl-7801",
                "sl-7894",
                "sl-8114",
                "sl-3123",
                "sl-3746",
                "sl-1005",
            ],
        ),
        (
            {"status": "used"},
            [
                "sl-6936",
                "sl-4575",
                "sl-9638",
                "sl-5008",
                "sl-3007",
                "sl-8370",
                "sl-7434",
                "sl-8779",
                "sl-5217",
                "sl-4000",
            ],
        ),
        (
            {"starts_until": "2026-04-21T08:40"},
            [
                "sl-3460",
                "sl-6936",
                "sl-5252",
                "sl-7926",
                "sl-4575",
                "sl-9638",
                "sl-6567",
                "sl-7361",
                "sl-4311",
                "sl-5552",
            ],
        ),
    ],
)
def test_find_slots_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_slots", **filters) == ids


@pytest.mark.parametrize(
    ("filters", "total"),
    [
        ({"starts_until": "2026-04-21T08:40"}, 20),
        ({"haulier": "Shipping"}, 13),
    ],
)
def test_find_slots_counts(bench: Bench, filters: dict[str, Json], total: int) -> None:
    assert bench.call("find_slots", **filters)["total"] == total


def test_find_slots_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_slots", page=9) == ["sl-6686", "sl-6832", "sl-8976", "sl-3856", "sl-7159", "sl-4935"]


def test_find_slots_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_slots", haulier="Unheard of") == []


def test_book_delivery_adds_a_gate_slot(bench: Bench) -> None:
    bench.call(
        "book_delivery",
        number="New GA-62868",
        haulier="Bae Removals",
        starts_at="2026-04-29T19:20",
        container_id="co-9888",
    )
    assert bench.changes() == [
        inserted(
            "slots",
            "sl-8037",
            number="New GA-62868",
            status="booked",
            haulier="Bae Removals",
            starts_at="2026-04-29T19:20",
            purpose="delivery",
            container_id="co-9888",
        ),
    ]


def test_book_delivery_is_refused_because_the_time_is_over(bench: Bench) -> None:
    sentence = bench.refusal(
        "book_delivery",
        number="New GA-17455",
        haulier="Longship Removals",
        starts_at="2026-04-29T07:40",
        container_id="co-8621",
    )
    assert sentence == "The time is over."


def test_book_delivery_is_refused_because_slots_are_booked_a_week_ahead_at_most(bench: Bench) -> None:
    sentence = bench.refusal(
        "book_delivery",
        number="GA-03429",
        haulier="Slate Logistics",
        starts_at="2026-05-06T07:41",
        container_id="co-1226",
    )
    assert sentence == "Slots are booked a week ahead at most."


def test_book_delivery_is_refused_because_the_container_is_not_expected(bench: Bench) -> None:
    sentence = bench.refusal(
        "book_delivery",
        number="GA-03429",
        haulier="Slate Logistics",
        starts_at="2026-05-06T07:40",
        container_id="co-1039",
    )
    assert sentence == "The container is not expected."


def test_book_delivery_is_refused_because_the_shipping_line_is_blocked(bench: Bench) -> None:
    bench.arrange("lines", "li-2363", status="blocked")
    sentence = bench.refusal(
        "book_delivery",
        number="GA-03429",
        haulier="Slate Logistics",
        starts_at="2026-05-06T07:40",
        container_id="co-1226",
    )
    assert sentence == "The shipping line is blocked."


def test_book_delivery_is_refused_because_a_lorry_is_booked_for_this_container(bench: Bench) -> None:
    sentence = bench.refusal(
        "book_delivery",
        number="GA-10390",
        haulier="Longship Removals",
        starts_at="2026-04-29T07:55",
        container_id="co-7336",
    )
    assert sentence == "A lorry is booked for this container."


def test_book_delivery_is_refused_because_the_gate_is_full_at_that_time(bench: Bench) -> None:
    sentence = bench.refusal(
        "book_delivery",
        number="GA-03429",
        haulier="Slate Logistics",
        starts_at="2026-04-29T07:41",
        container_id="co-1226",
    )
    assert sentence == "The gate is full at that time."


def test_book_delivery_is_refused_because_this_slot_number_is_taken(bench: Bench) -> None:
    sentence = bench.refusal(
        "book_delivery",
        number="GA-03429",
        haulier="Slate Logistics",
        starts_at="2026-04-29T08:35",
        container_id="co-1226",
    )
    assert sentence == "This slot number is taken."


def test_book_delivery_is_refused_because_this_slot_number_is_taken_2(bench: Bench) -> None:
    bench.arrange("slots", "sl-1005", container_id="co-1226")
    sentence = bench.refusal(
        "book_delivery",
        number="GA-03429",
        haulier="Slate Logistics",
        starts_at="2026-04-29T22:20",
        container_id="co-1226",
    )
    assert sentence == "This slot number is taken."


def test_book_delivery_is_refused_because_this_slot_number_is_taken_3(bench: Bench) -> None:
    bench.arrange("slots", "sl-1114", starts_at="2026-04-29T22:20")
    bench.arrange("slots", "sl-1005", starts_at="2026-04-29T22:20")
    sentence = bench.refusal(
        "book_delivery",
        number="GA-03429",
        haulier="Slate Logistics",
        starts_at="2026-04-29T22:20",
        container_id="co-1226",
    )
    assert sentence == "This slot number is taken."


def test_book_pick_up_adds_a_gate_slot(bench: Bench) -> None:
    bench.call("book_pick_up", number="New GA-10390", starts_at="2026-04-29T11:40", release_id="re-4172")
    assert bench.changes() == [
        inserted(
            "slots",
            "sl-8037",
            number="New GA-10390",
            status="booked",
            haulier="Tidwold Haven Transport",
            starts_at="2026-04-29T11:40",
            purpose="pick_up",
            release_id="re-4172",
            container_id="co-4886",
        ),
    ]


def test_book_pick_up_is_refused_because_the_release_is_used_or_withdrawn(bench: Bench) -> None:
    sentence = bench.refusal("book_pick_up", number="New GA-62868", starts_at="2026-04-29T07:30", release_id="re-9240")
    assert sentence == "The release is used or withdrawn."


def test_book_pick_up_is_refused_because_the_container_is_damaged_or_not_in_the_yard(bench: Bench) -> None:
    sentence = bench.refusal("book_pick_up", number="GA-17455", starts_at="2026-04-17T22:10", release_id="re-4578")
    assert sentence == "The container is damaged or not in the yard."


def test_book_pick_up_is_refused_because_the_time_is_over(bench: Bench) -> None:
    sentence = bench.refusal("book_pick_up", number="New GA-46207", starts_at="2026-04-29T07:40", release_id="re-3501")
    assert sentence == "The time is over."


def test_book_pick_up_is_refused_because_the_release_has_run_out_by_then(bench: Bench) -> None:
    sentence = bench.refusal("book_pick_up", number="New GA-03429", starts_at="2026-04-30T09:40", release_id="re-6988")
    assert sentence == "The release has run out by then."


def test_book_pick_up_is_refused_because_a_lorry_is_booked_for_this_release(bench: Bench) -> None:
    sentence = bench.refusal("book_pick_up", number="New GA-03429", starts_at="2026-04-29T09:00", release_id="re-8803")
    assert sentence == "A lorry is booked for this release."


def test_book_pick_up_is_refused_because_the_gate_is_full_at_that_time(bench: Bench) -> None:
    sentence = bench.refusal("book_pick_up", number="GA-46207", starts_at="2026-04-29T07:55", release_id="re-2992")
    assert sentence == "The gate is full at that time."


@pytest.mark.parametrize(
    "arguments",
    [
        {"number": "GA-61377", "starts_at": "2026-04-29T08:35", "release_id": "re-4172"},
        {"number": "GA-61377", "starts_at": "2026-05-10T23:59", "release_id": "re-4172"},
    ],
)
def test_book_pick_up_is_refused_because_this_slot_number_is_taken(bench: Bench, arguments: dict[str, Json]) -> None:
    assert bench.refusal("book_pick_up", **arguments) == "This slot number is taken."


def test_book_pick_up_is_refused_because_this_slot_number_is_taken_2(bench: Bench) -> None:
    bench.arrange("slots", "sl-1114", starts_at="2026-04-29T11:40")
    bench.arrange("slots", "sl-1005", starts_at="2026-04-29T11:40")
    sentence = bench.refusal("book_pick_up", number="GA-61377", starts_at="2026-04-29T11:40", release_id="re-4172")
    assert sentence == "This slot number is taken."


def test_take_in_container_sets_status_to_used_and_changes_the_container(bench: Bench) -> None:
    bench.call("take_in_container", slot_id="sl-9516", stack_id="st-6825")
    assert bench.changes() == [
        updated("containers", "co-7336", status="in_yard", stack_id="st-6825", came_on="2026-04-29"),
        updated("slots", "sl-9516", status="used"),
    ]


def test_take_in_container_is_refused_because_no_delivery_is_booked_in_this_slot(bench: Bench) -> None:
    sentence = bench.refusal("take_in_container", slot_id="sl-6936", stack_id="st-2574")
    assert sentence == "No delivery is booked in this slot."


def test_take_in_container_is_refused_because_the_lorry_is_more_than_half_an_hour_early(bench: Bench) -> None:
    bench.arrange("slots", "sl-4005", starts_at="2026-04-29T08:11")
    sentence = bench.refusal("take_in_container", slot_id="sl-4005", stack_id="st-9402")
    assert sentence == "The lorry is more than half an hour early."


def test_take_in_container_is_refused_because_the_lorry_is_more_than_an_hour_late(bench: Bench) -> None:
    bench.arrange("slots", "sl-4005", starts_at="2026-04-29T06:39")
    sentence = bench.refusal("take_in_container", slot_id="sl-4005", stack_id="st-9402")
    assert sentence == "The lorry is more than an hour late."


def test_take_in_container_is_refused_because_the_container_is_not_expected_any_more(bench: Bench) -> None:
    bench.arrange("slots", "sl-4005", container_id="co-2731")
    sentence = bench.refusal("take_in_container", slot_id="sl-4005", stack_id="st-9402")
    assert sentence == "The container is not expected any more."


def test_take_in_container_is_refused_because_the_stack_is_for_another_length(bench: Bench) -> None:
    sentence = bench.refusal("take_in_container", slot_id="sl-5551", stack_id="st-4057")
    assert sentence == "The stack is for another length."


def test_take_in_container_is_refused_because_loaded_and_empty_containers_stand_in(bench: Bench) -> None:
    sentence = bench.refusal("take_in_container", slot_id="sl-7364", stack_id="st-8348")
    assert sentence == "Loaded and empty containers stand in different stacks."


def test_take_in_container_is_refused_because_a_loaded_reefer_needs_a_socket(bench: Bench) -> None:
    bench.arrange("slots", "sl-4005", starts_at="2026-04-29T08:10")
    bench.arrange("containers", "co-6332", kind="reefer")
    sentence = bench.refusal("take_in_container", slot_id="sl-4005", stack_id="st-9402")
    assert sentence == "A loaded reefer needs a socket."


def test_take_in_container_is_refused_because_the_stack_is_as_high_as_it_may_be(bench: Bench) -> None:
    bench.arrange("slots", "sl-4005", starts_at="2026-04-29T06:40")
    sentence = bench.refusal("take_in_container", slot_id="sl-4005", stack_id="st-9402")
    assert sentence == "The stack is as high as it may be."


def test_hand_out_container_sets_status_to_used_and_changes_the_container(bench: Bench) -> None:
    bench.call("hand_out_container", slot_id="sl-2081")
    assert bench.changes() == [
        updated("containers", "co-8610", status="gone", stack_id=None),
        updated("lines", "li-8507", debt=28800),
        updated("releases", "re-8261", status="used"),
        updated("slots", "sl-2081", status="used"),
    ]


def test_hand_out_container_sets_status_to_used_and_changes_the_container_2(bench: Bench) -> None:
    bench.call("hand_out_container", slot_id="sl-5051")
    assert bench.changes() == [
        updated("containers", "co-8614", status="gone", stack_id=None),
        updated("releases", "re-8803", status="used"),
        updated("slots", "sl-5051", status="used"),
    ]


def test_hand_out_container_is_allowed(bench: Bench) -> None:
    bench.arrange("slots", "sl-6501", starts_at="2026-04-29T06:40")
    bench.call("hand_out_container", slot_id="sl-6501")


def test_hand_out_container_is_allowed_2(bench: Bench) -> None:
    bench.arrange("slots", "sl-6501", starts_at="2026-04-29T08:10")
    bench.arrange("releases", "re-9973", valid_until="2026-04-29")
    bench.call("hand_out_container", slot_id="sl-6501")


def test_hand_out_container_is_refused_because_the_gate_slot_must_be_booked(bench: Bench) -> None:
    assert bench.refusal("hand_out_container", slot_id="sl-6936") == "The gate slot must be booked."


def test_hand_out_container_is_refused_because_the_slot_is_for_a_delivery(bench: Bench) -> None:
    assert bench.refusal("hand_out_container", slot_id="sl-5551") == "The slot is for a delivery."


def test_hand_out_container_is_refused_because_the_lorry_is_more_than_half_an_hour_early(bench: Bench) -> None:
    bench.arrange("slots", "sl-6501", starts_at="2026-04-29T08:11")
    assert bench.refusal("hand_out_container", slot_id="sl-6501") == "The lorry is more than half an hour early."


def test_hand_out_container_is_refused_because_the_lorry_is_more_than_an_hour_late(bench: Bench) -> None:
    bench.arrange("slots", "sl-6501", starts_at="2026-04-29T06:39")
    assert bench.refusal("hand_out_container", slot_id="sl-6501") == "The lorry is more than an hour late."


def test_hand_out_container_is_refused_because_the_container_is_not_in_the_yard(bench: Bench) -> None:
    bench.arrange("slots", "sl-6501", container_id="co-1226")
    assert bench.refusal("hand_out_container", slot_id="sl-6501") == "The container is not in the yard."


def test_hand_out_container_is_refused_because_the_container_was_damaged_in_the_meantime(bench: Bench) -> None:
    bench.arrange("slots", "sl-2081", container_id="co-1766")
    assert bench.refusal("hand_out_container", slot_id="sl-2081") == "The container was damaged in the meantime."


def test_hand_out_container_is_refused_because_the_release_is_used_or_has_run_out(bench: Bench) -> None:
    bench.arrange("slots", "sl-6501", release_id="re-1013")
    assert bench.refusal("hand_out_container", slot_id="sl-6501") == "The release is used or has run out."


def test_cancel_slot_sets_status_to_cancelled(bench: Bench) -> None:
    bench.call("cancel_slot", slot_id="sl-2968")
    assert bench.changes() == [updated("slots", "sl-2968", status="cancelled")]


def test_cancel_slot_is_allowed(bench: Bench) -> None:
    bench.arrange("slots", "sl-4524", starts_at="2026-04-29T09:40")
    bench.call("cancel_slot", slot_id="sl-4524")


def test_cancel_slot_is_refused_because_the_gate_slot_must_be_booked(bench: Bench) -> None:
    assert bench.refusal("cancel_slot", slot_id="sl-3085") == "The gate slot must be booked."


def test_cancel_slot_is_refused_because_it_is_too_late_to_cancel_this_slot(bench: Bench) -> None:
    assert bench.refusal("cancel_slot", slot_id="sl-1114") == "It is too late to cancel this slot."


def test_miss_slot_sets_status_to_missed(bench: Bench) -> None:
    bench.call("miss_slot", slot_id="sl-8441")
    assert bench.changes() == [updated("slots", "sl-8441", status="missed")]


def test_miss_slot_is_allowed(bench: Bench) -> None:
    bench.arrange("slots", "sl-4005", starts_at="2026-04-29T06:39")
    bench.call("miss_slot", slot_id="sl-4005")


def test_miss_slot_is_refused_because_the_gate_slot_must_be_booked(bench: Bench) -> None:
    assert bench.refusal("miss_slot", slot_id="sl-3085") == "The gate slot must be booked."


def test_miss_slot_is_refused_because_the_lorry_may_still_come(bench: Bench) -> None:
    bench.arrange("slots", "sl-4005", starts_at="2026-04-29T06:40")
    assert bench.refusal("miss_slot", slot_id="sl-4005") == "The lorry may still come."
