"""Other ways to spell what an instruction states, each of which can be read back."""

from collections.abc import Iterator
from datetime import date

from generator.tasks.wording.values import MONTHS
from mcp_servers.checks.attacks.closure import stands_in
from mcp_servers.checks.readings import states
from mcp_servers.contracts import Slot, Task

_SMALL = ("zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve")


def restated(task: Task, text: str) -> tuple[dict[str, Slot], list[str]]:
    """Return a task's slots as another text states them, and the words of those that it does not state."""
    slots: dict[str, Slot] = {}
    lost: list[str] = []
    for name, slot in task.slots.items():
        if slot.rule == "schema":
            slots[name] = slot
            continue
        ways = (slot.model_copy(update={"said": said}) for said in _spellings(slot, task.now))
        found = next((way for way in ways if stands_in(way.said, text) and states(way, task.now)), None)
        slots[name] = found or slot
        lost += [] if found else [slot.said]
    return slots, lost


def _spellings(slot: Slot, now: str) -> Iterator[str]:
    """Yield ways to say a value, first the one it is said in now; a plain number only where it cannot be another one."""
    yield slot.said
    if slot.rule == "enum":
        yield from (slot.said.replace("-", " "), slot.said.replace(" ", "-"))
    if slot.rule == "number" and slot.value in range(len(_SMALL)):
        yield _SMALL[slot.value]
    if slot.rule == "date":
        yield from _days(slot.value, now)
    if slot.rule == "moment":
        for day in _days(slot.value[:10], now):
            yield from (f"{slot.value[11:16]} on {day}", f"{day} at {slot.value[11:16]}")


def _days(iso: str, now: str) -> Iterator[str]:
    day = date.fromisoformat(iso)
    month, tail = MONTHS[day.month - 1], _tail(day.day)
    year = "" if iso[:4] == now[:4] else f" {day.year}"
    comma = f",{year}" if year else ""
    yield from (f"{day.day} {month}{year}", f"{day.day}{tail} {month}{year}", f"{day.day}{tail} of {month}{year}")
    yield from (f"{month} {day.day}{comma}", f"{month} {day.day}{tail}{comma}", iso)


def _tail(day: int) -> str:
    return "th" if day in (11, 12, 13) else {1: "st", 2: "nd", 3: "rd"}.get(day % 10, "th")
