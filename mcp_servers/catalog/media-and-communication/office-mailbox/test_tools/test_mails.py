"""Tests of the tools for mails of Harbour Street mailbox."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, deleted, inserted, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"direction": "written", "status": "sent", "dated_on": "2026-11-13"}, ["ma-6563"]),
        ({"words": "lid"}, ["ma-1329", "ma-5362"]),
        ({"correspondent_id": "co-2487"}, ["ma-9204", "ma-5377"]),
        ({"conversation_id": "cn-5366"}, ["ma-5942", "ma-3634"]),
    ],
)
def test_find_mails_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_mails", **filters) == ids


def test_find_mails_counts(bench: Bench) -> None:
    assert bench.call("find_mails", direction="written")["total"] == 55


def test_find_mails_turns_the_page(bench: Bench) -> None:
    ids = bench.ids("find_mails", page=4)
    assert ids == [
        "ma-2056",
        "ma-3007",
        "ma-2433",
        "ma-9851",
        "ma-6254",
        "ma-7346",
        "ma-7901",
        "ma-9246",
        "ma-1049",
        "ma-2000",
    ]


def test_find_mails_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_mails", conversation_id="cn-2813") == []


def test_read_mail_shows_the_mail(bench: Bench) -> None:
    result = bench.call("read_mail", mail_id="ma-2433")
    assert result == {
        "lines": [
            "Dear Harbour Street office,",
            "",
            "As agreed with the caretaker, here is what we know about the defective washing",
            "machine.",
            "",
            "The noise is worst between ten and midnight.",
            "",
            "I would rather not pay for the key register a second time.",
            "",
            "A colleague of yours promised a call back, which has not come yet.",
            "",
            "A provisional repair would be enough until the key register is here.",
            "",
            "House: Mill Lane 17",
            "Callback number: 0380 83 34 256",
            "Meter reading: 93432 kWh",
            "Reference of the insurer: SC-91726",
            "",
            "We would need access to the bicycle room for about 2 hours.",
            "",
            "Please do not send anybody before eight, since the children sleep until then.",
            "",
            "The old file speaks of a similar case in 2013, which was settled within a week.",
            "",
            "My neighbour on the top floor has noticed the same.",
            "",
            "The caretaker has put up a notice, but most people walk past it.",
            "",
            "My neighbour on the ground floor has noticed the same.",
            "",
            "What we would ask you to do:",
            "",
            "  - Could somebody ring me before the weekend?",
            "  - I look forward to an appointment.",
            "",
            "A short confirmation of this mail is all I need.",
            "",
            "Best wishes",
            "",
            "Flat: 45",
        ],
        "first_line": 1,
        "total_lines": 41,
        "next_line": 41,
    }


def test_read_mail_shows_the_mail_with_from_line(bench: Bench) -> None:
    result = bench.call("read_mail", mail_id="ma-2869", from_line=9)
    assert result == {"lines": ["Our reference: HS-2397"], "first_line": 9, "total_lines": 9}


def test_read_mail_is_refused_because_this_mail_ends_at_line_9(bench: Bench) -> None:
    assert bench.refusal("read_mail", mail_id="ma-2869", from_line=10) == "This mail ends at line 9."


def test_write_reply_adds_a_mail(bench: Bench) -> None:
    bench.call("write_reply", conversation_id="cn-6413", reader="office team", body="Agreed by phone")
    assert bench.changes() == [
        inserted(
            "mails",
            "ma-8691",
            conversation_id="cn-6413",
            direction="written",
            status="draft",
            writer_id="cl-1061",
            reader="office team",
            dated_at="2026-11-16T09:00",
            body="Agreed by phone",
        ),
    ]


def test_write_reply_is_allowed(bench: Bench) -> None:
    bench.call("write_reply", conversation_id="cn-5731", reader="caretaker's office", body="As discussed")


def test_write_reply_is_refused_because_nobody_has_this_conversation_in_hand(bench: Bench) -> None:
    sentence = bench.refusal(
        "write_reply",
        conversation_id="cn-1646",
        reader="neighbours in the office",
        body="As discussed",
    )
    assert sentence == "Nobody has this conversation in hand."


def test_write_reply_is_refused_because_the_conversation_is_not_in_hand(bench: Bench) -> None:
    sentence = bench.refusal("write_reply", conversation_id="cn-2736", reader="caretaker's office", body="As discussed")
    assert sentence == "The conversation is not in hand."


def test_write_reply_is_refused_because_the_correspondent_is_blocked(bench: Bench) -> None:
    bench.arrange("correspondents", "co-8156", status="blocked")
    sentence = bench.refusal(
        "write_reply",
        conversation_id="cn-2815",
        reader="members of the board",
        body="Agreed by phone",
    )
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
    bench.call("approve_reply", mail_id="ma-9354")
    assert bench.changes() == [updated("mails", "ma-9354", status="approved", approver_id="cl-7476")]


def test_approve_reply_is_refused_because_the_mail_must_be_draft(bench: Bench) -> None:
    assert bench.refusal("approve_reply", mail_id="ma-1060") == "The mail must be draft."


def test_approve_reply_is_refused_because_nobody_approves_a_reply_of_their_own(bench: Bench) -> None:
    assert bench.refusal("approve_reply", mail_id="ma-2869") == "Nobody approves a reply of their own."


def test_approve_reply_is_refused_because_replies_on_this_topic_need_no_second_look(bench: Bench) -> None:
    assert bench.refusal("approve_reply", mail_id="ma-3007") == "Replies on this topic need no second look."


def test_send_reply_changes_the_mail(bench: Bench) -> None:
    bench.call("send_reply", mail_id="ma-1196")
    assert bench.changes() == [
        updated("mails", "ma-1196", status="sent", approver_id=None, dated_at="2026-11-16T09:00"),
    ]


def test_send_reply_changes_the_mail_and_sets_status_to_answered(bench: Bench) -> None:
    bench.call("send_reply", mail_id="ma-2869")
    assert bench.changes() == [
        updated("mails", "ma-2869", status="sent", dated_at="2026-11-16T09:00"),
        updated("mails", "ma-8143", status="answered"),
        updated("mails", "ma-9541", status="answered"),
    ]


def test_send_reply_is_refused_because_the_mail_must_be_approved_or_draft(bench: Bench) -> None:
    assert bench.refusal("send_reply", mail_id="ma-2433") == "The mail must be approved or draft."


def test_send_reply_is_refused_because_a_reply_on_this_topic_needs_a_second_look(bench: Bench) -> None:
    assert bench.refusal("send_reply", mail_id="ma-9354") == "A reply on this topic needs a second look."


def test_send_reply_is_refused_because_the_correspondent_is_blocked(bench: Bench) -> None:
    bench.arrange("correspondents", "co-2127", status="blocked")
    assert bench.refusal("send_reply", mail_id="ma-2648") == "The correspondent is blocked."


def test_send_reply_is_refused_because_an_attachment_is_not_found_clean(bench: Bench) -> None:
    bench.arrange("attachments", "at-1005", mail_id="ma-2648")
    assert bench.refusal("send_reply", mail_id="ma-2648") == "An attachment is not found clean."


def test_discard_draft_removes_the_mail(bench: Bench) -> None:
    bench.call("discard_draft", mail_id="ma-3007")
    assert bench.changes() == [deleted("mails", "ma-3007")]


def test_discard_draft_is_refused_because_only_what_is_not_sent_can_be_thrown_away(bench: Bench) -> None:
    assert bench.refusal("discard_draft", mail_id="ma-3876") == "Only what is not sent can be thrown away."


def test_discard_draft_is_refused_because_the_mail_still_has_attachments(bench: Bench) -> None:
    bench.arrange("attachments", "at-1005", mail_id="ma-3007")
    assert bench.refusal("discard_draft", mail_id="ma-3007") == "The mail still has attachments."
