"""The tool graph of one server, and random walks on it."""

from collections.abc import Mapping
from dataclasses import replace
from itertools import permutations

import networkx as nx

from generator.database.streams import Stream
from generator.tasks.rows import Rows
from generator.tasks.signatures import Signature
from mcp_servers.contracts import Json
from mcp_servers.runtime import Session

STRONG, WEAK, INDEPENDENT = 3, 2, 1
"""Edge weights: the input needs the output; it can come from it; no dependency (keeps a walk from dead ends)."""


def build_graph(signatures: Mapping[str, Signature]) -> "nx.DiGraph[str]":
    """Return the complete weighted directed graph over the tools; each edge has a ``weight``."""
    graph: nx.DiGraph[str] = nx.DiGraph()
    graph.add_nodes_from(signatures)
    for source, target in permutations(signatures, 2):
        graph.add_edge(source, target, weight=_weight(signatures[source], signatures[target]))
    for source, target in permutations(signatures, 2):
        if graph[source][target]["weight"] == WEAK:
            graph[target][source]["weight"] = max(WEAK, graph[target][source]["weight"])
    return graph


def walk(graph: "nx.DiGraph[str]", start: str, stream: Stream) -> "list[str]":
    """Return the tools of a walk through the whole graph that prefers heavy edges and visits each tool once."""
    path, left = [start], [tool for tool in graph if tool != start]
    while left:
        step = stream.pick_weighted(left, [graph[path[-1]][tool]["weight"] ** 2 for tool in left])
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


def observe(session: Session, signatures: Mapping[str, Signature], rows: Rows) -> dict[str, Signature]:
    """Call each reading tool once and mark the outputs that turn out to hold the id of a row."""
    return {name: _observed(session, signature, rows) for name, signature in signatures.items()}


def _observed(session: Session, signature: Signature, rows: Rows) -> Signature:
    needed = {
        parameter.name: next(map(parameter.given, rows.of(parameter.entity)), None) if parameter.entity else None
        for parameter in signature.parameters
        if parameter.required
    }
    if signature.operation.writes or None in needed.values():
        return signature
    result = session.call(signature.tool, needed).structured
    items = result["items"] if result and signature.lists else [result]
    if not items or items[0] is None:
        return signature
    shown: Mapping[str, Json] = items[0]
    outputs = tuple(
        replace(output, entity=output.entity or rows.entity_of(signature.key(output.key, shown.get(output.key))))
        for output in signature.outputs
    )
    return replace(signature, outputs=outputs)


def _weight(source: Signature, target: Signature) -> int:
    given = {output.entity for output in source.outputs} - {""}
    if any(parameter.required and parameter.entity in given for parameter in target.parameters):
        return STRONG
    if any(parameter.entity in given for parameter in target.parameters):
        return WEAK
    shown = {(output.key, output.type) for output in source.outputs if not output.entity}
    flows = any((parameter.name, parameter.input.type) in shown for parameter in target.parameters)
    return WEAK if flows else INDEPENDENT
