"""The judge: outcomes earn credit, preservation and format only ever take it away, and nothing an agent says upsets it."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from mcp_servers.contracts import Criterion, EnvironmentFault, Json, State, Task, Verdict
from mcp_servers.runtime import LoadedEnvironment, Session, grade, load_environment, open_task, run_oracle, verify
from mcp_servers.runtime.comparisons import COMPARISONS
from mcp_servers.runtime.programs import Verifier
from mcp_servers.runtime.states import expected_change

HARBOUR = Path(__file__).parent / "fixtures" / "harbour"


@pytest.fixture(scope="module")
def harbour() -> LoadedEnvironment:
    return load_environment(HARBOUR)


@pytest.fixture(scope="module")
def tasks(harbour: LoadedEnvironment) -> dict[str, Task]:
    return {task.id: task for task in harbour.tasks}


def opened(task: Task, harbour: LoadedEnvironment) -> Session:
    return open_task(task, {harbour.ref: harbour})


def judged(task: Task, harbour: LoadedEnvironment, verifier: Verifier | None = None, answer: Any = None) -> Verdict:
    """Judge the oracle's own rollout, by another verifier or with another answer."""
    with opened(task, harbour) as session:
        found = run_oracle(session, task)
        return verify(
            task,
            answer if answer is not None else found,
            session.start_state(),
            session.state(),
            session.journal,
            generated=session.generated(),
            keys=session.keys(),
            verifier=verifier,
        )


@pytest.mark.parametrize("number", range(8))
def test_the_oracle_succeeds(harbour: LoadedEnvironment, number: int) -> None:
    task = harbour.tasks[number]
    with opened(task, harbour) as session:
        verdict = grade(session, task, run_oracle(session, task))
    assert (verdict.score, verdict.success) == (1.0, True)


@pytest.mark.parametrize("number", range(8))
def test_an_idle_agent_scores_exactly_nothing(harbour: LoadedEnvironment, number: int) -> None:
    task = harbour.tasks[number]
    with opened(task, harbour) as session:
        assert grade(session, task, None).score == 0
        session.call("find_stays", {})
        assert grade(session, task, None).score == 0


def test_half_of_an_answer_earns_half(harbour: LoadedEnvironment, tasks: dict[str, Task]) -> None:
    verdict = judged(tasks["harbour-01"], harbour, answer={"arrival": "2026-03-10", "departure": "2026-03-20"})
    assert (verdict.score, verdict.success) == (0.5, False)


def test_the_right_state_without_the_answer_earns_nothing(harbour: LoadedEnvironment, tasks: dict[str, Task]) -> None:
    verdict = judged(tasks["harbour-05"], harbour, answer={})
    assert verdict.score == 0
    assert "answer format" in [item.name for item in verdict.criteria if not item.passed]


def test_the_answer_without_the_state_earns_part_but_no_success(
    harbour: LoadedEnvironment, tasks: dict[str, Task]
) -> None:
    with opened(tasks["harbour-05"], harbour) as session:
        verdict = grade(session, tasks["harbour-05"], {"price": 90000})
    assert (verdict.score, verdict.success) == (0.5, False)


def test_collateral_damage_costs_everything(harbour: LoadedEnvironment, tasks: dict[str, Task]) -> None:
    task = tasks["harbour-03"]
    with opened(task, harbour) as session:
        run_oracle(session, task)
        session.call("cancel_stay", {"stay_id": "st-1043"})
        verdict = grade(session, task, None)
    assert verdict.score == 0
    assert verdict.criteria[-2].detail == "unexpected changes in stays"


def test_doing_it_twice_is_doing_too_much(harbour: LoadedEnvironment, tasks: dict[str, Task]) -> None:
    task = tasks["harbour-05"]
    with opened(task, harbour) as session:
        answer = run_oracle(session, task)
        booked = {"boat": "Sula", "arrives_on": "2026-05-02", "leaves_on": "2026-05-05"}
        assert not session.call("book_stay", {"berth_id": "be-8101", **booked}).is_error
        assert grade(session, task, answer).score == 0


