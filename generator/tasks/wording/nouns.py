"""Rows as people name them: Ingrid Solheim's paid booking, the earliest sailing to Bergen on 14 May."""

from collections.abc import Sequence

from generator.design.model import Design, Entity
from generator.tasks.chain import Argument, Referent
from generator.tasks.rows import title_of
from generator.tasks.wording.phrases import belonging, is_location, possessive, stated, superlative

PROPER = ("person.", "place.", "company.")
"""Meanings of titles that stand alone: Ingrid Solheim, Bergen."""


class Narrator:
    """Names rows: in full at first, briefly when they come up again."""

    def __init__(self, design: Design) -> None:
        self._design = design
        self._named: list[Referent] = []
        self._latest: Referent | None = None

    def noun(self, referent: Referent) -> str:
        """Return a noun phrase for a row."""
        entity = self._design.entity(referent.entity)
        self._latest = referent
        if referent not in self._named:
            phrase = self._in_full(referent, entity)
            self._named.append(referent)
            self._latest = referent
            return phrase
        namesakes = [item for item in self._named if item.entity == referent.entity and item is not referent]
        if namesakes or self._is_proper(referent):
            return self._in_full(referent, entity)
        return f"that {entity.label}"

    def of(self, thing: str, referent: Referent) -> str:
        """Return something that belongs to a row: ``Ingrid Solheim's phone``, ``the price of that booking``."""
        if referent is self._latest and self._means(referent, ("person.",)):
            return f"their {thing}"
        noun = self.noun(referent)
        return f"{possessive(noun)} {thing}" if self._is_owner(referent) else f"the {thing} of {noun}"

    def _in_full(self, referent: Referent, entity: Entity) -> str:
        if referent.made:
            return f"the new {entity.label}"
        if referent.parent is not None and referent.link is not None:
            return self.of(referent.link.label, referent.parent)
        return self._found(referent, entity)

    def several(self, entity: Entity, arguments: Sequence[Argument]) -> str:
        """Name the rows that a search finds: ``Ingrid Solheim's paid bookings``."""
        return self._described(entity, entity.plural.replace("_", " "), arguments, "")

    def _found(self, referent: Referent, entity: Entity) -> str:
        """Name a row by the search that finds it."""
        title = self._title(referent)
        if title is None or referent.extreme:
            return self._described(entity, entity.label, referent.step.arguments, referent.extreme)
        others = [argument for argument in referent.step.arguments if argument is not title]
        if not others:
            return self._name(title, entity)
        named = f"{entity.label} {title.slot.said}" if title.slot else entity.label
        return self._described(entity, named, others, "")

    def _described(self, entity: Entity, label: str, arguments: Sequence[Argument], order: str) -> str:
        """Say what rows are and whose, and by what they are told from others."""
        owner = ""
        before: list[str] = []
        after: list[str] = []
        for argument in arguments:
            path = argument.parameter.path
            if argument.referent is not None:
                noun, role = self.noun(argument.referent), argument.parameter.input.name
                if not owner and self._is_owner(argument.referent) and role == argument.referent.entity:
                    owner = possessive(noun)
                else:
                    after.append(belonging(argument, noun, self._design.entity(argument.referent.entity)))
            elif (said := _adjective(argument, entity)) and path is not None:
                before.insert(0 if path.field.name in ("status", "state") else len(before), said)
            else:
                after.append(stated(argument, entity))
        word, reason = superlative(self._design, entity, order) if order else ("", "")
        after.sort(key=lambda phrase: len(phrase.split()))
        return " ".join(filter(None, [owner or "the", word, *before, label, *after, reason]))

    def _name(self, title: Argument, entity: Entity) -> str:
        """Name a row by its title alone."""
        field = title_of(entity)
        assert field is not None
        said = title.slot.said if title.slot else ""
        if field.meaning.startswith(PROPER):
            return said
        if field.meaning.startswith("title.") or field.name in ("title", "subject", "summary"):
            return f'the {entity.label} "{said}"'
        if field.label.endswith(("number", "code", "reference", "plate")):
            return f"{entity.label} {said}"
        if field.label not in ("name", "title"):
            return f"the {entity.label} with the {field.label} {said}"
        if len(said.split()) <= 2 and any(map(str.isdigit, said)):
            return f"{entity.label} {said}"
        return f"the {said} {entity.label}" if is_location(entity.label) else f"the {entity.label} {said}"

    def _title(self, referent: Referent) -> Argument | None:
        """Return the argument that names the row, if its search was given one."""
        title = title_of(self._design.entity(referent.entity))
        for argument in referent.step.arguments:
            path = argument.parameter.path
            if path is not None and not path.references and path.field == title and title.type == "text":
                return argument
        return None

    def _is_proper(self, referent: Referent) -> bool:
        return self._means(referent, PROPER)

    def pronoun(self, entity: Entity) -> str:
        """Return the possessive pronoun for a row of an entity."""
        title = title_of(entity)
        return "their" if title is not None and title.meaning.startswith("person.") else "its"

    def object_of(self, referent: Referent) -> str:
        """Return the pronoun for a row that was just named."""
        return "them" if self.pronoun(self._design.entity(referent.entity)) == "their" else "it"

    def _is_owner(self, referent: Referent) -> bool:
        """Whether a row is named by a person's or firm's name, which can own things."""
        return self._means(referent, ("person.", "company."))

    def _means(self, referent: Referent, kinds: tuple[str, ...]) -> bool:
        if referent.made or referent.parent is not None or self._title(referent) is None:
            return False
        title = title_of(self._design.entity(referent.entity))
        return title is not None and title.meaning.startswith(kinds)


def _adjective(argument: Argument, entity: Entity) -> str:
    """Return a value that goes before the label (``paid``), or nothing: nobody says ``booked booking``."""
    path = argument.parameter.path
    if argument.slot is None or path is None or path.references or argument.parameter.input.type != "enum":
        return ""
    said = argument.slot.said
    return "" if said[:4].casefold() == entity.label[:4].casefold() else said
