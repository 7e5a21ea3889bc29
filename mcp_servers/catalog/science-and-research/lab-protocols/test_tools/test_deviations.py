"""Tests of the tools for deviations of Plant laboratory protocols."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, inserted, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"severity": "major", "status": "open"}, ["de-4822", "de-7198", "de-9961", "de-9100", "de-9692", "de-7676"]),
        ({"protocol_id": "pr-3893"}, ["de-4822", "de-3320", "de-1551"]),
        ({"run_id": "ru-5350"}, ["de-7787"]),
    ],
)
def test_find_deviations_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_deviations", **filters) == ids


def test_find_deviations_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_deviations", page=5) == ["de-6448", "de-7405", "de-7676", "de-8841"]


def test_find_deviations_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_deviations", run_id="ru-1001") == []


def test_note_deviation_adds_a_deviation(bench: Bench) -> None:
    bench.call("note_deviation", run_id="ru-1155", severity="minor", finding="Two of the samples dried out.")
    assert bench.changes() == [
        inserted(
            "deviations",
            "de-5746",
            run_id="ru-1155",
            severity="minor",
            finding="Two of the samples dried out.",
            status="open",
            noted_on="2026-03-09",
        ),
    ]


def test_note_deviation_adds_a_deviation_and_sets_status_to_draft(bench: Bench) -> None:
    bench.call("note_deviation", run_id="ru-2077", severity="major", finding="Two of the samples dried out.")
    assert bench.changes() == [
        inserted(
            "deviations",
            "de-5746",
            run_id="ru-2077",
            severity="major",
            finding="Two of the samples dried out.",
            status="open",
            noted_on="2026-03-09",
        ),
        updated("protocols", "pr-5459", status="draft"),
    ]


def test_note_deviation_is_refused_because_the_run_is_not_under_way_or_done(bench: Bench) -> None:
    sentence = bench.refusal(
        "note_deviation",
        run_id="ru-3197",
        severity="major",
        finding="The warm water bath stood in the sun.",
    )
    assert sentence == "The run is not under way or done."


def test_note_deviation_is_refused_because_three_deviations_are_open(bench: Bench) -> None:
    sentence = bench.refusal(
        "note_deviation",
        run_id="ru-9127",
        severity="major",
        finding="The sterile pipette stood in the sun.",
    )
    assert sentence == "Three deviations are open."


def test_close_deviation_sets_status_to_closed(bench: Bench) -> None:
    bench.call("close_deviation", deviation_id="de-7198")
    assert bench.changes() == [updated("deviations", "de-7198", status="closed")]


def test_close_deviation_is_allowed(bench: Bench) -> None:
    bench.arrange("deviations", "de-4822", noted_on="2026-03-06")
    bench.call("close_deviation", deviation_id="de-4822")


def test_close_deviation_is_refused_because_the_deviation_must_be_open(bench: Bench) -> None:
    assert bench.refusal("close_deviation", deviation_id="de-3111") == "The deviation must be open."


def test_close_deviation_is_refused_because_a_major_deviation_rests_for_three_days(bench: Bench) -> None:
    assert bench.refusal("close_deviation", deviation_id="de-4822") == "A major deviation rests for three days."
