from collections.abc import Sequence
from pathlib import Path

import pytest

from mcp_servers.contracts import EnvironmentFault, Oracle, Rollout, Slot, StateChange, Task, ToolCall
from mcp_servers.episodes.dialogue import Agent
from mcp_servers.episodes.greedy import bind, greedy_caller
from mcp_servers.episodes.limits import Limits
from mcp_servers.episodes.loop import run_episodes
from mcp_servers.episodes.planners import Covered, full_planner, mistake, straight_planner
from mcp_servers.episodes.reading import likeness, read_answer
from mcp_servers.episodes.scripted import luck, random_caller
from mcp_servers.episodes.skills import agents_by_skill
from mcp_servers.hosts.memory import MemoryHost
from mcp_servers.runtime import Servers, load_environment

HARBOUR = load_environment(Path(__file__).parents[1] / "fixtures" / "harbour")
SERVERS = {HARBOUR.ref: HARBOUR}
LIMITS = Limits(turns=40)
SKILLS = list(agents_by_skill(SERVERS, 0))
TABLES = "restaurant-tables"


async def play(tasks: Sequence[Task], agent: Agent) -> list[Rollout]:
    return await run_episodes(tasks, MemoryHost(SERVERS), agent, LIMITS)


async def solved(agent: Agent) -> set[str]:
    """Return the tasks of the harbour that an agent solves, by their last two digits."""
    return {item.task[-2:] for item in await play(HARBOUR.tasks, agent) if item.verdict and item.verdict.success}


@pytest.mark.parametrize("skill", SKILLS)
async def test_every_agent_ends_every_kind_of_task_the_same_way_each_time(skill: str) -> None:
    kinds = {(task.kind, task.answer_schema is None) for task in HARBOUR.tasks}
    assert kinds >= {("graph", False), ("graph", True), ("program", False)}
    first, second = [await play(HARBOUR.tasks, agents_by_skill(SERVERS, 3)[skill]) for _ in range(2)]
    assert all(rollout.verdict and rollout.stop in ("answered", "unreadable-answer") for rollout in first)
    assert [rollout.messages for rollout in first] == [rollout.messages for rollout in second]


@pytest.mark.parametrize("agent", [random_caller(5), greedy_caller()])
async def test_the_unskilled_look_at_neither_oracle_nor_truth(agent: Agent) -> None:
    hidden = {"oracle": Oracle(), "truth": {}, "rubric": (), "verifier": "", "expected": StateChange()}
    open_, blind = (
        await play(HARBOUR.tasks, agent),
        await play([t.model_copy(update=hidden) for t in HARBOUR.tasks], agent),
    )
    assert [rollout.messages for rollout in open_] == [rollout.messages for rollout in blind]


async def test_a_straight_line_leads_along_chains_and_not_through_loops_or_past_refusals() -> None:
    assert await solved(straight_planner(SERVERS, 0, slip=0)) == {"01", "02", "03", "04", "05"}


async def test_a_straight_line_does_for_one_row_what_is_asked_for_each() -> None:
    servers = Servers()
    tasks = [
        task for task in servers[TABLES].tasks if "for_each" in task.oracle.program and max(task.truth.values()) > 1
    ]
    rollouts = await run_episodes(tasks, MemoryHost(servers), straight_planner(servers, 0, slip=0), LIMITS)
    assert tasks
    for task, rollout in zip(tasks, rollouts, strict=True):
        assert rollout.verdict
        assert not rollout.verdict.success
        assert 0 < rollout.tool_calls < task.difficulty.calls


async def test_the_full_planner_solves_whatever_it_makes_no_slip_in() -> None:
    assert await solved(full_planner(SERVERS, 0, slip=0)) == {task.id[-2:] for task in HARBOUR.tasks}


@pytest.mark.parametrize("planner", [straight_planner, full_planner])
async def test_slips_spoil_tasks(planner: type) -> None:
    assert not await solved(planner(SERVERS, 0, slip=1))


async def test_the_full_planner_makes_a_call_again_that_was_refused_for_a_slip() -> None:
    rollouts = [item for seed in range(12) for item in await play(HARBOUR.tasks[:7], full_planner(SERVERS, seed, 0.2))]
    assert any(item.tool_errors and item.verdict and item.verdict.success for item in rollouts)


