"""One call as a request: from the design's own phrases where it has fitting ones, else from labels."""

import re
from collections.abc import Mapping

from generator.database.streams import Stream
from generator.design.model import Design, Operation
from generator.design.wording import with_article, with_articles
from generator.tasks.chain import Argument, Step
from generator.tasks.wording.nouns import PROPER, Narrator
from generator.tasks.wording.phrases import belonging, quality
from generator.tasks.wording.sentences import Utterance

_PLACE = re.compile(r"\{(\w+)\}")
_ONE_OF_MANY = re.compile(r"\b1 ((?:\w+[^s\s] )?(?!(?:wa|ha|doe)s\b)\w+[^s\W])s\b")


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
    said = _PLACE.sub(lambda place: _words(given[place[1]], narrator), phrase)
    rest = [argument for name, argument in given.items() if name not in _PLACE.findall(phrase)]
    text = ", ".join([_corrected(said), *(_extra(argument, design, narrator) for argument in rest)])
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
    return _corrected(_PLACE.sub(lambda place: words[place[1]], stream.pick(fitting)))


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
    return f"with {_corrected(f'{said} {counted[1]}')}" if counted else f"with the {given.label} {said}"


def _corrected(text: str) -> str:
    """Mend what filling in has broken: ``1 seats``, ``a urgent``."""
    return with_articles(_ONE_OF_MANY.sub(r"1 \1", text).replace(" 1 people", " 1 person"))


def _listed(parts: list[str]) -> str:
    return " and ".join(filter(None, [", ".join(parts[:-1]), *parts[-1:]]))
