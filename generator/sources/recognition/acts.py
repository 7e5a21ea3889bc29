"""What each method does, to which kind of thing: a vote of its path, its HTTP method and the words of its name."""

import re
from collections import Counter
from dataclasses import dataclass, replace

from generator.sources.discovery.naming import squeezed
from generator.sources.recognition.lexicon import actions, excluded, is_known_noun, names, transitions
from generator.sources.recognition.words import is_plural, singular, singular_noun, words_of
from generator.sources.surface import Method, Property, Surface

Noun = tuple[str, ...]

_STOPS = names("stops")
_NEVER_NOUNS = names("never_nouns")
IDENTIFIERS = names("identifiers")
"""Last words of what names one row."""

_HTTP = {"GET": "get", "POST": "create", "PUT": "update", "PATCH": "update", "DELETE": "delete"}


@dataclass(frozen=True)
class Act:
    """A method that is understood."""

    method: Method
    action: str
    """``search``, ``get``, ``create``, ``update``, ``delete``, ``transition``, ``relate``, ``unrelate``, ``assign``, ``move``,
    ``copy`` or ``count``.
    """
    verb: str
    """The verb itself: ``archive``."""
    noun: Noun
    """The thing, in the singular: ``("event", "type")``."""
    containers: tuple[Noun, ...] = ()
    """Things that the path leads through, outermost first."""


def read_acts(surface: Surface) -> tuple[list[Act], dict[str, str]]:
    """Return what is understood of a surface, and method to reason for the rest."""
    prefixes = _prefixes(surface)
    acts: list[Act] = []
    omitted: dict[str, str] = {}
    for method in surface.methods:
        found = read_act(method, surface, prefixes)
        if isinstance(found, Act):
            acts.append(_tied(found, surface))
        else:
            omitted[method.id] = found
    return acts, omitted


def _tied(act: Act, surface: Surface) -> Act:
    """Return an act that adds or removes a thing which is there already as one that ties it to another."""
    added = act.verb in ("add", "remove") and act.containers and takes_id_of(act.noun, act.method, surface)
    if not added or act.method.path or act.method.resource:
        return act
    return replace(act, action="relate" if act.verb == "add" else "unrelate")


def read_act(method: Method, surface: Surface, prefixes: frozenset[str] = frozenset()) -> Act | str:
    """Return what a method does, or why no rows can stand for it."""
    if method.media:
        return "moves bytes in or out"
    if method.resource:
        return _from_resource(method)
    if method.path:
        return _from_path(method, surface)
    return _from_name(method, prefixes)


def _from_resource(method: Method) -> Act | str:
    """Read a method of a tree of resources, as Google documents have: the resource is the noun."""
    nouns = [singular_noun(words_of(part)) for part in method.resource.split(".")]
    words = words_of(method.verb)
    if reason := _excluded(words[0], nouns[-1]):
        return reason
    return _act(method, words, nouns[-1], tuple(nouns[:-1]))


def _from_path(method: Method, surface: Surface) -> Act | str:
    """Read a REST path: what its last part names is the noun, or a verb upon the part before."""
    steps = [step for step in re.split(r"/", method.path) if step and not re.fullmatch(r"v?\d+(\.\d+)*", step)]
    steps = [step.removesuffix(".json") for step in steps]
    last = steps[-1] if steps else ""
    if ":" in last and not last.startswith("{"):
        steps = [*steps[:-1], *last.split(":", 1)]
    names = [singular_noun(words_of(step)) for step in steps if "{" not in step]
    names = [name for name in names if name and name[0] not in _NEVER_NOUNS]
    if not names:
        return "has a path that names nothing"
    named = words_of(method.verb)
    if reason := _excluded(named[0] if named else "", names[-1]):
        return reason
    tail = words_of(steps[-1]) or names[-1]
    if "{" in steps[-1]:
        verb = "update" if method.http == "POST" else _HTTP[method.http]  # what has an id is there already
        return _act(method, (verb,), names[-1], tuple(names[:-1]))
    if tail[0] in actions() and "by" in tail and len(names) > 1:
        return _act(method, tail[:1], names[-2], tuple(names[:-2]))
    is_verb = tail[0] in transitions() or (tail[0] in actions() and not is_plural(tail[-1]))
    if is_verb and len(names) > 1 and method.http != "GET":
        return _act(method, tail, names[-2], tuple(names[:-2]))
    if not _is_noun(tail, surface):
        return "has a path that ends with no noun"
    if method.http == "GET":
        many = is_plural(tail[-1]) or _answers_many(method, surface)
        return _act(method, ("list" if many else "get",), names[-1], tuple(names[:-1]))
    return _act(method, (_HTTP[method.http],), names[-1], tuple(names[:-1]))


def _is_noun(words: tuple[str, ...], surface: Surface) -> bool:
    """Tell whether a part of a path names things: it is a plural, a known noun, or followed by one thing's id somewhere."""
    step = "".join(words)
    followed = (re.search(r"(?:^|/)([^/{}]+)/\{[^/]*$", method.path) for method in surface.methods)
    return (
        is_plural(words[-1]) or is_known_noun(words) or any(found and squeezed(found[1]) == step for found in followed)
    )


def _answers_many(method: Method, surface: Surface) -> bool:
    properties = surface.schemas.get(method.response, ())
    return [one.name for one in properties] == ["items"] or bool(surface.listed(method.response))


