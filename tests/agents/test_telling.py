"""What is told of environments."""

from generator.agents.telling import dropped_parts


def test_dropped_parts_are_told_by_stage() -> None:
    reports = {"coding": {"dropped": {"plan_pruning": "its test fails"}}, "research": {"rows": 3}}
    assert dropped_parts(reports) == {"coding: plan_pruning": "its test fails"}
