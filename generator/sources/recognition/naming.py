"""What the things of one server are called in code."""

from generator.design.naming import is_reserved
from generator.sources.recognition.columns import TAKEN
from generator.sources.recognition.things import Thing
from generator.sources.recognition.words import plural_noun


class Naming:
    """What the things of one server are called in code: every entity and every table differently."""

    def __init__(self, things: list[Thing], service: str) -> None:
        self._names: dict[str, str] = {}
        self._plurals: dict[str, str] = {}
        used = {f"{'_'.join(thing.noun)}_{one.name}" for thing in things for one in thing.columns if one.is_enum}
        for thing in things:  # in code, the values of a column have a name as entities have
            self._names[thing.label] = _free("_".join(thing.noun), service, used)
            self._plurals[thing.label] = _free("_".join(plural_noun(thing.noun)), service, used)

    def one(self, label: str) -> str:
        """Return the entity of a thing."""
        return self._names[label]

    def many(self, label: str) -> str:
        """Return the table of a thing."""
        return self._plurals[label]

    def names(self, name: str) -> bool:
        """Tell whether a name is that of an entity or a table."""
        return name in self._names.values() or name in self._plurals.values()

    def __contains__(self, label: str) -> bool:
        return label in self._names


def _free(name: str, service: str, used: set[str]) -> str:
    """Return a name, or a longer one where it means something already, and note it as used."""
    options = (name, f"{service}_{name}", f"{name}_items", f"{service}_{name}_items")
    found = next(one for one in options if one[0].isalpha() and one not in TAKEN | used and not is_reserved(one))
    used.add(found)
    return found
