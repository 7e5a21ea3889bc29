"""Ids that nobody has, given to the tools of Fellgate structure watch."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench


@pytest.mark.parametrize(
    ("tool", "arguments", "sentence"),
    [
        ("get_sensor", {"sensor_id": "xx-0000"}, "No sensor has this id."),
        ("get_structure", {"structure_id": "xx-0000"}, "No structure has this id."),
        ("get_alarm", {"alarm_id": "xx-0000"}, "No alarm has this id."),
        ("enter_reading", {"sensor_id": "xx-0000", "value": 63}, "No sensor has this id."),
        ("raise_alarm", {"number": "New AL-56352", "sensor_id": "xx-0000", "value": 105}, "No sensor has this id."),
        ("acknowledge_alarm", {"alarm_id": "xx-0000", "engineer_id": "en-4619"}, "No alarm has this id."),
        ("acknowledge_alarm", {"alarm_id": "al-1131", "engineer_id": "xx-0000"}, "No engineer has this id."),
        ("clear_alarm", {"alarm_id": "xx-0000"}, "No alarm has this id."),
        ("declare_false", {"alarm_id": "xx-0000"}, "No alarm has this id."),
        (
            "plan_inspection",
            {"structure_id": "st-1149", "engineer_id": "xx-0000", "planned_at": "2026-12-02T09:20"},
            "No engineer has this id.",
        ),
        (
            "plan_inspection",
            {"structure_id": "xx-0000", "engineer_id": "en-5616", "planned_at": "2026-12-02T09:20"},
            "No structure has this id.",
        ),
        ("record_inspection", {"inspection_id": "xx-0000", "finding": "watch"}, "No inspection has this id."),
        ("open_structure", {"structure_id": "xx-0000"}, "No structure has this id."),
        ("close_structure", {"structure_id": "xx-0000"}, "No structure has this id."),
        ("raise_limit", {"sensor_id": "xx-0000", "per_cent": 3}, "No sensor has this id."),
        ("calibrate_sensor", {"sensor_id": "xx-0000"}, "No sensor has this id."),
    ],
)
def test_an_unknown_id_is_refused(bench: Bench, tool: str, arguments: dict[str, Json], sentence: str) -> None:
    assert bench.refusal(tool, **arguments) == sentence
