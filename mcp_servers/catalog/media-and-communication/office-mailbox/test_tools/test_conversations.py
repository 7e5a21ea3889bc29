"""Tests of the tools for conversations of Harbour Street mailbox."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"topic_id": "to-5725", "status": "closed"}, ["cn-3629"]),
        ({"subject": "radiator"}, ["cn-1852", "cn-4426"]),
        (
            {"clerk_id": "cl-7476"},
            [
                "cn-2960",
                "cn-9533",
                "cn-6348",
                "cn-9001",
                "cn-4536",
                "cn-6105",
                "cn-1852",
                "cn-9857",
                "cn-7863",
                "cn-8246",
            ],
        ),
        ({"correspondent_id": "co-5415"}, ["cn-4536", "cn-9857"]),
        (
            {"due_until": "2026-11-03"},
            [
                "cn-2960",
                "cn-3629",
                "cn-9533",
                "cn-6348",
                "cn-7775",
                "cn-9001",
                "cn-7780",
                "cn-3566",
                "cn-5217",
                "cn-5071",
            ],
        ),
    ],
)
def test_find_conversations_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_conversations", **filters) == ids


def test_find_conversations_counts(bench: Bench) -> None:
    assert bench.call("find_conversations", due_until="2026-11-03")["total"] == 32


def test_find_conversations_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_conversations", page=8) == ["cn-8023", "cn-8017"]


def test_find_conversations_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_conversations", correspondent_id="co-1264") == []


def test_get_conversation_shows_the_conversation(bench: Bench) -> None:
    result = bench.call("get_conversation", conversation_id="cn-9495")
    assert result == {
        "id": "cn-9495",
        "subject": "Copy of the missing invoice for Orchard Row 8",
        "correspondent_id": "co-6148",
        "topic_id": "to-8998",
        "status": "in_hand",
        "clerk_id": "cl-4990",
        "begun_at": "2026-11-11T07:00",
        "due_on": "2026-11-17",
        "correspondent_name": "Daisy Pritchard",
        "topic_name": "annual statements",
        "number_of_mails": 2,
        "unanswered": 0,
        "last_mail": "2026-11-12T07:00",
        "reminders_pending": 0,
    }


def test_report_topics_finds_nothing(bench: Bench) -> None:
    assert bench.ids("report_topics", clerk_id="cl-1061", begun_from="2026-11-12T01:00") == []


def test_report_topics_adds_up(bench: Bench) -> None:
    result = bench.call("report_topics", begun_from="2026-11-07T02:00")
    assert result == {
        "items": [
            {"topic_name": "annual statements", "conversations": 8, "next_due": "2026-11-14"},
            {"topic_name": "heating", "conversations": 1, "next_due": "2026-11-20"},
            {"topic_name": "insurance claims", "conversations": 6, "next_due": "2026-11-13"},
            {"topic_name": "offers", "conversations": 3, "next_due": "2026-11-16"},
            {"topic_name": "repairs", "conversations": 4, "next_due": "2026-11-18"},
            {"topic_name": "tenancy contracts", "conversations": 3, "next_due": "2026-11-14"},
        ],
        "total": 6,
    }


def test_report_topics_adds_up_with_status_and_clerk_id(bench: Bench) -> None:
    result = bench.call("report_topics", status="in_hand", clerk_id="cl-3328")
    assert result == {
        "items": [{"topic_name": "insurance claims", "conversations": 2, "next_due": "2026-11-07"}],
        "total": 1,
    }


def test_take_conversation_changes_the_conversation(bench: Bench) -> None:
    bench.call("take_conversation", conversation_id="cn-3074", clerk_id="cl-7476")
    assert bench.changes() == [
        updated("conversations", "cn-3074", status="in_hand", clerk_id="cl-7476", closed_on=None),
    ]


def test_take_conversation_is_allowed(bench: Bench) -> None:
    bench.arrange("conversations", "cn-5217", closed_on="2026-09-17")
    bench.call("take_conversation", conversation_id="cn-5217", clerk_id="cl-5364")


def test_take_conversation_is_refused_because_the_conversation_must_be_new_or_closed(bench: Bench) -> None:
    sentence = bench.refusal("take_conversation", conversation_id="cn-1852", clerk_id="cl-9425")
    assert sentence == "The conversation must be new or closed."


def test_take_conversation_is_refused_because_the_clerk_has_too_many_conversations_in_hand(bench: Bench) -> None:
    bench.arrange("clerks", "cl-5364", most_open=4)
    bench.arrange("conversations", "cn-1069", clerk_id="cl-5364")
    sentence = bench.refusal("take_conversation", conversation_id="cn-5217", clerk_id="cl-5364")
    assert sentence == "The clerk has too many conversations in hand."


def test_take_conversation_is_refused_because_the_conversation_has_been_closed_for_more(bench: Bench) -> None:
    bench.arrange("conversations", "cn-5217", closed_on="2026-09-16")
    sentence = bench.refusal("take_conversation", conversation_id="cn-5217", clerk_id="cl-5364")
    assert sentence == "The conversation has been closed for more than 60 days."


def test_take_conversation_is_refused_because_the_correspondent_is_blocked(bench: Bench) -> None:
    bench.arrange("correspondents", "co-6829", status="blocked")
    sentence = bench.refusal("take_conversation", conversation_id="cn-5217", clerk_id="cl-5364")
    assert sentence == "The correspondent is blocked."


def test_put_back_changes_the_conversation(bench: Bench) -> None:
    bench.call("put_back", conversation_id="cn-6413")
    assert bench.changes() == [updated("conversations", "cn-6413", status="new", clerk_id=None)]


def test_put_back_is_allowed(bench: Bench) -> None:
    bench.call("put_back", conversation_id="cn-5731")


def test_put_back_is_refused_because_the_conversation_must_be_in_hand(bench: Bench) -> None:
    assert bench.refusal("put_back", conversation_id="cn-1646") == "The conversation must be in hand."


def test_put_back_is_refused_because_a_reply_in_this_conversation_is_not_sent_yet(bench: Bench) -> None:
    assert bench.refusal("put_back", conversation_id="cn-2815") == "A reply in this conversation is not sent yet."


def test_close_conversation_changes_the_conversation(bench: Bench) -> None:
    bench.call("close_conversation", conversation_id="cn-6413")
    assert bench.changes() == [updated("conversations", "cn-6413", status="closed", closed_on="2026-11-16")]


def test_close_conversation_is_allowed(bench: Bench) -> None:
    bench.call("close_conversation", conversation_id="cn-2386")


def test_close_conversation_is_refused_because_the_conversation_must_be_in_hand(bench: Bench) -> None:
    assert bench.refusal("close_conversation", conversation_id="cn-1646") == "The conversation must be in hand."


def test_close_conversation_is_refused_because_a_mail_in_this_conversation_is_not_answered(bench: Bench) -> None:
    sentence = bench.refusal("close_conversation", conversation_id="cn-2815")
    assert sentence == "A mail in this conversation is not answered."


def test_close_conversation_is_refused_because_a_reply_in_this_conversation_is_not_sent_yet(bench: Bench) -> None:
    sentence = bench.refusal("close_conversation", conversation_id="cn-1852")
    assert sentence == "A reply in this conversation is not sent yet."


def test_close_conversation_is_refused_because_a_reminder_for_this_conversation_is_pending(bench: Bench) -> None:
    bench.arrange("mails", "ma-1049", conversation_id="cn-8430")
    sentence = bench.refusal("close_conversation", conversation_id="cn-8430")
    assert sentence == "A reminder for this conversation is pending."


def test_change_topic_changes_the_conversation(bench: Bench) -> None:
    bench.call("change_topic", conversation_id="cn-4351", topic_id="to-5725")
    assert bench.changes() == [updated("conversations", "cn-4351", topic_id="to-5725", due_on="2026-11-15")]


def test_change_topic_is_refused_because_the_conversation_is_closed(bench: Bench) -> None:
    assert bench.refusal("change_topic", conversation_id="cn-2960", topic_id="to-9682") == "The conversation is closed."


def test_change_topic_is_refused_because_the_conversation_has_this_topic_already(bench: Bench) -> None:
    sentence = bench.refusal("change_topic", conversation_id="cn-4351", topic_id="to-9682")
    assert sentence == "The conversation has this topic already."
