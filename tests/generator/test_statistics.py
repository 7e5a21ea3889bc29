"""What builds made is counted by what designs say and stages left."""

from pathlib import Path

import pytest

from generator.__main__ import main
from generator.behaviour import is_guarded, kinds_of
from generator.sources.documents import find_documents, read_document
from generator.testing.shown import Shown
from generator.tools.signatures import parameter_name

FERRY = read_document(find_documents()["ferry-bookings"])


@pytest.mark.parametrize(
    ("tool", "changed", "kinds"),
    [
        ("find_sailings", {}, {"paging", "filtered search"}),
        ("get_booking", {}, {"lookup"}),
        ("get_sailing", {}, {"lookup", "aggregate"}),
        ("report_bookings", {}, {"aggregate"}),
        ("book_seats", {"bookings": 1}, {"create", "capacity or quota rule", "time rule"}),
        ("cancel_booking", {"bookings": 1, "refunds": 1}, {"transition", "cross-table write", "time rule"}),
        (
            "cancel_sailing",
            {"bookings": 4, "refunds": 4, "sailings": 1},
            {"transition", "cross-table write", "time rule", "bulk"},
        ),
    ],
)
def test_kinds_of_behaviour_are_those_of_the_design_that_tests_show(
    tool: str, changed: dict[str, int], kinds: set[str]
) -> None:
    assert set(kinds_of(FERRY.operation(tool), FERRY, Shown(changed=changed))) == kinds


def test_a_kind_that_no_test_shows_does_not_count() -> None:
    search, booking, cancelling = map(FERRY.operation, ("find_sailings", "book_seats", "cancel_sailing"))
    filters = tuple(f"filters by {parameter_name(item)}" for item in search.inputs)
    assert not list(kinds_of(search, FERRY, Shown(unmet=("turns the page", *filters))))
    refusals = tuple(f"refuses: {guard.message}" for guard in booking.guards)
    assert list(kinds_of(booking, FERRY, Shown(unmet=refusals))) == ["create"]
    assert "bulk" not in kinds_of(cancelling, FERRY, Shown(changed={"bookings": 1, "sailings": 1}))


def test_existence_alone_is_no_guard() -> None:
    assert is_guarded(FERRY.operation("book_seats"))
    assert not is_guarded(FERRY.operation("get_booking"))


def test_a_workspace_without_servers_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["stats", "--workspace", str(tmp_path)]) == 2
    assert "holds no finished server" in capsys.readouterr().err
