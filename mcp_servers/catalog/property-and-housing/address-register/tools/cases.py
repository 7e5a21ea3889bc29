"""Tools about cases."""

from typing import Literal

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Day, Page, PageNumber, Refused, Text, days_between, shift

from .rows import Building, Case, CaseKind, CaseStatus, Street


class CaseSummary(TypedDict):
    """An address case as a search lists it."""

    id: str
    number: str
    kind: CaseKind
    applicant: str
    street_name: str
    decide_by: str
    status: CaseStatus


class CaseDetails(Case):
    """An address case in full."""

    street_name: str
    building_code: str | None
    days_left: int


class CasesByStreetName(TypedDict):
    """Totals of cases for one name."""

    street_name: str
    cases: int
    next_deadline: str | None


def find_cases(
    db: Database,
    number: str | None = None,
    kind: CaseKind | None = None,
    status: CaseStatus | None = None,
    applicant: str | None = None,
    street_id: str | None = None,
    building_id: str | None = None,
    decide_by_until: Day | None = None,
    page: PageNumber = 1,
) -> Page[CaseSummary]:
    """Search cases by number, kind, status, applicant, street, building or deadline.

    Args:
        number: Only cases with this number.
        kind: Only cases with this kind.
        status: Only cases with this status.
        applicant: Only cases whose applicant contains this text.
        street_id: Only cases of the street with this id.
        building_id: Only cases of the building with this id.
        decide_by_until: Only cases with a deadline at or before this.
        page: Page number, from 1.
    """
    return db.search(
        CaseSummary,
        """
        SELECT cases.id, cases.number, cases.kind, cases.applicant, streets.name AS street_name,
            cases.decide_by, cases.status
        FROM cases
        JOIN streets ON streets.id = cases.street_id
        """,
        where={
            "cases.number = ?": number,
            "cases.kind = ?": kind,
            "cases.status = ?": status,
            "instr(lower(cases.applicant), lower(?)) > 0": applicant,
            "cases.street_id = ?": street_id,
            "cases.building_id = ?": building_id,
            "cases.decide_by <= ?": decide_by_until,
        },
        order="cases.decide_by, cases.id",
        page=page,
    )


def get_case(db: Database, case_id: str) -> CaseDetails:
    """Show a case with the days left to its deadline.

    Args:
        case_id: Id of the address case.
    """
    case = db.fetch(Case, "cases", case_id)
    days_left = days_between(db.today, case["decide_by"])
    street = db.fetch(Street, "streets", case["street_id"])
    building = db.fetch(Building, "buildings", case["building_id"]) if case["building_id"] is not None else None
    return {
        **case,
        "street_name": street["name"],
        "building_code": building["code"] if building is not None else None,
        "days_left": days_left,
    }


def report_cases(
    db: Database,
    kind: CaseKind | None = None,
    status: CaseStatus | None = None,
    received_from: Day | None = None,
    page: PageNumber = 1,
) -> Page[CasesByStreetName]:
    """Count cases by street.

    Args:
        kind: Only cases with this kind.
        status: Only cases with this status.
        received_from: Only cases with a day of receipt at or after this.
        page: Page number, from 1.
    """
    return db.search(
        CasesByStreetName,
        """
        SELECT streets.name AS street_name, COUNT(*) AS cases, MIN(cases.decide_by) AS next_deadline
        FROM cases
        JOIN streets ON streets.id = cases.street_id
        """,
        where={"cases.kind = ?": kind, "cases.status = ?": status, "cases.received_on >= ?": received_from},
        group="streets.name",
        order="streets.name",
        page=page,
    )


