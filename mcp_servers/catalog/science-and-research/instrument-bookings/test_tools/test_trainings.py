"""Tests of the tools for trainings of Seeburg instrument centre."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, inserted, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"researcher_id": "rs-1280", "instrument_id": "in-4173"}, ["tr-9507"]),
        (
            {"level": "basic"},
            [
                "tr-8020",
                "tr-8048",
                "tr-7067",
                "tr-1849",
                "tr-4140",
                "tr-9517",
                "tr-8150",
                "tr-9002",
                "tr-8765",
                "tr-7714",
            ],
        ),
    ],
)
def test_find_trainings_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_trainings", **filters) == ids


def test_find_trainings_counts(bench: Bench) -> None:
    assert bench.call("find_trainings", valid_until_until="2028-08-29")["total"] == 105


def test_find_trainings_turns_the_page(bench: Bench) -> None:
    ids = bench.ids("find_trainings", page=2)
    assert ids == [
        "tr-8150",
        "tr-9849",
        "tr-5600",
        "tr-9002",
        "tr-8765",
        "tr-1283",
        "tr-7714",
        "tr-7275",
        "tr-2200",
        "tr-4164",
    ]


def test_find_trainings_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_trainings", instrument_id="in-3694", valid_until_until="2027-04-13") == []


def test_add_training_adds_a_training(bench: Bench) -> None:
    bench.call("add_training", researcher_id="rs-4265", instrument_id="in-7433")
    assert bench.changes() == [
        inserted(
            "trainings",
            "tr-3181",
            researcher_id="rs-4265",
            instrument_id="in-7433",
            level="basic",
            passed_on="2026-10-13",
            valid_until="2028-10-12",
        ),
    ]


def test_add_training_is_allowed(bench: Bench) -> None:
    bench.call("add_training", researcher_id="rs-4265", instrument_id="in-8544")


def test_add_training_is_refused_because_nobody_is_trained_on_a_broken_instrument(bench: Bench) -> None:
    sentence = bench.refusal("add_training", researcher_id="rs-7730", instrument_id="in-4543")
    assert sentence == "Nobody is trained on a broken instrument."


def test_add_training_is_refused_because_the_researcher_has_a_training_on_this_instrument(bench: Bench) -> None:
    sentence = bench.refusal("add_training", researcher_id="rs-1540", instrument_id="in-6719")
    assert sentence == "The researcher has a training on this instrument already."


def test_add_training_is_refused_because_two_people_were_trained_on_this_instrument_today(bench: Bench) -> None:
    sentence = bench.refusal("add_training", researcher_id="rs-4338", instrument_id="in-7821")
    assert sentence == "Two people were trained on this instrument today already."


def test_upgrade_training_changes_the_training(bench: Bench) -> None:
    bench.call("upgrade_training", training_id="tr-5966")
    assert bench.changes() == [
        updated("trainings", "tr-5966", level="advanced", passed_on="2026-10-13", valid_until="2028-10-12"),
    ]


def test_upgrade_training_is_refused_because_the_training_is_at_the_advanced_level_already(bench: Bench) -> None:
    assert bench.refusal("upgrade_training", training_id="tr-4926") == "The training is at the advanced level already."


def test_upgrade_training_is_refused_because_the_training_has_run_out(bench: Bench) -> None:
    assert bench.refusal("upgrade_training", training_id="tr-4140") == "The training has run out."


@pytest.mark.parametrize(
    "arguments",
    [
        {"training_id": "tr-6880"},
        {"training_id": "tr-1002"},
    ],
)
def test_upgrade_training_is_refused_because_six_finished_hours_on_the_instrument_are(
    bench: Bench, arguments: dict[str, Json]
) -> None:
    assert bench.refusal("upgrade_training", **arguments) == "Six finished hours on the instrument are needed first."


def test_upgrade_training_is_refused_because_six_finished_hours_on_the_instrument_are_2(bench: Bench) -> None:
    bench.arrange("trainings", "tr-9517", valid_until="2026-10-13")
    sentence = bench.refusal("upgrade_training", training_id="tr-9517")
    assert sentence == "Six finished hours on the instrument are needed first."
