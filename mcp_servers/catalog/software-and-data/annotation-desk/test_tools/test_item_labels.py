"""Tests of the tools for item labels of Markstein annotation desk."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, inserted, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"item_id": "it-2122", "status": "given"}, ["ie-5016"]),
        ({"annotator_id": "an-3233"}, ["ie-5495", "ie-2641", "ie-6471", "ie-9602"]),
        (
            {"taken_until": "2026-10-20T05:30"},
            [
                "ie-2738",
                "ie-2478",
                "ie-7662",
                "ie-6598",
                "ie-7273",
                "ie-7188",
                "ie-8178",
                "ie-8219",
                "ie-4212",
                "ie-8693",
            ],
        ),
    ],
)
def test_find_labels_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_labels", **filters) == ids


@pytest.mark.parametrize(
    ("filters", "total"),
    [
        ({"taken_until": "2026-10-20T05:30"}, 145),
        ({"project_id": "pr-9694"}, 29),
    ],
)
def test_find_labels_counts(bench: Bench, filters: dict[str, Json], total: int) -> None:
    assert bench.call("find_labels", **filters)["total"] == total


def test_find_labels_turns_the_page(bench: Bench) -> None:
    ids = bench.ids("find_labels", page=2)
    assert ids == [
        "ie-4973",
        "ie-6872",
        "ie-5479",
        "ie-5362",
        "ie-9688",
        "ie-2199",
        "ie-5809",
        "ie-7932",
        "ie-8847",
        "ie-9097",
    ]


def test_find_labels_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_labels", project_id="pr-2447") == []


def test_report_labels_adds_up(bench: Bench) -> None:
    result = bench.call("report_labels", taken_from="2026-10-20T12:30")
    assert result == {
        "items": [{"annotator_name": "Bilal Chadwick", "labels": 1, "latest": "2026-10-20T12:30"}],
        "total": 1,
    }


def test_report_labels_adds_up_with_page(bench: Bench) -> None:
    result = bench.call("report_labels", page=2)
    assert result == {
        "items": [
            {"annotator_name": "Manish Siddiqui", "labels": 1, "latest": "2026-10-15T02:30"},
            {"annotator_name": "Maryam El-Sayed", "labels": 34, "latest": "2026-10-20T09:30"},
            {"annotator_name": "Rohan Herrera", "labels": 5, "latest": "2026-10-18T16:30"},
            {"annotator_name": "Róisín Teixeira", "labels": 7, "latest": "2026-10-20T07:30"},
            {"annotator_name": "Sanjay Kapoor", "labels": 1, "latest": "2026-09-29T03:30"},
            {"annotator_name": "Tabitha Hartley", "labels": 3, "latest": "2026-10-19T16:30"},
            {"annotator_name": "Theo Carver", "labels": 1, "latest": "2026-10-17T18:30"},
        ],
        "total": 17,
    }


def test_report_labels_adds_up_with_status_and_project_id(bench: Bench) -> None:
    result = bench.call("report_labels", status="accepted", project_id="pr-2795")
    assert result == {
        "items": [{"annotator_name": "Arthur Sadler", "labels": 1, "latest": "2026-10-05T20:30"}],
        "total": 1,
    }


def test_hand_out_item_adds_a_label(bench: Bench) -> None:
    bench.arrange("qualifications", "qu-4696", points=70)
    bench.call("hand_out_item", item_id="it-5131", annotator_id="an-7255")
    assert bench.changes() == [
        inserted(
            "item_labels",
            "ie-4738",
            item_id="it-5131",
            status="in_hand",
            annotator_id="an-7255",
            taken_at="2026-10-20T13:30",
        ),
    ]


def test_hand_out_item_is_allowed(bench: Bench) -> None:
    bench.arrange("item_labels", "ie-1259", item_id="it-5131")
    bench.call("hand_out_item", item_id="it-5131", annotator_id="an-7255")


def test_hand_out_item_is_allowed_when_valid_until_is_2026_10_20(bench: Bench) -> None:
    bench.arrange("qualifications", "qu-1817", valid_until="2026-10-20")
    bench.call("hand_out_item", item_id="it-1731", annotator_id="an-4261")


def test_hand_out_item_is_refused_because_the_item_is_not_waiting(bench: Bench) -> None:
    assert bench.refusal("hand_out_item", item_id="it-8791", annotator_id="an-3478") == "The item is not waiting."


def test_hand_out_item_is_refused_because_the_project_is_paused_or_closed(bench: Bench) -> None:
    sentence = bench.refusal("hand_out_item", item_id="it-4897", annotator_id="an-3478")
    assert sentence == "The project is paused or closed."


def test_hand_out_item_is_refused_because_the_annotator_is_suspended(bench: Bench) -> None:
    assert bench.refusal("hand_out_item", item_id="it-8825", annotator_id="an-3478") == "The annotator is suspended."


@pytest.mark.parametrize(
    "arguments",
    [
        {"item_id": "it-1068", "annotator_id": "an-7255"},
        {"item_id": "it-1437", "annotator_id": "an-7255"},
    ],
)
def test_hand_out_item_is_refused_because_the_annotator_has_no_valid_qualification_for_it(
    bench: Bench, arguments: dict[str, Json]
) -> None:
    assert bench.refusal("hand_out_item", **arguments) == "The annotator has no valid qualification for it."


def test_hand_out_item_is_refused_because_the_annotator_has_had_this_item(bench: Bench) -> None:
    sentence = bench.refusal("hand_out_item", item_id="it-3515", annotator_id="an-7255")
    assert sentence == "The annotator has had this item."


def test_hand_out_item_is_refused_because_the_annotator_has_six_items_in_hand(bench: Bench) -> None:
    bench.arrange("item_labels", "ie-1351", status="in_hand")
    sentence = bench.refusal("hand_out_item", item_id="it-5131", annotator_id="an-7255")
    assert sentence == "The annotator has six items in hand."


def test_give_label_changes_the_label_and_sets_status_to_labelled(bench: Bench) -> None:
    bench.arrange("item_labels", "ie-1351", item_id="it-9970")
    bench.call("give_label", item_label_id="ie-6472", verdict="crowded")
    assert bench.changes() == [
        updated("item_labels", "ie-6472", status="given", verdict="crowded"),
        updated("items", "it-9970", status="labelled"),
    ]


def test_give_label_changes_the_label(bench: Bench) -> None:
    bench.arrange("item_labels", "ie-5113", item_id="it-2992")
    bench.call("give_label", item_label_id="ie-5113", verdict="partly hidden")
    assert bench.changes() == [updated("item_labels", "ie-5113", status="given", verdict="partly hidden")]


def test_give_label_is_allowed(bench: Bench) -> None:
    bench.arrange("item_labels", "ie-5113", taken_at="2026-10-18T13:30")
    bench.call("give_label", item_label_id="ie-5113", verdict="partly hidden")


def test_give_label_is_refused_because_the_label_must_be_in_hand(bench: Bench) -> None:
    assert bench.refusal("give_label", item_label_id="ie-2742", verdict="healthy") == "The label must be in hand."


def test_give_label_is_refused_because_it_was_taken_more_than_48_hours_ago(bench: Bench) -> None:
    bench.arrange("item_labels", "ie-5113", taken_at="2026-10-18T13:29")
    sentence = bench.refusal("give_label", item_label_id="ie-5113", verdict="partly hidden")
    assert sentence == "It was taken more than 48 hours ago."


def test_give_label_is_refused_because_the_annotator_is_suspended(bench: Bench) -> None:
    bench.arrange("item_labels", "ie-5113", annotator_id="an-1152")
    sentence = bench.refusal("give_label", item_label_id="ie-5113", verdict="partly hidden")
    assert sentence == "The annotator is suspended."


def test_give_label_is_refused_because_the_project_is_closed(bench: Bench) -> None:
    bench.arrange("projects", "pr-2539", status="closed")
    assert bench.refusal("give_label", item_label_id="ie-5113", verdict="partly hidden") == "The project is closed."


def test_take_item_back_sets_status_to_returned(bench: Bench) -> None:
    bench.call("take_item_back", item_label_id="ie-4694")
    assert bench.changes() == [updated("item_labels", "ie-4694", status="returned")]


def test_take_item_back_is_allowed(bench: Bench) -> None:
    bench.arrange("item_labels", "ie-5113", taken_at="2026-10-18T13:29")
    bench.call("take_item_back", item_label_id="ie-5113")


def test_take_item_back_is_refused_because_the_label_must_be_in_hand(bench: Bench) -> None:
    assert bench.refusal("take_item_back", item_label_id="ie-2742") == "The label must be in hand."


def test_take_item_back_is_refused_because_there_is_still_time_for_it(bench: Bench) -> None:
    bench.arrange("item_labels", "ie-5113", taken_at="2026-10-18T13:30")
    assert bench.refusal("take_item_back", item_label_id="ie-5113") == "There is still time for it."


def test_accept_label_sets_status_to_accepted_and_sets_earned_to_23080(bench: Bench) -> None:
    bench.call("accept_label", item_label_id="ie-5016")
    assert bench.changes() == [
        updated("annotators", "an-1292", earned=23080),
        updated("item_labels", "ie-5016", status="accepted"),
    ]


def test_accept_label_sets_status_to_rejected_and_sets_status_to_accepted(bench: Bench) -> None:
    bench.arrange("item_labels", "ie-9222", annotator_id="an-1152", taken_at="2026-10-13T13:30")
    bench.call("accept_label", item_label_id="ie-9222")
    assert bench.changes() == [
        updated("annotators", "an-1152", earned=5805),
        updated("item_labels", "ie-2658", status="rejected"),
        updated("item_labels", "ie-9222", status="accepted"),
    ]


def test_accept_label_is_refused_because_the_label_must_be_given(bench: Bench) -> None:
    assert bench.refusal("accept_label", item_label_id="ie-4694") == "The label must be given."


def test_accept_label_is_refused_because_the_item_is_not_disputed(bench: Bench) -> None:
    assert bench.refusal("accept_label", item_label_id="ie-2742") == "The item is not disputed."


def test_accept_label_is_refused_because_the_annotator_was_suspended_lately(bench: Bench) -> None:
    bench.arrange("item_labels", "ie-9222", annotator_id="an-1152", taken_at="2026-10-13T13:31")
    assert bench.refusal("accept_label", item_label_id="ie-9222") == "The annotator was suspended lately."
