"""Ids that nobody has, given to the tools of Lyric Theatre contract archive."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench


@pytest.mark.parametrize(
    ("tool", "arguments", "sentence"),
    [
        ("read_contract", {"contract_id": "xx-0000"}, "No contract has this id."),
        ("read_amendment", {"amendment_id": "xx-0000"}, "No amendment has this id."),
        ("get_contract", {"contract_id": "xx-0000"}, "No contract has this id."),
        ("get_partner", {"partner_id": "xx-0000"}, "No partner has this id."),
        (
            "draft_contract",
            {
                "number": "New K-6019",
                "subject": "van hire",
                "partner_id": "xx-0000",
                "yearly_value": 1680000,
                "notice_days": 30,
                "begins_on": "2024-03-29",
                "ends_on": "2025-07-31",
                "body": "As discussed",
            },
            "No partner has this id.",
        ),
        ("add_signature", {"contract_id": "co-1037", "keeper_id": "xx-0000"}, "No keeper has this id."),
        ("add_signature", {"contract_id": "xx-0000", "keeper_id": "ke-9448"}, "No contract has this id."),
        ("sign_contract", {"contract_id": "xx-0000"}, "No contract has this id."),
        ("drop_draft", {"contract_id": "xx-0000"}, "No contract has this id."),
        ("give_notice", {"contract_id": "xx-0000"}, "No contract has this id."),
        ("renew_contract", {"contract_id": "xx-0000"}, "No contract has this id."),
        ("end_contract", {"contract_id": "xx-0000"}, "No contract has this id."),
        ("destroy_contract", {"contract_id": "xx-0000"}, "No contract has this id."),
        ("note_dispute", {"contract_id": "xx-0000", "in_dispute": False}, "No contract has this id."),
        (
            "draft_amendment",
            {
                "number": "New K-3788/N",
                "contract_id": "xx-0000",
                "reason": "Dates moved.",
                "takes_effect_on": "2026-04-24",
                "new_value": 1790000,
                "body": "As discussed",
            },
            "No contract has this id.",
        ),
        ("sign_amendment", {"amendment_id": "xx-0000"}, "No amendment has this id."),
        (
            "lend_file",
            {"contract_id": "co-1037", "borrower_id": "xx-0000", "due_on": "2026-09-11"},
            "No keeper has this id.",
        ),
        (
            "lend_file",
            {"contract_id": "xx-0000", "borrower_id": "ke-6837", "due_on": "2026-09-11"},
            "No contract has this id.",
        ),
        ("return_file", {"loan_id": "xx-0000"}, "No loan has this id."),
        ("bar_partner", {"partner_id": "xx-0000"}, "No partner has this id."),
    ],
)
def test_an_unknown_id_is_refused(bench: Bench, tool: str, arguments: dict[str, Json], sentence: str) -> None:
    assert bench.refusal(tool, **arguments) == sentence
