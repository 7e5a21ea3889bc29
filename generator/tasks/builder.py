"""Growing a chain call by call, in a live session."""

from collections.abc import Sequence

from generator.database.streams import Stream
from generator.tasks.chain import Argument, Chain, Referent, Step
from generator.tasks.inputs import InputSampler
from generator.tasks.matching import Filter, matches
from generator.tasks.partition import Partition
from generator.tasks.rows import title_of
from generator.tasks.search import Selector
from generator.tasks.setting import Setting
from generator.tasks.signatures import Parameter, Signature
from generator.tasks.wording.requests import spoken_inputs
from mcp_servers.contracts import Json
from mcp_servers.runtime import Session

TRIES = 4
"""Rows or values tried for one call before the walk goes on without it."""

NARROWING_PERCENT = 60
"""How often a second known row narrows a search."""


class ChainBuilder:
    """Executes one call after the other, binding each argument to a row met before or to a value to be stated."""

    def __init__(self, setting: Setting, partition: Partition, session: Session, stream: Stream) -> None:
        self.chain = Chain()
        self._setting = setting
        self._rows = setting.rows
        self._partition = partition
        self._session = session
        self._stream = stream
        self._known: list[Referent] = []
        self._wanted: dict[str, frozenset[str]] = {}

    def aim(self, tool: str) -> None:
        """From now on, choose rows that a writing tool to be called later would accept."""
        operation = self._setting.signatures[tool].operation
        if operation.kind != "create":
            self._wanted[operation.entity] = self._setting.accepted[tool]

    def extend(self, tool: str) -> bool:
        """Call a tool in a way that fits the chain so far; false where no way was found."""
        signature = self._setting.signatures[tool]
        if signature.operation.kind == "report":
            return False
        if signature.lists:
            return self._search(signature) is not None
        return any(self._act(signature) for _ in range(TRIES if signature.operation.writes else 1))

    def _search(self, signature: Signature) -> Referent | None:
        """Search for one row, which is not known yet, by rows that are known or by its own values."""
        entity = signature.operation.entity
        owners = self._owners(signature)
        fixed = [Filter(argument.parameter, argument.value) for argument in owners]
        met = {referent.key for referent in self._known}
        found = [key for key in matches(self._rows, entity, fixed) if key not in met]
        wanted = self._wanted.get(entity, found)
        selector = Selector(self._rows, self._partition, self._stream)
        allowed = [key for key in found if key in wanted and self._partition.allows(entity, key)]
        for key in self._stream.shuffled(allowed)[:TRIES]:
            for choose in (selector.single_out, selector.put_first):
                stated = choose(signature, key, fixed)
                if stated is not None and not self._superfluous(entity, fixed, stated):
                    arguments = [*owners, *(self._stated(item.parameter, item.value) for item in stated)]
                    step = self._call(signature, arguments)
                    if step is not None and self._finds(step, key, alone=choose == selector.single_out):
                        order = "" if choose == selector.single_out else signature.operation.order
                        return self._meet(Referent(entity, key, step, "items[0].id", extreme=order))
        return None

    def _owners(self, signature: Signature) -> list[Argument]:
        """Return known rows that the search can be narrowed by: one a parameter, the latest met."""
        owners: list[Argument] = []
        for parameter in signature.parameters:
            fitting = [item for item in self._known if parameter.entity and item.entity == parameter.entity]
            further = fitting and fitting[-1].parent is None and self._stream.chance(NARROWING_PERCENT)
            if fitting and (not owners or further):
                owners.append(Argument(parameter, fitting[-1].key, referent=fitting[-1]))
        return owners

    def _superfluous(self, entity: str, fixed: Sequence[Filter], stated: Sequence[Filter]) -> bool:
        """Whether a known row adds nothing: the search would find the same without it."""
        whole = matches(self._rows, entity, (*fixed, *stated))
        return any(
            matches(self._rows, entity, [*(other for other in fixed if other != item), *stated]) == whole
            for item in fixed
        )

    def _finds(self, step: Step, key: str, *, alone: bool) -> bool:
        return step.shown.get("id") == key and (not alone or step.output["total"] == 1)

    def _act(self, signature: Signature) -> bool:
        """Show, make or change a row."""
        inputs = InputSampler(
            self._rows, self._partition, self._session.world.now, self._session.world.seed, self._stream
        )
        arguments: list[Argument] = []
        said = spoken_inputs(signature.operation, self._stream)
        for parameter in signature.parameters:
            if not parameter.required and parameter.input.name not in said:
                continue
            argument = self._argument(parameter, arguments, signature, inputs)
            if argument is not None:
                arguments.append(argument)
                if argument.referent is not None and parameter.name == subject_parameter(signature):
                    inputs.speak_of(self._name_of(argument.referent))
            elif parameter.required:
                return False
        if signature.operation.kind == "update" and all(item.parameter.required for item in arguments):
            return False
        step = self._call(signature, arguments)
        if step is None:
            return False
        if signature.operation.kind == "create":
            step.subject = self._meet(Referent(signature.operation.entity, str(step.output["id"]), step, "id"))
        else:
            step.subject = next(
                item.referent for item in arguments if item.parameter.name == subject_parameter(signature)
            )
            self._link(step)
        return True

    def _argument(
        self, parameter: Parameter, given: Sequence[Argument], signature: Signature, inputs: InputSampler
    ) -> Argument | None:
        if not parameter.entity:
            value = inputs.draw(signature, parameter)
            return None if value is None else self._stated(parameter, value)
        used = {item.referent for item in given}
        known = [item for item in self._known if item not in used and self._suits(item, parameter, signature)]
        if known:
            return Argument(parameter, known[-1].key, referent=known[-1])
        found = self._acquire(parameter.entity) if parameter.required else None
        return Argument(parameter, found.key, referent=found) if found is not None else None

    def _name_of(self, referent: Referent) -> str:
        """Return the name of a person, or nothing."""
        title = title_of(self._setting.design.entity(referent.entity))
        row = self._rows.of(referent.entity).get(referent.key, {})
        return str(row.get(title.name, "")) if title is not None and title.meaning == "person.name" else ""

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
        return referent not in touched and not (referent.made and (named or signature.operation.kind == "update"))

    def _acquire(self, entity: str) -> Referent | None:
        """Find a row of an entity that the walk has not met."""
        searches = [item for item in self._setting.signatures.values() if item.operation.kind == "search"]
        for signature in searches:
            if signature.operation.entity == entity:
                return self._search(signature)
        return None

    def _stated(self, parameter: Parameter, value: Json) -> Argument:
        kind = parameter.input.type
        return Argument(parameter, value, slot=self._setting.speech.slot(kind, value))

    def _call(self, signature: Signature, arguments: Sequence[Argument]) -> Step | None:
        """Make a call and add it to the chain; ``None`` where it is refused, which leaves no trace."""
        result = self._session.call(signature.name, {item.parameter.name: item.value for item in arguments})
        if result.structured is None:
            return None
        step = Step(signature, tuple(arguments), result.structured)
        self.chain.steps.append(step)
        return step

    def _meet(self, referent: Referent) -> Referent:
        self._known.append(referent)
        referent.step.subject = referent
        if not referent.made:
            self._link(referent.step)
        return referent

    def _link(self, step: Step) -> None:
        """Meet the rows that the shown row refers to."""
        for output in step.signature.outputs:
            key = step.shown.get(output.key)
            if not output.entity or output.path is None or key is None:
                continue
            if key not in {referent.key for referent in self._known}:
                path = step.signature.item + output.key
                self._known.append(Referent(output.entity, key, step, path, step.subject, output.path.field))


def subject_parameter(signature: Signature) -> str:
    """Return the parameter that names the row a tool acts on; empty for one that makes a row."""
    own = [item for item in signature.parameters if item.required and item.entity == signature.operation.entity]
    named = [item for item in own if item.input.name == signature.operation.entity]
    return (named or own)[0].name if own else ""
