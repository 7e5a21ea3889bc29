"""The tool graph of the hand-written harbour."""

import pytest

from generator.database.streams import Stream
from generator.design.model import Design
from generator.tasks.graph import INDEPENDENT, STRONG, WEAK, build_graph, observe, starting_tools, walk
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
        seen = observe(rehearsed.session, blind, setting.rows)
    assert {output.key: output.entity for output in seen["find_stays"].outputs}["berth_id"] == "berth"
    assert build_graph(seen)["find_stays"]["price_stay"]["weight"] == STRONG
