"""Finding rows by searching for them, each by something that a person would say about it."""

from collections.abc import Callable, Collection, Sequence
from dataclasses import replace

from generator.database.streams import Stream
from generator.tasks.chain import Argument, Recorder, Referent, Step
from generator.tasks.matching import Filter, matches
from generator.tasks.partition import Partition
from generator.tasks.search import Selector
from generator.tasks.setting import Setting
from generator.tasks.signatures import Signature, name_filter, name_output

TRIES = 4
"""Rows tried for one search before the walk goes on without it."""

NARROWING_PERCENT = 60
"""How often a second known row narrows a search."""

OWNER_PERCENT = 60
"""How often a row without a name is described by whose it is rather than by its own values."""

DEEPEST = 2
"""Rows that may have to be found one after the other to say whose a row is."""


class Seeker:
    """Searches for rows in a live session and remembers those it met."""

    def __init__(self, setting: Setting, partition: Partition, recorder: Recorder, stream: Stream) -> None:
        self.known: list[Referent] = []
        self._rows = setting.rows
        self._setting = setting
        self._partition = partition
        self._recorder = recorder
        self._stream = stream
        self._selector = Selector(setting.rows, partition, stream)

    def search(self, signature: Signature, among: Collection[str] | None = None) -> Referent | None:
        """Find a row that is not known yet; ``None`` where none could be described.

        Args:
            signature: The search to use.
            among: Ids of the rows that would do; all by default.
        """
        entity = signature.operation.entity
        met = {referent.key for referent in self.known}
        owners = [Filter(item.parameter, item.value) for item in self._owners(signature)[:1]]
        keys = [key for key in matches(self._rows, entity, owners) if key not in met]
        fitting = [key for key in keys if (among is None or key in among) and self._partition.allows(entity, key)]
        for key in self._stream.shuffled(fitting)[:TRIES]:
            found = self._seek(signature, key, 0)
            if found is not None:
                return found
        return None

    def acquire(self, entity: str, among: Collection[str] | None = None) -> Referent | None:
        """Find a row of an entity, by whichever search there is."""
        signature = self._search_of(entity)
        return self.search(signature, among) if signature is not None else None

    def describe(self, entities: Collection[str]) -> None:
        """From now on, find the rows of some entities by anything but their names."""
        self._selector = replace(self._selector, unnamed=frozenset(entities))

    def recognise(self, signature: Signature, argument: Argument, key: str) -> Referent | None:
        """Find a row alone by a value that was read elsewhere; ``None`` where the search finds others, or none."""
        step = self._recorder.call(signature, [argument])
        if step is None or step.key("id") != key or step.output["total"] != 1:
            return None
        return self.meet(Referent(signature.operation.entity, key, step, "id"))

    def meet(self, referent: Referent) -> Referent:
        """Remember the row that a step found or made, and the rows it refers to."""
        self.known.append(referent)
        referent.step.subject = referent
        if not referent.made:
            self.link(referent.step)
        return referent

    def link(self, step: Step) -> None:
        """Remember the rows that the shown row refers to."""
        for output in step.signature.outputs:
            key = step.key(output.key)
            if output.entity and output.path is not None and key not in {None, *(item.key for item in self.known)}:
                self.known.append(Referent(output.entity, str(key), step, output.key, step.subject, output.path.field))

    def _seek(self, signature: Signature, key: str, depth: int) -> Referent | None:
        """Find one row: by rows that are known and its own values, or by a row it belongs to, found for the purpose."""
        ways: list[Callable[[Signature, str, int], Referent | None]] = [self._directly, self._by_owner]
        nameless = name_filter(self._rows.design, signature) is None
        if nameless and not self._owners(signature) and self._stream.chance(OWNER_PERCENT):
            ways.reverse()
        return next((found for way in ways if (found := way(signature, key, depth)) is not None), None)

    def _directly(self, signature: Signature, key: str, _: int) -> Referent | None:
        owners = [item for item in self._owners(signature) if self._fits(item, key)]
        return self._find(signature, key, owners)

    def _by_owner(self, signature: Signature, key: str, depth: int) -> Referent | None:
        met = {referent.key for referent in self.known}
        links = [item for item in signature.parameters if item.entity and item.path is not None]
        for link in self._stream.shuffled(links):
            search = self._search_of(link.entity)
            held = self._rows.value(link.path, key) if link.path is not None else None
            if search is None or not isinstance(held, str) or held in met or depth == DEEPEST:
                continue
            owner = self._seek(search, held, depth + 1) if self._partition.allows(link.entity, held) else None
            if owner is not None:
                return self._find(signature, key, [Argument(link, held, referent=owner)])
        return None

    def _find(self, signature: Signature, key: str, owners: Sequence[Argument]) -> Referent | None:
        """Make the search that finds a row alone, or first."""
        entity = signature.operation.entity
        fixed = [Filter(argument.parameter, argument.value) for argument in owners]
        for choose in (self._selector.single_out, self._selector.put_first):
            stated = choose(signature, key, fixed)
            if stated is None or self._superfluous(entity, fixed, stated):
                continue
            values = [self._setting.stated(item.parameter, item.value) for item in stated]
            step = self._recorder.call(signature, [*owners, *values])
            alone = choose == self._selector.single_out
            if step is not None and step.key("id") == key and (not alone or step.output["total"] == 1):
                order = "" if alone else signature.operation.order
                return self.meet(Referent(entity, key, step, "id", extreme=order))
        return self._read(signature, key, owners)

    def _read(self, signature: Signature, key: str, owners: Sequence[Argument]) -> Referent | None:
        """Read a list that cannot be searched by name, with what it asks for alone, and choose the row that has the name."""
        entity = signature.operation.entity
        shown = name_output(self._rows.design, signature)
        if shown is None or shown.path is None or not all(item.parameter.required for item in owners):
            return None
        name = self._rows.title(entity, key)
        if list(self._rows.column(shown.path).values()).count(name) > 1:
            return None
        step = self._recorder.call(signature, owners)
        if step is None:
            return None
        step.choice = self._setting.stated(shown, name)
        return self.meet(Referent(entity, key, step, "id")) if step.key("id") == key else None

    def _owners(self, signature: Signature) -> list[Argument]:
        """Return known rows that a search can be narrowed by: one a parameter, the latest met."""
        owners: list[Argument] = []
        for parameter in signature.parameters:
            fitting = [item for item in self.known if parameter.entity and item.entity == parameter.entity]
            further = fitting and fitting[-1].parent is None and self._stream.chance(NARROWING_PERCENT)
            if fitting and (not owners or further):
                owners.append(Argument(parameter, fitting[-1].key, referent=fitting[-1]))
        return owners

    def _fits(self, owner: Argument, key: str) -> bool:
        path = owner.parameter.path
        return path is not None and self._rows.value(path, key) == owner.value

    def _superfluous(self, entity: str, fixed: Sequence[Filter], stated: Sequence[Filter]) -> bool:
        """Whether a row it belongs to adds nothing: the search would find the same without it."""
        whole = matches(self._rows, entity, (*fixed, *stated))
        return any(
            matches(self._rows, entity, [*(other for other in fixed if other != item), *stated]) == whole
            for item in fixed
        )

    def _search_of(self, entity: str) -> Signature | None:
        searches = [item for item in self._setting.signatures.values() if item.operation.kind == "search"]
        return next((item for item in searches if item.operation.entity == entity), None)
