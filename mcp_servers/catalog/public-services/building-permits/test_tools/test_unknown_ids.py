"""Ids that nobody has, given to the tools of Kilbrannan planning office."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench


@pytest.mark.parametrize(
    ("tool", "arguments", "sentence"),
    [
        ("get_application", {"application_id": "xx-0000"}, "No application has this id."),
        ("get_plot", {"plot_id": "xx-0000"}, "No plot has this id."),
        (
            "lodge_application",
            {
                "number": "New PA-40830",
                "applicant_id": "ap-7295",
                "plot_id": "xx-0000",
                "kind": "shop_front",
                "floor_area": 140,
                "height": 15,
            },
            "No plot has this id.",
        ),
        (
            "lodge_application",
            {
                "number": "New PA-40830",
                "applicant_id": "xx-0000",
                "plot_id": "pl-6755",
                "kind": "shop_front",
                "floor_area": 140,
                "height": 15,
            },
            "No applicant has this id.",
        ),
        ("pay_fee", {"application_id": "xx-0000"}, "No application has this id."),
        ("validate_application", {"application_id": "xx-0000"}, "No application has this id."),
        ("hold_application", {"application_id": "xx-0000"}, "No application has this id."),
        ("resume_application", {"application_id": "xx-0000"}, "No application has this id."),
        ("ask_body", {"application_id": "al-1187", "body_id": "xx-0000"}, "No body has this id."),
        ("ask_body", {"application_id": "xx-0000", "body_id": "bo-8493"}, "No application has this id."),
        ("record_opinion", {"consultation_id": "xx-0000", "opinion": "objection"}, "No consultation has this id."),
        (
            "lodge_objection",
            {"application_id": "xx-0000", "objector": "Adam Walsh", "ground": "heritage"},
            "No application has this id.",
        ),
        ("settle_objection", {"objection_id": "xx-0000", "verdict": "dismissed"}, "No objection has this id."),
        ("grant_application", {"application_id": "xx-0000"}, "No application has this id."),
        ("refuse_application", {"application_id": "xx-0000"}, "No application has this id."),
        ("begin_building", {"application_id": "xx-0000"}, "No application has this id."),
        (
            "plan_inspection",
            {"application_id": "xx-0000", "stage": "frame", "starts_at": "2026-01-14T12:45"},
            "No application has this id.",
        ),
        ("record_inspection", {"inspection_id": "xx-0000", "result": "failed"}, "No inspection has this id."),
    ],
)
def test_an_unknown_id_is_refused(bench: Bench, tool: str, arguments: dict[str, Json], sentence: str) -> None:
    assert bench.refusal(tool, **arguments) == sentence
