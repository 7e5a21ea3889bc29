"""Tests of the tools for operator cards of Plant and machine hire."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, inserted


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"holder": "Domínguez"}, ["op-8489"]),
        (
            {"valid_until_from": "2026-11-04"},
            [
                "op-7712",
                "op-2788",
                "op-3934",
                "op-9036",
                "op-5481",
                "op-5989",
                "op-7003",
                "op-8432",
                "op-1503",
                "op-4839",
            ],
        ),
        (
            {"machine_class_id": "ma-9713"},
            ["op-5238", "op-5481", "op-5989", "op-9858", "op-4301", "op-2000", "op-9140", "op-9436"],
        ),
        ({"contractor_id": "co-6302"}, ["op-5989", "op-4839"]),
    ],
)
def test_find_operator_cards_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_operator_cards", **filters) == ids


def test_find_operator_cards_turns_the_page(bench: Bench) -> None:
    ids = bench.ids("find_operator_cards", page=2)
    assert ids == [
        "op-7207",
        "op-7712",
        "op-2788",
        "op-3934",
        "op-9036",
        "op-5481",
        "op-5989",
        "op-7003",
        "op-8432",
        "op-1503",
    ]


def test_find_operator_cards_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_operator_cards", contractor_id="co-8540") == []


def test_register_card_adds_a_operator_card(bench: Bench) -> None:
    bench.call(
        "register_card",
        number="New OC-4837",
        holder="Lucy Dalton",
        contractor_id="co-9520",
        machine_class_id="ma-5913",
        valid_until="2027-04-13",
    )
    assert bench.changes() == [
        inserted(
            "operator_cards",
            "op-5113",
            number="New OC-4837",
            holder="Lucy Dalton",
            contractor_id="co-9520",
            machine_class_id="ma-5913",
            valid_until="2027-04-13",
        ),
    ]


def test_register_card_is_refused_because_this_class_needs_no_operator_card(bench: Bench) -> None:
    sentence = bench.refusal(
        "register_card",
        number="New OC-8342",
        holder="Dina Haddad",
        contractor_id="co-9537",
        machine_class_id="ma-9970",
        valid_until="2027-05-08",
    )
    assert sentence == "This class needs no operator card."


def test_register_card_is_refused_because_the_card_has_run_out(bench: Bench) -> None:
    sentence = bench.refusal(
        "register_card",
        number="OC-4492",
        holder="Harry Marsden",
        contractor_id="co-4763",
        machine_class_id="ma-4420",
        valid_until="2026-09-21",
    )
    assert sentence == "The card has run out."


def test_register_card_is_refused_because_another_operator_card_already_has_this_card(bench: Bench) -> None:
    sentence = bench.refusal(
        "register_card",
        number="OC-1445",
        holder="Camille Clément",
        contractor_id="co-6005",
        machine_class_id="ma-6787",
        valid_until="2027-12-29",
    )
    assert sentence == "Another operator card already has this card number."
