"""Acts as operations of a requirement document, in the generator's own words."""

from generator.design.wording import with_article
from generator.sources.discovery.naming import snake
from generator.sources.recognition.acts import Act, argument_paths, inputs_of
from generator.sources.recognition.agreement import Meeting, follows, meetings_of, sample
from generator.sources.recognition.columns import Column
from generator.sources.recognition.entities import is_paired_end
from generator.sources.recognition.filters import filter_of, words_filter
from generator.sources.recognition.lexicon import actions
from generator.sources.recognition.naming import Naming
from generator.sources.recognition.relations import Relation, relation_of
from generator.sources.recognition.rules import guards_of
from generator.sources.recognition.things import Thing, taken_by
from generator.sources.recognition.times import states_shown_by
from generator.sources.recognition.twins import alias, identifier
from generator.sources.recognition.words import words_of
from generator.sources.surface import Surface
from mcp_servers.contracts import Json

MOST_INPUTS = 8
JOINED = 60
"""Rows of a table between two things."""
_SHOWN = 4
LONGEST_NAME = 56
"""Characters of a tool's name; clients take up to 64, some with a prefix of their own."""


class Operations:
    """Writes the operations of one server."""

    def __init__(self, surface: Surface, things: list[Thing], naming: Naming, faithful: bool = False) -> None:
        """Write for things of a surface; ``faithful`` gives operations no inputs but those that the surface's have."""
        self._surface = surface
        self._faithful = faithful
        self._things = {thing.label: thing for thing in things}
        self._naming = naming
        self.joins: dict[tuple[str, ...], Relation] = {}
        """Tables between things that operations need, by their nouns."""

    def operation(self, act: Act, thing: Thing) -> dict[str, Json] | str:
        """Return what an act does, or why nothing says it."""
        one_row = act.action not in ("search", "create", "count", "relate", "unrelate")
        if self._faithful and one_row and not identifier(act, self._surface):
            return "does not name its row by an id"
        write = {
            "search": self._search,
            "get": self._get,
            "create": self._create,
            "update": self._update,
            "delete": self._delete,
            "transition": self._move,
            "assign": self._hand_over,
            "move": self._hand_over,
            "count": self._count,
            "relate": self._relate,
            "unrelate": self._relate,
        }.get(act.action)
        made = write(act, thing) if write else "ties things together in a way that nothing here keeps"
        if self._faithful and one_row and isinstance(made, dict):
            return self._within(made, act, thing)
        return made

    def _within(self, made: dict[str, Json], act: Act, thing: Thing) -> dict[str, Json]:
        """Return what is done to one row as done only where it belongs to what the other arguments name."""
        one, given = self._naming.one(thing.label), {*made.get("inputs", ()), *made.get("change", ())}
        needed = {other.name for other in argument_paths(act.method, self._surface).values() if other.required}
        needed.discard(identifier(act, self._surface))
        held = [other for other in thing.references if other.source in needed and other.name not in {one, *given}]
        if not held or not isinstance(made.get("inputs", {}), dict):
            return made
        inputs = {other.name: f"-> {self._naming.one(other.target)}" for other in held}
        rules = {
            f"{one}.{other.name} == {other.name}"
            if other.required
            else f"{one}.{other.name} is not None and {one}.{other.name} == {other.name}": (
                f"The {thing.label} is not of this {other.target}."
            )
            for other in held
        }
        return made | {
            "inputs": {**made.get("inputs", {}), **inputs},
            "require": {**rules, **made.get("require", {})},
        }

    def _search(self, act: Act, thing: Thing) -> dict[str, Json] | str:
        title = thing.column("title")
        assert title
        created = thing.column("created")
        facts = self._faithful and actions().get(act.verb) == "get"
        filters = self._filters(act, thing)
        if facts and not filters:
            return "does not name its row by an id"
        return {
            "search": self._naming.many(thing.label),
            "does": f"List {thing.plural}.",
            "asks": f"list the {thing.plural}",
            "by": filters,
            "show": [one.name for one in (thing.columns if facts else self._shown(thing))],
            "order": f"-{created.name}" if created else title.name,
        }

    def _filters(self, act: Act, thing: Thing) -> list[str]:
        taken = [one.name for one in inputs_of(act.method, self._surface)]
        told = {name: filter_of(name, thing) for name in taken}
        if self._faithful:
            told |= {name: text for name in taken if (text := words_filter(name, thing))}
            named = {alias(name): text for name, text in reversed(told.items()) if text}  # two may name one thing
            return [f"{text} as {name}" for name, text in reversed(named.items())]
        filters = dict.fromkeys(text for text in told.values() if text)
        for one in thing.references if not filters else ():
            filters[one.name] = None
        if status := thing.column("status"):
            filters[status.name] = None
        return list(filters)

    def _shown(self, thing: Thing) -> list[Column]:
        order = ("title", "status", "reference", "starts", "due", "")
        ranked = sorted((one for one in thing.columns if one.role in order), key=lambda one: order.index(one.role))
        return ranked[:_SHOWN]

    def _get(self, act: Act, thing: Thing) -> dict[str, Json] | str:
        titles = [f"{one.name}.{self._title(one.target)}" for one in thing.references]
        one = self._naming.one(thing.label)
        return {
            "get": one,
            "does": f"Show {with_article(thing.label)} with all that is known about it.",
            "asks": f"look up {{{one}}}",
            "show": ["*", *titles],
        }

    def _title(self, label: str) -> str:
        title = self._things[label].column("title")
        assert title
        return title.name

    def _create(self, act: Act, thing: Thing) -> dict[str, Json] | str:
        taken = taken_by(act, self._surface)
        open_ = [one for one in thing.columns if one.role not in ("created", "status") and self._is_told(one, thing)]
        needed = [one for one in open_ if one.must or is_paired_end(one, thing)]
        wanted = [one for one in open_ if not one.read_only]
        others = [
            one for one in wanted if one not in needed and one.source in (taken if self._faithful else {*taken, ""})
        ]
        inputs = [*needed, *others] if self._faithful else [*needed, *others][: max(MOST_INPUTS, len(needed))]
        said = [
            f"{one.name.replace('_', ' ')} {{{one.name}}}" for one in inputs if one in needed and one.role != "title"
        ]
        title = thing.column("title")
        called = f' called "{{{title.name}}}"' if title in inputs and title else ""
        detail = f" with {', '.join(said)}" if said else ""
        return {
            "create": self._naming.one(thing.label),
            "does": f"Make {with_article(f'new {thing.label}')}.",
            "asks": f"add {with_article(thing.label)}{called}{detail}",
            "inputs": [one.name for one in inputs],
        } | guards_of(act, thing, self._things, self._naming, inputs)

    def _update(self, act: Act, thing: Thing) -> dict[str, Json] | str:
        taken = taken_by(act, self._surface)
        fixed = ("created", "starts", "ends", *(("status",) if thing.moves else ()))
        told = [one for one in thing.columns if one.role not in fixed and self._is_told(one, thing)]
        open_ = [one for one in told if one.role == "status" or not one.read_only]
        changed = [one for one in open_ if one.source in taken and not (one.role == "reference" and one.required)]
        if not self._faithful:
            changed = [one for one in changed if not follows(one, thing, self._things)]
            changed += [one for one in open_ if one.role == "status" and (one.set_by_updates or not one.source)]
            changed = changed or [one for one in open_ if one.role in ("title", "")]
        if not changed:
            return "changes nothing that is kept"
        if not self._faithful:  # of many, where a thing stands is told first
            changed = sorted(changed, key=lambda one: one.role != "status")[:MOST_INPUTS]
        return {
            "update": self._naming.one(thing.label),
            "does": f"Change {with_article(thing.label)}.",
            "change": [one.name for one in changed],
        } | guards_of(act, thing, self._things, self._naming, changed)

    def _is_told(self, one: Column, thing: Thing) -> bool:
        """Whether somebody may say what a column holds: when a state was reached the server knows, unless it is asked."""
        return self._faithful or one.must or not states_shown_by(one, thing)

    def _delete(self, act: Act, thing: Thing) -> dict[str, Json] | str:
        if act.verb in thing.moves:
            return self._move(act, thing)
        one = self._naming.one(thing.label)
        made = {"delete": one, "does": f"Delete {with_article(thing.label)}.", "asks": f"delete {{{one}}}"}
        return made | guards_of(act, thing, self._things, self._naming, [])

    def _move(self, act: Act, thing: Thing) -> dict[str, Json] | str:
        if act.verb not in thing.moves:
            return "leads to a state that nothing leads away from"
        one = self._naming.one(thing.label)
        state = thing.moves[act.verb][1]
        stamps = {
            column.name: "now" if column.text == "moment" else "today"
            for column in thing.columns
            if state in states_shown_by(column, thing)
        }
        return (
            ({"with": stamps} if stamps else {})
            | {
                "move": f"{one} to {state}",
                "does": f"{act.verb.capitalize()} {with_article(thing.label)}: it is {state.replace('_', ' ')} afterwards.",
                "asks": f"{act.verb} {{{one}}}",
            }
            | guards_of(act, thing, self._things, self._naming, [])
        )

    def _hand_over(self, act: Act, thing: Thing) -> dict[str, Json] | str:
        taken = {one.name for one in inputs_of(act.method, self._surface)}
        given = [one for one in thing.references if one.source in taken and one.target != thing.label]
        if not given:
            return "names nothing that it could be moved to"
        target, one = given[-1], self._naming.one(thing.label)
        made = {
            "update": one,
            "does": f"{act.verb.capitalize()} {with_article(thing.label)} to another {target.target}.",
            "asks": f"{act.verb} {{{one}}} to {{{target.name}}}",
            "inputs": {target.name: f"-> {self._naming.one(target.target)}"},
            "with": {target.name: target.name},
        }
        return made | guards_of(act, thing, self._things, self._naming, [target])

    def _relate(self, act: Act, thing: Thing) -> dict[str, Json] | str:
        relation = relation_of(act, self._things, self._surface)
        if relation is None:
            return "ties things together of which not both are kept"
        joins = act.action == "relate"
        member, owner = self._naming.one(relation.member.label), self._naming.one(relation.owner.label)
        verb, preposition = act.verb.replace("_", " "), "to" if joins else "from"
        said = {
            "does": f"{verb.capitalize()} {with_article(relation.member.label)} {preposition} "
            f"{with_article(relation.owner.label)}.",
            "asks": f"{verb} {{{member}}} {preposition} {{{owner}}}",
        }
        kept = relation.column
        if kept and kept[1].required and not joins:
            return f"would leave {with_article(kept[0].label)} without its {kept[1].target}"
        if kept:
            return self._set_reference(kept[0], kept[1], relation, joins) | said
        table = self.joins.setdefault(relation.noun, relation)
        name = "_".join(table.noun)
        pair = f"any(tie for tie in {self.join_table(table)} if tie.{owner} == {owner} and tie.{member} == {member})"
        if joins:
            rule = {f"not {pair}": f"The {relation.member.label} already belongs to this {relation.owner.label}."}
            rule |= {one.agrees(member, owner, False): one.complaint() for one in self._meetings(relation)}
            effect: dict[str, Json] = {"create": name, "with": {owner: owner, member: member}}
        else:
            rule = {pair: f"The {relation.member.label} does not belong to this {relation.owner.label}."}
            ties = f"each tie in {self.join_table(table)} if tie.{owner} == {owner} and tie.{member} == {member}"
            effect = {"delete": ties}
        return {
            "update": owner,
            "inputs": {member: f"-> {member}"},
            "require": rule,
            "also": [effect],
            **said,
        }

    def _set_reference(self, row: Thing, column: Column, relation: Relation, joins: bool) -> dict[str, Json]:
        """Return the operation that sets or empties the column which keeps a relation."""
        one, other = self._naming.one(row.label), self._naming.one(column.target)
        current = f"{one}.{column.name}"
        if joins:
            rule = {
                f"{current} is None or {current} != {other}"
                if not column.required
                else f"{current} != {other}": f"The {row.label} already belongs to this {column.target}."
            }
        else:
            rule = {
                f"{current} is not None and {current} == {other}": f"The {row.label} is not of this {column.target}."
            }
        return {
            "update": one,
            "inputs": {other: f"-> {other}"},
            "require": rule,
            "with": {column.name: other if joins else "none"},
        }

    def _meetings(self, relation: Relation) -> list[Meeting]:
        """Return where what is tied together leads to the same."""
        owner, member = (self._naming.one(one.label) for one in (relation.owner, relation.member))
        tie = Thing(relation.noun, columns=[_tied(owner, relation.owner), _tied(member, relation.member)])
        return [one for one in meetings_of(tie.columns[1], tie, self._things) if one.beside]

    def join_table(self, relation: Relation) -> str:
        """Return the table between two things."""
        return f"{self._naming.one(relation.owner.label)}_{self._naming.one(relation.member.label)}_links"

    def join_entities(self) -> dict[str, Json]:
        """Return the entities of the tables between things that the operations written so far need."""
        found: dict[str, Json] = {}
        for noun, relation in self.joins.items():
            owner, member = self._naming.one(relation.owner.label), self._naming.one(relation.member.label)
            fitting = sample(_tied(member, relation.member), self._meetings(relation), self._naming)
            found["_".join(noun)] = {
                "label": " ".join(noun),
                "plural": self.join_table(relation),
                "count": JOINED,
                "title": "",
                "unique": [f"{owner} + {member}"],
                "fields": {owner: f"-> {owner}", member: f"-> {member}" + (f" ~ {fitting}" if fitting else "")},
            }
        return found

    def _count(self, act: Act, thing: Thing) -> dict[str, Json] | str:
        grouped = next((one for one in thing.columns if one.is_enum), None)
        numbers = [one for one in thing.columns if one.text.startswith(("money", "integer")) and one.role == ""]
        made: dict[str, Json] = {
            "report": self._naming.many(thing.label),
            "does": f"Count {thing.plural}" + (f" by {grouped.name.replace('_', ' ')}." if grouped else "."),
            "by": self._filters(act, thing) if self._faithful else [one.name for one in thing.references],
            "measure": {"count": "count()", **{f"total_{one.name}": f"sum({one.name})" for one in numbers[:1]}},
        }
        return made | ({"group": grouped.name} if grouped else {})


def _tied(name: str, thing: Thing) -> Column:
    """Return the column of a table between things that points to one of them."""
    return Column(name, "", role="reference", target=thing.label, required=True)


def tool_name(act: Act, thing: Thing) -> str:
    """Return the name of an act's tool: the method's own, or one put together where it has none that says enough."""
    own = snake(act.method.verb)
    if not act.method.resource and len(words_of(act.method.verb)) > 1 and len(own) <= LONGEST_NAME and own[0].isalpha():
        return own
    verb = own if act.method.resource else act.verb
    noun = thing.plural if act.action == "search" else thing.label
    return f"{verb}_{noun}".replace(" ", "_")[:LONGEST_NAME].rstrip("_")
