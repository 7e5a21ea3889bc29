"""Signatures and docstrings of tools."""

import textwrap

from generator.design.model import Design, Input, Operation
from generator.tools.naming import enum_name
from generator.tools.types import literal_type

_WIDTH = 116


def parameter_name(item: Input) -> str:
    """Return an input's parameter: ``sailing_id`` for the reference ``sailing``."""
    return f"{item.name}_id" if item.type == "reference" else item.name


def ordered_inputs(operation: Operation) -> list[Input]:
    """Return the inputs as parameters follow each other: required ones first."""
    return sorted(operation.inputs, key=_may_be_left_out)


def parameter_names(operation: Operation) -> list[str]:
    """Return the parameters of an operation's tool, in order."""
    return [*map(parameter_name, ordered_inputs(operation)), *(["page"] if _pages(operation) else [])]


def signature(design: Design, operation: Operation, returns: str) -> str:
    """Return the ``def`` line."""
    parameters = ["db: Database", *(_parameter(design, operation, item) for item in ordered_inputs(operation))]
    if _pages(operation):
        parameters.append("page: PageNumber = 1")
    return f"def {operation.name}({', '.join(parameters)}) -> {returns}:"


def docstring(operation: Operation) -> str:
    """Return the docstring with its ``Args``, indented."""
    described = {parameter_name(item): item.description for item in ordered_inputs(operation)}
    if _pages(operation):
        described["page"] = "Page number, from 1."
    if not described:
        return f'    """{operation.description}"""'
    lines = textwrap.wrap(operation.description, _WIDTH, initial_indent='    """', subsequent_indent="    ")
    lines += ["", "    Args:"]
    for name, text in described.items():
        lines += textwrap.wrap(f"{name}: {text}", _WIDTH, initial_indent=" " * 8, subsequent_indent=" " * 12)
    return "\n".join([*lines, '    """'])


def _pages(operation: Operation) -> bool:
    return operation.kind == "search" or (operation.kind == "report" and bool(operation.group))


def _may_be_left_out(item: Input) -> bool:
    return not item.required or item.default is not None


def _parameter(design: Design, operation: Operation, item: Input) -> str:
    text = f"{parameter_name(item)}: {_annotation(design, operation, item)}"
    if item.default is not None:
        return f"{text} = {item.default!r}"
    return text if item.required else f"{text} | None = None"


def _annotation(design: Design, operation: Operation, item: Input) -> str:
    if item.type == "enum":
        return _enum(design, operation, item)
    if item.type in ("day", "moment"):
        return "Day" if item.type == "day" else "Moment"
    if item.type == "text":
        return "Text" if operation.writes else "str"
    plain = {"integer": "int", "money": "int", "decimal": "float", "boolean": "bool"}.get(item.type, "str")
    limits = _limits(item) if operation.writes or operation.kind == "read" else ""
    return f"Annotated[{plain}, {limits}]" if limits else plain


def _limits(item: Input) -> str:
    low = 0 if item.type == "money" and item.minimum is None else item.minimum
    if low is not None and item.maximum is not None:
        return f"between({low}, {item.maximum})"
    if low is not None:
        return f"at_least({low})"
    return f"at_most({item.maximum})" if item.maximum is not None else ""


def _enum(design: Design, operation: Operation, item: Input) -> str:
    """Return the alias of the column with the same values, the operation's own entity first."""
    entities = [design.entity(operation.entity), *design.entities]
    for entity in entities:
        for field in entity.fields:
            if field.type == "enum" and field.values == item.values:
                return enum_name(entity, field)
    return literal_type(item)
