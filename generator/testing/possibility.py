"""Whether arranged rows could ever come about: a tool that fails on impossible rows is not to blame."""

from collections.abc import Mapping

from generator.database.constraints import Constraints
from generator.design.evaluation import Tables
from generator.design.model import Design
from generator.testing.stage import Cell
from mcp_servers.contracts import Json, State


def is_possible(design: Design, rows: State, cells: Mapping[Cell, Json]) -> bool:
    """Tell whether all rows keep the ranges, checks and invariants of the design with some values arranged."""
    arranged = {
        table: [
            {column: cells.get((table, key, column), value) for column, value in row.items()}
            for key, row in content.items()
        ]
        for table, content in rows.items()
    }
    tables = Tables(design, arranged)
    constraints = Constraints(design, tables)
    return all(
        constraints.broken_alone(tables.row(entity.name, values["id"])) is None
        for entity in design.entities
        for values in arranged[entity.plural]
    )
