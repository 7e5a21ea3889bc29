"""Tools about households."""

from typing import Annotated

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Day, Page, PageNumber, Refused, Text, between, shift

from .rows import Household, HouseholdAllergen, HouseholdStatus, Volunteer


class HouseholdSummary(TypedDict):
    """A household as a search lists it."""

    id: str
    name: str
    card: str
    people: int
    points: int
    status: HouseholdStatus


class HouseholdDetails(Household):
    """A household in full."""

    monthly_points: int
    next_collection: str | None
    pieces_had: int


def find_households(
    db: Database,
    name: str | None = None,
    card: str | None = None,
    status: HouseholdStatus | None = None,
    min_people: int | None = None,
    referred_until_until: Day | None = None,
    min_missed: int | None = None,
    page: PageNumber = 1,
) -> Page[HouseholdSummary]:
    """Search households by name, card number, status, number of people, end of the referral or slots missed.

    Args:
        name: Only households whose name contains this text.
        card: Only households with this card number.
        status: Only households with this status.
        min_people: Only households with a number of people of at least this.
        referred_until_until: Only households with an end of the referral at or before this.
        min_missed: Only households with a slots missed of at least this.
        page: Page number, from 1.
    """
    return db.search(
        HouseholdSummary,
        "SELECT id, name, card, people, points, status FROM households",
        where={
            "instr(lower(name), lower(?)) > 0": name,
            "card = ?": card,
            "status = ?": status,
            "people >= ?": min_people,
            "referred_until <= ?": referred_until_until,
            "missed >= ?": min_missed,
        },
        order="name, id",
        page=page,
    )


def get_household(db: Database, household_id: str) -> HouseholdDetails:
    """Show a household with its next collection, its points a month and the pieces it has had.

    Args:
        household_id: Id of the household.
    """
    household = db.fetch(Household, "households", household_id)
    monthly_points = 10 + 6 * household["people"]
    next_collection: str | None = db.value(
        """
        SELECT MIN(starts_at) FROM slots
        WHERE household_id = ? AND status IN ('booked', 'packed') AND starts_at >= ?
        """,
        household_id,
        db.now,
    )
    pieces_had = db.number(
        """
        SELECT SUM(parcel_lines.pieces) FROM parcel_lines
        JOIN slots ON slots.id = parcel_lines.slot_id
        WHERE slots.household_id = ? AND slots.status = 'collected'
        """,
        household_id,
    )
    return {**household, "monthly_points": monthly_points, "next_collection": next_collection, "pieces_had": pieces_had}


def register_household(
    db: Database, name: Text, card: Text, people: Annotated[int, between(1, 9)], allergen: HouseholdAllergen
) -> Household:
    """Register a referred household for six months with the points of its size.

    Args:
        name: Name of the household.
        card: Card number.
        people: Number of people.
        allergen: Allergen of the household.
    """
    if db.exists("SELECT 1 FROM households WHERE card = ?", card):
        raise Refused("This card is in use.")
    household_id = db.insert(
        "households",
        name=name,
        card=card,
        people=people,
        allergen=allergen,
        points=10 + 6 * people,
        referred_until=shift(db.today, days=182),
        renewed=False,
        missed=0,
        status="active",
    )
    return db.fetch(Household, "households", household_id)


def renew_referral(db: Database, household_id: str) -> Household:
    """Renew the referral of a household once, in its last month or up to a month after it.

    Args:
        household_id: Id of the household.
    """
    household = db.fetch(Household, "households", household_id)
    if household["status"] == "left":
        raise Refused("The household has left.")
    account = db.fetch(Volunteer, "volunteers", db.account)
    if household["renewed"] and account["role"] != "coordinator":
        raise Refused("A second renewal needs a talk with a coordinator.")
    if household["referred_until"] > shift(db.today, days=30):
        raise Refused("The referral is valid for more than a month.")
    if household["referred_until"] < shift(db.today, days=-30):
        raise Refused("The referral ran out too long ago.")
    db.update("households", household_id, referred_until=shift(db.today, days=182), renewed=True)
    return db.fetch(Household, "households", household_id)


def resume_household(db: Database, household_id: str) -> Household:
    """Let a paused household collect again after a talk.

    Args:
        household_id: Id of the household.
    """
    household = db.fetch(Household, "households", household_id)
    if household["status"] != "paused":
        raise Refused("The household must be paused.")
    if household["referred_until"] < db.today:
        raise Refused("The referral has run out.")
    db.update("households", household_id, status="active", missed=0)
    return db.fetch(Household, "households", household_id)
