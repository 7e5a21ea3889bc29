"""Tests of the tools for attachments of Harbour Street mailbox."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, deleted, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"words": "warranty"}, ["at-4811", "at-6884", "at-4132"]),
        ({"file_name": "list-5676"}, ["at-7022"]),
        (
            {"kind": "markdown"},
            [
                "at-4811",
                "at-5219",
                "at-6209",
                "at-6822",
                "at-4232",
                "at-5270",
                "at-4443",
                "at-4783",
                "at-9947",
                "at-8760",
            ],
        ),
        (
            {"status": "unchecked"},
            [
                "at-4811",
                "at-3217",
                "at-6800",
                "at-6884",
                "at-8493",
                "at-5219",
                "at-6209",
                "at-5270",
                "at-5382",
                "at-2585",
            ],
        ),
        ({"mail_id": "ma-2353"}, ["at-9947", "at-6116"]),
    ],
)
def test_find_attachments_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_attachments", **filters) == ids


def test_find_attachments_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_attachments", page=6) == ["at-6892", "at-1967", "at-8935", "at-6116", "at-3742", "at-5218"]


def test_find_attachments_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_attachments", mail_id="ma-5078") == []


def test_read_attachment_shows_the_attachment(bench: Bench) -> None:
    result = bench.call("read_attachment", attachment_id="at-8414", from_line=10)
    assert result == {"lines": ["Total,,,,3686.85"], "first_line": 10, "total_lines": 10}


def test_read_attachment_shows_the_attachment_with_lines(bench: Bench) -> None:
    result = bench.call("read_attachment", attachment_id="at-8414", from_line=8, lines=2)
    assert result == {
        "lines": ["smoke detector,Orchard Row 12,12,46.70,560.40", "lock cylinder,Orchard Row 20,3,46.25,138.75"],
        "first_line": 8,
        "total_lines": 10,
        "next_line": 10,
    }


def test_read_attachment_is_refused_because_this_attachment_ends_at_line_10(bench: Bench) -> None:
    assert bench.refusal("read_attachment", attachment_id="at-8414", from_line=11) == "This attachment ends at line 10."


def test_release_attachment_changes_the_attachment(bench: Bench) -> None:
    bench.call("release_attachment", attachment_id="at-7600")
    assert bench.changes() == [updated("attachments", "at-7600", status="clean", checked_on="2026-11-16")]


def test_release_attachment_is_refused_because_the_attachment_must_be_unchecked_or(bench: Bench) -> None:
    sentence = bench.refusal("release_attachment", attachment_id="at-2306")
    assert sentence == "The attachment must be unchecked or quarantined."


def test_release_attachment_is_refused_because_it_has_been_in_quarantine_for_less_than(bench: Bench) -> None:
    sentence = bench.refusal("release_attachment", attachment_id="at-1634")
    assert sentence == "It has been in quarantine for less than three days."


def test_release_attachment_is_refused_because_the_correspondent_is_blocked(bench: Bench) -> None:
    bench.arrange("correspondents", "co-8656", status="blocked")
    assert bench.refusal("release_attachment", attachment_id="at-5105") == "The correspondent is blocked."


def test_quarantine_attachment_changes_the_attachment(bench: Bench) -> None:
    bench.call("quarantine_attachment", attachment_id="at-1005")
    assert bench.changes() == [updated("attachments", "at-1005", status="quarantined", checked_on="2026-11-16")]


def test_quarantine_attachment_is_refused_because_the_attachment_must_be_unchecked(bench: Bench) -> None:
    assert bench.refusal("quarantine_attachment", attachment_id="at-2157") == "The attachment must be unchecked."


def test_delete_attachment_removes_the_attachment(bench: Bench) -> None:
    bench.call("delete_attachment", attachment_id="at-8760")
    assert bench.changes() == [deleted("attachments", "at-8760")]


def test_delete_attachment_is_allowed(bench: Bench) -> None:
    bench.arrange("attachments", "at-8760", checked_on="2026-11-02")
    bench.call("delete_attachment", attachment_id="at-8760")


def test_delete_attachment_is_refused_because_only_what_is_in_quarantine_is_deleted(bench: Bench) -> None:
    assert bench.refusal("delete_attachment", attachment_id="at-1005") == "Only what is in quarantine is deleted."


def test_delete_attachment_is_refused_because_it_has_been_in_quarantine_for_less_than_14(bench: Bench) -> None:
    sentence = bench.refusal("delete_attachment", attachment_id="at-2157")
    assert sentence == "It has been in quarantine for less than 14 days."
