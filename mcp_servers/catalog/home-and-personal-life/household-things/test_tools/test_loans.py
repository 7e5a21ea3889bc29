"""Tests of the tools for loans of Kadriorg household things."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, inserted, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"friend_id": "fr-9859", "owner_id": "ho-6046", "status": "back"}, ["lo-6144"]),
        ({"thing_id": "th-4186"}, ["lo-5394", "lo-6494"]),
        (
            {"due_until": "2026-03-27"},
            [
                "lo-1794",
                "lo-1623",
                "lo-4205",
                "lo-7169",
                "lo-6483",
                "lo-9618",
                "lo-1664",
                "lo-7936",
                "lo-7859",
                "lo-2805",
            ],
        ),
    ],
)
def test_find_loans_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_loans", **filters) == ids


@pytest.mark.parametrize(
    ("filters", "total"),
    [
        ({"due_until": "2026-03-27"}, 24),
        ({"status": "out"}, 35),
    ],
)
def test_find_loans_counts(bench: Bench, filters: dict[str, Json], total: int) -> None:
    assert bench.call("find_loans", **filters)["total"] == total


def test_find_loans_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_loans", page=9) == ["lo-1137", "lo-2025", "lo-2430", "lo-8248"]


def test_find_loans_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_loans", thing_id="th-9914") == []


def test_lend_thing_adds_a_loan_and_sets_status_to_lent(bench: Bench) -> None:
    bench.call("lend_thing", thing_id="th-8176", friend_id="fr-3811", due_on="2026-09-18")
    assert bench.changes() == [
        inserted(
            "loans",
            "lo-6326",
            status="out",
            thing_id="th-8176",
            friend_id="fr-3811",
            lent_on="2026-08-22",
            due_on="2026-09-18",
        ),
        updated("things", "th-8176", status="lent"),
    ]


def test_lend_thing_is_allowed(bench: Bench) -> None:
    bench.call("lend_thing", thing_id="th-1530", friend_id="fr-2587", due_on="2026-08-26")


def test_lend_thing_is_refused_because_the_thing_belongs_to_somebody_else(bench: Bench) -> None:
    sentence = bench.refusal("lend_thing", thing_id="th-1006", friend_id="fr-8412", due_on="2026-02-02")
    assert sentence == "The thing belongs to somebody else."


def test_lend_thing_is_refused_because_the_thing_is_not_at_home(bench: Bench) -> None:
    sentence = bench.refusal("lend_thing", thing_id="th-3012", friend_id="fr-7023", due_on="2026-06-18")
    assert sentence == "The thing is not at home."


def test_lend_thing_is_refused_because_the_day_it_is_due_back_must_be_ahead(bench: Bench) -> None:
    sentence = bench.refusal("lend_thing", thing_id="th-3453", friend_id="fr-9416", due_on="2026-08-22")
    assert sentence == "The day it is due back must be ahead."


@pytest.mark.parametrize(
    "arguments",
    [
        {"thing_id": "th-3453", "friend_id": "fr-9416", "due_on": "2026-10-22"},
        {"thing_id": "th-1199", "friend_id": "fr-2587", "due_on": "2026-09-06"},
    ],
)
def test_lend_thing_is_refused_because_the_thing_is_not_lent_for_so_long(
    bench: Bench, arguments: dict[str, Json]
) -> None:
    assert bench.refusal("lend_thing", **arguments) == "The thing is not lent for so long."


def test_lend_thing_is_refused_because_the_thing_is_not_lent_for_so_long_2(bench: Bench) -> None:
    bench.arrange("things", "th-3453", price=50001)
    sentence = bench.refusal("lend_thing", thing_id="th-3453", friend_id="fr-9416", due_on="2026-10-21")
    assert sentence == "The thing is not lent for so long."


def test_lend_thing_is_refused_because_the_thing_is_fragile_and_a_damage_of_it_has_been(bench: Bench) -> None:
    bench.arrange("things", "th-9089", fragile=True)
    sentence = bench.refusal("lend_thing", thing_id="th-9089", friend_id="fr-9539", due_on="2026-09-18")
    assert sentence == "The thing is fragile and a damage of it has been reported."


def test_lend_thing_is_refused_because_the_friend_has_kept_something_too_long(bench: Bench) -> None:
    bench.arrange("things", "th-3453", price=50000)
    sentence = bench.refusal("lend_thing", thing_id="th-3453", friend_id="fr-9416", due_on="2026-10-21")
    assert sentence == "The friend has kept something too long."


def test_extend_loan_sets_due_on_to_2026_09_10(bench: Bench) -> None:
    bench.call("extend_loan", loan_id="lo-4963", due_on="2026-09-10")
    assert bench.changes() == [updated("loans", "lo-4963", due_on="2026-09-10")]


def test_extend_loan_is_allowed(bench: Bench) -> None:
    bench.arrange("loans", "lo-8257", lent_on="2026-07-20")
    bench.call("extend_loan", loan_id="lo-8257", due_on="2026-09-18")


def test_extend_loan_is_allowed_when_price_is_50000(bench: Bench) -> None:
    bench.arrange("things", "th-3888", price=50000)
    bench.call("extend_loan", loan_id="lo-5829", due_on="2026-09-18")


def test_extend_loan_is_refused_because_the_thing_is_back_or_lost(bench: Bench) -> None:
    assert bench.refusal("extend_loan", loan_id="lo-1960", due_on="2026-08-20") == "The thing is back or lost."


def test_extend_loan_is_refused_because_the_thing_is_overdue(bench: Bench) -> None:
    assert bench.refusal("extend_loan", loan_id="lo-7509", due_on="2026-07-26") == "The thing is overdue."


@pytest.mark.parametrize(
    "arguments",
    [
        {"loan_id": "lo-2102", "due_on": "2026-07-09"},
        {"loan_id": "lo-8257", "due_on": "2026-09-11"},
    ],
)
def test_extend_loan_is_refused_because_the_new_day_must_be_later(bench: Bench, arguments: dict[str, Json]) -> None:
    assert bench.refusal("extend_loan", **arguments) == "The new day must be later."


@pytest.mark.parametrize(
    "arguments",
    [
        {"loan_id": "lo-8257", "due_on": "2026-09-12"},
        {"loan_id": "lo-5829", "due_on": "2026-08-28"},
    ],
)
def test_extend_loan_is_refused_because_the_thing_is_not_lent_for_so_long(
    bench: Bench, arguments: dict[str, Json]
) -> None:
    assert bench.refusal("extend_loan", **arguments) == "The thing is not lent for so long."


def test_extend_loan_is_refused_because_the_thing_is_not_lent_for_so_long_2(bench: Bench) -> None:
    bench.arrange("things", "th-3888", price=50001)
    assert bench.refusal("extend_loan", loan_id="lo-5829", due_on="2026-09-18") == "The thing is not lent for so long."


def test_take_back_changes_the_loan_and_sets_status_to_kept(bench: Bench) -> None:
    bench.call("take_back", loan_id="lo-6827")
    assert bench.changes() == [
        updated("loans", "lo-6827", status="back", returned_on="2026-08-22"),
        updated("things", "th-4354", status="kept"),
    ]


def test_take_back_is_refused_because_the_loan_must_be_out(bench: Bench) -> None:
    assert bench.refusal("take_back", loan_id="lo-1960") == "The loan must be out."


def test_write_off_loan_sets_status_to_lost(bench: Bench) -> None:
    bench.call("write_off_loan", loan_id="lo-3978")
    assert bench.changes() == [updated("loans", "lo-3978", status="lost"), updated("things", "th-7842", status="lost")]


def test_write_off_loan_is_refused_because_the_loan_must_be_out(bench: Bench) -> None:
    assert bench.refusal("write_off_loan", loan_id="lo-1960") == "The loan must be out."


def test_write_off_loan_is_refused_because_the_thing_is_not_ten_days_overdue(bench: Bench) -> None:
    assert bench.refusal("write_off_loan", loan_id="lo-6827") == "The thing is not ten days overdue."