async def test_a_wrong_oracle_is_not_taken_for_a_lack_of_skill() -> None:
    task = HARBOUR.tasks[5].model_copy(update={"oracle": Oracle(program="solve_nothing")})
    for planner in (straight_planner, full_planner):
        with pytest.raises(EnvironmentFault, match="no solution program solve_nothing"):
            await play([task], planner(SERVERS, 0))


async def test_a_step_that_leads_to_nothing_is_the_oracles_fault() -> None:
    task = HARBOUR.tasks[1]
    lost = task.oracle.model_copy(update={"answer": {"total": "$1.nothing"}})
    for planner in (straight_planner, full_planner):
        with pytest.raises(EnvironmentFault, match="points to nothing"):
            await play([task.model_copy(update={"oracle": lost})], planner(SERVERS, 0, slip=0))


@pytest.mark.parametrize("skill", SKILLS)
async def test_every_agent_ends_tasks_on_several_servers(skill: str) -> None:
    servers = {**SERVERS, **{item.ref: item for item in [Servers()[TABLES]]}}
    alone = HARBOUR.tasks[0]
    steps = [step.model_copy(update={"tool": f"harbour__{step.tool}"}) for step in alone.oracle.steps]
    oracle = alone.oracle.model_copy(update={"steps": tuple(steps)})
    task = alone.model_copy(update={"servers": tuple(servers), "oracle": oracle})
    (rollout,) = await run_episodes([task], MemoryHost(servers), agents_by_skill(servers, 0)[skill], LIMITS)
    assert rollout.verdict
    assert rollout.verdict.success == (skill != "random caller")
    assert all("__" in call.name for message in rollout.messages for call in message.calls)


async def test_success_rises_with_skill() -> None:
    servers = Servers()
    tasks = servers[TABLES].tasks
    host, wins = MemoryHost(servers), []
    for agent in agents_by_skill(servers, 0).values():
        rollouts = await run_episodes(tasks, host, agent, LIMITS)
        wins.append(sum(bool(item.verdict and item.verdict.success) for item in rollouts))
    assert wins == sorted(wins)
    assert len(set(wins)) == len(wins), wins


def test_a_mistake_takes_another_row_for_the_one_meant() -> None:
    seen = [{"items": [{"id": "be-1", "name": "A"}, {"id": "be-2", "name": "B"}]}]
    call = ToolCall(name="book", arguments={"berth_id": "be-1", "boat": "Alke"})
    mistaken = mistake(call, seen, luck(0))
    assert mistaken
    assert mistaken.arguments == {"berth_id": "be-2", "boat": "Alke"}
    assert mistake(ToolCall(name="book", arguments={"boat": "Alke"}), seen, luck(0)) is None


def test_what_is_covered_can_be_passed_on_and_nothing_else() -> None:
    covered = Covered(3)
    for use in (
        lambda: covered == 3,
        lambda: covered > 2,
        lambda: sum([covered]),
        lambda: bool(covered),
        lambda: {covered: 1},
        lambda: f"{covered}",
        lambda: list(covered),
    ):
        with pytest.raises(TypeError):
            use()
    assert covered.value == 3


def test_an_answer_is_read_by_the_names_most_like_its_fields() -> None:
    schema = {
        "type": "object",
        "properties": {
            "researcher": {"type": "string", "description": "researcher"},
            "amounts": {"type": "integer", "description": "amount"},
            "fee": {"type": "integer", "description": "fee"},
        },
    }
    shown = {"items": [{"researcher_name": "Eva", "amount": 7, "fee": "none"}, {"researcher_name": "Jo"}], "total": 2}
    assert read_answer(schema, [shown]) == {"researcher": "Eva", "amounts": 7}
    assert read_answer(None, [shown]) == {}
    assert likeness("day_wanted", "wanted_on") > likeness("day_wanted", "status") == 0


def test_a_stated_value_goes_where_its_name_and_form_fit() -> None:
    schema = {
        "type": "object",
        "properties": {
            "name": {"$ref": "#/$defs/text"},
            "min_length": {"type": "integer"},
            "status": {"enum": ["open"]},
        },
        "required": ["status"],
        "$defs": {"text": {"type": "string"}},
    }
    said = {"berth_name": "A", "name_2": "B", "length": 8, "status": "closed"}
    assert bind(schema, {name: Slot(value=value) for name, value in said.items()}) == {"name": "A", "min_length": 8}
