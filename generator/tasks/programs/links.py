"""From row to row: the searches for what belongs to one row, and whether following them from each row is the short way."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from generator.tasks.programs.binding import Scene
from generator.tasks.programs.pieces import Population
from generator.tasks.signatures import Parameter, Signature
from mcp_servers.runtime.database import PAGE_SIZE


@dataclass(frozen=True)
class Link:
    """A search for the rows that belong to one row, and its parameter that takes that row's id."""

    search: Signature
    parameter: Parameter

    @property
    def entity(self) -> str:
        """What kind of rows belong to it."""
        return self.search.operation.entity

    def marks(self, population: Population) -> tuple[str, str] | None:
        """Return where a row of the population, and where a row that belongs to one, shows which one it is.

        That is its id, or a name that no other one has; ``None`` where rows do not show whose they are.
        """
        assert self.parameter.path is not None
        reference = self.parameter.path.field
        for item in self.search.outputs:
            if item.path == self.parameter.path and item.entity:
                return "id", item.key
            if item.path and item.path.references == (reference,) and item.path.field.unique:
                for own in population.search.outputs:
                    if own.path and not own.path.references and own.path.field == item.path.field:
                        return own.key, item.key
        return None

    def pages(self, scene: Scene) -> int:
        """Return how many pages the search has without a condition."""
        assert self.parameter.path is not None
        return -(-len(scene.setting.rows.column(self.parameter.path)) // PAGE_SIZE)

    def is_long_way(self, scene: Scene, rows: int) -> bool:
        """Whether reading all pages of the search once takes fewer calls than asking it for each of so many rows."""
        assert self.parameter.path is not None
        reference = self.parameter.path.field
        told = any(item.path and reference in (item.path.field, *item.path.references) for item in self.search.outputs)
        return told and self.pages(scene) < rows


def links_of(tools: Mapping[str, Signature], population: Population) -> Iterator[Link]:
    """Yield the searches for what belongs to a row of a population, those for all of it."""
    for search in tools.values():
        operation = search.operation
        if operation.kind != "search" or not search.lists or operation.where or operation.entity == population.entity:
            continue
        for parameter in search.parameters:
            path = parameter.path
            if parameter.entity == population.entity and path and not path.references and not path.field.unique:
                others = [item for item in search.parameters if item.required and item != parameter]
                if not others:
                    yield Link(search, parameter)


def asks_itself(link: Link, population: Population) -> bool:
    """Whether the linked search takes itself all that the population is told by: then nobody goes from row to row.

    So it is where nothing is told: what belongs to any row is listed at once.
    """
    asked = {item.path.names for item in link.search.parameters if item.path is not None}
    told = [*([population.owner.link] if population.owner else []), *population.filters]
    assert link.parameter.path is not None
    way = link.parameter.path.names
    return all(item.path is not None and (*way, *item.path.names) in asked for item in told)


def is_counted(tools: Mapping[str, Signature], link: Link) -> bool:
    """Whether a report counts what belongs to each row, so that nobody need count it row by row."""
    assert link.parameter.path is not None
    reference = link.parameter.path.field.name
    return any(
        tool.operation.kind == "report"
        and tool.operation.entity == link.entity
        and tool.operation.group.split(".")[0] == reference
        for tool in tools.values()
    )
