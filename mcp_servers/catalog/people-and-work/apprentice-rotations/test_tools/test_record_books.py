"""Tests of the tools for record books of Kestrel works training centre."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, inserted, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"apprentice_id": "ap-2347", "week_of_from": "2025-11-24"}, ["re-3871"]),
        ({"week_of": "2026-01-26", "status": "returned"}, ["re-3149"]),
    ],
)
def test_find_record_books_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_record_books", **filters) == ids


def test_find_record_books_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_record_books", page=8) == ["re-8374", "re-8975", "re-9350", "re-1093", "re-9159", "re-9212"]


def test_find_record_books_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_record_books", apprentice_id="ap-7292") == []


def test_hand_in_book_adds_a_record_book(bench: Bench) -> None:
    bench.call("hand_in_book", apprentice_id="ap-7433", week_of="2026-02-02", pages=1)
    assert bench.changes() == [
        inserted("record_books", "re-4524", apprentice_id="ap-7433", week_of="2026-02-02", pages=1, status="handed_in"),
    ]


@pytest.mark.parametrize(
    "arguments",
    [
        {"apprentice_id": "ap-7433", "week_of": "2025-11-10", "pages": 1},
        {"apprentice_id": "ap-7433", "week_of": "2025-11-03", "pages": 1},
    ],
)
def test_hand_in_book_is_allowed(bench: Bench, arguments: dict[str, Json]) -> None:
    bench.call("hand_in_book", **arguments)


def test_hand_in_book_is_refused_because_the_apprentice_has_finished_or_left(bench: Bench) -> None:
    sentence = bench.refusal("hand_in_book", apprentice_id="ap-1156", week_of="2025-12-22", pages=4)
    assert sentence == "The apprentice has finished or left."


def test_hand_in_book_is_refused_because_the_week_has_not_begun(bench: Bench) -> None:
    sentence = bench.refusal("hand_in_book", apprentice_id="ap-7433", week_of="2026-03-03", pages=1)
    assert sentence == "The week has not begun."


def test_hand_in_book_is_refused_because_the_week_is_too_long_ago(bench: Bench) -> None:
    sentence = bench.refusal("hand_in_book", apprentice_id="ap-7433", week_of="2025-11-02", pages=1)
    assert sentence == "The week is too long ago."


def test_hand_in_book_is_refused_because_the_record_book_of_this_week_is_there_already(bench: Bench) -> None:
    sentence = bench.refusal("hand_in_book", apprentice_id="ap-9196", week_of="2026-01-26", pages=6)
    assert sentence == "The record book of this week is there already."


def test_sign_book_sets_status_to_signed(bench: Bench) -> None:
    bench.call("sign_book", record_book_id="re-4433")
    assert bench.changes() == [updated("record_books", "re-4433", status="signed")]


@pytest.mark.parametrize(
    "arguments",
    [
        {"record_book_id": "re-3442"},
        {"record_book_id": "re-1531"},
    ],
)
def test_sign_book_is_allowed(bench: Bench, arguments: dict[str, Json]) -> None:
    bench.call("sign_book", **arguments)


def test_sign_book_is_refused_because_the_record_book_must_be_handed_in(bench: Bench) -> None:
    assert bench.refusal("sign_book", record_book_id="re-2021") == "The record book must be handed in."


def test_sign_book_is_refused_because_one_page_is_too_short_for_a_week(bench: Bench) -> None:
    assert bench.refusal("sign_book", record_book_id="re-9936") == "One page is too short for a week."


def test_sign_book_is_refused_because_an_earlier_record_book_must_be_mended_first(bench: Bench) -> None:
    assert bench.refusal("sign_book", record_book_id="re-1520") == "An earlier record book must be mended first."


def test_return_book_sets_status_to_returned(bench: Bench) -> None:
    bench.call("return_book", record_book_id="re-4433")
    assert bench.changes() == [updated("record_books", "re-4433", status="returned")]


def test_return_book_is_allowed(bench: Bench) -> None:
    bench.arrange("record_books", "re-9290", week_of="2025-12-23")
    bench.call("return_book", record_book_id="re-9290")


def test_return_book_is_refused_because_the_record_book_must_be_handed_in(bench: Bench) -> None:
    assert bench.refusal("return_book", record_book_id="re-2021") == "The record book must be handed in."


def test_return_book_is_refused_because_the_record_book_is_too_old_to_be_mended(bench: Bench) -> None:
    assert bench.refusal("return_book", record_book_id="re-9290") == "The record book is too old to be mended."