def open_case(
    db: Database,
    number: Text,
    kind: Literal["numbering", "suffix", "retirement"],
    applicant: Text,
    street_id: str,
    building_id: str,
) -> Case:
    """Open a case about numbers in an official street for a building that is not demolished; it is decided within
    eight weeks.

    Args:
        number: Case number.
        kind: Kind of the address case.
        applicant: Applicant of the address case.
        street_id: Id of the street.
        building_id: Id of the building.
    """
    street = db.fetch(Street, "streets", street_id)
    building = db.fetch(Building, "buildings", building_id)
    if street["status"] != "official":
        raise Refused("The street is not official.")
    if building["status"] == "demolished":
        raise Refused("The building is demolished.")
    if kind == "retirement" and not db.exists(
        """
        SELECT 1 FROM addresses
        WHERE building_id = ? AND street_id = ? AND status != 'retired'
        """,
        building_id,
        street_id,
    ):
        raise Refused("The building has no address in this street.")
    if db.exists(
        """
        SELECT 1 FROM cases
        WHERE building_id = ? AND kind = ? AND status IN ('received', 'in_advice')
        """,
        building_id,
        kind,
    ):
        raise Refused("Such a case about the building is open.")
    if db.exists("SELECT 1 FROM cases WHERE number = ?", number):
        raise Refused("This case number is taken.")
    case_id = db.insert(
        "cases",
        number=number,
        kind=kind,
        applicant=applicant,
        street_id=street_id,
        building_id=building_id,
        received_on=db.today,
        decide_by=shift(db.today, days=56),
        lengthened=False,
        registrar_id=None,
        status="received",
    )
    return db.fetch(Case, "cases", case_id)


def ask_advice(db: Database, case_id: str) -> Case:
    """Send a case to the fire brigade for advice, two weeks before its deadline at the latest.

    Args:
        case_id: Id of the address case.
    """
    case = db.fetch(Case, "cases", case_id)
    if case["status"] != "received":
        raise Refused("The address case must be received.")
    if case["decide_by"] < shift(db.today, days=14):
        raise Refused("There is no time left for an advice.")
    if case["kind"] == "suffix":
        raise Refused("A suffix needs no advice.")
    db.update("cases", case_id, status="in_advice")
    return db.fetch(Case, "cases", case_id)


def lengthen_case(db: Database, case_id: str) -> Case:
    """Lengthen the deadline of an open case by six weeks, once and before it is over.

    Args:
        case_id: Id of the address case.
    """
    case = db.fetch(Case, "cases", case_id)
    if case["status"] not in ("received", "in_advice"):
        raise Refused("The case is decided.")
    if case["lengthened"]:
        raise Refused("The deadline was lengthened already.")
    if case["decide_by"] < db.today:
        raise Refused("The deadline is over.")
    db.update("cases", case_id, decide_by=shift(case["decide_by"], days=42), lengthened=True)
    return db.fetch(Case, "cases", case_id)


def decide_case(db: Database, case_id: str) -> Case:
    """Decide a case in the applicant's favour; names and retirements need an advice first.

    Args:
        case_id: Id of the address case.
    """
    case = db.fetch(Case, "cases", case_id)
    if case["status"] not in ("in_advice", "received"):
        raise Refused("The address case must be in advice or received.")
    if case["kind"] not in ("numbering", "suffix") and case["status"] != "in_advice":
        raise Refused("This kind needs an advice first.")
    if case["decide_by"] < db.today:
        raise Refused("The deadline is over.")
    if case["kind"] == "street_name" and db.exists(
        "SELECT 1 FROM objections WHERE street_id = ? AND status IN ('open', 'heard')", case["street_id"]
    ):
        raise Refused("An objection to the name is open.")
    db.update("cases", case_id, status="decided", registrar_id=db.account)
    return db.fetch(Case, "cases", case_id)


def reject_case(db: Database, case_id: str) -> Case:
    """Reject a case whose building has an address for each door, or whose deadline is over.

    Args:
        case_id: Id of the address case.
    """
    case = db.fetch(Case, "cases", case_id)
    if case["status"] not in ("received", "in_advice"):
        raise Refused("The address case must be received or in advice.")
    building = db.fetch(Building, "buildings", case["building_id"]) if case["building_id"] is not None else None
    if (
        case["decide_by"] >= db.today
        and (
            building is None
            or db.number("SELECT COUNT(*) FROM addresses WHERE building_id = ? AND status != 'retired'", building["id"])
            < building["doors"]
        )
        and case["kind"] != "retirement"
    ):
        raise Refused("The applicant is entitled to a number.")
    db.update("cases", case_id, status="rejected", registrar_id=db.account)
    return db.fetch(Case, "cases", case_id)
