"""Tests of the tools for issues of Thorngate drawing office."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, inserted, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"builder_id": "bu-2917", "status": "confirmed", "issued_from": "2026-05-27"}, ["is-6033"]),
        ({"drawing_id": "dr-9317"}, ["is-5059", "is-5053"]),
        (
            {"purpose": "information"},
            [
                "is-6560",
                "is-9358",
                "is-1996",
                "is-7834",
                "is-7271",
                "is-1286",
                "is-8387",
                "is-1093",
                "is-4801",
                "is-5471",
            ],
        ),
        ({"revision_id": "re-6586"}, ["is-6050"]),
    ],
)
def test_find_issues_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_issues", **filters) == ids


def test_find_issues_counts(bench: Bench) -> None:
    assert bench.call("find_issues", issued_from="2026-06-26")["total"] == 23


def test_find_issues_turns_the_page(bench: Bench) -> None:
    ids = bench.ids("find_issues", page=5)
    assert ids == [
        "is-2761",
        "is-7090",
        "is-5059",
        "is-1821",
        "is-7930",
        "is-8106",
        "is-4801",
        "is-6050",
        "is-5053",
        "is-2791",
    ]


def test_find_issues_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_issues", revision_id="re-3012") == []


def test_issue_drawing_adds_a_issue(bench: Bench) -> None:
    bench.call("issue_drawing", revision_id="re-5908", builder_id="bu-2400", purpose="information")
    assert bench.changes() == [
        inserted(
            "issues",
            "is-3982",
            revision_id="re-5908",
            builder_id="bu-2400",
            issued_on="2026-09-16",
            purpose="information",
            status="sent",
        ),
    ]


def test_issue_drawing_is_allowed(bench: Bench) -> None:
    bench.call("issue_drawing", revision_id="re-7064", builder_id="bu-2400", purpose="construction")


def test_issue_drawing_is_allowed_when_builder_id_is_bu_2400(bench: Bench) -> None:
    bench.arrange("issues", "is-1093", builder_id="bu-2400")
    bench.call("issue_drawing", revision_id="re-7470", builder_id="bu-2400", purpose="construction")


def test_issue_drawing_is_refused_because_only_an_approved_revision_is_issued(bench: Bench) -> None:
    sentence = bench.refusal("issue_drawing", revision_id="re-3414", builder_id="bu-8159", purpose="information")
    assert sentence == "Only an approved revision is issued."


def test_issue_drawing_is_refused_because_the_drawing_is_withdrawn(bench: Bench) -> None:
    sentence = bench.refusal("issue_drawing", revision_id="re-7030", builder_id="bu-3476", purpose="information")
    assert sentence == "The drawing is withdrawn."


def test_issue_drawing_is_refused_because_a_query_about_this_drawing_is_open(bench: Bench) -> None:
    sentence = bench.refusal("issue_drawing", revision_id="re-3278", builder_id="bu-2400", purpose="construction")
    assert sentence == "A query about this drawing is open."


def test_issue_drawing_is_refused_because_the_builder_has_got_this_revision_already(bench: Bench) -> None:
    sentence = bench.refusal("issue_drawing", revision_id="re-2526", builder_id="bu-5677", purpose="tender")
    assert sentence == "The builder has got this revision already."


def test_confirm_issue_sets_status_to_confirmed(bench: Bench) -> None:
    bench.call("confirm_issue", issue_id="is-1093")
    assert bench.changes() == [updated("issues", "is-1093", status="confirmed")]


def test_confirm_issue_is_refused_because_the_issue_must_be_sent(bench: Bench) -> None:
    assert bench.refusal("confirm_issue", issue_id="is-1286") == "The issue must be sent."


def test_confirm_issue_is_refused_because_it_was_issued_today(bench: Bench) -> None:
    bench.arrange("issues", "is-2730", issued_on="2026-09-16")
    assert bench.refusal("confirm_issue", issue_id="is-2730") == "It was issued today."
