"""Tests of the tools for items of Gerlach travel expenses."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, deleted, inserted, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"employee_id": "em-6598", "category_id": "ca-8186", "spent_from": "2026-04-26"}, ["it-8391"]),
        ({"claim_id": "cl-8417"}, ["it-7823", "it-1363"]),
    ],
)
def test_find_items_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_items", **filters) == ids


@pytest.mark.parametrize(
    ("filters", "total"),
    [
        ({"min_amount": 2200}, 184),
        ({"spent_from": "2026-04-24"}, 135),
        ({"receipt": False}, 35),
    ],
)
def test_find_items_counts(bench: Bench, filters: dict[str, Json], total: int) -> None:
    assert bench.call("find_items", **filters)["total"] == total


def test_find_items_turns_the_page(bench: Bench) -> None:
    ids = bench.ids("find_items", page=15)
    assert ids == [
        "it-4292",
        "it-4431",
        "it-4983",
        "it-5351",
        "it-5356",
        "it-5454",
        "it-6324",
        "it-7845",
        "it-8072",
        "it-8756",
    ]


def test_find_items_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_items", employee_id="em-2050", receipt=True, min_amount=45600) == []


def test_report_items_finds_nothing(bench: Bench) -> None:
    assert bench.ids("report_items", claim_status="paid", department_id="de-3590", spent_from="2026-05-02") == []


def test_report_items_adds_up(bench: Bench) -> None:
    result = bench.call("report_items", spent_from="2026-04-14")
    assert result == {
        "items": [
            {"category_name": "hired car", "items": 13, "total": 493200, "highest": 57000},
            {"category_name": "hotel", "items": 29, "total": 913200, "highest": 57600},
            {"category_name": "meal", "items": 26, "total": 240300, "highest": 14700},
            {"category_name": "parking", "items": 13, "total": 60500, "highest": 7400},
            {"category_name": "taxi", "items": 19, "total": 61300, "highest": 5850},
            {"category_name": "telephone", "items": 44, "total": 129000, "highest": 5700},
            {"category_name": "tools", "items": 14, "total": 432000, "highest": 58200},
            {"category_name": "train", "items": 19, "total": 68850, "highest": 5800},
            {"category_name": "visa", "items": 12, "total": 188000, "highest": 23000},
        ],
        "total": 9,
    }


def test_report_items_adds_up_with_claim_status_and_department_id(bench: Bench) -> None:
    result = bench.call("report_items", claim_status="submitted", department_id="de-6863")
    assert result == {
        "items": [
            {"category_name": "hotel", "items": 3, "total": 88200, "highest": 49200},
            {"category_name": "meal", "items": 1, "total": 14700, "highest": 14700},
            {"category_name": "parking", "items": 4, "total": 13950, "highest": 5750},
            {"category_name": "taxi", "items": 6, "total": 19800, "highest": 5850},
            {"category_name": "telephone", "items": 7, "total": 17700, "highest": 4850},
            {"category_name": "tools", "items": 3, "total": 96600, "highest": 52200},
            {"category_name": "train", "items": 4, "total": 18250, "highest": 5100},
            {"category_name": "visa", "items": 2, "total": 43250, "highest": 23000},
        ],
        "total": 8,
    }


def test_add_item_adds_a_item(bench: Bench) -> None:
    bench.call("add_item", claim_id="cl-8017", category_id="ca-7705", spent_on="2026-04-25", amount=8400)
    assert bench.changes() == [
        inserted(
            "items",
            "it-5280",
            claim_id="cl-8017",
            category_id="ca-7705",
            spent_on="2026-04-25",
            amount=8400,
            receipt=0,
        ),
    ]


def test_add_item_adds_a_item_with_receipt(bench: Bench) -> None:
    bench.call("add_item", claim_id="cl-9470", category_id="ca-1314", spent_on="2026-04-11", amount=3150, receipt=True)
    assert bench.changes() == [
        inserted(
            "items",
            "it-5280",
            claim_id="cl-9470",
            category_id="ca-1314",
            spent_on="2026-04-11",
            amount=3150,
            receipt=1,
        ),
    ]


def test_add_item_is_allowed(bench: Bench) -> None:
    bench.call("add_item", claim_id="cl-8017", category_id="ca-7705", spent_on="2026-04-22", amount=8400)


def test_add_item_is_refused_because_the_claim_cannot_be_changed_any_more(bench: Bench) -> None:
    sentence = bench.refusal("add_item", claim_id="cl-5004", category_id="ca-7841", spent_on="2026-05-14", amount=54600)
    assert sentence == "The claim cannot be changed any more."


def test_add_item_is_refused_because_only_money_that_has_been_spent_is_claimed(bench: Bench) -> None:
    sentence = bench.refusal("add_item", claim_id="cl-8017", category_id="ca-7705", spent_on="2026-05-20", amount=8400)
    assert sentence == "Only money that has been spent is claimed."


def test_add_item_is_refused_because_this_was_spent_too_long_ago(bench: Bench) -> None:
    sentence = bench.refusal("add_item", claim_id="cl-2616", category_id="ca-7684", spent_on="2026-04-10", amount=7200)
    assert sentence == "This was spent too long ago."


def test_add_item_is_refused_because_the_amount_is_above_what_the_category_allows(bench: Bench) -> None:
    sentence = bench.refusal("add_item", claim_id="cl-6159", category_id="ca-7841", spent_on="2026-03-23", amount=56400)
    assert sentence == "The amount is above what the category allows."


@pytest.mark.parametrize(
    "arguments",
    [
        {"claim_id": "cl-8017", "category_id": "ca-7705", "spent_on": "2026-05-19", "amount": 25000},
        {"claim_id": "cl-1857", "category_id": "ca-4533", "spent_on": "2026-04-20", "amount": 4050},
        {"claim_id": "cl-3498", "category_id": "ca-8621", "spent_on": "2026-04-28", "amount": 3650},
        {"claim_id": "cl-8017", "category_id": "ca-7705", "spent_on": "2026-04-19", "amount": 8400},
    ],
)
def test_add_item_is_refused_because_this_was_not_spent_on_the_trip(bench: Bench, arguments: dict[str, Json]) -> None:
    assert bench.refusal("add_item", **arguments) == "This was not spent on the trip."


def test_attach_receipt_sets_receipt_to_1(bench: Bench) -> None:
    bench.call("attach_receipt", item_id="it-2249")
    assert bench.changes() == [updated("items", "it-2249", receipt=1)]


def test_attach_receipt_is_refused_because_there_is_a_receipt_already(bench: Bench) -> None:
    assert bench.refusal("attach_receipt", item_id="it-2978") == "There is a receipt already."


def test_attach_receipt_is_refused_because_the_claim_cannot_be_changed_any_more(bench: Bench) -> None:
    assert bench.refusal("attach_receipt", item_id="it-2378") == "The claim cannot be changed any more."


def test_correct_item_sets_amount_to_4850(bench: Bench) -> None:
    bench.call("correct_item", item_id="it-2978", amount=4850)
    assert bench.changes() == [updated("items", "it-2978", amount=4850)]


def test_correct_item_is_refused_because_the_claim_cannot_be_changed_any_more(bench: Bench) -> None:
    assert bench.refusal("correct_item", item_id="it-1735", amount=4450) == "The claim cannot be changed any more."


def test_correct_item_is_refused_because_the_amount_can_only_be_lowered(bench: Bench) -> None:
    assert bench.refusal("correct_item", item_id="it-5835", amount=5500) == "The amount can only be lowered."


def test_remove_item_removes_the_item(bench: Bench) -> None:
    bench.call("remove_item", item_id="it-2862")
    assert bench.changes() == [deleted("items", "it-2862")]


def test_remove_item_is_refused_because_the_claim_cannot_be_changed_any_more(bench: Bench) -> None:
    assert bench.refusal("remove_item", item_id="it-1735") == "The claim cannot be changed any more."


def test_remove_item_is_refused_because_it_is_the_only_item_of_the_claim(bench: Bench) -> None:
    assert bench.refusal("remove_item", item_id="it-5356") == "It is the only item of the claim."
