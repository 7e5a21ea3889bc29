"""Tests of the tools for batches of Northgate food warehouse."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"bay_id": "ba-8949", "status": "scrapped"}, ["bt-8635"]),
        ({"best_before_until": "2026-10-04"}, ["bt-6334", "bt-2546", "bt-1755"]),
        ({"product_id": "pr-6683"}, ["bt-9746"]),
    ],
)
def test_find_batches_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_batches", **filters) == ids


def test_find_batches_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_batches", page=9) == ["bt-3742", "bt-5389", "bt-6576", "bt-9741", "bt-6001"]


def test_find_batches_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_batches", product_id="pr-2627") == []


def test_report_stock_finds_nothing(bench: Bench) -> None:
    assert bench.ids("report_stock", climate="ambient", zone="Annexe") == []


def test_report_stock_adds_up(bench: Bench) -> None:
    result = bench.call("report_stock", page=3)
    assert result == {
        "items": [
            {
                "product_name": "Tomato Passata, case of 12",
                "batches": 2,
                "units": 243,
                "first_best_before": "2026-11-05",
            },
            {
                "product_name": "Traditional Espresso Beans 400 g",
                "batches": 5,
                "units": 214,
                "first_best_before": "2026-11-10",
            },
            {
                "product_name": "Village Basmati Rice 250 g",
                "batches": 4,
                "units": 394,
                "first_best_before": "2026-12-04",
            },
            {"product_name": "Village Mozzarella 250 g", "batches": 1, "units": 236, "first_best_before": "2027-03-07"},
            {"product_name": "Village Quark 500 g", "batches": 4, "units": 200, "first_best_before": "2026-10-01"},
            {"product_name": "Village Rusks 1 kg", "batches": 1, "units": 133, "first_best_before": "2027-08-20"},
        ],
        "total": 26,
    }


def test_report_stock_adds_up_with_climate(bench: Bench) -> None:
    result = bench.call("report_stock", climate="frozen")
    assert result == {
        "items": [
            {
                "product_name": "Country Mango Chunks 1 kg",
                "batches": 6,
                "units": 188,
                "first_best_before": "2026-10-15",
            },
            {
                "product_name": "Fair-trade Vanilla Ice Cream 500 g",
                "batches": 2,
                "units": 6,
                "first_best_before": "2026-11-29",
            },
            {"product_name": "Garden Peas, case of 12", "batches": 9, "units": 396, "first_best_before": "2026-10-27"},
            {"product_name": "Garden Peas, tray of 8", "batches": 1, "units": 0, "first_best_before": "2027-08-18"},
            {"product_name": "Mango Chunks, case of 12", "batches": 6, "units": 245, "first_best_before": "2026-11-06"},
            {"product_name": "Puff Pastry, case of 12", "batches": 1, "units": 57, "first_best_before": "2026-12-04"},
        ],
        "total": 6,
    }


def test_report_stock_adds_up_with_zone_and_best_before_until(bench: Bench) -> None:
    result = bench.call("report_stock", zone="North hall", best_before_until="2026-10-02")
    assert result == {
        "items": [
            {"product_name": "Sea Salt, tray of 20", "batches": 1, "units": 75, "first_best_before": "2026-10-02"},
        ],
        "total": 1,
    }


def test_move_batch_sets_bay_id_to_ba_1557(bench: Bench) -> None:
    bench.call("move_batch", batch_id="bt-6353", bay_id="ba-1557")
    assert bench.changes() == [updated("batches", "bt-6353", bay_id="ba-1557")]


def test_move_batch_is_allowed(bench: Bench) -> None:
    bench.arrange("batches", "bt-9859", quantity=142)
    bench.call("move_batch", batch_id="bt-9859", bay_id="ba-2564")


def test_move_batch_is_refused_because_the_batch_was_scrapped(bench: Bench) -> None:
    assert bench.refusal("move_batch", batch_id="bt-1531", bay_id="ba-2564") == "The batch was scrapped."


def test_move_batch_is_refused_because_the_batch_is_already_there(bench: Bench) -> None:
    assert bench.refusal("move_batch", batch_id="bt-7011", bay_id="ba-2147") == "The batch is already there."


def test_move_batch_is_refused_because_the_bay_is_blocked(bench: Bench) -> None:
    assert bench.refusal("move_batch", batch_id="bt-2556", bay_id="ba-5953") == "The bay is blocked."


def test_move_batch_is_refused_because_the_bay_is_in_a_zone_of_another_climate(bench: Bench) -> None:
    sentence = bench.refusal("move_batch", batch_id="bt-6627", bay_id="ba-2910")
    assert sentence == "The bay is in a zone of another climate."


def test_move_batch_is_refused_because_there_is_not_enough_room_in_the_bay(bench: Bench) -> None:
    assert bench.refusal("move_batch", batch_id="bt-7011", bay_id="ba-6426") == "There is not enough room in the bay."


def test_correct_batch_sets_quantity_to_95(bench: Bench) -> None:
    bench.call("correct_batch", batch_id="bt-2546", counted=95)
    assert bench.changes() == [updated("batches", "bt-2546", quantity=95)]


@pytest.mark.parametrize(
    "arguments",
    [
        {"batch_id": "bt-8787", "counted": 24},
        {"batch_id": "bt-3742", "counted": 12},
    ],
)
def test_correct_batch_is_allowed(bench: Bench, arguments: dict[str, Json]) -> None:
    bench.call("correct_batch", **arguments)


def test_correct_batch_is_refused_because_the_batch_was_scrapped(bench: Bench) -> None:
    assert bench.refusal("correct_batch", batch_id="bt-1531", counted=110) == "The batch was scrapped."


def test_correct_batch_is_refused_because_the_difference_is_above_your_correction_limit(bench: Bench) -> None:
    sentence = bench.refusal("correct_batch", batch_id="bt-1755", counted=182)
    assert sentence == "The difference is above your correction limit."


def test_correct_batch_is_refused_because_more_than_this_is_reserved_from_the_batch(bench: Bench) -> None:
    sentence = bench.refusal("correct_batch", batch_id="bt-3555", counted=11)
    assert sentence == "More than this is reserved from the batch."


def test_correct_batch_is_refused_because_there_is_not_enough_room_in_the_bay(bench: Bench) -> None:
    assert bench.refusal("correct_batch", batch_id="bt-3290", counted=27) == "There is not enough room in the bay."


def test_scrap_batch_sets_status_to_scrapped(bench: Bench) -> None:
    bench.call("scrap_batch", batch_id="bt-8223")
    assert bench.changes() == [updated("batches", "bt-8223", status="scrapped")]


def test_scrap_batch_is_allowed(bench: Bench) -> None:
    bench.arrange("batches", "bt-7604", best_before="2026-10-20")
    bench.call("scrap_batch", batch_id="bt-7604")


def test_scrap_batch_is_refused_because_the_batch_must_be_available(bench: Bench) -> None:
    assert bench.refusal("scrap_batch", batch_id="bt-8180") == "The batch must be available."


def test_scrap_batch_is_refused_because_the_batch_still_keeps_for_more_than_two_weeks(bench: Bench) -> None:
    assert bench.refusal("scrap_batch", batch_id="bt-7604") == "The batch still keeps for more than two weeks."


def test_scrap_batch_is_refused_because_part_of_the_batch_is_reserved(bench: Bench) -> None:
    bench.arrange("reservations", "re-1084", batch_id="bt-3880")
    assert bench.refusal("scrap_batch", batch_id="bt-3880") == "Part of the batch is reserved."
