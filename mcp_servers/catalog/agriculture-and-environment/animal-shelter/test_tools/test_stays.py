"""Tests of the tools for stays of Harbour Hill animal shelter."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, inserted, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"host": "Mukherjee"}, ["st-1436", "st-6300"]),
        ({"ends_by": "2026-02-09"}, ["st-1758", "st-2983", "st-8260", "st-7418", "st-6050", "st-7027"]),
        ({"status": "running"}, ["st-1338", "st-9366", "st-8704", "st-6300", "st-2383", "st-5302"]),
        ({"animal_id": "an-9476"}, ["st-1338"]),
    ],
)
def test_find_stays_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_stays", **filters) == ids


def test_find_stays_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_stays", page=3) == ["st-1436", "st-4125", "st-8704", "st-6300", "st-2383", "st-5302"]


def test_find_stays_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_stays", animal_id="an-5687") == []


def test_start_foster_stay_adds_a_foster_stay_and_changes_the_animal(bench: Bench) -> None:
    bench.call("start_foster_stay", animal_id="an-7451", host="Jack Kaya", phone="01816 300939", until="2026-04-11")
    assert bench.changes() == [
        updated("animals", "an-7451", status="fostered", kennel_id=None),
        inserted(
            "stays",
            "st-5647",
            animal_id="an-7451",
            host="Jack Kaya",
            phone="01816 300939",
            begun_on="2026-03-11",
            until="2026-04-11",
            status="running",
        ),
    ]


def test_start_foster_stay_is_allowed(bench: Bench) -> None:
    bench.call(
        "start_foster_stay",
        animal_id="an-3853",
        host="Océane Lefèvre",
        phone="07363 222602",
        until="2026-06-09",
    )


def test_start_foster_stay_is_refused_because_the_animal_is_not_available(bench: Bench) -> None:
    sentence = bench.refusal(
        "start_foster_stay",
        animal_id="an-1031",
        host="Stanislav Kučera",
        phone="01699 460943",
        until="2026-02-21",
    )
    assert sentence == "The animal is not available."


def test_start_foster_stay_is_refused_because_the_animal_is_being_watched_after_a_bite(bench: Bench) -> None:
    sentence = bench.refusal(
        "start_foster_stay",
        animal_id="an-2060",
        host="Theo Jarvis",
        phone="07298 747373",
        until="2026-02-03",
    )
    assert sentence == "The animal is being watched after a bite."


def test_start_foster_stay_is_refused_because_the_last_day_must_be_in_the_future(bench: Bench) -> None:
    sentence = bench.refusal(
        "start_foster_stay",
        animal_id="an-3853",
        host="Ishita Desai",
        phone="07363 222602",
        until="2026-03-11",
    )
    assert sentence == "The last day must be in the future."


def test_start_foster_stay_is_refused_because_the_last_day_must_be_in_the_future_2(bench: Bench) -> None:
    bench.arrange("animals", "an-2060", bit_on="2026-03-01")
    sentence = bench.refusal(
        "start_foster_stay",
        animal_id="an-2060",
        host="Theo Jarvis",
        phone="07298 747373",
        until="2026-02-03",
    )
    assert sentence == "The last day must be in the future."


def test_start_foster_stay_is_refused_because_a_foster_stay_lasts_90_days_at_most(bench: Bench) -> None:
    sentence = bench.refusal(
        "start_foster_stay",
        animal_id="an-3853",
        host="Ishita Desai",
        phone="07363 222602",
        until="2026-06-10",
    )
    assert sentence == "A foster stay lasts 90 days at most."


def test_start_foster_stay_is_refused_because_the_family_fosters_two_animals_already(bench: Bench) -> None:
    bench.arrange("stays", "st-1338", host="Karel Bartoš")
    sentence = bench.refusal(
        "start_foster_stay",
        animal_id="an-8763",
        host="Karel Bartoš",
        phone="07363 222602",
        until="2026-03-23",
    )
    assert sentence == "The family fosters two animals already."
