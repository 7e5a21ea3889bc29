"""Tests of the tools for reading positions of Personal library."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, inserted, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"min_page_number": 427}, ["re-9967", "re-6492"]),
        ({"volume_id": "vo-4650"}, ["re-1076"]),
    ],
)
def test_list_reading_positions_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("list_reading_positions", **filters) == ids


def test_list_reading_positions_turns_the_page(bench: Bench) -> None:
    ids = bench.ids("list_reading_positions", page=4)
    assert ids == ["re-8011", "re-9664", "re-8609", "re-7420", "re-2445", "re-6179"]


def test_list_reading_positions_finds_nothing(bench: Bench) -> None:
    assert bench.ids("list_reading_positions", volume_id="vo-2591") == []


def test_set_reading_position_changes_the_reading_position(bench: Bench) -> None:
    bench.call("set_reading_position", reading_position_id="re-3660", page_number=130)
    assert bench.changes() == [updated("reading_positions", "re-3660", page_number=130, updated_at="2026-10-05T19:00")]


def test_set_reading_position_is_refused_because_the_book_does_not_have_that_many_pages(bench: Bench) -> None:
    sentence = bench.refusal("set_reading_position", reading_position_id="re-6090", page_number=150)
    assert sentence == "The book does not have that many pages."


def test_set_reading_position_is_refused_because_this_page_is_already_noted(bench: Bench) -> None:
    sentence = bench.refusal("set_reading_position", reading_position_id="re-4734", page_number=244)
    assert sentence == "This page is already noted."


def test_set_reading_position_is_refused_because_the_rental_of_this_book_has_ended(bench: Bench) -> None:
    bench.arrange("library_items", "li-2350", rental_ends_at="2026-10-05T19:00")
    sentence = bench.refusal("set_reading_position", reading_position_id="re-8011", page_number=295)
    assert sentence == "The rental of this book has ended."


def test_start_reading_adds_a_reading_position(bench: Bench) -> None:
    bench.call("start_reading", volume_id="vo-6179")
    assert bench.changes() == [
        inserted("reading_positions", "re-4435", volume_id="vo-6179", page_number=1, updated_at="2026-10-05T19:00"),
    ]


def test_start_reading_is_refused_because_the_book_is_not_in_your_library(bench: Bench) -> None:
    assert bench.refusal("start_reading", volume_id="vo-1368") == "The book is not in your library."


def test_start_reading_is_refused_because_the_rental_of_this_book_has_ended(bench: Bench) -> None:
    assert bench.refusal("start_reading", volume_id="vo-5091") == "The rental of this book has ended."


def test_start_reading_is_refused_because_you_have_already_started_this_book(bench: Bench) -> None:
    assert bench.refusal("start_reading", volume_id="vo-1589") == "You have already started this book."
