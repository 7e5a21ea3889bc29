"""Tests of the tools for guest passes of Long Meadow festival booking."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, inserted, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"holder": "Eze"}, ["gu-2307", "gu-4237"]),
        ({"act_id": "ac-8322"}, ["gu-4909", "gu-7020", "gu-2161"]),
        (
            {"camping": True},
            [
                "gu-8379",
                "gu-4909",
                "gu-5882",
                "gu-2307",
                "gu-6182",
                "gu-3066",
                "gu-7869",
                "gu-2173",
                "gu-2161",
                "gu-8423",
            ],
        ),
        (
            {"status": "withdrawn"},
            [
                "gu-7582",
                "gu-3681",
                "gu-1540",
                "gu-8379",
                "gu-8551",
                "gu-4863",
                "gu-6182",
                "gu-5600",
                "gu-6538",
                "gu-9977",
            ],
        ),
        ({"number": "FP32577"}, ["gu-3387"]),
    ],
)
def test_find_passes_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_passes", **filters) == ids


def test_find_passes_turns_the_page(bench: Bench) -> None:
    ids = bench.ids("find_passes", page=3)
    assert ids == [
        "gu-7869",
        "gu-2173",
        "gu-2161",
        "gu-1365",
        "gu-5600",
        "gu-8423",
        "gu-6538",
        "gu-9977",
        "gu-4066",
        "gu-5264",
    ]


def test_find_passes_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_passes", number="Unheard of") == []


def test_issue_pass_adds_a_guest_pass(bench: Bench) -> None:
    bench.call("issue_pass", number="New FP86282", holder="Lihua Hayashi", slot_id="sl-2499", camping=False)
    assert bench.changes() == [
        inserted(
            "guest_passes",
            "gu-6229",
            number="New FP86282",
            slot_id="sl-2499",
            holder="Lihua Hayashi",
            camping=0,
            status="issued",
        ),
    ]


def test_issue_pass_is_allowed(bench: Bench) -> None:
    bench.call("issue_pass", number="New FP79347", holder="Konrad Vogel", slot_id="sl-4897")


def test_issue_pass_is_refused_because_the_act_is_not_booked(bench: Bench) -> None:
    sentence = bench.refusal("issue_pass", number="New FP86282", holder="Frederick Pritchard", slot_id="sl-4366")
    assert sentence == "The act is not booked."


def test_issue_pass_is_refused_because_a_pass_with_this_number_exists_already(bench: Bench) -> None:
    sentence = bench.refusal("issue_pass", number="FP86282", holder="Jack Sadler", slot_id="sl-1096")
    assert sentence == "A pass with this number exists already."


def test_issue_pass_is_refused_because_the_act_has_used_up_its_passes(bench: Bench) -> None:
    bench.arrange("guest_passes", "gu-1018", slot_id="sl-2863")
    sentence = bench.refusal("issue_pass", number="New FP79347", holder="Lihua Hayashi", slot_id="sl-2863")
    assert sentence == "The act has used up its passes."


def test_withdraw_pass_sets_status_to_withdrawn(bench: Bench) -> None:
    bench.call("withdraw_pass", guest_pass_id="gu-3387")
    assert bench.changes() == [updated("guest_passes", "gu-3387", status="withdrawn")]


def test_withdraw_pass_is_refused_because_the_guest_pass_must_be_issued(bench: Bench) -> None:
    assert bench.refusal("withdraw_pass", guest_pass_id="gu-4416") == "The guest pass must be issued."
