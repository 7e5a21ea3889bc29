"""What calls of the reading tools show about them: which outputs are ids, and of which rows."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from generator.tasks.rows import Rows
from generator.tasks.signatures import Signature
from mcp_servers.contracts import Json
from mcp_servers.runtime import Session

Ids = Mapping[str, tuple[str, ...]]
"""Entity to ids of its rows, in the order in which they were returned."""


@dataclass(frozen=True)
class Observed:
    """What one call of each reading tool showed."""

    signatures: dict[str, Signature]
    """The tools, with the outputs marked that turned out to hold the id of a row."""
    ids: dict[str, Ids]
    """Reading tool to the ids that it returned."""


def observe(session: Session, signatures: Mapping[str, Signature], rows: Rows) -> Observed:
    """Call each reading tool once."""
    seen: dict[str, Signature] = {}
    ids: dict[str, Ids] = {}
    for name, signature in signatures.items():
        items = _shown(session, signature, rows)
        seen[name] = _marked(signature, items[0], rows) if items else signature
        ids[name] = ids_in(seen[name], items)
    return Observed(seen, ids)


def ids_in(signature: Signature, items: Sequence[Mapping[str, Json]]) -> Ids:
    """Return the ids of rows among what a tool gave."""
    found: dict[str, dict[str, None]] = {}
    for output in signature.outputs:
        for item in items if output.entity else ():
            key = signature.key(output.key, item.get(output.key))
            if isinstance(key, str):
                found.setdefault(output.entity, {})[key] = None
    return {entity: tuple(keys) for entity, keys in found.items()}


def _shown(session: Session, signature: Signature, rows: Rows) -> list[Mapping[str, Json]]:
    """Return the items that a reading tool gives when it is called with as little as it takes."""
    needed = {
        parameter.name: next(map(parameter.given, rows.of(parameter.entity)), None) if parameter.entity else None
        for parameter in signature.parameters
        if parameter.required
    }
    if signature.operation.writes or None in needed.values():
        return []
    result = session.call(signature.tool, needed).structured
    return [] if result is None else list(result["items"]) if signature.lists else [result]


def _marked(signature: Signature, shown: Mapping[str, Json], rows: Rows) -> Signature:
    outputs = tuple(
        replace(output, entity=output.entity or rows.entity_of(signature.key(output.key, shown.get(output.key))))
        for output in signature.outputs
    )
    return replace(signature, outputs=outputs)
