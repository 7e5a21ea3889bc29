"""Ids that nobody has, given to the tools of Spoke & Sons bicycle workshop."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench


@pytest.mark.parametrize(
    ("tool", "arguments", "sentence"),
    [
        ("get_job", {"job_id": "xx-0000"}, "No job has this id."),
        ("get_part", {"part_id": "xx-0000"}, "No part has this id."),
        (
            "book_job",
            {
                "bicycle_id": "xx-0000",
                "service_id": "se-8540",
                "mechanic_id": "me-7279",
                "number": "J-6952",
                "promised_on": "2026-04-04",
                "price_limit": 230000,
            },
            "No bicycle has this id.",
        ),
        (
            "book_job",
            {
                "bicycle_id": "bi-1080",
                "service_id": "xx-0000",
                "mechanic_id": "me-7279",
                "number": "J-6952",
                "promised_on": "2026-04-04",
                "price_limit": 230000,
            },
            "No service has this id.",
        ),
        (
            "book_job",
            {
                "bicycle_id": "bi-1080",
                "service_id": "se-8540",
                "mechanic_id": "xx-0000",
                "number": "J-6952",
                "promised_on": "2026-04-04",
                "price_limit": 230000,
            },
            "No mechanic has this id.",
        ),
        ("move_job", {"job_id": "xx-0000", "promised_on": "2026-03-17"}, "No job has this id."),
        ("add_work", {"job_id": "xx-0000", "service_id": "se-7817"}, "No job has this id."),
        ("add_work", {"job_id": "jo-1035", "service_id": "xx-0000"}, "No service has this id."),
        ("reserve_part", {"job_id": "xx-0000", "part_id": "pa-8981", "quantity": 2}, "No job has this id."),
        ("reserve_part", {"job_id": "jo-1035", "part_id": "xx-0000", "quantity": 2}, "No part has this id."),
        ("restock_part", {"part_id": "xx-0000", "quantity": 1}, "No part has this id."),
        ("raise_limit", {"job_id": "xx-0000", "price_limit": 330000}, "No job has this id."),
        ("receive_bicycle", {"job_id": "xx-0000"}, "No job has this id."),
        ("start_job", {"job_id": "xx-0000"}, "No job has this id."),
        ("finish_job", {"job_id": "xx-0000"}, "No job has this id."),
        ("collect_job", {"job_id": "xx-0000"}, "No job has this id."),
        ("reopen_job", {"job_id": "xx-0000"}, "No job has this id."),
        ("cancel_job", {"job_id": "xx-0000"}, "No job has this id."),
        ("lend_bike", {"loan_bike_id": "lo-1083", "job_id": "xx-0000"}, "No job has this id."),
        ("lend_bike", {"loan_bike_id": "xx-0000", "job_id": "jo-5548"}, "No loan bike has this id."),
    ],
)
def test_an_unknown_id_is_refused(bench: Bench, tool: str, arguments: dict[str, Json], sentence: str) -> None:
    assert bench.refusal(tool, **arguments) == sentence
