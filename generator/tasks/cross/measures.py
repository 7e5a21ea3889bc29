"""Days and amounts that a row of one server shows, and how they are said where another server is asked for something."""

from collections.abc import Iterator

from generator.tasks.chain import Origin, Step
from generator.tasks.cross.ensemble import Member
from generator.tasks.cross.wording import at
from generator.tasks.offers import MEASURED, Offer
from generator.tasks.wording.phrases import main_date


def measures(giver: Member, step: Step, taker: Member) -> Iterator[Offer]:
    """Yield when the row that a step shows is, and its amounts where both servers count in one currency."""
    assert step.subject is not None
    entity = giver.setting.design.entity(step.subject.entity)
    label, date = entity.label, main_date(entity)
    alike = label in {other.label for other in taker.setting.design.entities}
    row = f"that {label} {at(giver.title)}" if alike else f"that {label}"
    for output in step.signature.outputs:
        value, path = step.shown.get(output.key), output.path
        if value is None or path is None or path.references or output.type not in MEASURED:
            continue
        if output.type != "money" and path.field != date:
            continue
        if output.type == "money" and giver.setting.speech.currency != taker.setting.speech.currency:
            continue
        yield Offer(value, output.type, Origin(step, output.key), f"the {output.label} of {row}")
