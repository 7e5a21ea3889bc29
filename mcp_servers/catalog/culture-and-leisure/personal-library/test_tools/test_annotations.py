"""Tests of the tools for annotations of Personal library."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, deleted, inserted, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"volume_id": "vo-4650", "min_page_number": 13, "max_page_number": 233}, ["an-3652"]),
        (
            {"layer": "highlight"},
            [
                "an-1869",
                "an-5737",
                "an-5273",
                "an-9234",
                "an-9973",
                "an-6180",
                "an-1949",
                "an-1500",
                "an-1752",
                "an-2668",
            ],
        ),
    ],
)
def test_list_annotations_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("list_annotations", **filters) == ids


@pytest.mark.parametrize(
    ("filters", "total"),
    [
        ({"min_page_number": 264}, 14),
        ({"max_page_number": 14}, 5),
    ],
)
def test_list_annotations_counts(bench: Bench, filters: dict[str, Json], total: int) -> None:
    assert bench.call("list_annotations", **filters)["total"] == total


def test_list_annotations_turns_the_page(bench: Bench) -> None:
    ids = bench.ids("list_annotations", page=7)
    assert ids == [
        "an-8225",
        "an-3652",
        "an-2190",
        "an-7645",
        "an-4243",
        "an-2688",
        "an-3212",
        "an-7792",
        "an-3581",
        "an-2873",
    ]


def test_list_annotations_finds_nothing(bench: Bench) -> None:
    assert bench.ids("list_annotations", volume_id="vo-1368") == []


def test_delete_annotation_removes_the_annotation(bench: Bench) -> None:
    bench.call("delete_annotation", annotation_id="an-2668")
    assert bench.changes() == [deleted("annotations", "an-2668")]


def test_insert_annotation_adds_a_annotation(bench: Bench) -> None:
    bench.call("insert_annotation", volume_id="vo-5691", page_number=87, data="Lovely.")
    assert bench.changes() == [
        inserted(
            "annotations",
            "an-8577",
            volume_id="vo-5691",
            layer="note",
            page_number=87,
            data="Lovely.",
            created_at="2026-10-05T19:00",
        ),
    ]


@pytest.mark.parametrize(
    "arguments",
    [
        {"volume_id": "vo-9725", "page_number": 40, "data": "Try it."},
        {"volume_id": "vo-2519", "page_number": 80, "data": "Ask Ada."},
    ],
)
def test_insert_annotation_is_allowed(bench: Bench, arguments: dict[str, Json]) -> None:
    bench.call("insert_annotation", **arguments)


def test_insert_annotation_is_refused_because_the_book_is_not_in_your_library_or_its(bench: Bench) -> None:
    bench.arrange("library_items", "li-2350", rental_ends_at="2026-10-05T19:00")
    sentence = bench.refusal("insert_annotation", volume_id="vo-9725", page_number=310, data="Try it.")
    assert sentence == "The book is not in your library, or its rental has ended."


def test_insert_annotation_is_refused_because_the_book_does_not_have_that_many_pages(bench: Bench) -> None:
    sentence = bench.refusal("insert_annotation", volume_id="vo-1624", page_number=204, data="Quote this.")
    assert sentence == "The book does not have that many pages."


def test_insert_annotation_is_refused_because_there_is_already_a_note_on_this_page(bench: Bench) -> None:
    bench.arrange("annotations", "an-6233", layer="note", page_number=310)
    sentence = bench.refusal("insert_annotation", volume_id="vo-9725", page_number=310, data="Try it.")
    assert sentence == "There is already a note on this page."


def test_update_annotation_sets_data_to_lovely(bench: Bench) -> None:
    bench.call("update_annotation", annotation_id="an-2808", data="Lovely.")
    assert bench.changes() == [updated("annotations", "an-2808", data="Lovely.")]


def test_update_annotation_is_refused_because_only_notes_have_a_text_that_can_be_changed(bench: Bench) -> None:
    sentence = bench.refusal("update_annotation", annotation_id="an-2668", data="Quote this.")
    assert sentence == "Only notes have a text that can be changed."
