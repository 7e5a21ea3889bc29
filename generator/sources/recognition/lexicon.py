"""The lexicons beside this module: what verbs do, what they lead to, and which names are about no rows at all."""

from functools import cache
from importlib.resources import files

import yaml

from mcp_servers.contracts import Json, Model


class Transition(Model):
    """A verb that moves a row through its life."""

    to: str
    """State that it leads to."""
    only: tuple[str, ...] = ()
    """States that it starts from; any other than ``to`` where none is named."""
    not_: tuple[str, ...] = ()
    """States that it does not start from."""
    start: str = ""
    """State of a new row, where nothing else says one."""
    opposite: str = ""
    """Verb that leads back."""


@cache
def actions() -> dict[str, str]:
    """Return verb to action: ``search``, ``get``, ``create``, ``update``, ``delete``, ``relate`` …; the first that names it."""
    found: dict[str, str] = {}
    for action, verbs in read("verbs").items():
        for verb in verbs if not action.startswith("excluded") else ():
            found.setdefault(verb, action)
    return found


@cache
def excluded(kind: str) -> dict[str, str]:
    """Return verb or noun (``kind``) to the reason why a method that it names is left out."""
    return {word: reason for reason, words in read("verbs")[f"excluded_{kind}s"].items() for word in words}


@cache
def transitions() -> dict[str, Transition]:
    """Return verb to the transition that it is."""
    return {
        verb: Transition.model_validate({"not_" if key == "not" else key: value for key, value in entry.items()})
        for verb, entry in read("transitions").items()
    }


@cache
def names(kind: str) -> frozenset[str]:
    """Return the words of one kind that ``names.yaml`` lists."""
    return frozenset(read("names")[kind])


def is_known_noun(words: tuple[str, ...]) -> bool:
    """Tell whether a family of things has a noun, or its last word."""
    return any({"_".join(words), words[-1]} & set(entry["nouns"]) for entry in read("nouns").values())


@cache
def read(name: str) -> dict[str, Json]:
    """Read one of the lexicons."""
    return dict(yaml.safe_load((files(__package__) / f"{name}.yaml").read_text(encoding="utf-8")))
