"""Ids that nobody has, given to the tools of Findlinge backup vault."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench


@pytest.mark.parametrize(
    ("tool", "arguments", "sentence"),
    [
        ("get_store", {"data_store_id": "xx-0000"}, "No data store has this id."),
        ("get_tape", {"tape_id": "xx-0000"}, "No tape has this id."),
        ("start_run", {"data_store_id": "da-1156", "tape_id": "xx-0000"}, "No tape has this id."),
        ("start_run", {"data_store_id": "xx-0000", "tape_id": "ta-6184"}, "No data store has this id."),
        ("finish_run", {"backup_run_id": "xx-0000", "size": 91}, "No backup run has this id."),
        ("fail_run", {"backup_run_id": "xx-0000"}, "No backup run has this id."),
        ("verify_run", {"backup_run_id": "xx-0000"}, "No backup run has this id."),
        ("delete_run", {"backup_run_id": "xx-0000"}, "No backup run has this id."),
        ("vault_tape", {"tape_id": "xx-0000"}, "No tape has this id."),
        ("load_tape", {"tape_id": "xx-0000"}, "No tape has this id."),
        (
            "place_hold",
            {"data_store_id": "xx-0000", "reason": "Lawsuit of a supplier", "lawyer": "Samuel Norris"},
            "No data store has this id.",
        ),
        ("lift_hold", {"legal_hold_id": "xx-0000"}, "No legal hold has this id."),
        (
            "ask_restore",
            {"backup_run_id": "xx-0000", "target_id": "da-6401", "reason": "Move to new storage"},
            "No backup run has this id.",
        ),
        (
            "ask_restore",
            {"backup_run_id": "ba-1013", "target_id": "xx-0000", "reason": "Move to new storage"},
            "No data store has this id.",
        ),
        ("approve_restore", {"restore_id": "xx-0000"}, "No restore has this id."),
        ("finish_restore", {"restore_id": "xx-0000"}, "No restore has this id."),
    ],
)
def test_an_unknown_id_is_refused(bench: Bench, tool: str, arguments: dict[str, Json], sentence: str) -> None:
    assert bench.refusal(tool, **arguments) == sentence
