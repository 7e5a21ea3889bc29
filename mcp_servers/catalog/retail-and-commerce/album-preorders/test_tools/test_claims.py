"""Tests of the tools for claims of Runout Groove preorders."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, inserted, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"customer_id": "cu-3453", "made_from": "2026-06-14"}, ["ca-9880"]),
        ({"status": "refused"}, ["ca-3981", "ca-4768", "ca-2886", "ca-7527"]),
        ({"edition_id": "ed-5736"}, ["ca-4281"]),
        ({"preorder_id": "pr-8673"}, ["ca-5328"]),
    ],
)
def test_find_claims_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_claims", **filters) == ids


def test_find_claims_counts(bench: Bench) -> None:
    assert bench.call("find_claims", made_from="2026-06-15")["total"] == 10


def test_find_claims_turns_the_page(bench: Bench) -> None:
    ids = bench.ids("find_claims", page=2)
    assert ids == ["ca-2859", "ca-4281", "ca-4768", "ca-9880", "ca-2826", "ca-2886", "ca-7297", "ca-7527"]


def test_find_claims_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_claims", preorder_id="pr-6966") == []


def test_claim_damage_adds_a_claim(bench: Bench) -> None:
    bench.arrange("claims", "ca-9880", preorder_id="pr-4054")
    bench.call("claim_damage", preorder_id="pr-1229", remark="Poster missing.")
    assert bench.changes() == [
        inserted(
            "claims",
            "ca-9179",
            preorder_id="pr-1229",
            remark="Poster missing.",
            made_on="2026-06-17",
            status="open",
        ),
    ]


def test_claim_damage_is_refused_because_the_order_was_not_sent(bench: Bench) -> None:
    assert bench.refusal("claim_damage", preorder_id="pr-9741", remark="Seam split.") == "The order was not sent."


def test_claim_damage_is_refused_because_the_time_for_claims_is_over(bench: Bench) -> None:
    sentence = bench.refusal("claim_damage", preorder_id="pr-6310", remark="Inner sleeve torn.")
    assert sentence == "The time for claims is over."


def test_claim_damage_is_refused_because_another_claim_already_has_this_order(bench: Bench) -> None:
    sentence = bench.refusal("claim_damage", preorder_id="pr-1229", remark="Poster missing.")
    assert sentence == "Another claim already has this order."


def test_refund_claim_sets_status_to_refunded(bench: Bench) -> None:
    bench.call("refund_claim", claim_id="ca-9375")
    assert bench.changes() == [updated("claims", "ca-9375", status="refunded")]


def test_refund_claim_is_refused_because_the_claim_must_be_open(bench: Bench) -> None:
    assert bench.refusal("refund_claim", claim_id="ca-4768") == "The claim must be open."


def test_refund_claim_is_refused_because_there_are_free_copies_to_replace_it(bench: Bench) -> None:
    assert bench.refusal("refund_claim", claim_id="ca-7297") == "There are free copies to replace it."


def test_replace_claim_sets_status_to_replaced_and_changes_the_edition(bench: Bench) -> None:
    bench.call("replace_claim", claim_id="ca-5328")
    assert bench.changes() == [
        updated("claims", "ca-5328", status="replaced"),
        updated("editions", "ed-1142", pressing=3, arrived=1),
    ]


def test_replace_claim_is_allowed(bench: Bench) -> None:
    bench.call("replace_claim", claim_id="ca-2992")


def test_replace_claim_is_refused_because_the_claim_must_be_open(bench: Bench) -> None:
    assert bench.refusal("replace_claim", claim_id="ca-4768") == "The claim must be open."


def test_replace_claim_is_refused_because_all_copies_are_reserved(bench: Bench) -> None:
    assert bench.refusal("replace_claim", claim_id="ca-9375") == "All copies are reserved."


def test_replace_claim_is_refused_because_not_enough_copies_are_in_the_house(bench: Bench) -> None:
    assert bench.refusal("replace_claim", claim_id="ca-5774") == "Not enough copies are in the house."
