"""The types of generated code: enum aliases, a row type for each entity, and the shapes that tools return."""

from dataclasses import dataclass, replace

from generator.design import syntax
from generator.design.expressions import infer
from generator.design.model import Design, Entity, Field, Input, Operation
from generator.design.paths import Path, column, find_path, shown_lets, shown_paths
from generator.design.problems import measure_of
from generator.design.scopes import operation_scope
from generator.design.wording import with_article
from generator.tools.naming import camel, enum_name, row_name

_PLAIN = {"integer": "int", "money": "int", "decimal": "float", "boolean": "bool"}


@dataclass(frozen=True)
class RowType:
    """A ``TypedDict`` of the generated code."""

    name: str
    docstring: str
    columns: tuple[tuple[str, str], ...]
    """Key and annotation."""
    base: str = ""

    @property
    def source(self) -> str:
        """Its definition."""
        lines = [f"class {self.name}({self.base or 'TypedDict'}):", f'    """{self.docstring}"""', ""]
        return "\n".join([*lines, *(f"    {key}: {annotation}" for key, annotation in self.columns)])


def entity_type(entity: Entity) -> RowType:
    """Return the type of an entity's whole rows, long texts left out."""
    shown = [field for field in entity.fields if not field.long]
    columns = [("id", "str")] + [(column(field), annotation(entity, field)) for field in shown]
    article = with_article(entity.label)
    return RowType(row_name(entity), f"{article[:1].upper()}{article[1:]}.", tuple(columns))


def enum_aliases(entity: Entity) -> list[str]:
    """Return the definitions of an entity's enums."""
    return [f"{enum_name(entity, field)} = {literal_type(field)}" for field in entity.fields if field.type == "enum"]


def literal_type(item: Field | Input) -> str:
    """Return the type of an enum's values."""
    return f"Literal[{', '.join(repr(value) for value in item.values)}]"


def annotation(entity: Entity, field: Field, optional: bool = False) -> str:
    """Return the annotation of a column."""
    plain = enum_name(entity, field) if field.type == "enum" else _PLAIN.get(field.type, "str")
    return f"{plain} | None" if optional or not field.required else plain


def result_types(design: Design) -> dict[str, RowType]:
    """Return operation name to the type of the rows that its tool shows; different types have different names."""
    named: dict[str, RowType] = {item.name: item for item in map(entity_type, design.entities)}
    results = {}
    for operation in design.operations:
        result = _result_type(design, operation)
        if named.setdefault(result.name, result) != result:
            result = replace(result, name=f"{camel(operation.name)}Row")
            named[result.name] = result
        results[operation.name] = result
    return results


def _result_type(design: Design, operation: Operation) -> RowType:
    """Return the type of the rows that a tool shows."""
    entity = design.entity(operation.entity)
    if operation.kind == "report":
        return _report_type(design, entity, operation)
    if operation.kind == "read":
        return _passage_type(entity, operation)
    paths, lets = shown_paths(design, operation), shown_lets(operation)
    whole = entity_type(entity)
    shown = [(key, path_annotation(design, path)) for key, path in paths.items()]
    shown += [(name, _let_annotation(design, operation, name)) for name in lets]
    extra = [item for item in shown if item not in whole.columns]
    if set(whole.columns) <= set(shown):
        if not extra:
            return whole
        return RowType(f"{whole.name}Details", f"{whole.docstring[:-1]} in full.", tuple(extra), whole.name)
    kind, manner = ("Summary", "as a search lists it") if operation.kind == "search" else ("Details", "in part")
    return RowType(f"{whole.name}{kind}", f"{whole.docstring[:-1]} {manner}.", tuple(shown))


def _passage_type(entity: Entity, operation: Operation) -> RowType:
    label = next(field.label for field in entity.fields if field.name == operation.text)
    columns = (("lines", "list[str]"), ("first_line", "int"), ("total_lines", "int"), ("next_line", "int | None"))
    name = f"{camel(entity.name)}{camel(operation.text)}"
    return RowType(name, f"Lines of the {label} of {with_article(entity.label)}.", columns)


def path_annotation(design: Design, path: Path) -> str:
    """Return the annotation of a path's value."""
    owner = design.entity(path.references[-1].target) if path.references else path.entity
    return annotation(owner, path.field, path.optional)


def _let_annotation(design: Design, operation: Operation, name: str) -> str:
    found = infer(syntax.parse(name), operation_scope(design, operation))
    plain = {"number": "float" if found.decimal else "int", "boolean": "bool"}.get(found.kind, "str")
    return f"{plain} | None" if found.optional else plain


def _report_type(design: Design, entity: Entity, operation: Operation) -> RowType:
    columns: list[tuple[str, str]] = []
    many = entity.plural.replace("_", " ")
    name, about = f"{camel(entity.name)}Totals", f"Totals of {many}"
    if operation.group:
        path = find_path(design, entity, operation.group)
        columns.append((path.key, path_annotation(design, path)))
        name, about = f"{camel(entity.plural)}By{camel('_'.join(path.names))}", f"{about} for one {path.field.label}"
    for key, text in operation.measures.items():
        function, measured = measure_of(design, entity, text)
        plain = "int"
        if measured and function in ("min", "max"):
            plain = f"{path_annotation(design, find_path(design, entity, measured)).removesuffix(' | None')} | None"
        elif measured and find_path(design, entity, measured).field.type == "decimal" and function == "sum":
            plain = "float"
        columns.append((key, plain))
    return RowType(name, f"{about}.", tuple(columns))
