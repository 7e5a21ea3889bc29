"""One thing under several names: a flight in full, a flight's summary and its details are the flight."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import replace

from generator.sources.recognition.acts import IDENTIFIERS, Act, Noun
from generator.sources.recognition.lexicon import names
from generator.sources.recognition.words import is_plural, singular, singular_noun, words_of

_ASPECTS = names("aspects")
_KINDS = names("kinds")
_READS = ("get", "search", "count")


def join_variants(acts: list[Act]) -> list[Act]:
    """Return acts whose nouns are the things themselves; what tools make or delete is a thing of its own."""
    own = {act.noun for act in acts if act.action in ("create", "delete")}
    acts = [act if act.noun in own else _without_aspect(act) for act in acts]
    plain = {noun: _without_kind(noun) for noun in dict.fromkeys(act.noun for act in acts)}
    shared = Counter(plain.values())
    acts = [act if act.noun in own or shared[plain[act.noun]] < 2 else _renamed(act, plain) for act in acts]
    known = {act.noun for act in acts}
    return [_of_whole(act, known) for act in acts]


def _without_aspect(act: Act) -> Act:
    """Return the act upon what its noun is an aspect of: the ``flight`` of a flight summary, the count of ``live flights``."""
    noun, action = act.noun, act.action
    while len(noun) > 1 and action in (*_READS, "update") and (noun[-1] in _ASPECTS or noun[-1] == "count"):
        if noun[-1] == "count":
            if action != "get":
                break
            action = "count"
        noun = noun[:-1]
    many = noun != act.noun and is_plural(noun[-1])
    if many and action == "get":
        return replace(act, noun=singular_noun(noun), action="search", verb="list")
    return replace(act, noun=singular_noun(noun), action=action)


def _without_kind(noun: Noun) -> Noun:
    while len(noun) > 1 and noun[0] in _KINDS:
        noun = noun[1:]
    return noun


def _renamed(act: Act, plain: Mapping[Noun, Noun]) -> Act:
    return replace(act, noun=plain[act.noun])


def _of_whole(act: Act, known: set[Noun]) -> Act:
    """Return a read of a bare aspect as one of the thing that an argument names: the ``summary`` by ``paper_id`` is the paper.

    A search that only says how it looks, such as ``semantic``, is one of what the surface is most about.
    """
    if act.action not in _READS or len(act.noun) > 1 or act.noun[-1] not in _ASPECTS | _KINDS:
        return act
    for one in act.method.parameters:
        words = words_of(one.name)
        stem = singular_noun(words[:-1])
        if words and words[-1] in IDENTIFIERS and stem in known and stem != act.noun:
            return replace(act, noun=(*stem[:-1], singular(stem[-1])))
    return act
