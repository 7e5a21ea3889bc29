"""Ids that nobody has, given to the tools of Weirside waterworks."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench


@pytest.mark.parametrize(
    ("tool", "arguments", "sentence"),
    [
        ("get_connection", {"connection_id": "xx-0000"}, "No connection has this id."),
        ("get_bill", {"bill_id": "xx-0000"}, "No bill has this id."),
        ("record_reading", {"meter_id": "xx-0000", "cubic_metres": 6952, "origin": "staff"}, "No meter has this id."),
        ("accept_reading", {"reading_id": "xx-0000"}, "No reading has this id."),
        ("reject_reading", {"reading_id": "xx-0000"}, "No reading has this id."),
        ("issue_bill", {"reading_id": "xx-0000", "number": "WB-87762"}, "No reading has this id."),
        ("pay_bill", {"bill_id": "xx-0000"}, "No bill has this id."),
        ("remind_bill", {"bill_id": "xx-0000"}, "No bill has this id."),
        ("grant_allowance", {"bill_id": "xx-0000", "allowance": 1950}, "No bill has this id."),
        ("restrict_supply", {"connection_id": "xx-0000"}, "No connection has this id."),
        (
            "report_leak",
            {"number": "New LK-0903", "supply_zone_id": "xx-0000", "remark": "Water in the cable duct."},
            "No supply zone has this id.",
        ),
        (
            "report_leak",
            {
                "number": "New LK-0903",
                "supply_zone_id": "su-9532",
                "remark": "Water in the cable duct.",
                "connection_id": "xx-0000",
            },
            "No connection has this id.",
        ),
        ("locate_leak", {"leak_id": "xx-0000", "loss": 860}, "No leak has this id."),
        ("repair_leak", {"leak_id": "xx-0000"}, "No leak has this id."),
        (
            "plan_exchange",
            {"meter_id": "xx-0000", "fitter_id": "fi-4685", "planned_at": "2026-11-04T12:00"},
            "No meter has this id.",
        ),
        (
            "plan_exchange",
            {"meter_id": "me-1347", "fitter_id": "xx-0000", "planned_at": "2026-11-04T12:00"},
            "No fitter has this id.",
        ),
        (
            "finish_exchange",
            {"exchange_id": "ex-1055", "replacement_id": "xx-0000", "last_reading": 405},
            "No meter has this id.",
        ),
        (
            "finish_exchange",
            {"exchange_id": "xx-0000", "replacement_id": "me-8448", "last_reading": 405},
            "No exchange has this id.",
        ),
    ],
)
def test_an_unknown_id_is_refused(bench: Bench, tool: str, arguments: dict[str, Json], sentence: str) -> None:
    assert bench.refusal(tool, **arguments) == sentence
