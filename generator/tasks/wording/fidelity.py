"""Whether another text says what an instruction says: no fact lost, none added, nothing given away."""

import re
from collections.abc import Callable, Collection, Iterator, Mapping
from dataclasses import dataclass

from generator.tasks.wording.spellings import restated
from generator.tasks.wording.values import MONTHS, say_enum
from mcp_servers.checks.attacks.closure import stands_in
from mcp_servers.checks.shapes import leaves
from mcp_servers.contracts import Json, Slot, State, Task

_NUMBER = re.compile(r"\d+(?:[.,:]\d+)*")
_NUMERAL = re.compile(
    r"\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\w+teen|twenty|thirty|forty|fifty|sixty|seventy|eighty|"
    r"ninety|hundreds?|thousands?|dozens?|twice|half)\b"
)
_TIME = re.compile(
    rf"\b(?:{'|'.join(month for month in MONTHS if month != 'May')}|May(?! (?:I|we|you)\b)|\w+day|today|tonight|tomorrow"
    r"|yesterday|weeks?|weekends?|months?|years?|mornings?|afternoons?|evenings?|noon|midnight|soon|recently)\b"
)
_NAME = re.compile(r"(?<![.!?:]\s)(?<![.!?:][\"'\u201d\u2019]\s)(?<!^)\b[A-ZÀ-Þ][\w\u2019'-]+")
"""A word with a capital that does not begin a sentence."""
_QUOTED = re.compile(r"[\"\u201c]([^\"\u201d]+)[\"\u201d]")
_IDENTIFIER = re.compile(r"\w*_\w*|\b[a-z]+[A-Z]\w*")
_MARKS = re.compile(r"[{}<>`*#|\\]|\$slot")
_NEGATION = re.compile(
    r"\b(?:not|no(?! (?:fewer|less|earlier|more|later)\b)|without|never|except|unless|neither|nor|off|non)\b|n[\u2019']t\b"
)

_BOUNDS = {
    "a lower bound": r"at least|or (?:more|later|after|higher|above)|no (?:fewer|less|earlier)|on or after|minimum|onwards",
    "an upper bound": r"at most|or (?:less|fewer|earlier|before|lower|below)|no (?:more|later)|on or before|maximum|up to",
    "which comes first": r"earliest|first|soonest|oldest",
    "which comes last": r"latest|last|newest|most recent(?:ly)?",
    "the highest": r"highest|(?<!at )most(?! recent)|largest|greatest|biggest|longest",
    "the lowest": r"lowest|fewest|(?<!at )least|smallest|cheapest|shortest",
    "every one of several": r"every|each|all",
    "how many": r"how many|number of|count",
}
"""What narrows down what is meant, and the words that do it."""

_EMPTY = {
    "the",
    "and",
    "for",
    "with",
    "from",
    "name",
    "find",
    "get",
    "set",
    "all",
    "add",
    "list",
    "new",
    "date",
    "time",
    "value",
}
"""Words of names that may be said in many ways."""

_ASKING = re.compile(
    r"\b(?:tell|know|what|which|who|whose|when|where|how|find out|say|report|give me|confirm|look up|inform|check|need)\b"
)
"""Words by which something is asked."""

_CLAUSE = re.compile(r"[.?!;:]\s|, (?:else|otherwise|and|then)\b| and (?:tell|let) ")
_FRAMES = {
    "about", "after", "also", "an", "are", "at", "by", "can", "check", "could", "each", "else", "every", "find",
    "first", "give", "going", "has", "have", "if", "in", "is", "it", "its", "know", "let", "like", "list", "look",
    "make", "many", "me", "more", "much", "my", "need", "next", "of", "on", "one", "otherwise", "out", "please",
    "sure", "tell", "than", "that", "their", "then", "there", "this", "through", "to", "want", "was", "were", "what",
    "when", "which", "who", "whose", "with", "would", "you",
}  # fmt: skip
"""Words that say how something is asked rather than what."""

_SLACK = 8
"""Words that any instruction may become longer."""


@dataclass(frozen=True)
class Objection:
    """Why a text is refused."""

    kind: str
    """What is wrong, in words that are the same for all tasks."""
    detail: str = ""

    def __str__(self) -> str:
        return f"{self.kind}: {self.detail}" if self.detail else self.kind


def object_to(task: Task, text: str, names: Collection[str]) -> tuple[dict[str, Slot], Objection | None]:
    """Return the slots as a text states them, and what is wrong with it as another wording of a task's instruction.

    Args:
        task: The task as it was.
        text: The other wording.
        names: What rows are called that the task's world has.
    """
    slots, lost = restated(task, text)
    if lost:
        return slots, Objection("a fact is lost", ", ".join(lost))
    return slots, next(_objections(task, text, slots, names), None)


