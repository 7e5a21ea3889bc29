"""Values for what a user would type: new texts, numbers, days."""

from generator.database.cast import make_cast, to_mailbox
from generator.database.fields import meaning_of
from generator.database.streams import Stream
from generator.database.subjects import Words, make_subjects
from generator.database.values import sample_day, sample_price
from generator.database.vocabulary import expand, fill
from generator.design.model import Entity, Field, Input, Operation
from generator.design.paths import Path
from generator.tasks.partition import Partition
from generator.tasks.rows import Rows, field_named
from generator.tasks.signatures import Parameter, Signature
from mcp_servers.contracts import InputError, Json
from mcp_servers.runtime.values import shift

HORIZON_DAYS = 30
"""New days and moments lie within so many days from now."""

TRIES = 12
"""Texts drawn before it is taken that a split has none of its own."""


class InputSampler:
    """Draws the values that the instruction states for one call."""

    def __init__(self, rows: Rows, partition: Partition, now: str, seed: int, stream: Stream) -> None:
        self._rows = rows
        self._partition = partition
        self._now = now
        self._seed = seed
        self._cast = make_cast(seed)
        self._stream = stream
        self._subjects: dict[str, Words] = {}
        self._name = ""

    def speak_of(self, name: str) -> None:
        """From now on, an email belongs to the person with this name."""
        self._name = name

    def draw(self, signature: Signature, parameter: Parameter) -> Json:
        """Return a value for an argument, or ``None`` where none can be made up."""
        given = parameter.input
        entity, field = self._filled(signature.operation, given)
        match given.type:
            case "enum":
                return self._stream.pick(given.values or field.values)
            case "boolean":
                return self._stream.chance(50)
            case "integer" | "decimal" | "money":
                return self._number(entity, field, given)
            case "day" | "moment":
                return self._moment(given)
        return self._text(entity, field)

    def _number(self, entity: Entity, field: Field, given: Input) -> Json:
        low = given.minimum if given.minimum is not None else field.minimum
        high = given.maximum if given.maximum is not None else field.maximum
        if low is not None and high is not None and high - low <= 20:
            return self._stream.integer(max(low, min(1, high)), high)
        known = [value for key in self._rows.of(entity.name) if (value := self._value(entity, field, key)) is not None]
        if known:
            return self._stream.pick(known)
        low = low or 1
        if given.type == "money":
            return sample_price(low, high or 50_000, self._stream)
        return self._stream.integer(low, high or low + 19)

    def _moment(self, given: Input) -> str | None:
        first, last = shift(self._now[:10], days=1), shift(self._now[:10], days=HORIZON_DAYS)
        for _ in range(TRIES):
            day = sample_day(first, last, self._stream, {})
            if self._partition.allows_value(day):
                hour, quarter = self._stream.integer(8, 17), self._stream.integer(0, 3)
                return day if given.type == "day" else f"{day}T{hour:02}:{15 * quarter:02}"
        return None

    def _text(self, entity: Entity, field: Field) -> str | None:
        subject = self._subject(entity)
        for _ in range(TRIES):
            try:
                if field.values:
                    text = fill(self._stream.pick(field.values), self._stream, subject.get)
                elif field.meaning == "email" and self._name:
                    host = expand("email", self._stream, subject.get).split("@")[1]
                    text = f"{to_mailbox(self._name.replace(' ', '.'))}@{host}"
                else:
                    text = expand(meaning_of(field, entity), self._stream, subject.get)
            except InputError:
                return None  # the field says too little to make up a value: its tool goes without
            if text in subject.values() or (self._is_new(entity, field, text) and self._partition.allows_value(text)):
                return text
        return None

    def _subject(self, entity: Entity) -> Words:
        """Return the person, firm or place that new texts are about: the same for one call, and not in the table yet."""
        if entity.name not in self._subjects:
            crowd = make_subjects(entity.model_copy(update={"count": TRIES}), self._cast, self._seed, self._stream)
            fields = [field for field in entity.fields if field.meaning in crowd[0]]
            self._subjects[entity.name] = next(
                (
                    words
                    for words in crowd
                    if all(self._is_new(entity, field, words[field.meaning]) for field in fields)
                    and all(self._partition.allows_value(words[field.meaning]) for field in fields[:1])
                ),
                {},
            )
        return self._subjects[entity.name]

    def _is_new(self, entity: Entity, field: Field, text: str) -> bool:
        """Whether no row has this text, where rows may not share it."""
        if not (field.unique or field.name == entity.title):
            return True
        return all(self._value(entity, field, key) != text for key in self._rows.of(entity.name))

    def _filled(self, operation: Operation, given: Input) -> tuple[Entity, Field]:
        """Return the entity and field that an input fills; one of its own where it fills none as it is."""
        design = self._rows.design
        for effect in operation.effects:
            for name, expression in effect.values.items():
                entity = design.entity(effect.entity)
                field = field_named(entity, name)
                if expression == given.name and field is not None:
                    return entity, field
        entity = design.entity(operation.entity)
        return entity, field_named(entity, given.name) or Field(name=given.name, type=given.type, label=given.label)

    def _value(self, entity: Entity, field: Field, key: str) -> Json:
        known = field_named(entity, field.name) is not None
        return self._rows.value(Path(entity, (), field), key) if known else None
