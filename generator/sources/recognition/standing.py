"""Where a thing stands that no tool moves: what an update of it may set, of its own status or of one aspect of it."""

from dataclasses import replace

from generator.sources.recognition.columns import Column
from generator.sources.recognition.lexicon import read
from generator.sources.recognition.things import Thing, family
from generator.sources.recognition.words import words_of

_SWITCHES = ("enable", "disable", "enabled", "disabled")
"""Words that say of what follows them that it is switched."""


def stand(thing: Thing, given: frozenset[str]) -> None:
    """Let updates set where a thing stands, if its document says that they could.

    Its own status is set where a document only names it, or lists states that people choose; else an aspect takes its place:
    what updates are given that has such states, or that is switched on and off.

    Args:
        thing: A thing that no verb moves.
        given: Properties that its updates take.
    """
    status = thing.column("status")
    if status is None or not status.source or status.source in given:
        if status or not given:
            return
    elif thing.states and (_is_usual(thing) or _are_chosen(thing.states)):
        thing.columns = [replace(one, set_by_updates=True) if one is status else one for one in thing.columns]
        return
    options = [(one, _states_of(one)) for one in thing.columns if one.source in given and not one.role]
    found, states = next(((one, states) for one, states in options if states), (None, ()))
    if found is None:
        return
    thing.states, thing.switched = states, True
    thing.columns = [
        replace(one, role="status", text=" | ".join(states)) if one is found else _plain(one) for one in thing.columns
    ]


def _is_usual(thing: Thing) -> bool:
    """Tell whether nobody states what a status may be, so that it is what things of the kind usually go through."""
    return set(thing.states) == set(family(thing.family).get("states", ()))


def _are_chosen(states: tuple[str, ...]) -> bool:
    """Tell whether states are mostly such that somebody chooses, rather than such that a service reports."""
    chosen = sum(state in read("meanings")["chosen"] for state in states)
    return chosen > 1 and 2 * chosen >= len(states)


def _states_of(column: Column) -> tuple[str, ...]:
    """Return the states that a column amounts to; none if it is about something else."""
    listed = tuple(column.text.split(" | "))
    if len(listed) > 1:
        return listed if _are_chosen(listed) else ()
    truths, words = read("meanings")["truths"], words_of(column.name)
    said = next((word for word in (words[-1], words[0] if words[0] in _SWITCHES else "") if word in truths), "")
    return tuple(truths[said]) if column.text == "boolean" and said else ()


def _plain(column: Column) -> Column:
    """Return a status that no tool moves as a column like others."""
    return replace(column, role="", read_only=True) if column.role == "status" else column
