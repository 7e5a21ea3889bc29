"""Tasks over several servers: the shared calendars and the clinic, as the catalog has them in their common world."""

from pathlib import Path

import pytest

from generator.__main__ import main
from generator.cross import SET, common_servers, open_members
from generator.splits import read_splits
from generator.task_sets import write_set
from generator.tasks.chain import DataFlow
from generator.tasks.cross import plots
from generator.tasks.cross.ensemble import Ensemble, Member, find_pairs, shared_names
from generator.tasks.cross.lookups import find_lookups
from generator.tasks.cross.making import make_cross_tasks
from generator.tasks.cross.wording import at
from generator.tasks.levels import level_of
from generator.workspace import ROOT
from mcp_servers.checks.integrity import audit
from mcp_servers.contracts import InputError, Registry, RegistryEntry, Task
from mcp_servers.episodes.loop import run_episodes
from mcp_servers.episodes.scripted import oracle_agent, random_caller
from mcp_servers.hosts.memory import MemoryHost
from mcp_servers.runtime import Servers, load_registry, open_task
from mcp_servers.runtime.oracles import run_oracle
from mcp_servers.runtime.registries import DEFAULT_REGISTRY, load_task_set
from mcp_servers.runtime.rehearsal import rehearsal
from mcp_servers.runtime.verification import grade

SPLITS = read_splits()
SERVERS = Servers(DEFAULT_REGISTRY)


def members_called(*names: str) -> list[Member]:
    return open_members(names, DEFAULT_REGISTRY, SPLITS)


@pytest.fixture(scope="module")
def members() -> list[Member]:
    return members_called("calendar", "clinic-appointments")


@pytest.fixture(scope="module")
def tasks(members: list[Member]) -> tuple[Task, ...]:
    return make_cross_tasks(members, 4, seed=1).tasks


@pytest.fixture(scope="module")
def published() -> tuple[Task, ...]:
    return load_task_set(SET)


def changing(tasks: tuple[Task, ...]) -> Task:
    return next(task for task in tasks if task.expected.rows)


def test_worlds_of_one_cast_share_names_and_a_clock(members: list[Member]) -> None:
    calendar, clinic = members
    assert len(shared_names(calendar, clinic)) >= 10
    assert {item.setting.environment.manifest.world.now for item in members} == {SPLITS.common.now}
    assert find_pairs(members)[calendar, clinic] == len(shared_names(calendar, clinic))


def test_a_name_leads_to_one_row_alone(members: list[Member]) -> None:
    clinic = members[1].setting
    for (kind, name), lookups in find_lookups(clinic).items():
        for lookup in lookups:
            assert lookup.parameter.path is not None
            held = clinic.rows.value(lookup.parameter.path, lookup.key)
            assert (held[:10] if kind == "day" else held) == name


def test_the_same_seed_gives_the_same_bytes(tasks: tuple[Task, ...]) -> None:
    again = make_cross_tasks(members_called("calendar", "clinic-appointments"), 4, seed=1).tasks
    assert [task.to_json() for task in again] == [task.to_json() for task in tasks]
    others = make_cross_tasks(members_called("calendar", "clinic-appointments"), 4, seed=2).tasks
    assert {task.id for task in others}.isdisjoint(task.id for task in tasks)


def test_tasks_are_sound_and_call_every_server(published: tuple[Task, ...], tasks: tuple[Task, ...]) -> None:
    for task in (*tasks, *published[::10]):
        prefixes = {step.tool.split("__")[0] for step in task.oracle.steps}
        assert len(prefixes) == len(task.servers) >= 2
        assert task.difficulty.level == level_of(len(task.oracle.steps))
        assert audit(task, SERVERS).passed


def test_services_are_called_by_their_titles(published: tuple[Task, ...]) -> None:
    for task in published:
        titles = [SERVERS[ref].manifest.title for ref in task.servers]
        assert all(task.instruction.count(title) == 1 for title in titles), task.instruction


def test_the_name_that_leads_on_is_never_stated(published: tuple[Task, ...]) -> None:
    for task in published[::4]:
        with open_task(task, SERVERS) as session:
            run_oracle(session, task)
            for step, entry in zip(task.oracle.steps, session.journal, strict=True):
                for argument, expression in step.arguments.items():
                    assert str(expression).startswith("$")
                    carried = entry.arguments[argument]
                    if not str(expression).startswith("$slot.") and isinstance(carried, str):
                        assert carried.casefold() not in task.instruction.casefold()


