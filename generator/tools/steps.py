"""Tools that read one row or change rows: fetches, guards, effects, result."""

import ast

from generator.design import syntax
from generator.design.completion import change_guard
from generator.design.model import Design, Effect, Input, Operation
from generator.design.paths import Path, column, shown_lets, shown_paths
from generator.design.types import value_type
from generator.tools.body import Body
from generator.tools.naming import row_name
from generator.tools.rules import Rules
from generator.tools.types import RowType, entity_type


class Steps:
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
        self.changes = ""
        """Variable with the optional inputs that were given, once there is one."""

    def write(self) -> list[str]:
        """Return the body: fetches, guards, effects, result."""
        for guard in self.operation.guards:
            if guard == change_guard(self.operation):
                self._collect_changes(guard.message)
            else:
                self.rules.require(guard.expression, guard.message)
        self._prepare()
        for number, effect in enumerate(self.operation.effects):
            self._effect(effect, needed=self._is_needed(number, effect))
        if self.operation.writes and self.operation.kind != "delete":
            self.rules.forget_rows()
        self._return()
        return [*self._opening(), *self.body.lines]

    def _collect_changes(self, message: str) -> None:
        """Gather the optional inputs that were given; the first effect writes them."""
        effect = self.operation.effects[0]
        given = self._given(effect, self._kept(effect))
        self.changes = self.rules.define("changes")
        self.body.write(f"{self.changes} = {{}}", given)
        self.body.write(f"if not {self.changes}:")
        with self.body.indented():
            self.body.write("raise Refused({})", ast.Constant(message))

    def _prepare(self) -> None:
        """Work out before the first effect what effects and result depend on, so that none sees what another changed."""
        for name in self.operation.lets:
            if name in shown_lets(self.operation) or any(
                name in _names_of(effect) for effect in self.operation.effects
            ):
                self.rules.prepare(name)
        created: set[str] = set()
        for effect in self.operation.effects:
            texts = [] if effect.each else [effect.when] if effect.when else list(effect.values.values())
            for text in texts:
                if not created & names_in(text):
                    self.rules.prepare(text)
            if effect.kind == "create" and not effect.each:
                created.add(effect.entity)

    def _is_needed(self, number: int, effect: Effect) -> bool:
        """Tell whether the id of a row that an effect creates is used afterwards."""
        if self.operation.kind == "create" and number == 0:
            return True
        return any(effect.entity in _names_of(later) for later in self.operation.effects[number + 1 :])

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
        kept = self._kept(effect)
        keywords = [ast.keyword(column(fields[name]), value) for name, value in values.items() if name not in kept]
        if kept:
            collected = self.changes and effect == self.operation.effects[0]
            keywords.append(ast.keyword(None, ast.Name(self.changes) if collected else self._given(effect, kept)))
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

    def _kept(self, effect: Effect) -> list[str]:
        """Return the fields that an optional input leaves as they are where it is not given."""
        optional = {item.name for item in self.operation.inputs if value_type(item).optional}
        free = optional - (set() if self.changes else self.rules.scope.present)
        return [name for name, text in effect.values.items() if effect.kind == "set" and text in free]

    def _given(self, effect: Effect, names: list[str]) -> ast.expr:
        fields = {field.name: field for field in self.design.entity(effect.entity).fields}
        values = [
            ast.keyword(column(fields[name]), self.rules.value(syntax.parse(effect.values[name]))) for name in names
        ]
        return ast.Call(ast.Name("given"), [], values)

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
            fetch = f'db.fetch({row_name(entity)}, "{entity.plural}", {item.name}_id)'
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


def _names_of(effect: Effect) -> set[str]:
    """Return the names that an effect uses."""
    texts = [effect.row, effect.when, effect.each and f"any({effect.each})", *effect.values.values()]
    return set[str]().union(*(names_in(text) for text in texts if text))


def _subject(operation: Operation) -> str:
    """Return the name of the row that an operation is about: the new one, or the input that refers to it."""
    inputs = [item.name for item in operation.inputs if item.target == operation.entity]
    if operation.kind == "create" or operation.entity in inputs or not inputs:
        return operation.entity
    return inputs[0]


def _database_call(method: str, arguments: list[ast.expr], keywords: list[ast.keyword]) -> ast.expr:
    return ast.Call(ast.Attribute(ast.Name("db"), method, ast.Load()), arguments, keywords)
