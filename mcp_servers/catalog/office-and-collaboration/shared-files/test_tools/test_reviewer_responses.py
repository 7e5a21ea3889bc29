"""Tests of the tools for reviewer responses of Shared files."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, inserted


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"approval_id": "ap-6121"}, ["rv-9134", "rv-1349"]),
        (
            {"response": "approved"},
            [
                "rv-3562",
                "rv-6067",
                "rv-8141",
                "rv-3828",
                "rv-7924",
                "rv-1758",
                "rv-9500",
                "rv-4741",
                "rv-7516",
                "rv-6038",
            ],
        ),
        ({"reviewer_id": "us-1595"}, ["rv-7052"]),
    ],
)
def test_list_reviewer_responses_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("list_reviewer_responses", **filters) == ids


def test_list_reviewer_responses_turns_the_page(bench: Bench) -> None:
    ids = bench.ids("list_reviewer_responses", page=3)
    assert ids == [
        "rv-6206",
        "rv-8357",
        "rv-8379",
        "rv-9134",
        "rv-9933",
        "rv-7794",
        "rv-9719",
        "rv-4489",
        "rv-5785",
        "rv-7687",
    ]


def test_list_reviewer_responses_finds_nothing(bench: Bench) -> None:
    assert bench.ids("list_reviewer_responses", reviewer_id="us-4707") == []


def test_add_reviewer_adds_a_review(bench: Bench) -> None:
    bench.arrange("reviewer_responses", "rv-3828", approval_id="ap-1458")
    bench.call("add_reviewer", approval_id="ap-3574", reviewer_id="us-1254")
    assert bench.changes() == [
        inserted("reviewer_responses", "rv-1325", approval_id="ap-3574", reviewer_id="us-1254", response="no_response"),
    ]


def test_add_reviewer_is_allowed(bench: Bench) -> None:
    bench.arrange("reviewer_responses", "rv-3828", approval_id="ap-1458")
    bench.arrange("reviewer_responses", "rv-1314", approval_id="ap-3574")
    bench.call("add_reviewer", approval_id="ap-3574", reviewer_id="us-1254")


def test_add_reviewer_is_refused_because_the_approval_is_not_in_progress(bench: Bench) -> None:
    sentence = bench.refusal("add_reviewer", approval_id="ap-9905", reviewer_id="us-8554")
    assert sentence == "The approval is not in progress."


def test_add_reviewer_is_refused_because_only_the_person_who_asked_for_it_may_add_reviewers(bench: Bench) -> None:
    sentence = bench.refusal("add_reviewer", approval_id="ap-9074", reviewer_id="us-1066")
    assert sentence == "Only the person who asked for it may add reviewers."


def test_add_reviewer_is_refused_because_the_reviewer_cannot_see_the_file_share_it_first(bench: Bench) -> None:
    sentence = bench.refusal("add_reviewer", approval_id="ap-3574", reviewer_id="us-8069")
    assert sentence == "The reviewer cannot see the file; share it first."


def test_add_reviewer_is_refused_because_this_person_is_already_a_reviewer(bench: Bench) -> None:
    sentence = bench.refusal("add_reviewer", approval_id="ap-3574", reviewer_id="us-1254")
    assert sentence == "This person is already a reviewer."
