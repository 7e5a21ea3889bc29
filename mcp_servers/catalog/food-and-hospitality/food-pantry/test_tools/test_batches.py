"""Tests of the tools for batches of Harbour Street food bank."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, deleted, inserted, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"good_until_until": "2026-10-19"}, ["ba-1406", "ba-8180", "ba-6595", "ba-5340", "ba-8452"]),
        ({"donor_id": "do-1543"}, ["ba-8397", "ba-5053"]),
        ({"status": "used_up"}, ["ba-1594", "ba-7255", "ba-4329", "ba-2730", "ba-8414", "ba-6617", "ba-3533"]),
        (
            {"allergen": "milk"},
            [
                "ba-2850",
                "ba-4594",
                "ba-5736",
                "ba-2730",
                "ba-1500",
                "ba-2898",
                "ba-4492",
                "ba-8613",
                "ba-2886",
                "ba-1136",
            ],
        ),
        ({"number": "L-23315"}, ["ba-5858"]),
        ({"item": "butter"}, ["ba-5340", "ba-8584"]),
    ],
)
def test_find_batches_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_batches", **filters) == ids


def test_find_batches_turns_the_page(bench: Bench) -> None:
    ids = bench.ids("find_batches", page=8)
    assert ids == ["ba-8917", "ba-4378", "ba-8157", "ba-3533", "ba-6552", "ba-8250", "ba-4147", "ba-5053"]


def test_find_batches_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_batches", number="L-32763", item="oil") == []


def test_report_goods_finds_nothing(bench: Bench) -> None:
    assert bench.ids("report_goods", status="used_up", allergen="milk", donor_id="do-8838") == []


def test_report_goods_adds_up(bench: Bench) -> None:
    result = bench.call("report_goods", good_until_from="2027-11-20")
    assert result == {
        "items": [
            {"item": "Biscuits", "batches": 1, "total_pieces": 89, "first_date": "2027-11-20"},
            {"item": "Tinned peaches", "batches": 1, "total_pieces": 1, "first_date": "2027-11-29"},
        ],
        "total": 2,
    }


def test_report_goods_adds_up_with_page(bench: Bench) -> None:
    result = bench.call("report_goods", page=3)
    assert result == {
        "items": [
            {"item": "Tinned soup", "batches": 5, "total_pieces": 130, "first_date": "2026-10-28"},
            {"item": "Tinned tuna", "batches": 5, "total_pieces": 181, "first_date": "2026-10-30"},
            {"item": "Toothpaste", "batches": 3, "total_pieces": 149, "first_date": "2026-11-04"},
            {"item": "Washing powder", "batches": 1, "total_pieces": 7, "first_date": "2026-11-05"},
        ],
        "total": 24,
    }


def test_report_goods_adds_up_with_donor_id(bench: Bench) -> None:
    result = bench.call("report_goods", donor_id="do-3717")
    assert result == {
        "items": [{"item": "Squash", "batches": 1, "total_pieces": 1, "first_date": "2026-11-21"}],
        "total": 1,
    }


def test_report_goods_adds_up_with_status_and_allergen(bench: Bench) -> None:
    result = bench.call("report_goods", status="used_up", allergen="milk")
    assert result == {
        "items": [{"item": "Tinned soup", "batches": 1, "total_pieces": 0, "first_date": "2026-11-15"}],
        "total": 1,
    }


def test_report_donors_finds_nothing(bench: Bench) -> None:
    assert bench.ids("report_donors", came_from="2026-11-07", status="thrown_away") == []


def test_report_donors_adds_up(bench: Bench) -> None:
    result = bench.call("report_donors", page=2)
    assert result == {
        "items": [
            {"donor_name": "Ravenbridge Allotments", "batches": 2, "last_gift": "2026-11-05"},
            {"donor_name": "Redden Primary School", "batches": 4, "last_gift": "2026-10-28"},
            {"donor_name": "Slate Rugby Club", "batches": 2, "last_gift": "2026-11-10"},
            {"donor_name": "Stanhurst Allotments", "batches": 18, "last_gift": "2026-11-10"},
            {"donor_name": "Woodlark Fire Station", "batches": 2, "last_gift": "2026-11-04"},
        ],
        "total": 15,
    }


def test_report_donors_adds_up_with_status(bench: Bench) -> None:
    result = bench.call("report_donors", status="used_up")
    assert result == {
        "items": [
            {"donor_name": "Blue Heron Supermarket", "batches": 1, "last_gift": "2026-10-12"},
            {"donor_name": "Broadstead Primary School", "batches": 1, "last_gift": "2026-10-08"},
            {"donor_name": "Compass Mosque", "batches": 2, "last_gift": "2026-09-28"},
            {"donor_name": "Redden Primary School", "batches": 1, "last_gift": "2026-09-13"},
            {"donor_name": "Stanhurst Allotments", "batches": 2, "last_gift": "2026-10-29"},
        ],
        "total": 5,
    }


def test_report_donors_adds_up_with_came_from(bench: Bench) -> None:
    result = bench.call("report_donors", came_from="2026-10-29")
    assert result == {
        "items": [
            {"donor_name": "Broadstead Primary School", "batches": 1, "last_gift": "2026-11-11"},
            {"donor_name": "Compass Allotments", "batches": 1, "last_gift": "2026-11-07"},
            {"donor_name": "Compass Mosque", "batches": 3, "last_gift": "2026-11-11"},
            {"donor_name": "Hearth Mosque", "batches": 2, "last_gift": "2026-11-04"},
            {"donor_name": "Plumb Line Fire Station", "batches": 1, "last_gift": "2026-11-12"},
            {"donor_name": "Ravenbridge Allotments", "batches": 1, "last_gift": "2026-11-05"},
            {"donor_name": "Slate Rugby Club", "batches": 1, "last_gift": "2026-11-10"},
            {"donor_name": "Stanhurst Allotments", "batches": 5, "last_gift": "2026-11-10"},
            {"donor_name": "Woodlark Fire Station", "batches": 2, "last_gift": "2026-11-04"},
        ],
        "total": 9,
    }


def test_take_in_batch_adds_a_batch(bench: Bench) -> None:
    bench.call(
        "take_in_batch",
        number="New L-03564",
        item="Long-life milk",
        donor_id="do-1030",
        allergen="none",
        points=2,
        pieces=1,
        date_kind="use_by",
        good_until="2026-11-15",
    )
    assert bench.changes() == [
        inserted(
            "batches",
            "ba-8449",
            number="New L-03564",
            item="Long-life milk",
            donor_id="do-1030",
            allergen="none",
            points=2,
            status="sorting",
            pieces=1,
            date_kind="use_by",
            good_until="2026-11-15",
            came_on="2026-11-12",
        ),
    ]


def test_take_in_batch_is_refused_because_argument_points_must_be_at_most_6(bench: Bench) -> None:
    sentence = bench.refusal(
        "take_in_batch",
        number="New L-03564",
        item="Long-life milk",
        donor_id="do-1030",
        allergen="none",
        points=7,
    )
    assert sentence == "Argument 'points' must be at most 6."


def test_take_in_batch_is_refused_because_there_is_nothing_to_take_in(bench: Bench) -> None:
    sentence = bench.refusal(
        "take_in_batch",
        number="New L-01201",
        item="Toothpaste",
        donor_id="do-7556",
        allergen="gluten",
        points=3,
        pieces=0,
        date_kind="best_before",
        good_until="2026-11-27",
    )
    assert sentence == "There is nothing to take in."


def test_take_in_batch_is_refused_because_the_goods_are_too_old(bench: Bench) -> None:
    sentence = bench.refusal(
        "take_in_batch",
        number="L-67018",
        item="Tinned carrots",
        donor_id="do-7556",
        allergen="nuts",
        points=3,
        pieces=62,
        date_kind="best_before",
        good_until="2026-10-28",
    )
    assert sentence == "The goods are too old."


def test_take_in_batch_is_refused_because_a_batch_with_this_number_exists_already(bench: Bench) -> None:
    sentence = bench.refusal(
        "take_in_batch",
        number="L-67018",
        item="Tinned carrots",
        donor_id="do-7556",
        allergen="nuts",
        points=3,
        pieces=62,
        date_kind="best_before",
        good_until="2026-10-29",
    )
    assert sentence == "A batch with this number exists already."


def test_shelve_batch_sets_status_to_on_shelf(bench: Bench) -> None:
    bench.call("shelve_batch", batch_id="ba-2898")
    assert bench.changes() == [updated("batches", "ba-2898", status="on_shelf")]


def test_shelve_batch_is_allowed(bench: Bench) -> None:
    bench.arrange("batches", "ba-8417", good_until="2026-10-13")
    bench.call("shelve_batch", batch_id="ba-8417")


def test_shelve_batch_is_allowed_when_good_until_is_2026_11_12_when_date_kind_is_use_by(bench: Bench) -> None:
    bench.arrange("batches", "ba-8417", good_until="2026-11-12", date_kind="use_by")
    bench.call("shelve_batch", batch_id="ba-8417")


def test_shelve_batch_is_refused_because_the_batch_must_be_sorting(bench: Bench) -> None:
    assert bench.refusal("shelve_batch", batch_id="ba-4404") == "The batch must be sorting."


def test_shelve_batch_is_refused_because_the_batch_is_out_of_date(bench: Bench) -> None:
    bench.arrange("batches", "ba-8417", good_until="2026-10-12")
    assert bench.refusal("shelve_batch", batch_id="ba-8417") == "The batch is out of date."


def test_throw_away_batch_changes_the_batch_and_removes_the_line_of_a_parcel(bench: Bench) -> None:
    bench.call("throw_away_batch", batch_id="ba-8180")
    assert bench.changes() == [
        updated("batches", "ba-8180", status="thrown_away", pieces=0),
        deleted("parcel_lines", "pa-7719"),
    ]


def test_throw_away_batch_is_allowed(bench: Bench) -> None:
    bench.call("throw_away_batch", batch_id="ba-7417")


def test_throw_away_batch_is_refused_because_the_batch_must_be_on_shelf_or_sorting(bench: Bench) -> None:
    assert bench.refusal("throw_away_batch", batch_id="ba-3533") == "The batch must be on shelf or sorting."


def test_throw_away_batch_is_refused_because_the_batch_is_in_date(bench: Bench) -> None:
    bench.arrange("batches", "ba-8980", good_until="2026-11-12")
    assert bench.refusal("throw_away_batch", batch_id="ba-8980") == "The batch is in date."


def test_throw_away_batch_is_refused_because_the_batch_may_still_be_given_out(bench: Bench) -> None:
    bench.arrange("batches", "ba-8980", good_until="2026-10-29")
    assert bench.refusal("throw_away_batch", batch_id="ba-8980") == "The batch may still be given out."
