"""Ids that nobody has, given to the tools of Larkspur estate agents."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench


@pytest.mark.parametrize(
    ("tool", "arguments", "sentence"),
    [
        ("get_house", {"house_id": "xx-0000"}, "No house has this id."),
        ("get_sale", {"sale_id": "xx-0000"}, "No sale has this id."),
        ("offer_house", {"house_id": "xx-0000"}, "No house has this id."),
        ("change_asking", {"house_id": "xx-0000", "asking": 580000}, "No house has this id."),
        ("renew_agency", {"house_id": "xx-0000", "fee": 185}, "No house has this id."),
        ("withdraw_house", {"house_id": "xx-0000"}, "No house has this id."),
        (
            "place_bid",
            {"number": "New BD-08784", "house_id": "xx-0000", "buyer_id": "bu-3343", "amount": 239000},
            "No house has this id.",
        ),
        (
            "place_bid",
            {"number": "New BD-08784", "house_id": "ho-3548", "buyer_id": "xx-0000", "amount": 239000},
            "No buyer has this id.",
        ),
        ("withdraw_bid", {"bid_id": "xx-0000"}, "No bid has this id."),
        ("accept_bid", {"bid_id": "xx-0000", "number": "New SA-5119"}, "No bid has this id."),
        ("take_deposit", {"sale_id": "xx-0000"}, "No sale has this id."),
        ("order_milestone", {"sale_id": "xx-0000", "kind": "survey"}, "No sale has this id."),
        ("pass_milestone", {"milestone_id": "xx-0000"}, "No milestone has this id."),
        ("fail_milestone", {"milestone_id": "xx-0000"}, "No milestone has this id."),
        ("sign_contracts", {"sale_id": "xx-0000", "closes_on": "2026-03-25"}, "No sale has this id."),
        ("close_sale", {"sale_id": "xx-0000"}, "No sale has this id."),
        ("let_fall", {"sale_id": "xx-0000"}, "No sale has this id."),
        ("show_funds", {"buyer_id": "xx-0000", "budget": 650000}, "No buyer has this id."),
    ],
)
def test_an_unknown_id_is_refused(bench: Bench, tool: str, arguments: dict[str, Json], sentence: str) -> None:
    assert bench.refusal(tool, **arguments) == sentence
