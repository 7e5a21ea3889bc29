"""Tests of the tools for parcel lines of Harbour Street food bank."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, deleted, inserted, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"item": "Jam"}, ["pa-7594", "pa-9257", "pa-3318"]),
        ({"batch_id": "ba-5632"}, ["pa-3619"]),
        ({"household_id": "ho-5481"}, ["pa-4990"]),
        ({"slot_id": "sl-6483"}, ["pa-2107"]),
    ],
)
def test_find_parcel_lines_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_parcel_lines", **filters) == ids


def test_find_parcel_lines_turns_the_page(bench: Bench) -> None:
    ids = bench.ids("find_parcel_lines", page=8)
    assert ids == [
        "pa-5649",
        "pa-6676",
        "pa-7384",
        "pa-8560",
        "pa-9003",
        "pa-9176",
        "pa-9257",
        "pa-9392",
        "pa-3318",
        "pa-5715",
    ]


def test_find_parcel_lines_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_parcel_lines", slot_id="sl-5324") == []


def test_pack_goods_adds_a_line_of_a_parcel_and_sets_pieces_to_2(bench: Bench) -> None:
    bench.call("pack_goods", slot_id="sl-6275", batch_id="ba-9114", pieces=3)
    assert bench.changes() == [
        updated("batches", "ba-9114", pieces=2),
        inserted("parcel_lines", "pa-6042", slot_id="sl-6275", batch_id="ba-9114", pieces=3, packed_by_id="vo-8640"),
    ]


def test_pack_goods_is_allowed(bench: Bench) -> None:
    bench.call("pack_goods", slot_id="sl-9561", batch_id="ba-8397", pieces=2)


def test_pack_goods_is_refused_because_argument_pieces_must_be_at_least_1(bench: Bench) -> None:
    sentence = bench.refusal("pack_goods", slot_id="sl-5884", batch_id="ba-8980", pieces=0)
    assert sentence == "Argument 'pieces' must be at least 1."


def test_pack_goods_is_refused_because_argument_pieces_must_be_at_most_12(bench: Bench) -> None:
    sentence = bench.refusal("pack_goods", slot_id="sl-5884", batch_id="ba-8980", pieces=13)
    assert sentence == "Argument 'pieces' must be at most 12."


def test_pack_goods_is_refused_because_the_parcel_is_closed(bench: Bench) -> None:
    assert bench.refusal("pack_goods", slot_id="sl-8033", batch_id="ba-5632", pieces=1) == "The parcel is closed."


def test_pack_goods_is_refused_because_the_batch_is_not_on_the_shelf(bench: Bench) -> None:
    sentence = bench.refusal("pack_goods", slot_id="sl-5884", batch_id="ba-3478", pieces=2)
    assert sentence == "The batch is not on the shelf."


def test_pack_goods_is_refused_because_the_batch_is_out_of_date(bench: Bench) -> None:
    bench.arrange("batches", "ba-8980", good_until="2026-10-12")
    assert bench.refusal("pack_goods", slot_id="sl-5884", batch_id="ba-8980", pieces=1) == "The batch is out of date."


def test_pack_goods_is_refused_because_the_household_cannot_have_this_allergen(bench: Bench) -> None:
    sentence = bench.refusal("pack_goods", slot_id="sl-8780", batch_id="ba-1582", pieces=3)
    assert sentence == "The household cannot have this allergen."


def test_pack_goods_is_refused_because_there_are_not_enough_pieces(bench: Bench) -> None:
    sentence = bench.refusal("pack_goods", slot_id="sl-5884", batch_id="ba-7775", pieces=3)
    assert sentence == "There are not enough pieces."


@pytest.mark.parametrize(
    "arguments",
    [
        {"slot_id": "sl-6475", "batch_id": "ba-7461", "pieces": 3},
        {"slot_id": "sl-5884", "batch_id": "ba-8980", "pieces": 4},
    ],
)
def test_pack_goods_is_refused_because_the_household_has_too_few_points(
    bench: Bench, arguments: dict[str, Json]
) -> None:
    assert bench.refusal("pack_goods", **arguments) == "The household has too few points."


def test_pack_goods_is_refused_because_the_household_has_too_few_points_2(bench: Bench) -> None:
    bench.arrange("batches", "ba-8980", good_until="2026-10-13")
    sentence = bench.refusal("pack_goods", slot_id="sl-5884", batch_id="ba-8980", pieces=1)
    assert sentence == "The household has too few points."


def test_pack_goods_is_refused_because_this_batch_is_in_the_parcel_already(bench: Bench) -> None:
    sentence = bench.refusal("pack_goods", slot_id="sl-6275", batch_id="ba-4594", pieces=3)
    assert sentence == "This batch is in the parcel already."


def test_unpack_goods_removes_the_line_of_a_parcel_and_changes_the_batch(bench: Bench) -> None:
    bench.call("unpack_goods", parcel_line_id="pa-1821")
    assert bench.changes() == [
        updated("batches", "ba-2730", status="on_shelf", pieces=1),
        deleted("parcel_lines", "pa-1821"),
    ]


def test_unpack_goods_is_refused_because_the_parcel_is_closed(bench: Bench) -> None:
    assert bench.refusal("unpack_goods", parcel_line_id="pa-2608") == "The parcel is closed."


def test_unpack_goods_is_refused_because_the_batch_was_thrown_away(bench: Bench) -> None:
    bench.arrange("parcel_lines", "pa-4857", batch_id="ba-3333")
    assert bench.refusal("unpack_goods", parcel_line_id="pa-4857") == "The batch was thrown away."
