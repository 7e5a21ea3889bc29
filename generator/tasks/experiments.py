"""Ids that one tool returned, tried with the others: which of them accept these."""

from collections.abc import Iterable, Iterator, Mapping
from enum import Enum
from functools import cached_property

from generator.database.streams import Stream
from generator.tasks.inputs import InputSampler
from generator.tasks.observation import Ids, Observed, ids_in
from generator.tasks.partition import Partition
from generator.tasks.rows import Rows
from generator.tasks.signatures import Parameter, Signature
from mcp_servers.contracts import Json
from mcp_servers.runtime import CallResult
from mcp_servers.runtime.rehearsal import Rehearsal

TRIES = 3
"""Ids of one kind that one tool returned and another is tried with, at most."""


class Trial(Enum):
    """What became of the ids of one tool as an argument of another."""

    ACCEPTED = "one of them was accepted"
    REFUSED = "the rows were known, but none was in the right state, or found anything"
    UNKNOWN = "several were answered as the id of no row is, while ids of other tools were not"


Trials = Mapping[tuple[str, str, str], Trial]
"""Source, target and the target's parameter to what became of it; what could not be tried is absent."""


class Experiment:
    """Makes the trials of one server; each call is taken back."""

    def __init__(
        self, rehearsed: Rehearsal, observed: Observed, rows: Rows, fitting: Mapping[str, frozenset[str]]
    ) -> None:
        """Prepare the trials.

        Args:
            rehearsed: Where calls are made.
            observed: What the reading tools returned.
            rows: The rows at the start.
            fitting: Writing tool to the ids of the rows that no rule is known to keep it from: these are tried first.
        """
        self._rehearsed = rehearsed
        self._signatures = observed.signatures
        self._rows = rows
        self._fitting = fitting
        self._ids: dict[str, Ids] = dict(observed.ids)
        self._made: dict[str, Mapping[str, Json]] = {}
        """Writing tool to the arguments with which it gave the ids it is known to return."""
        self._outcomes: dict[tuple[str, str, str], Trial] = {}
        self._sure: set[tuple[str, str]] = set()
        """Target and parameter for which an unknown id is all that is wrong: other ids are known, or nothing else is given."""
        self._values: dict[tuple[str, str, int], Json] = {}

    def run(self) -> Trials:
        """Try every parameter that takes an id, or whose column turns out to hold ids.

        First what reading tools returned, then what the writing ones did that accepted some of it.
        """
        reading = [name for name, item in self._signatures.items() if not item.operation.writes]
        trials = dict(self._trials(reading))
        trials |= self._trials([name for name in self._signatures if name in self._made])
        return {place: trial if place[1:] in self._sure else Trial.REFUSED for place, trial in trials.items()}

    def _trials(self, sources: list[str]) -> Iterator[tuple[tuple[str, str, str], Trial]]:
        for target in self._signatures.values():
            for parameter in target.parameters:
                for entity in self._entities(parameter):
                    fitting = self._fitting.get(target.name, ()) if entity == target.operation.entity else ()
                    for source in sources:
                        if entity in self._ids[source] and source != target.name:
                            keys = sorted(self._ids[source][entity], key=lambda key: key not in fitting)[:TRIES]
                            if trial := self._tried(source, target, parameter, keys):
                                yield (source, target.name, parameter.name), trial

    def _entities(self, parameter: Parameter) -> Iterable[str]:
        """Return the entities of whose rows a parameter may take the id."""
        if parameter.entity or parameter.input.type != "text":
            return [parameter.entity] if parameter.entity else []
        if parameter.path is None:
            return dict.fromkeys(entity for ids in self._ids.values() for entity in ids)
        held = next((value for value in self._rows.column(parameter.path).values() if value is not None), None)
        return filter(None, [self._rows.entity_of(held)])

    def _tried(self, source: str, target: Signature, parameter: Parameter, keys: list[str]) -> Trial | None:
        outcomes: list[Trial] = []
        for attempt, key in enumerate(keys):
            place = (target.name, parameter.name, key)
            if place not in self._outcomes:
                beside = self._beside(target, parameter, attempt)
                if beside is None:
                    return None
                if not self._rows.entity_of(key):
                    self._rehearsed.session.call(
                        self._signatures[source].tool, self._made[source]
                    )  # makes the row again
                self._outcomes[place] = self._outcome(target, parameter, beside, key)
                self._rehearsed.rewind()
                if not beside or self._outcomes[place] is not Trial.UNKNOWN:
                    self._sure.add((target.name, parameter.name))
            outcomes.append(self._outcomes[place])
            if outcomes[-1] is Trial.ACCEPTED:
                return Trial.ACCEPTED
        return Trial.UNKNOWN if len(outcomes) > 1 and Trial.REFUSED not in outcomes else Trial.REFUSED

    def _outcome(self, target: Signature, parameter: Parameter, beside: Mapping[str, Json], key: str) -> Trial:
        """Call a tool with an id.

        A parameter that is not declared to take ids also has to refuse the id of no row: else it takes any text.
        """
        result = self._call(target, {**beside, parameter.name: parameter.given(key)})
        done = _does(target, result)
        if done and parameter.entity:
            return Trial.ACCEPTED
        if target.lists and not result.is_error and not done:
            return Trial.REFUSED
        self._rehearsed.rewind()
        nobody = self._call(target, {**beside, parameter.name: parameter.given(f"{key.rpartition('-')[0]}-0")})
        if done:
            return Trial.REFUSED if _does(target, nobody) else Trial.ACCEPTED
        return Trial.UNKNOWN if nobody.text == result.text else Trial.REFUSED

    def _call(self, target: Signature, arguments: Mapping[str, Json]) -> CallResult:
        result = self._rehearsed.session.call(target.tool, arguments)
        if target.operation.writes and result.structured is not None and target.name not in self._made:
            self._made[target.name] = arguments
            self._ids[target.name] = ids_in(target, [result.structured])
        return result

    def _beside(self, target: Signature, tried: Parameter, attempt: int) -> dict[str, Json] | None:
        """Return what else a call needs, ``None`` where that cannot be had; an update changes something."""
        needed = [item for item in target.parameters if item.required and item is not tried]
        if target.operation.kind == "update" and not needed:
            needed = [item for item in target.parameters if not item.required and not item.entity][:1]
        given = {item.name: self._value(target, item, attempt) for item in needed}
        return None if None in given.values() else given

    def _value(self, target: Signature, parameter: Parameter, attempt: int) -> Json:
        """Return the first row of an entity, or a value that is drawn once for each attempt, whatever else is tried."""
        if parameter.entity:
            return next(map(parameter.given, self._rows.of(parameter.entity)), None)
        place = (target.name, parameter.name, attempt)
        if place not in self._values:
            self._values[place] = self._sampler.draw(target, parameter)
        return self._values[place]

    @cached_property
    def _sampler(self) -> InputSampler:
        world = self._rehearsed.session.world
        everything = Partition(self._rows, "held-out-worlds")
        return InputSampler(self._rows, everything, world.now, world.seed, Stream(world.seed, "experiment"))


def _does(target: Signature, result: CallResult) -> bool:
    """Whether a call went through and, of one that lists, found something."""
    return result.structured is not None and (not target.lists or bool(result.structured["items"]))
