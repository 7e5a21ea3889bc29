"""Ids that nobody has, given to the tools of Kaskadi operations desk."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench


@pytest.mark.parametrize(
    ("tool", "arguments", "sentence"),
    [
        ("get_service", {"service_id": "xx-0000"}, "No service has this id."),
        ("get_incident", {"incident_id": "xx-0000"}, "No incident has this id."),
        (
            "report_incident",
            {
                "number": "New INC-46540",
                "title": "Error 500 after the time change",
                "service_id": "xx-0000",
                "severity": "minor",
            },
            "No service has this id.",
        ),
        ("acknowledge_incident", {"incident_id": "xx-0000", "leader_id": "en-2592"}, "No incident has this id."),
        ("acknowledge_incident", {"incident_id": "in-1052", "leader_id": "xx-0000"}, "No engineer has this id."),
        (
            "resolve_incident",
            {"incident_id": "xx-0000", "resolution": "Faulty node taken out."},
            "No incident has this id.",
        ),
        ("reopen_incident", {"incident_id": "xx-0000"}, "No incident has this id."),
        ("close_incident", {"incident_id": "xx-0000"}, "No incident has this id."),
        ("merge_incident", {"incident_id": "xx-0000"}, "Argument 'main_id' is missing."),
        ("merge_incident", {"incident_id": "in-1052", "main_id": "xx-0000"}, "No incident has this id."),
        (
            "propose_change",
            {
                "service_id": "xx-0000",
                "author_id": "en-9936",
                "number": "CHG-11285",
                "title": "Restart the database cluster",
                "risk": "low_risk",
                "starts_at": "2026-12-07T13:45",
                "length": 4,
            },
            "No service has this id.",
        ),
        (
            "propose_change",
            {
                "service_id": "se-1129",
                "author_id": "xx-0000",
                "number": "CHG-11285",
                "title": "Restart the database cluster",
                "risk": "low_risk",
                "starts_at": "2026-12-07T13:45",
                "length": 4,
            },
            "No engineer has this id.",
        ),
        ("approve_change", {"change_id": "xx-0000"}, "No change has this id."),
        ("start_change", {"change_id": "xx-0000"}, "No change has this id."),
        ("finish_change", {"change_id": "xx-0000"}, "No change has this id."),
        ("roll_back_change", {"change_id": "xx-0000"}, "No change has this id."),
        (
            "add_action",
            {
                "incident_id": "xx-0000",
                "title": "Document the capacity plan",
                "owner_id": "en-6117",
                "due_on": "2026-12-08",
            },
            "No incident has this id.",
        ),
        (
            "add_action",
            {
                "incident_id": "in-1052",
                "title": "Document the capacity plan",
                "owner_id": "xx-0000",
                "due_on": "2026-12-08",
            },
            "No engineer has this id.",
        ),
        ("finish_action", {"action_id": "xx-0000"}, "No action has this id."),
        ("pass_duty", {"duty_id": "xx-0000", "engineer_id": "en-6564"}, "No duty has this id."),
        ("pass_duty", {"duty_id": "du-1212", "engineer_id": "xx-0000"}, "No engineer has this id."),
    ],
)
def test_an_unknown_id_is_refused(bench: Bench, tool: str, arguments: dict[str, Json], sentence: str) -> None:
    assert bench.refusal(tool, **arguments) == sentence
