"""Tests of the tools for research groups of Basalt computing centre."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"min_granted": 154000}, ["re-3630", "re-6845"]),
        ({"leader": "Zhang"}, ["re-2267"]),
    ],
)
def test_find_research_groups_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_research_groups", **filters) == ids


def test_find_research_groups_counts(bench: Bench) -> None:
    assert bench.call("find_research_groups", valid_until_until="2026-06-25")["total"] == 9


def test_find_research_groups_turns_the_page(bench: Bench) -> None:
    ids = bench.ids("find_research_groups", page=2)
    assert ids == [
        "re-5288",
        "re-8770",
        "re-4524",
        "re-9516",
        "re-5227",
        "re-9776",
        "re-7441",
        "re-2312",
        "re-2267",
        "re-5886",
    ]


def test_find_research_groups_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_research_groups", leader="Galli", valid_until_until="2026-05-18") == []


def test_find_research_groups_finds_arranged_rows(bench: Bench) -> None:
    bench.arrange("research_groups", "re-1122", name="Unheard of")
    assert bench.ids("find_research_groups", name="Unheard of") == ["re-1122"]


def test_get_research_group_shows_the_research_group(bench: Bench) -> None:
    result = bench.call("get_research_group", research_group_id="re-2007")
    assert result == {
        "id": "re-2007",
        "name": "Biophysics Group",
        "leader": "Hélène Delacroix",
        "granted": 127000,
        "used": 86360,
        "valid_until": "2026-04-10",
        "core_hours_left": 40640,
        "waiting_jobs": 1,
        "gigabytes": 232,
    }


def test_grant_core_hours_sets_granted_to_92000(bench: Bench) -> None:
    bench.call("grant_core_hours", research_group_id="re-1122", extra=14000)
    assert bench.changes() == [updated("research_groups", "re-1122", granted=92000)]


def test_grant_core_hours_is_allowed(bench: Bench) -> None:
    bench.arrange("research_groups", "re-9776", valid_until="2026-04-22")
    bench.call("grant_core_hours", research_group_id="re-9776", extra=14000)


def test_grant_core_hours_is_refused_because_argument_extra_must_be_at_most_50000(bench: Bench) -> None:
    sentence = bench.refusal("grant_core_hours", research_group_id="re-9776", extra=50001)
    assert sentence == "Argument 'extra' must be at most 50000."


def test_grant_core_hours_is_refused_because_the_amount_is_above_your_limit(bench: Bench) -> None:
    sentence = bench.refusal("grant_core_hours", research_group_id="re-9776", extra=14001)
    assert sentence == "The amount is above your limit."


def test_grant_core_hours_is_refused_because_the_research_group_has_used_less_than_half_of(bench: Bench) -> None:
    bench.arrange("research_groups", "re-9776", granted=75001)
    sentence = bench.refusal("grant_core_hours", research_group_id="re-9776", extra=14000)
    assert sentence == "The research group has used less than half of its grant."


def test_grant_core_hours_is_refused_because_the_grant_has_run_out(bench: Bench) -> None:
    assert bench.refusal("grant_core_hours", research_group_id="re-9776", extra=501) == "The grant has run out."
