"""Tests of the tools for temperature notes of Birch Farm freezer."""

from mcp_servers.runtime.testing import Bench, inserted, updated


def test_note_temperature_adds_a_temperature_note_and_sets_temperature_to_9(bench: Bench) -> None:
    bench.call("note_temperature", freezer_id="fr-9511", temperature=-9)
    assert bench.changes() == [
        updated("freezers", "fr-9511", temperature=-9),
        inserted(
            "temperature_notes",
            "te-7500",
            freezer_id="fr-9511",
            noted_on="2026-10-11",
            temperature=-9,
            cook_id="co-8446",
        ),
    ]


def test_note_temperature_is_refused_because_the_freezer_is_being_defrosted(bench: Bench) -> None:
    assert bench.refusal("note_temperature", freezer_id="fr-8834", temperature=-18) == "The freezer is being defrosted."


def test_note_temperature_is_refused_because_todays_temperature_is_noted_already(bench: Bench) -> None:
    sentence = bench.refusal("note_temperature", freezer_id="fr-9452", temperature=-19)
    assert sentence == "Today's temperature is noted already."
