"""The tool graph of one server, and random walks on it."""

from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass
from itertools import permutations
from typing import Literal

import networkx as nx

from generator.database.streams import Stream
from generator.tasks.experiments import Trial, Trials
from generator.tasks.signatures import Output, Parameter, Signature

STRONG, WEAK, INDEPENDENT = 3, 2, 1
"""Edge weights: the input needs the output; it can come from it; no dependency (keeps a walk from dead ends)."""

Evidence = Literal["schema", "key", "execution"]
"""What an edge rests on: the two tools' schemas declare the same id, or share name and type; the output is a foreign key; an
id that the one tool returned was accepted by the other, or was recognised by its value alone."""


@dataclass(frozen=True)
class Flow:
    """One way from an output of a tool into a parameter of another."""

    weight: int
    evidence: Collection[Evidence]


def build_graph(signatures: Mapping[str, Signature], trials: Trials | None = None) -> "nx.DiGraph[str]":
    """Return the complete weighted directed graph over the tools.

    Each edge has a ``weight`` and, sorted, the ``evidence`` for what flows along it: none along an independent one, nor along
    a weak one that is there because the tools are linked the other way round.

    Args:
        signatures: What the tools need and give.
        trials: What became of the ids that were tried; none were by default.
    """
    graph: nx.DiGraph[str] = nx.DiGraph()
    graph.add_nodes_from(signatures)
    for source in signatures.values():
        given = _given(source)
        for target in signatures.values():
            if source is not target:
                flows = list(_flows(source, given, target, trials or {}))
                weight = max((flow.weight for flow in flows), default=INDEPENDENT)
                evidence = {kind for flow in flows if flow.weight == weight > INDEPENDENT for kind in flow.evidence}
                graph.add_edge(source.name, target.name, weight=weight, evidence=tuple(sorted(evidence)))
    for one, other in permutations(signatures, 2):
        if graph[one][other]["weight"] == WEAK:
            graph[other][one]["weight"] = max(WEAK, graph[other][one]["weight"])
    return graph


def walk(graph: "nx.DiGraph[str]", start: str, stream: Stream, bias: int = 2) -> "list[str]":
    """Return the tools of a walk through the whole graph that visits each tool once.

    Args:
        graph: The tool graph.
        start: Where it begins.
        stream: Where chance comes from.
        bias: Power of the weights that edges are drawn by; with 0, all are as likely.
    """
    path, left = [start], [tool for tool in graph if tool != start]
    while left:
        step = stream.pick_weighted(left, [graph[path[-1]][tool]["weight"] ** bias for tool in left])
        path.append(step)
        left.remove(step)
    return path


def starting_tools(graph: "nx.DiGraph[str]", signatures: Mapping[str, Signature]) -> list[str]:
    """Return the tools that give output and need nothing from another one."""
    return [
        tool
        for tool in graph
        if signatures[tool].operation.kind in ("search", "get")
        and not any(graph[other][tool]["weight"] == STRONG for other in graph.predecessors(tool))
    ]


def _given(source: Signature) -> dict[str, list[Output]]:
    """Return entity to the outputs that are ids of its rows; those that are no ids stand under the empty name."""
    given: dict[str, list[Output]] = {}
    for output in source.outputs:
        given.setdefault(output.entity, []).append(output)
    return given


def _flows(source: Signature, given: Mapping[str, list[Output]], target: Signature, trials: Trials) -> Iterator[Flow]:
    """Yield what can flow from one tool into another; a parameter that knew none of the ids it was tried with weighs less."""
    for parameter in target.parameters:
        trial = trials.get((source.name, target.name, parameter.name))
        ids = given.get(parameter.entity, []) if parameter.entity else []
        if trial is Trial.ACCEPTED or ids:
            weight = (STRONG if parameter.required else WEAK) - (trial is Trial.UNKNOWN)
            evidence = {kind for output in ids for kind in _declared(source, output, parameter)}
            yield Flow(weight, evidence | {"execution"} if trial is Trial.ACCEPTED else evidence)
        elif any((output.key, output.type) == (parameter.name, parameter.input.type) for output in given.get("", ())):
            yield Flow(WEAK, {"schema"})


def _declared(source: Signature, output: Output, parameter: Parameter) -> tuple[Evidence, ...]:
    """Return what says that an output is the id of a row that a parameter takes."""
    if output.path is not None and output.path.field.target:
        return ("key", "schema") if output.key == parameter.name else ("key",)
    return ("schema",) if output.entity == source.operation.entity else ("execution",)
