"""Applies an archetype to a thing of a design: new tables, fields, tools and rules, and what every write brings with it."""

import json
import re
from collections.abc import Iterator, Mapping

from generator.archetypes.library import Archetype, Kind, fill, listed, roles_in
from generator.archetypes.rivals import has_rival
from generator.archetypes.roles import find_words
from generator.archetypes.states import is_literal, left_open, refuses
from generator.design.completion import bare, complete
from generator.design.model import Design, Effect, Entity, Field, Guard, Operation
from generator.design.problems import find_problems
from generator.sources.entities import read_entity, with_prefixes
from generator.sources.marked import Marked, mark_value
from generator.sources.operations import read_operation
from generator.sources.shorthand import read_field
from mcp_servers.contracts import InputError, Json

BROUGHT = "the archetype "
"""How the origin of what an archetype brings begins."""

_NEW = "new."


def apply(archetype: Archetype, design: Design, thing: Entity) -> Design:
    """Return a design whose thing follows an archetype, completed.

    Args:
        archetype: The pattern.
        design: A complete design.
        thing: One of its entities.

    Raises:
        InputError: The thing has not what the archetype needs, names are taken, or what would come of it has problems.
    """
    return _Application(archetype, design, thing).made()


class _Application:
    """One archetype that is applied to one thing."""

    def __init__(self, archetype: Archetype, design: Design, thing: Entity) -> None:
        self._archetype = archetype
        self._design = bare(design)
        self._thing = thing
        self._words = find_words(archetype, design, thing)
        self._file = f"{BROUGHT}{archetype.name}"
        self._origin = f"{self._file}, of {thing.plural.replace('_', ' ')}"

    def made(self) -> Design:
        new = self._new_entities()
        self._refuse_taken(new)
        entities = with_prefixes((*map(self._extended, self._design.entities), *new))
        self._design = self._design.model_copy(update={"entities": entities})
        operations = (*map(self._followed, self._design.operations), *self._new_operations())
        design = self._design.model_copy(update={"operations": operations})
        for problem in find_problems(design):
            raise InputError(f"{self._file} does not fit {self._thing.name}: {problem.message}")
        return complete(design)

    def _new_entities(self) -> tuple[Entity, ...]:
        usual = {"count": self._thing.count, "from": self._origin}
        contents = {name: usual | content for name, content in self._archetype.entities.items()}
        return tuple(read_entity(name, self._mark(content), {}) for name, content in self._filled(contents).items())

    def _refuse_taken(self, new: tuple[Entity, ...]) -> None:
        taken = {name for entity in self._design.entities for name in (entity.name, entity.plural)}
        taken |= {operation.name for operation in self._design.operations}
        names = [name for entity in new for name in (entity.name, entity.plural)]
        for name in (*names, *self._tools()):
            if name in taken:
                raise InputError(f"{self._file} brings '{name}', which is there already")

    def _extended(self, entity: Entity) -> Entity:
        """Return an entity with the fields and rules that it gains."""
        gained = self._filled(self._archetype.fields).get(entity.name, {})
        fields = tuple(read_field(name, self._mark(text)) for name, text in gained.items())
        if again := {field.name for field in fields} & {field.name for field in entity.fields}:
            raise InputError(f"{self._file} gives {entity.name} a field '{min(again)}', which it has already")
        rules = tuple(self._filled(self._archetype.always).get(entity.name, ()))
        return entity.model_copy(
            update={"fields": (*entity.fields, *fields), "invariants": (*entity.invariants, *rules)}
        )

    def _new_operations(self) -> Iterator[Operation]:
        for name, content in self._tools().items():
            yield read_operation(name, self._mark({**content, "from": self._origin}), self._design.entities, {})

    def _tools(self) -> dict[str, Json]:
        return self._filled({**self._archetype.operations, **self._archetype.further})

    def _followed(self, operation: Operation) -> Operation:
        """Return an operation with the rules and the further effects that its effects on things bring."""
        guards = [guard for effect in operation.effects for guard in self._rules(operation, effect)]
        effects = [one for effect in operation.effects for one in self._with_following(operation, effect)]
        if not guards and len(effects) == len(operation.effects):
            return operation
        return operation.model_copy(update={"guards": (*operation.guards, *guards), "effects": tuple(effects)})

    def _rules(self, operation: Operation, effect: Effect) -> Iterator[Guard]:
        if effect.entity != self._thing.name:
            return
        yield from self._closing_rules(operation, effect)
        if effect.each or effect.when:
            return
        words = self._effect_words(operation, effect)
        rival = str(fill(self._archetype.rival, words)) if effect.kind == "create" else ""
        if rival and has_rival(operation, rival):
            raise InputError(f"{self._file} is not needed: {operation.name} has such a rule already")
        for expression, message in self._archetype.rules.get(effect.kind, {}).items():
            read = {self._words[role.removeprefix(_NEW)] for role in roles_in(expression) if role.startswith(_NEW)}
            asked = left_open(str(fill(expression, words)))
            if asked and (effect.kind != "set" or not read or read & effect.values.keys()):
                yield self._rule(asked, str(fill(message, words)))

    def _closing_rules(self, operation: Operation, effect: Effect) -> Iterator[Guard]:
        """Yield what an effect requires that closes a thing; where an input says the state, it is required if that closes."""
        rules = self._archetype.rules.get("close", {}) if effect.kind == "set" else {}
        written = (role for role in self._closing_roles() if rules and self._words[role] in effect.values)
        for role in written:
            words = self._effect_words(operation, effect)
            state, closed = words[f"{_NEW}{role}"], words[f"{role}.closed"]
            if is_literal(state) and state not in closed:
                continue
            if effect.each or effect.when:
                raise InputError(f"{self._file} cannot rule {operation.name}, which may close several rows or none")
            for expression, message in rules.items():
                text = str(fill(expression, words))
                asked = text if is_literal(state) else f"not ({state} {closed}) or ({text})"
                yield self._rule(asked, str(fill(message, words)))

    def _closing_roles(self) -> Iterator[str]:
        return (name for name, role in self._archetype.roles.items() if role.kind == "closing")

    def _rule(self, expression: str, message: str) -> Guard:
        return Guard(expression=expression, message=message, origin=self._origin)

    def _with_following(self, operation: Operation, effect: Effect) -> Iterator[Effect]:
        """Yield an effect and what follows it; what goes with a row that is deleted goes first."""
        contents = [one for kind in self._kinds(effect) for one in listed(self._archetype.follows.get(kind, ()))]
        following = [self._following(operation, effect, content) for content in contents]
        yield from (*following, effect) if effect.kind == "delete" else (effect, *following)

    def _kinds(self, effect: Effect) -> tuple[Kind, ...]:
        """Return what an effect is to an archetype: nothing where it is on another thing, a change where it sets a role."""
        if effect.entity != self._thing.name:
            return ()
        played = {self._words[role] for role in self._archetype.roles}
        return ("set", "change") if effect.kind == "set" and played & effect.values.keys() else (effect.kind,)

    def _following(self, operation: Operation, effect: Effect, content: Mapping[str, Json]) -> Effect:
        filled = fill(content, self._effect_words(operation, effect))
        source = self._mark({"update": self._thing.name, "also": [filled]})
        (made,) = read_operation(operation.name, source, self._design.entities, {}).effects
        if effect.each and (effect.kind != "set" or made.each):
            raise InputError(f"{self._file} cannot follow {operation.name}, which does it to several rows at once")
        if self._is_certain(operation, effect, made.when):
            made = made.model_copy(update={"when": ""})
        when = f"({effect.when}) and ({made.when})" if effect.when and made.when else effect.when or made.when
        return made.model_copy(update={"each": made.each or effect.each, "when": when})

    def _is_certain(self, operation: Operation, effect: Effect, when: str) -> bool:
        """Whether the rules of an operation say already that a state changes: they refuse the row that is in the new one."""
        value, differs, state = when.partition(" != ")
        own = value.startswith(f"{effect.row}.") and not effect.each
        return bool(differs) and own and any(refuses(guard, value, state) for guard in operation.guards)

    def _effect_words(self, operation: Operation, effect: Effect) -> dict[str, str]:
        """Return what stands for roles in texts about one effect on a thing: its row, and values afterwards."""
        fields = {field.name: field for field in self._thing.fields}
        roles = {role: word for role, word in self._words.items() if word in fields}
        after = {f"{_NEW}{role}": _after(operation, effect, fields[word]) for role, word in roles.items()}
        return {**self._words, "row": effect.row or effect.entity, **after}

    def _filled(self, content: Mapping[str, Json]) -> dict[str, Json]:
        return dict(fill(content, self._words))

    def _mark(self, content: Json) -> Marked:
        return mark_value(content, self._file)


def _after(operation: Operation, effect: Effect, field: Field) -> str:
    """Return an expression of the value that a field has after an effect."""
    text = effect.values.get(field.name)
    if text is None:
        default = "None" if field.default is None else json.dumps(field.default)
        return default if effect.kind == "create" else f"{effect.row}.{field.name}"
    optional = {item.name for item in operation.inputs if not item.required and item.default is None}
    if effect.kind == "set" and text in optional:
        return f"({text} if {text} is not None else {effect.row}.{field.name})"
    return text if re.fullmatch(r'[\w."]+', text) else f"({text})"
