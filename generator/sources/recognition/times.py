"""Times of a row agree: with when it was made, with the state that it is in, and with each other."""

from dataclasses import dataclass

from generator.sources.recognition.columns import Column
from generator.sources.recognition.lexicon import actions, names, read, transitions
from generator.sources.recognition.lifecycles import states_after
from generator.sources.recognition.things import Thing
from generator.sources.recognition.words import words_of

_OFTEN = 70
"""Percent of the rows to which something optional has happened."""

_DONE_TO_ROWS = ("create", "update", "delete", "relate", "unrelate", "move", "assign", "copy")
"""Actions whose verbs name what has been done to a row: ``update_time``."""


@dataclass(frozen=True)
class Occurrence:
    """What a time is of."""

    shown: tuple[str, ...] = ()
    """States of the thing that show that it happened; none where it goes with no state."""
    after: tuple[str, ...] = ()
    """States in which a thing is only after that."""
    perhaps: tuple[str, ...] = ()
    """States in which it may be after that."""


def occurrence_of(one: Column, thing: Thing) -> Occurrence | None:
    """Return what has happened to a row when a column says at what time; ``None`` of all other columns."""
    words = _words_before_time(one)
    if not words or words[0] in ("next", "valid") or (set(words) & names("ahead") and "last" not in words):
        return None
    said = words[-1]
    for entry in read("occurrences").values():
        shown = tuple(state for state in entry["states"] if state in thing.states)
        among = entry.get("among", ())
        if said in entry["said"] and shown and thing.column("status") and (not among or set(among) & set(thing.states)):
            return Occurrence(shown, *states_after(thing, shown))
    if said in thing.states and thing.column("status"):
        return Occurrence((said,), *states_after(thing, (said,)))
    named = any(said in entry["said"] and "among" not in entry for entry in read("occurrences").values())
    done = said.endswith("ed") or said in names("past") or (not one.role and (named or _is_done_to_rows(said)))
    return Occurrence() if done else None


def states_shown_by(one: Column, thing: Thing) -> tuple[str, ...]:
    """Return the states that show that what a column is the time of has happened; none where no state does."""
    occurrence = occurrence_of(one, thing)
    return occurrence.shown if occurrence else ()


def sample_of(one: Column, thing: Thing) -> str:
    """Return how a time is sampled from other columns of its row; empty where it has nothing to do with them."""
    if one.text not in ("day", "moment") or one.role == "created":
        return ""
    occurrence = occurrence_of(one, thing)
    if occurrence is None:
        return _scheduled(one, thing)
    time = f"between({_start(one, thing)}, {_now(one)})"
    if not _reaches(one, thing):
        time = f"now - days(between(0, days_between({_created(thing)}, today)))"
    if one.must:
        return time
    if not occurrence.shown:
        return f"{time} if chance({_OFTEN}) else None"
    status = thing.column("status")
    assert status
    certain, perhaps = (*occurrence.shown, *occurrence.after), occurrence.perhaps
    if set(certain) >= set(thing.states):
        return time
    when = _is_in(status.name, certain)
    return (
        f"{time} if {when} or {_is_in(status.name, perhaps)} and chance(50) else None"
        if perhaps
        else f"{time} if {when} else None"
    )


def sources_of(one: Column, thing: Thing) -> list[Column]:
    """Return the columns that a time is sampled from."""
    if not sample_of(one, thing):
        return []
    occurrence = occurrence_of(one, thing)
    found = [thing.column("created"), thing.column("status") if occurrence and occurrence.shown else None]
    found.append(thing.column("status") if _expires(one, thing) else None)
    found.append(_previous(one, thing))
    return [other for other in found if other and other is not one]


def _words_before_time(one: Column) -> tuple[str, ...]:
    """Return what a column is the time of, ``("last", "modified")`` of ``last_modified_date_time``; nothing if it is none."""
    words = words_of(one.name)
    while len(words) > 1 and words[-1] in names("timely"):
        words = words[:-1]
    return words if one.text in ("day", "moment") else ()


def _is_done_to_rows(word: str) -> bool:
    verb = word in transitions() or actions().get(word) in _DONE_TO_ROWS
    return verb and word not in names("ahead")


def _scheduled(one: Column, thing: Thing) -> str:
    """Return the sample of a time that may be yet to come: of a start, an end or a date that is due."""
    if one.role not in ("starts", "ends", "due"):
        return ""
    clock = _now(one)
    if _expires(one, thing):
        status = thing.column("status")
        assert status
        past = f"between({_start(one, thing)}, {clock})"
        ahead = f"{clock} + days(between(1, 90))"
        return f'{past} if {status.name} == "expired" else {ahead}' if _reaches(one, thing) else ""
    if not thing.column("created") or not _reaches(one, thing):
        return ""
    time = f"max({_start(one, thing)}, between({clock} - days(30), {clock} + days(45)))"
    return time if one.must else f"{time} if chance({_OFTEN}) else None"


def _expires(one: Column, thing: Thing) -> bool:
    words = _words_before_time(one)
    return bool(words) and words[-1] in names("expiring") and "expired" in thing.states and bool(thing.column("status"))


def _start(one: Column, thing: Thing) -> str:
    """Return the earliest that something can have happened: after what came before it, after the row was made."""
    created = _created(thing) if thing.column("created") else ""
    start = f"{_now(one)} - days(60)"
    if created:
        start = f"day({created})" if (one.text, _text_of(thing)) == ("day", "moment") else created
    previous = _previous(one, thing)
    if previous is None:
        return start
    return previous.name if previous.must else f"({previous.name} if {previous.name} is not None else {start})"


def _previous(one: Column, thing: Thing) -> Column | None:
    """Return the time of what must have happened before: what shows it comes after all that shows the other."""
    own = occurrence_of(one, thing)
    if own is None or one.role == "starts" or not _reaches(one, thing):
        return None
    for other in thing.columns:
        if other is one or other.text != one.text:
            continue
        earlier = occurrence_of(other, thing)
        after = (
            {*earlier.after, *earlier.perhaps}
            if earlier and thing.states and thing.states[0] not in earlier.shown
            else set()
        )
        if own.shown and set(own.shown) <= after:
            return other
        if (other.role, one.role) == ("starts", "ends"):
            return other
    return None


def _reaches(one: Column, thing: Thing) -> bool:
    """Tell whether the time can be compared with when its row was made: a moment with no day."""
    return not thing.column("created") or (_text_of(thing), one.text) != ("day", "moment")


def _created(thing: Thing) -> str:
    created = thing.column("created")
    return created.name if created else ""


def _text_of(thing: Thing) -> str:
    created = thing.column("created")
    return created.text if created else ""


def _now(one: Column) -> str:
    return "now" if one.text == "moment" else "today"


def _is_in(status: str, states: tuple[str, ...]) -> str:
    listed = ", ".join(f'"{state}"' for state in states)
    return f"{status} in ({listed})" if len(states) > 1 else f"{status} == {listed}"
