"""Ids that nobody has, given to the tools of Marlow housing register."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench


@pytest.mark.parametrize(
    ("tool", "arguments", "sentence"),
    [
        ("get_applicant", {"applicant_id": "xx-0000"}, "No applicant has this id."),
        ("get_home", {"home_id": "xx-0000"}, "No home has this id."),
        (
            "register_applicant",
            {"name": "Arthur Sadler", "number": "HA-55649", "district_id": "xx-0000", "bedrooms": 4},
            "No district has this id.",
        ),
        ("renew_application", {"applicant_id": "xx-0000"}, "No applicant has this id."),
        ("change_household", {"applicant_id": "xx-0000", "bedrooms": 4}, "No applicant has this id."),
        ("change_district", {"applicant_id": "ap-1056", "district_id": "xx-0000"}, "No district has this id."),
        ("change_district", {"applicant_id": "xx-0000", "district_id": "di-7900"}, "No applicant has this id."),
        (
            "make_offer",
            {"number": "New OF-40217", "applicant_id": "ap-4422", "home_id": "xx-0000"},
            "No home has this id.",
        ),
        (
            "make_offer",
            {"number": "New OF-40217", "applicant_id": "xx-0000", "home_id": "ho-4243"},
            "No applicant has this id.",
        ),
        ("accept_offer", {"offer_id": "xx-0000"}, "No offer has this id."),
        ("refuse_offer", {"offer_id": "xx-0000"}, "No offer has this id."),
        ("lapse_offer", {"offer_id": "xx-0000"}, "No offer has this id."),
        ("lodge_appeal", {"applicant_id": "xx-0000", "ground": "overcrowding"}, "No applicant has this id."),
        ("add_evidence", {"appeal_id": "xx-0000"}, "No appeal has this id."),
        ("uphold_appeal", {"appeal_id": "xx-0000", "extra": 3}, "No appeal has this id."),
        ("dismiss_appeal", {"appeal_id": "xx-0000"}, "No appeal has this id."),
        ("finish_repairs", {"home_id": "xx-0000", "rent": 12500}, "No home has this id."),
    ],
)
def test_an_unknown_id_is_refused(bench: Bench, tool: str, arguments: dict[str, Json], sentence: str) -> None:
    assert bench.refusal(tool, **arguments) == sentence
