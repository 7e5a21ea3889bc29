"""Tests of the tools for claims of Runout Groove preorders."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, inserted, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"edition_id": "ed-7186"}, ["ca-2826", "ca-5774"]),
        ({"made_from": "2026-06-17"}, ["ca-2886", "ca-3981", "ca-4768", "ca-5328", "ca-5774"]),
        ({"customer_id": "cu-8305"}, ["ca-4768"]),
        ({"status": "refunded"}, ["ca-8118", "ca-9880", "ca-2859", "ca-5498"]),
        ({"preorder_id": "pr-8403"}, ["ca-5774"]),
    ],
)
def test_find_claims_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_claims", **filters) == ids


def test_find_claims_turns_the_page(bench: Bench) -> None:
    ids = bench.ids("find_claims", page=2)
    assert ids == ["ca-2859", "ca-5498", "ca-2886", "ca-3981", "ca-4768", "ca-5328", "ca-5774"]


def test_find_claims_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_claims", preorder_id="pr-6966") == []


def test_claim_damage_adds_a_claim(bench: Bench) -> None:
    bench.arrange("claims", "ca-2886", preorder_id="pr-1075")
    bench.call("claim_damage", preorder_id="pr-1747", remark="Poster missing.")
    assert bench.changes() == [
        inserted(
            "claims",
            "ca-9179",
            preorder_id="pr-1747",
            remark="Poster missing.",
            made_on="2026-06-17",
            status="open",
        ),
    ]


def test_claim_damage_is_refused_because_the_order_was_not_sent(bench: Bench) -> None:
    assert bench.refusal("claim_damage", preorder_id="pr-6310", remark="Poster missing.") == "The order was not sent."


def test_claim_damage_is_refused_because_the_time_for_claims_is_over(bench: Bench) -> None:
    sentence = bench.refusal("claim_damage", preorder_id="pr-1229", remark="Inner sleeve torn.")
    assert sentence == "The time for claims is over."


def test_claim_damage_is_refused_because_another_claim_already_has_this_order(bench: Bench) -> None:
    sentence = bench.refusal("claim_damage", preorder_id="pr-3031", remark="Seam split.")
    assert sentence == "Another claim already has this order."


def test_refund_claim_sets_status_to_refunded(bench: Bench) -> None:
    bench.call("refund_claim", claim_id="ca-4768")
    assert bench.changes() == [updated("claims", "ca-4768", status="refunded")]


def test_refund_claim_is_allowed(bench: Bench) -> None:
    bench.arrange("preorders", "pr-4618", copies=4)
    bench.call("refund_claim", claim_id="ca-2826")


def test_refund_claim_is_refused_because_the_claim_must_be_open(bench: Bench) -> None:
    assert bench.refusal("refund_claim", claim_id="ca-2859") == "The claim must be open."


def test_refund_claim_is_refused_because_there_are_free_copies_to_replace_it(bench: Bench) -> None:
    assert bench.refusal("refund_claim", claim_id="ca-2886") == "There are free copies to replace it."


def test_replace_claim_sets_status_to_replaced_and_changes_the_edition(bench: Bench) -> None:
    bench.call("replace_claim", claim_id="ca-2826")
    assert bench.changes() == [
        updated("claims", "ca-2826", status="replaced"),
        updated("editions", "ed-7186", pressing=7, arrived=3),
    ]


def test_replace_claim_is_allowed(bench: Bench) -> None:
    bench.call("replace_claim", claim_id="ca-2886")


def test_replace_claim_is_allowed_when_edition_id_is_ed_1222(bench: Bench) -> None:
    bench.arrange("preorders", "pr-1747", edition_id="ed-1222")
    bench.call("replace_claim", claim_id="ca-2886")


def test_replace_claim_is_refused_because_the_claim_must_be_open(bench: Bench) -> None:
    assert bench.refusal("replace_claim", claim_id="ca-2859") == "The claim must be open."


def test_replace_claim_is_refused_because_all_copies_are_reserved(bench: Bench) -> None:
    bench.arrange("preorders", "pr-1747", edition_id="ed-5736")
    assert bench.refusal("replace_claim", claim_id="ca-2886") == "All copies are reserved."


def test_replace_claim_is_refused_because_not_enough_copies_are_in_the_house(bench: Bench) -> None:
    assert bench.refusal("replace_claim", claim_id="ca-9892") == "Not enough copies are in the house."
