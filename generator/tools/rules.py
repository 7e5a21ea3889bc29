"""Rules as Python over a tool's variables: each row is fetched once, just before it is first needed."""

import ast
from collections.abc import Iterator
from contextlib import contextmanager

from generator.design import syntax
from generator.design.expressions import infer
from generator.design.model import Design, Operation
from generator.design.scopes import operation_scope, world_names
from generator.design.types import Type, row_type
from generator.tools.body import Body
from generator.tools.conditions import Conditions
from generator.tools.naming import free_name, row_name

_AGGREGATE_METHODS = {"any": "exists", "count": "number", "sum": "number", "min": "value", "max": "value"}

_OPPOSITES: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Lt: ast.GtE,
    ast.GtE: ast.Lt,
    ast.Gt: ast.LtE,
    ast.LtE: ast.Gt,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
}


class Rules:
    """Translates an operation's expressions and writes the statements that they depend on into its body."""

    def __init__(self, design: Design, operation: Operation, body: Body) -> None:
        self.design = design
        self.operation = operation
        self.body = body
        self.scope = operation_scope(design, operation)
        self.read_inputs: set[str] = set()
        """Reference inputs whose row is read."""
        self._rows: dict[str, str] = {}
        """Path of a row to the variable that holds it."""
        self._ids: dict[str, str] = {}
        """Created row to the variable that holds its id."""
        self._defined: set[str] = set()
        """Lets that are variables already."""
        self._changed = False
        """Whether rows fetched for inputs are out of date."""
        self._lets = {name: syntax.parse(text) for name, text in operation.lets.items()}
        inputs = {item.name: item.type == "reference" for item in operation.inputs}
        ids = {f"{name}_id" for name, is_row in inputs.items() if is_row}
        self._taken = {operation.name, "db", *inputs, *ids, *operation.lets}
        texts = [*operation.lets.values(), *(guard.expression for guard in operation.guards)]
        for effect in operation.effects:
            texts += [effect.when, effect.each, effect.row, *effect.values.values()]
        self._text = "\n".join(texts)

    def require(self, expression: str, message: str) -> None:
        """Write a guard: refuse the call unless the expression holds."""
        rule = syntax.parse(expression)
        self.body.write("if {}:", negate(self.value(rule)))
        with self.body.indented():
            self.body.write("raise Refused({})", ast.Constant(message))
        self.scope = self.scope.assuming(rule)

    @contextmanager
    def only_if(self, expression: str) -> Iterator[None]:
        """Write a block that runs where an expression holds."""
        rule = syntax.parse(expression)
        self.body.write("if {}:", self.value(rule))
        with self._block():
            self.scope = self.scope.assuming(rule)
            yield

    @contextmanager
    def for_each(self, text: str) -> Iterator[None]:
        """Write a loop over rows."""
        loop = syntax.parse_loop(text)
        name, table, condition = syntax.loop_parts(loop)
        entity = self.scope.table(table)
        query = self.body.query(self._conditions().loop(loop))
        variable = free_name(entity.name, self._taken, "each")
        rows = ast.Call(_attribute("db", "all"), [ast.Name(row_name(entity)), *query], [])
        self.body.write(f"for {variable} in {{}}:", rows)
        with self._block():
            self._rows[name] = variable
            self.scope = self.scope.with_names({name: row_type(entity)})
            self.scope = self.scope.assuming(condition) if condition is not None else self.scope
            yield
        self._taken.discard(variable)

    def define(self, name: str) -> str:
        """Take a name for a variable."""
        return free_name(name, self._taken)

    def prepare(self, expression: str) -> None:
        """Write what an expression depends on now: rows and lets are those from before the operation's effects."""
        self.value(syntax.parse(expression))

    def create(self, entity: str) -> str:
        """Return a variable for a new row's id; the entity's name means that row from here on."""
        self._ids[entity] = free_name(f"{entity}_id", self._taken, "new")
        self._rows.pop(entity, None)
        self.scope = self.scope.with_names({entity: row_type(self.design.entity(entity))})
        return self._ids[entity]

    def forget_rows(self) -> None:
        """Note that rows have changed: whoever reads one from here on fetches it again."""
        self._rows.clear()
        self._changed = True

    def value(self, node: ast.expr) -> ast.expr:
        """Return an expression as Python; a row becomes its id."""
        if isinstance(node, ast.Name | ast.Attribute):
            return self._path(node)
        if isinstance(node, ast.BoolOp):
            return ast.BoolOp(node.op, self._parts(node))
        if isinstance(node, ast.UnaryOp):
            return ast.UnaryOp(node.op, self.value(node.operand))
        if isinstance(node, ast.IfExp):
            return self._choice(node)
        if isinstance(node, ast.Tuple):
            return ast.Tuple([self.value(item) for item in node.elts], ast.Load())
        if isinstance(node, ast.BinOp):
            return self._arithmetic(node)
        if isinstance(node, ast.Compare):
            return self._comparison(node)
        if isinstance(node, ast.Call):
            return self._call(node)
        return node

    def _parts(self, node: ast.BoolOp) -> list[ast.expr]:
        """Translate the parts in turn: each is reached only where those before it hold (``and``) or fail (``or``)."""
        scope, parts = self.scope, []
        for value in node.values:
            parts.append(self.value(value))
            self.scope = self.scope.assuming(value, holds=isinstance(node.op, ast.And))
        self.scope = scope
        return parts

    def _choice(self, node: ast.IfExp) -> ast.expr:
        test, scope = self.value(node.test), self.scope
        self.scope = scope.assuming(node.test)
        body = self.value(node.body)
        self.scope = scope.assuming(node.test, holds=False)
        other = self.value(node.orelse)
        self.scope = scope
        return ast.IfExp(test, body, other)

    def row(self, node: ast.expr) -> str:
        """Return the variable that holds a row; write the fetch if there is none yet."""
        if isinstance(node, ast.Name) and node.id in self._lets:
            return self.row(self._lets[node.id])
        path = ast.unparse(node)
        if path in self._rows:
            return self._rows[path]
        is_input = isinstance(node, ast.Name) and node.id not in ("account", *self._ids)
        if is_input and not self._changed:
            self.read_inputs.add(path)
            return path
        found = self._type(node)
        variable = path if is_input else self._variable(node)
        entity = self.design.entity(found.entity)
        key = ast.unparse(self._identity(node))
        absent = f" if {key} is not None else None" if found.optional else ""
        self.body.write(f'{variable} = db.fetch({row_name(entity)}, "{entity.plural}", {key}){absent}')
        self._rows[path] = variable
        return variable

    def _variable(self, node: ast.expr) -> str:
        for name, rule in self._lets.items():
            if ast.unparse(rule) == ast.unparse(node):
                return name
        names = syntax.path_of(node)
        return free_name(names[-1], self._taken, names[-2] if len(names) > 1 else "whole")

    def _identity(self, node: ast.expr) -> ast.expr:
        if isinstance(node, ast.Attribute):
            known = self._rows.get(ast.unparse(node))
            if known and ast.unparse(node) in self.scope.present:
                return _item(known, "id")
            return _item(self.row(node.value), f"{node.attr}_id")
        assert isinstance(node, ast.Name)
        if node.id == "account":
            return _attribute("db", "account")
        if node.id in self._ids:
            return ast.Name(self._ids[node.id])
        if node.id in self._lets:
            return self.value(self._lets[node.id])
        inputs = [item.name for item in self.operation.inputs]
        return ast.Name(f"{node.id}_id") if node.id in inputs else _item(self._rows[node.id], "id")

    def _path(self, node: ast.Name | ast.Attribute) -> ast.expr:
        if self._type(node).kind == "row":
            return self._identity(node)
        if isinstance(node, ast.Attribute):
            return self._long_text(node) or _item(self.row(node.value), node.attr)
        if node.id in world_names(self.design):
            return _attribute("db", node.id)
        if node.id in self._lets and node.id not in self._defined:
            self._define(node.id)
        return ast.Name(node.id)

    def _long_text(self, node: ast.Attribute) -> ast.expr | None:
        """Return the query of a long text, which no row shows; ``None`` for any other column."""
        entity = self.design.entity(self._type(node.value).entity)
        if not any(field.long and field.name == node.attr for field in entity.fields):
            return None
        sql = ast.Constant(f"SELECT {node.attr} FROM {entity.plural} WHERE id = ?")
        return ast.Call(_attribute("db", "value"), [sql, self._identity(node.value)], [])

    def _define(self, name: str) -> None:
        rule = self._lets[name]
        value = self.value(rule)
        untyped = isinstance(rule, ast.Call) and syntax.loop_of(rule) and syntax.function_of(rule) in ("min", "max")
        kind = "int" if self._type(rule).kind == "number" else "str"
        self.body.write(f"{name}: {kind} | None = {{}}" if untyped else f"{name} = {{}}", value)
        self._defined.add(name)

    def _comparison(self, node: ast.Compare) -> ast.expr:
        operands = [node.left, *node.comparators]
        if isinstance(node.ops[0], ast.Is | ast.IsNot) and self._is_read_through(node.left):
            return ast.Compare(ast.Name(self.row(node.left)), node.ops, node.comparators)
        left, *others = (self.value(operand) for operand in operands)
        return ast.Compare(left, node.ops, others)

    def _is_read_through(self, node: ast.expr) -> bool:
        """Tell whether the operation reads fields of a row, so that its variable is what is asked for ``None``."""
        return self._type(node).kind == "row" and f"{ast.unparse(node)}." in self._text

    def _arithmetic(self, node: ast.BinOp) -> ast.expr:
        if shift := syntax.shift_of(node.right):
            unit, amount = shift[0], self.value(shift[1])
            if isinstance(node.op, ast.Sub):
                amount = ast.UnaryOp(ast.USub(), amount)
            return ast.Call(ast.Name("shift"), [self.value(node.left)], [ast.keyword(unit, amount)])
        return ast.BinOp(self.value(node.left), node.op, self.value(node.right))

    def _call(self, node: ast.Call) -> ast.expr:
        name = syntax.function_of(node)
        if syntax.loop_of(node):
            query = self.body.query(self._conditions().aggregate(node))
            return ast.Call(_attribute("db", _AGGREGATE_METHODS[name]), query, [])
        arguments = [self.value(argument) for argument in node.args]
        if name == "day":
            return ast.Subscript(arguments[0], ast.Slice(upper=ast.Constant(10)), ast.Load())
        return ast.Call(ast.Name(name), arguments, [])

    def _conditions(self) -> Conditions:
        return Conditions(self.scope, self.value)

    def _type(self, node: ast.expr) -> Type:
        return infer(node, self.scope)

    @contextmanager
    def _block(self) -> Iterator[None]:
        """Write one level deeper; what is defined there is not known afterwards."""
        rows, defined, scope = dict(self._rows), set(self._defined), self.scope
        with self.body.indented():
            yield
        self._rows, self._defined, self.scope = rows, defined, scope


def negate(node: ast.expr) -> ast.expr:
    """Return the opposite of a condition, said without ``not`` where there is a way."""
    if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
        return node.operand
    if isinstance(node, ast.Compare) and len(node.ops) == 1:
        return ast.Compare(node.left, [_OPPOSITES[type(node.ops[0])]()], node.comparators)
    if isinstance(node, ast.BoolOp):
        opposite = ast.Or() if isinstance(node.op, ast.And) else ast.And()
        return ast.BoolOp(opposite, [negate(value) for value in node.values])
    return ast.UnaryOp(ast.Not(), node)


def _item(variable: str, key: str) -> ast.expr:
    return ast.Subscript(ast.Name(variable), ast.Constant(key), ast.Load())


def _attribute(name: str, attribute: str) -> ast.expr:
    return ast.Attribute(ast.Name(name), attribute, ast.Load())
