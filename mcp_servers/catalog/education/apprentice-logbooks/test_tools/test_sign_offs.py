"""Tests of the tools for sign offs of Chamber apprenticeship register."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, inserted, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"skill_id": "sk-7008", "field": "machines", "status": "learning"}, ["si-4312"]),
        ({"apprentice_id": "ap-9284"}, ["si-7346", "si-7647"]),
    ],
)
def test_find_skill_records_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_skill_records", **filters) == ids


@pytest.mark.parametrize(
    ("filters", "total"),
    [
        ({"field": "safety"}, 36),
        ({"status": "signed_off"}, 56),
    ],
)
def test_find_skill_records_counts(bench: Bench, filters: dict[str, Json], total: int) -> None:
    assert bench.call("find_skill_records", **filters)["total"] == total


def test_find_skill_records_turns_the_page(bench: Bench) -> None:
    ids = bench.ids("find_skill_records", page=7)
    assert ids == [
        "si-3871",
        "si-7165",
        "si-8596",
        "si-3040",
        "si-5104",
        "si-4426",
        "si-6062",
        "si-1702",
        "si-1833",
        "si-5516",
    ]


def test_find_skill_records_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_skill_records", apprentice_id="ap-7680") == []


def test_add_skill_hours_sets_hours_to_98(bench: Bench) -> None:
    bench.call("add_skill_hours", sign_off_id="si-7446", more=2)
    assert bench.changes() == [updated("sign_offs", "si-7446", hours=98)]


def test_add_skill_hours_is_allowed(bench: Bench) -> None:
    bench.arrange("sign_offs", "si-5969", hours=59)
    bench.call("add_skill_hours", sign_off_id="si-5969", more=1)


def test_add_skill_hours_is_refused_because_argument_more_must_be_at_most_40(bench: Bench) -> None:
    assert bench.refusal("add_skill_hours", sign_off_id="si-5969", more=41) == "Argument 'more' must be at most 40."


def test_add_skill_hours_is_refused_because_the_skill_has_been_signed_off(bench: Bench) -> None:
    assert bench.refusal("add_skill_hours", sign_off_id="si-1139", more=3) == "The skill has been signed off."


def test_add_skill_hours_is_refused_because_the_apprenticeship_is_over(bench: Bench) -> None:
    bench.arrange("apprentices", "ap-9856", status="passed")
    assert bench.refusal("add_skill_hours", sign_off_id="si-5969", more=1) == "The apprenticeship is over."


def test_add_skill_hours_is_refused_because_nobody_works_twice_the_hours_on_a_skill(bench: Bench) -> None:
    assert bench.refusal("add_skill_hours", sign_off_id="si-5969", more=1) == "Nobody works twice the hours on a skill."


def test_begin_skill_adds_a_skill_record(bench: Bench) -> None:
    bench.call("begin_skill", apprentice_id="ap-1105", skill_id="sk-6091")
    assert bench.changes() == [
        inserted("sign_offs", "si-5497", apprentice_id="ap-1105", skill_id="sk-6091", hours=0, status="learning"),
    ]


def test_begin_skill_is_allowed(bench: Bench) -> None:
    bench.arrange("sign_offs", "si-1026", apprentice_id="ap-4011")
    bench.call("begin_skill", apprentice_id="ap-9208", skill_id="sk-8911")


def test_begin_skill_is_refused_because_the_apprenticeship_is_over(bench: Bench) -> None:
    assert bench.refusal("begin_skill", apprentice_id="ap-2485", skill_id="sk-6091") == "The apprenticeship is over."


def test_begin_skill_is_refused_because_the_apprentice_has_begun_this_skill(bench: Bench) -> None:
    sentence = bench.refusal("begin_skill", apprentice_id="ap-6207", skill_id="sk-5527")
    assert sentence == "The apprentice has begun this skill."


def test_begin_skill_is_refused_because_a_basic_skill_of_this_field_comes_first(bench: Bench) -> None:
    sentence = bench.refusal("begin_skill", apprentice_id="ap-7143", skill_id="sk-9282")
    assert sentence == "A basic skill of this field comes first."


def test_begin_skill_is_refused_because_a_basic_skill_of_this_field_comes_first_2(bench: Bench) -> None:
    bench.arrange("sign_offs", "si-1124", status="learning")
    sentence = bench.refusal("begin_skill", apprentice_id="ap-8694", skill_id="sk-7008")
    assert sentence == "A basic skill of this field comes first."


def test_begin_skill_is_refused_because_a_basic_skill_of_this_field_comes_first_3(bench: Bench) -> None:
    bench.arrange("skills", "sk-1163", level="advanced")
    sentence = bench.refusal("begin_skill", apprentice_id="ap-8694", skill_id="sk-7008")
    assert sentence == "A basic skill of this field comes first."


def test_begin_skill_is_refused_because_the_apprentice_learns_four_skills_already(bench: Bench) -> None:
    sentence = bench.refusal("begin_skill", apprentice_id="ap-9208", skill_id="sk-8911")
    assert sentence == "The apprentice learns four skills already."


def test_sign_skill_off_sets_status_to_signed_off(bench: Bench) -> None:
    bench.call("sign_skill_off", sign_off_id="si-1283")
    assert bench.changes() == [updated("sign_offs", "si-1283", status="signed_off")]


def test_sign_skill_off_is_allowed(bench: Bench) -> None:
    bench.arrange("trainers", "tr-5162", certified_until="2026-06-02")
    bench.call("sign_skill_off", sign_off_id="si-3632")


def test_sign_skill_off_is_refused_because_the_skill_record_must_be_learning(bench: Bench) -> None:
    assert bench.refusal("sign_skill_off", sign_off_id="si-1139") == "The skill record must be learning."


def test_sign_skill_off_is_refused_because_the_hours_are_not_full(bench: Bench) -> None:
    assert bench.refusal("sign_skill_off", sign_off_id="si-1844") == "The hours are not full."


def test_sign_skill_off_is_refused_because_the_trainers_certificate_has_run_out(bench: Bench) -> None:
    assert bench.refusal("sign_skill_off", sign_off_id="si-7446") == "The trainer's certificate has run out."


@pytest.mark.parametrize(
    "arguments",
    [
        {"sign_off_id": "si-7993"},
        {"sign_off_id": "si-4312"},
    ],
)
def test_sign_skill_off_is_refused_because_a_basic_skill_of_this_field_comes_first(
    bench: Bench, arguments: dict[str, Json]
) -> None:
    assert bench.refusal("sign_skill_off", **arguments) == "A basic skill of this field comes first."
