"""Tests of the tools for tickets of Ringmain district heating."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, inserted, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"substation_id": "su-5664"}, ["ti-1096", "ti-2073"]),
        ({"circuit_id": "ci-7941"}, ["ti-4357"]),
        ({"technician_id": "te-2786"}, ["ti-4913"]),
        ({"part_id": "pa-4546"}, ["ti-4800"]),
        (
            {"kind": "control_fault"},
            [
                "ti-3897",
                "ti-5522",
                "ti-1568",
                "ti-1938",
                "ti-8186",
                "ti-2904",
                "ti-5152",
                "ti-6533",
                "ti-7364",
                "ti-9659",
            ],
        ),
        (
            {"priority": "urgent"},
            [
                "ti-4166",
                "ti-6830",
                "ti-9112",
                "ti-7042",
                "ti-1619",
                "ti-3819",
                "ti-7997",
                "ti-6032",
                "ti-8895",
                "ti-5810",
            ],
        ),
        (
            {"status": "reported"},
            [
                "ti-3035",
                "ti-4763",
                "ti-8385",
                "ti-4743",
                "ti-6991",
                "ti-4012",
                "ti-1865",
                "ti-3653",
                "ti-5831",
                "ti-6242",
            ],
        ),
        ({"number": "HT-52554"}, ["ti-4763"]),
        (
            {"respond_by_until": "2026-08-26T13:30"},
            [
                "ti-6321",
                "ti-3069",
                "ti-4707",
                "ti-3050",
                "ti-8634",
                "ti-4884",
                "ti-3332",
                "ti-1096",
                "ti-6870",
                "ti-4166",
            ],
        ),
    ],
)
def test_find_tickets_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_tickets", **filters) == ids


def test_find_tickets_counts(bench: Bench) -> None:
    assert bench.call("find_tickets", respond_by_until="2026-08-26T13:30")["total"] == 16


def test_find_tickets_turns_the_page(bench: Bench) -> None:
    ids = bench.ids("find_tickets", page=7)
    assert ids == [
        "ti-8137",
        "ti-4913",
        "ti-4357",
        "ti-4800",
        "ti-2937",
        "ti-6839",
        "ti-7626",
        "ti-5728",
        "ti-8467",
        "ti-3035",
    ]


def test_find_tickets_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_tickets", number="Unheard of") == []


def test_get_ticket_shows_the_ticket(bench: Bench) -> None:
    bench.arrange("part_uses", "pr-1158", ticket_id="ti-3069")
    result = bench.call("get_ticket", ticket_id="ti-3069")
    assert result == {
        "id": "ti-3069",
        "number": "HT-49267",
        "status": "closed",
        "kind": "missing_heat",
        "substation_id": "su-2870",
        "remark": "Strange smell in the boiler room.",
        "priority": "high",
        "technician_id": "te-3379",
        "reported_at": "2026-08-10T05:30",
        "respond_by": "2026-08-10T13:30",
        "fixed_at": "2026-08-12T20:00",
        "substation_number": "SU-8943",
        "substation_circuit_name": "Academy loop",
        "substation_flats": 7,
        "parts_reserved": 0,
        "granted_amount": 0,
    }


def test_report_tickets_finds_nothing(bench: Bench) -> None:
    assert bench.ids("report_tickets", priority="high", purpose="care_home") == []


def test_report_tickets_adds_up(bench: Bench) -> None:
    result = bench.call("report_tickets", kind="leak")
    assert result == {
        "items": [
            {"substation_circuit_name": "Cannery loop", "tickets": 2, "latest_report": "2026-09-02T07:30"},
            {"substation_circuit_name": "Cathedral loop", "tickets": 1, "latest_report": "2026-09-02T03:20"},
            {"substation_circuit_name": "Eastern loop", "tickets": 1, "latest_report": "2026-09-01T17:00"},
            {"substation_circuit_name": "Hill loop", "tickets": 1, "latest_report": "2026-09-02T04:20"},
            {"substation_circuit_name": "Tannery loop", "tickets": 2, "latest_report": "2026-09-01T22:20"},
        ],
        "total": 5,
    }


def test_report_tickets_adds_up_with_status(bench: Bench) -> None:
    result = bench.call("report_tickets", status="sent")
    assert result == {
        "items": [
            {"substation_circuit_name": "Academy loop", "tickets": 1, "latest_report": "2026-09-01T23:20"},
            {"substation_circuit_name": "Cannery loop", "tickets": 3, "latest_report": "2026-09-02T07:00"},
            {"substation_circuit_name": "Cathedral loop", "tickets": 2, "latest_report": "2026-09-02T09:00"},
            {"substation_circuit_name": "Gasworks loop", "tickets": 1, "latest_report": "2026-09-02T00:40"},
            {"substation_circuit_name": "Mill loop", "tickets": 2, "latest_report": "2026-09-02T05:20"},
            {"substation_circuit_name": "Quarry loop", "tickets": 1, "latest_report": "2026-09-01T21:00"},
            {"substation_circuit_name": "River loop", "tickets": 1, "latest_report": "2026-09-02T02:20"},
            {"substation_circuit_name": "Stadium loop", "tickets": 3, "latest_report": "2026-09-02T05:00"},
            {"substation_circuit_name": "Tannery loop", "tickets": 1, "latest_report": "2026-09-02T00:00"},
        ],
        "total": 9,
    }


def test_report_tickets_adds_up_with_page(bench: Bench) -> None:
    result = bench.call("report_tickets", page=2)
    assert result == {
        "items": [
            {"substation_circuit_name": "Mill loop", "tickets": 6, "latest_report": "2026-09-02T09:40"},
            {"substation_circuit_name": "Quarry loop", "tickets": 1, "latest_report": "2026-09-01T21:00"},
            {"substation_circuit_name": "Railway loop", "tickets": 2, "latest_report": "2026-08-29T10:00"},
            {"substation_circuit_name": "River loop", "tickets": 15, "latest_report": "2026-09-02T02:40"},
            {"substation_circuit_name": "Rope Walk loop", "tickets": 2, "latest_report": "2026-09-02T06:40"},
            {"substation_circuit_name": "Stadium loop", "tickets": 12, "latest_report": "2026-09-02T05:00"},
            {"substation_circuit_name": "Tannery loop", "tickets": 6, "latest_report": "2026-09-02T08:20"},
        ],
        "total": 17,
    }


def test_report_tickets_adds_up_with_priority(bench: Bench) -> None:
    result = bench.call("report_tickets", priority="high")
    assert result == {
        "items": [
            {"substation_circuit_name": "Academy loop", "tickets": 1, "latest_report": "2026-08-10T05:30"},
            {"substation_circuit_name": "Arsenal loop", "tickets": 3, "latest_report": "2026-09-02T08:00"},
            {"substation_circuit_name": "Brewery loop", "tickets": 4, "latest_report": "2026-09-02T04:00"},
            {"substation_circuit_name": "Cannery loop", "tickets": 4, "latest_report": "2026-09-02T07:00"},
            {"substation_circuit_name": "Cathedral loop", "tickets": 14, "latest_report": "2026-09-02T09:20"},
            {"substation_circuit_name": "Eastern loop", "tickets": 6, "latest_report": "2026-09-01T23:20"},
            {"substation_circuit_name": "Gasworks loop", "tickets": 4, "latest_report": "2026-09-02T04:20"},
            {"substation_circuit_name": "Hill loop", "tickets": 4, "latest_report": "2026-09-02T06:30"},
            {"substation_circuit_name": "Market loop", "tickets": 4, "latest_report": "2026-09-02T05:30"},
            {"substation_circuit_name": "Mill loop", "tickets": 5, "latest_report": "2026-09-02T09:40"},
        ],
        "total": 15,
        "next_page": 2,
    }


def test_report_tickets_adds_up_with_purpose_and_reported_from(bench: Bench) -> None:
    result = bench.call("report_tickets", purpose="office", reported_from="2026-09-02T07:00")
    assert result == {
        "items": [{"substation_circuit_name": "Cannery loop", "tickets": 1, "latest_report": "2026-09-02T07:00"}],
        "total": 1,
    }


def test_report_fault_adds_a_ticket(bench: Bench) -> None:
    bench.call(
        "report_fault",
        number="New HT-44153",
        substation_id="su-2232",
        kind="leak",
        remark="Heat meter shows nothing.",
    )
    assert bench.changes() == [
        inserted(
            "tickets",
            "ti-3109",
            number="New HT-44153",
            status="reported",
            kind="leak",
            substation_id="su-2232",
            remark="Heat meter shows nothing.",
            priority="high",
            reported_at="2026-09-02T10:00",
            respond_by="2026-09-02T18:00",
        ),
    ]


def test_report_fault_adds_a_ticket_2(bench: Bench) -> None:
    bench.call(
        "report_fault",
        number="New HT-82876",
        substation_id="su-1581",
        kind="control_fault",
        remark="Heat meter shows nothing.",
    )
    assert bench.changes() == [
        inserted(
            "tickets",
            "ti-3109",
            number="New HT-82876",
            status="reported",
            kind="control_fault",
            substation_id="su-1581",
            remark="Heat meter shows nothing.",
            priority="normal",
            reported_at="2026-09-02T10:00",
            respond_by="2026-09-04T10:00",
        ),
    ]


def test_report_fault_adds_a_ticket_when_substation_id_is_su_1477(bench: Bench) -> None:
    bench.call(
        "report_fault",
        number="New HT-44153",
        substation_id="su-1477",
        kind="leak",
        remark="Heat meter shows nothing.",
    )
    assert bench.changes() == [
        inserted(
            "tickets",
            "ti-3109",
            number="New HT-44153",
            status="reported",
            kind="leak",
            substation_id="su-1477",
            remark="Heat meter shows nothing.",
            priority="urgent",
            reported_at="2026-09-02T10:00",
            respond_by="2026-09-02T12:00",
        ),
    ]


def test_report_fault_is_allowed(bench: Bench) -> None:
    bench.call(
        "report_fault",
        number="New HT-16413",
        substation_id="su-5076",
        kind="missing_heat",
        remark="Heat meter shows nothing.",
    )


def test_report_fault_is_refused_because_a_ticket_for_this_fault_is_open_already(bench: Bench) -> None:
    sentence = bench.refusal(
        "report_fault",
        number="HT-70859",
        substation_id="su-2946",
        kind="missing_hot_water",
        remark="No heat since this morning.",
    )
    assert sentence == "A ticket for this fault is open already."


def test_report_fault_is_refused_because_the_circuit_is_shut_down_at_the_moment(bench: Bench) -> None:
    sentence = bench.refusal(
        "report_fault",
        number="New HT-67669",
        substation_id="su-6250",
        kind="missing_heat",
        remark="No heat since this morning.",
    )
    assert sentence == "The circuit is shut down at the moment."


def test_report_fault_is_refused_because_another_ticket_already_has_this_ticket_number(bench: Bench) -> None:
    sentence = bench.refusal(
        "report_fault",
        number="HT-39045",
        substation_id="su-6111",
        kind="leak",
        remark="Hot water turns cold after a minute.",
    )
    assert sentence == "Another ticket already has this ticket number."


def test_send_technician_changes_the_ticket(bench: Bench) -> None:
    bench.call("send_technician", ticket_id="ti-4763", technician_id="te-3379")
    assert bench.changes() == [updated("tickets", "ti-4763", status="sent", technician_id="te-3379")]


def test_send_technician_is_allowed(bench: Bench) -> None:
    bench.call("send_technician", ticket_id="ti-7049", technician_id="te-2786")


def test_send_technician_is_allowed_when_priority_is_urgent(bench: Bench) -> None:
    bench.arrange("tickets", "ti-3035", priority="urgent")
    bench.call("send_technician", ticket_id="ti-3035", technician_id="te-2031")


def test_send_technician_is_refused_because_the_ticket_must_be_reported(bench: Bench) -> None:
    sentence = bench.refusal("send_technician", ticket_id="ti-5021", technician_id="te-7518")
    assert sentence == "The ticket must be reported."


def test_send_technician_is_refused_because_the_technician_is_off_duty(bench: Bench) -> None:
    sentence = bench.refusal("send_technician", ticket_id="ti-6991", technician_id="te-7320")
    assert sentence == "The technician is off duty."


def test_send_technician_is_refused_because_the_technicians_duty_ends_within_the_hour(bench: Bench) -> None:
    sentence = bench.refusal("send_technician", ticket_id="ti-3653", technician_id="te-1077")
    assert sentence == "The technician's duty ends within the hour."


def test_send_technician_is_refused_because_this_fault_needs_an_electrician(bench: Bench) -> None:
    sentence = bench.refusal("send_technician", ticket_id="ti-6062", technician_id="te-7650")
    assert sentence == "This fault needs an electrician."


def test_send_technician_is_refused_because_the_technician_has_too_many_tickets_in_hand(bench: Bench) -> None:
    sentence = bench.refusal("send_technician", ticket_id="ti-8385", technician_id="te-3701")
    assert sentence == "The technician has too many tickets in hand."


def test_note_arrival_sets_status_to_on_site(bench: Bench) -> None:
    bench.call("note_arrival", ticket_id="ti-8217")
    assert bench.changes() == [updated("tickets", "ti-8217", status="on_site")]


def test_note_arrival_is_refused_because_the_ticket_must_be_sent(bench: Bench) -> None:
    assert bench.refusal("note_arrival", ticket_id="ti-2904") == "The ticket must be sent."


def test_note_arrival_is_refused_because_the_technician_is_still_at_another_substation(bench: Bench) -> None:
    bench.arrange("tickets", "ti-8217", technician_id="te-1077")
    assert bench.refusal("note_arrival", ticket_id="ti-8217") == "The technician is still at another substation."


def test_wait_for_part_changes_the_ticket(bench: Bench) -> None:
    bench.call("wait_for_part", ticket_id="ti-3471", part_id="pa-9263")
    assert bench.changes() == [updated("tickets", "ti-3471", status="waiting", technician_id=None, part_id="pa-9263")]


def test_wait_for_part_is_allowed(bench: Bench) -> None:
    bench.arrange("parts", "pa-9263", ordered=1)
    bench.call("wait_for_part", ticket_id="ti-3471", part_id="pa-9263")


def test_wait_for_part_is_refused_because_the_ticket_must_be_on_site(bench: Bench) -> None:
    assert bench.refusal("wait_for_part", ticket_id="ti-2904", part_id="pa-2618") == "The ticket must be on site."


def test_wait_for_part_is_refused_because_the_part_is_in_stock(bench: Bench) -> None:
    assert bench.refusal("wait_for_part", ticket_id="ti-2937", part_id="pa-9453") == "The part is in stock."


def test_wait_for_part_is_refused_because_the_part_has_not_been_ordered(bench: Bench) -> None:
    bench.arrange("parts", "pa-9263", ordered=0)
    assert bench.refusal("wait_for_part", ticket_id="ti-3471", part_id="pa-9263") == "The part has not been ordered."


def test_wait_for_part_is_refused_because_an_urgent_ticket_cannot_wait(bench: Bench) -> None:
    assert bench.refusal("wait_for_part", ticket_id="ti-2887", part_id="pa-7901") == "An urgent ticket cannot wait."


def test_fix_ticket_changes_the_ticket_and_sets_status_to_used(bench: Bench) -> None:
    bench.call("fix_ticket", ticket_id="ti-2887")
    assert bench.changes() == [
        updated("part_uses", "pr-6382", status="used"),
        updated("tickets", "ti-2887", status="fixed", fixed_at="2026-09-02T10:00"),
    ]


def test_fix_ticket_is_refused_because_the_ticket_must_be_on_site(bench: Bench) -> None:
    assert bench.refusal("fix_ticket", ticket_id="ti-6991") == "The ticket must be on site."


def test_fix_ticket_is_refused_because_the_circuit_must_be_shut_down_for_this_repair(bench: Bench) -> None:
    bench.arrange("substations", "su-5733", circuit_id="ci-1443")
    assert bench.refusal("fix_ticket", ticket_id="ti-2937") == "The circuit must be shut down for this repair."


def test_close_ticket_sets_status_to_closed(bench: Bench) -> None:
    bench.call("close_ticket", ticket_id="ti-3915")
    assert bench.changes() == [updated("tickets", "ti-3915", status="closed")]


def test_close_ticket_is_allowed(bench: Bench) -> None:
    bench.call("close_ticket", ticket_id="ti-4598")


def test_close_ticket_is_refused_because_the_ticket_must_be_fixed(bench: Bench) -> None:
    assert bench.refusal("close_ticket", ticket_id="ti-2904") == "The ticket must be fixed."


def test_close_ticket_is_refused_because_the_repair_must_hold_for_24_hours_first(bench: Bench) -> None:
    assert bench.refusal("close_ticket", ticket_id="ti-1179") == "The repair must hold for 24 hours first."


def test_close_ticket_is_refused_because_the_fault_has_come_back_at_this_substation(bench: Bench) -> None:
    bench.arrange("tickets", "ti-1179", fixed_at="2026-09-01T10:00")
    assert bench.refusal("close_ticket", ticket_id="ti-1179") == "The fault has come back at this substation."


def test_explain_ticket_sets_status_to_explained(bench: Bench) -> None:
    bench.call("explain_ticket", ticket_id="ti-8324")
    assert bench.changes() == [updated("tickets", "ti-8324", status="explained")]


def test_explain_ticket_is_refused_because_the_ticket_must_be_reported(bench: Bench) -> None:
    assert bench.refusal("explain_ticket", ticket_id="ti-2073") == "The ticket must be reported."


def test_explain_ticket_is_refused_because_a_shutdown_does_not_explain_this_fault(bench: Bench) -> None:
    assert bench.refusal("explain_ticket", ticket_id="ti-2904") == "A shutdown does not explain this fault."


def test_explain_ticket_is_refused_because_no_shutdown_is_running_on_this_circuit(bench: Bench) -> None:
    assert bench.refusal("explain_ticket", ticket_id="ti-6991") == "No shutdown is running on this circuit."