def _from_name(method: Method, prefixes: frozenset[str]) -> Act | str:
    """Read a name such as ``DescribeDBClusters`` or ``asana_get_tasks_for_project``."""
    words = words_of(method.verb)
    while len(words) > 1 and words[0] in prefixes:
        words = words[1:]
    known = actions().keys() | transitions().keys()
    known |= excluded("verb").keys()
    position = next((number for number, word in enumerate(words[:3]) if word in known), None)
    ends_with_verb = bool(words) and words[-1] in actions()
    if position == 0 and ends_with_verb and len(words) > 1 and is_known_noun(words[:1]):
        position = None
    if position is None and ends_with_verb:
        words = (words[-1], *words[:-1])
        position = 0
    if position is None and words and (described := _described_verb(method)):
        words, position = (described, *words), 0
    if position is None:
        return _excluded(words[0], words) or "has a name whose verb is not understood"
    verb, rest = words[position], (*words[position + 1 :], *(words[:position] if position else ()))
    noun = _phrase(rest)
    containers = tuple(singular_noun(part) for part in _phrases_after(rest))
    if not noun:
        return "has a name that says what is done but not to what"
    if reason := _excluded(verb, noun):
        return reason
    if len(noun) > 1 and noun[0] in ("create", "update", "delete", "get", "list", "add", "remove"):
        return "does two things in one"
    if verb in ("get", "describe", "fetch", "read", "show", "retrieve", "view") and is_plural(noun[-1]):
        verb = "list"
    return _act(method, (verb,), singular_noun(noun), containers)


def _described_verb(method: Method) -> str:
    """Return the verb that a description starts with: ``get`` for "Gets the status of …"; empty if it starts otherwise."""
    found = re.match(r"\W*([A-Za-z]+)", method.description)
    word = found[1].lower() if found else ""
    known = actions().keys() | transitions().keys() | excluded("verb").keys()
    return next((one for one in (word, word.removesuffix("s"), word.removesuffix("es")) if one in known), "")


def _phrase(words: tuple[str, ...]) -> Noun:
    """Return the noun that a name starts with, up to a preposition."""
    kept: list[str] = []
    for word in words:
        if word in _STOPS:
            if kept:
                break
            continue
        kept.append(word)
    return tuple(kept)


def _phrases_after(words: tuple[str, ...]) -> list[Noun]:
    """Return the nouns that follow ``for``, ``in``, ``of``, ``from`` or ``to``: ``tasks for project``."""
    found = []
    for number, word in enumerate(words):
        if word in ("for", "in", "of", "from", "to", "on") and (phrase := _phrase(words[number + 1 :])):
            found.append(phrase)
    return found


def _act(method: Method, verb: tuple[str, ...], noun: Noun, containers: tuple[Noun, ...]) -> Act | str:
    noun, containers = _bare(noun), tuple(map(_bare, containers))
    first = next((one for one in ("_".join(verb[:2]), *verb[:1]) if one in transitions() or one in actions()), "")
    if verb and verb[0] in ("batch", "bulk", "custombatch"):
        return "does in bulk what another method does for one"
    if first in transitions() and (first not in actions() or not _has_body(method)):
        return Act(method, "transition", first, noun, containers)
    if first in actions():
        return Act(method, actions()[first], first, noun, containers)
    if first in transitions():
        return Act(method, "transition", first, noun, containers)
    return f"'{' '.join(verb)}' says nothing about rows" if verb else "has no verb"


def _bare(noun: Noun) -> Noun:
    """Return a noun without what says how it is identified: an ``identity pool id`` is an ``identity pool``."""
    while len(noun) > 1 and noun[-1] in ("id", "ids", "arn", "uuid", "key"):
        noun = noun[:-1]
    return noun


def _has_body(method: Method) -> bool:
    return len(method.parameters) > 2 or bool(method.request)


def _excluded(verb: str, noun: Noun) -> str:
    """Return why no rows can stand for what is done, or for what it is done to; empty if they can."""
    return excluded("verb").get(verb, "") or (excluded("noun").get(singular(noun[-1]), "") if noun else "")


def _prefixes(surface: Surface) -> frozenset[str]:
    """Return the words that most names start with: the service's own name."""
    names = [words_of(method.verb) for method in surface.methods if not method.path and not method.resource]
    known = actions().keys() | transitions().keys()
    counts = Counter(words[0] for words in names if words and words[0] not in known)
    seconds = Counter(words[1] for words in names if len(words) > 1 and words[0] in counts and words[1] not in known)
    many = max(2, len(names) // 2)
    return frozenset(word for count in (counts, seconds) for word, number in count.items() if number >= many)


def takes_id_of(noun: Noun, method: Method, surface: Surface) -> bool:
    """Tell whether a method takes the id of a thing: a thing that is to be made has none yet."""
    own = (noun, noun[-1:])
    spoken = (words_of(path) for path in argument_paths(method, surface))
    return any(words and words[-1] in IDENTIFIERS and tuple(map(singular, words[:-1])) in own for words in spoken)


def inputs_of(method: Method, surface: Surface) -> tuple[Property, ...]:
    """Return everything that a method takes: its parameters and what its body holds, an envelope taken off."""
    body = surface.schemas.get(method.request, ())
    if len(body) == 1 and (inner := surface.inner(body[0])) and body[0].type != "array":
        body = inner
    names = {one.name for one in method.parameters}
    return (*argument_paths(method, surface).values(), *(one for one in body if one.name not in names))


def argument_paths(method: Method, surface: Surface) -> dict[str, Property]:
    """Return the parameters of a method by name; an object that is nearly all of them is opened: ``workout.title``."""
    found: dict[str, Property] = {}
    for one in method.parameters:
        inner = surface.inner(one) if one.type not in ("array", "string") else ()
        if len(inner) > 2 and len(method.parameters) < 4:
            found |= {f"{one.name}.{part.name}": part for part in inner}
        else:
            found[one.name] = one
    return found
