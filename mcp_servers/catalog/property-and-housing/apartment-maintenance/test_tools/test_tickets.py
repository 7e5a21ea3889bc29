"""Tests of the tools for tickets of Hearthside maintenance."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, inserted, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        (
            {"building_id": "bu-5287", "trade": "plumbing"},
            [
                "ti-5738",
                "ti-7642",
                "ti-5508",
                "ti-9775",
                "ti-5119",
                "ti-7205",
                "ti-2861",
                "ti-6000",
                "ti-8038",
                "ti-2499",
            ],
        ),
        ({"status": "reported", "respond_by_until": "2026-01-08T12:30", "escalated": False}, ["ti-4011"]),
        ({"contractor_id": "co-3590"}, ["ti-8130", "ti-8007"]),
        (
            {"urgency": "emergency"},
            [
                "ti-1015",
                "ti-5540",
                "ti-1895",
                "ti-6253",
                "ti-7815",
                "ti-7174",
                "ti-3258",
                "ti-2499",
                "ti-7338",
                "ti-6972",
            ],
        ),
    ],
)
def test_find_tickets_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_tickets", **filters) == ids


@pytest.mark.parametrize(
    ("filters", "total"),
    [
        ({"apartment_id": "ap-8157"}, 9),
        ({"respond_by_until": "2026-01-04T11:15"}, 34),
    ],
)
def test_find_tickets_counts(bench: Bench, filters: dict[str, Json], total: int) -> None:
    assert bench.call("find_tickets", **filters)["total"] == total


def test_find_tickets_turns_the_page(bench: Bench) -> None:
    ids = bench.ids("find_tickets", page=6)
    assert ids == [
        "ti-6000",
        "ti-5764",
        "ti-6988",
        "ti-9570",
        "ti-8038",
        "ti-4151",
        "ti-5921",
        "ti-1442",
        "ti-3959",
        "ti-2499",
    ]


def test_find_tickets_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_tickets", apartment_id="ap-9343") == []


def test_get_ticket_shows_the_ticket(bench: Bench) -> None:
    result = bench.call("get_ticket", ticket_id="ti-4525")
    assert result == {
        "id": "ti-4525",
        "tenant_id": "te-8073",
        "apartment_id": "ap-8157",
        "trade": "locks",
        "title": "Loose handle in the kitchen",
        "urgency": "normal",
        "status": "closed",
        "contractor_id": "co-9867",
        "reported_at": "2026-01-01T10:45",
        "respond_by": "2026-01-04T10:45",
        "finished_at": "2026-01-28T12:30",
        "cost": 10000,
        "escalated": False,
        "apartment_number": "6D",
        "tenant_name": "Meera Nair",
        "tenant_phone": "07263 890132",
        "approved": 0,
        "visits_held": 5,
    }


def test_report_costs_adds_up(bench: Bench) -> None:
    result = bench.call("report_costs", finished_from="2026-01-30T10:15")
    assert result == {
        "items": [
            {"trade": "electrical", "tickets": 5, "cost": 164000},
            {"trade": "heating", "tickets": 2, "cost": 69500},
            {"trade": "joinery", "tickets": 2, "cost": 48000},
            {"trade": "locks", "tickets": 3, "cost": 88000},
            {"trade": "plumbing", "tickets": 13, "cost": 339000},
        ],
        "total": 5,
    }


def test_report_costs_adds_up_with_contractor_id(bench: Bench) -> None:
    result = bench.call("report_costs", contractor_id="co-9421")
    assert result == {"items": [{"trade": "joinery", "tickets": 3, "cost": 57500}], "total": 1}


def test_report_costs_adds_up_with_building_id(bench: Bench) -> None:
    result = bench.call("report_costs", building_id="bu-3988")
    assert result == {
        "items": [{"trade": "joinery", "tickets": 1, "cost": 13500}, {"trade": "locks", "tickets": 2, "cost": 63500}],
        "total": 2,
    }


def test_report_ticket_adds_a_ticket(bench: Bench) -> None:
    bench.call(
        "report_ticket",
        tenant_id="te-1064",
        title="Blocked drain in the hall",
        trade="heating",
        urgency="normal",
    )
    assert bench.changes() == [
        inserted(
            "tickets",
            "ti-4692",
            tenant_id="te-1064",
            apartment_id="ap-8768",
            trade="heating",
            title="Blocked drain in the hall",
            urgency="normal",
            status="reported",
            reported_at="2026-02-17T09:30",
            respond_by="2026-02-20T09:30",
            cost=0,
            escalated=0,
        ),
    ]


def test_report_ticket_adds_a_ticket_2(bench: Bench) -> None:
    bench.call(
        "report_ticket",
        tenant_id="te-3737",
        title="Running cistern in the hall",
        trade="heating",
        urgency="urgent",
    )
    assert bench.changes() == [
        inserted(
            "tickets",
            "ti-4692",
            tenant_id="te-3737",
            apartment_id="ap-8355",
            trade="heating",
            title="Running cistern in the hall",
            urgency="urgent",
            status="reported",
            reported_at="2026-02-17T09:30",
            respond_by="2026-02-18T09:30",
            cost=0,
            escalated=0,
        ),
    ]


def test_report_ticket_adds_a_ticket_3(bench: Bench) -> None:
    bench.call(
        "report_ticket",
        tenant_id="te-1064",
        title="Broken switch in the bathroom",
        trade="heating",
        urgency="emergency",
    )
    assert bench.changes() == [
        inserted(
            "tickets",
            "ti-4692",
            tenant_id="te-1064",
            apartment_id="ap-8768",
            trade="heating",
            title="Broken switch in the bathroom",
            urgency="emergency",
            status="reported",
            reported_at="2026-02-17T09:30",
            respond_by="2026-02-17T11:30",
            cost=0,
            escalated=0,
        ),
    ]


def test_report_ticket_is_allowed(bench: Bench) -> None:
    bench.call(
        "report_ticket",
        tenant_id="te-1123",
        title="Broken switch in the bathroom",
        trade="heating",
        urgency="normal",
    )


def test_report_ticket_is_refused_because_the_tenants_apartment_is_vacant(bench: Bench) -> None:
    bench.arrange("tenants", "te-1064", apartment_id="ap-4551")
    sentence = bench.refusal(
        "report_ticket",
        tenant_id="te-1064",
        title="Broken switch in the bathroom",
        trade="heating",
        urgency="normal",
    )
    assert sentence == "The tenant's apartment is vacant."


def test_report_ticket_is_refused_because_a_ticket_of_this_trade_is_already_open_for_this(bench: Bench) -> None:
    sentence = bench.refusal(
        "report_ticket",
        tenant_id="te-6412",
        title="Stuck thermostat in the living room",
        trade="electrical",
        urgency="normal",
    )
    assert sentence == "A ticket of this trade is already open for this apartment."


def test_assign_contractor_changes_the_ticket(bench: Bench) -> None:
    bench.call("assign_contractor", ticket_id="ti-4151", contractor_id="co-4139")
    assert bench.changes() == [updated("tickets", "ti-4151", status="assigned", contractor_id="co-4139")]


def test_assign_contractor_is_allowed(bench: Bench) -> None:
    bench.arrange("contractors", "co-5161", most_tickets=7)
    bench.call("assign_contractor", ticket_id="ti-1793", contractor_id="co-5161")


def test_assign_contractor_is_allowed_when_urgency_is_emergency(bench: Bench) -> None:
    bench.arrange("tickets", "ti-9673", urgency="emergency")
    bench.call("assign_contractor", ticket_id="ti-9673", contractor_id="co-3590")


def test_assign_contractor_is_refused_because_the_ticket_must_be_reported(bench: Bench) -> None:
    sentence = bench.refusal("assign_contractor", ticket_id="ti-8074", contractor_id="co-4139")
    assert sentence == "The ticket must be reported."


def test_assign_contractor_is_refused_because_the_contractor_is_suspended(bench: Bench) -> None:
    sentence = bench.refusal("assign_contractor", ticket_id="ti-8664", contractor_id="co-3991")
    assert sentence == "The contractor is suspended."


def test_assign_contractor_is_refused_because_the_contractor_is_of_another_trade(bench: Bench) -> None:
    sentence = bench.refusal("assign_contractor", ticket_id="ti-3959", contractor_id="co-1134")
    assert sentence == "The contractor is of another trade."


def test_assign_contractor_is_refused_because_the_contractor_has_no_room_for_another_ticket(bench: Bench) -> None:
    bench.arrange("contractors", "co-5161", most_tickets=6)
    sentence = bench.refusal("assign_contractor", ticket_id="ti-1793", contractor_id="co-5161")
    assert sentence == "The contractor has no room for another ticket."


def test_start_work_sets_status_to_in_progress(bench: Bench) -> None:
    bench.call("start_work", ticket_id="ti-8140")
    assert bench.changes() == [updated("tickets", "ti-8140", status="in_progress")]


def test_start_work_is_allowed(bench: Bench) -> None:
    bench.arrange("quotes", "qu-1066", ticket_id="ti-5921", amount=25000)
    bench.call("start_work", ticket_id="ti-5921")


def test_start_work_is_refused_because_the_ticket_must_be_assigned_or_done(bench: Bench) -> None:
    assert bench.refusal("start_work", ticket_id="ti-3721") == "The ticket must be assigned or done."


def test_start_work_is_refused_because_the_work_was_finished_more_than_14_days_ago(bench: Bench) -> None:
    assert bench.refusal("start_work", ticket_id="ti-6263") == "The work was finished more than 14 days ago."


def test_start_work_is_refused_because_no_visit_has_been_planned_for_this_ticket(bench: Bench) -> None:
    bench.arrange("tickets", "ti-6263", finished_at="2026-02-03T09:30")
    assert bench.refusal("start_work", ticket_id="ti-6263") == "No visit has been planned for this ticket."


def test_start_work_is_refused_because_no_visit_has_been_planned_for_this_ticket_2(bench: Bench) -> None:
    bench.arrange("visits", "vi-7844", status="missed")
    assert bench.refusal("start_work", ticket_id="ti-5921") == "No visit has been planned for this ticket."


def test_start_work_is_refused_because_a_quote_above_25000_waits_for_a_decision(bench: Bench) -> None:
    assert bench.refusal("start_work", ticket_id="ti-7174") == "A quote above 25000 waits for a decision."


def test_finish_work_changes_the_ticket(bench: Bench) -> None:
    bench.call("finish_work", ticket_id="ti-1442", cost=9500)
    assert bench.changes() == [updated("tickets", "ti-1442", status="done", finished_at="2026-02-17T09:30", cost=9500)]


def test_finish_work_is_refused_because_the_ticket_must_be_in_progress(bench: Bench) -> None:
    assert bench.refusal("finish_work", ticket_id="ti-3721", cost=37500) == "The ticket must be in progress."


def test_finish_work_is_refused_because_the_cost_is_above_what_was_approved(bench: Bench) -> None:
    assert bench.refusal("finish_work", ticket_id="ti-8007", cost=25001) == "The cost is above what was approved."


def test_finish_work_is_refused_because_the_cost_is_above_what_was_approved_2(bench: Bench) -> None:
    bench.arrange("quotes", "qu-1066", ticket_id="ti-7463")
    assert bench.refusal("finish_work", ticket_id="ti-7463", cost=26000) == "The cost is above what was approved."


def test_finish_work_is_refused_because_a_visit_is_still_planned_for_this_ticket(bench: Bench) -> None:
    assert bench.refusal("finish_work", ticket_id="ti-1109", cost=25000) == "A visit is still planned for this ticket."


def test_close_ticket_sets_status_to_closed(bench: Bench) -> None:
    bench.call("close_ticket", ticket_id="ti-9775")
    assert bench.changes() == [updated("tickets", "ti-9775", status="closed")]


def test_close_ticket_is_allowed(bench: Bench) -> None:
    bench.arrange("tickets", "ti-3360", finished_at="2026-02-16T09:30")
    bench.call("close_ticket", ticket_id="ti-3360")


def test_close_ticket_is_refused_because_the_ticket_must_be_done(bench: Bench) -> None:
    assert bench.refusal("close_ticket", ticket_id="ti-5764") == "The ticket must be done."


def test_close_ticket_is_refused_because_the_tenant_has_a_day_to_complain_first(bench: Bench) -> None:
    assert bench.refusal("close_ticket", ticket_id="ti-3360") == "The tenant has a day to complain first."


def test_cancel_ticket_changes_the_ticket_and_changes_the_quote(bench: Bench) -> None:
    bench.call("cancel_ticket", ticket_id="ti-8597")
    assert bench.changes() == [
        updated("quotes", "qu-9326", status="rejected", decided_by_id="ma-1527"),
        updated("quotes", "qu-9877", status="rejected", decided_by_id="ma-1527"),
        updated("tickets", "ti-8597", status="cancelled", contractor_id=None),
        updated("visits", "vi-8443", status="called_off"),
    ]


def test_cancel_ticket_is_refused_because_the_ticket_must_be_reported_or_assigned(bench: Bench) -> None:
    assert bench.refusal("cancel_ticket", ticket_id="ti-3721") == "The ticket must be reported or assigned."


def test_cancel_ticket_is_refused_because_a_quote_for_this_ticket_has_been_approved(bench: Bench) -> None:
    assert bench.refusal("cancel_ticket", ticket_id="ti-8140") == "A quote for this ticket has been approved."


def test_escalate_ticket_changes_the_ticket(bench: Bench) -> None:
    bench.call("escalate_ticket", ticket_id="ti-1167")
    assert bench.changes() == [
        updated("tickets", "ti-1167", urgency="urgent", respond_by="2026-02-18T09:30", escalated=1),
    ]


def test_escalate_ticket_changes_the_ticket_when_ticket_id_is_ti_5764(bench: Bench) -> None:
    bench.call("escalate_ticket", ticket_id="ti-5764")
    assert bench.changes() == [
        updated("tickets", "ti-5764", urgency="emergency", respond_by="2026-02-17T11:30", escalated=1),
    ]


def test_escalate_ticket_is_refused_because_only_a_ticket_that_nobody_has_taken_can_be(bench: Bench) -> None:
    sentence = bench.refusal("escalate_ticket", ticket_id="ti-2178")
    assert sentence == "Only a ticket that nobody has taken can be escalated."


def test_escalate_ticket_is_refused_because_there_is_still_time_to_answer_the_ticket(bench: Bench) -> None:
    bench.arrange("tickets", "ti-7271", respond_by="2026-02-17T09:30")
    assert bench.refusal("escalate_ticket", ticket_id="ti-7271") == "There is still time to answer the ticket."


def test_escalate_ticket_is_refused_because_the_ticket_has_been_escalated_before(bench: Bench) -> None:
    assert bench.refusal("escalate_ticket", ticket_id="ti-8664") == "The ticket has been escalated before."
