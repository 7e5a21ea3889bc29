"""Tools about emptyings."""

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Moment, Page, PageNumber, Refused

from .rows import Emptying, EmptyingResult, Household, Tour, WasteBin, WasteBinKind


class EmptyingSummary(TypedDict):
    """An emptying as a search lists it."""

    id: str
    waste_bin_number: str
    tour_number: str
    result: EmptyingResult
    noted_at: str


class EmptyingsByTourDistrictName(TypedDict):
    """Totals of emptyings for one name."""

    tour_district_name: str
    bins: int
    litres: int
    last_note: str | None


def find_emptyings(
    db: Database,
    waste_bin_id: str | None = None,
    tour_id: str | None = None,
    household_id: str | None = None,
    result: EmptyingResult | None = None,
    page: PageNumber = 1,
) -> Page[EmptyingSummary]:
    """Search emptyings by bin, tour, household or result.

    Args:
        waste_bin_id: Only emptyings of the bin with this id.
        tour_id: Only emptyings of the tour with this id.
        household_id: Only emptyings of the household with this id.
        result: Only emptyings with this result.
        page: Page number, from 1.
    """
    return db.search(
        EmptyingSummary,
        """
        SELECT emptyings.id, waste_bins.number AS waste_bin_number, tours.number AS tour_number,
            emptyings.result, emptyings.noted_at
        FROM emptyings
        JOIN waste_bins ON waste_bins.id = emptyings.waste_bin_id
        JOIN tours ON tours.id = emptyings.tour_id
        """,
        where={
            "emptyings.waste_bin_id = ?": waste_bin_id,
            "emptyings.tour_id = ?": tour_id,
            "waste_bins.household_id = ?": household_id,
            "emptyings.result = ?": result,
        },
        order="emptyings.noted_at DESC, emptyings.id",
        page=page,
    )


def report_emptyings(
    db: Database,
    result: EmptyingResult | None = None,
    kind: WasteBinKind | None = None,
    tour_starts_from: Moment | None = None,
    page: PageNumber = 1,
) -> Page[EmptyingsByTourDistrictName]:
    """Count what crews noted about bins, by district.

    Args:
        result: Only emptyings with this result.
        kind: Only emptyings of the bin with this kind.
        tour_starts_from: Only emptyings of the tour with a start time at or after this.
        page: Page number, from 1.
    """
    return db.search(
        EmptyingsByTourDistrictName,
        """
        SELECT districts.name AS tour_district_name, COUNT(*) AS bins, COALESCE(SUM(waste_bins.litres), 0)
            AS litres, MAX(emptyings.noted_at) AS last_note
        FROM emptyings
        JOIN waste_bins ON waste_bins.id = emptyings.waste_bin_id
        JOIN tours ON tours.id = emptyings.tour_id
        JOIN districts ON districts.id = tours.district_id
        """,
        where={"emptyings.result = ?": result, "waste_bins.kind = ?": kind, "tours.starts_at >= ?": tour_starts_from},
        group="districts.name",
        order="districts.name",
        page=page,
    )


def note_emptying(db: Database, waste_bin_id: str, tour_id: str, result: EmptyingResult) -> Emptying:
    """Note what the crew of a running tour found at a bin; after three warnings for contamination the bin is taken
    away.

    Args:
        waste_bin_id: Id of the bin.
        tour_id: Id of the tour.
        result: Result of the emptying.
    """
    waste_bin = db.fetch(WasteBin, "waste_bins", waste_bin_id)
    tour = db.fetch(Tour, "tours", tour_id)
    if tour["status"] != "running":
        raise Refused("The tour is not running.")
    if waste_bin["status"] != "placed":
        raise Refused("The bin is not in place.")
    if waste_bin["kind"] != tour["kind"]:
        raise Refused("The tour collects something else.")
    household = db.fetch(Household, "households", waste_bin["household_id"])
    if household["district_id"] != tour["district_id"]:
        raise Refused("The tour goes through another district.")
    if db.exists("SELECT 1 FROM emptyings WHERE waste_bin_id = ? AND tour_id = ?", waste_bin_id, tour_id):
        raise Refused("The bin was noted on this tour before.")
    if result == "contaminated" and waste_bin["kind"] == "residual":
        raise Refused("Residual waste is never contaminated.")
    warnings_now = waste_bin["warnings"] + 1
    emptying_id = db.insert("emptyings", tour_id=tour_id, waste_bin_id=waste_bin_id, result=result, noted_at=db.now)
    if result == "contaminated":
        db.update("waste_bins", waste_bin_id, warnings=warnings_now)
    if result == "contaminated" and warnings_now >= 3:
        db.update("waste_bins", waste_bin_id, status="withdrawn", withdrawn_on=db.today)
    return db.fetch(Emptying, "emptyings", emptying_id)
