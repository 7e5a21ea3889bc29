"""Whether an instruction says a flag that no slot words state."""

import pytest

from mcp_servers.checks.hints import goes_without_saying, is_hinted

RESOLVED = {"type": "boolean", "description": "Only comments with this resolved."}
QUIET = {"type": "boolean", "description": "Only rooms with this do-not-disturb sign."}


@pytest.mark.parametrize(
    ("name", "schema", "value", "instruction", "said"),
    [
        ("resolved", RESOLVED, True, "Who wrote the resolved comment?", True),
        ("resolved", RESOLVED, False, "Who wrote the comment that is not resolved?", True),
        ("resolved", RESOLVED, False, "Who wrote the unresolved comment?", True),
        ("resolved", RESOLVED, False, "Who wrote the resolved comment?", False),
        ("resolved", RESOLVED, True, "Who wrote the comment that is not resolved?", False),
        ("resolved", RESOLVED, True, "Who wrote the comment?", False),
        ("do_not_disturb", QUIET, True, "Clean the room with do-not-disturb sign.", True),
        ("status", {"enum": ["open", "closed"]}, "open", "Which ticket is open?", True),
        ("status", {"enum": ["open", "closed"]}, "open", "Which ticket is it?", False),
        ("seats", {"type": "integer"}, 7, "A table for 7.", True),
        ("seats", {"type": "integer"}, 7, "A table for 70.", False),
    ],
)
def test_a_flag_is_said_or_not(
    name: str, schema: dict[str, object], value: object, instruction: str, said: bool
) -> None:
    assert is_hinted("find_comments", name, schema, value, instruction) is said


def test_a_default_and_an_only_value_go_without_saying() -> None:
    assert goes_without_saying({"default": 1}, 1)
    assert goes_without_saying({"enum": ["each"]}, "each")
    assert not goes_without_saying({"default": 1}, True)
    assert not goes_without_saying({"enum": ["each", "all"]}, "each")
