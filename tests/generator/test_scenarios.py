"""Scenarios are played, seen and taken back; what they pass on the way is noted."""

import pytest

from generator.design.model import Design
from generator.testing.cases import Judge
from generator.testing.domains import Domains
from generator.testing.gauge import Gauge, distance
from generator.testing.leaves import Leaves
from generator.testing.mutation import mutants_of
from generator.testing.naming import refusal_name, unique
from generator.testing.possibility import is_possible
from generator.testing.stage import Scenario, Stage
from mcp_servers.runtime import load_environment
from tests.generator.conftest import HARBOUR

BOOKING = {"berth_id": "be-8101", "boat": "Terna", "arrives_on": "2026-03-05", "leaves_on": "2026-03-06"}
ARRIVAL = ("stays", "st-1150", "arrives_on")


@pytest.fixture(scope="module")
def stage() -> Stage:
    return Stage(load_environment(HARBOUR))


def test_a_played_call_leaves_nothing_behind(stage: Stage) -> None:
    first = stage.play(Scenario("book_stay", BOOKING))
    assert first is not None
    assert [change[:2] for change in first.changes] == [("stays", "inserted")]
    assert stage.play_anew(Scenario("book_stay", BOOKING)) == first
    assert stage.play(Scenario("book_stay", BOOKING)) is first


def test_arranged_values_are_no_changes_of_the_call(stage: Stage) -> None:
    outcome = stage.play(Scenario("cancel_stay", {"stay_id": "st-1150"}, {ARRIVAL: "2026-03-09"}))
    assert outcome is not None
    assert outcome.changes == (("stays", "updated", "st-1150", (("status", "cancelled"),)),)


def test_what_the_schema_forbids_cannot_be_arranged(stage: Stage) -> None:
    assert stage.play(Scenario("cancel_stay", {"stay_id": "st-1150"}, {ARRIVAL: "2026-12-24"})) is None


def test_a_run_knows_how_far_it_was_from_refusal(stage: Stage) -> None:
    code = stage.toolset["cancel_stay"].function.__code__
    gauge = Gauge(stage, stage.toolset["cancel_stay"])
    run = gauge.play(Scenario("cancel_stay", {"stay_id": "st-1150"}))
    refused = gauge.play(Scenario("cancel_stay", {"stay_id": "st-7302"}))
    assert run is not None
    assert refused is not None
    assert list(run.distances.values()) == [6 * 24 * 60]
    assert len(refused.reached) < len(run.reached)
    assert stage.toolset["cancel_stay"].function.__code__ is code
    assert gauge.play(run.scenario) is run


def test_what_a_faulty_tool_does_is_not_taken_for_what_it_does(stage: Stage) -> None:
    scenario = Scenario("cancel_stay", {"stay_id": "st-7302"})
    judge = Judge(stage, stage.toolset["cancel_stay"], mutants_of(stage.toolset))
    run = judge.play(scenario)
    assert run is not None
    assert run.outcome.refusal
    caught = judge.caught(run, judge.mutants)
    assert any(mutant.category == "guard" for mutant in caught)
    assert judge.caught(run, judge.mutants) == caught
    assert stage.play(scenario) == stage.play_anew(scenario) == run.outcome


def test_rows_that_refer_to_a_row_are_found_in_their_order(stage: Stage) -> None:
    for berth in stage.rows["berths"]:
        found = list(stage.referring("stays", {"berth_id": "berths"}, ("berths", berth)))
        assert found == [key for key, stay in stage.rows["stays"].items() if stay["berth_id"] == berth]


@pytest.mark.parametrize(
    ("left", "right", "apart"),
    [
        (3, 7, 4),
        ("2026-03-04T09:00", "2026-03-04T08:15", 45),
        ("open", "closed", float("inf")),
        (None, 1, float("inf")),
    ],
)
def test_values_are_apart_by_number_or_minutes(left: object, right: object, apart: float) -> None:
    assert distance(left, right) == apart


def test_only_columns_that_a_tool_mentions_are_varied(stage: Stage, harbour_design: Design) -> None:
    operation = harbour_design.operation("cancel_stay")
    leaves = Leaves(Domains(harbour_design, stage), operation, stage.toolset["cancel_stay"], stage)
    scenario = Scenario("cancel_stay", {"stay_id": "st-1150"})
    outcome = stage.play(scenario)
    assert outcome is not None
    varied = {leaf[2] for leaf in leaves.of(leaves.near(scenario, outcome)) if not isinstance(leaf, str)}
    assert varied == {"arrives_on", "status"}


def test_rows_that_break_a_rule_of_the_design_are_impossible(stage: Stage, harbour_design: Design) -> None:
    berth = harbour_design.entity("berth")
    strict = berth.model_copy(update={"invariants": ('status == "open" or fee < 30000',)})
    design = harbour_design.model_copy(update={"entities": (strict, harbour_design.entity("stay"))})
    assert is_possible(design, stage.rows, {})
    assert not is_possible(design, stage.rows, {("berths", "be-2210", "status"): "closed"})


def test_names_are_kept_apart() -> None:
    taken: set[str] = set()
    name = refusal_name("book_stay", "The berth is closed.")
    assert unique(name, taken) == "test_book_stay_is_refused_because_the_berth_is_closed"
    assert unique(name, taken, "_when_fee_is_3").endswith("_closed_when_fee_is_3")
    assert unique(name, taken).endswith("_closed_2")
    assert len(unique(name * 3, taken)) <= 90
