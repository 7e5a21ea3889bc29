"""Ids that nobody has, given to the tools of Nordkai address plan."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench


@pytest.mark.parametrize(
    ("tool", "arguments", "sentence"),
    [
        ("get_subnet", {"subnet_id": "xx-0000"}, "No subnet has this id."),
        ("get_host", {"host_id": "xx-0000"}, "No host has this id."),
        ("get_site", {"site_id": "xx-0000"}, "No site has this id."),
        (
            "plan_subnet",
            {"name": "New office-389", "site_id": "xx-0000", "purpose": "guest", "vlan": 239, "size": 32},
            "No site has this id.",
        ),
        ("activate_subnet", {"subnet_id": "xx-0000"}, "No subnet has this id."),
        ("drop_subnet", {"subnet_id": "xx-0000"}, "No subnet has this id."),
        ("retire_subnet", {"subnet_id": "xx-0000"}, "No subnet has this id."),
        (
            "reserve_host",
            {"name": "New cedar-4448", "subnet_id": "xx-0000", "position": 9, "valid_until": "2026-07-24"},
            "No subnet has this id.",
        ),
        ("assign_host", {"host_id": "xx-0000"}, "No host has this id."),
        ("renew_host", {"host_id": "xx-0000", "valid_until": "2027-01-05"}, "No host has this id."),
        ("give_up_host", {"host_id": "xx-0000"}, "No host has this id."),
        ("free_host", {"host_id": "xx-0000"}, "No host has this id."),
        ("move_host", {"host_id": "xx-0000", "subnet_id": "su-2698", "position": 21}, "No host has this id."),
        ("move_host", {"host_id": "ho-1062", "subnet_id": "xx-0000", "position": 21}, "No subnet has this id."),
        (
            "ask_enlargement",
            {"subnet_id": "xx-0000", "wanted": 64, "reason": "Spare telephones"},
            "No subnet has this id.",
        ),
        ("approve_enlargement", {"enlargement_id": "xx-0000"}, "No enlargement has this id."),
        ("refuse_enlargement", {"enlargement_id": "xx-0000"}, "No enlargement has this id."),
        ("report_conflict", {"host_id": "xx-0000", "remark": "Laptop lost its network."}, "No host has this id."),
        ("resolve_conflict", {"conflict_id": "xx-0000"}, "No conflict has this id."),
    ],
)
def test_an_unknown_id_is_refused(bench: Bench, tool: str, arguments: dict[str, Json], sentence: str) -> None:
    assert bench.refusal(tool, **arguments) == sentence
