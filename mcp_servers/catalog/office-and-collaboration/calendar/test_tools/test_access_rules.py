"""Tests of the tools for access rules of Shared calendars."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, deleted, inserted


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"calendar_id": "ca-1421", "role": "writer"}, ["ac-3960"]),
        ({"person_id": "pe-9268"}, ["ac-3970"]),
    ],
)
def test_list_access_rules_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("list_access_rules", **filters) == ids


def test_list_access_rules_turns_the_page(bench: Bench) -> None:
    assert bench.ids("list_access_rules", page=6) == ["ac-7669", "ac-8495", "ac-3995", "ac-1065", "ac-5389", "ac-3970"]


def test_list_access_rules_finds_nothing(bench: Bench) -> None:
    assert bench.ids("list_access_rules", person_id="pe-3327") == []


def test_delete_access_rule_removes_the_access_rule(bench: Bench) -> None:
    bench.call("delete_access_rule", access_rule_id="ac-1065")
    assert bench.changes() == [deleted("access_rules", "ac-1065")]


def test_delete_access_rule_is_refused_because_only_an_owner_of_the_calendar_may_change(bench: Bench) -> None:
    sentence = bench.refusal("delete_access_rule", access_rule_id="ac-3321")
    assert sentence == "Only an owner of the calendar may change who has access."


def test_delete_access_rule_is_refused_because_the_access_of_the_calendars_owner_cannot_be(bench: Bench) -> None:
    bench.arrange("access_rules", "ac-1065", person_id="pe-7643")
    sentence = bench.refusal("delete_access_rule", access_rule_id="ac-1065")
    assert sentence == "The access of the calendar's owner cannot be changed."


def test_insert_access_rule_adds_a_access_rule(bench: Bench) -> None:
    bench.call("insert_access_rule", calendar_id="ca-3295", person_id="pe-7376", role="reader")
    assert bench.changes() == [
        inserted("access_rules", "ac-2226", calendar_id="ca-3295", person_id="pe-7376", role="reader"),
    ]


def test_insert_access_rule_is_refused_because_only_an_owner_of_the_calendar_may_share_it(bench: Bench) -> None:
    sentence = bench.refusal("insert_access_rule", calendar_id="ca-5714", person_id="pe-7915", role="owner")
    assert sentence == "Only an owner of the calendar may share it."


def test_insert_access_rule_is_refused_because_you_already_have_access_to_your_own_calendar(bench: Bench) -> None:
    sentence = bench.refusal("insert_access_rule", calendar_id="ca-1758", person_id="pe-9460", role="owner")
    assert sentence == "You already have access to your own calendar."


def test_insert_access_rule_is_refused_because_this_person_already_has_access_change_the(bench: Bench) -> None:
    sentence = bench.refusal("insert_access_rule", calendar_id="ca-3295", person_id="pe-4533", role="writer")
    assert sentence == "This person already has access; change the rule instead."
