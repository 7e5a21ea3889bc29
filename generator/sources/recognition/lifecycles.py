"""Lifecycles: the states of a thing and which of its methods leads where."""

from generator.sources.recognition.columns import Column
from generator.sources.recognition.lexicon import Transition, read, transitions
from generator.sources.recognition.standing import stand
from generator.sources.recognition.things import Thing, family

_STEM = 5
_GONE = (
    "deleted",
    "deleting",
    "delete_complete",
    "delete_in_progress",
    "delete_requested",
    "delete_pending",
    "pending_deletion",
    "terminated",
    "inactive",
    "removed",
    "deregistered",
    "revoked",
    "trashed",
)
"""States by which a document says that what was deleted can still be seen."""


def give_life(thing: Thing, given: frozenset[str]) -> None:
    """Fill in the states and moves of a thing: those that its document lists, its verbs imply, or its family usually has.

    Args:
        thing: The thing.
        given: Properties that its updates take, of which one may stand in for a status that nothing moves.
    """
    status = thing.column("status")
    listed = tuple(status.text.split(" | ")) if status else ()
    verbs = {act.verb: transitions()[act.verb] for act in thing.acts if act.action == "transition"}
    gone = next((state for state in listed if state in _GONE), "")
    verbs |= {act.verb: Transition(to=gone) for act in thing.acts if act.action == "delete" and gone}
    ends = {verb: _listed(rule.to, listed) for verb, rule in verbs.items()}
    if (status and verbs and all(ends.values())) or (status and not verbs):
        thing.states = _by_health(listed)
    elif verbs:
        thing.states = _implied(list(verbs.values()))
        ends = {verb: rule.to for verb, rule in verbs.items()}
        kept = [one for one in thing.columns if one.role != "status"]
        thing.columns = [*kept, Column(_free_name(kept), "", role="status")]
    elif not status and any(act.action == "update" for act in thing.acts):
        thing.states = tuple(family(thing.family).get("states", ()))
        if thing.states:
            thing.columns.append(Column(_free_name(thing.columns), " | ".join(thing.states), role="status"))
    thing.moves = _moves(verbs, ends, thing.states)
    if not thing.moves:
        stand(thing, given)
    begun = [state for before, _ in thing.moves.values() for state in before]
    if begun and thing.states[0] not in begun:
        thing.states = tuple(dict.fromkeys((begun[0], *thing.states)))


def _free_name(columns: list[Column]) -> str:
    """Return what a status is called that the document does not have."""
    names = {one.name for one in columns}
    return next(name for name in ("status", "state", "life_status", "current_state") if name not in names)


def closed_states(thing: Thing) -> tuple[str, ...]:
    """Return the states in which a thing is finished with."""
    return tuple(state for state in thing.states if state in read("meanings")["closed"] and not thing.switched)


def busy_states(thing: Thing) -> tuple[str, ...]:
    """Return the states in which something is being done to a thing; none where every row starts in one."""
    return tuple(state for state in thing.states[1:] if state in read("meanings")["busy"] and not thing.switched)


def states_after(thing: Thing, states: tuple[str, ...]) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Return the states that only come after some states, and those that may have come after one.

    Of a state that leads back to them nothing is said: what is active again is as if it had never been paused. Where nothing
    moves a thing, it may be finished with after any state in which it is not.
    """
    if not thing.moves:
        ends = closed_states(thing)
        return (), () if set(states) & set(ends) else ends
    after = _led_to(thing, states) - set(states)
    otherwise = {thing.states[0]} | _led_to(thing, thing.states[:1], without=states)
    perhaps = [state for state in thing.states if state in after & otherwise]
    return (
        tuple(state for state in thing.states if state in after - otherwise),
        tuple(state for state in perhaps if not set(states) & _led_to(thing, (state,))),
    )


def _led_to(thing: Thing, states: tuple[str, ...], without: tuple[str, ...] = ()) -> set[str]:
    """Return the states that some lead to, by whatever moves that pass by no other ones."""
    found: set[str] = set()
    waiting = list(states)
    while waiting:
        state = waiting.pop()
        for before, end in thing.moves.values():
            if state in before and end not in found and end not in without and state not in without:
                found.add(end)
                waiting.append(end)
    return found


def _listed(state: str, listed: tuple[str, ...]) -> str:
    """Return the state of a list that means the same: ``canceled`` for ``cancelled``; empty if none does."""
    if state in listed:
        return state
    return next((one for one in listed if one[:_STEM] == state[:_STEM]), "")


def _by_health(states: tuple[str, ...]) -> tuple[str, ...]:
    """Order states so that what most rows are in comes first: neither finished with nor being worked on."""
    closed, busy = read("meanings")["closed"], read("meanings")["busy"]
    return tuple(sorted(states, key=lambda state: 2 * (state in busy) + (state in closed)))


def _implied(rules: list[Transition]) -> tuple[str, ...]:
    """Return the states that verbs imply, the one of a new row first."""
    led_to = {rule.to for rule in rules}
    first = next((rule.start for rule in rules if rule.start), "")
    starts = [state for rule in rules for state in rule.only[:1]]
    fresh = [state for state in starts if state not in led_to]
    initial = first or next(iter(fresh), "") or next(iter(starts), "open")
    return tuple(dict.fromkeys((initial, *fresh, *(rule.to for rule in rules))))


def _moves(
    verbs: dict[str, Transition], ends: dict[str, str], states: tuple[str, ...]
) -> dict[str, tuple[tuple[str, ...], str]]:
    """Return verb to the states that it starts from and the one it leads to; verbs that start nowhere are left out."""
    left = {state for rule in verbs.values() for state in (*rule.only, rule.start)}
    final = {end for end in ends.values() if end not in left and end in read("meanings")["closed"]}
    moves = {}
    for verb, rule in verbs.items():
        named = tuple(state for state in states if state in rule.only and state != ends[verb])
        others = tuple(state for state in states if state not in (ends[verb], *rule.not_) and state not in final)
        if named or others:
            moves[verb] = (named or others, ends[verb])
    return moves
