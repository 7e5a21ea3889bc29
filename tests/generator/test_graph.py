"""The tool graph of the hand-written harbour."""

from dataclasses import replace

import networkx as nx
import pytest

from generator.database.streams import Stream
from generator.design.model import Design
from generator.design.paths import Path
from generator.tasks.experiments import Experiment, Trial
from generator.tasks.graph import INDEPENDENT, STRONG, WEAK, build_graph, starting_tools, walk
from generator.tasks.observation import Observed, observe
from generator.tasks.setting import Setting
from generator.tasks.signatures import read_signatures
from mcp_servers.runtime import load_environment
from tests.generator.conftest import HARBOUR


@pytest.fixture(scope="module")
def setting(harbour_design: Design) -> Setting:
    return Setting(harbour_design, load_environment(HARBOUR))


@pytest.mark.parametrize(
    ("source", "target", "weight"),
    [
        ("find_stays", "cancel_stay", STRONG),
        ("find_berths", "book_stay", STRONG),
        ("cancel_stay", "find_stays", WEAK),
        ("find_berths", "price_stay", INDEPENDENT),
        ("find_berths", "find_stays", WEAK),
    ],
)
def test_an_edge_weighs_what_the_one_tool_gives_the_other(
    setting: Setting, source: str, target: str, weight: int
) -> None:
    assert setting.graph[source][target]["weight"] == weight


def test_the_graph_is_complete(setting: Setting) -> None:
    tools = len(setting.environment.toolset)
    assert setting.graph.number_of_edges() == tools * (tools - 1)


def test_a_walk_starts_where_nothing_is_needed_and_visits_each_tool_once(setting: Setting) -> None:
    assert starting_tools(setting.graph, setting.signatures) == ["find_berths", "find_stays"]
    path = walk(setting.graph, "find_stays", Stream("walk"))
    assert sorted(path) == sorted(setting.environment.toolset)
    assert path == walk(setting.graph, "find_stays", Stream("walk"))


def test_walks_prefer_heavy_edges(setting: Setting) -> None:
    second = [walk(setting.graph, "find_stays", Stream("walk", index))[1] for index in range(200)]
    assert second.count("cancel_stay") > 1.5 * second.count("find_berths")


def test_an_edge_says_what_it_rests_on(setting: Setting) -> None:
    evidence = {(source, target): data["evidence"] for source, target, data in setting.graph.edges(data=True)}
    assert evidence["find_stays", "cancel_stay"] == ("execution", "schema")
    assert evidence["cancel_stay", "price_stay"] == ("execution", "schema"), "a row that was changed on the way"
    assert evidence["find_stays", "book_stay"] == ("key", "schema"), "no stay that could be booked came up"
    assert evidence["find_berths", "price_stay"] == ()


def test_without_trials_edges_rest_on_what_is_declared(setting: Setting) -> None:
    declared = build_graph(setting.signatures)
    assert declared["find_stays"]["cancel_stay"] == {"weight": STRONG, "evidence": ("schema",)}


def test_trials_leave_the_world_as_it_was(setting: Setting) -> None:
    with setting.open() as rehearsed:
        before = rehearsed.session.state()
        experiment = Experiment(rehearsed, setting.observed, setting.rows, setting.accepted)
        trials = experiment.run()
        assert Trial.ACCEPTED in trials.values()
        assert rehearsed.session.state() == before
        assert Experiment(rehearsed, setting.observed, setting.rows, setting.accepted).run() == trials


def test_an_id_is_recognised_by_its_value_where_no_schema_says_so(setting: Setting) -> None:
    blind = {
        name: signature.__class__(
            signature.operation,
            signature.parameters,
            tuple(output.__class__(output.key, "", output.path, output.type) for output in signature.outputs),
            signature.tool,
            signature.lists,
        )
        for name, signature in read_signatures(setting.design, setting.environment).items()
    }
    assert build_graph(blind)["find_stays"]["price_stay"]["weight"] < STRONG
    with setting.open() as rehearsed:
        seen = observe(rehearsed.session, blind, setting.rows).signatures
    assert {output.key: output.entity for output in seen["find_stays"].outputs}["berth_id"] == "berth"
    assert build_graph(seen)["find_stays"]["price_stay"]["weight"] == STRONG


def test_an_id_that_is_accepted_where_nothing_says_so_links_tools(setting: Setting) -> None:
    blind = with_reference(setting, "price_stay", "stay_id", target="", type="text")
    assert build_graph(blind.signatures)["find_stays"]["price_stay"]["weight"] < STRONG
    assert tried(setting, blind)["find_stays"]["price_stay"] == {"weight": STRONG, "evidence": ("execution",)}
    assert tried(setting, blind)["find_berths"]["price_stay"]["weight"] == INDEPENDENT


def test_a_text_that_anything_may_stand_in_takes_no_ids(setting: Setting) -> None:
    anything = with_reference(setting, "find_stays", "boat", path=None)
    assert tried(setting, anything)["find_berths"]["find_stays"] == setting.graph["find_berths"]["find_stays"]


def test_ids_of_which_a_tool_knows_none_link_less(setting: Setting) -> None:
    """As where a source misnames an argument: it declares the ids of berths, and takes those of stays."""
    wrong = with_reference(setting, "price_stay", "stay_id", target="berth")
    assert build_graph(wrong.signatures)["find_berths"]["price_stay"]["weight"] == STRONG
    mended = tried(setting, wrong)
    assert mended["find_berths"]["price_stay"]["weight"] == WEAK


def with_reference(setting: Setting, tool: str, name: str, path: Path | None = None, **changes: str) -> Observed:
    """Return what was observed, with an argument of one tool declared otherwise."""
    signature = setting.signatures[tool]
    parameters = tuple(
        replace(item, input=item.input.model_copy(update=changes), path=path) if item.name == name else item
        for item in signature.parameters
    )
    return Observed({**setting.signatures, tool: replace(signature, parameters=parameters)}, setting.observed.ids)


def tried(setting: Setting, observed: Observed) -> "nx.DiGraph[str]":
    with setting.open() as rehearsed:
        trials = Experiment(rehearsed, observed, setting.rows, setting.accepted).run()
    return build_graph(observed.signatures, trials)
