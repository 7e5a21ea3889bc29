"""Tests of the tools for patients of Alder Lane dental centre."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        (
            {"blood_thinner": False},
            [
                "pa-4339",
                "pa-4703",
                "pa-7615",
                "pa-9507",
                "pa-9686",
                "pa-2117",
                "pa-7512",
                "pa-8398",
                "pa-3836",
                "pa-3034",
            ],
        ),
        ({"email": "hughes.keiko@openmail.example"}, ["pa-6143"]),
        ({"name": "Eze"}, ["pa-9686"]),
        ({"phone": "01235 845011"}, ["pa-8442"]),
    ],
)
def test_find_patients_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_patients", **filters) == ids


def test_find_patients_turns_the_page(bench: Bench) -> None:
    ids = bench.ids("find_patients", page=2)
    assert ids == [
        "pa-7512",
        "pa-8398",
        "pa-8294",
        "pa-3836",
        "pa-3034",
        "pa-6148",
        "pa-1024",
        "pa-7705",
        "pa-7490",
        "pa-9697",
    ]


def test_find_patients_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_patients", name="Nikolaidis", phone="01776 884070") == []


def test_get_patient_shows_the_patient(bench: Bench) -> None:
    result = bench.call("get_patient", patient_id="pa-2117")
    assert result == {
        "id": "pa-2117",
        "name": "Deepa Nair",
        "email": "deepa.nair@letterbox.example",
        "phone": "01235 774984",
        "born_on": "1963-03-01",
        "blood_thinner": False,
        "total_fees": 5000,
        "next_appointment": "2026-10-24T11:45",
    }


def test_get_patient_shows_the_patient_when_patient_id_is_pa_9308(bench: Bench) -> None:
    result = bench.call("get_patient", patient_id="pa-9308")
    assert result == {
        "id": "pa-9308",
        "name": "Magda Popović",
        "email": "magda.popovic@wendington-landscaping.example",
        "phone": "07706 362759",
        "born_on": "1944-08-22",
        "blood_thinner": False,
        "total_fees": 0,
        "next_appointment": "2026-10-06T11:00",
        "last_xray": "2026-06-21",
    }


def test_get_patient_shows_the_patient_2(bench: Bench) -> None:
    bench.arrange("appointments", "ap-1076", status="over", starts_at="2026-10-06T11:19")
    result = bench.call("get_patient", patient_id="pa-1362")
    assert result == {
        "id": "pa-1362",
        "name": "Davide Nikolaidis",
        "email": "nikolaidis.davide@openmail.example",
        "phone": "01677 296544",
        "born_on": "1959-08-10",
        "blood_thinner": True,
        "cleared_until": "2026-11-02",
        "total_fees": 5000,
        "next_appointment": "2026-10-12T12:45",
        "last_xray": "2026-08-27",
    }


def test_note_clearance_sets_cleared_until_to_2026_11_05(bench: Bench) -> None:
    bench.call("note_clearance", patient_id="pa-3544")
    assert bench.changes() == [updated("patients", "pa-3544", cleared_until="2026-11-05")]


def test_note_clearance_is_refused_because_this_patient_takes_no_blood_thinners(bench: Bench) -> None:
    assert bench.refusal("note_clearance", patient_id="pa-1024") == "This patient takes no blood thinners."


def test_note_clearance_is_refused_because_the_clearance_lasts_for_more_than_a_week(bench: Bench) -> None:
    bench.arrange("patients", "pa-2736", cleared_until="2026-10-13")
    assert bench.refusal("note_clearance", patient_id="pa-2736") == "The clearance lasts for more than a week."
