"""Tests of the tools for reminders of Harbour Street mailbox."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, inserted, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"clerk_id": "cl-9425", "status": "pending", "due_until": "2026-11-27"}, ["re-9405"]),
        ({"conversation_id": "cn-2386"}, ["re-8161", "re-8197"]),
    ],
)
def test_find_reminders_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_reminders", **filters) == ids


def test_find_reminders_counts(bench: Bench) -> None:
    assert bench.call("find_reminders", due_until="2026-11-04")["total"] == 19


def test_find_reminders_turns_the_page(bench: Bench) -> None:
    ids = bench.ids("find_reminders", page=3)
    assert ids == [
        "re-4808",
        "re-8197",
        "re-1741",
        "re-1842",
        "re-2200",
        "re-9405",
        "re-8070",
        "re-3588",
        "re-5708",
        "re-8960",
    ]


def test_find_reminders_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_reminders", conversation_id="cn-1646") == []


def test_set_reminder_adds_a_reminder(bench: Bench) -> None:
    bench.call("set_reminder", conversation_id="cn-2815", due_on="2027-02-14", matter="Find the old file.")
    assert bench.changes() == [
        inserted(
            "reminders",
            "re-6317",
            conversation_id="cn-2815",
            clerk_id="cl-9425",
            matter="Find the old file.",
            status="pending",
            due_on="2027-02-14",
        ),
    ]


def test_set_reminder_is_allowed(bench: Bench) -> None:
    bench.call(
        "set_reminder",
        conversation_id="cn-2815",
        due_on="2026-11-30",
        matter="Remind the board of its decision.",
    )


def test_set_reminder_is_refused_because_the_conversation_is_not_in_hand(bench: Bench) -> None:
    sentence = bench.refusal(
        "set_reminder",
        conversation_id="cn-6105",
        due_on="2026-10-27",
        matter="Wait for the signature.",
    )
    assert sentence == "The conversation is not in hand."


def test_set_reminder_is_refused_because_the_day_must_lie_ahead(bench: Bench) -> None:
    sentence = bench.refusal(
        "set_reminder",
        conversation_id="cn-2815",
        due_on="2026-11-16",
        matter="Ask the caretaker for photographs.",
    )
    assert sentence == "The day must lie ahead."


def test_set_reminder_is_refused_because_a_reminder_lies_at_most_90_days_ahead(bench: Bench) -> None:
    sentence = bench.refusal(
        "set_reminder",
        conversation_id="cn-2815",
        due_on="2027-02-15",
        matter="Ask the caretaker for photographs.",
    )
    assert sentence == "A reminder lies at most 90 days ahead."


def test_set_reminder_is_refused_because_there_is_a_reminder_for_this_day_already(bench: Bench) -> None:
    sentence = bench.refusal(
        "set_reminder",
        conversation_id="cn-2815",
        due_on="2026-11-17",
        matter="Ask the caretaker for photographs.",
    )
    assert sentence == "There is a reminder for this day already."


def test_finish_reminder_sets_status_to_done(bench: Bench) -> None:
    bench.call("finish_reminder", reminder_id="re-5708")
    assert bench.changes() == [updated("reminders", "re-5708", status="done")]


def test_finish_reminder_is_refused_because_the_reminder_must_be_pending(bench: Bench) -> None:
    assert bench.refusal("finish_reminder", reminder_id="re-1741") == "The reminder must be pending."


def test_finish_reminder_is_refused_because_this_reminder_is_due_in_more_than_a_week(bench: Bench) -> None:
    bench.arrange("reminders", "re-5708", due_on="2026-11-24")
    assert bench.refusal("finish_reminder", reminder_id="re-5708") == "This reminder is due in more than a week."
