"""Why a server has the tables and tools that it has, and what of its source it has not."""

from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping

from generator.design.model import Design, Entity, Operation


def explain_design(design: Design) -> Iterator[str]:
    """Yield lines: where each table and each tool comes from, what gave tools their rules, and what was left out and why."""
    source = design.provenance
    version = f" {source.version}" if source.version else ""
    yield f"{design.title}: made of {source.source}{version} ({source.kind})"
    for entity in design.entities:
        yield from _table(entity)
    for operation in design.operations:
        yield from _tool(operation)
    yield from left_out(design.omitted)


def _table(entity: Entity) -> Iterator[str]:
    origin = f": {entity.origin}" if entity.origin else ""
    yield f"table {entity.plural}, {entity.count} rows wanted{origin}"


def _tool(operation: Operation) -> Iterator[str]:
    """Yield what a tool stands for, how many rules its source states, and each rule that something else gave it."""
    name, inert = operation.name, ""
    if operation.published:
        name = operation.published.name
        inert = f"; takes {', '.join(operation.published.inert)} without effect" if operation.published.inert else ""
    stated = sum(not guard.origin for guard in operation.guards)
    rules = f"; {stated} rule{'s' if stated > 1 else ''} of its source" if stated else ""
    yield f"tool {name} ({operation.kind}){f': {operation.origin}' if operation.origin else ''}{rules}{inert}"
    for guard in operation.guards:
        if guard.origin:
            yield f"    refuses '{guard.message}': {guard.origin}"


def left_out(omitted: Mapping[str, str], most: int = 12) -> Iterator[str]:
    """Yield what was left out, a line for each reason, the most frequent first; at most so many names of each."""
    if not omitted:
        return
    names: dict[str, list[str]] = defaultdict(list)
    for name, reason in omitted.items():
        names[reason].append(name)
    yield f"left out {len(omitted)}:"
    for reason, count in Counter(omitted.values()).most_common():
        more = f" and {count - most} more" if count > most else ""
        yield f"  {count}: {reason}: {', '.join(names[reason][:most])}{more}"
