"""Tests of the tools for health samples of Ostsee container rollouts."""

from mcp_servers.runtime.testing import Bench, inserted, updated


def test_note_health_adds_a_health_sample(bench: Bench) -> None:
    bench.call("note_health", rollout_id="ro-6848", errors=100)
    assert bench.changes() == [
        inserted("health_samples", "he-3033", rollout_id="ro-6848", errors=100, measured_at="2026-04-28T11:40"),
    ]


def test_note_health_adds_a_health_sample_and_sets_status_to_stopped(bench: Bench) -> None:
    bench.call("note_health", rollout_id="ro-6848", errors=101)
    assert bench.changes() == [
        inserted("health_samples", "he-3033", rollout_id="ro-6848", errors=101, measured_at="2026-04-28T11:40"),
        updated("rollouts", "ro-6848", status="stopped"),
    ]


def test_note_health_is_allowed(bench: Bench) -> None:
    bench.arrange("health_samples", "he-1942", measured_at="2026-04-28T11:35")
    bench.call("note_health", rollout_id="ro-6848", errors=100)


def test_note_health_is_refused_because_the_rollout_is_not_running(bench: Bench) -> None:
    assert bench.refusal("note_health", rollout_id="ro-6153", errors=1) == "The rollout is not running."


def test_note_health_is_refused_because_the_last_sample_is_less_than_five_minutes_old(bench: Bench) -> None:
    sentence = bench.refusal("note_health", rollout_id="ro-1444", errors=14)
    assert sentence == "The last sample is less than five minutes old."
