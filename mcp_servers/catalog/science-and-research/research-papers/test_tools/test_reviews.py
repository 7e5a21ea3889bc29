"""Tests of the tools for reviews of River group papers."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, inserted, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"words": "floodplain"}, ["re-4421"]),
        ({"manuscript_id": "ma-8060"}, ["re-7378", "re-7178"]),
        (
            {"status": "negative"},
            [
                "re-6960",
                "re-3835",
                "re-8984",
                "re-4421",
                "re-1485",
                "re-1120",
                "re-1491",
                "re-8281",
                "re-5432",
                "re-7378",
            ],
        ),
        ({"reviewer_id": "me-4755"}, ["re-4708", "re-1120", "re-5969", "re-8245"]),
        (
            {"due_until": "2025-11-04"},
            [
                "re-6960",
                "re-4552",
                "re-3835",
                "re-7225",
                "re-1836",
                "re-7280",
                "re-6155",
                "re-1633",
                "re-7794",
                "re-8547",
            ],
        ),
    ],
)
def test_find_reviews_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_reviews", **filters) == ids


def test_find_reviews_counts(bench: Bench) -> None:
    assert bench.call("find_reviews", due_until="2025-11-04")["total"] == 59


def test_find_reviews_turns_the_page(bench: Bench) -> None:
    ids = bench.ids("find_reviews", page=8)
    assert ids == [
        "re-8124",
        "re-8338",
        "re-9151",
        "re-1241",
        "re-7996",
        "re-1983",
        "re-2463",
        "re-2440",
        "re-1737",
        "re-2054",
    ]


def test_find_reviews_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_reviews", reviewer_id="me-2511") == []


def test_read_review_shows_the_review(bench: Bench) -> None:
    result = bench.call("read_review", review_id="re-3494", from_line=10)
    assert result == {"lines": ["The second section needs a figure."], "first_line": 10, "total_lines": 10}


def test_read_review_shows_the_review_with_lines(bench: Bench) -> None:
    result = bench.call("read_review", review_id="re-3494", from_line=3, lines=7)
    assert result == {
        "lines": [
            "- **Reviewer:** Mateo Vidal",
            "- **Hours spent:** 6",
            "- **Line in question:** 311",
            "- **Marks for language:** 10 of ten",
            "",
            "## Advice",
            "",
        ],
        "first_line": 3,
        "total_lines": 10,
        "next_line": 10,
    }


def test_read_review_is_refused_because_this_review_ends_at_line_10(bench: Bench) -> None:
    assert bench.refusal("read_review", review_id="re-3494", from_line=11) == "This review ends at line 10."


def test_ask_for_review_adds_a_review(bench: Bench) -> None:
    bench.call("ask_for_review", manuscript_id="ma-4387", reviewer_id="me-2511", within=4)
    assert bench.changes() == [
        inserted(
            "reviews",
            "re-3939",
            manuscript_id="ma-4387",
            reviewer_id="me-2511",
            status="asked",
            due_on="2026-01-23",
            body="Not written yet.",
        ),
    ]


def test_ask_for_review_is_allowed(bench: Bench) -> None:
    bench.call("ask_for_review", manuscript_id="ma-4387", reviewer_id="me-9466", within=3)


def test_ask_for_review_is_refused_because_the_manuscript_has_been_submitted(bench: Bench) -> None:
    sentence = bench.refusal("ask_for_review", manuscript_id="ma-9690", reviewer_id="me-3208", within=3)
    assert sentence == "The manuscript has been submitted."


def test_ask_for_review_is_refused_because_authors_do_not_review_their_own_work(bench: Bench) -> None:
    sentence = bench.refusal("ask_for_review", manuscript_id="ma-4234", reviewer_id="me-8225", within=3)
    assert sentence == "Authors do not review their own work."


def test_ask_for_review_is_refused_because_the_reviewer_is_abroad(bench: Bench) -> None:
    sentence = bench.refusal("ask_for_review", manuscript_id="ma-6385", reviewer_id="me-6810", within=5)
    assert sentence == "The reviewer is abroad."


def test_ask_for_review_is_refused_because_another_review_already_has_this_manuscript_and(bench: Bench) -> None:
    sentence = bench.refusal("ask_for_review", manuscript_id="ma-6385", reviewer_id="me-3363", within=3)
    assert sentence == "Another review already has this manuscript and reviewer."


def test_write_positive_review_sets_status_to_positive(bench: Bench) -> None:
    bench.call("write_positive_review", review_id="re-8578", body="As discussed")
    assert bench.changes() == [updated("reviews", "re-8578", status="positive")]


def test_write_positive_review_is_allowed(bench: Bench) -> None:
    bench.arrange("reviews", "re-9140", due_on="2026-01-05")
    bench.call("write_positive_review", review_id="re-9140", body="As discussed")


def test_write_positive_review_is_refused_because_the_review_must_be_asked(bench: Bench) -> None:
    sentence = bench.refusal("write_positive_review", review_id="re-8338", body="Agreed by phone")
    assert sentence == "The review must be asked."


def test_write_positive_review_is_refused_because_the_review_is_more_than_two_weeks_late(bench: Bench) -> None:
    bench.arrange("reviews", "re-9140", due_on="2026-01-04")
    sentence = bench.refusal("write_positive_review", review_id="re-9140", body="As discussed")
    assert sentence == "The review is more than two weeks late."


def test_write_negative_review_sets_status_to_negative_and_sets_status_to_draft(bench: Bench) -> None:
    bench.call("write_negative_review", review_id="re-8578", body="Agreed by phone")
    assert bench.changes() == [
        updated("manuscripts", "ma-6385", status="draft"),
        updated("reviews", "re-8578", status="negative"),
    ]


def test_write_negative_review_is_allowed(bench: Bench) -> None:
    bench.arrange("reviews", "re-9140", due_on="2026-01-05")
    bench.call("write_negative_review", review_id="re-9140", body="Agreed by phone")


def test_write_negative_review_is_refused_because_the_review_must_be_asked(bench: Bench) -> None:
    sentence = bench.refusal("write_negative_review", review_id="re-1633", body="Agreed by phone")
    assert sentence == "The review must be asked."


def test_write_negative_review_is_refused_because_the_review_is_more_than_two_weeks_late(bench: Bench) -> None:
    bench.arrange("reviews", "re-9140", due_on="2026-01-04")
    sentence = bench.refusal("write_negative_review", review_id="re-9140", body="Agreed by phone")
    assert sentence == "The review is more than two weeks late."


def test_decline_review_sets_status_to_declined(bench: Bench) -> None:
    bench.call("decline_review", review_id="re-2462")
    assert bench.changes() == [updated("reviews", "re-2462", status="declined")]


def test_decline_review_is_refused_because_the_review_must_be_asked(bench: Bench) -> None:
    assert bench.refusal("decline_review", review_id="re-8338") == "The review must be asked."


def test_decline_review_is_refused_because_the_review_is_due(bench: Bench) -> None:
    bench.arrange("reviews", "re-8956", due_on="2026-01-19")
    assert bench.refusal("decline_review", review_id="re-8956") == "The review is due."
