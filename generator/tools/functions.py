"""One tool: a plain typed function."""

from dataclasses import dataclass

from generator.design.model import Design, Operation
from generator.tools.readings import write_reading
from generator.tools.searches import write_query
from generator.tools.signatures import docstring, signature
from generator.tools.steps import Steps
from generator.tools.types import RowType


@dataclass(frozen=True)
class Function:
    """A rendered tool."""

    name: str
    source: str
    result: RowType
    """Type of the row, or of the rows on a page, that it returns."""
    writes: bool


def render_function(design: Design, operation: Operation, result: RowType) -> Function:
    """Return the function of an operation that shows rows of a type; its source still wants formatting."""
    if operation.kind in ("search", "report"):
        lines = write_query(design, operation, result)
        paged = operation.kind == "search" or operation.group
        returns = f"Page[{result.name}]" if paged else result.name
    elif operation.kind == "read":
        lines, returns = write_reading(design, operation), result.name
    else:
        lines = Steps(design, operation, result).write()
        returns = result.name
    source = "\n".join([signature(design, operation, returns), docstring(operation), *lines])
    return Function(operation.name, source, result, operation.writes)
