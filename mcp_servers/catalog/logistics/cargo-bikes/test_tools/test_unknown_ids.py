"""Ids that nobody has, given to the tools of Freewheel city couriers."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench


@pytest.mark.parametrize(
    ("tool", "arguments", "sentence"),
    [
        ("get_job", {"job_id": "xx-0000"}, "No job has this id."),
        ("get_rider", {"rider_id": "xx-0000"}, "No rider has this id."),
        ("get_client", {"client_id": "xx-0000"}, "No client has this id."),
        (
            "order_job",
            {
                "number": "New J-14324",
                "client_id": "cl-3993",
                "parcel": "passport",
                "weight": 21,
                "speed": "standard",
                "destination_id": "xx-0000",
            },
            "No zone has this id.",
        ),
        (
            "order_job",
            {
                "number": "New J-14324",
                "client_id": "xx-0000",
                "parcel": "passport",
                "weight": 21,
                "speed": "standard",
                "destination_id": "zo-1373",
            },
            "No client has this id.",
        ),
        ("assign_job", {"job_id": "xx-0000", "rider_id": "ri-1544"}, "No job has this id."),
        ("assign_job", {"job_id": "jo-1005", "rider_id": "xx-0000"}, "No rider has this id."),
        ("unassign_job", {"job_id": "xx-0000"}, "No job has this id."),
        ("pick_up_job", {"job_id": "xx-0000"}, "No job has this id."),
        ("drop_at_hub", {"job_id": "xx-0000"}, "No job has this id."),
        ("take_from_hub", {"job_id": "xx-0000", "rider_id": "ri-4177"}, "No job has this id."),
        ("take_from_hub", {"job_id": "jo-1005", "rider_id": "xx-0000"}, "No rider has this id."),
        ("deliver_job", {"job_id": "xx-0000"}, "No job has this id."),
        ("cancel_job", {"job_id": "xx-0000"}, "No job has this id."),
        ("start_break", {"rider_id": "xx-0000"}, "No rider has this id."),
        ("end_break", {"rider_id": "xx-0000"}, "No rider has this id."),
        ("change_bicycle", {"rider_id": "xx-0000", "bicycle_id": "bi-2918"}, "No rider has this id."),
        ("change_bicycle", {"rider_id": "ri-1137", "bicycle_id": "xx-0000"}, "No bicycle has this id."),
        ("raise_complaint", {"job_id": "xx-0000", "kind": "late"}, "No job has this id."),
        ("accept_complaint", {"complaint_id": "xx-0000"}, "No complaint has this id."),
        ("reject_complaint", {"complaint_id": "xx-0000"}, "No complaint has this id."),
    ],
)
def test_an_unknown_id_is_refused(bench: Bench, tool: str, arguments: dict[str, Json], sentence: str) -> None:
    assert bench.refusal(tool, **arguments) == sentence
