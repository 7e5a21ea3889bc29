"""One call as a request: from the design's own phrases where it has fitting ones, else from labels."""

import re
from collections.abc import Callable, Mapping

from generator.database.streams import Stream
from generator.design.model import Design, Operation
from generator.design.wording import with_article, with_articles
from generator.tasks.chain import Argument, Step
from generator.tasks.wording.nouns import PROPER, Narrator
from generator.tasks.wording.phrases import quality, singular
from generator.tasks.wording.places import belonging
from generator.tasks.wording.sentences import Utterance

_PLACE = re.compile(r"\{(\w+)\}")
_PARTED = re.compile(r"^(\w+) (\{\w+\}) (off|down|up|back|out|away|aside)(?=$|,)")
"""A verb whose particle stands behind what it is done to: ``call {tow} off``."""
_HEAVY = 5
"""Words of a noun phrase that keep a particle too far from its verb."""
_BELONGING = re.compile(r"\bthe (\w+(?: \w+)?) of \{(\w+)\}")
"""What a row belongs to, said by the row: ``the item of {transfer}``."""
_TWICE = re.compile(r"(?<!\w)([a-z]{3,}) \1(?= [A-Z0-9])")
"""A label before a name that begins with it: ``kennel kennel K8``."""
_UNIT = re.compile(
    r"(\d (?:kroner|kronor|francs)|[$€£][\d,.]*\d) (?:øre|öre|rappen|cents?|dollars|euros?|pence|pounds)\b"
)
"""A unit after an amount that has one: ``390 kroner øre``."""


UNPROMPTED_PERCENT = 25
"""How often an optional argument is given that the design's phrases do not mention."""


def spoken_inputs(operation: Operation, stream: Stream) -> set[str]:
    """Return the inputs that a request for a tool will mention: those of one of its phrases, and rarely another one."""
    said = set(_PLACE.findall(stream.pick(operation.asks))) if operation.asks else set()
    return said | {given.name for given in operation.inputs if stream.chance(UNPROMPTED_PERCENT)}


def inputs_of_phrases(operation: Operation) -> set[str]:
    """Return the inputs that every phrase of a tool mentions."""
    phrases = [set(_PLACE.findall(phrase)) for phrase in operation.asks]
    return set.intersection(*phrases) if phrases else set()


def request(step: Step, design: Design, narrator: Narrator, stream: Stream) -> Utterance:
    """Return what is said to have a writing call made: ``cancel Ingrid Solheim's booking on 14 May``."""
    operation = step.signature.operation
    given = {argument.parameter.input.name: argument for argument in step.arguments}
    fitting = [phrase for phrase in operation.asks if set(_PLACE.findall(phrase)) <= set(given)]
    most = max((len(_PLACE.findall(phrase)) for phrase in fitting), default=0)
    if not fitting or (operation.kind == "update" and most < len(given)):
        return Utterance(_composed(step, design, narrator, stream), "request")
    phrase = stream.pick([phrase for phrase in fitting if len(_PLACE.findall(phrase)) == most])
    said = filled(_owners_named(phrase, given, narrator), lambda name: _words(given[name], narrator))
    rest = [argument for name, argument in given.items() if name not in _PLACE.findall(phrase)]
    text = ", ".join([corrected(said), *(_extra(argument, design, narrator) for argument in rest)])
    return Utterance(text, "request" if is_imperative(phrase) else "statement")


def is_imperative(phrase: str) -> bool:
    """Whether a design's phrase tells to do something; one that starts with a noun states something about it."""
    return not phrase.startswith(("{", "the ", "a ", "an "))


def request_for(operation: Operation, words: Mapping[str, str], label: str, stream: Stream) -> str | None:
    """Return a request in which each input is said in given words; ``None`` where the design has no phrase for these."""
    if not operation.asks and set(words) == {operation.entity}:
        verb = operation.name.replace("_", " ").split(f" {label}")[0]
        return f"{verb} {words[operation.entity]}"
    asks = [phrase for phrase in operation.asks if is_imperative(phrase)]
    fitting = [phrase for phrase in asks if set(_PLACE.findall(phrase)) == set(words)]
    if not fitting:
        return None
    return corrected(filled(stream.pick(fitting), words.__getitem__))


