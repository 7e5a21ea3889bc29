"""Ids that nobody has, given to the tools of Alder Lane dental centre."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench


@pytest.mark.parametrize(
    ("tool", "arguments", "sentence"),
    [
        ("get_patient", {"patient_id": "xx-0000"}, "No patient has this id."),
        ("get_plan", {"plan_id": "xx-0000"}, "No plan has this id."),
        ("draw_up_plan", {"number": "New DP-1901", "patient_id": "xx-0000"}, "No patient has this id."),
        ("plan_treatment", {"plan_id": "xx-0000", "service_id": "se-3069", "tooth": 17}, "No plan has this id."),
        ("plan_treatment", {"plan_id": "pl-1139", "service_id": "xx-0000", "tooth": 17}, "No service has this id."),
        ("send_plan", {"plan_id": "xx-0000"}, "No plan has this id."),
        ("approve_plan", {"plan_id": "xx-0000"}, "No plan has this id."),
        ("decline_plan", {"plan_id": "xx-0000"}, "No plan has this id."),
        ("note_clearance", {"patient_id": "xx-0000"}, "No patient has this id."),
        (
            "book_appointment",
            {"plan_item_id": "pn-1133", "dentist_id": "xx-0000", "starts_at": "2026-09-17T14:15"},
            "No dentist has this id.",
        ),
        (
            "book_appointment",
            {"plan_item_id": "xx-0000", "dentist_id": "de-1596", "starts_at": "2026-09-17T14:15"},
            "No plan item has this id.",
        ),
        (
            "move_appointment",
            {"appointment_id": "xx-0000", "starts_at": "2026-09-05T13:30"},
            "No appointment has this id.",
        ),
        ("cancel_appointment", {"appointment_id": "xx-0000"}, "No appointment has this id."),
        ("seat_patient", {"appointment_id": "xx-0000", "instrument_set_id": "in-4258"}, "No appointment has this id."),
        (
            "seat_patient",
            {"appointment_id": "ap-1076", "instrument_set_id": "xx-0000"},
            "No instrument set has this id.",
        ),
        ("finish_appointment", {"appointment_id": "xx-0000"}, "No appointment has this id."),
        ("mark_missed", {"appointment_id": "xx-0000"}, "No appointment has this id."),
        ("sterilise_set", {"instrument_set_id": "xx-0000"}, "No instrument set has this id."),
        ("take_xray", {"patient_id": "xx-0000", "kind": "single_tooth"}, "No patient has this id."),
    ],
)
def test_an_unknown_id_is_refused(bench: Bench, tool: str, arguments: dict[str, Json], sentence: str) -> None:
    assert bench.refusal(tool, **arguments) == sentence
