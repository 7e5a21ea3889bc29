"""Growing a chain call by call, in a live session."""

import re
from collections.abc import Collection, Iterable, Mapping, Sequence

from generator.database.streams import Stream
from generator.tasks.chain import Argument, Chain, Recorder, Referent
from generator.tasks.inputs import InputSampler
from generator.tasks.offers import Offer
from generator.tasks.partition import Partition
from generator.tasks.rows import title_of
from generator.tasks.seeking import Seeker
from generator.tasks.setting import Setting
from generator.tasks.signatures import Parameter, Signature
from generator.tasks.wording.requests import spoken_inputs
from mcp_servers.contracts import Json
from mcp_servers.runtime import Session

TRIES = 4
"""Ways tried to make one writing call before the walk goes on without it."""

READ_ON_PERCENT = 60
"""How often a text of which more is left is read on."""

PARTNERS = 16
"""Rows looked at for a further row that a writing call accepts beside the first."""

_UNDOING = re.compile(r"cancel|delete|remove|withdraw|void|reject|revoke|close|archive")
"""Tools that nobody has called on what was just made."""


class ChainBuilder:
    """Executes one call after the other, binding each argument to a row met before or to a value to be stated."""

    def __init__(self, setting: Setting, partition: Partition, session: Session, stream: Stream) -> None:
        self._setting = setting
        self._partition = partition
        self._recorder = Recorder(session)
        self._seeker = Seeker(setting, partition, self._recorder, stream)
        self._stream = stream
        self._wanted: dict[str, Collection[str]] = {}
        self._offers: tuple[Offer, ...] = ()

    @property
    def chain(self) -> Chain:
        """The calls made so far."""
        return self._recorder.chain

    def aim(self, tool: str) -> None:
        """From now on, choose rows that a writing tool to be called later would accept."""
        operation = self._setting.signatures[tool].operation
        if operation.kind != "create":
            self._wanted[operation.entity] = self._setting.accepted[tool]

    def prefer(self, wanted: Mapping[str, Collection[str]]) -> None:
        """From now on, choose among these rows of some entities."""
        self._wanted.update(wanted)

    def offer(self, offers: Iterable[Offer]) -> None:
        """From now on, give these values for the arguments of writing calls that they fit, each once a call."""
        self._offers = tuple(offers)

    def describe(self, entities: Collection[str]) -> None:
        """From now on, tell the rows of some entities from others by anything but their names."""
        self._seeker.describe(entities)

    def recognise(self, signature: Signature, argument: Argument, key: str) -> Referent | None:
        """Find a row by a value that was read in another server."""
        return self._seeker.recognise(signature, argument, key)

    def extend(self, tool: str) -> bool:
        """Call a tool in a way that fits the chain so far; false where no way was found."""
        signature = self._setting.signatures[tool]
        match signature.operation.kind:
            case "search":
                return self._seeker.search(signature, self._wanted.get(signature.operation.entity)) is not None
            case "get":
                return self._act(signature)
            case "read":
                return self._read(signature)
            case "report":
                return False
        return any(self._act(signature) for _ in range(TRIES))

    def _act(self, signature: Signature) -> bool:
        """Show, make or change a row."""
        arguments = self._arguments(signature)
        step = self._recorder.call(signature, arguments) if arguments is not None else None
        if step is None:
            return False
        if signature.operation.kind == "create":
            self._seeker.meet(Referent(signature.operation.entity, str(step.output["id"]), step, "id"))
        else:
            own = subject_parameter(signature)
            step.subject = next(item.referent for item in step.arguments if item.parameter.name == own)
            self._seeker.link(step)
        return True

    def _read(self, signature: Signature) -> bool:
        """Read the text of a row: its beginning, and often further lines."""
        subject, first = signature.parameters[0], signature.parameters[1]
        argument = self._reference(subject, (), signature)
        step = self._recorder.call(signature, [argument]) if argument is not None else None
        if argument is None or argument.referent is None or step is None:
            return False
        step.subject = argument.referent
        while (line := step.output.get("next_line")) and self._stream.chance(READ_ON_PERCENT):
            place = Referent(argument.referent.entity, argument.referent.key, step, "next_line")
            further = self._recorder.call(signature, [argument, Argument(first, line, referent=place)])
            assert further is not None, "the line that a text goes on at can be read"
            step, step.subject = further, argument.referent
        return True

    def _arguments(self, signature: Signature) -> list[Argument] | None:
        """Return arguments that a person would give, or ``None`` where a required one cannot be had."""
        world = self._setting.environment.manifest.world
        inputs = InputSampler(self._setting.rows, self._partition, world.now, world.seed, self._stream)
        said = spoken_inputs(signature.operation, self._stream)
        given: list[Argument] = []
        offers = list(self._offers) if signature.operation.writes else []
        for parameter in signature.parameters:
            offer = next((item for item in offers if item.fits(parameter)), None)
            if not parameter.required and parameter.input.name not in said and offer is None:
                continue
            if parameter.entity:
                argument = self._reference(parameter, given, signature)
            elif offer is not None:
                argument = offer.argument(parameter)
                offers.remove(offer)
            else:
                value = inputs.draw(signature, parameter)
                argument = None if value is None else self._setting.stated(parameter, value)
            if argument is not None:
                given.append(argument)
            elif parameter.required:
                return None
            if argument is not None and argument.referent and parameter.name == subject_parameter(signature):
                inputs.speak_of(self._name_of(argument.referent))
        unchanged = signature.operation.kind == "update" and len(given) == 1
        return None if unchanged else given

    def _reference(self, parameter: Parameter, given: Sequence[Argument], signature: Signature) -> Argument | None:
        """Return a row to act on: one that was met, else one found for the purpose."""
        values = {item.parameter.input.name: item.value for item in given}
        used = {item.referent for item in given}
        for referent in reversed(self._seeker.known):
            fits = referent not in used and self._suits(referent, parameter, signature)
            if fits and (referent.made or self._accepted(signature, {**values, parameter.input.name: referent.key})):
                return Argument(parameter, referent.key, referent=referent)
        if not parameter.required:
            return None
        found = self._seeker.acquire(parameter.entity, self._partners(parameter, values, signature))
        return Argument(parameter, found.key, referent=found) if found is not None else None

    def _partners(self, parameter: Parameter, values: Mapping[str, Json], signature: Signature) -> Collection[str]:
        """Return rows that a call would accept beside what is given."""
        if parameter.name == subject_parameter(signature) and signature.name in self._setting.accepted:
            return self._setting.accepted[signature.name]
        keys = self._stream.shuffled(list(self._setting.rows.of(parameter.entity)))[:PARTNERS]
        return [key for key in keys if self._accepted(signature, {**values, parameter.input.name: key})]

    def _accepted(self, signature: Signature, values: Mapping[str, Json]) -> bool:
        """Whether no rule is known to refuse the values; rows that the chain made are beyond what rules are judged on."""
        known = {key for item in self._seeker.known if item.made for key in [item.key]}
        if not signature.operation.writes or known & set(map(str, values.values())):
            return True
        return self._setting.rules.accepts(signature.operation, values)

    def _suits(self, referent: Referent, parameter: Parameter, signature: Signature) -> bool:
        """Whether a person would use a known row here: nobody undoes or repeats what was just asked for."""
        if referent.entity != parameter.entity:
            return False
        if not signature.operation.writes:
            return True
        if referent.link is not None and referent.link.name == parameter.input.name != signature.operation.entity:
            return False
        if parameter.name != subject_parameter(signature) or signature.operation.kind == "create":
            return True
        touched = {item.referent for step in self.chain.steps if step.writes for item in step.arguments}
        named = title_of(self._setting.design.entity(referent.entity)) is not None
        undone = named or signature.operation.kind in ("update", "delete") or bool(_UNDOING.match(signature.name))
        return referent not in touched and not (referent.made and undone)

    def _name_of(self, referent: Referent) -> str:
        """Return the name of a person, or nothing."""
        title = title_of(self._setting.design.entity(referent.entity))
        name = self._setting.rows.title(referent.entity, referent.key)
        return str(name) if name and title is not None and title.meaning == "person.name" else ""


def subject_parameter(signature: Signature) -> str:
    """Return the parameter that names the row a tool acts on; empty for one that makes a row."""
    own = [item for item in signature.parameters if item.required and item.entity == signature.operation.entity]
    named = [item for item in own if item.input.name == signature.operation.entity]
    return (named or own)[0].name if own else ""
