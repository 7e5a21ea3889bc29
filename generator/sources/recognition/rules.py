"""Rules that documentation leaves out and every such service has: what may not be done, to what state, and when."""

from generator.sources.recognition.acts import Act
from generator.sources.recognition.agreement import Meeting, meetings_of
from generator.sources.recognition.columns import Column
from generator.sources.recognition.lexicon import read
from generator.sources.recognition.lifecycles import busy_states, closed_states
from generator.sources.recognition.naming import Naming
from generator.sources.recognition.things import Thing
from mcp_servers.contracts import Json


def guards_of(
    act: Act, thing: Thing, things: dict[str, Thing], naming: Naming, inputs: list[Column]
) -> dict[str, Json]:
    """Return the rules of a write, as ``require`` of an operation; nothing where none applies.

    Args:
        act: What is done.
        thing: To what.
        things: All things of the server by label.
        naming: What they are called in code.
        inputs: The columns that are given.
    """
    rules: dict[str, Json] = {}
    own = naming.one(thing.label)
    status = _status_of(thing)
    if act.action in ("update", "assign", "move") and status:
        changes = any(one.role == "status" for one in inputs)
        final = tuple(one for one in closed_states(thing) if not (changes and one in read("meanings")["reversible"]))
        rules |= _given_by(
            "what is closed or busy is not changed", _refuse(own, status, thing, (*final, *busy_states(thing)))
        )
    if act.action == "delete" and status:
        begun = thing.moves[act.verb][0] if act.verb in thing.moves else thing.states
        busy = tuple(
            one for one in (*busy_states(thing), "running") if one in begun
        )  # the lifecycle refuses the others
        rules |= _given_by("what is at work is not deleted", _refuse(own, status, thing, busy))
    if act.action in ("create", "assign", "move"):
        for one in inputs:
            rules |= _given_by(
                "nothing is added to what is closed or full", _container_rules(one, thing, things, naming)
            )
    if act.action == "create":
        rules |= _given_by("ends follow starts, and due days lie ahead", _time_rules(thing, inputs))
        rules |= _given_by("what belongs together is of one place", _place_rules(thing, things, inputs))
    if act.action in ("update", "assign", "move"):
        given = act.action != "update"
        rules |= _given_by("what belongs together is of one place", _stay_rules(own, thing, things, inputs, given))
    return {"require": rules} if rules else {}


def _given_by(origin: str, rules: dict[str, str]) -> dict[str, Json]:
    """Say of rules what gave them."""
    return {expression: {"says": message, "from": origin} for expression, message in rules.items()}


def _status_of(thing: Thing) -> str:
    status = thing.column("status")
    return status.name if status and thing.states else ""


def _refuse(row: str, status: str, thing: Thing, states: tuple[str, ...]) -> dict[str, str]:
    """Refuse what is done to a row in certain states."""
    kept = tuple(dict.fromkeys(state for state in states if state in thing.states))
    if not kept or len(kept) == len(thing.states):
        return {}
    listed = " or ".join(state.replace("_", " ") for state in kept[:3])
    expression = (
        f"{row}.{status} not in ({', '.join(repr(state) for state in kept)},)"
        if len(kept) > 1
        else f"{row}.{status} != {kept[0]!r}"
    )
    more = "" if len(kept) <= 3 else " or otherwise finished"
    return {expression.replace("'", '"').replace(",)", ")"): f"The {thing.label} is {listed}{more}."}


def _container_rules(one: Column, thing: Thing, things: dict[str, Thing], naming: Naming) -> dict[str, str]:
    """Refuse to add to what is finished with, full, or no longer there for new work."""
    target = things.get(one.target)
    if target is None or target.label == thing.label or not one.required:
        return {}
    rules: dict[str, str] = {}
    if status := _status_of(target):
        rules |= _refuse(one.name, status, target, (*closed_states(target), *busy_states(target)))
    limit = target.column("limit")
    if limit:
        table = naming.many(thing.label)
        count = f"count(one for one in {table} if one.{one.name} == {one.name})"
        rules[f"{count} < {one.name}.{limit.name}"] = f"The {target.label} has no room for another {thing.label}."
    return rules


def _place_rules(thing: Thing, things: dict[str, Thing], inputs: list[Column]) -> dict[str, str]:
    """Refuse references that do not lead to the same row though they should."""
    found = [one for far in inputs for one in meetings_of(far, thing, things) if one.near in inputs]
    return {one.agrees(one.far.name, one.near.name, not one.far.required): one.complaint() for one in _told_once(found)}


def _stay_rules(row: str, thing: Thing, things: dict[str, Thing], inputs: list[Column], given: bool) -> dict[str, str]:
    """Refuse a change of one reference that would no longer lead where another one does.

    Args:
        row: What the row is called.
        thing: What it is.
        things: All things of the server by label.
        inputs: What changes.
        given: Whether that must be given.
    """
    met = [one for far in thing.references for one in meetings_of(far, thing, things)]
    met = [one for one in met if (one.far in inputs) != (one.near in inputs)]
    rules = {}
    for one in _told_once(met):
        far, near = (each.name if each in inputs else f"{row}.{each.name}" for each in (one.far, one.near))
        changed = one.near.name if one.near in inputs else one.far.name
        agrees = one.agrees(far, near, not one.far.required).split(" or ")
        rules[" or ".join(dict.fromkeys((*([] if given else [f"{changed} is None"]), *agrees)))] = one.complaint()
    return rules


def _told_once(meetings: list[Meeting]) -> list[Meeting]:
    """Leave out where references meet at what each of them agrees with anyway."""
    through = {one.shared for one in meetings if not one.beside}
    return [one for one in meetings if not one.beside or one.shared not in through]


def _time_rules(thing: Thing, inputs: list[Column]) -> dict[str, str]:
    """Refuse what ends before it starts, or is due in the past."""
    given = {one.role: one for one in inputs if one.role}
    rules: dict[str, str] = {}
    start, end, due = given.get("starts"), given.get("ends"), given.get("due")
    if start and end and start.text == end.text:
        rules[f"{start.name} <= {end.name}"] = f"The {thing.label} would end before it starts."
    if due:
        clock = "today" if due.text.startswith("day") else "now"
        words = due.name.replace("_", " ")
        rule = f"{due.name} >= {clock}" if due.required else f"{due.name} is None or {due.name} >= {clock}"
        rules[rule] = f"The {words} lies in the past."
    return rules
