"""Days and amounts that a row of one server shows, and how they are said where another server is asked for something."""

from collections.abc import Iterator

from generator.tasks.chain import Origin, Step
from generator.tasks.cross.ensemble import Member
from generator.tasks.cross.wording import at
from generator.tasks.offers import MEASURED, Offer


def measures(giver: Member, step: Step, taker: Member) -> Iterator[Offer]:
    """Yield the days, moments and amounts of the row that a step shows; amounts only where both count in one currency."""
    assert step.subject is not None
    label = giver.setting.design.entity(step.subject.entity).label
    alike = label in {entity.label for entity in taker.setting.design.entities}
    row = f"that {label} {at(giver.title)}" if alike else f"that {label}"
    for output in step.signature.outputs:
        value, path = step.shown.get(output.key), output.path
        if value is None or path is None or path.references or output.type not in MEASURED:
            continue
        if output.type == "money" and giver.setting.speech.currency != taker.setting.speech.currency:
            continue
        yield Offer(value, output.type, Origin(step, output.key), f"the {output.label} of {row}")