def filled(phrase: str, say: Callable[[str], str]) -> str:
    """Fill a phrase's places; the particle of a verb goes before what is said at length: ``call off the tow for …``."""
    said: dict[str, str] = {}
    for place in _PLACE.finditer(phrase):
        said.setdefault(place[1], say(place[1]))
    parted = _PARTED.match(phrase)
    if parted and len(said[parted[2].strip("{}")].split()) >= _HEAVY:
        phrase = _PARTED.sub(r"\1 \3 \2", phrase)
    return _PLACE.sub(lambda place: said[place[1]], phrase)


def _owners_named(phrase: str, given: Mapping[str, Argument], narrator: Narrator) -> str:
    """Say what a row belongs to by its own name, where it is all that tells the row from others."""

    def named(place: re.Match[str]) -> str:
        referent = given[place[2]].referent if place[2] in given else None
        stated = (
            referent.step.stated if referent is not None and not referent.extreme and referent.parent is None else ()
        )
        owner = stated[0] if len(stated) == 1 else None
        if owner is None or owner.referent is None or owner.parameter.input.label != place[1]:
            return place[0]
        return narrator.noun(owner.referent)

    return _BELONGING.sub(named, phrase)


def _composed(step: Step, design: Design, narrator: Narrator, stream: Stream) -> str:
    operation = step.signature.operation
    entity = design.entity(operation.entity)
    subject = next((item for item in step.arguments if item.parameter.input.name == operation.entity), None)
    others = [argument for argument in step.arguments if argument is not subject]
    if operation.kind == "create" or subject is None:
        extras = [_extra(argument, design, narrator) for argument in others]
        return " ".join([f"add {with_article(entity.label)}", _listed(extras)]).strip()
    if operation.kind == "update" and others and subject.referent is not None:
        changes = [f"the {item.parameter.input.label} to {_quoted(item, narrator)}" for item in others[1:]]
        first = narrator.of(subject.referent, others[0].parameter.input.label)
        changes.insert(0, f"{first} to {_quoted(others[0], narrator)}")
        return f"{stream.pick(('change', 'set'))} {_listed(changes)}"
    verb = operation.name.replace("_", " ").split(f" {entity.label}")[0]
    extras = [_extra(argument, design, narrator) for argument in others]
    return ", ".join([f"{verb} {_words(subject, narrator)}", *extras])


def _words(argument: Argument, narrator: Narrator) -> str:
    if argument.referent is not None:
        return narrator.noun(argument.referent)
    assert argument.slot is not None
    return argument.slot.said if argument.parameter.input.type != "boolean" else ("yes" if argument.value else "no")


def _quoted(argument: Argument, narrator: Narrator) -> str:
    """Return a value with quotes around a text that would otherwise run into its sentence."""
    said, path = _words(argument, narrator), argument.parameter.path
    if argument.origin is not None:
        return said
    proper = path is not None and path.field.meaning.startswith(PROPER)
    wordy = " " in said and any(map(str.isalpha, said))
    return f'"{said}"' if argument.parameter.input.type == "text" and wordy and not proper else said


def _extra(argument: Argument, design: Design, narrator: Narrator) -> str:
    given = argument.parameter.input
    if argument.referent is not None:
        return belonging(argument, narrator.noun(argument.referent), design.entity(argument.referent.entity))
    if given.type == "boolean":
        return quality(given.label, bool(argument.value))
    said = _quoted(argument, narrator)
    counted = re.fullmatch(r"number of (\w+)", given.label)
    return f"with {corrected(f'{said} {counted[1]}')}" if counted else f"with the {given.label} {said}"


def corrected(text: str) -> str:
    """Mend what filling in has broken: ``1 seats``, ``a urgent``, ``kennel kennel K8``."""
    return with_articles(singular(_UNIT.sub(r"\1", _TWICE.sub(r"\1", text))))


def _listed(parts: list[str]) -> str:
    return " and ".join(filter(None, [", ".join(parts[:-1]), *parts[-1:]]))
