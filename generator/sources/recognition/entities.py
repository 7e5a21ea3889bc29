"""Things as entities of a requirement document: fields, samples and what always holds."""

from dataclasses import replace

from generator.sources.recognition.agreement import Things
from generator.sources.recognition.columns import Column
from generator.sources.recognition.naming import Naming
from generator.sources.recognition.samples import in_order, sample_of
from generator.sources.recognition.things import FEW_COLUMNS, Thing, family
from generator.sources.recognition.times import occurrence_of
from mcp_servers.contracts import Json

_ROWS = {"person": 28, "company": 24, "place": 24, "label": 24}
_CHILDREN = 56
_OTHERS = 36
_SUBJECTS = 12
"""Few, so that each has rows of its own in all the tables that are about it."""


def complete_columns(things: list[Thing], naming: Naming) -> None:
    """Give things that a document says little about what their family has, and drop references that lead out of the server."""
    for thing in things:
        thing.columns = [_begun(one, thing) for one in thing.columns if _can_stand(one, naming)]
        usual = family(thing.family)
        if not thing.column("title"):
            title = usual.get("title") or {"name": "text, thing, unique"}
            thing.columns.insert(
                0, *[Column(name, str(text), role="title", required=True) for name, text in title.items()]
            )
        plain = [one for one in thing.columns if one.role != "reference"]
        names = {one.name for one in thing.columns}
        for name, text in usual.get("fields", {"description": "text, purpose, optional"}).items():
            if len(plain) < FEW_COLUMNS and name not in names:
                thing.columns.append(Column(name, str(text), read_only=False, required="optional" not in str(text)))
                plain = [one for one in thing.columns if one.role != "reference"]


def _begun(one: Column, thing: Thing) -> Column:
    """Return a column; one that holds another row of the same kind may be empty, for the first row has no other."""
    return replace(one, required=False) if one.role == "reference" and one.target == thing.label else one


def _can_stand(one: Column, naming: Naming) -> bool:
    """Whether a column fits the server: what it points to is there, and it is not called like a thing that it is not."""
    if one.role == "reference":
        return one.target in naming
    return one.role == "status" or not naming.names(one.name)


def entity(thing: Thing, things: Things, naming: Naming) -> dict[str, Json]:
    """Return one of some things as an entity of a requirement document."""
    title = thing.column("title")
    assert title
    contained = [one for one in thing.references if one.required]
    few = thing.named_only or any(one.spread == "alone" for one in thing.references)
    content: dict[str, Json] = {
        "label": thing.label,
        "plural": naming.many(thing.label),
        "count": _SUBJECTS if few else _CHILDREN if contained else _ROWS.get(thing.family, _OTHERS),
        "title": title.name,
        "fields": {one.name: _field(one, thing, things, naming) for one in in_order(thing, things)},
    }
    order = _order_of_dates(thing)
    return content | ({"always": [order]} if order else {})


def _field(one: Column, thing: Thing, things: Things, naming: Naming) -> Json:
    agreeing = sample_of(one, thing, things, naming)
    if one.role == "reference":
        label = f', "{one.target}"' if one.name.endswith(one.target.replace(" ", "_")) else ""
        optional = "" if one.required else ", optional"
        sample = f" ~ {agreeing}" if agreeing else _spread(one, thing, naming)
        return f"-> {naming.one(one.target)}{label}{optional}{sample}"
    if one.role == "title":
        return _title(one, thing)
    if one.role == "status" and thing.states:
        return _status(thing)
    if one.role == "created":
        return f"{one.text}, generated"
    if is_paired_end(one, thing):
        shift = "days(between(1, 30))" if one.text == "day" else "minutes(15 * between(2, 24))"
        return f"{one.text} ~ {thing.column('starts').name} + {shift}"  # type: ignore[union-attr]
    optional = "" if one.must or "optional" in one.text else ", optional"
    head, _, sample = one.text.partition(" ~ ")
    sample = agreeing or sample
    return f"{head}{optional} ~ {sample}" if sample else f"{head}{optional}"


def _spread(one: Column, thing: Thing, naming: Naming) -> str:
    """Return how a reference is sampled; empty where some rows are to be more popular than others."""
    rows = f"each in {naming.many(one.target)}"
    taken = f"any(other for other in {naming.many(thing.label)} if other != self and other.{one.name} == each)"
    bare = f"each for {rows} if not {taken}"
    even = f" ~ pick({bare}) if any({bare}) else pick(each for {rows})"
    return {"alone": f" ~ pick({bare})", "even": even}.get(one.spread, "")


def _title(one: Column, thing: Thing) -> Json:
    """Return the field that names a thing; where rows may lack it, those without are told by what they belong to."""
    usual = family(thing.family).get("title") or {"name": "text, thing, unique"}
    text = str(next(iter(usual.values())))
    if "," in one.text and "thing" not in one.text.split(", "):
        return f"{one.text}, optional" if one.lacking else one.text
    if "thing" not in text.split(", "):
        stated = text if one.text in ("text", text) else one.text
        return f"{stated}, optional" if one.lacking else stated
    return {
        "type": "text",
        "values": [f"{{thing_word}} {thing.label}", f"{{thing_word}} {{colour}} {thing.label}"],
        "unique": True,
        "optional": one.lacking,
    }


def _status(thing: Thing) -> Json:
    if not thing.moves:
        return f"{' | '.join(thing.states)}, default {thing.states[0]}"
    chains = "; ".join(f"{' | '.join(before)} -> {after}" for before, after in thing.moves.values())
    return {"type": chains, "values": list(thing.states), "default": thing.states[0]}


def is_paired_end(one: Column, thing: Thing) -> bool:
    """Tell whether a column is the end, planned with it, of what another column of the same type starts."""
    start = thing.column("starts")
    return one.role == "ends" and start is not None and start.text == one.text and occurrence_of(one, thing) is None


def _order_of_dates(thing: Thing) -> str:
    """Return the rule that a thing ends after it starts; empty if it does not do both."""
    start, end = thing.column("starts"), thing.column("ends")
    return f"{start.name} <= {end.name}" if start and end and is_paired_end(end, thing) else ""