def test_another_path_to_the_same_state_succeeds(harbour: LoadedEnvironment, tasks: dict[str, Task]) -> None:
    task = tasks["harbour-05"]
    with opened(task, harbour) as session:
        session.call("price_stay", {"stay_id": "st-1043"})
        session.call(
            "book_stay", {"berth_id": "be-0000", "boat": "Sula", "arrives_on": "2026-05-02", "leaves_on": "2026-05-05"}
        )
        session.call(
            "book_stay", {"berth_id": "be-2210", "boat": "Sula", "arrives_on": "2026-05-02", "leaves_on": "2026-05-05"}
        )
        assert grade(session, task, {"price": 90000}).success


def test_a_check_that_idleness_passes_is_a_veto(harbour: LoadedEnvironment, tasks: dict[str, Task]) -> None:
    verdict = judged(tasks["harbour-06"], harbour, harbour.programs.verify_alltogether)
    vetoes = {item.name for item in verdict.criteria if item.veto}
    assert "program: stays untouched" in vetoes
    assert "program: nights" not in vetoes


def test_a_verifier_that_always_passes_gives_no_credit(harbour: LoadedEnvironment, tasks: dict[str, Task]) -> None:
    def always(answer: Json, truth: Json, before: State, after: State) -> Mapping[str, bool]:
        return {"fine": True}

    assert judged(tasks["harbour-06"], harbour, always).score == 0


def raising(answer: Json, truth: Json, before: State, after: State) -> Mapping[str, bool]:
    raise KeyError("nights")


def leaving(answer: Json, truth: Json, before: State, after: State) -> Mapping[str, bool]:
    raise SystemExit


def empty(answer: Json, truth: Json, before: State, after: State) -> Mapping[str, bool]:
    return {}


def vague(answer: Json, truth: Json, before: State, after: State) -> Mapping[str, Any]:
    return {"nights": "yes"}


def listing(answer: Json, truth: Json, before: State, after: State) -> Any:
    return [True]


@pytest.mark.parametrize("verifier", [raising, leaving, empty, vague, listing, None])
def test_a_verifier_that_fails_is_never_a_reward(
    harbour: LoadedEnvironment, tasks: dict[str, Task], verifier: Verifier | None
) -> None:
    with pytest.raises(EnvironmentFault, match="verif"):
        judged(tasks["harbour-06"], harbour, verifier)


def test_a_verifier_sees_only_answers_of_the_asked_form(harbour: LoadedEnvironment, tasks: dict[str, Task]) -> None:
    seen: list[Json] = []

    def watching(answer: Json, truth: Json, before: State, after: State) -> Mapping[str, bool]:
        seen.append(answer)
        return {"nights": answer is not None and answer["nights"] == truth["nights"]}

    assert judged(tasks["harbour-06"], harbour, watching, answer={"nights": [13]}).score == 0
    assert seen == [None, None]


def test_a_verifier_sees_what_is_the_same_as_the_truth_writes_it(
    harbour: LoadedEnvironment, tasks: dict[str, Task]
) -> None:
    schema = {"type": "object", "properties": {}}
    truth: dict[str, Json] = {"boat": "Terna", "on": "2026-03-04", "nights": 13, "days": ["2026-03-04", "x"]}
    task = tasks["harbour-06"].model_copy(update={"answer_schema": schema, "truth": truth})
    seen: list[Json] = []

    def watching(answer: Json, truth: Json, before: State, after: State) -> Mapping[str, bool]:
        seen.append(answer)
        return {"same": answer == truth}

    other = {"boat": " TERNA", "on": "20260304", "nights": 13.0, "days": ["2026-W10-3", "X"]}
    assert judged(task, harbour, watching, answer=other).success
    assert not judged(task, harbour, watching, answer={**other, "boat": "Tern", "more": 1}).success
    assert [seen[1], seen[3]] == [truth, {**truth, "boat": "Tern", "more": 1}]


def test_an_answer_schema_that_is_none_is_our_fault(harbour: LoadedEnvironment, tasks: dict[str, Task]) -> None:
    task = tasks["harbour-02"].model_copy(update={"answer_schema": {"type": "strin"}})
    with pytest.raises(EnvironmentFault, match="answer schema of task harbour-02 cannot be used"):
        judged(task, harbour)


def test_what_nobody_can_judge_is_unscored(harbour: LoadedEnvironment, tasks: dict[str, Task]) -> None:
    rubric = (*tasks["harbour-02"].rubric, Criterion(path="price", comparison="judge"))
    task = tasks["harbour-02"].model_copy(update={"rubric": rubric})
    verdict = judged(task, harbour)
    assert (verdict.score, verdict.success) == (None, None)
    assert judged(task, harbour, answer={"price": "much"}).score == 0


