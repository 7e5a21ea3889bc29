"""Tests of the tools for jobs of Freewheel city couriers."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, inserted, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"rider_id": "ri-4314"}, ["jo-6792", "jo-5278"]),
        (
            {"min_weight": 22},
            [
                "jo-3547",
                "jo-4416",
                "jo-4398",
                "jo-1741",
                "jo-2796",
                "jo-8126",
                "jo-7359",
                "jo-7489",
                "jo-6744",
                "jo-5204",
            ],
        ),
        ({"client_id": "cl-8304"}, ["jo-8041"]),
        ({"ordered_on": "2026-09-14"}, ["jo-2460", "jo-2261", "jo-5180", "jo-1741", "jo-4756"]),
        (
            {"origin_id": "zo-7528"},
            [
                "jo-4856",
                "jo-8323",
                "jo-2460",
                "jo-1741",
                "jo-4756",
                "jo-5578",
                "jo-1012",
                "jo-5966",
                "jo-4073",
                "jo-3362",
            ],
        ),
        (
            {"destination_id": "zo-3900"},
            [
                "jo-5302",
                "jo-4856",
                "jo-2261",
                "jo-4756",
                "jo-8821",
                "jo-4404",
                "jo-7178",
                "jo-7737",
                "jo-9124",
                "jo-7271",
            ],
        ),
        (
            {"speed": "standard"},
            [
                "jo-4604",
                "jo-2631",
                "jo-3547",
                "jo-4416",
                "jo-5639",
                "jo-4398",
                "jo-5327",
                "jo-4169",
                "jo-5302",
                "jo-4856",
            ],
        ),
        (
            {"status": "ordered"},
            [
                "jo-3824",
                "jo-5366",
                "jo-2117",
                "jo-8126",
                "jo-7359",
                "jo-7411",
                "jo-4196",
                "jo-3797",
                "jo-7271",
                "jo-8368",
            ],
        ),
        ({"number": "J-85996"}, ["jo-8041"]),
        (
            {"due_until": "2026-09-16T19:05"},
            [
                "jo-4604",
                "jo-2631",
                "jo-7727",
                "jo-3547",
                "jo-4416",
                "jo-5639",
                "jo-7181",
                "jo-9331",
                "jo-4398",
                "jo-5327",
            ],
        ),
    ],
)
def test_find_jobs_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_jobs", **filters) == ids


def test_find_jobs_counts(bench: Bench) -> None:
    assert bench.call("find_jobs", due_until="2026-09-16T19:05")["total"] == 39


def test_find_jobs_turns_the_page(bench: Bench) -> None:
    ids = bench.ids("find_jobs", page=12)
    assert ids == [
        "jo-7339",
        "jo-6065",
        "jo-1858",
        "jo-4372",
        "jo-9545",
        "jo-9769",
        "jo-6645",
        "jo-4489",
        "jo-8041",
        "jo-8747",
    ]


def test_find_jobs_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_jobs", number="Unheard of") == []


def test_get_job_shows_the_job(bench: Bench) -> None:
    result = bench.call("get_job", job_id="jo-3224")
    assert result == {
        "id": "jo-3224",
        "number": "J-74825",
        "client_id": "cl-1855",
        "parcel": "spare parts",
        "weight": 1,
        "speed": "standard",
        "origin_id": "zo-8804",
        "destination_id": "zo-1373",
        "status": "ordered",
        "price": 5650,
        "ordered_at": "2026-09-17T13:02",
        "due_at": "2026-09-17T21:02",
        "client_name": "Lanternlight Printers",
        "origin_name": "University",
        "destination_name": "Docks",
        "minutes_left": 477,
        "goes_over_hub": True,
    }


def test_report_jobs_finds_nothing(bench: Bench) -> None:
    assert bench.ids("report_jobs", status="cancelled", ordered_from="2026-09-17T12:34") == []


def test_report_jobs_adds_up(bench: Bench) -> None:
    result = bench.call("report_jobs", ordered_from="2026-09-15T03:05")
    assert result == {
        "items": [
            {"destination_name": "Brewery Hill", "jobs": 22, "turnover": 163900, "heaviest": 60},
            {"destination_name": "Docks", "jobs": 19, "turnover": 146950, "heaviest": 8},
            {"destination_name": "Market", "jobs": 8, "turnover": 58150, "heaviest": 56},
            {"destination_name": "Museum Mile", "jobs": 22, "turnover": 161050, "heaviest": 41},
            {"destination_name": "Old Town", "jobs": 6, "turnover": 50700, "heaviest": 54},
            {"destination_name": "Station Quarter", "jobs": 14, "turnover": 110350, "heaviest": 45},
            {"destination_name": "University", "jobs": 7, "turnover": 45650, "heaviest": 8},
            {"destination_name": "West End", "jobs": 4, "turnover": 34500, "heaviest": 5},
        ],
        "total": 8,
    }


def test_report_jobs_adds_up_with_status(bench: Bench) -> None:
    result = bench.call("report_jobs", status="at_hub")
    assert result == {
        "items": [
            {"destination_name": "Brewery Hill", "jobs": 5, "turnover": 32250, "heaviest": 5},
            {"destination_name": "Docks", "jobs": 2, "turnover": 14250, "heaviest": 3},
            {"destination_name": "Market", "jobs": 1, "turnover": 10800, "heaviest": 2},
            {"destination_name": "Museum Mile", "jobs": 5, "turnover": 34450, "heaviest": 8},
            {"destination_name": "Old Town", "jobs": 2, "turnover": 19750, "heaviest": 54},
            {"destination_name": "Station Quarter", "jobs": 4, "turnover": 27500, "heaviest": 8},
        ],
        "total": 6,
    }


def test_report_jobs_adds_up_with_speed_and_client_id(bench: Bench) -> None:
    result = bench.call("report_jobs", speed="express", client_id="cl-5458")
    assert result == {"items": [{"destination_name": "Docks", "jobs": 1, "turnover": 12750, "heaviest": 5}], "total": 1}


def test_order_job_adds_a_job(bench: Bench) -> None:
    bench.call(
        "order_job",
        number="New J-14324",
        client_id="cl-7921",
        parcel="set of drawings",
        weight=25,
        speed="direct",
        destination_id="zo-9638",
    )
    assert bench.changes() == [
        inserted(
            "jobs",
            "jo-8866",
            number="New J-14324",
            client_id="cl-7921",
            parcel="set of drawings",
            weight=25,
            speed="direct",
            origin_id="zo-8804",
            destination_id="zo-9638",
            status="ordered",
            price=11750,
            ordered_at="2026-09-17T13:05",
            due_at="2026-09-17T16:05",
        ),
    ]


def test_order_job_adds_a_job_2(bench: Bench) -> None:
    bench.call(
        "order_job",
        number="New J-70211",
        client_id="cl-9720",
        parcel="set of drawings",
        weight=12,
        speed="express",
        destination_id="zo-2447",
    )
    assert bench.changes() == [
        inserted(
            "jobs",
            "jo-8866",
            number="New J-70211",
            client_id="cl-9720",
            parcel="set of drawings",
            weight=12,
            speed="express",
            origin_id="zo-3900",
            destination_id="zo-2447",
            status="ordered",
            price=12300,
            ordered_at="2026-09-17T13:05",
            due_at="2026-09-17T14:05",
        ),
    ]


def test_order_job_adds_a_job_3(bench: Bench) -> None:
    bench.call(
        "order_job",
        number="New J-16488",
        client_id="cl-3384",
        parcel="proof copies",
        weight=54,
        speed="standard",
        destination_id="zo-9638",
    )
    assert bench.changes() == [
        inserted(
            "jobs",
            "jo-8866",
            number="New J-16488",
            client_id="cl-3384",
            parcel="proof copies",
            weight=54,
            speed="standard",
            origin_id="zo-1277",
            destination_id="zo-9638",
            status="ordered",
            price=13100,
            ordered_at="2026-09-17T13:05",
            due_at="2026-09-17T21:05",
        ),
    ]


def test_order_job_is_refused_because_the_client_pays_cash_only_and_must_come_to_the_hub(bench: Bench) -> None:
    sentence = bench.refusal(
        "order_job",
        number="J-14324",
        client_id="cl-8529",
        parcel="roll of fabric",
        weight=2,
        speed="express",
        destination_id="zo-2447",
    )
    assert sentence == "The client pays cash only and must come to the hub."


def test_order_job_is_refused_because_express_jobs_weigh_12_kilograms_at_most(bench: Bench) -> None:
    sentence = bench.refusal(
        "order_job",
        number="New J-70211",
        client_id="cl-9720",
        parcel="set of drawings",
        weight=13,
        speed="express",
        destination_id="zo-2447",
    )
    assert sentence == "Express jobs weigh 12 kilograms at most."


def test_order_job_is_refused_because_there_is_no_express_over_the_hub(bench: Bench) -> None:
    sentence = bench.refusal(
        "order_job",
        number="J-00998",
        client_id="cl-3274",
        parcel="proof copies",
        weight=5,
        speed="express",
        destination_id="zo-9638",
    )
    assert sentence == "There is no express over the hub."


def test_order_job_is_refused_because_this_job_number_is_taken(bench: Bench) -> None:
    sentence = bench.refusal(
        "order_job",
        number="J-00998",
        client_id="cl-5308",
        parcel="contract folder",
        weight=27,
        speed="standard",
        destination_id="zo-9638",
    )
    assert sentence == "This job number is taken."


def test_assign_job_changes_the_job(bench: Bench) -> None:
    bench.call("assign_job", job_id="jo-5366", rider_id="ri-3055")
    assert bench.changes() == [updated("jobs", "jo-5366", status="assigned", rider_id="ri-3055")]


def test_assign_job_is_allowed(bench: Bench) -> None:
    bench.call("assign_job", job_id="jo-9444", rider_id="ri-1294")


def test_assign_job_is_allowed_when_speed_is_standard(bench: Bench) -> None:
    bench.arrange("jobs", "jo-3824", speed="standard")
    bench.call("assign_job", job_id="jo-3824", rider_id="ri-1294")


def test_assign_job_is_refused_because_the_job_must_be_ordered(bench: Bench) -> None:
    assert bench.refusal("assign_job", job_id="jo-4404", rider_id="ri-6654") == "The job must be ordered."


def test_assign_job_is_refused_because_the_rider_is_not_on_the_road(bench: Bench) -> None:
    assert bench.refusal("assign_job", job_id="jo-2356", rider_id="ri-6325") == "The rider is not on the road."


def test_assign_job_is_refused_because_the_rider_needs_a_break_first(bench: Bench) -> None:
    bench.arrange("riders", "ri-1294", riding_since="2026-09-17T08:34")
    assert bench.refusal("assign_job", job_id="jo-3824", rider_id="ri-1294") == "The rider needs a break first."


def test_assign_job_is_refused_because_the_bicycle_does_not_take_so_much(bench: Bench) -> None:
    assert bench.refusal("assign_job", job_id="jo-9444", rider_id="ri-1544") == "The bicycle does not take so much."


def test_assign_job_is_refused_because_the_deadline_is_over_and_the_client_must_be_asked(bench: Bench) -> None:
    bench.arrange("jobs", "jo-3824", due_at="2026-09-17T13:04")
    bench.arrange("riders", "ri-1294", riding_since="2026-09-17T08:35")
    sentence = bench.refusal("assign_job", job_id="jo-3824", rider_id="ri-1294")
    assert sentence == "The deadline is over and the client must be asked first."


def test_assign_job_is_refused_because_the_rider_has_an_express_job_in_hand(bench: Bench) -> None:
    assert bench.refusal("assign_job", job_id="jo-5366", rider_id="ri-1498") == "The rider has an express job in hand."


def test_assign_job_is_refused_because_an_express_job_is_carried_alone(bench: Bench) -> None:
    bench.arrange("jobs", "jo-3824", due_at="2026-09-17T13:05")
    assert bench.refusal("assign_job", job_id="jo-3824", rider_id="ri-1294") == "An express job is carried alone."


def test_assign_job_is_refused_because_an_express_job_is_carried_alone_when_weight_is_7(bench: Bench) -> None:
    bench.arrange("jobs", "jo-3824", weight=7)
    assert bench.refusal("assign_job", job_id="jo-3824", rider_id="ri-1294") == "An express job is carried alone."


def test_assign_job_is_refused_because_an_express_job_is_carried_alone_2(bench: Bench) -> None:
    bench.arrange("jobs", "jo-2231", speed="express")
    assert bench.refusal("assign_job", job_id="jo-3824", rider_id="ri-1294") == "An express job is carried alone."


def test_assign_job_is_refused_because_an_express_job_from_this_zone_goes_first(bench: Bench) -> None:
    bench.arrange("jobs", "jo-7339", origin_id="zo-1373")
    sentence = bench.refusal("assign_job", job_id="jo-7339", rider_id="ri-7257")
    assert sentence == "An express job from this zone goes first."


def test_unassign_job_changes_the_job(bench: Bench) -> None:
    bench.call("unassign_job", job_id="jo-4073")
    assert bench.changes() == [updated("jobs", "jo-4073", status="ordered", rider_id=None)]


def test_unassign_job_is_refused_because_the_job_is_not_waiting_for_its_rider(bench: Bench) -> None:
    assert bench.refusal("unassign_job", job_id="jo-3224") == "The job is not waiting for its rider."


def test_unassign_job_is_refused_because_the_job_is_late_and_stays_where_it_is(bench: Bench) -> None:
    bench.arrange("jobs", "jo-2501", due_at="2026-09-17T13:05")
    assert bench.refusal("unassign_job", job_id="jo-2501") == "The job is late and stays where it is."


def test_pick_up_job_sets_status_to_carried(bench: Bench) -> None:
    bench.call("pick_up_job", job_id="jo-4198")
    assert bench.changes() == [updated("jobs", "jo-4198", status="carried")]


def test_pick_up_job_is_refused_because_the_job_must_be_assigned_or_at_hub(bench: Bench) -> None:
    assert bench.refusal("pick_up_job", job_id="jo-3224") == "The job must be assigned or at hub."


def test_pick_up_job_is_refused_because_the_job_waits_at_the_hub_and_needs_another_rider(bench: Bench) -> None:
    assert bench.refusal("pick_up_job", job_id="jo-3063") == "The job waits at the hub and needs another rider."


def test_pick_up_job_is_refused_because_the_rider_is_on_a_break(bench: Bench) -> None:
    bench.arrange("jobs", "jo-4198", rider_id="ri-1803")
    assert bench.refusal("pick_up_job", job_id="jo-4198") == "The rider is on a break."


def test_pick_up_job_is_refused_because_a_more_urgent_job_of_this_rider_is_picked_up_first(bench: Bench) -> None:
    assert bench.refusal("pick_up_job", job_id="jo-3671") == "A more urgent job of this rider is picked up first."


def test_drop_at_hub_changes_the_job(bench: Bench) -> None:
    bench.call("drop_at_hub", job_id="jo-3250")
    assert bench.changes() == [updated("jobs", "jo-3250", status="at_hub", rider_id=None)]


def test_drop_at_hub_is_allowed(bench: Bench) -> None:
    bench.arrange("jobs", "jo-9846", due_at="2026-09-17T13:35")
    bench.call("drop_at_hub", job_id="jo-9846")


def test_drop_at_hub_is_refused_because_the_job_must_be_carried(bench: Bench) -> None:
    assert bench.refusal("drop_at_hub", job_id="jo-3224") == "The job must be carried."


def test_drop_at_hub_is_refused_because_an_express_job_is_not_left_at_the_hub(bench: Bench) -> None:
    assert bench.refusal("drop_at_hub", job_id="jo-2764") == "An express job is not left at the hub."


def test_drop_at_hub_is_refused_because_the_job_stays_within_its_zone(bench: Bench) -> None:
    assert bench.refusal("drop_at_hub", job_id="jo-4900") == "The job stays within its zone."


def test_drop_at_hub_is_refused_because_there_is_no_time_left_for_a_change_of_riders(bench: Bench) -> None:
    bench.arrange("jobs", "jo-9846", due_at="2026-09-17T13:34")
    assert bench.refusal("drop_at_hub", job_id="jo-9846") == "There is no time left for a change of riders."


def test_take_from_hub_changes_the_job(bench: Bench) -> None:
    bench.call("take_from_hub", job_id="jo-2333", rider_id="ri-4314")
    assert bench.changes() == [updated("jobs", "jo-2333", status="carried", rider_id="ri-4314")]


def test_take_from_hub_is_allowed(bench: Bench) -> None:
    bench.arrange("riders", "ri-1370", riding_since="2026-09-17T08:35")
    bench.call("take_from_hub", job_id="jo-2815", rider_id="ri-1370")


def test_take_from_hub_is_refused_because_the_job_is_not_at_the_hub(bench: Bench) -> None:
    assert bench.refusal("take_from_hub", job_id="jo-3224", rider_id="ri-4177") == "The job is not at the hub."


def test_take_from_hub_is_refused_because_the_rider_is_not_on_the_road(bench: Bench) -> None:
    assert bench.refusal("take_from_hub", job_id="jo-9124", rider_id="ri-3920") == "The rider is not on the road."


def test_take_from_hub_is_refused_because_the_rider_goes_elsewhere(bench: Bench) -> None:
    assert bench.refusal("take_from_hub", job_id="jo-3063", rider_id="ri-8636") == "The rider goes elsewhere."


def test_take_from_hub_is_refused_because_the_bicycle_does_not_take_so_much(bench: Bench) -> None:
    bench.arrange("jobs", "jo-2815", weight=13)
    assert bench.refusal("take_from_hub", job_id="jo-2815", rider_id="ri-1370") == "The bicycle does not take so much."


def test_take_from_hub_is_refused_because_the_rider_needs_a_break_first(bench: Bench) -> None:
    bench.arrange("jobs", "jo-2815", weight=12)
    bench.arrange("riders", "ri-1370", riding_since="2026-09-17T08:34")
    assert bench.refusal("take_from_hub", job_id="jo-2815", rider_id="ri-1370") == "The rider needs a break first."


def test_deliver_job_changes_the_job(bench: Bench) -> None:
    bench.call("deliver_job", job_id="jo-2764")
    assert bench.changes() == [updated("jobs", "jo-2764", status="delivered", delivered_at="2026-09-17T13:05")]


def test_deliver_job_is_allowed(bench: Bench) -> None:
    bench.call("deliver_job", job_id="jo-1567")


def test_deliver_job_is_allowed_when_ordered_at_is_2026_09_17_12_50(bench: Bench) -> None:
    bench.arrange("jobs", "jo-7060", ordered_at="2026-09-17T12:50")
    bench.call("deliver_job", job_id="jo-7060")


def test_deliver_job_is_refused_because_the_job_must_be_carried(bench: Bench) -> None:
    assert bench.refusal("deliver_job", job_id="jo-3224") == "The job must be carried."


def test_deliver_job_is_refused_because_the_rider_is_on_a_break(bench: Bench) -> None:
    bench.arrange("jobs", "jo-7060", rider_id="ri-1137")
    assert bench.refusal("deliver_job", job_id="jo-7060") == "The rider is on a break."


def test_deliver_job_is_refused_because_nobody_delivers_so_soon_after_the_order(bench: Bench) -> None:
    assert bench.refusal("deliver_job", job_id="jo-7060") == "Nobody delivers so soon after the order."


def test_cancel_job_sets_status_to_cancelled(bench: Bench) -> None:
    bench.call("cancel_job", job_id="jo-7359")
    assert bench.changes() == [updated("jobs", "jo-7359", status="cancelled")]


def test_cancel_job_is_refused_because_the_job_must_be_ordered(bench: Bench) -> None:
    assert bench.refusal("cancel_job", job_id="jo-4404") == "The job must be ordered."


def test_cancel_job_is_refused_because_the_half_hour_is_over(bench: Bench) -> None:
    bench.arrange("jobs", "jo-7359", ordered_at="2026-09-17T12:34")
    assert bench.refusal("cancel_job", job_id="jo-7359") == "The half hour is over."


def test_cancel_job_is_refused_because_an_express_job_can_be_cancelled_for_five_minutes(bench: Bench) -> None:
    bench.arrange("jobs", "jo-7359", ordered_at="2026-09-17T12:35")
    assert bench.refusal("cancel_job", job_id="jo-7359") == "An express job can be cancelled for five minutes only."


def test_cancel_job_is_refused_because_an_express_job_can_be_cancelled_for_five_minutes_2(bench: Bench) -> None:
    bench.arrange("jobs", "jo-7359", ordered_at="2026-09-17T12:59")
    assert bench.refusal("cancel_job", job_id="jo-7359") == "An express job can be cancelled for five minutes only."