def test_one_verdict_covers_the_states_of_all_servers(tasks: tuple[Task, ...]) -> None:
    task = changing(tasks)
    changed = {row.table.rsplit(".", 1)[0] for row in task.expected.rows}
    assert changed <= {SERVERS[ref].name for ref in task.servers}
    with open_task(task, SERVERS) as session:
        assert grade(session, task, None).score == 0
        answer = run_oracle(session, task)
        assert grade(session, task, answer).success is True
        other = next(server for server in session.servers if server.environment.name not in changed)
        table, key = next(
            (table, key) for table, rows in other.environment.start_state.items() for key in rows if "name" in rows[key]
        )
        other.database.connection.execute(f"UPDATE {table} SET name = 'spoilt' WHERE id = ?", [key])
        verdict = grade(session, task, answer)
        assert verdict.success is False
        assert verdict.score == 0


async def test_the_loop_runs_on_a_set(published: tuple[Task, ...]) -> None:
    answering = tuple(task for task in published if task.answer_schema)
    three = next(task for task in answering if len(task.servers) == 3)
    tasks = [answering[0], changing(answering), three]
    solved = await run_episodes(tasks, MemoryHost(SERVERS), oracle_agent(SERVERS))
    assert [rollout.verdict.success for rollout in solved if rollout.verdict] == [True, True, True]
    spoilt = await run_episodes(tasks, MemoryHost(SERVERS), oracle_agent(SERVERS, "wrong-answer"))
    assert not any(rollout.verdict.success for rollout in spoilt if rollout.verdict)
    lucky = await run_episodes(tasks, MemoryHost(SERVERS), random_caller(seed=1))
    assert not any(rollout.verdict.success for rollout in lucky if rollout.verdict)


def test_a_value_that_was_read_is_an_expression_and_no_slot(members: list[Member]) -> None:
    ensemble = Ensemble(tuple(members))
    streams = (plots.Stream("carrying", number) for number in range(200))
    made = (plots.make_plot(ensemble, "train", range(2, 18), stream, carrying=True) for stream in streams)
    plot = next(plot for plot in made if plot is not None)
    step = next(step for step in plot.steps if step.writes and any(item.origin for item in step.arguments))
    argument = next(item for item in step.arguments if item.origin)
    assert argument.origin is not None
    flow = DataFlow(plot.steps)
    assert flow.steps[plot.steps.index(step)].arguments[argument.parameter.name] == flow.expression(
        argument.origin.step, argument.origin.path
    )
    assert argument.slot not in flow.slots.values()


def test_servers_of_different_clocks_are_refused() -> None:
    names = ("calendar", "calendar.elsewhere", "library-lending")
    with pytest.raises(InputError, match=r"stand at one moment; these do not: calendar\.common \(2026-09-08T09:30\)"):
        make_cross_tasks(members_called(*names), 2, seed=1)


def test_servers_of_one_category_are_no_pair() -> None:
    with pytest.raises(InputError, match="no two of them, of different categories, share enough names"):
        make_cross_tasks(members_called("clinic-appointments", "dental-practice"), 2, seed=1)


def test_one_server_is_not_enough() -> None:
    with pytest.raises(InputError, match="need at least two"):
        members_called("calendar", "calendar")


def test_a_set_is_listed_beside_what_a_registry_lists_already(tmp_path: Path, tasks: tuple[Task, ...]) -> None:
    entry = RegistryEntry(name="harbour", digest="1", folder="harbour", taxonomy=("Travel", "Boating"), split="train")
    (tmp_path / "registry.json").write_text(Registry(servers=(entry,), sets={"old": "old.jsonl"}).to_json())
    write_set(tasks, tmp_path / "new.jsonl")
    listed = load_registry(tmp_path / "registry.json")
    assert listed.servers == (entry,)
    assert listed.sets == {"old": "old.jsonl", "new": "new.jsonl"}


