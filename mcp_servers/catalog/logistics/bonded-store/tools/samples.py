"""Tools about samples."""

from typing import Annotated

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Day, Page, PageNumber, Refused, Text, between, shift

from .rows import Cask, Owner, SampleDraw, SampleDrawPurpose


class SampleDrawSummary(TypedDict):
    """A sample as a search lists it."""

    id: str
    number: str
    cask_number: str
    centilitres: int
    purpose: SampleDrawPurpose
    drawn_on: str


def find_samples(
    db: Database,
    number: str | None = None,
    cask_id: str | None = None,
    purpose: SampleDrawPurpose | None = None,
    drawn_from: Day | None = None,
    page: PageNumber = 1,
) -> Page[SampleDrawSummary]:
    """Search samples by number, cask, purpose or day of drawing.

    Args:
        number: Only samples with this number.
        cask_id: Only samples of the cask with this id.
        purpose: Only samples with this purpose.
        drawn_from: Only samples with a day of drawing at or after this.
        page: Page number, from 1.
    """
    return db.search(
        SampleDrawSummary,
        """
        SELECT samples.id, samples.number, casks.number AS cask_number, samples.centilitres,
            samples.purpose, samples.drawn_on
        FROM samples
        JOIN casks ON casks.id = samples.cask_id
        """,
        where={
            "samples.number = ?": number,
            "samples.cask_id = ?": cask_id,
            "samples.purpose = ?": purpose,
            "samples.drawn_on >= ?": drawn_from,
        },
        order="samples.drawn_on DESC, samples.id",
        page=page,
    )


def draw_sample(
    db: Database, number: Text, cask_id: str, centilitres: Annotated[int, between(5, 50)], purpose: SampleDrawPurpose
) -> SampleDraw:
    """Draw a sample, at most two a year from one cask unless it is for analysis.

    Args:
        number: Number of the sample.
        cask_id: Id of the cask.
        centilitres: Centilitres of the sample.
        purpose: Purpose of the sample.
    """
    cask = db.fetch(Cask, "casks", cask_id)
    if cask["status"] != "maturing":
        raise Refused("The cask is sealed or gone.")
    if (
        purpose != "analysis"
        and db.number(
            "SELECT COUNT(*) FROM samples WHERE cask_id = ? AND drawn_on > ?", cask_id, shift(db.today, days=-365)
        )
        >= 2
    ):
        raise Refused("Two samples were drawn from this cask within a year.")
    owner = db.fetch(Owner, "owners", cask["owner_id"])
    if purpose == "customer" and owner["rent_due"] != 0:
        raise Refused("The owner owes rent.")
    if cask["filled_on"] > shift(db.today, days=-30):
        raise Refused("The cask was filled less than 30 days ago.")
    if db.exists("SELECT 1 FROM samples WHERE number = ?", number):
        raise Refused("This sample number is taken.")
    sample_draw_id = db.insert(
        "samples", number=number, cask_id=cask_id, centilitres=centilitres, purpose=purpose, drawn_on=db.today
    )
    return db.fetch(SampleDraw, "samples", sample_draw_id)
