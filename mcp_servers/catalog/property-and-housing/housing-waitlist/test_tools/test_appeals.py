"""Tests of the tools for appeals of Marlow housing register."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, inserted, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"applicant_id": "ap-1539", "evidence": True, "lodged_until": "2026-04-30"}, ["ae-3765"]),
        ({"ground": "notice_to_quit"}, ["ae-3812", "ae-1667", "ae-5531"]),
        ({"status": "dismissed"}, ["ae-1667", "ae-9200", "ae-8607", "ae-5614", "ae-4118"]),
    ],
)
def test_find_appeals_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_appeals", **filters) == ids


@pytest.mark.parametrize(
    ("filters", "total"),
    [
        ({"lodged_until": "2026-04-20"}, 27),
        ({"evidence": True}, 28),
    ],
)
def test_find_appeals_counts(bench: Bench, filters: dict[str, Json], total: int) -> None:
    assert bench.call("find_appeals", **filters)["total"] == total


def test_find_appeals_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_appeals", page=5) == ["ae-3467", "ae-6399", "ae-4118", "ae-5531"]


def test_find_appeals_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_appeals", applicant_id="ap-7619") == []


def test_lodge_appeal_adds_a_appeal(bench: Bench) -> None:
    bench.call("lodge_appeal", applicant_id="ap-1056", ground="overcrowding", evidence=False)
    assert bench.changes() == [
        inserted(
            "appeals",
            "ae-3500",
            applicant_id="ap-1056",
            ground="overcrowding",
            evidence=0,
            lodged_on="2026-05-06",
            status="pending",
        ),
    ]


def test_lodge_appeal_adds_a_appeal_when_lodged_on_is_2025_11_04(bench: Bench) -> None:
    bench.arrange("appeals", "ae-3765", lodged_on="2025-11-04")
    bench.call("lodge_appeal", applicant_id="ap-1539", ground="notice_to_quit")
    assert bench.changes() == [
        inserted(
            "appeals",
            "ae-3500",
            applicant_id="ap-1539",
            ground="notice_to_quit",
            evidence=0,
            lodged_on="2026-05-06",
            status="pending",
        ),
    ]


def test_lodge_appeal_is_refused_because_the_applicant_is_not_waiting(bench: Bench) -> None:
    assert bench.refusal("lodge_appeal", applicant_id="ap-1787", ground="health") == "The applicant is not waiting."


def test_lodge_appeal_is_refused_because_the_applicant_appealed_within_six_months(bench: Bench) -> None:
    sentence = bench.refusal("lodge_appeal", applicant_id="ap-1539", ground="notice_to_quit")
    assert sentence == "The applicant appealed within six months."


def test_add_evidence_sets_evidence_to_1(bench: Bench) -> None:
    bench.call("add_evidence", appeal_id="ae-1442")
    assert bench.changes() == [updated("appeals", "ae-1442", evidence=1)]


def test_add_evidence_is_refused_because_the_appeal_is_decided(bench: Bench) -> None:
    assert bench.refusal("add_evidence", appeal_id="ae-1667") == "The appeal is decided."


def test_add_evidence_is_refused_because_the_evidence_is_there_already(bench: Bench) -> None:
    assert bench.refusal("add_evidence", appeal_id="ae-2643") == "The evidence is there already."


def test_add_evidence_is_refused_because_the_30_days_are_over(bench: Bench) -> None:
    bench.arrange("appeals", "ae-1442", lodged_on="2026-04-05")
    assert bench.refusal("add_evidence", appeal_id="ae-1442") == "The 30 days are over."


def test_uphold_appeal_sets_status_to_upheld_and_sets_points_to_150(bench: Bench) -> None:
    bench.call("uphold_appeal", appeal_id="ae-7153", extra=2)
    assert bench.changes() == [
        updated("appeals", "ae-7153", status="upheld"),
        updated("applicants", "ap-2993", points=150),
    ]


def test_uphold_appeal_is_refused_because_the_appeal_must_be_pending(bench: Bench) -> None:
    assert bench.refusal("uphold_appeal", appeal_id="ae-1667", extra=1) == "The appeal must be pending."


def test_uphold_appeal_is_refused_because_there_is_no_evidence(bench: Bench) -> None:
    assert bench.refusal("uphold_appeal", appeal_id="ae-1297", extra=3) == "There is no evidence."


def test_uphold_appeal_is_refused_because_so_many_points_are_above_your_limit(bench: Bench) -> None:
    assert bench.refusal("uphold_appeal", appeal_id="ae-7153", extra=16) == "So many points are above your limit."


@pytest.mark.parametrize(
    "arguments",
    [
        {"appeal_id": "ae-7153", "extra": 3},
        {"appeal_id": "ae-7153", "extra": 15},
    ],
)
def test_uphold_appeal_is_refused_because_above_150_points_only_violence_counts(
    bench: Bench, arguments: dict[str, Json]
) -> None:
    assert bench.refusal("uphold_appeal", **arguments) == "Above 150 points only violence counts."


def test_dismiss_appeal_sets_status_to_dismissed(bench: Bench) -> None:
    bench.call("dismiss_appeal", appeal_id="ae-7862")
    assert bench.changes() == [updated("appeals", "ae-7862", status="dismissed")]


def test_dismiss_appeal_is_allowed(bench: Bench) -> None:
    bench.call("dismiss_appeal", appeal_id="ae-1297")


def test_dismiss_appeal_is_refused_because_the_appeal_must_be_pending(bench: Bench) -> None:
    assert bench.refusal("dismiss_appeal", appeal_id="ae-1667") == "The appeal must be pending."


def test_dismiss_appeal_is_refused_because_the_appeal_deserves_an_answer(bench: Bench) -> None:
    bench.arrange("appeals", "ae-1297", lodged_on="2026-04-22")
    assert bench.refusal("dismiss_appeal", appeal_id="ae-1297") == "The appeal deserves an answer."
