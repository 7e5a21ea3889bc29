"""Tests of the tools for reminders of Holmgaard household contracts."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, inserted, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"what": "provider", "due_until": "2026-08-20"}, ["re-3420", "re-9998"]),
        ({"contract_id": "co-1225", "signer_id": "si-3364", "status": "waiting"}, ["re-1343"]),
    ],
)
def test_find_reminders_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_reminders", **filters) == ids


@pytest.mark.parametrize(
    ("filters", "total"),
    [
        ({"signer_id": "si-2701"}, 42),
        ({"due_until": "2026-09-04"}, 29),
    ],
)
def test_find_reminders_counts(bench: Bench, filters: dict[str, Json], total: int) -> None:
    assert bench.call("find_reminders", **filters)["total"] == total


def test_find_reminders_turns_the_page(bench: Bench) -> None:
    ids = bench.ids("find_reminders", page=3)
    assert ids == [
        "re-1045",
        "re-3196",
        "re-5146",
        "re-8044",
        "re-4598",
        "re-9396",
        "re-5026",
        "re-1057",
        "re-3499",
        "re-7363",
    ]


def test_find_reminders_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_reminders", contract_id="co-1975") == []


def test_add_reminder_adds_a_reminder(bench: Bench) -> None:
    bench.call("add_reminder", contract_id="co-1228", due_on="2026-12-06", what="Talk it over")
    assert bench.changes() == [
        inserted(
            "reminders",
            "re-4605",
            contract_id="co-1228",
            due_on="2026-12-06",
            what="Talk it over",
            status="waiting",
        ),
    ]


def test_add_reminder_is_allowed(bench: Bench) -> None:
    bench.call("add_reminder", contract_id="co-4997", due_on="2026-08-26", what="Look for the papers")


def test_add_reminder_is_refused_because_the_contract_is_cancelled_or_over(bench: Bench) -> None:
    sentence = bench.refusal("add_reminder", contract_id="co-1975", due_on="2026-12-08", what="Ask for a discount")
    assert sentence == "The contract is cancelled or over."


def test_add_reminder_is_refused_because_the_day_has_passed(bench: Bench) -> None:
    sentence = bench.refusal("add_reminder", contract_id="co-1228", due_on="2026-08-25", what="Write the cancellation")
    assert sentence == "The day has passed."


def test_add_reminder_is_refused_because_the_contract_ends_before_that(bench: Bench) -> None:
    sentence = bench.refusal("add_reminder", contract_id="co-3514", due_on="2026-09-25", what="Look for the papers")
    assert sentence == "The contract ends before that."


def test_snooze_reminder_sets_due_on_to_2026_09_01(bench: Bench) -> None:
    bench.call("snooze_reminder", reminder_id="re-7777", due_on="2026-09-01")
    assert bench.changes() == [updated("reminders", "re-7777", due_on="2026-09-01")]


def test_snooze_reminder_is_refused_because_the_reminder_is_done_or_dropped(bench: Bench) -> None:
    sentence = bench.refusal("snooze_reminder", reminder_id="re-2442", due_on="2026-06-17")
    assert sentence == "The reminder is done or dropped."


def test_snooze_reminder_is_refused_because_the_day_has_passed(bench: Bench) -> None:
    assert bench.refusal("snooze_reminder", reminder_id="re-7777", due_on="2026-08-25") == "The day has passed."


def test_snooze_reminder_is_refused_because_the_new_day_must_be_later(bench: Bench) -> None:
    assert bench.refusal("snooze_reminder", reminder_id="re-1343", due_on="2026-09-20") == "The new day must be later."


def test_snooze_reminder_is_refused_because_a_reminder_is_put_off_by_two_weeks_at_most(bench: Bench) -> None:
    sentence = bench.refusal("snooze_reminder", reminder_id="re-7777", due_on="2026-09-09")
    assert sentence == "A reminder is put off by two weeks at most."


def test_snooze_reminder_is_refused_because_the_contract_has_to_be_cancelled_before_that(bench: Bench) -> None:
    bench.arrange("contracts", "co-1964", ends_on="2026-09-24")
    sentence = bench.refusal("snooze_reminder", reminder_id="re-7777", due_on="2026-09-08")
    assert sentence == "The contract has to be cancelled before that."
