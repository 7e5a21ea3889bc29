"""Tests of the tools for reviews of Town library, my account."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, inserted


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"work_id": "wo-1199", "min_stars": 1}, ["rv-1296", "rv-1477", "rv-7020"]),
        ({"genre": "poetry"}, ["rv-1296", "rv-1477", "rv-7154", "rv-5631", "rv-9476", "rv-7020"]),
    ],
)
def test_find_reviews_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_reviews", **filters) == ids


def test_find_reviews_counts(bench: Bench) -> None:
    assert bench.call("find_reviews", min_stars=5)["total"] == 15


def test_find_reviews_turns_the_page(bench: Bench) -> None:
    ids = bench.ids("find_reviews", page=2)
    assert ids == [
        "rv-7092",
        "rv-7154",
        "rv-7276",
        "rv-7987",
        "rv-8963",
        "rv-3637",
        "rv-4639",
        "rv-5266",
        "rv-5322",
        "rv-5631",
    ]


def test_find_reviews_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_reviews", work_id="wo-4897") == []


def test_get_review_shows_the_review(bench: Bench) -> None:
    result = bench.call("get_review", review_id="rv-8176")
    assert result == {
        "id": "rv-8176",
        "reader_id": "re-4164",
        "work_id": "wo-3943",
        "stars": 2,
        "written_on": "2026-01-24",
        "work_title": "A Salt in Penditch",
        "work_author": "Callum Marsden",
        "reader_name": "Leyla Moretti",
    }


def test_report_reviews_adds_up(bench: Bench) -> None:
    result = bench.call("report_reviews")
    assert result == {
        "items": [
            {"work_genre": "crime", "reviews": 7, "average_stars": 3, "best": 5},
            {"work_genre": "nature", "reviews": 13, "average_stars": 3, "best": 5},
            {"work_genre": "novel", "reviews": 24, "average_stars": 3, "best": 5},
            {"work_genre": "poetry", "reviews": 6, "average_stars": 3, "best": 5},
        ],
        "total": 4,
    }


def test_report_reviews_adds_up_with_min_stars_and_reader_kind(bench: Bench) -> None:
    result = bench.call("report_reviews", min_stars=5, reader_kind="student")
    assert result == {"items": [{"work_genre": "novel", "reviews": 1, "average_stars": 5, "best": 5}], "total": 1}


def test_write_review_adds_a_review(bench: Bench) -> None:
    bench.call("write_review", work_id="wo-4033", stars=3, text="Too many characters to follow.")
    assert bench.changes() == [
        inserted(
            "reviews",
            "rv-3225",
            reader_id="re-9715",
            work_id="wo-4033",
            stars=3,
            text="Too many characters to follow.",
            written_on="2026-02-10",
        ),
    ]


def test_write_review_is_allowed(bench: Bench) -> None:
    bench.call("write_review", work_id="wo-8734", stars=3)


def test_write_review_is_refused_because_you_have_not_borrowed_this_work(bench: Bench) -> None:
    bench.arrange("copies", "co-1025", work_id="wo-1049")
    assert bench.refusal("write_review", work_id="wo-1049", stars=3) == "You have not borrowed this work."


def test_write_review_is_refused_because_you_have_reviewed_this_work_already(bench: Bench) -> None:
    assert bench.refusal("write_review", work_id="wo-8039", stars=1) == "You have reviewed this work already."
