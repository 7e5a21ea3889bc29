"""Tests of the tools for readings of River group papers."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, inserted, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"manuscript_id": "ma-8877"}, ["ra-7440", "ra-5395", "ra-1460"]),
        (
            {"held_from": "2025-12-29"},
            [
                "ra-2264",
                "ra-3739",
                "ra-7856",
                "ra-5395",
                "ra-4650",
                "ra-7735",
                "ra-3345",
                "ra-4037",
                "ra-7006",
                "ra-7602",
            ],
        ),
        ({"held_on": "2025-12-29"}, ["ra-2264", "ra-3739", "ra-7856"]),
        (
            {"status": "dropped"},
            ["ra-5755", "ra-9399", "ra-3281", "ra-2792", "ra-4373", "ra-2264", "ra-3739", "ra-7856"],
        ),
        ({"speaker_id": "me-9199"}, ["ra-5260"]),
    ],
)
def test_find_readings_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_readings", **filters) == ids


def test_find_readings_turns_the_page(bench: Bench) -> None:
    ids = bench.ids("find_readings", page=3)
    assert ids == [
        "ra-3345",
        "ra-4037",
        "ra-7006",
        "ra-7602",
        "ra-8085",
        "ra-3957",
        "ra-4826",
        "ra-1012",
        "ra-3649",
        "ra-5260",
    ]


def test_find_readings_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_readings", speaker_id="me-8638") == []


def test_plan_reading_adds_a_reading(bench: Bench) -> None:
    bench.call("plan_reading", manuscript_id="ma-3504", speaker_id="me-2511", held_on="2026-02-02")
    assert bench.changes() == [
        inserted(
            "readings",
            "ra-7153",
            manuscript_id="ma-3504",
            speaker_id="me-2511",
            held_on="2026-02-02",
            status="planned",
        ),
    ]


def test_plan_reading_is_allowed(bench: Bench) -> None:
    bench.call("plan_reading", manuscript_id="ma-9660", speaker_id="me-4272", held_on="2026-02-09")


def test_plan_reading_is_refused_because_the_day_must_lie_ahead(bench: Bench) -> None:
    sentence = bench.refusal("plan_reading", manuscript_id="ma-8959", speaker_id="me-8638", held_on="2026-01-19")
    assert sentence == "The day must lie ahead."


def test_plan_reading_is_refused_because_an_author_does_not_read_out_their_own_work(bench: Bench) -> None:
    sentence = bench.refusal("plan_reading", manuscript_id="ma-4387", speaker_id="me-3208", held_on="2026-02-16")
    assert sentence == "An author does not read out their own work."


def test_plan_reading_is_refused_because_three_manuscripts_are_read_on_that_day(bench: Bench) -> None:
    sentence = bench.refusal("plan_reading", manuscript_id="ma-1491", speaker_id="me-8638", held_on="2026-02-23")
    assert sentence == "Three manuscripts are read on that day."


def test_plan_reading_is_refused_because_the_speaker_is_abroad(bench: Bench) -> None:
    sentence = bench.refusal("plan_reading", manuscript_id="ma-6071", speaker_id="me-9199", held_on="2026-02-09")
    assert sentence == "The speaker is abroad."


def test_plan_reading_is_refused_because_another_reading_already_has_this_manuscript_and(bench: Bench) -> None:
    sentence = bench.refusal("plan_reading", manuscript_id="ma-6842", speaker_id="me-2196", held_on="2026-02-02")
    assert sentence == "Another reading already has this manuscript and date of the reading."


def test_drop_reading_sets_status_to_dropped(bench: Bench) -> None:
    bench.call("drop_reading", reading_id="ra-4826")
    assert bench.changes() == [updated("readings", "ra-4826", status="dropped")]


def test_drop_reading_is_allowed(bench: Bench) -> None:
    bench.arrange("readings", "ra-4650", held_on="2026-01-21")
    bench.call("drop_reading", reading_id="ra-4650")


def test_drop_reading_is_refused_because_the_reading_must_be_planned(bench: Bench) -> None:
    assert bench.refusal("drop_reading", reading_id="ra-2264") == "The reading must be planned."


def test_drop_reading_is_refused_because_it_is_too_late_to_drop_the_reading(bench: Bench) -> None:
    assert bench.refusal("drop_reading", reading_id="ra-4650") == "It is too late to drop the reading."
