"""Tools that read many rows: searches and reports, each one query."""

import ast

from generator.design import syntax
from generator.design.model import Design, Input, Operation
from generator.design.paths import Path, find_path, shown_paths
from generator.design.problems import measure_of
from generator.design.scopes import filter_scope
from generator.tools.body import literal
from generator.tools.conditions import Conditions
from generator.tools.fulltext import index_name, indexed_columns, searched_entity
from generator.tools.queries import Source, Sql
from generator.tools.signatures import parameter_name
from generator.tools.types import RowType

_MARGIN = " " * 8


def write_query(design: Design, operation: Operation, result: RowType) -> list[str]:
    """Write a search or report: one query whose conditions are the filters that were given."""
    entity = design.entity(operation.entity)
    shown = {} if operation.kind == "report" else shown_paths(design, operation)
    sorted_by = operation.group or operation.order.removeprefix("-") or "id"
    measures = {key: measure_of(design, entity, text) for key, text in operation.measures.items()}
    filtered = [text for item in operation.inputs for text in item.paths]
    texts = [*filtered, sorted_by, *(path for _, path in measures.values() if path)]
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
    where = [f'"{_filter(design, source, item)}": {_compared(item)}' for item in operation.inputs]
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


def _filter(design: Design, source: Source, item: Input) -> str:
    if item.match == "matching":
        return _matching(design, source, item)
    path = find_path(design, source.entity, item.path)
    name = source.column(path)
    day = item.type == "day" and path.field.type == "moment"
    return {
        "equals": f"{name} = ?",
        "contains": f"instr(lower({name}), lower(?)) > 0",
        "at_least": f"{name} >= ?",
        "at_most": f"{name} <= ?",
        "on_day": f"date({name}) = ?" if day else f"{name} = ?",
    }[item.match]


def _compared(item: Input) -> str:
    """Return what a filter's ``?`` stands for."""
    return f"every_word({parameter_name(item)})" if item.match == "matching" else parameter_name(item)


def _matching(design: Design, source: Source, item: Input) -> str:
    """Return the condition that words occur in a full text: in any column of its index, or in those that are named."""
    paths = [find_path(design, source.entity, text) for text in item.paths]
    table, wanted = searched_entity(design, paths[0]).plural, {path.field.name for path in paths}
    index, columns = index_name(table), indexed_columns(design)[table]
    named = [name for name in columns if name in wanted]
    query = "?" if named == columns else f"'{{{' '.join(named)}}} : ' || ?"
    return f"{source.rowid(paths[0])} IN (SELECT rowid FROM {index} WHERE {index} MATCH {query})"


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
