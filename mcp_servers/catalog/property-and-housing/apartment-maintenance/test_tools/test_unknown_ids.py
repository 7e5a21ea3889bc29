"""Ids that nobody has, given to the tools of Hearthside maintenance."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench


@pytest.mark.parametrize(
    ("tool", "arguments", "sentence"),
    [
        ("get_ticket", {"ticket_id": "xx-0000"}, "No ticket has this id."),
        ("get_building", {"building_id": "xx-0000"}, "No building has this id."),
        (
            "report_ticket",
            {"tenant_id": "xx-0000", "title": "Broken switch in the bathroom", "trade": "heating", "urgency": "normal"},
            "No tenant has this id.",
        ),
        ("assign_contractor", {"ticket_id": "xx-0000", "contractor_id": "co-1713"}, "No ticket has this id."),
        ("assign_contractor", {"ticket_id": "ti-1015", "contractor_id": "xx-0000"}, "No contractor has this id."),
        (
            "plan_visit",
            {"ticket_id": "xx-0000", "starts_at": "2026-02-03T12:15", "ends_at": "2026-01-22T13:45"},
            "No ticket has this id.",
        ),
        ("submit_quote", {"ticket_id": "xx-0000", "amount": 345000}, "No ticket has this id."),
        ("approve_quote", {"quote_id": "xx-0000"}, "No quote has this id."),
        ("reject_quote", {"quote_id": "xx-0000", "reason": "The tenant pays for this."}, "No quote has this id."),
        ("start_work", {"ticket_id": "xx-0000"}, "No ticket has this id."),
        ("finish_work", {"ticket_id": "xx-0000", "cost": 9500}, "No ticket has this id."),
        ("close_ticket", {"ticket_id": "xx-0000"}, "No ticket has this id."),
        ("cancel_ticket", {"ticket_id": "xx-0000"}, "No ticket has this id."),
        ("escalate_ticket", {"ticket_id": "xx-0000"}, "No ticket has this id."),
        ("suspend_contractor", {"contractor_id": "xx-0000"}, "No contractor has this id."),
    ],
)
def test_an_unknown_id_is_refused(bench: Bench, tool: str, arguments: dict[str, Json], sentence: str) -> None:
    assert bench.refusal(tool, **arguments) == sentence
