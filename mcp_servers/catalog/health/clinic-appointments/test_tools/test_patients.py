"""Tests of the tools for patients of Quayside Clinic."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, inserted, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"name": "Queirós"}, ["pa-1439", "pa-2934"]),
        ({"town": "St Teilo"}, ["pa-5986"]),
        (
            {"status": "deregistered"},
            [
                "pa-3645",
                "pa-2520",
                "pa-5782",
                "pa-9892",
                "pa-1439",
                "pa-4746",
                "pa-6629",
                "pa-3127",
                "pa-5330",
                "pa-1560",
            ],
        ),
        ({"email": "a.abbott@wendburn-consulting.example"}, ["pa-3590"]),
    ],
)
def test_find_patients_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_patients", **filters) == ids


def test_find_patients_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_patients", page=6) == ["pa-2067", "pa-9213", "pa-6362", "pa-3428", "pa-6699"]


def test_find_patients_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_patients", email="Unheard of") == []


def test_get_patient_shows_the_patient(bench: Bench) -> None:
    result = bench.call("get_patient", patient_id="pa-4954")
    assert result == {
        "id": "pa-4954",
        "name": "Elena Radcliffe",
        "email": "elena.radcliffe@reuter-joinery.example",
        "phone": "07593 551112",
        "born_on": "1960-07-20",
        "town": "Brackminster Haven",
        "status": "registered",
        "amount_owed": 21080,
        "missed_visits": 0,
    }


def test_get_patient_shows_the_patient_when_patient_id_is_pa_7107(bench: Bench) -> None:
    result = bench.call("get_patient", patient_id="pa-7107")
    assert result == {
        "id": "pa-7107",
        "name": "Tore Holm",
        "email": "t.holm@openmail.example",
        "phone": "07130 716084",
        "born_on": "2017-07-24",
        "town": "Stanfleet",
        "status": "registered",
        "amount_owed": 0,
        "missed_visits": 0,
    }


def test_register_patient_adds_a_patient(bench: Bench) -> None:
    bench.call(
        "register_patient",
        name="Olivier Blanchet",
        email="new.d.queiros@quillmail.example",
        phone="07852 622691",
        born_on="2019-04-13",
        town="Fenden",
    )
    assert bench.changes() == [
        inserted(
            "patients",
            "pa-5265",
            name="Olivier Blanchet",
            email="new.d.queiros@quillmail.example",
            phone="07852 622691",
            born_on="2019-04-13",
            town="Fenden",
            status="registered",
        ),
    ]


def test_register_patient_is_refused_because_the_date_of_birth_lies_ahead(bench: Bench) -> None:
    sentence = bench.refusal(
        "register_patient",
        name="Olivier Blanchet",
        email="olivier.blanchet@openmail.example",
        phone="07852 622691",
        born_on="2026-03-13",
        town="Fenden",
    )
    assert sentence == "The date of birth lies ahead."


def test_register_patient_is_refused_because_a_patient_with_this_email_is_already(bench: Bench) -> None:
    sentence = bench.refusal(
        "register_patient",
        name="Olivier Blanchet",
        email="olivier.blanchet@openmail.example",
        phone="07852 622691",
        born_on="2026-03-12",
        town="Fenden",
    )
    assert sentence == "A patient with this email is already registered."


def test_update_patient_changes_nothing(bench: Bench) -> None:
    bench.call("update_patient", patient_id="pa-1366", email="olivier.blanchet@openmail.example")
    assert bench.changes() == []


def test_update_patient_sets_phone_to_01557_887754(bench: Bench) -> None:
    bench.call("update_patient", patient_id="pa-1366", phone="01557 887754")
    assert bench.changes() == [updated("patients", "pa-1366", phone="01557 887754")]


def test_update_patient_sets_town_to_holmshaw_on_sea(bench: Bench) -> None:
    bench.call("update_patient", patient_id="pa-1366", town="Holmshaw on Sea")
    assert bench.changes() == [updated("patients", "pa-1366", town="Holmshaw on Sea")]


def test_update_patient_is_refused_because_nothing_to_change_was_given(bench: Bench) -> None:
    assert bench.refusal("update_patient", patient_id="pa-1366") == "Nothing to change was given."


def test_update_patient_is_refused_because_another_patient_has_this_email(bench: Bench) -> None:
    sentence = bench.refusal("update_patient", patient_id="pa-1445", email="omar.rahimi@letterbox.example")
    assert sentence == "Another patient has this email."
