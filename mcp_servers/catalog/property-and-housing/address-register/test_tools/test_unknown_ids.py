"""Ids that nobody has, given to the tools of Town address register."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench


@pytest.mark.parametrize(
    ("tool", "arguments", "sentence"),
    [
        ("get_street", {"street_id": "xx-0000"}, "No street has this id."),
        ("get_case", {"case_id": "xx-0000"}, "No case has this id."),
        (
            "open_case",
            {
                "number": "New AD-52171",
                "kind": "retirement",
                "applicant": "Adaeze Okafor",
                "street_id": "xx-0000",
                "building_id": "bu-1436",
            },
            "No street has this id.",
        ),
        (
            "open_case",
            {
                "number": "New AD-52171",
                "kind": "retirement",
                "applicant": "Adaeze Okafor",
                "street_id": "st-7138",
                "building_id": "xx-0000",
            },
            "No building has this id.",
        ),
        ("ask_advice", {"case_id": "xx-0000"}, "No case has this id."),
        ("lengthen_case", {"case_id": "xx-0000"}, "No case has this id."),
        ("decide_case", {"case_id": "xx-0000"}, "No case has this id."),
        ("reject_case", {"case_id": "xx-0000"}, "No case has this id."),
        (
            "assign_address",
            {"street_id": "xx-0000", "number": 63, "suffix": "-", "building_id": "bu-9737"},
            "No street has this id.",
        ),
        (
            "assign_address",
            {"street_id": "st-1042", "number": 63, "suffix": "-", "building_id": "xx-0000"},
            "No building has this id.",
        ),
        ("tell_services", {"address_id": "xx-0000"}, "No address has this id."),
        ("make_official", {"address_id": "xx-0000"}, "No address has this id."),
        ("retire_address", {"address_id": "xx-0000"}, "No address has this id."),
        ("publish_name", {"street_id": "xx-0000"}, "No street has this id."),
        ("make_name_official", {"street_id": "xx-0000"}, "No street has this id."),
        (
            "raise_objection",
            {"street_id": "xx-0000", "objector": "Meera Banerjee", "ground": "offends"},
            "No street has this id.",
        ),
        ("hear_objection", {"objection_id": "xx-0000"}, "No objection has this id."),
        ("dismiss_objection", {"objection_id": "xx-0000"}, "No objection has this id."),
        ("hang_sign", {"sign_id": "xx-0000"}, "No sign has this id."),
    ],
)
def test_an_unknown_id_is_refused(bench: Bench, tool: str, arguments: dict[str, Json], sentence: str) -> None:
    assert bench.refusal(tool, **arguments) == sentence
