"""Tests of the tools for part uses of Ringmain district heating."""

from mcp_servers.runtime.testing import Bench, inserted, updated


def test_report_parts_adds_up(bench: Bench) -> None:
    result = bench.call("report_parts", kind="leak")
    assert result == {"items": [{"part_name": "gasket set", "uses": 1, "pieces": 1}], "total": 1}


def test_report_parts_adds_up_with_page(bench: Bench) -> None:
    result = bench.call("report_parts", page=2)
    assert result == {
        "items": [
            {"part_name": "hot water sensor", "uses": 2, "pieces": 3},
            {"part_name": "outdoor sensor", "uses": 5, "pieces": 5},
            {"part_name": "power supply unit", "uses": 2, "pieces": 3},
            {"part_name": "pressure gauge", "uses": 4, "pieces": 6},
            {"part_name": "return limiter", "uses": 3, "pieces": 6},
            {"part_name": "safety valve", "uses": 3, "pieces": 5},
            {"part_name": "three-way valve", "uses": 1, "pieces": 2},
        ],
        "total": 17,
    }


def test_report_parts_adds_up_with_status_and_technician_id(bench: Bench) -> None:
    result = bench.call("report_parts", status="reserved", technician_id="te-2540")
    assert result == {"items": [{"part_name": "gasket set", "uses": 1, "pieces": 1}], "total": 1}


def test_reserve_part_adds_a_withdrawal_and_sets_stock_to_0(bench: Bench) -> None:
    bench.call("reserve_part", ticket_id="ti-2308", part_id="pa-5338", quantity=2)
    assert bench.changes() == [
        inserted("part_uses", "pr-7642", ticket_id="ti-2308", part_id="pa-5338", quantity=2, status="reserved"),
        updated("parts", "pa-5338", stock=0),
    ]


def test_reserve_part_is_allowed(bench: Bench) -> None:
    bench.call("reserve_part", ticket_id="ti-2937", part_id="pa-3044", quantity=4)


def test_reserve_part_is_refused_because_nobody_is_working_on_this_ticket(bench: Bench) -> None:
    sentence = bench.refusal("reserve_part", ticket_id="ti-5831", part_id="pa-2618", quantity=2)
    assert sentence == "Nobody is working on this ticket."


def test_reserve_part_is_refused_because_there_are_not_enough_pieces_in_stock(bench: Bench) -> None:
    sentence = bench.refusal("reserve_part", ticket_id="ti-4913", part_id="pa-4105", quantity=4)
    assert sentence == "There are not enough pieces in stock."


def test_reserve_part_is_refused_because_this_part_is_reserved_for_the_ticket_already(bench: Bench) -> None:
    sentence = bench.refusal("reserve_part", ticket_id="ti-2254", part_id="pa-1187", quantity=2)
    assert sentence == "This part is reserved for the ticket already."
