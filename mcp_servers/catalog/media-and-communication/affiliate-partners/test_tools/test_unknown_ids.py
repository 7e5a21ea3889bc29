"""Ids that nobody has, given to the tools of Zweigwerk affiliate programme."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench


@pytest.mark.parametrize(
    ("tool", "arguments", "sentence"),
    [
        ("get_partner", {"partner_id": "xx-0000"}, "No partner has this id."),
        ("get_shop", {"shop_id": "xx-0000"}, "No shop has this id."),
        ("accept_partner", {"partner_id": "xx-0000"}, "No partner has this id."),
        ("file_papers", {"partner_id": "xx-0000", "papers_on": "2026-01-30"}, "No partner has this id."),
        (
            "propose_agreement",
            {
                "number": "New AF-5745",
                "shop_id": "xx-0000",
                "partner_id": "pa-1665",
                "commission": 10,
                "cookie_days": 7,
            },
            "No shop has this id.",
        ),
        (
            "propose_agreement",
            {
                "number": "New AF-5745",
                "shop_id": "sh-9097",
                "partner_id": "xx-0000",
                "commission": 10,
                "cookie_days": 7,
            },
            "No partner has this id.",
        ),
        ("start_agreement", {"agreement_id": "xx-0000"}, "No agreement has this id."),
        ("end_agreement", {"agreement_id": "xx-0000"}, "No agreement has this id."),
        (
            "record_sale",
            {
                "number": "New OR-347643",
                "agreement_id": "xx-0000",
                "amount": 2400,
                "sold_on": "2026-07-30",
                "clicked_on": "2026-08-12",
            },
            "No agreement has this id.",
        ),
        ("approve_sale", {"sale_id": "xx-0000"}, "No sale has this id."),
        ("cancel_sale", {"sale_id": "xx-0000"}, "No sale has this id."),
        ("open_suspicion", {"partner_id": "xx-0000", "what": "Returns far too often"}, "No partner has this id."),
        ("close_suspicion", {"case_file_id": "xx-0000"}, "No case file has this id."),
        (
            "issue_voucher",
            {"name": "New FRESH74Z", "agreement_id": "xx-0000", "discount": 5, "ends_on": "2026-08-20"},
            "No agreement has this id.",
        ),
        ("pay_partner", {"partner_id": "xx-0000", "amount": 35710}, "No partner has this id."),
    ],
)
def test_an_unknown_id_is_refused(bench: Bench, tool: str, arguments: dict[str, Json], sentence: str) -> None:
    assert bench.refusal(tool, **arguments) == sentence
