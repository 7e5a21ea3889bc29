"""Ids that nobody has, given to the tools of Quayside Clinic."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench


@pytest.mark.parametrize(
    ("tool", "arguments", "sentence"),
    [
        ("get_patient", {"patient_id": "xx-0000"}, "No patient has this id."),
        ("get_appointment", {"appointment_id": "xx-0000"}, "No appointment has this id."),
        ("get_referral", {"referral_id": "xx-0000"}, "No referral has this id."),
        ("update_patient", {"patient_id": "xx-0000"}, "No patient has this id."),
        (
            "add_referral",
            {
                "patient_id": "xx-0000",
                "treatment_id": "tr-4500",
                "visits": 5,
                "reason": "Symptoms return every spring.",
            },
            "No patient has this id.",
        ),
        (
            "add_referral",
            {
                "patient_id": "pa-1366",
                "treatment_id": "xx-0000",
                "visits": 5,
                "reason": "Symptoms return every spring.",
            },
            "No treatment has this id.",
        ),
        ("withdraw_referral", {"referral_id": "xx-0000"}, "No referral has this id."),
        (
            "book_appointment",
            {
                "patient_id": "xx-0000",
                "treatment_id": "tr-2290",
                "practitioner_id": "pr-8412",
                "starts_at": "2026-04-03T16:30",
            },
            "No patient has this id.",
        ),
        (
            "book_appointment",
            {
                "patient_id": "pa-1366",
                "treatment_id": "xx-0000",
                "practitioner_id": "pr-8412",
                "starts_at": "2026-04-03T16:30",
            },
            "No treatment has this id.",
        ),
        (
            "book_appointment",
            {
                "patient_id": "pa-1366",
                "treatment_id": "tr-2290",
                "practitioner_id": "xx-0000",
                "starts_at": "2026-04-03T16:30",
            },
            "No practitioner has this id.",
        ),
        (
            "book_referred_appointment",
            {"referral_id": "xx-0000", "practitioner_id": "pr-3901", "starts_at": "2026-03-24T13:15"},
            "No referral has this id.",
        ),
        (
            "book_referred_appointment",
            {"referral_id": "re-1160", "practitioner_id": "xx-0000", "starts_at": "2026-03-24T13:15"},
            "No practitioner has this id.",
        ),
        (
            "move_appointment",
            {"appointment_id": "xx-0000", "starts_at": "2026-03-12T11:45"},
            "No appointment has this id.",
        ),
        ("cancel_appointment", {"appointment_id": "xx-0000"}, "No appointment has this id."),
        ("check_in_patient", {"appointment_id": "xx-0000"}, "No appointment has this id."),
        ("complete_appointment", {"appointment_id": "xx-0000"}, "No appointment has this id."),
        ("mark_missed", {"appointment_id": "xx-0000"}, "No appointment has this id."),
        ("pay_charge", {"charge_id": "xx-0000"}, "No charge has this id."),
        ("waive_charge", {"charge_id": "xx-0000"}, "No charge has this id."),
        ("start_leave", {"practitioner_id": "xx-0000"}, "No practitioner has this id."),
    ],
)
def test_an_unknown_id_is_refused(bench: Bench, tool: str, arguments: dict[str, Json], sentence: str) -> None:
    assert bench.refusal(tool, **arguments) == sentence
