"""Ids that nobody has, given to the tools of St Brigid's letters."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench


@pytest.mark.parametrize(
    ("tool", "arguments", "sentence"),
    [
        ("read_letter", {"letter_id": "xx-0000"}, "No letter has this id."),
        ("get_letter", {"letter_id": "xx-0000"}, "No letter has this id."),
        ("get_patient", {"patient_id": "xx-0000"}, "No patient has this id."),
        (
            "dictate_letter",
            {
                "number": "New L-225667",
                "subject": "Discharge letter: numb left foot",
                "patient_id": "pa-1062",
                "author_id": "xx-0000",
                "body": "Agreed by phone",
            },
            "No doctor has this id.",
        ),
        (
            "dictate_letter",
            {
                "number": "New L-225667",
                "subject": "Discharge letter: numb left foot",
                "patient_id": "xx-0000",
                "author_id": "do-5861",
                "body": "Agreed by phone",
            },
            "No patient has this id.",
        ),
        ("type_letter", {"letter_id": "xx-0000"}, "No letter has this id."),
        ("return_letter", {"letter_id": "xx-0000"}, "No letter has this id."),
        ("sign_letter", {"letter_id": "xx-0000", "countersigner_id": "do-4015"}, "No letter has this id."),
        ("sign_letter", {"letter_id": "le-1051", "countersigner_id": "xx-0000"}, "No doctor has this id."),
        ("send_letter", {"letter_id": "xx-0000"}, "No letter has this id."),
        ("withhold_letter", {"letter_id": "xx-0000"}, "No letter has this id."),
        ("release_letter", {"letter_id": "xx-0000"}, "No letter has this id."),
        ("redirect_letter", {"letter_id": "xx-0000", "recipient_id": "pr-9619"}, "No letter has this id."),
        ("redirect_letter", {"letter_id": "le-1051", "recipient_id": "xx-0000"}, "No practice has this id."),
        (
            "add_addendum",
            {
                "letter_id": "xx-0000",
                "doctor_id": "do-4415",
                "remark": "The dose in the second paragraph should read half.",
            },
            "No letter has this id.",
        ),
        (
            "add_addendum",
            {
                "letter_id": "le-1051",
                "doctor_id": "xx-0000",
                "remark": "The dose in the second paragraph should read half.",
            },
            "No doctor has this id.",
        ),
        ("send_addendum", {"addendum_id": "xx-0000"}, "No addendum has this id."),
        ("note_consent", {"patient_id": "xx-0000"}, "No patient has this id."),
        ("withdraw_consent", {"patient_id": "xx-0000"}, "No patient has this id."),
        ("change_practice", {"patient_id": "xx-0000", "practice_id": "pr-7747"}, "No patient has this id."),
        ("change_practice", {"patient_id": "pa-1062", "practice_id": "xx-0000"}, "No practice has this id."),
        ("discharge_patient", {"patient_id": "xx-0000"}, "No patient has this id."),
    ],
)
def test_an_unknown_id_is_refused(bench: Bench, tool: str, arguments: dict[str, Json], sentence: str) -> None:
    assert bench.refusal(tool, **arguments) == sentence
