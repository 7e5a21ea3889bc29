"""Tests of the tools for reagent orders of Fjordvik chemical stores."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, inserted, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"substance_id": "su-1323"}, ["re-1939", "re-3367"]),
        ({"needed_by_until": "2026-11-07"}, ["re-1523", "re-7783"]),
        ({"chemist_id": "ch-7405"}, ["re-1523", "re-6567", "re-7233"]),
        (
            {"status": "delivered"},
            [
                "re-7783",
                "re-5330",
                "re-9493",
                "re-3464",
                "re-5698",
                "re-2195",
                "re-3068",
                "re-8527",
                "re-2403",
                "re-6836",
            ],
        ),
        ({"number": "PO-63560"}, ["re-7233"]),
        (
            {"max_price": 53500},
            [
                "re-1523",
                "re-7783",
                "re-5330",
                "re-2689",
                "re-1750",
                "re-6356",
                "re-6172",
                "re-1989",
                "re-4439",
                "re-3464",
            ],
        ),
    ],
)
def test_find_reagent_orders_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_reagent_orders", **filters) == ids


def test_find_reagent_orders_counts(bench: Bench) -> None:
    assert bench.call("find_reagent_orders", max_price=53500)["total"] == 53


def test_find_reagent_orders_turns_the_page(bench: Bench) -> None:
    ids = bench.ids("find_reagent_orders", page=7)
    assert ids == ["re-7229", "re-1001", "re-4569", "re-8897", "re-3989", "re-8179"]


def test_find_reagent_orders_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_reagent_orders", number="Unheard of") == []


def test_request_order_adds_a_order(bench: Bench) -> None:
    bench.call(
        "request_order",
        number="New PO-40018",
        substance_id="su-6086",
        chemist_id="ch-6868",
        size=2500,
        supplier="Highland Chemicals",
        needed_by="2026-12-05",
    )
    assert bench.changes() == [
        inserted(
            "reagent_orders",
            "re-9524",
            number="New PO-40018",
            substance_id="su-6086",
            chemist_id="ch-6868",
            size=2500,
            price=62500,
            supplier="Highland Chemicals",
            needed_by="2026-12-05",
            status="requested",
            requested_at="2026-11-17T08:20",
        ),
    ]


def test_request_order_is_allowed(bench: Bench) -> None:
    bench.call(
        "request_order",
        number="New PO-29513",
        substance_id="su-7848",
        chemist_id="ch-8423",
        size=2500,
        supplier="Zając & Mercer Scientific",
        needed_by="2026-12-04",
    )


def test_request_order_is_refused_because_a_delivery_takes_at_least_five_days(bench: Bench) -> None:
    sentence = bench.refusal(
        "request_order",
        number="PO-29513",
        substance_id="su-3426",
        chemist_id="ch-2344",
        size=500,
        supplier="Anvil Laboratory Supplies",
        needed_by="2026-11-21",
    )
    assert sentence == "A delivery takes at least five days."


def test_request_order_is_refused_because_the_chemists_safety_training_will_have_run_out(bench: Bench) -> None:
    sentence = bench.refusal(
        "request_order",
        number="PO-88771",
        substance_id="su-3922",
        chemist_id="ch-2493",
        size=2500,
        supplier="Ingram & Co. Reagents",
        needed_by="2026-12-02",
    )
    assert sentence == "The chemist's safety training will have run out by then."


def test_request_order_is_refused_because_the_chemist_is_not_cleared_for_toxic_substances(bench: Bench) -> None:
    sentence = bench.refusal(
        "request_order",
        number="New PO-18107",
        substance_id="su-8801",
        chemist_id="ch-8757",
        size=1000,
        supplier="Hussain & Chevalier Scientific",
        needed_by="2026-12-09",
    )
    assert sentence == "The chemist is not cleared for toxic substances."


def test_request_order_is_refused_because_the_chemist_has_an_order_of_this_substance_under(bench: Bench) -> None:
    sentence = bench.refusal(
        "request_order",
        number="PO-40018",
        substance_id="su-7946",
        chemist_id="ch-5359",
        size=1000,
        supplier="Kallio & Sons Scientific",
        needed_by="2026-11-22",
    )
    assert sentence == "The chemist has an order of this substance under way."


def test_request_order_is_refused_because_another_order_already_has_this_order_number(bench: Bench) -> None:
    bench.arrange("reagent_orders", "re-8588", status="delivered")
    sentence = bench.refusal(
        "request_order",
        number="PO-40018",
        substance_id="su-7946",
        chemist_id="ch-5359",
        size=1000,
        supplier="Kallio & Sons Scientific",
        needed_by="2026-12-14",
    )
    assert sentence == "Another order already has this order number."


def test_approve_order_sets_status_to_approved(bench: Bench) -> None:
    bench.call("approve_order", reagent_order_id="re-2689")
    assert bench.changes() == [updated("reagent_orders", "re-2689", status="approved")]


@pytest.mark.parametrize(
    "arguments",
    [
        {"reagent_order_id": "re-3497"},
        {"reagent_order_id": "re-4668"},
    ],
)
def test_approve_order_is_allowed(bench: Bench, arguments: dict[str, Json]) -> None:
    bench.call("approve_order", **arguments)


def test_approve_order_is_allowed_when_price_is_160000(bench: Bench) -> None:
    bench.arrange("reagent_orders", "re-3778", price=160000)
    bench.call("approve_order", reagent_order_id="re-3778")


def test_approve_order_is_allowed_when_trained_until_is_2026_11_17(bench: Bench) -> None:
    bench.arrange("chemists", "ch-7146", trained_until="2026-11-17")
    bench.call("approve_order", reagent_order_id="re-3367")


def test_approve_order_is_refused_because_the_order_must_be_requested(bench: Bench) -> None:
    assert bench.refusal("approve_order", reagent_order_id="re-8588") == "The order must be requested."


def test_approve_order_is_refused_because_the_order_is_above_your_limit(bench: Bench) -> None:
    assert bench.refusal("approve_order", reagent_order_id="re-8897") == "The order is above your limit."


def test_approve_order_is_refused_because_the_chemists_safety_training_has_run_out(bench: Bench) -> None:
    bench.arrange("chemists", "ch-7146", trained_until="2026-11-16")
    assert bench.refusal("approve_order", reagent_order_id="re-3367") == "The chemist's safety training has run out."


def test_approve_order_is_refused_because_the_chemist_is_not_cleared_for_toxic_substances(bench: Bench) -> None:
    bench.arrange("substances", "su-1323", hazard="toxic")
    sentence = bench.refusal("approve_order", reagent_order_id="re-3367")
    assert sentence == "The chemist is not cleared for toxic substances."


def test_approve_order_is_refused_because_a_sealed_bottle_of_it_is_in_your_store_already(bench: Bench) -> None:
    sentence = bench.refusal("approve_order", reagent_order_id="re-4751")
    assert sentence == "A sealed bottle of it is in your store already."


def test_refuse_order_changes_the_order(bench: Bench) -> None:
    bench.call("refuse_order", reagent_order_id="re-3497", answer="The cost centre is missing.")
    assert bench.changes() == [
        updated("reagent_orders", "re-3497", status="refused", answer="The cost centre is missing."),
    ]


def test_refuse_order_is_refused_because_the_order_must_be_requested(bench: Bench) -> None:
    sentence = bench.refusal("refuse_order", reagent_order_id="re-8588", answer="The cost centre is missing.")
    assert sentence == "The order must be requested."


def test_receive_order_sets_status_to_delivered_and_adds_a_bottle(bench: Bench) -> None:
    bench.call("receive_order", reagent_order_id="re-4508", cabinet_id="ca-4180", bottle_number="New CH-74394")
    assert bench.changes() == [
        inserted(
            "bottles",
            "bo-6918",
            number="New CH-74394",
            substance_id="su-8745",
            kept_in_id="ca-4180",
            size=1000,
            status="sealed",
            content=1000,
            expires_on="2028-11-16",
        ),
        updated("reagent_orders", "re-4508", status="delivered"),
    ]


def test_receive_order_is_allowed(bench: Bench) -> None:
    bench.call("receive_order", reagent_order_id="re-6605", cabinet_id="ca-9677", bottle_number="New CH-23982")


def test_receive_order_is_refused_because_the_order_must_be_approved(bench: Bench) -> None:
    sentence = bench.refusal(
        "receive_order",
        reagent_order_id="re-8897",
        cabinet_id="ca-6389",
        bottle_number="New CH-23982",
    )
    assert sentence == "The order must be approved."


def test_receive_order_is_refused_because_the_cabinet_belongs_to_another_store(bench: Bench) -> None:
    sentence = bench.refusal(
        "receive_order",
        reagent_order_id="re-4427",
        cabinet_id="ca-4547",
        bottle_number="CH-23982",
    )
    assert sentence == "The cabinet belongs to another store."


def test_receive_order_is_refused_because_the_cabinet_is_locked(bench: Bench) -> None:
    sentence = bench.refusal(
        "receive_order",
        reagent_order_id="re-5396",
        cabinet_id="ca-6389",
        bottle_number="New CH-98664",
    )
    assert sentence == "The cabinet is locked."


def test_receive_order_is_refused_because_the_cabinet_is_not_fireproof(bench: Bench) -> None:
    sentence = bench.refusal(
        "receive_order",
        reagent_order_id="re-4427",
        cabinet_id="ca-5884",
        bottle_number="New CH-55002",
    )
    assert sentence == "The cabinet is not fireproof."


def test_receive_order_is_refused_because_the_cabinet_is_not_ventilated(bench: Bench) -> None:
    sentence = bench.refusal(
        "receive_order",
        reagent_order_id="re-6550",
        cabinet_id="ca-9677",
        bottle_number="New CH-74394",
    )
    assert sentence == "The cabinet is not ventilated."


def test_receive_order_is_refused_because_something_in_the_cabinet_must_be_kept_apart_from(bench: Bench) -> None:
    sentence = bench.refusal(
        "receive_order",
        reagent_order_id="re-4508",
        cabinet_id="ca-9424",
        bottle_number="CH-74394",
    )
    assert sentence == "Something in the cabinet must be kept apart from it."


def test_receive_order_is_refused_because_there_is_no_room_in_the_cabinet(bench: Bench) -> None:
    sentence = bench.refusal(
        "receive_order",
        reagent_order_id="re-1939",
        cabinet_id="ca-9190",
        bottle_number="CH-61515",
    )
    assert sentence == "There is no room in the cabinet."


def test_receive_order_is_refused_because_the_store_would_have_too_much_of_flammable(bench: Bench) -> None:
    bench.arrange("cabinets", "ca-1826", store_id="st-4877")
    sentence = bench.refusal(
        "receive_order",
        reagent_order_id="re-2028",
        cabinet_id="ca-8363",
        bottle_number="CH-55002",
    )
    assert sentence == "The store would have too much of flammable substances."


def test_receive_order_is_refused_because_a_bottle_with_this_number_exists_already(bench: Bench) -> None:
    bench.arrange("reagent_orders", "re-1750", size=150)
    sentence = bench.refusal(
        "receive_order",
        reagent_order_id="re-1750",
        cabinet_id="ca-9190",
        bottle_number="CH-23982",
    )
    assert sentence == "A bottle with this number exists already."
