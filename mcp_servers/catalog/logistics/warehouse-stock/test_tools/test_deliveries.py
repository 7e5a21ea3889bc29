"""Tests of the tools for deliveries of Northgate food warehouse."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, inserted, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        (
            {"status": "received", "expected_until": "2026-10-13"},
            ["de-8385", "de-3049", "de-7263", "de-4857", "de-2465", "de-7766", "de-8405", "de-9062"],
        ),
        ({"product_id": "pr-8156"}, ["de-6582", "de-6930"]),
        ({"number": "DL-9375"}, ["de-2655"]),
    ],
)
def test_find_deliveries_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_deliveries", **filters) == ids


def test_find_deliveries_counts(bench: Bench) -> None:
    assert bench.call("find_deliveries", expected_until="2026-09-28")["total"] == 8


def test_find_deliveries_turns_the_page(bench: Bench) -> None:
    ids = bench.ids("find_deliveries", page=2)
    assert ids == [
        "de-7766",
        "de-8405",
        "de-4608",
        "de-6582",
        "de-5329",
        "de-7717",
        "de-8805",
        "de-9062",
        "de-6930",
        "de-1524",
    ]


def test_find_deliveries_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_deliveries", number="Unheard of") == []


def test_announce_delivery_adds_a_delivery(bench: Bench) -> None:
    bench.call("announce_delivery", number="New DL-0733", product_id="pr-2051", quantity=80, expected_on="2026-10-16")
    assert bench.changes() == [
        inserted(
            "deliveries",
            "de-6443",
            number="New DL-0733",
            product_id="pr-2051",
            quantity=80,
            expected_on="2026-10-16",
            status="announced",
            announced_at="2026-10-06T07:30",
        ),
    ]


def test_announce_delivery_is_refused_because_the_supplier_needs_more_lead_time(bench: Bench) -> None:
    sentence = bench.refusal(
        "announce_delivery",
        number="DL-7009",
        product_id="pr-3411",
        quantity=80,
        expected_on="2026-09-29",
    )
    assert sentence == "The supplier needs more lead time."


def test_announce_delivery_is_refused_because_another_delivery_already_has_this_delivery(bench: Bench) -> None:
    sentence = bench.refusal(
        "announce_delivery",
        number="DL-4135",
        product_id="pr-2051",
        quantity=180,
        expected_on="2026-10-09",
    )
    assert sentence == "Another delivery already has this delivery number."


def test_receive_delivery_sets_status_to_received_and_adds_a_batch(bench: Bench) -> None:
    bench.call(
        "receive_delivery",
        delivery_id="de-1050",
        bay_id="ba-2429",
        lot="New X77-8009",
        best_before="2027-03-08",
    )
    assert bench.changes() == [
        inserted(
            "batches",
            "bt-7150",
            product_id="pr-7084",
            lot="New X77-8009",
            bay_id="ba-2429",
            quantity=80,
            received_on="2026-10-06",
            best_before="2027-03-08",
            status="available",
        ),
        updated("deliveries", "de-1050", status="received"),
    ]


def test_receive_delivery_is_refused_because_the_delivery_must_be_announced(bench: Bench) -> None:
    sentence = bench.refusal(
        "receive_delivery",
        delivery_id="de-9062",
        bay_id="ba-5930",
        lot="D42-8626",
        best_before="2026-12-15",
    )
    assert sentence == "The delivery must be announced."


def test_receive_delivery_is_refused_because_the_delivery_is_not_due_yet(bench: Bench) -> None:
    sentence = bench.refusal(
        "receive_delivery",
        delivery_id="de-7127",
        bay_id="ba-2429",
        lot="Z02-2749",
        best_before="2027-03-01",
    )
    assert sentence == "The delivery is not due yet."


def test_receive_delivery_is_refused_because_the_bay_is_blocked(bench: Bench) -> None:
    sentence = bench.refusal(
        "receive_delivery",
        delivery_id="de-4608",
        bay_id="ba-5953",
        lot="New X77-8009",
        best_before="2026-12-20",
    )
    assert sentence == "The bay is blocked."


def test_receive_delivery_is_refused_because_the_bay_is_in_a_zone_of_another_climate(bench: Bench) -> None:
    sentence = bench.refusal(
        "receive_delivery",
        delivery_id="de-2655",
        bay_id="ba-6161",
        lot="X77-8009",
        best_before="2026-11-14",
    )
    assert sentence == "The bay is in a zone of another climate."


def test_receive_delivery_is_refused_because_there_is_not_enough_room_in_the_bay(bench: Bench) -> None:
    sentence = bench.refusal(
        "receive_delivery",
        delivery_id="de-5329",
        bay_id="ba-6004",
        lot="New D42-8626",
        best_before="2026-12-21",
    )
    assert sentence == "There is not enough room in the bay."


def test_receive_delivery_is_refused_because_goods_must_keep_for_at_least_two_weeks_on(bench: Bench) -> None:
    bench.arrange("deliveries", "de-1050", expected_on="2026-10-06")
    sentence = bench.refusal(
        "receive_delivery",
        delivery_id="de-1050",
        bay_id="ba-2429",
        lot="K33-2261",
        best_before="2026-10-19",
    )
    assert sentence == "Goods must keep for at least two weeks on arrival."


def test_receive_delivery_is_refused_because_a_batch_with_this_lot_number_exists_already(bench: Bench) -> None:
    sentence = bench.refusal(
        "receive_delivery",
        delivery_id="de-1050",
        bay_id="ba-2429",
        lot="K33-2261",
        best_before="2026-10-20",
    )
    assert sentence == "A batch with this lot number exists already."


def test_receive_delivery_is_refused_because_a_batch_with_this_lot_number_exists_already_2(bench: Bench) -> None:
    bench.arrange("deliveries", "de-5329", quantity=240)
    sentence = bench.refusal(
        "receive_delivery",
        delivery_id="de-5329",
        bay_id="ba-6415",
        lot="Z02-2749",
        best_before="2026-12-15",
    )
    assert sentence == "A batch with this lot number exists already."


def test_receive_delivery_is_refused_because_a_batch_with_this_lot_number_exists_already_3(bench: Bench) -> None:
    bench.arrange("batches", "bt-1789", status="scrapped")
    sentence = bench.refusal(
        "receive_delivery",
        delivery_id="de-2275",
        bay_id="ba-9505",
        lot="X77-8009",
        best_before="2027-09-30",
    )
    assert sentence == "A batch with this lot number exists already."
