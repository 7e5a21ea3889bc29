"""Tools about permits."""

from typing import Annotated

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Day, Page, PageNumber, Refused, Text, between, shift

from .rows import Inspector, Permit, PermitStatus, Tree


class PermitSummary(TypedDict):
    """A permit as a search lists it."""

    id: str
    number: str
    tree_number: str
    applicant: str
    status: PermitStatus


def find_permits(
    db: Database,
    number: str | None = None,
    tree_id: str | None = None,
    applicant: str | None = None,
    status: PermitStatus | None = None,
    applied_until: Day | None = None,
    page: PageNumber = 1,
) -> Page[PermitSummary]:
    """Search permits by permit number, tree, applicant, status or application date.

    Args:
        number: Only permits with this permit number.
        tree_id: Only permits of the tree with this id.
        applicant: Only permits whose applicant contains this text.
        status: Only permits with this status.
        applied_until: Only permits with an application date at or before this.
        page: Page number, from 1.
    """
    return db.search(
        PermitSummary,
        """
        SELECT permits.id, permits.number, trees.number AS tree_number, permits.applicant, permits.status
        FROM permits
        JOIN trees ON trees.id = permits.tree_id
        """,
        where={
            "permits.number = ?": number,
            "permits.tree_id = ?": tree_id,
            "instr(lower(permits.applicant), lower(?)) > 0": applicant,
            "permits.status = ?": status,
            "permits.applied_on <= ?": applied_until,
        },
        order="permits.applied_on, permits.id",
        page=page,
    )


def apply_for_permit(db: Database, number: Text, tree_id: str, applicant: Text, reason: Text) -> Permit:
    """Enter somebody's application to fell a standing tree of 80 centimetres in girth or more.

    Args:
        number: Permit number.
        tree_id: Id of the tree.
        applicant: Applicant of the permit.
        reason: Reason of the permit.
    """
    tree = db.fetch(Tree, "trees", tree_id)
    if tree["status"] != "standing":
        raise Refused("The tree was felled.")
    if tree["girth"] < 80:
        raise Refused("A tree of this girth needs no permit.")
    if db.exists("SELECT 1 FROM permits WHERE tree_id = ? AND status IN ('applied', 'granted')", tree_id):
        raise Refused("A permit for this tree was applied for already.")
    if db.exists(
        "SELECT 1 FROM permits WHERE tree_id = ? AND status = 'refused' AND applied_on > ?",
        tree_id,
        shift(db.today, days=-60),
    ):
        raise Refused("A permit for this tree was refused recently.")
    if db.exists("SELECT 1 FROM permits WHERE number = ?", number):
        raise Refused("Another permit already has this permit number.")
    permit_id = db.insert(
        "permits",
        number=number,
        tree_id=tree_id,
        applicant=applicant,
        reason=reason,
        applied_on=db.today,
        status="applied",
    )
    return db.fetch(Permit, "permits", permit_id)


def grant_permit(db: Database, permit_id: str, replacements: Annotated[int, between(1, 8)]) -> Permit:
    """Grant an application within your girth limit, on the ground of an inspection of the last 90 days, and set the
    new trees to be planted.

    Args:
        permit_id: Id of the permit.
        replacements: Number of replacement trees.
    """
    permit = db.fetch(Permit, "permits", permit_id)
    if permit["status"] != "applied":
        raise Refused("The permit must be applied.")
    tree = db.fetch(Tree, "trees", permit["tree_id"])
    account = db.fetch(Inspector, "inspectors", db.account)
    if tree["girth"] > account["girth_limit"]:
        raise Refused("The tree is above your girth limit.")
    if not db.exists(
        "SELECT 1 FROM inspections WHERE tree_id = ? AND inspected_on >= ?",
        permit["tree_id"],
        shift(db.today, days=-90),
    ):
        raise Refused("The tree has not been inspected in the last 90 days.")
    if tree["vitality"] < 3 and replacements < 2:
        raise Refused("A vigorous tree is replaced by two trees at least.")
    if replacements * 150 < tree["girth"]:
        raise Refused("More new trees are needed for a tree of this girth.")
    if db.exists("SELECT 1 FROM nests WHERE tree_id = ? AND kind = 'bat' AND status = 'occupied'", permit["tree_id"]):
        raise Refused("Bats live in this tree.")
    db.update(
        "permits",
        permit_id,
        status="granted",
        decided_by_id=db.account,
        replacements=replacements,
        valid_until=shift(db.today, days=365),
    )
    return db.fetch(Permit, "permits", permit_id)


def refuse_permit(db: Database, permit_id: str) -> Permit:
    """Refuse an application for a tree whose vitality is 4 or better, within your girth limit.

    Args:
        permit_id: Id of the permit.
    """
    permit = db.fetch(Permit, "permits", permit_id)
    if permit["status"] != "applied":
        raise Refused("The permit must be applied.")
    tree = db.fetch(Tree, "trees", permit["tree_id"])
    account = db.fetch(Inspector, "inspectors", db.account)
    if tree["girth"] > account["girth_limit"]:
        raise Refused("The tree is above your girth limit.")
    if tree["vitality"] >= 5:
        raise Refused("A dead tree has to go.")
    db.update("permits", permit_id, status="refused", decided_by_id=db.account)
    return db.fetch(Permit, "permits", permit_id)