def test_weights_that_add_up_to_nothing_are_our_fault(harbour: LoadedEnvironment, tasks: dict[str, Task]) -> None:
    task = tasks["harbour-02"].model_copy(update={"rubric": (Criterion(path="price", weight=0),)})
    with pytest.raises(EnvironmentFault, match="weights"):
        judged(task, harbour)


def nested(depth: int) -> Json:
    value: Json = 1
    for _ in range(depth):
        value = [value]
    return value


@pytest.mark.parametrize(
    "answer",
    [[], "168", 16800, True, {"price": None}, {"price": True}, {"price": "16800"}, {"price": 10**400}, {"price": float("nan")},
     {"price": float("inf")}, {"price": 16800, "more": 1}, {"price": nested(400)}, {"price": {"price": 16800}}],
)  # fmt: skip
def test_no_answer_upsets_the_judge(harbour: LoadedEnvironment, tasks: dict[str, Task], answer: Any) -> None:
    assert judged(tasks["harbour-02"], harbour, answer=answer).success is False


@pytest.mark.parametrize(
    ("comparison", "answer", "truth", "same"),
    [
        ("equal", 1, 1.0, True),
        ("equal", True, 1, False),
        ("equal", "a", "A", False),
        ("equal", {"a": [1]}, {"a": [1]}, True),
        ("number", 10.4, 10, False),
        ("number", True, 1, False),
        ("number", 10**400, 1.5, False),
        ("number", "10", 10, False),
        ("text", "  North\u00a03 ", "north 3", True),
        ("text", "STRASSE", "straße", True),
        ("text", "North 31", "North 3", False),
        ("text", 3, "3", False),
        ("date", "2026-03-04T09:00:00", "2026-03-04T09:00", True),
        ("date", "20260304", "2026-03-04", True),
        ("date", "2026-03-04T00:00", "2026-03-04", False),
        ("date", "4 March", "2026-03-04", False),
        ("date", 5, "2026-03-04", False),
        ("date", "2026-063", "2026-03-04", True),
        ("date", "2026-W10-3", "2026-03-04", True),
        ("date", "2026-03-04t09:00z", "2026-03-04T09:00", True),
        ("date", "20260304T09", "2026-03-04", False),
        ("date", "2026-366", "2027-01-01", False),
        ("text", "20260304", "2026-03-04", True),
        ("equal", {"a": 1.0}, {"a": 1}, True),
        ("set", ["20260304", "b"], ["B", "2026-03-04"], True),
        ("list", ["2026-03-04T09:00:00"], ["2026-03-04T09:00"], True),
        ("set", ["b", "a"], ["A", "b"], True),
        ("set", ["a", "a"], ["a"], False),
        ("set", [1.0, 2], [2, 1], True),
        ("set", "ab", ["a", "b"], False),
        ("list", ["b", "a"], ["a", "b"], False),
        ("list", ["A", 1.0], ["a", 1], True),
    ],
)
def test_comparisons(comparison: str, answer: Json, truth: Json, same: bool) -> None:
    assert COMPARISONS[comparison](answer, truth, 0.0) is same


def test_numbers_compare_within_their_tolerance() -> None:
    assert COMPARISONS["number"](10.4, 10, 0.5)
    assert not COMPARISONS["number"](10.6, 10, 0.5)


def test_a_new_row_that_refers_to_a_new_row_is_recognised_after_the_task_was_stored(tasks: dict[str, Task]) -> None:
    before: State = {"lists": {}, "entries": {}}
    after: State = {
        "lists": {"li-2": {"id": "li-2", "title": "Garden", "colour": "green"}},
        "entries": {"en-1": {"id": "en-1", "list_id": "li-2"}},
    }
    keys = {"lists": "id", "entries": "id"}
    change = expected_change(before, after, {}, keys)
    idle = next(task for task in tasks.values() if not task.verifier)
    task = idle.model_copy(update={"expected": change, "rubric": (), "answer_schema": None})
    stored = Task.model_validate_json(task.to_json())
    assert verify(stored, {}, before, after, (), generated={}, keys=keys).success
