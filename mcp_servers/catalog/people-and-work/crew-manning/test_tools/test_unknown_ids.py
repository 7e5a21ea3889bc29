"""Ids that nobody has, given to the tools of Brannock crew office."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench


@pytest.mark.parametrize(
    ("tool", "arguments", "sentence"),
    [
        ("get_seafarer", {"seafarer_id": "xx-0000"}, "No seafarer has this id."),
        ("get_ship", {"ship_id": "xx-0000"}, "No ship has this id."),
        ("get_contract", {"contract_id": "xx-0000"}, "No contract has this id."),
        (
            "plan_contract",
            {
                "number": "New CT-43693",
                "seafarer_id": "se-8166",
                "ship_id": "xx-0000",
                "joins_on": "2026-07-09",
                "months": 9,
                "wage": 4400,
            },
            "No ship has this id.",
        ),
        (
            "plan_contract",
            {
                "number": "New CT-43693",
                "seafarer_id": "xx-0000",
                "ship_id": "sh-1639",
                "joins_on": "2026-07-09",
                "months": 9,
                "wage": 4400,
            },
            "No seafarer has this id.",
        ),
        ("sign_contract", {"contract_id": "xx-0000"}, "No contract has this id."),
        ("sign_on", {"contract_id": "xx-0000"}, "No contract has this id."),
        ("sign_off", {"contract_id": "xx-0000"}, "No contract has this id."),
        ("extend_contract", {"contract_id": "xx-0000", "extra": 2}, "No contract has this id."),
        ("change_ship", {"contract_id": "co-1045", "ship_id": "xx-0000"}, "No ship has this id."),
        ("change_ship", {"contract_id": "xx-0000", "ship_id": "sh-2300"}, "No contract has this id."),
        ("withdraw_contract", {"contract_id": "xx-0000"}, "No contract has this id."),
        (
            "book_travel",
            {"contract_id": "xx-0000", "direction": "joining", "departs_at": "2026-06-21T22:00", "fare": 140000},
            "No contract has this id.",
        ),
        ("cancel_travel", {"travel_id": "xx-0000"}, "No travel has this id."),
        (
            "record_certificate",
            {"seafarer_id": "xx-0000", "kind": "bridge_watch", "issued_on": "2024-06-28", "valid_until": "2027-08-15"},
            "No seafarer has this id.",
        ),
        (
            "renew_certificate",
            {"certificate_id": "xx-0000", "valid_until": "2027-05-06"},
            "No certificate has this id.",
        ),
        ("bar_seafarer", {"seafarer_id": "xx-0000"}, "No seafarer has this id."),
    ],
)
def test_an_unknown_id_is_refused(bench: Bench, tool: str, arguments: dict[str, Json], sentence: str) -> None:
    assert bench.refusal(tool, **arguments) == sentence
