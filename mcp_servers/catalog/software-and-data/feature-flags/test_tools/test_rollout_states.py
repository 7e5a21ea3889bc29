"""Tests of the tools for rollout states of Kestrel feature flags."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, inserted, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        (
            {"environment": "production", "changed_from": "2026-02-21T14:45"},
            [
                "ro-2347",
                "ro-3904",
                "ro-2589",
                "ro-6605",
                "ro-8055",
                "ro-3541",
                "ro-9596",
                "ro-8836",
                "ro-3562",
                "ro-1202",
            ],
        ),
        ({"flag_id": "fl-1262", "min_share": 30, "locked": False}, ["ro-5048"]),
    ],
)
def test_find_settings_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_settings", **filters) == ids


@pytest.mark.parametrize(
    ("filters", "total"),
    [
        ({"min_share": 30}, 147),
        ({"changed_from": "2026-02-17T11:45"}, 124),
    ],
)
def test_find_settings_counts(bench: Bench, filters: dict[str, Json], total: int) -> None:
    assert bench.call("find_settings", **filters)["total"] == total


def test_find_settings_turns_the_page(bench: Bench) -> None:
    ids = bench.ids("find_settings", page=11)
    assert ids == [
        "ro-3721",
        "ro-8283",
        "ro-7162",
        "ro-7677",
        "ro-9824",
        "ro-6552",
        "ro-4507",
        "ro-4831",
        "ro-7798",
        "ro-2920",
    ]


def test_find_settings_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_settings", flag_id="fl-4761") == []


def test_add_setting_adds_a_setting(bench: Bench) -> None:
    bench.call("add_setting", flag_id="fl-7426", environment="test")
    assert bench.changes() == [
        inserted(
            "rollout_states",
            "ro-5675",
            flag_id="fl-7426",
            environment="test",
            share=0,
            changed_at="2026-02-25T14:45",
            locked=0,
        ),
    ]


def test_add_setting_is_refused_because_the_flag_is_settled_or_dropped(bench: Bench) -> None:
    assert bench.refusal("add_setting", flag_id="fl-9423", environment="test") == "The flag is settled or dropped."


def test_add_setting_is_refused_because_the_flag_has_this_environment(bench: Bench) -> None:
    assert bench.refusal("add_setting", flag_id="fl-4060", environment="staging") == "The flag has this environment."


def test_add_setting_is_refused_because_staging_comes_before_production(bench: Bench) -> None:
    bench.arrange("rollout_states", "ro-5849", environment="test")
    sentence = bench.refusal("add_setting", flag_id="fl-4060", environment="production")
    assert sentence == "Staging comes before production."


def test_change_share_changes_the_setting(bench: Bench) -> None:
    bench.call("change_share", rollout_state_id="ro-1964", share=40)
    assert bench.changes() == [updated("rollout_states", "ro-1964", share=40, changed_at="2026-02-25T14:45")]


def test_change_share_is_allowed(bench: Bench) -> None:
    bench.call("change_share", rollout_state_id="ro-1760", share=0)


def test_change_share_is_refused_because_the_setting_is_locked(bench: Bench) -> None:
    assert bench.refusal("change_share", rollout_state_id="ro-9857", share=20) == "The setting is locked."


def test_change_share_is_refused_because_the_flag_is_settled_or_dropped(bench: Bench) -> None:
    assert bench.refusal("change_share", rollout_state_id="ro-1110", share=40) == "The flag is settled or dropped."


def test_change_share_is_refused_because_the_share_is_that_already(bench: Bench) -> None:
    assert bench.refusal("change_share", rollout_state_id="ro-3709", share=100) == "The share is that already."


def test_change_share_is_refused_because_so_large_a_share_needs_an_approved_change(bench: Bench) -> None:
    sentence = bench.refusal("change_share", rollout_state_id="ro-1964", share=51)
    assert sentence == "So large a share needs an approved change."


@pytest.mark.parametrize(
    "arguments",
    [
        {"rollout_state_id": "ro-2972", "share": 50},
        {"rollout_state_id": "ro-1964", "share": 41},
    ],
)
def test_change_share_is_refused_because_a_share_grows_by_30_points_at_most(
    bench: Bench, arguments: dict[str, Json]
) -> None:
    assert bench.refusal("change_share", **arguments) == "A share grows by 30 points at most."


def test_change_share_is_refused_because_a_draft_stays_off_in_production(bench: Bench) -> None:
    assert bench.refusal("change_share", rollout_state_id="ro-7313", share=20) == "A draft stays off in production."


def test_change_share_is_refused_because_a_live_flag_depends_on_it(bench: Bench) -> None:
    assert bench.refusal("change_share", rollout_state_id="ro-7894", share=0) == "A live flag depends on it."


def test_lock_setting_sets_locked_to_1(bench: Bench) -> None:
    bench.call("lock_setting", rollout_state_id="ro-8409")
    assert bench.changes() == [updated("rollout_states", "ro-8409", locked=1)]


def test_lock_setting_is_refused_because_it_is_locked_already(bench: Bench) -> None:
    assert bench.refusal("lock_setting", rollout_state_id="ro-1111") == "It is locked already."


def test_lock_setting_is_refused_because_only_production_is_locked(bench: Bench) -> None:
    assert bench.refusal("lock_setting", rollout_state_id="ro-2730") == "Only production is locked."


def test_lock_setting_is_refused_because_a_change_of_it_is_under_way(bench: Bench) -> None:
    assert bench.refusal("lock_setting", rollout_state_id="ro-2920") == "A change of it is under way."
