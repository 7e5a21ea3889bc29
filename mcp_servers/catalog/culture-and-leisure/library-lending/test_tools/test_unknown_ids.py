"""Ids that nobody has, given to the tools of Town library, my account."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench


@pytest.mark.parametrize(
    ("tool", "arguments", "sentence"),
    [
        ("get_work", {"work_id": "xx-0000"}, "No work has this id."),
        ("get_review", {"review_id": "xx-0000"}, "No review has this id."),
        ("borrow_copy", {"copy_id": "xx-0000"}, "No copy has this id."),
        ("return_loan", {"loan_id": "xx-0000"}, "No loan has this id."),
        ("renew_loan", {"loan_id": "xx-0000"}, "No loan has this id."),
        ("place_hold", {"work_id": "xx-0000", "branch_id": "br-1051"}, "No work has this id."),
        ("place_hold", {"work_id": "wo-1049", "branch_id": "xx-0000"}, "No branch has this id."),
        ("move_hold", {"hold_id": "xx-0000", "branch_id": "br-7003"}, "No hold has this id."),
        ("move_hold", {"hold_id": "ho-1170", "branch_id": "xx-0000"}, "No branch has this id."),
        ("cancel_hold", {"hold_id": "xx-0000"}, "No hold has this id."),
        ("pay_fee", {"fee_id": "xx-0000"}, "No fee has this id."),
        ("write_review", {"work_id": "xx-0000", "stars": 3}, "No work has this id."),
        ("add_to_list", {"reading_list_id": "ra-1883", "work_id": "xx-0000"}, "No work has this id."),
        ("add_to_list", {"reading_list_id": "xx-0000", "work_id": "wo-3547"}, "No reading list has this id."),
        ("remove_from_list", {"list_entry_id": "xx-0000"}, "No list entry has this id."),
        ("delete_list", {"reading_list_id": "xx-0000"}, "No reading list has this id."),
    ],
)
def test_an_unknown_id_is_refused(bench: Bench, tool: str, arguments: dict[str, Json], sentence: str) -> None:
    assert bench.refusal(tool, **arguments) == sentence
