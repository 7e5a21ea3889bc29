"""What builds made is counted by what designs say and stages left."""

from pathlib import Path

import pytest

from generator.__main__ import main
from generator.sources.documents import find_documents, read_document
from generator.statistics import is_guarded, kinds_of


@pytest.mark.parametrize(
    ("tool", "kinds"),
    [
        ("find_sailings", {"paging", "filtered search"}),
        ("get_booking", {"lookup"}),
        ("get_sailing", {"lookup", "aggregate"}),
        ("report_bookings", {"aggregate"}),
        ("book_seats", {"create", "capacity or quota rule", "time rule"}),
        ("cancel_booking", {"transition", "cross-table write", "time rule"}),
        ("cancel_sailing", {"transition", "cross-table write", "time rule", "bulk"}),
    ],
)
def test_kinds_of_behaviour_are_read_from_the_design(tool: str, kinds: set[str]) -> None:
    design = read_document(find_documents()["ferry-bookings"])
    assert kinds <= set(kinds_of(design.operation(tool), design))


def test_existence_alone_is_no_guard() -> None:
    design = read_document(find_documents()["ferry-bookings"])
    assert is_guarded(design.operation("book_seats"))
    assert not is_guarded(design.operation("get_booking"))


def test_a_workspace_without_servers_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["stats", "--workspace", str(tmp_path)]) == 2
    assert "holds no finished server" in capsys.readouterr().err
