"""Which tool's output another one takes: judged by a model, checked by schemas and by trying, drawn as a graph."""

import re
from collections.abc import Sequence
from itertools import permutations
from pathlib import Path
from typing import Any, Literal

import networkx as nx

from generator.agents.engine import Toolbox, Work, Worker
from generator.agents.tasks.place import Place
from generator.database.streams import Stream
from generator.tasks.graph import INDEPENDENT, STRONG, walk
from mcp_servers.contracts import Json, Model

BRIEF = Path(__file__).with_name("edges.md").read_text("utf-8")

LENGTHS = (2, 3, 5, 4, 6, 8)
"""Tools of the chains that are drawn, in turn: they lead to tasks of levels 1 to 3."""

_DRAWS = 8
"""Walks tried for each chain that is wanted."""


class Edge(Model):
    """A claim: what one tool returns is what another takes."""

    source: str
    target: str
    output: str
    argument: str
    strength: Literal[2, 3]

    def __str__(self) -> str:
        return f"{self.source}.{self.output} -> {self.target}.{self.argument}"


class Edges(Model):
    """All claims about a server."""

    edges: tuple[Edge, ...]


async def judge_edges(worker: Worker, place: Place) -> tuple[list[Edge], list[str]]:
    """Return the edges that hold, and why the others do not.

    Raises:
        GivenUp: The model named none.
    """
    answer = await worker.do(Work("tasks/edges", BRIEF, place.describe(), Edges, temperature=0.2))
    held: list[Edge] = []
    dropped: list[str] = []
    async with place.look_around() as session:
        for edge in dict.fromkeys(answer.edges):
            problem = misfit(edge, place) or await _refusal(edge, place, session)
            if problem:
                dropped.append(f"{edge}: {problem}")
            else:
                held.append(edge)
    return held, dropped


def misfit(edge: Edge, place: Place) -> str:
    """Return why an edge cannot hold, as far as schemas say; nothing if it can."""
    missing = [name for name in (edge.source, edge.target) if name not in place.tools]
    if missing:
        return f"there is no tool {missing[0]}"
    if edge.source == edge.target:
        return "a tool does not feed itself"
    given = _part(place.tools[edge.source].output_schema or {}, edge.output)
    taken = place.tools[edge.target].input_schema.get("properties", {}).get(edge.argument)
    if given is None:
        return f"{edge.source} returns nothing at {edge.output}"
    if taken is None:
        return f"{edge.target} has no argument {edge.argument}"
    types = _types(given), _types(taken)
    return "" if types[0] & types[1] else f"{'/'.join(sorted(types[0]))} is given, {'/'.join(sorted(types[1]))} taken"


def build_graph(tools: Sequence[str], edges: Sequence[Edge]) -> "nx.DiGraph[str]":
    """Return the complete graph over the tools: each edge has the weight of the strongest claim about it."""
    graph: nx.DiGraph[str] = nx.DiGraph()
    graph.add_nodes_from(tools)
    graph.add_edges_from(permutations(tools, 2), weight=INDEPENDENT)
    for edge in edges:
        link = graph[edge.source][edge.target]
        link["weight"] = max(link["weight"], edge.strength)
    return graph


def draw_chains(graph: "nx.DiGraph[str]", place: Place, count: int, stream: Stream) -> list[tuple[str, ...]]:
    """Return different chains of tools: beginnings of random walks that prefer edges with weight.

    They start at reading tools that need nothing from another one. There are fewer where the server has not so many.
    """
    starts = [
        tool
        for tool in graph
        if place.reads(tool) and not any(graph[other][tool]["weight"] == STRONG for other in graph.predecessors(tool))
    ]
    starts = starts or [tool for tool in graph if place.reads(tool)]
    chains: dict[tuple[str, ...], None] = {}
    for number in range(count * _DRAWS if starts else 0):
        chain = walk(graph, stream.pick(starts), stream)[: LENGTHS[number % len(LENGTHS)]]
        chains[tuple(chain)] = None
        if len(chains) == count:
            break
    return list(chains)


async def _refusal(edge: Edge, place: Place, session: Toolbox) -> str:
    """Give the target what the source returns, where both read and need nothing else: why it is refused, or nothing."""
    source, target = place.tools[edge.source].input_schema, place.tools[edge.target].input_schema
    alone = not source.get("required") and set(target.get("required", ())) <= {edge.argument}
    if not (alone and place.reads(edge.source) and place.reads(edge.target)):
        return ""
    value = _first((await session.call(edge.source, {})).structured, _steps(edge.output))
    if value is None:
        return ""
    result = await session.call(edge.target, {edge.argument: value})
    return f"{value!r}, which the one returned, is refused by the other: {result.text}" if result.is_error else ""


def _steps(path: str) -> list[str]:
    """Return the names on a path; ``[]`` stands for an item of a list."""
    return re.findall(r"\w+|\[\]", re.sub(r"\[[^\]]*\]", "[]", path))


def _part(schema: dict[str, Any], path: str) -> dict[str, Any] | None:
    part = schema
    for step in _steps(path):
        inner = part.get("items") if step == "[]" else part.get("properties", {}).get(step)
        if not isinstance(inner, dict):
            return None
        part = inner
    return part


def _first(value: Json, steps: Sequence[str]) -> Json:
    """Return the first value at a path; ``None`` where there is none."""
    for step in steps:
        if isinstance(value, list) and step == "[]":
            value = value[0] if value else None
        else:
            value = value.get(step) if isinstance(value, dict) else None
    return value


def _types(schema: dict[str, Any]) -> set[str]:
    """Return the types that a schema allows, absence aside; a whole number is a number too."""
    found: set[str] = set()
    for part in (schema, *schema.get("anyOf", ())):
        named = part.get("type", [])
        found |= {named} if isinstance(named, str) else set(named)
        found |= {"string"} if any(isinstance(value, str) for value in part.get("enum", ())) else set()
    return (found | {"number"} if "integer" in found else found) - {"null"}
