"""Tests of the tools for patients of St Brigid's letters."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"name": "Novák"}, ["pa-1564", "pa-8196"]),
        (
            {"discharged_from": "2026-05-04"},
            [
                "pa-6561",
                "pa-7545",
                "pa-5792",
                "pa-6267",
                "pa-1564",
                "pa-5357",
                "pa-7914",
                "pa-2331",
                "pa-6449",
                "pa-1655",
            ],
        ),
        ({"number": "P-742953"}, ["pa-9003"]),
        ({"practice_id": "pr-4808"}, ["pa-9375", "pa-8049"]),
    ],
)
def test_find_patients_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_patients", **filters) == ids


def test_find_patients_counts(bench: Bench) -> None:
    assert bench.call("find_patients", consent="withdrawn")["total"] == 11


def test_find_patients_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_patients", page=7) == ["pa-8196", "pa-1433", "pa-7170", "pa-5100"]


def test_find_patients_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_patients", practice_id="pr-6459", consent="refused") == []


def test_get_patient_shows_the_patient(bench: Bench) -> None:
    result = bench.call("get_patient", patient_id="pa-6501")
    assert result == {
        "id": "pa-6501",
        "number": "P-967292",
        "name": "Owen Brennan",
        "practice_id": "pr-5240",
        "born_on": "1947-06-24",
        "consent": "given",
        "admitted_on": "2026-05-04",
        "practice_name": "Meera Bhatt",
        "practice_town": "Barnmere",
        "letters": 1,
        "letters_sent": 0,
        "last_dictation": "2026-05-13",
    }


def test_note_consent_sets_consent_to_given(bench: Bench) -> None:
    bench.call("note_consent", patient_id="pa-7336")
    assert bench.changes() == [updated("patients", "pa-7336", consent="given")]


def test_note_consent_is_refused_because_the_patient_must_be_not_asked(bench: Bench) -> None:
    assert bench.refusal("note_consent", patient_id="pa-2155") == "The patient must be not asked."


def test_withdraw_consent_sets_consent_to_withdrawn_and_sets_status_to_withheld(bench: Bench) -> None:
    bench.call("withdraw_consent", patient_id="pa-8049")
    assert bench.changes() == [
        updated("letters", "le-1362", status="withheld"),
        updated("patients", "pa-8049", consent="withdrawn"),
    ]


def test_withdraw_consent_is_refused_because_the_patient_must_be_given(bench: Bench) -> None:
    assert bench.refusal("withdraw_consent", patient_id="pa-2155") == "The patient must be given."


def test_change_practice_sets_practice_id_to_pr_1729_and_sets_recipient_id_to_pr_1729(bench: Bench) -> None:
    bench.call("change_practice", patient_id="pa-8049", practice_id="pr-1729")
    assert bench.changes() == [
        updated("letters", "le-1362", recipient_id="pr-1729"),
        updated("letters", "le-3317", recipient_id="pr-1729"),
        updated("letters", "le-6081", recipient_id="pr-1729"),
        updated("patients", "pa-8049", practice_id="pr-1729"),
    ]


def test_change_practice_is_refused_because_the_practice_is_closed(bench: Bench) -> None:
    assert bench.refusal("change_practice", patient_id="pa-2155", practice_id="pr-3038") == "The practice is closed."


def test_change_practice_is_refused_because_the_patient_goes_to_this_practice_already(bench: Bench) -> None:
    sentence = bench.refusal("change_practice", patient_id="pa-3446", practice_id="pr-2402")
    assert sentence == "The patient goes to this practice already."


def test_discharge_patient_sets_discharged_on_to_2026_05_18(bench: Bench) -> None:
    bench.call("discharge_patient", patient_id="pa-1885")
    assert bench.changes() == [updated("patients", "pa-1885", discharged_on="2026-05-18")]


def test_discharge_patient_is_refused_because_the_patient_has_been_discharged(bench: Bench) -> None:
    assert bench.refusal("discharge_patient", patient_id="pa-2155") == "The patient has been discharged."


def test_discharge_patient_is_refused_because_a_letter_about_this_patient_is_not_typed(bench: Bench) -> None:
    assert bench.refusal("discharge_patient", patient_id="pa-9440") == "A letter about this patient is not typed."
