"""Tests of the tools for access proposals of Shared files."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, deleted, inserted


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"file_id": "fi-4280"}, ["ac-1957", "ac-1841"]),
        ({"role": "commenter"}, ["ac-7316", "ac-2908", "ac-2231", "ac-5001"]),
        (
            {"owner_id": "us-9208"},
            [
                "ac-7147",
                "ac-4697",
                "ac-7316",
                "ac-9136",
                "ac-6345",
                "ac-1957",
                "ac-9102",
                "ac-5863",
                "ac-6359",
                "ac-1674",
            ],
        ),
        ({"requester_id": "us-3439"}, ["ac-7316"]),
    ],
)
def test_list_access_proposals_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("list_access_proposals", **filters) == ids


def test_list_access_proposals_turns_the_page(bench: Bench) -> None:
    assert bench.ids("list_access_proposals", page=3) == ["ac-9508", "ac-2231", "ac-5001", "ac-1841"]


def test_list_access_proposals_finds_nothing(bench: Bench) -> None:
    assert bench.ids("list_access_proposals", requester_id="us-1982") == []


def test_accept_access_proposal_removes_the_request_for_access_and_adds_a_permission(bench: Bench) -> None:
    bench.call("accept_access_proposal", access_proposal_id="ac-1841")
    assert bench.changes() == [
        deleted("access_proposals", "ac-1841"),
        inserted("permissions", "pe-4247", file_id="fi-4280", user_id="us-9717", role="reader"),
    ]


def test_accept_access_proposal_is_refused_because_only_the_owner_of_the_file_may_decide(bench: Bench) -> None:
    sentence = bench.refusal("accept_access_proposal", access_proposal_id="ac-6886")
    assert sentence == "Only the owner of the file may decide."


def test_accept_access_proposal_is_refused_because_the_file_is_in_the_trash(bench: Bench) -> None:
    assert bench.refusal("accept_access_proposal", access_proposal_id="ac-5137") == "The file is in the trash."


def test_accept_access_proposal_is_refused_because_another_permission_already_has_this(bench: Bench) -> None:
    bench.arrange("access_proposals", "ac-1841", requester_id="us-4707")
    sentence = bench.refusal("accept_access_proposal", access_proposal_id="ac-1841")
    assert sentence == "Another permission already has this file and person."


def test_deny_access_proposal_removes_the_request_for_access(bench: Bench) -> None:
    bench.call("deny_access_proposal", access_proposal_id="ac-5001")
    assert bench.changes() == [deleted("access_proposals", "ac-5001")]


def test_deny_access_proposal_is_refused_because_only_the_owner_of_the_file_may_decide(bench: Bench) -> None:
    sentence = bench.refusal("deny_access_proposal", access_proposal_id="ac-1059")
    assert sentence == "Only the owner of the file may decide."
