"""Tests of the tools for targetings of Kestrel feature flags."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, deleted, inserted


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"target_group_id": "ta-1928", "effect": "always_off"}, ["tr-2989", "tr-3715", "tr-6652"]),
        ({"flag_id": "fl-5166"}, ["tr-4139"]),
    ],
)
def test_find_targetings_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_targetings", **filters) == ids


def test_find_targetings_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_targetings", page=6) == ["tr-3764", "tr-4602"]


def test_find_targetings_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_targetings", flag_id="fl-4406") == []


def test_target_users_adds_a_targeting(bench: Bench) -> None:
    bench.call("target_users", flag_id="fl-4201", target_group_id="ta-3463", effect="always_on")
    assert bench.changes() == [
        inserted("targetings", "tr-9114", flag_id="fl-4201", target_group_id="ta-3463", effect="always_on"),
    ]


def test_target_users_is_allowed(bench: Bench) -> None:
    bench.arrange("target_groups", "ta-1928", users=1000)
    bench.call("target_users", flag_id="fl-5042", target_group_id="ta-1928", effect="always_on")


def test_target_users_is_refused_because_the_flag_is_settled_or_dropped(bench: Bench) -> None:
    sentence = bench.refusal("target_users", flag_id="fl-1614", target_group_id="ta-6177", effect="always_off")
    assert sentence == "The flag is settled or dropped."


def test_target_users_is_refused_because_the_flag_treats_this_group_specially_already(bench: Bench) -> None:
    sentence = bench.refusal("target_users", flag_id="fl-4676", target_group_id="ta-3932", effect="always_on")
    assert sentence == "The flag treats this group specially already."


def test_target_users_is_refused_because_six_groups_are_enough(bench: Bench) -> None:
    bench.arrange("targetings", "tr-3339", flag_id="fl-1262")
    sentence = bench.refusal("target_users", flag_id="fl-4676", target_group_id="ta-4032", effect="always_on")
    assert sentence == "Six groups are enough."


def test_target_users_is_refused_because_a_draft_is_turned_on_for_small_groups_only(bench: Bench) -> None:
    bench.arrange("target_groups", "ta-1928", users=1001)
    sentence = bench.refusal("target_users", flag_id="fl-5042", target_group_id="ta-1928", effect="always_on")
    assert sentence == "A draft is turned on for small groups only."


def test_untarget_users_removes_the_targeting(bench: Bench) -> None:
    bench.call("untarget_users", targeting_id="tr-6313")
    assert bench.changes() == [deleted("targetings", "tr-6313")]


def test_untarget_users_is_allowed(bench: Bench) -> None:
    bench.arrange("flags", "fl-7159", ends_on="2026-03-11")
    bench.call("untarget_users", targeting_id="tr-7542")


def test_untarget_users_is_refused_because_the_flag_is_settled(bench: Bench) -> None:
    bench.arrange("targetings", "tr-7542", flag_id="fl-1614")
    assert bench.refusal("untarget_users", targeting_id="tr-7542") == "The flag is settled."


def test_untarget_users_is_refused_because_the_experiment_runs_for_more_than_two_weeks_yet(bench: Bench) -> None:
    bench.arrange("flags", "fl-7159", ends_on="2026-03-12")
    assert bench.refusal("untarget_users", targeting_id="tr-7542") == "The experiment runs for more than two weeks yet."