def test_the_command_writes_a_set(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    command = ["cross", "--servers", "calendar", "clinic-appointments", "--count", "2", "--seed", "3"]
    assert main([*command, "--out", str(tmp_path / "two.jsonl")]) == 0
    assert "2 tasks over 1 pairs and 0 triples" in capsys.readouterr().out
    assert len(load_task_set(tmp_path / "two.jsonl")) == 2
    assert main([*command[:3], "clinic", "--out", str(tmp_path / "none.jsonl")]) == 2
    assert "no server is called 'clinic'" in capsys.readouterr().err


def test_a_rehearsal_of_several_servers_reads_what_was_written_to(tasks: tuple[Task, ...]) -> None:
    task = changing(tasks)
    with rehearsal([SERVERS[ref] for ref in task.servers], task.seed, task.now) as rehearsed:
        assert rehearsed.state() == rehearsed.start
        run_oracle(rehearsed.session, task)
        assert rehearsed.state() == rehearsed.session.state() != rehearsed.start
        assert rehearsed.change() == task.expected


def test_the_common_world_is_no_world_with_tasks_of_its_own() -> None:
    assert SPLITS.worlds("calendar") == ("", "elsewhere")
    assert SPLITS.common_worlds("calendar") == ("common",)
    assert SPLITS.common_worlds("bee-hives") == ()
    clinic = ("Health", "Outpatient care")
    assert [SPLITS.of_world(clinic, world) for world in ("", "elsewhere", "common")] == [
        "held-out-servers",
        "held-out-worlds",
        "held-out-servers",
    ]
    assert SERVERS["calendar.common"].tasks == ()


@pytest.mark.parametrize(
    ("title", "said"),
    [
        ("Quayside Clinic", "at Quayside Clinic"),
        ("Greenlight driving school", "at Greenlight driving school"),
        ("Skerry Line bookings", "in Skerry Line bookings"),
    ],
)
def test_people_are_known_at_places_and_in_records(title: str, said: str) -> None:
    assert at(title) == said


def test_the_published_set_is_varied(published: tuple[Task, ...]) -> None:
    combinations = {task.servers for task in published}
    assert len(published) >= 40
    assert sum(len(servers) == 2 for servers in combinations) >= 12
    assert sum(len(servers) == 3 for servers in combinations) >= 4
    assert {"train", "held-out-tasks", "held-out-servers"} == {task.split for task in published}
    assert {1, 2, 3, 4} <= {task.difficulty.level for task in published}
    both = [{row.table.rsplit(".", 1)[0] for row in task.expected.rows} for task in published]
    assert any(len(servers) > 1 for servers in both), "some tasks change two servers"


def names_carried(task: Task) -> set[tuple[str, str]]:
    """Return the servers of a task with the names that were read in another one and found a row there."""
    with open_task(task, SERVERS) as session:
        run_oracle(session, task)
        return {
            (entry.server, str(entry.arguments[name]))
            for step, entry in zip(task.oracle.steps, session.journal, strict=True)
            for name, expression in step.arguments.items()
            if not str(expression).startswith("$slot.") and " " in str(entry.arguments[name])
        }


def test_held_out_tasks_are_about_people_that_no_training_task_is_about(published: tuple[Task, ...]) -> None:
    trained, held_out = (
        set().union(*(names_carried(task) for task in published if task.split == split))
        for split in ("train", "held-out-tasks")
    )
    assert trained
    assert held_out
    assert trained.isdisjoint(held_out)


@pytest.mark.slow
def test_the_published_set_is_made_again_to_the_byte(tmp_path: Path) -> None:
    assert main(["cross", "--out", str(tmp_path / SET.name)]) == 0
    assert (tmp_path / SET.name).read_bytes() == SET.read_bytes(), "run 'python -m generator cross'"
    listed = [load_registry(folder / "registry.json").sets[SET.stem] for folder in (tmp_path, SET.parent)]
    assert listed == [SET.name, SET.name]


@pytest.mark.slow
def test_every_task_of_the_published_set_is_sound(published: tuple[Task, ...]) -> None:
    failed = {task.id: report.failures for task in published if not (report := audit(task, SERVERS)).passed}
    assert failed == {}


def test_every_part_of_the_common_world_is_published() -> None:
    assert common_servers(ROOT / "registry.json", SPLITS) == [
        f"{name}.common" for name in sorted(SPLITS.common.servers)
    ]
