"""Tests of the tools for duties of Kaskadi operations desk."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"engineer_id": "en-7303", "kind": "primary", "starts_from": "2026-12-21T09:00"}, ["du-9687"]),
        (
            {"team_id": "te-6353"},
            [
                "du-4067",
                "du-9260",
                "du-6206",
                "du-6215",
                "du-5071",
                "du-8332",
                "du-1437",
                "du-4603",
                "du-3670",
                "du-7310",
            ],
        ),
    ],
)
def test_find_duties_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_duties", **filters) == ids


def test_find_duties_counts(bench: Bench) -> None:
    assert bench.call("find_duties", ends_until="2026-12-14T09:00")["total"] == 30


def test_find_duties_turns_the_page(bench: Bench) -> None:
    ids = bench.ids("find_duties", page=5)
    assert ids == ["du-9687", "du-9958", "du-3479", "du-3867", "du-4375", "du-8121", "du-8322", "du-9240"]


def test_find_duties_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_duties", starts_from="2026-12-14T09:00", ends_until="2026-11-16T09:00") == []


def test_pass_duty_sets_engineer_id_to_en_6942(bench: Bench) -> None:
    bench.call("pass_duty", duty_id="du-3479", engineer_id="en-6942")
    assert bench.changes() == [updated("duties", "du-3479", engineer_id="en-6942")]


def test_pass_duty_is_allowed(bench: Bench) -> None:
    bench.arrange("duties", "du-1699", ends_at="2026-12-13T09:00")
    bench.call("pass_duty", duty_id="du-1699", engineer_id="en-3169")


def test_pass_duty_is_allowed_when_starts_at_is_2026_12_08_09_00(bench: Bench) -> None:
    bench.arrange("duties", "du-7310", starts_at="2026-12-08T09:00")
    bench.call("pass_duty", duty_id="du-7310", engineer_id="en-6942")


def test_pass_duty_is_refused_because_it_is_too_late_to_pass_this_duty_on(bench: Bench) -> None:
    sentence = bench.refusal("pass_duty", duty_id="du-4067", engineer_id="en-4318")
    assert sentence == "It is too late to pass this duty on."


def test_pass_duty_is_refused_because_the_duty_is_theirs_already(bench: Bench) -> None:
    assert bench.refusal("pass_duty", duty_id="du-9958", engineer_id="en-4318") == "The duty is theirs already."


def test_pass_duty_is_refused_because_the_engineer_is_of_another_team(bench: Bench) -> None:
    bench.arrange("duties", "du-3670", starts_at="2026-12-04T14:30")
    assert bench.refusal("pass_duty", duty_id="du-3670", engineer_id="en-9167") == "The engineer is of another team."


def test_pass_duty_is_refused_because_the_engineer_is_on_call_just_before_then_or_just(bench: Bench) -> None:
    sentence = bench.refusal("pass_duty", duty_id="du-4375", engineer_id="en-7303")
    assert sentence == "The engineer is on call just before, then or just after."
