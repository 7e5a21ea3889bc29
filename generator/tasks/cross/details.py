"""What a row of one server shows that calls in another one can be given, and how that is said."""

from collections.abc import Iterator

from generator.tasks.chain import Origin, Step
from generator.tasks.cross.ensemble import Member
from generator.tasks.cross.wording import at
from generator.tasks.offers import MEASURED, PERSONAL, Offer
from generator.tasks.rows import title_of
from generator.tasks.setting import Setting
from generator.tasks.signatures import Output
from generator.tasks.wording.phrases import possessive

PERSON = "person.name"


def details(setting: Setting, step: Step, name: Output) -> Iterator[Offer]:
    """Yield the name that a step shows of somebody, and their email and phone where it shows these too."""
    assert step.subject is not None
    assert name.path is not None
    entity = setting.design.entity(step.subject.entity)
    own = not name.path.references and name.path.field == title_of(entity)
    somebody = f"that {entity.label if own else name.label.removesuffix(' name')}"
    for output in step.signature.outputs:
        path, value = output.path, step.shown.get(output.key)
        if path is None or value is None or path.field.meaning not in PERSONAL:
            continue
        if output is name:
            yield Offer(value, output.type, PERSON, Origin(step, output.key), somebody)
        elif (own or path.references) and path.references == name.path.references and path.field.meaning != PERSON:
            said = f"{possessive(somebody)} {path.field.label}"
            yield Offer(value, output.type, path.field.meaning, Origin(step, output.key), said)


def measures(member: Member, step: Step, taker: Member) -> Iterator[Offer]:
    """Yield the days, moments and amounts of the row that a step shows."""
    assert step.subject is not None
    label = member.setting.design.entity(step.subject.entity).label
    alike = label in {entity.label for entity in taker.setting.design.entities}
    row = f"that {label} {at(member.title)}" if alike else f"that {label}"
    for output in step.signature.outputs:
        value, path = step.shown.get(output.key), output.path
        if value is None or path is None or path.references or output.type not in MEASURED:
            continue
        if output.type == "money" and member.setting.speech.currency != taker.setting.speech.currency:
            continue
        yield Offer(value, output.type, "", Origin(step, output.key), f"the {output.label} of {row}")


def registering(setting: Setting) -> list[str]:
    """Return the tools that make a row which is called by a person's name, and are told that name."""
    found = []
    for name, signature in setting.signatures.items():
        title = title_of(setting.design.entity(signature.operation.entity))
        if signature.operation.kind == "create" and title is not None and title.meaning == PERSON:
            given = [item.path.field for item in signature.parameters if item.required and item.path is not None]
            found += [name] if title in given else []
    return found
