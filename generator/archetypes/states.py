"""States of things: the field that holds them, which came before which, and in which ones a thing is closed."""

import ast
import json

from generator.design.model import Design, Entity, Field, Guard
from generator.design.syntax import parse
from mcp_servers.contracts import InputError

_DONE = (
    "done",
    "closed",
    "resolved",
    "complete",
    "completed",
    "finished",
    "succeeded",
    "successful",
    "fulfilled",
    "solved",
    "passed",
)
"""Last words of states in which all that was to be done is done."""
DROPPED = (
    "cancelled",
    "canceled",
    "rejected",
    "failed",
    "stopped",
    "aborted",
    "deleted",
    "withdrawn",
    "expired",
    "dismissed",
)
"""Last words of states in which nothing is to be done any more, though not all was."""


def lifecycle(design: Design, thing: Entity) -> Field:
    """Return the field of a thing whose states operations change.

    Raises:
        InputError: There is none.
    """
    for field in thing.fields:
        if field.type == "enum" and field.required and (field.moves or _is_state(field, design, thing)):
            return field
    raise InputError(f"{thing.name} has no lifecycle; give it a field such as 'status: open -> closed'")


def closed_states(design: Design, thing: Entity, field: Field) -> tuple[str, ...]:
    """Return the states in which a thing is done with, to one of which some operation takes it.

    Raises:
        InputError: There are none.
    """
    done = tuple(state for state in field.values if ends_with(state, _DONE))
    effects = [effect for one in design.operations for effect in one.effects if effect.entity == thing.name]
    written = {effect.values[field.name] for effect in effects if effect.kind == "set" and field.name in effect.values}
    reached = any(text in map(json.dumps, done) or not is_literal(text) for text in written)
    if done and reached and field.values[0] not in done:
        return done
    raise InputError(f"{thing.name} is never closed; give it a field such as 'status: open -> done' and a move to done")


def is_literal(text: str) -> bool:
    """Tell whether an expression is a state that stands there as such."""
    return text.startswith('"')


def left_open(rule: str) -> str:
    """Return what a rule ``A or B`` still asks where ``A`` compares states that both stand there as such; empty: nothing."""
    tree = parse(rule)
    first, *others = tree.values if isinstance(tree, ast.BoolOp) and isinstance(tree.op, ast.Or) else [tree]
    holds = _holds(first) if others else None
    if holds is None:
        return rule
    return "" if holds else " or ".join(filter(None, (ast.get_source_segment(rule, one) for one in others)))


def refuses(guard: Guard, value: str, state: str) -> bool:
    """Tell whether a rule alone says that a value, such as ``loan.status``, is not a state that stands there as such."""
    text = guard.expression
    return is_literal(state) and text.startswith(f"{value} ") and _holds(parse(text.replace(value, state, 1))) is False


def _holds(comparison: ast.expr) -> bool | None:
    """Return whether a comparison of constants holds; nothing where it is of anything else."""
    if not isinstance(comparison, ast.Compare) or len(comparison.ops) > 1:
        return None
    try:
        one, other = ast.literal_eval(comparison.left), ast.literal_eval(comparison.comparators[0])
    except ValueError:
        return None
    match comparison.ops[0]:
        case ast.In():
            return one in other
        case ast.NotIn():
            return one not in other
        case ast.Eq():
            return bool(one == other)
        case ast.NotEq():
            return bool(one != other)
    return None


def among(states: tuple[str, ...]) -> str:
    """Return what follows the name of a field to ask whether it is in one of some states."""
    quoted = ", ".join(map(json.dumps, states))
    return f"in ({quoted})" if len(states) > 1 else f"== {quoted}"


def _is_state(field: Field, design: Design, thing: Entity) -> bool:
    """Whether operations change a field that is called like a state."""
    effects = [effect for one in design.operations for effect in one.effects if effect.entity == thing.name]
    return field.name.endswith(("status", "state")) and any(
        effect.kind == "set" and field.name in effect.values for effect in effects
    )


def before(field: Field) -> str:
    """Return a sample of the state that came before the one called ``to_state``: none where a row may have been made so."""
    text = "None"
    for state in reversed(field.values):
        earlier = [one for one in field.values if one != state and (not field.moves or (one, state) in field.moves)]
        if earlier:
            picked = f"pick({', '.join(map(json.dumps, earlier))})"
            made = f"(None if chance(50) else {picked})" if state == (field.default or field.values[0]) else picked
            text = f"{made} if to_state == {json.dumps(state)} else {text}"
    return text


def ends_with(name: str, endings: tuple[str, ...]) -> bool:
    """Tell whether a name is one of some endings, or has one as its last words."""
    return any(name == ending or name.endswith(f"_{ending}") for ending in endings)
