"""Tests of the tools for messages of Weather station help desk."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, inserted, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"words": "endo"}, ["me-8297", "me-9380", "me-6732", "me-2260", "me-4919", "me-9728", "me-5688"]),
        ({"customer_id": "cu-6880"}, ["me-4132"]),
        ({"agent_id": "ag-2854"}, ["me-4268"]),
        ({"sent_on": "2026-03-19"}, ["me-8091"]),
        (
            {"direction": "outgoing"},
            [
                "me-6994",
                "me-5857",
                "me-6508",
                "me-5666",
                "me-2700",
                "me-4475",
                "me-9091",
                "me-2578",
                "me-9728",
                "me-4268",
            ],
        ),
        ({"ticket_id": "ti-6567"}, ["me-2495"]),
    ],
)
def test_find_messages_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_messages", **filters) == ids


def test_find_messages_turns_the_page(bench: Bench) -> None:
    ids = bench.ids("find_messages", page=8)
    assert ids == [
        "me-8363",
        "me-8755",
        "me-3402",
        "me-2122",
        "me-9850",
        "me-7170",
        "me-9246",
        "me-4804",
        "me-3034",
        "me-5183",
    ]


def test_find_messages_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_messages", ticket_id="ti-9709") == []


def test_read_message_shows_the_message(bench: Bench) -> None:
    result = bench.call("read_message", message_id="me-4475", from_line=8)
    assert result == {"lines": ["Reply by: 12 April"], "first_line": 8, "total_lines": 8}


def test_read_message_shows_the_message_with_lines(bench: Bench) -> None:
    result = bench.call("read_message", message_id="me-1136", from_line=8, lines=1)
    assert result == {"lines": [""], "first_line": 8, "total_lines": 9, "next_line": 9}


def test_read_message_is_refused_because_this_message_ends_at_line_8(bench: Bench) -> None:
    assert bench.refusal("read_message", message_id="me-4475", from_line=9) == "This message ends at line 8."


def test_answer_ticket_adds_a_message_and_changes_the_ticket(bench: Bench) -> None:
    bench.call("answer_ticket", ticket_id="ti-1043", body="As discussed")
    assert bench.changes() == [
        inserted(
            "messages",
            "me-3130",
            ticket_id="ti-1043",
            direction="outgoing",
            agent_id="ag-9837",
            sent_at="2026-03-23T09:00",
            body="As discussed",
        ),
        updated("tickets", "ti-1043", status="waiting", waiting_since="2026-03-23"),
    ]


def test_answer_ticket_is_refused_because_the_ticket_is_not_open(bench: Bench) -> None:
    assert bench.refusal("answer_ticket", ticket_id="ti-8419", body="Agreed by phone") == "The ticket is not open."


def test_answer_ticket_is_refused_because_the_agent_of_the_ticket_is_away(bench: Bench) -> None:
    sentence = bench.refusal("answer_ticket", ticket_id="ti-2161", body="Agreed by phone")
    assert sentence == "The agent of the ticket is away."


def test_take_message_adds_a_message_and_changes_the_ticket(bench: Bench) -> None:
    bench.call("take_message", ticket_id="ti-8750", body="As discussed")
    assert bench.changes() == [
        inserted(
            "messages",
            "me-3130",
            ticket_id="ti-8750",
            direction="incoming",
            sent_at="2026-03-23T09:00",
            body="As discussed",
        ),
        updated("tickets", "ti-8750", status="open", answer_by="2026-03-23T13:00", waiting_since=None),
    ]


def test_take_message_adds_a_message_and_changes_the_ticket_when_ticket_id_is_ti_7095(bench: Bench) -> None:
    bench.call("take_message", ticket_id="ti-7095", body="As discussed")
    assert bench.changes() == [
        inserted(
            "messages",
            "me-3130",
            ticket_id="ti-7095",
            direction="incoming",
            sent_at="2026-03-23T09:00",
            body="As discussed",
        ),
        updated("tickets", "ti-7095", status="open", answer_by="2026-03-25T09:00", waiting_since=None),
    ]


def test_take_message_is_refused_because_the_ticket_is_closed(bench: Bench) -> None:
    assert bench.refusal("take_message", ticket_id="ti-8419", body="Agreed by phone") == "The ticket is closed."
