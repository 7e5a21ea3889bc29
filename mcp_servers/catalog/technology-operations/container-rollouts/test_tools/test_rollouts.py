"""Tests of the tools for rollouts of Ostsee container rollouts."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, inserted, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"service_id": "se-7913"}, ["ro-2707", "ro-8462"]),
        (
            {"min_step": 25},
            [
                "ro-1444",
                "ro-2184",
                "ro-1618",
                "ro-8428",
                "ro-2707",
                "ro-2933",
                "ro-4486",
                "ro-4456",
                "ro-6591",
                "ro-5119",
            ],
        ),
        ({"status": "finished"}, ["ro-8473", "ro-4648", "ro-4704"]),
        (
            {"release_engineer_id": "re-4627"},
            ["ro-1444", "ro-8428", "ro-2933", "ro-4486", "ro-6591", "ro-9526", "ro-9315"],
        ),
        ({"release_id": "rl-6869"}, ["ro-4704"]),
    ],
)
def test_find_rollouts_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_rollouts", **filters) == ids


def test_find_rollouts_turns_the_page(bench: Bench) -> None:
    ids = bench.ids("find_rollouts", page=3)
    assert ids == ["ro-9315", "ro-8473", "ro-4648", "ro-9947", "ro-4704", "ro-9674", "ro-7104", "ro-8462"]


def test_find_rollouts_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_rollouts", release_id="rl-4624") == []


def test_get_rollout_shows_the_rollout(bench: Bench) -> None:
    bench.arrange("rollouts", "ro-9674", step_begun_at="2026-04-14T02:03")
    result = bench.call("get_rollout", rollout_id="ro-9674")
    assert result == {
        "id": "ro-9674",
        "status": "rolled_back",
        "release_id": "rl-8451",
        "release_engineer_id": "re-3740",
        "step": 50,
        "step_begun_at": "2026-04-14T02:03",
        "release_number": "r1460.2H",
        "release_service_name": "claims-cron",
        "number_of_samples": 0,
        "age_of_the_step_in_minutes": 20737,
    }


def test_get_rollout_shows_the_rollout_when_step_begun_at_is_2026_04_14_02_02(bench: Bench) -> None:
    bench.arrange("rollouts", "ro-9674", step_begun_at="2026-04-14T02:02")
    result = bench.call("get_rollout", rollout_id="ro-9674")
    assert result == {
        "id": "ro-9674",
        "status": "rolled_back",
        "release_id": "rl-8451",
        "release_engineer_id": "re-3740",
        "step": 50,
        "step_begun_at": "2026-04-14T02:02",
        "release_number": "r1460.2H",
        "release_service_name": "claims-cron",
        "number_of_samples": 1,
        "highest_error_count": 180,
        "age_of_the_step_in_minutes": 20738,
    }


def test_start_rollout_adds_a_rollout(bench: Bench) -> None:
    bench.arrange("releases", "rl-1763", service_id="se-1276")
    bench.arrange("services", "se-1276", least=1)
    bench.call("start_rollout", release_id="rl-1763")
    assert bench.changes() == [
        inserted(
            "rollouts",
            "ro-6284",
            status="running",
            release_id="rl-1763",
            release_engineer_id="re-3740",
            step=10,
            step_begun_at="2026-04-28T11:40",
        ),
    ]


def test_start_rollout_is_refused_because_the_release_is_not_a_candidate(bench: Bench) -> None:
    assert bench.refusal("start_rollout", release_id="rl-3620") == "The release is not a candidate."


def test_start_rollout_is_refused_because_the_tests_of_this_release_have_not_passed(bench: Bench) -> None:
    assert bench.refusal("start_rollout", release_id="rl-4193") == "The tests of this release have not passed."


def test_start_rollout_is_refused_because_the_release_is_more_than_30_days_old(bench: Bench) -> None:
    assert bench.refusal("start_rollout", release_id="rl-1161") == "The release is more than 30 days old."


def test_start_rollout_is_refused_because_another_rollout_of_this_service_is_under_way(bench: Bench) -> None:
    assert bench.refusal("start_rollout", release_id="rl-1887") == "Another rollout of this service is under way."


def test_start_rollout_is_refused_because_the_team_of_this_service_is_in_a_freeze(bench: Bench) -> None:
    bench.arrange("services", "se-7606", team="reporting")
    assert bench.refusal("start_rollout", release_id="rl-8994") == "The team of this service is in a freeze."


def test_start_rollout_is_refused_because_too_few_replicas_of_this_service_run(bench: Bench) -> None:
    bench.arrange("release_engineers", "re-3740", team="catalogue")
    assert bench.refusal("start_rollout", release_id="rl-1763") == "Too few replicas of this service run."


def test_start_rollout_is_refused_because_too_few_replicas_of_this_service_run_2(bench: Bench) -> None:
    bench.arrange("releases", "rl-1763", service_id="se-1276")
    bench.arrange("services", "se-1276", least=1)
    bench.arrange("replicas", "rp-3821", status="starting")
    assert bench.refusal("start_rollout", release_id="rl-1763") == "Too few replicas of this service run."


def test_widen_rollout_changes_the_rollout(bench: Bench) -> None:
    bench.call("widen_rollout", rollout_id="ro-3239")
    assert bench.changes() == [updated("rollouts", "ro-3239", step=50, step_begun_at="2026-04-28T11:40")]


def test_widen_rollout_changes_the_rollout_when_rollout_id_is_ro_4823(bench: Bench) -> None:
    bench.call("widen_rollout", rollout_id="ro-4823")
    assert bench.changes() == [updated("rollouts", "ro-4823", step=25, step_begun_at="2026-04-28T11:40")]


def test_widen_rollout_changes_the_rollout_2(bench: Bench) -> None:
    bench.arrange("rollouts", "ro-3239", step=99, step_begun_at="2026-04-28T08:10")
    bench.call("widen_rollout", rollout_id="ro-3239")
    assert bench.changes() == [updated("rollouts", "ro-3239", step=100, step_begun_at="2026-04-28T11:40")]


def test_widen_rollout_is_allowed(bench: Bench) -> None:
    bench.arrange("health_samples", "he-7190", errors=20)
    bench.call("widen_rollout", rollout_id="ro-3239")


def test_widen_rollout_is_refused_because_the_rollout_is_not_running(bench: Bench) -> None:
    assert bench.refusal("widen_rollout", rollout_id="ro-4648") == "The rollout is not running."


def test_widen_rollout_is_refused_because_it_has_reached_all_replicas(bench: Bench) -> None:
    bench.arrange("rollouts", "ro-3239", step=100)
    assert bench.refusal("widen_rollout", rollout_id="ro-3239") == "It has reached all replicas."


def test_widen_rollout_is_refused_because_the_step_began_less_than_30_minutes_ago(bench: Bench) -> None:
    assert bench.refusal("widen_rollout", rollout_id="ro-1444") == "The step began less than 30 minutes ago."


def test_widen_rollout_is_refused_because_the_step_has_fewer_than_three_health_samples(bench: Bench) -> None:
    bench.arrange("rollouts", "ro-3239", step_begun_at="2026-04-28T11:10")
    assert bench.refusal("widen_rollout", rollout_id="ro-3239") == "The step has fewer than three health samples."


def test_widen_rollout_is_refused_because_there_were_too_many_errors_in_this_step(bench: Bench) -> None:
    assert bench.refusal("widen_rollout", rollout_id="ro-2933") == "There were too many errors in this step."


def test_finish_rollout_changes_the_rollout_and_sets_status_to_live(bench: Bench) -> None:
    bench.call("finish_rollout", rollout_id="ro-5119")
    assert bench.changes() == [
        updated("releases", "rl-2394", status="live"),
        updated("releases", "rl-2864", status="superseded"),
        updated("rollouts", "ro-5119", status="finished", step=100),
    ]


def test_finish_rollout_is_allowed(bench: Bench) -> None:
    bench.arrange("rollouts", "ro-8500", step_begun_at="2026-04-28T08:11")
    bench.call("finish_rollout", rollout_id="ro-8500")


def test_finish_rollout_is_refused_because_the_rollout_must_be_running(bench: Bench) -> None:
    assert bench.refusal("finish_rollout", rollout_id="ro-4648") == "The rollout must be running."


def test_finish_rollout_is_refused_because_it_has_reached_less_than_half_of_the_replicas(bench: Bench) -> None:
    assert bench.refusal("finish_rollout", rollout_id="ro-3239") == "It has reached less than half of the replicas."


def test_finish_rollout_is_refused_because_the_step_began_less_than_30_minutes_ago(bench: Bench) -> None:
    assert bench.refusal("finish_rollout", rollout_id="ro-1444") == "The step began less than 30 minutes ago."


def test_finish_rollout_is_refused_because_there_were_too_many_errors_in_this_step(bench: Bench) -> None:
    bench.arrange("rollouts", "ro-8428", step_begun_at="2026-04-28T11:10")
    assert bench.refusal("finish_rollout", rollout_id="ro-8428") == "There were too many errors in this step."


def test_finish_rollout_is_refused_because_there_were_too_many_errors_in_this_step_2(bench: Bench) -> None:
    bench.arrange("rollouts", "ro-8500", step_begun_at="2026-04-28T08:10")
    assert bench.refusal("finish_rollout", rollout_id="ro-8500") == "There were too many errors in this step."


def test_stop_rollout_sets_status_to_stopped(bench: Bench) -> None:
    bench.call("stop_rollout", rollout_id="ro-4823")
    assert bench.changes() == [updated("rollouts", "ro-4823", status="stopped")]


def test_stop_rollout_is_refused_because_the_rollout_must_be_running(bench: Bench) -> None:
    assert bench.refusal("stop_rollout", rollout_id="ro-8473") == "The rollout must be running."


def test_stop_rollout_is_refused_because_there_is_no_reason_to_stop_it(bench: Bench) -> None:
    assert bench.refusal("stop_rollout", rollout_id="ro-1444") == "There is no reason to stop it."


def test_resume_rollout_changes_the_rollout(bench: Bench) -> None:
    bench.call("resume_rollout", rollout_id="ro-7602")
    assert bench.changes() == [updated("rollouts", "ro-7602", status="running", step_begun_at="2026-04-28T11:40")]


def test_resume_rollout_is_allowed(bench: Bench) -> None:
    bench.arrange("rollouts", "ro-1172", step_begun_at="2026-04-28T07:40")
    bench.call("resume_rollout", rollout_id="ro-1172")


def test_resume_rollout_is_refused_because_the_rollout_must_be_stopped(bench: Bench) -> None:
    assert bench.refusal("resume_rollout", rollout_id="ro-8473") == "The rollout must be stopped."


def test_resume_rollout_is_refused_because_it_was_stopped_too_long_ago(bench: Bench) -> None:
    bench.arrange("rollouts", "ro-1172", step_begun_at="2026-04-28T07:39")
    assert bench.refusal("resume_rollout", rollout_id="ro-1172") == "It was stopped too long ago."


def test_resume_rollout_is_refused_because_the_team_of_this_service_is_in_a_freeze(bench: Bench) -> None:
    bench.arrange("rollouts", "ro-1172", release_id="rl-7854")
    assert bench.refusal("resume_rollout", rollout_id="ro-1172") == "The team of this service is in a freeze."


def test_resume_rollout_is_refused_because_the_release_is_no_candidate_any_more(bench: Bench) -> None:
    bench.arrange("rollouts", "ro-1172", release_id="rl-1322")
    assert bench.refusal("resume_rollout", rollout_id="ro-1172") == "The release is no candidate any more."


def test_roll_back_sets_status_to_rolled_back_and_sets_status_to_bad(bench: Bench) -> None:
    bench.call("roll_back", rollout_id="ro-7602")
    assert bench.changes() == [
        updated("releases", "rl-1161", status="bad"),
        updated("rollouts", "ro-7602", status="rolled_back"),
    ]


def test_roll_back_is_refused_because_the_rollout_must_be_running_or_stopped(bench: Bench) -> None:
    assert bench.refusal("roll_back", rollout_id="ro-4648") == "The rollout must be running or stopped."


def test_roll_back_is_refused_because_it_has_reached_all_replicas(bench: Bench) -> None:
    bench.arrange("rollouts", "ro-1618", step=100)
    assert bench.refusal("roll_back", rollout_id="ro-1618") == "It has reached all replicas."


def test_roll_back_is_refused_because_there_is_no_live_release_to_go_back_to(bench: Bench) -> None:
    bench.arrange("releases", "rl-5202", service_id="se-1276")
    assert bench.refusal("roll_back", rollout_id="ro-1618") == "There is no live release to go back to."


def test_roll_back_is_refused_because_it_is_healthy_and_not_stopped(bench: Bench) -> None:
    assert bench.refusal("roll_back", rollout_id="ro-3239") == "It is healthy and not stopped."
