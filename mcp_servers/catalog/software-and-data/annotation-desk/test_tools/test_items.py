"""Tests of the tools for items of Markstein annotation desk."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, inserted, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"project_id": "pr-6044"}, ["it-3523", "it-8495"]),
        (
            {"kind": "outlines"},
            ["it-1846", "it-7124", "it-2765", "it-9970", "it-3889", "it-5853", "it-7555", "it-2134", "it-8031"],
        ),
        (
            {"hard": True},
            [
                "it-4996",
                "it-8903",
                "it-1846",
                "it-7318",
                "it-4273",
                "it-1883",
                "it-3515",
                "it-6364",
                "it-8116",
                "it-8705",
            ],
        ),
        ({"number": "IT-106168"}, ["it-5136"]),
    ],
)
def test_find_items_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_items", **filters) == ids


def test_find_items_counts(bench: Bench) -> None:
    assert bench.call("find_items", status="waiting")["total"] == 38


def test_find_items_turns_the_page(bench: Bench) -> None:
    ids = bench.ids("find_items", page=2)
    assert ids == [
        "it-3515",
        "it-6364",
        "it-6229",
        "it-8116",
        "it-8705",
        "it-5136",
        "it-9007",
        "it-1661",
        "it-6418",
        "it-2791",
    ]


def test_find_items_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_items", number="IT-523777", status="disputed") == []


def test_add_item_adds_a_item(bench: Bench) -> None:
    bench.call("add_item", number="New IT-523777", project_id="pr-2374", hard=True)
    assert bench.changes() == [
        inserted("items", "it-7161", number="New IT-523777", project_id="pr-2374", hard=1, status="waiting"),
    ]


def test_add_item_is_refused_because_the_project_is_paused_or_closed(bench: Bench) -> None:
    assert bench.refusal("add_item", number="New IT-186383", project_id="pr-6044") == "The project is paused or closed."


def test_add_item_is_refused_because_the_closing_day_has_come(bench: Bench) -> None:
    assert bench.refusal("add_item", number="IT-777767", project_id="pr-4592") == "The closing day has come."


def test_add_item_is_refused_because_another_item_already_has_this_item_number(bench: Bench) -> None:
    sentence = bench.refusal("add_item", number="IT-777767", project_id="pr-3147")
    assert sentence == "Another item already has this item number."


def test_agree_item_sets_status_to_agreed_and_sets_status_to_accepted(bench: Bench) -> None:
    bench.arrange("item_labels", "ie-1259", item_id="it-7659")
    bench.call("agree_item", item_id="it-7659")
    assert bench.changes() == [
        updated("item_labels", "ie-2163", status="accepted"),
        updated("item_labels", "ie-8178", status="accepted"),
        updated("items", "it-7659", status="agreed"),
    ]


def test_agree_item_sets_status_to_agreed(bench: Bench) -> None:
    bench.arrange("item_labels", "ie-6631", status="in_hand")
    bench.call("agree_item", item_id="it-5019")
    assert bench.changes() == [updated("items", "it-5019", status="agreed")]


def test_agree_item_is_refused_because_the_item_must_be_labelled_or_disputed(bench: Bench) -> None:
    assert bench.refusal("agree_item", item_id="it-4273") == "The item must be labelled or disputed."


def test_agree_item_is_refused_because_the_project_is_closed(bench: Bench) -> None:
    bench.arrange("projects", "pr-9694", status="closed")
    assert bench.refusal("agree_item", item_id="it-7659") == "The project is closed."


def test_agree_item_is_refused_because_a_hard_item_needs_two_labels(bench: Bench) -> None:
    bench.arrange("item_labels", "ie-2163", status="in_hand")
    assert bench.refusal("agree_item", item_id="it-7659") == "A hard item needs two labels."


def test_agree_item_is_refused_because_its_labels_differ(bench: Bench) -> None:
    assert bench.refusal("agree_item", item_id="it-4863") == "Its labels differ."


def test_agree_item_is_refused_because_nobody_has_arbitrated(bench: Bench) -> None:
    assert bench.refusal("agree_item", item_id="it-3975") == "Nobody has arbitrated."


def test_dispute_item_sets_status_to_disputed(bench: Bench) -> None:
    bench.call("dispute_item", item_id="it-4863")
    assert bench.changes() == [updated("items", "it-4863", status="disputed")]


def test_dispute_item_is_allowed(bench: Bench) -> None:
    bench.arrange("items", "it-7318", project_id="pr-1465")
    bench.arrange("projects", "pr-1465", ends_on="2026-10-20")
    bench.call("dispute_item", item_id="it-7318")


def test_dispute_item_is_refused_because_the_item_must_be_labelled(bench: Bench) -> None:
    assert bench.refusal("dispute_item", item_id="it-4273") == "The item must be labelled."


def test_dispute_item_is_refused_because_its_labels_do_not_differ(bench: Bench) -> None:
    assert bench.refusal("dispute_item", item_id="it-8495") == "Its labels do not differ."


def test_dispute_item_is_refused_because_its_labels_do_not_differ_when_status_is_in_hand(bench: Bench) -> None:
    bench.arrange("item_labels", "ie-2742", status="in_hand")
    assert bench.refusal("dispute_item", item_id="it-7318") == "Its labels do not differ."


def test_dispute_item_is_refused_because_the_closing_day_has_passed(bench: Bench) -> None:
    assert bench.refusal("dispute_item", item_id="it-8438") == "The closing day has passed."


def test_discard_item_sets_status_to_discarded(bench: Bench) -> None:
    bench.call("discard_item", item_id="it-2122")
    assert bench.changes() == [updated("items", "it-2122", status="discarded")]


def test_discard_item_is_refused_because_the_item_must_be_waiting_or_disputed(bench: Bench) -> None:
    assert bench.refusal("discard_item", item_id="it-4615") == "The item must be waiting or disputed."


def test_discard_item_is_refused_because_somebody_has_it_in_hand(bench: Bench) -> None:
    assert bench.refusal("discard_item", item_id="it-8123") == "Somebody has it in hand."


def test_discard_item_is_refused_because_its_project_is_another_leads_and_still_runs(bench: Bench) -> None:
    bench.arrange("items", "it-1632", project_id="pr-1196")
    bench.arrange("projects", "pr-1196", ends_on="2026-10-20")
    assert bench.refusal("discard_item", item_id="it-1632") == "Its project is another lead's and still runs."
