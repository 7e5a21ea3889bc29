"""Operations of a requirement document."""

import json
from dataclasses import dataclass

from generator.design import syntax
from generator.design.expressions import hint
from generator.design.model import Effect, Entity, Field, Guard, Input, Operation
from generator.design.naming import Place
from generator.design.paths import Path
from generator.sources.marked import Marked, first_word
from generator.sources.shorthand import filter_input, one_line, read_field, read_filter

Lines = dict[Place, Marked]

_COMMON = ("does", "asks", "let", "require", "also", "from")
_KEYS = {
    "search": ("by", "show", "order", "where"),
    "get": ("inputs", "show"),
    "create": ("inputs", "with", "show"),
    "update": ("change", "inputs", "with", "show"),
    "move": ("inputs", "with", "show"),
    "delete": ("inputs",),
    "report": ("by", "where", "group", "measure"),
    "read": ("text",),
}
LIFECYCLE = "the lifecycle"
"""Origin of the rule that a move starts from certain states only."""
LINES, MOST_LINES = 40, 80
"""Lines of a text that are read at once, by default and at most."""

_BARE = {"true": "True", "false": "False", "none": "None", "null": "None"}


def read_operation(name: str, source: Marked, entities: tuple[Entity, ...], lines: Lines) -> Operation:
    """Read one operation; ``lines`` learns where its parts stand.

    Raises:
        InputError: A key, entity or field in it is unknown, or something is missing.
    """
    source = one_line(source) if isinstance(source.content, str) else source
    verbs = [key for key in source.entries if key in _KEYS]
    if len(verbs) != 1:
        raise source.error(f"'{name}' needs exactly one of {', '.join(_KEYS)}")
    entries = source.only(verbs[0], *_KEYS[verbs[0]], *_COMMON)
    return _Reader(name, verbs[0], source, entries, {entity.name: entity for entity in entities}, lines).read()


