"""Ids that nobody has, given to the tools of Holmgaard household contracts."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench


@pytest.mark.parametrize(
    ("tool", "arguments", "sentence"),
    [
        ("get_contract", {"contract_id": "xx-0000"}, "No contract has this id."),
        ("get_provider", {"provider_id": "xx-0000"}, "No provider has this id."),
        (
            "draft_letter",
            {"number": "New L-5347K", "contract_id": "xx-0000", "purpose": "cancellation"},
            "No contract has this id.",
        ),
        ("send_letter", {"letter_id": "xx-0000"}, "No letter has this id."),
        ("repeat_letter", {"letter_id": "xx-0000"}, "No letter has this id."),
        ("file_answer", {"letter_id": "xx-0000"}, "No letter has this id."),
        ("tear_up_letter", {"letter_id": "xx-0000"}, "No letter has this id."),
        ("withdraw_cancellation", {"contract_id": "xx-0000"}, "No contract has this id."),
        ("end_contract", {"contract_id": "xx-0000"}, "No contract has this id."),
        ("renew_contract", {"contract_id": "xx-0000"}, "No contract has this id."),
        (
            "announce_price",
            {"contract_id": "xx-0000", "new_price": 11000, "valid_from": "2026-09-09"},
            "No contract has this id.",
        ),
        ("accept_price", {"price_change_id": "xx-0000"}, "No price change has this id."),
        ("contest_price", {"price_change_id": "xx-0000"}, "No price change has this id."),
        (
            "note_offer",
            {
                "contract_id": "xx-0000",
                "provider_id": "pr-9091",
                "price": 25000,
                "term_months": 24,
                "valid_until": "2026-08-13",
            },
            "No contract has this id.",
        ),
        (
            "note_offer",
            {
                "contract_id": "co-1063",
                "provider_id": "xx-0000",
                "price": 25000,
                "term_months": 24,
                "valid_until": "2026-08-13",
            },
            "No provider has this id.",
        ),
        ("sign_offer", {"offer_id": "xx-0000", "number": "New K-298365"}, "No offer has this id."),
        (
            "add_reminder",
            {"contract_id": "xx-0000", "due_on": "2026-09-21", "what": "Read the meter"},
            "No contract has this id.",
        ),
        ("snooze_reminder", {"reminder_id": "xx-0000", "due_on": "2027-05-24"}, "No reminder has this id."),
    ],
)
def test_an_unknown_id_is_refused(bench: Bench, tool: str, arguments: dict[str, Json], sentence: str) -> None:
    assert bench.refusal(tool, **arguments) == sentence
