"""Tests of the tools for mails of Harbour Street mailbox."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, deleted, inserted, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"direction": "received", "dated_on": "2026-10-05", "words": "closer"}, ["ma-7267"]),
        ({"conversation_id": "cn-5366"}, ["ma-5942", "ma-3634"]),
        ({"status": "draft"}, ["ma-6413", "ma-3357", "ma-4366", "ma-1929", "ma-3537"]),
        ({"correspondent_id": "co-2487"}, ["ma-9204", "ma-5377"]),
    ],
)
def test_find_mails_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_mails", **filters) == ids


def test_find_mails_counts(bench: Bench) -> None:
    assert bench.call("find_mails", direction="written")["total"] == 39


def test_find_mails_turns_the_page(bench: Bench) -> None:
    ids = bench.ids("find_mails", page=13)
    assert ids == [
        "ma-9260",
        "ma-4249",
        "ma-5633",
        "ma-9773",
        "ma-4215",
        "ma-8788",
        "ma-2719",
        "ma-5407",
        "ma-6997",
        "ma-4142",
    ]


def test_find_mails_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_mails", correspondent_id="co-4555") == []


def test_read_mail_shows_the_mail(bench: Bench) -> None:
    result = bench.call("read_mail", mail_id="ma-2869", from_line=9)
    assert result == {"lines": ["Our reference: HS-2397"], "first_line": 9, "total_lines": 9}


def test_read_mail_shows_the_mail_2(bench: Bench) -> None:
    result = bench.call("read_mail", mail_id="ma-2648", from_line=3)
    assert result == {
        "lines": [
            "The missing invoice that came yesterday does not agree with what was promised.",
            "",
            "The caretaker has put up a notice, but most people walk past it.",
            "",
            "I have added photographs of the dirty roof hatch so that you can judge for",
            "yourselves.",
            "",
            "We would need access to the cellar for about 5 hours.",
            "",
            "House: Mill Lane 2",
            "Callback number: 0565 32 40 335",
            "Meter reading: 78508 kWh",
            "Reference of the insurer: SC-98927",
            "",
            "It began on a Wednesday, shortly after the plumber had left.",
            "",
            "The insurance wants to know who had the keys on that day.",
            "",
            "The old file speaks of a similar case in 2016, which was settled within a week.",
            "",
            "My neighbour on the third floor has noticed the same.",
            "",
            "The old file speaks of a similar case in 2018, which was settled within a week.",
            "",
            "We measured it twice, and both times the result was above the limit.",
            "",
            "A provisional repair would be enough until the missing invoice is here.",
            "",
            "The costs should be shared as the statutes say, by floor area and not by household.",
            "",
            "What we would ask you to do:",
            "",
            "  - A short confirmation of this mail is all I need.",
            "  - Please forward this to whoever looks after the dirty roof hatch.",
            "",
            "Please forward this to whoever looks after the dirty roof hatch.",
            "",
            "Kind regards from Mill Lane 9",
            "",
            "Flat: 1",
        ],
        "first_line": 3,
        "total_lines": 43,
        "next_line": 43,
    }


def test_read_mail_is_refused_because_this_mail_ends_at_line_9(bench: Bench) -> None:
    assert bench.refusal("read_mail", mail_id="ma-2869", from_line=10) == "This mail ends at line 9."


def test_write_reply_adds_a_mail(bench: Bench) -> None:
    bench.call("write_reply", conversation_id="cn-9815", reader="office team", body="As discussed")
    assert bench.changes() == [
        inserted(
            "mails",
            "ma-8691",
            conversation_id="cn-9815",
            direction="written",
            status="draft",
            writer_id="cl-1061",
            reader="office team",
            dated_at="2026-11-16T09:00",
            body="As discussed",
        ),
    ]


def test_write_reply_is_refused_because_nobody_has_this_conversation_in_hand(bench: Bench) -> None:
    sentence = bench.refusal(
        "write_reply",
        conversation_id="cn-1646",
        reader="neighbours in the office",
        body="As discussed",
    )
    assert sentence == "Nobody has this conversation in hand."


def test_write_reply_is_refused_because_the_conversation_is_not_in_hand(bench: Bench) -> None:
    sentence = bench.refusal("write_reply", conversation_id="cn-7539", reader="caretaker's office", body="As discussed")
    assert sentence == "The conversation is not in hand."


def test_write_reply_is_refused_because_the_correspondent_is_blocked(bench: Bench) -> None:
    bench.arrange("correspondents", "co-2127", status="blocked")
    sentence = bench.refusal("write_reply", conversation_id="cn-9815", reader="office team", body="Agreed by phone")
    assert sentence == "The correspondent is blocked."


def test_write_reply_is_refused_because_another_reply_in_this_conversation_is_not_sent_yet(bench: Bench) -> None:
    sentence = bench.refusal(
        "write_reply",
        conversation_id="cn-2815",
        reader="members of the board",
        body="Agreed by phone",
    )
    assert sentence == "Another reply in this conversation is not sent yet."


def test_approve_reply_changes_the_mail(bench: Bench) -> None:
    bench.arrange("mails", "ma-4366", conversation_id="cn-1852")
    bench.call("approve_reply", mail_id="ma-4366")
    assert bench.changes() == [updated("mails", "ma-4366", status="approved", approver_id="cl-7476")]


def test_approve_reply_is_refused_because_the_mail_must_be_draft(bench: Bench) -> None:
    assert bench.refusal("approve_reply", mail_id="ma-1087") == "The mail must be draft."


def test_approve_reply_is_refused_because_nobody_approves_a_reply_of_their_own(bench: Bench) -> None:
    bench.arrange("mails", "ma-4366", writer_id="cl-7476")
    assert bench.refusal("approve_reply", mail_id="ma-4366") == "Nobody approves a reply of their own."


def test_approve_reply_is_refused_because_replies_on_this_topic_need_no_second_look(bench: Bench) -> None:
    assert bench.refusal("approve_reply", mail_id="ma-4366") == "Replies on this topic need no second look."


def test_send_reply_changes_the_mail(bench: Bench) -> None:
    bench.call("send_reply", mail_id="ma-1196")
    assert bench.changes() == [
        updated("mails", "ma-1196", status="sent", approver_id=None, dated_at="2026-11-16T09:00"),
    ]


def test_send_reply_changes_the_mail_and_sets_status_to_answered(bench: Bench) -> None:
    bench.call("send_reply", mail_id="ma-6413")
    assert bench.changes() == [
        updated("mails", "ma-6413", status="sent", dated_at="2026-11-16T09:00"),
        updated("mails", "ma-7275", status="answered"),
    ]


def test_send_reply_is_refused_because_the_mail_must_be_approved_or_draft(bench: Bench) -> None:
    assert bench.refusal("send_reply", mail_id="ma-1087") == "The mail must be approved or draft."


def test_send_reply_is_refused_because_a_reply_on_this_topic_needs_a_second_look(bench: Bench) -> None:
    bench.arrange("mails", "ma-3537", conversation_id="cn-1852")
    assert bench.refusal("send_reply", mail_id="ma-3537") == "A reply on this topic needs a second look."


def test_send_reply_is_refused_because_the_correspondent_is_blocked(bench: Bench) -> None:
    bench.arrange("correspondents", "co-6705", status="blocked")
    assert bench.refusal("send_reply", mail_id="ma-3537") == "The correspondent is blocked."


def test_send_reply_is_refused_because_an_attachment_is_not_found_clean(bench: Bench) -> None:
    bench.arrange("attachments", "at-1005", mail_id="ma-3537")
    assert bench.refusal("send_reply", mail_id="ma-3537") == "An attachment is not found clean."


def test_discard_draft_removes_the_mail(bench: Bench) -> None:
    bench.call("discard_draft", mail_id="ma-2869")
    assert bench.changes() == [deleted("mails", "ma-2869")]


def test_discard_draft_is_refused_because_only_what_is_not_sent_can_be_thrown_away(bench: Bench) -> None:
    assert bench.refusal("discard_draft", mail_id="ma-1087") == "Only what is not sent can be thrown away."


def test_discard_draft_is_refused_because_the_mail_still_has_attachments(bench: Bench) -> None:
    bench.arrange("attachments", "at-1005", mail_id="ma-2869")
    assert bench.refusal("discard_draft", mail_id="ma-2869") == "The mail still has attachments."
