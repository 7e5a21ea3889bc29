"""Tests of the tools for reservations of Ridgeway scaffold hire."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, deleted, inserted, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"part_id": "pa-7646"}, ["re-3728", "re-8232", "re-9351"]),
        ({"scaffold_id": "sc-6891"}, ["re-7551"]),
        (
            {"status": "built_in"},
            [
                "re-1393",
                "re-2901",
                "re-3295",
                "re-5280",
                "re-5318",
                "re-5813",
                "re-7175",
                "re-8139",
                "re-8872",
                "re-2296",
            ],
        ),
    ],
)
def test_find_reservations_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_reservations", **filters) == ids


def test_find_reservations_counts(bench: Bench) -> None:
    assert bench.call("find_reservations", status="built_in")["total"] == 49


def test_find_reservations_turns_the_page(bench: Bench) -> None:
    ids = bench.ids("find_reservations", page=7)
    assert ids == [
        "re-1170",
        "re-3768",
        "re-9256",
        "re-4970",
        "re-4540",
        "re-5824",
        "re-8232",
        "re-4752",
        "re-4499",
        "re-9258",
    ]


def test_find_reservations_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_reservations", scaffold_id="sc-2983") == []


def test_report_parts_adds_up(bench: Bench) -> None:
    result = bench.call("report_parts", page=2)
    assert result == {
        "items": [
            {"part_name": "2.07 m standard", "scaffolds": 5, "pieces": 152},
            {"part_name": "2.07 m toe board", "scaffolds": 9, "pieces": 357},
            {"part_name": "2.57 m bracket", "scaffolds": 4, "pieces": 168},
            {"part_name": "2.57 m lattice girder", "scaffolds": 4, "pieces": 111},
            {"part_name": "2.57 m standard", "scaffolds": 1, "pieces": 16},
            {"part_name": "2.57 m toe board", "scaffolds": 10, "pieces": 257},
            {"part_name": "3.07 m bracket", "scaffolds": 5, "pieces": 101},
            {"part_name": "3.07 m deck", "scaffolds": 4, "pieces": 57},
            {"part_name": "3.07 m ledger", "scaffolds": 4, "pieces": 119},
            {"part_name": "3.07 m standard", "scaffolds": 6, "pieces": 189},
        ],
        "total": 20,
    }


def test_report_parts_adds_up_with_status_and_builder_id(bench: Bench) -> None:
    result = bench.call("report_parts", status="built_in", builder_id="bu-5950")
    assert result == {"items": [{"part_name": "3.07 m bracket", "scaffolds": 1, "pieces": 6}], "total": 1}


def test_reserve_part_adds_a_reservation_and_sets_stock_to_23(bench: Bench) -> None:
    bench.call("reserve_part", scaffold_id="sc-2279", part_id="pa-1684", pieces=6)
    assert bench.changes() == [
        updated("parts", "pa-1684", stock=23),
        inserted("reservations", "re-8794", scaffold_id="sc-2279", part_id="pa-1684", pieces=6, status="reserved"),
    ]


def test_reserve_part_is_allowed(bench: Bench) -> None:
    bench.arrange("parts", "pa-3042", stock=1)
    bench.call("reserve_part", scaffold_id="sc-2279", part_id="pa-3042", pieces=1)


def test_reserve_part_is_refused_because_argument_pieces_must_be_at_least_1(bench: Bench) -> None:
    sentence = bench.refusal("reserve_part", scaffold_id="sc-2279", part_id="pa-3042", pieces=0)
    assert sentence == "Argument 'pieces' must be at least 1."


def test_reserve_part_is_refused_because_parts_are_reserved_before_a_scaffold_is_put_up(bench: Bench) -> None:
    sentence = bench.refusal("reserve_part", scaffold_id="sc-8414", part_id="pa-4166", pieces=32)
    assert sentence == "Parts are reserved before a scaffold is put up."


def test_reserve_part_is_refused_because_the_yard_has_not_so_many_pieces(bench: Bench) -> None:
    sentence = bench.refusal("reserve_part", scaffold_id="sc-9221", part_id="pa-9748", pieces=34)
    assert sentence == "The yard has not so many pieces."


def test_reserve_part_is_refused_because_this_part_is_reserved_for_the_scaffold_already(bench: Bench) -> None:
    sentence = bench.refusal("reserve_part", scaffold_id="sc-3664", part_id="pa-4166", pieces=57)
    assert sentence == "This part is reserved for the scaffold already."


def test_drop_reservation_removes_the_reservation_and_sets_stock_to_51(bench: Bench) -> None:
    bench.call("drop_reservation", reservation_id="re-1427")
    assert bench.changes() == [updated("parts", "pa-4342", stock=51), deleted("reservations", "re-1427")]


def test_drop_reservation_is_refused_because_the_pieces_are_built_in(bench: Bench) -> None:
    assert bench.refusal("drop_reservation", reservation_id="re-7551") == "The pieces are built in."
