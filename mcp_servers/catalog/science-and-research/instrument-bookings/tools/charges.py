"""Tools about charges."""

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Page, PageNumber, Refused, shift

from .rows import Booking, Charge, ChargeKind, ChargeStatus, Instrument, Steward


class ChargeSummary(TypedDict):
    """A charge as a search lists it."""

    id: str
    booking_researcher_name: str
    booking_instrument_name: str
    kind: ChargeKind
    amount: int
    status: ChargeStatus


class ChargesByBookingResearcherResearchGroupName(TypedDict):
    """Totals of charges for one name."""

    booking_researcher_research_group_name: str
    charges: int
    total: int


def find_charges(
    db: Database,
    booking_id: str | None = None,
    researcher_id: str | None = None,
    research_group_id: str | None = None,
    instrument_id: str | None = None,
    kind: ChargeKind | None = None,
    status: ChargeStatus | None = None,
    min_amount: int | None = None,
    page: PageNumber = 1,
) -> Page[ChargeSummary]:
    """Search charges by booking, researcher, research group, instrument, kind, status or amount.

    Args:
        booking_id: Only charges of the booking with this id.
        researcher_id: Only charges of the researcher with this id.
        research_group_id: Only charges of the research group with this id.
        instrument_id: Only charges of the instrument with this id.
        kind: Only charges with this kind.
        status: Only charges with this status.
        min_amount: Only charges with an amount of at least this.
        page: Page number, from 1.
    """
    return db.search(
        ChargeSummary,
        """
        SELECT charges.id, researchers.name AS booking_researcher_name, instruments.name AS
            booking_instrument_name, charges.kind, charges.amount, charges.status
        FROM charges
        JOIN bookings ON bookings.id = charges.booking_id
        JOIN researchers ON researchers.id = bookings.researcher_id
        JOIN instruments ON instruments.id = bookings.instrument_id
        """,
        where={
            "charges.booking_id = ?": booking_id,
            "bookings.researcher_id = ?": researcher_id,
            "researchers.research_group_id = ?": research_group_id,
            "bookings.instrument_id = ?": instrument_id,
            "charges.kind = ?": kind,
            "charges.status = ?": status,
            "charges.amount >= ?": min_amount,
        },
        order="charges.raised_at DESC, charges.id",
        page=page,
    )


def report_charges(
    db: Database,
    status: ChargeStatus | None = None,
    kind: ChargeKind | None = None,
    instrument_id: str | None = None,
    page: PageNumber = 1,
) -> Page[ChargesByBookingResearcherResearchGroupName]:
    """Add up charges by research group.

    Args:
        status: Only charges with this status.
        kind: Only charges with this kind.
        instrument_id: Only charges of the instrument with this id.
        page: Page number, from 1.
    """
    return db.search(
        ChargesByBookingResearcherResearchGroupName,
        """
        SELECT research_groups.name AS booking_researcher_research_group_name, COUNT(*) AS charges,
            COALESCE(SUM(charges.amount), 0) AS total
        FROM charges
        JOIN bookings ON bookings.id = charges.booking_id
        JOIN researchers ON researchers.id = bookings.researcher_id
        JOIN research_groups ON research_groups.id = researchers.research_group_id
        """,
        where={"charges.status = ?": status, "charges.kind = ?": kind, "bookings.instrument_id = ?": instrument_id},
        group="research_groups.name",
        order="research_groups.name",
        page=page,
    )


def waive_charge(db: Database, charge_id: str) -> Charge:
    """Waive an open charge for an instrument in your care, within your limit and 45 days.

    Args:
        charge_id: Id of the charge.
    """
    charge = db.fetch(Charge, "charges", charge_id)
    if charge["status"] != "open":
        raise Refused("The charge must be open.")
    booking = db.fetch(Booking, "bookings", charge["booking_id"])
    instrument = db.fetch(Instrument, "instruments", booking["instrument_id"])
    if instrument["steward_id"] != db.account:
        raise Refused("The instrument is in somebody else's care.")
    account = db.fetch(Steward, "stewards", db.account)
    if charge["amount"] > account["waiver_limit"]:
        raise Refused("The charge is above your waiver limit.")
    if charge["raised_at"] < shift(db.now, days=-45):
        raise Refused("The charge is too old to be waived.")
    db.update("charges", charge_id, status="waived")
    return db.fetch(Charge, "charges", charge_id)
