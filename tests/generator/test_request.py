"""Fresh tasks on request: new ones only, beside the server and never in it."""

from pathlib import Path

import pytest

from generator.publish import make_entry, write_registry
from generator.request import GenerationRequest, fulfil
from generator.sources.documents import DOCUMENTS, read_document
from generator.tasks.practice import MOST_STATED
from generator.workspace import folder_digest
from mcp_servers.contracts import InputError, Registry
from mcp_servers.runtime import LoadedEnvironment, Servers, load_environment
from tests.generator.worlds import build_world

FERRY = "ferry-bookings"


def ask(seed: int = 1, server: str = FERRY, **wanted: object) -> GenerationRequest:
    return GenerationRequest.model_validate(
        {"server": server, "count": 4, "levels": (1, 2), "kinds": ("graph",), "seed": seed, **wanted}
    )


@pytest.fixture(scope="module")
def base(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A registry whose only server has four tasks already."""
    folder = tmp_path_factory.mktemp("base")
    bare = build_world(read_document(DOCUMENTS / f"{FERRY}.yaml"), folder / FERRY)
    return fulfil([ask(seed=0)], {FERRY: bare}, folder / "with-tasks")


@pytest.fixture
def server(base: Path) -> LoadedEnvironment:
    return Servers(base)[FERRY]


def ids(registry: Path) -> list[str]:
    return [task.id for task in Servers(registry)[FERRY].tasks]


@pytest.fixture(scope="module")
def asked(base: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    return fulfil([ask(split="held-out-tasks")], Servers(base), tmp_path_factory.mktemp("asked"))


def test_the_tasks_are_new_and_of_the_split_asked_for(asked: Path, server: LoadedEnvironment) -> None:
    fresh = Servers(asked)[FERRY].tasks
    assert len(fresh) == 4
    assert {task.split for task in fresh} == {"held-out-tasks"}
    assert {task.servers for task in fresh} == {(server.ref,)}
    assert not {task.id for task in fresh} & {task.id for task in server.tasks}


def test_the_same_request_is_answered_alike(asked: Path, base: Path, tmp_path: Path) -> None:
    again = fulfil([ask(split="held-out-tasks")], Servers(base), tmp_path)
    assert folder_digest(again.parent) == folder_digest(asked.parent)


def test_excluded_tasks_never_come_again(asked: Path, base: Path, tmp_path: Path) -> None:
    seen = frozenset(ids(asked))
    other = fulfil([ask(split="held-out-tasks", exclude=seen)], Servers(base), tmp_path)
    assert ids(other)
    assert not seen & set(ids(other))


def test_nothing_changes_in_the_folder_that_the_server_lies_in(base: Path, tmp_path: Path) -> None:
    before = folder_digest(base.parent)
    fulfil([ask(seed=2)], Servers(base), tmp_path)
    assert folder_digest(base.parent) == before


def test_stacked_on_the_registry_it_came_from_it_wins(asked: Path, base: Path, server: LoadedEnvironment) -> None:
    stacked = Servers(base, asked)
    assert [task.id for task in stacked[server.ref].tasks] == ids(asked)
    assert stacked[FERRY].digest == server.digest
    assert stacked.entries[FERRY].split == "held-out-tasks"


def test_targeted_tasks_use_the_tools_asked_for(base: Path, tmp_path: Path) -> None:
    tool = next(step.tool for task in Servers(base)[FERRY].tasks for step in task.oracle.steps)
    registry = fulfil([ask(seed=5, tools=(tool,))], Servers(base), tmp_path)
    for task in Servers(registry)[FERRY].tasks:
        assert tool in {step.tool for step in task.oracle.steps}


def test_a_count_is_spread_over_kinds_and_levels() -> None:
    plan = ask(count=5, levels=(1, 3), kinds=("graph", "program")).plan(frozenset())
    assert [(order.kind, order.level, order.count) for order in plan.orders] == [
        ("graph", 1, 2),
        ("graph", 3, 1),
        ("program", 1, 1),
        ("program", 3, 1),
    ]
    assert len(ask(count=1).plan(frozenset()).orders) == 1


def test_an_attempt_that_was_stopped_is_made_again(asked: Path, base: Path, tmp_path: Path) -> None:
    (tmp_path / "servers" / FERRY).mkdir(parents=True)
    (tmp_path / "servers" / FERRY / "half.txt").write_text("left by a kill", "utf-8")
    again = fulfil([ask(split="held-out-tasks")], Servers(base), tmp_path)
    assert folder_digest(again.parent) == folder_digest(asked.parent)


@pytest.mark.parametrize(
    ("requests", "sentence"),
    [
        ([ask(server="ferry-booking")], "no server is called 'ferry-booking'"),
        ([ask(), ask(seed=2)], "ferry-bookings: asked for more than once"),
        ([ask(tools=("find_sailing",))], "ferry-bookings has no tool 'find_sailing' to make tasks with"),
        ([ask(count=0)], "ferry-bookings yields none of 0 tasks"),
    ],
)
def test_what_cannot_be_answered_is_said(
    requests: list[GenerationRequest], sentence: str, base: Path, tmp_path: Path
) -> None:
    with pytest.raises(InputError, match=sentence):
        fulfil(requests, Servers(base), tmp_path)
    assert not (tmp_path / "registry.json").exists()


def test_a_server_without_a_source_gets_no_tasks(harbour: Path, tmp_path: Path) -> None:
    registry = tmp_path / "registry.json"
    write_registry(Registry(servers=(make_entry(load_environment(harbour), registry, "train"),)), registry)
    with pytest.raises(InputError, match="there is no server 'harbour'"):
        fulfil([ask(server="harbour")], Servers(registry), tmp_path / "out")


def test_tasks_that_show_some_tools_are_practice_with_these(base: Path, tmp_path: Path) -> None:
    shown = ("find_passengers", "get_passenger", "update_passenger")
    answered = fulfil([ask(shown=shown, kinds=("graph", "program"))], Servers(base), tmp_path)
    fresh = Servers(answered)[FERRY].tasks
    assert len(fresh) == 4
    for task in fresh:
        assert task.tools == shown
        assert task.kind == "graph"
        assert {step.tool for step in task.oracle.steps} <= set(shown)
        assert len(task.slots) <= MOST_STATED


def test_shown_tools_that_the_server_does_not_have_are_named(base: Path, tmp_path: Path) -> None:
    with pytest.raises(InputError, match="has no tool 'sink_ferry'"):
        fulfil([ask(shown=("find_passengers", "sink_ferry"))], Servers(base), tmp_path)


def test_a_server_that_yields_nothing_is_left_out_where_another_yields(base: Path, tmp_path: Path) -> None:
    other = build_world(read_document(DOCUMENTS / "library-lending.yaml"), tmp_path / "library")
    servers = {FERRY: Servers(base)[FERRY], "library-lending": other}
    few = ask(server="library-lending", shown=("find_branches",), levels=(2,))
    answered = fulfil([few, ask()], servers, tmp_path / "answered")
    assert list(Servers(answered)) == [FERRY]
