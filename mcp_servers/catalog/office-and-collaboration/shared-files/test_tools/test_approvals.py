"""Tests of the tools for approvals of Shared files."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, inserted, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"initiator_id": "us-5731", "due_until": "2026-06-19T14:00"}, ["ap-8363", "ap-1281"]),
        ({"status": "declined"}, ["ap-7980", "ap-6121", "ap-1458", "ap-3178", "ap-5566", "ap-8370"]),
        ({"file_id": "fi-2825"}, ["ap-2212"]),
    ],
)
def test_list_approvals_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("list_approvals", **filters) == ids


def test_list_approvals_counts(bench: Bench) -> None:
    assert bench.call("list_approvals", due_until="2026-05-17T14:00")["total"] == 15


def test_list_approvals_turns_the_page(bench: Bench) -> None:
    assert bench.ids("list_approvals", page=4) == ["ap-8370", "ap-9469", "ap-9905", "ap-8916"]


def test_list_approvals_finds_nothing(bench: Bench) -> None:
    assert bench.ids("list_approvals", file_id="fi-6698") == []


def test_approve_file_sets_response_to_approved(bench: Bench) -> None:
    bench.call("approve_file", approval_id="ap-1197")
    assert bench.changes() == [updated("reviewer_responses", "rv-8357", response="approved")]


def test_approve_file_changes_the_approval_and_sets_response_to_approved(bench: Bench) -> None:
    bench.arrange("reviewer_responses", "rv-2543", approval_id="ap-1458")
    bench.call("approve_file", approval_id="ap-1197")
    assert bench.changes() == [
        updated("approvals", "ap-1197", status="approved", completed_at="2026-06-02T14:00"),
        updated("reviewer_responses", "rv-8357", response="approved"),
    ]


def test_approve_file_is_refused_because_the_approval_is_not_in_progress(bench: Bench) -> None:
    assert bench.refusal("approve_file", approval_id="ap-9905") == "The approval is not in progress."


def test_approve_file_is_refused_because_no_review_by_you_is_open_here(bench: Bench) -> None:
    assert bench.refusal("approve_file", approval_id="ap-9074") == "No review by you is open here."


def test_cancel_approval_changes_the_approval(bench: Bench) -> None:
    bench.call("cancel_approval", approval_id="ap-2212")
    assert bench.changes() == [updated("approvals", "ap-2212", status="cancelled", completed_at="2026-06-02T14:00")]


def test_cancel_approval_is_refused_because_the_approval_must_be_in_progress(bench: Bench) -> None:
    assert bench.refusal("cancel_approval", approval_id="ap-3820") == "The approval must be in progress."


def test_cancel_approval_is_refused_because_only_the_person_who_asked_for_it_may_call_it(bench: Bench) -> None:
    sentence = bench.refusal("cancel_approval", approval_id="ap-8320")
    assert sentence == "Only the person who asked for it may call it off."


def test_decline_file_changes_the_approval_and_sets_response_to_declined(bench: Bench) -> None:
    bench.call("decline_file", approval_id="ap-1197")
    assert bench.changes() == [
        updated("approvals", "ap-1197", status="declined", completed_at="2026-06-02T14:00"),
        updated("reviewer_responses", "rv-8357", response="declined"),
    ]


def test_decline_file_is_refused_because_the_approval_must_be_in_progress(bench: Bench) -> None:
    assert bench.refusal("decline_file", approval_id="ap-9905") == "The approval must be in progress."


def test_decline_file_is_refused_because_no_review_by_you_is_open_here(bench: Bench) -> None:
    assert bench.refusal("decline_file", approval_id="ap-9074") == "No review by you is open here."


def test_start_approval_adds_a_approval_and_adds_a_review(bench: Bench) -> None:
    bench.call("start_approval", file_id="fi-6119", reviewer_id="us-2521", due_at="2026-06-02T14:01")
    assert bench.changes() == [
        inserted(
            "approvals",
            "ap-6410",
            file_id="fi-6119",
            initiator_id="us-9208",
            status="in_progress",
            due_at="2026-06-02T14:01",
            created_at="2026-06-02T14:00",
        ),
        inserted("reviewer_responses", "rv-1325", approval_id="ap-6410", reviewer_id="us-2521", response="no_response"),
    ]


def test_start_approval_is_refused_because_only_the_owner_may_ask_for_an_approval(bench: Bench) -> None:
    sentence = bench.refusal("start_approval", file_id="fi-3100", reviewer_id="us-7366")
    assert sentence == "Only the owner may ask for an approval."


def test_start_approval_is_refused_because_the_file_is_in_the_trash(bench: Bench) -> None:
    assert bench.refusal("start_approval", file_id="fi-4336", reviewer_id="us-5731") == "The file is in the trash."


def test_start_approval_is_refused_because_a_folder_cannot_be_approved(bench: Bench) -> None:
    assert bench.refusal("start_approval", file_id="fi-4280", reviewer_id="us-9717") == "A folder cannot be approved."


def test_start_approval_is_refused_because_you_cannot_review_your_own_file(bench: Bench) -> None:
    sentence = bench.refusal("start_approval", file_id="fi-2190", reviewer_id="us-9208")
    assert sentence == "You cannot review your own file."


def test_start_approval_is_refused_because_the_reviewer_cannot_see_the_file_share_it_first(bench: Bench) -> None:
    sentence = bench.refusal("start_approval", file_id="fi-5707", reviewer_id="us-9717")
    assert sentence == "The reviewer cannot see the file; share it first."


def test_start_approval_is_refused_because_an_approval_of_this_file_is_already_in_progress(bench: Bench) -> None:
    bench.arrange("approvals", "ap-1197", file_id="fi-6119")
    sentence = bench.refusal("start_approval", file_id="fi-6119", reviewer_id="us-2521")
    assert sentence == "An approval of this file is already in progress."


def test_start_approval_is_refused_because_the_due_time_must_be_in_the_future(bench: Bench) -> None:
    sentence = bench.refusal("start_approval", file_id="fi-6119", reviewer_id="us-2521", due_at="2026-06-02T14:00")
    assert sentence == "The due time must be in the future."
