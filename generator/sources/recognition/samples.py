"""Samples of columns that agree with others of their row: where references lead, times in order, times of states."""

from collections.abc import Iterator

from generator.sources.recognition.agreement import Things, meeting_of
from generator.sources.recognition.columns import Column
from generator.sources.recognition.naming import Naming
from generator.sources.recognition.things import Thing

_TIMES = ("_at", "_on", "_time", "_date")
"""Endings of times; before them stands what was done."""

_AHEAD = (
    "scheduled",
    "expected",
    "planned",
    "estimated",
    "requested",
    "required",
    "promised",
    "anticipated",
    "proposed",
)
"""Words for what is yet to be done."""

_TIMED = ("", "starts", "ends", "due")
"""Roles of columns that may be times of what was done."""

_OFTEN = 70
"""Percent of the rows to which something optional has happened."""


def sample_of(one: Column, thing: Thing, things: Things, naming: Naming) -> str:
    """Return how a column is sampled from those before it; empty where it has nothing to do with them."""
    if meeting := meeting_of(one, thing, things):
        if not meeting.beside:
            return f"{meeting.near.name}.{meeting.above}"
        rows = f"each in {naming.many(one.target)}"
        fitting = f"each for {rows} if each.{meeting.beside} == {meeting.near.name}.{meeting.above}"
        return f"pick({fitting}) if any({fitting}) else pick(each for {rows})"
    return _time_sample(one, thing) if one.role in _TIMED else ""


def in_order(thing: Thing, things: Things) -> Iterator[Column]:
    """Yield the columns of a thing, each after those that it is sampled from."""
    given: dict[str, Column] = {}

    def give(one: Column) -> Iterator[Column]:
        for other in _before(one, thing, things):
            if other.name not in given:
                yield from give(other)
        if one.name not in given:
            given[one.name] = one
            yield one

    for one in thing.columns:
        yield from give(one)


def _before(one: Column, thing: Thing, things: Things) -> list[Column]:
    """Return the columns that a column is sampled from."""
    if meeting := meeting_of(one, thing, things):
        return [meeting.near]
    if one.role in _TIMED and _time_sample(one, thing):
        return [other for role in ("created", "status") if (other := thing.column(role)) and other is not one]
    return []


def state_of(one: Column, thing: Thing) -> str:
    """Return the state that a column is the time of, as ``archived_at`` is; empty if it is of none."""
    ending = next((ending for ending in _TIMES if one.name.endswith(ending)), "")
    done = one.name.removesuffix(ending) if ending and _is_time(one) else ""
    return done if thing.column("status") and done in thing.states else ""


def _is_time(one: Column) -> bool:
    return one.text in ("day", "moment")


def _time_sample(one: Column, thing: Thing) -> str:
    """Return the sample of a time at which something was done: after the row was made, in a state that it goes with."""
    state, created = state_of(one, thing), thing.column("created")
    done = state or (one.name.endswith(tuple(f"ed{ending}" for ending in _TIMES)) and not one.name.startswith(_AHEAD))
    if not _is_time(one) or not done or (created and (created.text, one.text) == ("day", "moment")):
        return ""
    now = "now" if one.text == "moment" else "today"
    start = f"{now} - days(60)" if not created else created.name
    if created and created.text == "moment" and one.text == "day":
        start = f"day({created.name})"
    time = f"between({start}, {now})"
    if one.must:
        return time
    status = thing.column("status")
    if not state or not status:
        return f"{time} if chance({_OFTEN}) else None"
    other = "" if state == thing.states[0] else f'{status.name} != "{thing.states[0]}" and '
    return f'{time} if {status.name} == "{state}" or {other}chance(50) else None'
