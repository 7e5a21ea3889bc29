"""Tests of the tools for compensations of Ringmain district heating."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, inserted


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"dispatcher_id": "di-7914"}, ["co-2430"]),
        ({"substation_id": "su-3595"}, ["co-7386", "co-5306"]),
        ({"min_amount": 59400}, ["co-7386"]),
        ({"granted_from": "2026-09-02"}, ["co-6924"]),
        ({"ticket_id": "ti-4884"}, ["co-8528"]),
    ],
)
def test_find_compensations_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_compensations", **filters) == ids


def test_find_compensations_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_compensations", page=2) == []


def test_find_compensations_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_compensations", ticket_id="ti-3575") == []


def test_grant_compensation_adds_a_compensation(bench: Bench) -> None:
    bench.call("grant_compensation", ticket_id="ti-3069")
    assert bench.changes() == [
        inserted(
            "compensations",
            "co-4651",
            ticket_id="ti-3069",
            dispatcher_id="di-3884",
            amount=12600,
            granted_on="2026-09-02",
        ),
    ]


def test_grant_compensation_is_allowed(bench: Bench) -> None:
    bench.arrange("tickets", "ti-3069", reported_at="2026-07-30T20:00")
    bench.arrange("dispatchers", "di-3884", compensation_limit=81900)
    bench.call("grant_compensation", ticket_id="ti-3069")


def test_grant_compensation_is_refused_because_only_missing_heat_or_hot_water_is(bench: Bench) -> None:
    assert bench.refusal("grant_compensation", ticket_id="ti-2904") == "Only missing heat or hot water is compensated."


def test_grant_compensation_is_refused_because_the_ticket_is_not_fixed_or_was_fixed_more(bench: Bench) -> None:
    bench.arrange("tickets", "ti-3909", fixed_at="2026-08-03T09:59")
    sentence = bench.refusal("grant_compensation", ticket_id="ti-3909")
    assert sentence == "The ticket is not fixed, or was fixed more than 30 days ago."


def test_grant_compensation_is_refused_because_nobody_was_without_heat_or_hot_water_for_a(bench: Bench) -> None:
    bench.arrange("tickets", "ti-3909", fixed_at="2026-08-03T10:00")
    sentence = bench.refusal("grant_compensation", ticket_id="ti-3909")
    assert sentence == "Nobody was without heat or hot water for a full day."


def test_grant_compensation_is_refused_because_the_compensation_is_above_your_limit(bench: Bench) -> None:
    bench.arrange("tickets", "ti-6321", reported_at="2026-08-06T20:00")
    assert bench.refusal("grant_compensation", ticket_id="ti-6321") == "The compensation is above your limit."


def test_grant_compensation_is_refused_because_the_ticket_has_been_compensated_already(bench: Bench) -> None:
    assert bench.refusal("grant_compensation", ticket_id="ti-3050") == "The ticket has been compensated already."
