"""Tools about enlargements."""

from typing import Annotated

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Day, Page, PageNumber, Refused, Text, between, shift

from .rows import Enlargement, EnlargementStatus, Subnet


class EnlargementSummary(TypedDict):
    """An enlargement as a search lists it."""

    id: str
    subnet_name: str
    planner_name: str
    wanted: int
    asked_on: str
    status: EnlargementStatus


def find_enlargements(
    db: Database,
    subnet_id: str | None = None,
    planner_id: str | None = None,
    status: EnlargementStatus | None = None,
    asked_until: Day | None = None,
    page: PageNumber = 1,
) -> Page[EnlargementSummary]:
    """Search enlargements by subnet, asked by, status or day of the request.

    Args:
        subnet_id: Only enlargements of the subnet with this id.
        planner_id: Only enlargements asked by the planner with this id.
        status: Only enlargements with this status.
        asked_until: Only enlargements with a day of the request at or before this.
        page: Page number, from 1.
    """
    return db.search(
        EnlargementSummary,
        """
        SELECT enlargements.id, subnets.name AS subnet_name, planners.name AS planner_name,
            enlargements.wanted, enlargements.asked_on, enlargements.status
        FROM enlargements
        JOIN subnets ON subnets.id = enlargements.subnet_id
        JOIN planners ON planners.id = enlargements.planner_id
        """,
        where={
            "enlargements.subnet_id = ?": subnet_id,
            "enlargements.planner_id = ?": planner_id,
            "enlargements.status = ?": status,
            "enlargements.asked_on <= ?": asked_until,
        },
        order="enlargements.asked_on, enlargements.id",
        page=page,
    )


def ask_enlargement(
    db: Database, subnet_id: str, wanted: Annotated[int, between(16, 256)], reason: Text
) -> Enlargement:
    """Ask for a subnet of double or fourfold size once half of its addresses are taken.

    Args:
        subnet_id: Id of the subnet.
        wanted: Addresses wanted.
        reason: Reason of the enlargement.
    """
    subnet = db.fetch(Subnet, "subnets", subnet_id)
    if subnet["status"] != "live":
        raise Refused("The subnet is not live.")
    if wanted != subnet["size"] * 2 and wanted != subnet["size"] * 4:
        raise Refused("A subnet grows to double or fourfold size.")
    taken = db.number("SELECT COUNT(*) FROM hosts WHERE subnet_id = ?", subnet_id)
    if taken * 10 < (subnet["size"] - 3) * 5:
        raise Refused("Too few of its addresses are taken.")
    if db.exists("SELECT 1 FROM enlargements WHERE subnet_id = ? AND status = 'asked'", subnet_id):
        raise Refused("A request for it is still to be decided.")
    enlargement_id = db.insert(
        "enlargements",
        subnet_id=subnet_id,
        wanted=wanted,
        reason=reason,
        planner_id=db.account,
        asked_on=db.today,
        status="asked",
    )
    return db.fetch(Enlargement, "enlargements", enlargement_id)


def approve_enlargement(db: Database, enlargement_id: str) -> Enlargement:
    """Approve the request of another planner; the subnet gets its new size.

    Args:
        enlargement_id: Id of the enlargement.
    """
    enlargement = db.fetch(Enlargement, "enlargements", enlargement_id)
    if enlargement["status"] != "asked":
        raise Refused("The enlargement must be asked.")
    if enlargement["planner_id"] == db.account:
        raise Refused("You asked for this yourself.")
    subnet = db.fetch(Subnet, "subnets", enlargement["subnet_id"])
    if subnet["status"] != "live":
        raise Refused("The subnet is not live.")
    if enlargement["wanted"] <= subnet["size"]:
        raise Refused("The subnet is as large as that already.")
    if db.exists(
        """
        SELECT 1 FROM conflicts
        JOIN hosts ON hosts.id = conflicts.host_id
        WHERE hosts.subnet_id = ? AND conflicts.status = 'open' AND conflicts.seen_at <= ?
        """,
        enlargement["subnet_id"],
        shift(db.now, days=-7),
    ):
        raise Refused("A conflict in the subnet has been open for a week.")
    db.update("enlargements", enlargement_id, status="approved")
    db.update("subnets", enlargement["subnet_id"], size=enlargement["wanted"])
    return db.fetch(Enlargement, "enlargements", enlargement_id)


def refuse_enlargement(db: Database, enlargement_id: str) -> Enlargement:
    """Refuse the request of another planner that is at least two days old.

    Args:
        enlargement_id: Id of the enlargement.
    """
    enlargement = db.fetch(Enlargement, "enlargements", enlargement_id)
    if enlargement["status"] != "asked":
        raise Refused("The enlargement must be asked.")
    if enlargement["planner_id"] == db.account:
        raise Refused("You asked for this yourself.")
    if enlargement["asked_on"] > shift(db.today, days=-2):
        raise Refused("The request is looked at for two days first.")
    db.update("enlargements", enlargement_id, status="refused")
    return db.fetch(Enlargement, "enlargements", enlargement_id)
