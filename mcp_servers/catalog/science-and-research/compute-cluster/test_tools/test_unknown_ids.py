"""Ids that nobody has, given to the tools of Basalt computing centre."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench


@pytest.mark.parametrize(
    ("tool", "arguments", "sentence"),
    [
        ("get_partition", {"partition_id": "xx-0000"}, "No partition has this id."),
        ("get_research_group", {"research_group_id": "xx-0000"}, "No research group has this id."),
        ("get_job", {"job_id": "xx-0000"}, "No job has this id."),
        (
            "submit_job",
            {
                "number": "New J-864628",
                "title": "Bridge deck restart",
                "member_id": "xx-0000",
                "partition_id": "pa-2947",
                "nodes": 6,
                "length": 8,
            },
            "No member has this id.",
        ),
        (
            "submit_job",
            {
                "number": "New J-864628",
                "title": "Bridge deck restart",
                "member_id": "me-8067",
                "partition_id": "xx-0000",
                "nodes": 6,
                "length": 8,
            },
            "No partition has this id.",
        ),
        ("start_job", {"job_id": "xx-0000"}, "No job has this id."),
        ("hold_job", {"job_id": "xx-0000"}, "No job has this id."),
        ("resume_job", {"job_id": "xx-0000"}, "No job has this id."),
        ("cancel_job", {"job_id": "xx-0000"}, "No job has this id."),
        ("finish_job", {"job_id": "xx-0000"}, "No job has this id."),
        ("kill_job", {"job_id": "xx-0000"}, "No job has this id."),
        ("raise_job", {"job_id": "xx-0000"}, "No job has this id."),
        (
            "plan_reservation",
            {
                "partition_id": "xx-0000",
                "nodes": 4,
                "starts_at": "2026-04-18T16:30",
                "length": 3,
                "reason": "Benchmark day",
            },
            "No partition has this id.",
        ),
        ("cancel_reservation", {"reservation_id": "xx-0000"}, "No reservation has this id."),
        ("drain_partition", {"partition_id": "xx-0000"}, "No partition has this id."),
        ("lock_user", {"member_id": "xx-0000"}, "No member has this id."),
        ("grant_core_hours", {"research_group_id": "xx-0000", "extra": 501}, "No research group has this id."),
        ("prolong_folder", {"folder_id": "xx-0000"}, "No folder has this id."),
        ("clear_folder", {"folder_id": "xx-0000"}, "No folder has this id."),
    ],
)
def test_an_unknown_id_is_refused(bench: Bench, tool: str, arguments: dict[str, Json], sentence: str) -> None:
    assert bench.refusal(tool, **arguments) == sentence
