"""One tool: a plain typed function."""

import ast
from dataclasses import dataclass

from generator.design import syntax
from generator.design.model import Design, Effect, Input, Operation
from generator.design.paths import Path, column, find_path, shown_lets, shown_paths
from generator.design.problems import measure_of
from generator.design.scopes import filter_scope
from generator.design.types import value_type
from generator.tools.body import Body, literal
from generator.tools.conditions import Conditions
from generator.tools.naming import camel
from generator.tools.queries import Source, Sql
from generator.tools.rules import Rules
from generator.tools.signatures import docstring, parameter_name, signature
from generator.tools.types import RowType, entity_type

_MARGIN = " " * 8


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
        lines = _query(design, operation, result)
        paged = operation.kind == "search" or operation.group
        returns = f"Page[{result.name}]" if paged else result.name
    else:
        lines = _Steps(design, operation, result).write()
        returns = result.name
    source = "\n".join([signature(design, operation, returns), docstring(operation), *lines])
    return Function(operation.name, source, result, operation.writes)


def _query(design: Design, operation: Operation, result: RowType) -> list[str]:
    """Write a search or report: one query whose conditions are the filters that were given."""
    entity = design.entity(operation.entity)
    shown = {} if operation.kind == "report" else shown_paths(design, operation)
    sorted_by = operation.group or operation.order.removeprefix("-") or "id"
    measures = {key: measure_of(design, entity, text) for key, text in operation.measures.items()}
    texts = [*(item.path for item in operation.inputs), sorted_by, *(path for _, path in measures.values() if path)]
    paths = [*shown.values(), *(find_path(design, entity, text) for text in texts)]
    conditions = Conditions(filter_scope(design, operation), _world_value)
    rules = [syntax.parse(operation.where)] if operation.where else []
    inner = conditions.ranging(entity.name, entity, rules, tuple(paths))
    source = inner.sources[entity.name]
    columns = [_selected(source, key, path) for key, path in shown.items()]
    if operation.group:
        columns.append(_selected(source, result.columns[0][0], find_path(design, entity, operation.group)))
    for key, (function, text) in measures.items():
        columns.append(f"{_measure(function, source.column(find_path(design, entity, text)) if text else '')} AS {key}")
    sql = literal((f"SELECT {', '.join(columns)}", f"FROM {source.text}", *source.joins), _MARGIN)
    where = [
        f'"{_filter(source, find_path(design, entity, item.path), item)}": {parameter_name(item)}'
        for item in operation.inputs
    ]
    where += [_fixed(inner.translate(rule)) for rule in rules]
    arguments = [result.name, sql, f"where={{{', '.join(where)}}}"]
    if operation.kind == "report" and not operation.group:
        return [f"    return db.total({', '.join(arguments)})"]
    order = source.column(find_path(design, entity, sorted_by)) + (" DESC" if operation.order.startswith("-") else "")
    if operation.group:
        arguments += [f'group="{order}"', f'order="{order}"']
    else:
        key = source.column(find_path(design, entity, "id"))
        arguments.append(f'order="{order}"' if sorted_by == "id" else f'order="{order}, {key}"')
    return [f"    return db.search({', '.join([*arguments, 'page=page'])})"]


def _selected(source: Source, key: str, path: Path) -> str:
    name = source.column(path)
    return name if name.rpartition(".")[2] == key else f"{name} AS {key}"


def _measure(function: str, name: str) -> str:
    if function == "count":
        return "COUNT(*)"
    if function == "average":
        return f"CAST(COALESCE(AVG({name}), 0) AS INTEGER)"
    return f"COALESCE(SUM({name}), 0)" if function == "sum" else f"{function.upper()}({name})"


def _filter(source: Source, path: Path, item: Input) -> str:
    name = source.column(path)
    day = item.type == "day" and path.field.type == "moment"
    return {
        "equals": f"{name} = ?",
        "contains": f"{name} LIKE '%' || ? || '%'",
        "at_least": f"{name} >= ?",
        "at_most": f"{name} <= ?",
        "on_day": f"date({name}) = ?" if day else f"{name} = ?",
    }[item.match]