@dataclass
class _Reader:
    name: str
    verb: str
    source: Marked
    entries: dict[str, Marked]
    entities: dict[str, Entity]
    lines: Lines

    def read(self) -> Operation:
        entity, value = self._subject()
        inputs = self._inputs(entity)
        lets = {key: item.text for key, item in self._section("let").items()}
        guards = self._guards()
        names = [*(item.name for item in inputs), *lets]
        effects = self._further_effects(names)
        if self.verb == "move":
            field = self._lifecycle(entity, value)
            guards.insert(0, _move_guard(entity, field, value))
        main = self._main_effect(entity, value, names)
        if main:
            effects = [*effects, main] if self.verb == "delete" else [main, *effects]
        self._mark(guards, effects)
        return Operation(
            name=self.name,
            text=self._text("text"),
            kind="transition" if self.verb == "move" else self.verb,  # type: ignore[arg-type]
            entity=entity.name,
            description=self._text("does"),
            asks=tuple(item.text for item in self.entries["asks"].items) if "asks" in self.entries else (),
            inputs=tuple(inputs),
            lets=lets,
            guards=tuple(guards),
            effects=tuple(effects),
            returns=tuple(item.text for item in self.entries["show"].terms) if "show" in self.entries else (),
            order=self._text("order"),
            group=self._text("group"),
            measures={key: item.text for key, item in self._section("measure").items()},
            where=self._text("where"),
            origin=self._text("from"),
        )

    def _text(self, key: str) -> str:
        return self.entries[key].text if key in self.entries else ""

    def _section(self, key: str) -> dict[str, Marked]:
        return self.entries[key].entries if key in self.entries else {}

    def _subject(self) -> tuple[Entity, str]:
        """Return the entity acted on and, for a move, the value moved to."""
        source = self.entries[self.verb]
        word, rest = first_word(source.text)
        if self.verb in ("search", "report"):
            plurals = {entity.plural: entity for entity in self.entities.values()}
            if word not in plurals:
                raise source.error(f"there is no table '{word}'{hint(word, list(plurals))}")
            return plurals[word], ""
        if self.verb == "move":
            to, value = first_word(rest)
            if to != "to" or not value:
                raise source.error(f"write 'move: entity to value', not '{source.text}'")
            return self._entity(word, source), value
        return self._entity(source.text, source), ""

    def _entity(self, name: str, source: Marked) -> Entity:
        if name not in self.entities:
            raise source.error(f"there is no entity '{name}'{hint(name, list(self.entities))}")
        return self.entities[name]

    def _field(self, entity: Entity, name: str, source: Marked) -> Field:
        fields = {field.name: field for field in entity.fields}
        if name not in fields:
            raise source.error(f"{entity.name} has no field '{name}'{hint(name, list(fields))}")
        return fields[name]

    def _inputs(self, entity: Entity) -> list[Input]:
        if self.verb in ("search", "report"):
            return [self._filter(entity, item) for item in (self.entries["by"].terms if "by" in self.entries else [])]
        inputs = []
        if self.verb != "create":
            inputs.append(Input(name=entity.name, type="reference", target=entity.name, label=entity.label))
        for item in self.entries["change"].terms if "change" in self.entries else []:
            field = self._field(entity, item.text, item)
            inputs.append(field_input(field).model_copy(update={"required": False, "default": None}))
        if self.verb == "read":
            return [*inputs, *reading_inputs()]
        if "inputs" not in self.entries:
            return inputs
        listed = self.entries["inputs"]
        if not isinstance(listed.content, dict):
            return [*inputs, *(field_input(self._field(entity, item.text, item)) for item in listed.terms)]
        for name, item in listed.content.items():
            self.lines["operations", self.name, "inputs", name] = item
            inputs.append(self._input(entity, name, item))
        return inputs

    def _input(self, entity: Entity, name: str, source: Marked) -> Input:
        if source.content == "":
            return field_input(self._field(entity, name, source))
        field = read_field(name, source)
        like = next((item for item in entity.fields if item.name == name), None)
        label = like.label if like else self.entities[name].label if field.target == name in self.entities else ""
        if label and field.label == name.replace("_", " "):
            field = field.model_copy(update={"label": label})
        return field_input(field)

    def _filter(self, entity: Entity, source: Marked) -> Input:
        texts, match, name = read_filter(source)
        path, *_ = paths = [self._path(entity, text, source) for text in texts]
        if any(other.references != path.references for other in paths):
            raise source.error(f"'{source.text}' looks at several tables; words are looked for in columns of one")
        found = filter_input(path, match, name, texts)
        self.lines["operations", self.name, "inputs", found.name] = source
        return found

    def _path(self, entity: Entity, text: str, source: Marked) -> Path:
        here, references = entity, []
        *steps, last = text.split(".")
        for step in steps:
            reference = self._field(here, step, source)
            if reference.type != "reference":
                raise source.error(f"'{step}' is not a reference")
            references.append(reference)
            here = self._entity(reference.target, source)
        return Path(entity, tuple(references), self._field(here, last, source))

    def _guards(self) -> list[Guard]:
        written = self._section("require")
        return [_guard(key, item) for key, item in written.items()]

    def _lifecycle(self, entity: Entity, value: str) -> Field:
        for field in entity.fields:
            if value in (after for _, after in field.moves):
                return field
        source = self.entries[self.verb]
        targets = sorted({after for field in entity.fields for _, after in field.moves})
        raise source.error(f"no lifecycle of {entity.name} leads to '{value}'{hint(value, targets)}")

    def _main_effect(self, entity: Entity, value: str, names: list[str]) -> Effect | None:
        given = self._values(entity, self.entries.get("with"), names)
        if self.verb == "create":
            own = {field.name: field.name for field in entity.fields if field.name in names and field.name not in given}
            return Effect(kind="create", entity=entity.name, values={**own, **given})
        if self.verb == "update":
            changed = {
                item.text: item.text for item in (self.entries["change"].terms if "change" in self.entries else [])
            }
            if not changed and not given:
                if "also" in self.entries:
                    return None
                raise self.source.error("an update needs 'change', 'with' or 'also'")
            return Effect(kind="set", entity=entity.name, row=entity.name, values={**changed, **given})
        if self.verb == "move":
            status = {self._lifecycle(entity, value).name: json.dumps(value)}
            return Effect(kind="set", entity=entity.name, row=entity.name, values={**status, **given})
        if self.verb == "delete":
            return Effect(kind="delete", entity=entity.name, row=entity.name)
        return None

    def _further_effects(self, names: list[str]) -> list[Effect]:
        return [self._effect(item, names) for item in (self.entries["also"].items if "also" in self.entries else [])]

    def _effect(self, source: Marked, names: list[str]) -> Effect:
        entries = source.only("create", "set", "delete", "each", "with", "when")
        kinds = [kind for kind in ("create", "set", "delete") if kind in entries]
        if len(kinds) != 1:
            raise source.error("an effect is exactly one of create, set and delete")
        target = entries[kinds[0]]
        each = _loop(entries["each"].text) if "each" in entries else ""
        when = entries["when"].text if "when" in entries else ""
        if kinds[0] == "create":
            entity = self._entity(target.text, target)
            values = self._values(entity, entries.get("with"), names)
            return Effect(kind="create", entity=entity.name, each=each, when=when, values=values)
        row = target.text
        if row.startswith("each "):
            each, row = _loop(row.removeprefix("each ")), first_word(row.removeprefix("each "))[0]
        entity = self._row_entity(row, each, target)
        values = self._values(entity, entries.get("with"), names)
        return Effect(kind=kinds[0], entity=entity.name, row=row, each=each, when=when, values=values)

    def _row_entity(self, row: str, each: str, source: Marked) -> Entity:
        """Return the entity of the row that an effect sets or deletes."""
        start, *steps = row.split(".")
        lets = self._section("let")
        if each:
            plurals = {entity.plural: entity for entity in self.entities.values()}
            try:
                _, table, _ = syntax.loop_parts(syntax.parse_loop(each))
            except syntax.ExpressionError as error:
                raise source.error(str(error)) from None
            if table not in plurals:
                raise source.error(f"there is no table '{table}'{hint(table, list(plurals))}")
            entity = plurals[table]
        elif start in lets:
            return self._row_entity(".".join([lets[start].text, *steps]), "", source)
        else:
            inputs = {item.name: item.target for item in self._inputs(self._subject()[0]) if item.target}
            entity = self._entity(inputs.get(start, start), source)
        for step in steps:
            field = self._field(entity, step, source)
            entity = self._entity(field.target, source)
        return entity

    def _values(self, entity: Entity, source: Marked | None, names: list[str]) -> dict[str, str]:
        values = {}
        for name, item in source.entries.items() if source else ():
            field = self._field(entity, name, item)
            text = item.text
            bare = field.type == "enum" and text in field.values and text not in names
            values[name] = json.dumps(text) if bare else _BARE.get(text, text)
        return values

    def _mark(self, guards: list[Guard], effects: list[Effect]) -> None:
        """Remember the lines of the operation's parts."""
        place: Place = ("operations", self.name)
        self.lines[place] = self.source
        for key, part in (("show", "returns"), *((key, key) for key in ("does", "order", "group", "where"))):
            if key in self.entries:
                self.lines[(*place, part)] = self.entries[key]
        for key, part in (("let", "lets"), ("measure", "measures")):
            self.lines.update({(*place, part, name): item for name, item in self._section(key).items()})
        asks = self.entries["asks"].items if "asks" in self.entries else []
        self.lines.update({(*place, "asks", number): item for number, item in enumerate(asks)})
        written = self._section("require")
        for number, guard in enumerate(guards):
            self.lines[(*place, "guards", number)] = written.get(guard.expression, self.entries[self.verb])
        further = list(self.entries["also"].items) if "also" in self.entries else []
        main = self.entries.get("with", self.entries[self.verb])
        marks = [*further, main] if self.verb == "delete" else [main, *further]
        for number, mark in enumerate(marks[: len(effects)]):
            self.lines[(*place, "effects", number)] = mark
            values = mark.content.get("with", mark).content if isinstance(mark.content, dict) else {}
            for name, item in values.items() if isinstance(values, dict) else ():
                self.lines[(*place, "effects", number, "values", name)] = item


