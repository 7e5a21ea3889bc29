"""Days and moments as what happens then: a class starts, an analyst's contract ends, a member joined."""

import re
from dataclasses import dataclass

_HAPPENINGS = {
    "start": "starts",
    "start time": "starts",
    "start date": "starts",
    "end": "ends",
    "end time": "ends",
    "end date": "ends",
    "departure time": "departs",
    "time of departure": "departs",
    "arrival time": "arrives",
    "arrival date": "arrives",
    "day of arrival": "arrives",
    "expiry date": "expires",
    "due date": "is due",
    "due day": "is due",
    "due time": "is due",
    "completion time": "was completed",
    "completion date": "was completed",
    "day of completion": "was completed",
    "date of publication": "was published",
    "time of publication": "was published",
    "day of publication": "was published",
    "return date": "was returned",
    "issue date": "was issued",
    "day of issue": "was issued",
    "day of receipt": "was received",
}
"""Labels, and what happens to a row then."""

_DONE = re.compile(r"(?P<last>last )?(?P<done>\w+ed|given|built|held|taken)(?: (?:on|at))?")
_BY_ITSELF = ("joined", "started", "ended", "expired", "arrived", "departed", "finished", "happened")
"""Things that rows do, where others are done to them: a member joined, a book was returned."""

_PART = re.compile(
    r"(?P<edge>start|begin|beginning|end|last day|first day) of (?!the week|arrival)(?:the )?(?P<part>.+)"
)
_ITS = re.compile(r"(?:day|date|time) (?:on which )?(?:the (?P<part>\w+)|it) (?P<verb>(?:is|was|has|\w+t) .+)")
_EDGES = {"start": "starts", "begin": "starts", "beginning": "starts", "first day": "starts"}

_MANY = {"is": "are", "was": "were", "has": "have"}


@dataclass(frozen=True)
class Happening:
    """What happens on a day or at a moment, to a row or to a part of it."""

    verb: str
    """``starts``, ``is due``, ``was last checked``."""
    part: str = ""
    """``contract``, of the row that it belongs to; empty: the row itself."""

    def clause(self, then: str, *, several: bool = False) -> str:
        """Say of rows when it happens: ``that starts on 14 May``, ``whose contract ends on 14 May``."""
        if self.part:
            return f"whose {self.part} {self.verb} {then}"
        return f"that {_for_many(self.verb) if several else self.verb} {then}"

    def predicate(self, order: str, *, several: bool = False) -> str:
        """Say why rows come first: ``starts first``, ``has the contract that ends first``."""
        if self.part:
            return f"{'have' if several else 'has'} the {self.part} that {self.verb} {order}"
        return f"{_for_many(self.verb) if several else self.verb} {order}"


def happening(label: str, row: str = "") -> Happening | None:
    """Return what happens on the day or at the moment that a label names; ``None`` where it is said by the label.

    Args:
        label: The label of the day or moment.
        row: The label of the row, which is no part of itself.
    """
    if label in _HAPPENINGS:
        return Happening(_HAPPENINGS[label])
    if done := _DONE.fullmatch(label):
        was = "" if done["done"] in _BY_ITSELF else "was "
        return Happening(f"{was}{done['last'] or ''}{done['done']}")
    if part := _PART.fullmatch(label):
        return Happening(_EDGES.get(part["edge"], "ends"), part["part"] if part["part"] != row else "")
    if its := _ITS.fullmatch(label):
        return Happening(its["verb"], its["part"] or "")
    return None


def _for_many(verb: str) -> str:
    first, *rest = verb.split()
    if first in _BY_ITSELF:
        return verb
    return " ".join([_MANY.get(first, first.removesuffix("s")), *rest])
