"""Tests of the tools for proposals of Kestrel feature flags."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, inserted, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"developer_id": "de-3846", "status": "rejected", "proposed_from": "2026-02-22T08:45"}, ["pr-8987"]),
        (
            {"min_share": 80},
            [
                "pr-7929",
                "pr-4916",
                "pr-1899",
                "pr-5061",
                "pr-5725",
                "pr-9767",
                "pr-3920",
                "pr-4421",
                "pr-3986",
                "pr-4098",
            ],
        ),
        ({"flag_id": "fl-2154"}, ["pr-5415"]),
    ],
)
def test_find_proposals_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_proposals", **filters) == ids


def test_find_proposals_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_proposals", page=5) == ["pr-7002", "pr-6757"]


def test_find_proposals_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_proposals", flag_id="fl-9781") == []


def test_get_proposal_shows_the_proposal(bench: Bench) -> None:
    result = bench.call("get_proposal", proposal_id="pr-1041")
    assert result == {
        "id": "pr-1041",
        "status": "open",
        "setting_id": "ro-2282",
        "share": 75,
        "developer_id": "de-5638",
        "proposed_at": "2026-02-25T11:45",
        "setting_flag_name": "fast_delivery_slots",
        "setting_share": 50,
        "developer_name": "Camille Clément",
        "increase_in_points": 25,
        "age_in_hours": 3,
    }


def test_propose_share_adds_a_proposal(bench: Bench) -> None:
    bench.call("propose_share", setting_id="ro-7684", share=40)
    assert bench.changes() == [
        inserted(
            "proposals",
            "pr-1784",
            status="open",
            setting_id="ro-7684",
            share=40,
            developer_id="de-5181",
            proposed_at="2026-02-25T14:45",
        ),
    ]


def test_propose_share_is_allowed(bench: Bench) -> None:
    bench.arrange("proposals", "pr-1041", status="applied")
    bench.call("propose_share", setting_id="ro-2282", share=55)


def test_propose_share_is_refused_because_argument_share_must_be_at_least_10(bench: Bench) -> None:
    assert bench.refusal("propose_share", setting_id="ro-4507", share=9) == "Argument 'share' must be at least 10."


def test_propose_share_is_refused_because_only_production_needs_a_proposal(bench: Bench) -> None:
    assert bench.refusal("propose_share", setting_id="ro-2730", share=55) == "Only production needs a proposal."


def test_propose_share_is_refused_because_the_flag_is_not_live(bench: Bench) -> None:
    assert bench.refusal("propose_share", setting_id="ro-2150", share=30) == "The flag is not live."


def test_propose_share_is_refused_because_the_setting_is_locked(bench: Bench) -> None:
    assert bench.refusal("propose_share", setting_id="ro-7890", share=20) == "The setting is locked."


def test_propose_share_is_refused_because_the_share_is_as_large_already(bench: Bench) -> None:
    assert bench.refusal("propose_share", setting_id="ro-2920", share=50) == "The share is as large already."


def test_propose_share_is_refused_because_a_share_grows_by_30_points_at_most(bench: Bench) -> None:
    assert bench.refusal("propose_share", setting_id="ro-4507", share=81) == "A share grows by 30 points at most."


def test_propose_share_is_refused_because_another_change_of_it_is_under_way(bench: Bench) -> None:
    assert bench.refusal("propose_share", setting_id="ro-2282", share=55) == "Another change of it is under way."


def test_approve_proposal_sets_status_to_approved(bench: Bench) -> None:
    bench.call("approve_proposal", proposal_id="pr-9634")
    assert bench.changes() == [updated("proposals", "pr-9634", status="approved")]


def test_approve_proposal_is_allowed(bench: Bench) -> None:
    bench.arrange("flags", "fl-8641", ends_on="2026-02-25")
    bench.call("approve_proposal", proposal_id="pr-7251")


def test_approve_proposal_is_refused_because_the_proposal_must_be_open(bench: Bench) -> None:
    assert bench.refusal("approve_proposal", proposal_id="pr-1600") == "The proposal must be open."


def test_approve_proposal_is_refused_because_you_proposed_this_yourself(bench: Bench) -> None:
    assert bench.refusal("approve_proposal", proposal_id="pr-5061") == "You proposed this yourself."


def test_approve_proposal_is_refused_because_the_flag_is_stale(bench: Bench) -> None:
    assert bench.refusal("approve_proposal", proposal_id="pr-1041") == "The flag is stale."


def test_approve_proposal_is_refused_because_the_share_is_as_large_already(bench: Bench) -> None:
    assert bench.refusal("approve_proposal", proposal_id="pr-5500") == "The share is as large already."


def test_approve_proposal_is_refused_because_the_flag_it_depends_on_is_not_live(bench: Bench) -> None:
    bench.arrange("flags", "fl-8641", needs_id="fl-1614")
    assert bench.refusal("approve_proposal", proposal_id="pr-7251") == "The flag it depends on is not live."


def test_reject_proposal_sets_status_to_rejected(bench: Bench) -> None:
    bench.call("reject_proposal", proposal_id="pr-9634")
    assert bench.changes() == [updated("proposals", "pr-9634", status="rejected")]


def test_reject_proposal_is_allowed(bench: Bench) -> None:
    bench.arrange("proposals", "pr-1041", proposed_at="2026-02-25T10:45")
    bench.call("reject_proposal", proposal_id="pr-1041")


def test_reject_proposal_is_refused_because_the_proposal_must_be_open(bench: Bench) -> None:
    assert bench.refusal("reject_proposal", proposal_id="pr-1600") == "The proposal must be open."


def test_reject_proposal_is_refused_because_you_proposed_this_yourself(bench: Bench) -> None:
    assert bench.refusal("reject_proposal", proposal_id="pr-5061") == "You proposed this yourself."


def test_reject_proposal_is_refused_because_it_is_discussed_for_four_hours_first(bench: Bench) -> None:
    assert bench.refusal("reject_proposal", proposal_id="pr-1041") == "It is discussed for four hours first."


def test_apply_proposal_sets_status_to_applied_and_changes_the_setting(bench: Bench) -> None:
    bench.call("apply_proposal", proposal_id="pr-2687")
    assert bench.changes() == [
        updated("proposals", "pr-2687", status="applied"),
        updated("rollout_states", "ro-7937", share=30, changed_at="2026-02-25T14:45"),
    ]


def test_apply_proposal_is_allowed(bench: Bench) -> None:
    bench.arrange("proposals", "pr-2687", proposed_at="2026-02-24T14:45")
    bench.call("apply_proposal", proposal_id="pr-2687")


def test_apply_proposal_is_refused_because_the_proposal_must_be_approved(bench: Bench) -> None:
    assert bench.refusal("apply_proposal", proposal_id="pr-1041") == "The proposal must be approved."


def test_apply_proposal_is_refused_because_the_proposal_is_more_than_a_day_old(bench: Bench) -> None:
    bench.arrange("proposals", "pr-2687", proposed_at="2026-02-24T14:44")
    assert bench.refusal("apply_proposal", proposal_id="pr-2687") == "The proposal is more than a day old."


def test_apply_proposal_is_refused_because_the_setting_is_locked(bench: Bench) -> None:
    bench.arrange("rollout_states", "ro-7937", locked=True)
    assert bench.refusal("apply_proposal", proposal_id="pr-2687") == "The setting is locked."


def test_apply_proposal_is_refused_because_a_share_grows_by_30_points_at_most(bench: Bench) -> None:
    bench.arrange("proposals", "pr-2687", share=31)
    assert bench.refusal("apply_proposal", proposal_id="pr-2687") == "A share grows by 30 points at most."