def reading_inputs() -> tuple[Input, Input]:
    """Return the inputs that say which lines of a text are read."""
    first = Input(name="from_line", type="integer", label="first line", default=1, minimum=1)
    count = Input(name="lines", type="integer", label="number of lines", default=LINES, minimum=1, maximum=MOST_LINES)
    return first, count


def field_input(field: Field) -> Input:
    """Return the input that gives a value for a field."""
    return Input(
        name=field.name,
        type=field.type,
        label=field.label,
        target=field.target,
        values=field.values if field.type == "enum" else (),
        required=field.required and field.default is None,
        default=field.default,
        minimum=field.minimum,
        maximum=field.maximum,
    )


def _guard(expression: str, source: Marked) -> Guard:
    """Read what a refusal says: a sentence, or ``{says: sentence, from: where the rule comes from}``."""
    said, origin = source, ""
    if isinstance(source.content, dict):
        source.only("says", "from")
        said, origin = source.need("says"), source.need("from").text
    if not said.text:
        raise said.error(f"say after '{expression}:' what the refusal says")
    return Guard(expression=expression, message=said.text, origin=origin)


def _loop(text: str) -> str:
    """Return ``t in tickets if …`` as the loop it stands for, ``t for t in tickets if …``."""
    name, rest = first_word(text.strip())
    return f"{name} for {name} {rest}" if rest.startswith("in ") else text


def _move_guard(entity: Entity, field: Field, value: str) -> Guard:
    before = [one for one, after in field.moves if after == value]
    path = f"{entity.name}.{field.name}"
    expression = f"{path} == {json.dumps(before[0])}"
    if len(before) > 1:
        expression = f"{path} in ({', '.join(map(json.dumps, before))})"
    words = " or ".join(one.replace("_", " ") for one in before)
    return Guard(expression=expression, message=f"The {entity.label} must be {words}.", origin=LIFECYCLE)
