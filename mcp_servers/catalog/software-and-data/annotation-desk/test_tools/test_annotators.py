"""Tests of the tools for annotators of Markstein annotation desk."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"min_earned": 25870}, ["an-5097", "an-5700", "an-7775"]),
        ({"name": "Bosch"}, ["an-1152"]),
    ],
)
def test_find_annotators_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_annotators", **filters) == ids


def test_find_annotators_counts(bench: Bench) -> None:
    assert bench.call("find_annotators", status="suspended")["total"] == 5


def test_find_annotators_turns_the_page(bench: Bench) -> None:
    ids = bench.ids("find_annotators", page=2)
    assert ids == [
        "an-1292",
        "an-1163",
        "an-2749",
        "an-5097",
        "an-7255",
        "an-3317",
        "an-2362",
        "an-1152",
        "an-2669",
        "an-7184",
    ]


def test_find_annotators_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_annotators", name="Mansour", status="suspended") == []


def test_get_annotator_shows_the_annotator(bench: Bench) -> None:
    result = bench.call("get_annotator", annotator_id="an-7171")
    assert result == {
        "id": "an-7171",
        "name": "Sanjay Kapoor",
        "email": "sanjay.kapoor@openmail.example",
        "status": "active",
        "earned": 17450,
        "number_of_items_in_hand": 0,
        "accepted_labels": 0,
        "rejected_labels": 0,
    }


def test_get_annotator_shows_the_annotator_when_status_is_rejected(bench: Bench) -> None:
    bench.arrange("item_labels", "ie-1259", status="rejected")
    result = bench.call("get_annotator", annotator_id="an-3478")
    assert result == {
        "id": "an-3478",
        "name": "Pilar Peixoto",
        "email": "p.peixoto@cheung-and-sons.example",
        "status": "suspended",
        "earned": 20180,
        "number_of_items_in_hand": 0,
        "accepted_labels": 0,
        "rejected_labels": 0,
    }


def test_get_annotator_shows_the_annotator_when_valid_until_is_2026_10_20(bench: Bench) -> None:
    bench.arrange("qualifications", "qu-7694", valid_until="2026-10-20")
    result = bench.call("get_annotator", annotator_id="an-2362")
    assert result == {
        "id": "an-2362",
        "name": "Leyla Nikolaidis",
        "email": "leyla.nikolaidis@openmail.example",
        "status": "active",
        "earned": 23960,
        "number_of_items_in_hand": 0,
        "accepted_labels": 0,
        "rejected_labels": 0,
        "next_expiry": "2026-10-20",
    }


def test_suspend_annotator_sets_status_to_suspended(bench: Bench) -> None:
    bench.call("suspend_annotator", annotator_id="an-7171")
    assert bench.changes() == [updated("annotators", "an-7171", status="suspended")]


def test_suspend_annotator_sets_status_to_suspended_and_sets_status_to_returned(bench: Bench) -> None:
    bench.arrange("item_labels", "ie-1429", taken_at="2026-10-18T13:29")
    bench.call("suspend_annotator", annotator_id="an-1163")
    assert bench.changes() == [
        updated("annotators", "an-1163", status="suspended"),
        updated("item_labels", "ie-1429", status="returned"),
        updated("item_labels", "ie-5093", status="returned"),
        updated("item_labels", "ie-7034", status="returned"),
    ]


def test_suspend_annotator_is_refused_because_the_annotator_must_be_active(bench: Bench) -> None:
    assert bench.refusal("suspend_annotator", annotator_id="an-3478") == "The annotator must be active."


def test_suspend_annotator_is_refused_because_there_is_no_reason_to_suspend_the_annotator(bench: Bench) -> None:
    bench.arrange("item_labels", "ie-1429", taken_at="2026-10-18T13:30")
    assert bench.refusal("suspend_annotator", annotator_id="an-1163") == "There is no reason to suspend the annotator."


def test_suspend_annotator_is_refused_because_there_is_no_reason_to_suspend_the_annotator_2(bench: Bench) -> None:
    bench.arrange("qualifications", "qu-7694", valid_until="2026-10-20")
    assert bench.refusal("suspend_annotator", annotator_id="an-2362") == "There is no reason to suspend the annotator."