def _fixed(condition: Sql) -> str:
    """Return a condition that always applies as an entry of ``where``."""
    values = ", ".join(ast.unparse(value) for value in condition.values)
    given = values if len(condition.values) == 1 else f"({values})"
    return f'"{condition.within(2)}": {given}'


def _world_value(node: ast.expr) -> ast.expr:
    """Return the part of a search's fixed condition that Python works out: it knows the world and nothing else."""
    return _WorldNames().visit(node)  # type: ignore[no-any-return]


class _WorldNames(ast.NodeTransformer):
    def visit_Name(self, node: ast.Name) -> ast.expr:
        known = node.id in ("now", "today", "account")
        return ast.Attribute(ast.Name("db"), node.id, ast.Load()) if known else node

    def visit_BinOp(self, node: ast.BinOp) -> ast.expr:
        if shift := syntax.shift_of(node.right):
            amount = ast.UnaryOp(ast.USub(), shift[1]) if isinstance(node.op, ast.Sub) else shift[1]
            return ast.Call(ast.Name("shift"), [self.visit(node.left)], [ast.keyword(shift[0], amount)])
        return node


class _Steps:
    """Writes a tool that reads one row, or changes rows."""

    def __init__(self, design: Design, operation: Operation, result: RowType) -> None:
        self.design = design
        self.operation = operation
        self.entity = design.entity(operation.entity)
        self.result = result
        self.body = Body()
        self.rules = Rules(design, operation, self.body)
        self.row = ast.Name(_subject(operation))
        """The row that is returned."""

    def write(self) -> list[str]:
        """Return the body: fetches, guards, effects, result."""
        for guard in self.operation.guards:
            self.rules.require(guard.expression, guard.message)
        self._prepare()
        for number, effect in enumerate(self.operation.effects):
            self._effect(effect, needed=self._is_needed(number, effect))
        if self.operation.writes and self.operation.kind != "delete":
            self.rules.forget_rows()
        self._return()
        return [*self._opening(), *self.body.lines]

    def _prepare(self) -> None:
        """Work out before the first effect what effects depend on, so that none sees what another changed."""
        created: set[str] = set()
        for effect in self.operation.effects:
            texts = [effect.when] if effect.when else list(effect.values.values())
            texts = [text for text in texts if text and not effect.each]
            texts += [
                name for name in self.operation.lets if any(name in names_in(text) for text in effect.values.values())
            ]
            for text in texts:
                if not created & names_in(text):
                    self.rules.prepare(text)
            if effect.kind == "create" and not effect.each:
                created.add(effect.entity)

    def _is_needed(self, number: int, effect: Effect) -> bool:
        """Tell whether the id of a row that an effect creates is used afterwards."""
        if self.operation.kind == "create" and number == 0:
            return True
        later = self.operation.effects[number + 1 :]
        texts = [text for other in later for text in (other.row, other.when, *other.values.values()) if text]
        loops = [f"any({other.each})" for other in later if other.each]
        return any(effect.entity in names_in(text) for text in (*texts, *loops))

    def _effect(self, effect: Effect, needed: bool) -> None:
        if effect.each:
            with self.rules.for_each(effect.each):
                self._effect(effect.model_copy(update={"each": ""}), needed=False)
        elif effect.when:
            with self.rules.only_if(effect.when):
                self._effect(effect.model_copy(update={"when": ""}), needed=False)
        else:
            self._change(effect, needed)

    def _change(self, effect: Effect, needed: bool) -> None:
        entity = self.design.entity(effect.entity)
        fields = {field.name: field for field in entity.fields}
        values = {name: self.rules.value(syntax.parse(text)) for name, text in effect.values.items()}
        kept = [name for name, text in effect.values.items() if effect.kind == "set" and self._is_kept(text)]
        keywords = [ast.keyword(column(fields[name]), value) for name, value in values.items() if name not in kept]
        if kept:
            given = [ast.keyword(column(fields[name]), values[name]) for name in kept]
            keywords.append(ast.keyword(None, ast.Call(ast.Name("given"), [], given)))
        if effect.kind == "create":
            call = _database_call("insert", [ast.Constant(entity.plural)], keywords)
            if needed:
                self.body.write(f"{self.rules.create(entity.name)} = {{}}", call)
            else:
                self.body.write("{}", call)
            return
        key = self.rules.value(syntax.parse(effect.row))
        method = "update" if effect.kind == "set" else "delete"
        self.body.write("{}", _database_call(method, [ast.Constant(entity.plural), key], keywords))

    def _is_kept(self, text: str) -> bool:
        """Tell whether a value is an optional input that leaves the field as it is where it is not given."""
        optional = {item.name for item in self.operation.inputs if value_type(item).optional}
        return text in optional and text not in self.rules.scope.present

    def _return(self) -> None:
        whole = entity_type(self.entity)
        if self.result == whole and self.operation.kind != "delete":
            key = ast.unparse(self.rules.value(self.row))
            self.body.write(f'return db.fetch({whole.name}, "{self.entity.plural}", {key})')
            return
        if self.result == whole:
            self.body.write(f"return {self.rules.row(self.row)}")
            return
        entries = [] if self.result.base != whole.name else [f"**{self.rules.row(self.row)}"]
        names = {key for key, _ in self.result.columns}
        for key, path in shown_paths(self.design, self.operation).items():
            if key in names:
                node = syntax.parse(".".join((self.row.id, *path.names)))
                entries.append(f'"{key}": {self._shown(node, path)}')
        for name in shown_lets(self.operation):
            entries.append(f'"{name}": {ast.unparse(self.rules.value(ast.Name(name)))}')
        self.body.write("return {{" + ", ".join(entries).replace("{", "{{").replace("}", "}}") + "}}")

    def _shown(self, node: ast.expr, path: Path) -> str:
        if path.field.name == "id":
            assert isinstance(node, ast.Attribute)
            return ast.unparse(self.rules.value(node.value))
        optional = [step for step in path.references if not step.required]
        if not optional:
            return ast.unparse(self.rules.value(node))
        assert isinstance(node, ast.Attribute)
        row = self.rules.row(node.value)
        return f'{row}["{column(path.field)}"] if {row} is not None else None'

    def _opening(self) -> list[str]:
        """Fetch every row that an input names, so that an unknown id is refused first."""
        lines = []
        for item in self.operation.inputs:
            if item.type != "reference":
                continue
            entity = self.design.entity(item.target)
            fetch = f'db.fetch({camel(entity.name)}, "{entity.plural}", {item.name}_id)'
            optional, read = value_type(item).optional, item.name in self.rules.read_inputs
            if read:
                absent = f" if {item.name}_id is not None else None" if optional else ""
                lines.append(f"    {item.name} = {fetch}{absent}")
            elif optional:
                lines += [f"    if {item.name}_id is not None:", f"        {fetch}"]
            elif not self._is_fetched_by_result(item):
                lines.append(f"    {fetch}")
        return lines

    def _is_fetched_by_result(self, item: Input) -> bool:
        """A get without guards fetches its row in the ``return``."""
        return self.operation.kind == "get" and item.name == self.row.id and len(self.body.lines) == 1


def names_in(text: str) -> set[str]:
    """Return the names that an expression uses."""
    return {node.id for node in ast.walk(syntax.parse(text)) if isinstance(node, ast.Name)}


def _subject(operation: Operation) -> str:
    """Return the name of the row that an operation is about: the new one, or the input that refers to it."""
    inputs = [item.name for item in operation.inputs if item.target == operation.entity]
    if operation.kind == "create" or operation.entity in inputs or not inputs:
        return operation.entity
    return inputs[0]


def _database_call(method: str, arguments: list[ast.expr], keywords: list[ast.keyword]) -> ast.expr:
    return ast.Call(ast.Attribute(ast.Name("db"), method, ast.Load()), arguments, keywords)