def names_in(states: Collection[State]) -> frozenset[str]:
    """Return the texts of rows that a reader may take for a name or a fact: those with a capital or a digit."""
    values = (value for state in states for rows in state.values() for row in rows.values() for value in row.values())
    return frozenset(value for value in values if isinstance(value, str) and re.search(r"[A-ZÀ-Þ0-9]", value))


def kept_words(task: Task) -> dict[str, str]:
    """Return stem to word of what has to be said in some form: what is asked, what is to be done, and what is so or not so."""
    sources = [*(task.answer_schema or {}).get("properties", {}), task.oracle.program]
    sources += [name for name, slot in task.slots.items() if slot.rule == "schema"]
    sources += [step.tool for step in task.oracle.steps]
    said = {_stem(word): word for word in reversed(_words(task.instruction))}
    stems = dict.fromkeys(
        _stem(word) for name in sources for word in _words(name.replace("_", " ")) if word not in _EMPTY
    )
    return {stem: said[stem] for stem in stems if stem in said}


def _objections(task: Task, text: str, slots: Mapping[str, Slot], names: Collection[str]) -> Iterator[Objection]:
    """Yield what is wrong, the most telling first."""
    old = task.instruction
    stated = " ".join([old, *(slot.said for slot in slots.values())])
    for kind, pattern in (("a number is added", _NUMBER), ("a number is added", _NUMERAL), ("a time is added", _TIME)):
        yield from _added(kind, pattern.findall(text), pattern.findall(stated).__contains__)
    yield from _added(
        "a name is added", _NAME.findall(text), lambda word: stands_in(word.casefold(), stated.casefold())
    )
    yield from _added("a name is added", _QUOTED.findall(text), stated.__contains__)
    met = (name for name in names if name in text and stands_in(name, text))
    yield from _added("a name is added", met, stated.__contains__)
    yield from _added(
        "the answer is given away", _spoken(task.truth), lambda said: not _told(said, text) or _told(said, stated)
    )
    yield from _added("a name of the program's is used", _IDENTIFIER.findall(text), old.__contains__)
    yield from _added("something else than a request is written", _MARKS.findall(text), old.__contains__)
    kept, here = kept_words(task), list(map(_stem, _words(text)))
    yield from (Objection("something asked for is lost", word) for stem, word in kept.items() if stem not in here)
    if task.answer_schema and not _ASKING.search(text.casefold()):
        yield Objection("something asked for is lost", "nothing is asked")
    yield from (Objection("something asked for is lost", clause) for clause in _lost_clauses(task, here))
    if task.expected and task.truth:
        before = list(map(_stem, _words(old)))
        if sorted(kept, key=before.index) != sorted(kept, key=here.index):
            yield Objection("the order is another one", ", ".join(sorted(kept.values(), key=_words(old).index)))
    if bool(_NEGATION.search(text.casefold())) is not bool(_NEGATION.search(old.casefold())):
        yield Objection("a negation is added or lost")
    for what, words in _BOUNDS.items():
        if bool(re.search(rf"\b(?:{words})\b", text.casefold())) is not bool(
            re.search(rf"\b(?:{words})\b", old.casefold())
        ):
            yield Objection("a limit or an order is added or lost", what)
    most, least = 2 * len(old.split()) + _SLACK, len(old.split()) // 2
    if not least <= len(text.split()) <= most:
        yield Objection("it is too long or too short", f"{least} to {most} words would do")


def _lost_clauses(task: Task, here: Collection[str]) -> Iterator[str]:
    """Yield the clauses of the instruction of whose own words, those in no other clause, most are gone."""
    clauses = [clause for clause in _CLAUSE.split(task.instruction) if clause]
    ignored = set(
        map(_stem, [*_FRAMES, *_EMPTY, *(word for slot in task.slots.values() for word in _words(slot.said))])
    )
    stems = [set(map(_stem, _words(clause))) - ignored for clause in clauses]
    for place, clause in enumerate(clauses):
        own = stems[place].difference(*stems[:place], *stems[place + 1 :])
        if 2 * len(own.intersection(here)) < len(own):
            yield clause


def _added(kind: str, found: Collection[str] | Iterator[str], known: Callable[[str], bool]) -> Iterator[Objection]:
    yield from (Objection(kind, item) for item in found if not known(item))


def _spoken(truth: Mapping[str, Json]) -> Iterator[str]:
    """Yield what the answer's texts and enum values are called."""
    yield from (say_enum(value) for value in leaves(dict(truth)) if isinstance(value, str) and value)


def _told(said: str, text: str) -> bool:
    return stands_in(said.casefold(), text.casefold())


def _words(text: str) -> list[str]:
    return re.findall(r"[^\W\d_]+", text.casefold())


def _stem(word: str) -> str:
    return word[:5].removesuffix("s") if len(word) > 3 else word
