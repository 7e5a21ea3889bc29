"""Tests of the tools for approvals of Night desk runbooks."""

from mcp_servers.runtime.testing import Bench, inserted


def test_give_approval_adds_a_approval(bench: Bench) -> None:
    bench.call("give_approval", change_id="ch-2465", engineer_id="en-4982")
    assert bench.changes() == [
        inserted("approvals", "ap-7953", change_id="ch-2465", engineer_id="en-4982", given_at="2026-06-15T09:00"),
    ]


def test_give_approval_is_refused_because_the_change_is_not_waiting_for_approval(bench: Bench) -> None:
    sentence = bench.refusal("give_approval", change_id="ch-8842", engineer_id="en-2656")
    assert sentence == "The change is not waiting for approval."


def test_give_approval_is_refused_because_nobody_approves_a_change_of_their_own(bench: Bench) -> None:
    sentence = bench.refusal("give_approval", change_id="ch-9869", engineer_id="en-4905")
    assert sentence == "Nobody approves a change of their own."


def test_give_approval_is_refused_because_juniors_approve_nothing(bench: Bench) -> None:
    assert bench.refusal("give_approval", change_id="ch-3070", engineer_id="en-3681") == "Juniors approve nothing."


def test_give_approval_is_refused_because_the_engineer_is_away(bench: Bench) -> None:
    assert bench.refusal("give_approval", change_id="ch-6102", engineer_id="en-1519") == "The engineer is away."


def test_give_approval_is_refused_because_another_approval_already_has_this_change_and(bench: Bench) -> None:
    sentence = bench.refusal("give_approval", change_id="ch-6907", engineer_id="en-1225")
    assert sentence == "Another approval already has this change and engineer."
