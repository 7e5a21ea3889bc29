"""Tests of the tools for treatments of Heathside bee farm."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, inserted, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"apiary_id": "ap-6796", "status": "finished", "ends_by": "2026-06-22"}, ["tr-7296"]),
        ({"colony_id": "co-5448"}, ["tr-9439"]),
    ],
)
def test_find_treatments_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_treatments", **filters) == ids


@pytest.mark.parametrize(
    ("filters", "total"),
    [
        ({"ends_by": "2026-06-24"}, 38),
        ({"status": "running"}, 17),
        ({"product": "oxalic acid"}, 15),
    ],
)
def test_find_treatments_counts(bench: Bench, filters: dict[str, Json], total: int) -> None:
    assert bench.call("find_treatments", **filters)["total"] == total


def test_find_treatments_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_treatments", page=6) == ["tr-7498", "tr-6639"]


def test_find_treatments_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_treatments", product="Unheard of") == []


def test_report_treatments_adds_up(bench: Bench) -> None:
    result = bench.call("report_treatments", begun_from="2026-06-07")
    assert result == {
        "items": [
            {"product": "formic acid", "treatments": 6, "latest": "2026-06-21"},
            {"product": "lactic acid", "treatments": 5, "latest": "2026-06-21"},
            {"product": "oxalic acid", "treatments": 4, "latest": "2026-06-21"},
            {"product": "thymol gel", "treatments": 6, "latest": "2026-06-21"},
        ],
        "total": 4,
    }


def test_report_treatments_adds_up_with_status_and_apiary_id(bench: Bench) -> None:
    result = bench.call("report_treatments", status="running", apiary_id="ap-3206")
    assert result == {"items": [{"product": "thymol gel", "treatments": 1, "latest": "2026-06-20"}], "total": 1}


def test_start_treatment_adds_a_treatment(bench: Bench) -> None:
    bench.arrange("treatments", "tr-1042", colony_id="co-8188")
    bench.call("start_treatment", colony_id="co-8188", product="thymol gel", length=3)
    assert bench.changes() == [
        inserted(
            "treatments",
            "tr-6548",
            colony_id="co-8188",
            product="thymol gel",
            begun_on="2026-06-22",
            lasts_until="2026-06-25",
            free_from="2026-07-09",
            status="running",
        ),
    ]


def test_start_treatment_is_refused_because_argument_length_must_be_at_least_3(bench: Bench) -> None:
    sentence = bench.refusal("start_treatment", colony_id="co-5740", product="oxalic acid", length=2)
    assert sentence == "Argument 'length' must be at least 3."


def test_start_treatment_is_refused_because_argument_length_must_be_at_most_28(bench: Bench) -> None:
    sentence = bench.refusal("start_treatment", colony_id="co-5740", product="oxalic acid", length=29)
    assert sentence == "Argument 'length' must be at most 28."


def test_start_treatment_is_refused_because_the_colony_is_not_alive(bench: Bench) -> None:
    sentence = bench.refusal("start_treatment", colony_id="co-1179", product="formic acid", length=4)
    assert sentence == "The colony is not alive."


def test_start_treatment_is_refused_because_the_colony_has_few_mites(bench: Bench) -> None:
    bench.arrange("colonies", "co-5740", mites=30)
    sentence = bench.refusal("start_treatment", colony_id="co-5740", product="oxalic acid", length=5)
    assert sentence == "The colony has few mites."


def test_start_treatment_is_refused_because_the_supers_must_be_taken_off_first(bench: Bench) -> None:
    bench.arrange("colonies", "co-5740", mites=31)
    sentence = bench.refusal("start_treatment", colony_id="co-5740", product="oxalic acid", length=5)
    assert sentence == "The supers must be taken off first."


def test_start_treatment_is_refused_because_a_treatment_is_running(bench: Bench) -> None:
    sentence = bench.refusal("start_treatment", colony_id="co-6940", product="formic acid", length=4)
    assert sentence == "A treatment is running."


def test_finish_treatment_sets_status_to_finished(bench: Bench) -> None:
    bench.call("finish_treatment", treatment_id="tr-9893")
    assert bench.changes() == [updated("treatments", "tr-9893", status="finished")]


def test_finish_treatment_is_refused_because_the_treatment_must_be_running(bench: Bench) -> None:
    assert bench.refusal("finish_treatment", treatment_id="tr-4772") == "The treatment must be running."


def test_finish_treatment_is_refused_because_the_treatment_lasts_longer(bench: Bench) -> None:
    assert bench.refusal("finish_treatment", treatment_id="tr-1235") == "The treatment lasts longer."


def test_finish_treatment_is_refused_because_the_colony_is_not_alive(bench: Bench) -> None:
    bench.arrange("treatments", "tr-9893", colony_id="co-1179")
    assert bench.refusal("finish_treatment", treatment_id="tr-9893") == "The colony is not alive."


def test_break_off_treatment_changes_the_treatment(bench: Bench) -> None:
    bench.call("break_off_treatment", treatment_id="tr-8045")
    assert bench.changes() == [
        updated("treatments", "tr-8045", lasts_until="2026-06-23", free_from="2026-07-06", status="broken_off"),
    ]


def test_break_off_treatment_is_refused_because_the_treatment_must_be_running(bench: Bench) -> None:
    assert bench.refusal("break_off_treatment", treatment_id="tr-1179") == "The treatment must be running."


def test_break_off_treatment_is_refused_because_the_treatment_is_over_anyway(bench: Bench) -> None:
    assert bench.refusal("break_off_treatment", treatment_id="tr-9893") == "The treatment is over anyway."
