"""Tools about removals."""

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Day, Page, PageNumber, Refused, Text, days_between, shift

from .rows import Cask, Owner, Removal, RemovalKind, RemovalStatus


class RemovalSummary(TypedDict):
    """A removal as a search lists it."""

    id: str
    permit: str
    cask_number: str
    kind: RemovalKind
    litres: int
    permitted_on: str
    status: RemovalStatus


class RemovalDetails(Removal):
    """A removal in full."""

    cask_number: str
    cask_owner_name: str
    duty: int
    permit_age: int


def find_removals(
    db: Database,
    permit: str | None = None,
    cask_id: str | None = None,
    owner_id: str | None = None,
    kind: RemovalKind | None = None,
    status: RemovalStatus | None = None,
    duty_paid: bool | None = None,
    permitted_until: Day | None = None,
    page: PageNumber = 1,
) -> Page[RemovalSummary]:
    """Search removals by permit number, cask, owner, kind, status, duty paid or day of the permit.

    Args:
        permit: Only removals with this permit number.
        cask_id: Only removals of the cask with this id.
        owner_id: Only removals of the owner with this id.
        kind: Only removals with this kind.
        status: Only removals with this status.
        duty_paid: Only removals for which this holds, or does not: duty paid.
        permitted_until: Only removals with a day of the permit at or before this.
        page: Page number, from 1.
    """
    return db.search(
        RemovalSummary,
        """
        SELECT removals.id, removals.permit, casks.number AS cask_number, removals.kind, removals.litres,
            removals.permitted_on, removals.status
        FROM removals
        JOIN casks ON casks.id = removals.cask_id
        """,
        where={
            "removals.permit = ?": permit,
            "removals.cask_id = ?": cask_id,
            "casks.owner_id = ?": owner_id,
            "removals.kind = ?": kind,
            "removals.status = ?": status,
            "removals.duty_paid = ?": duty_paid,
            "removals.permitted_on <= ?": permitted_until,
        },
        order="removals.permitted_on, removals.id",
        page=page,
    )


def get_removal(db: Database, removal_id: str) -> RemovalDetails:
    """Show a removal with its owner and the duty on the spirit.

    Args:
        removal_id: Id of the removal.
    """
    removal = db.fetch(Removal, "removals", removal_id)
    duty = removal["litres"] * 3100
    permit_age = days_between(removal["permitted_on"], db.today)
    cask = db.fetch(Cask, "casks", removal["cask_id"])
    owner = db.fetch(Owner, "owners", cask["owner_id"])
    return {
        **removal,
        "cask_number": cask["number"],
        "cask_owner_name": owner["name"],
        "duty": duty,
        "permit_age": permit_age,
    }


def permit_removal(db: Database, permit: Text, cask_id: str, kind: RemovalKind) -> Removal:
    """Enter the permit to remove a cask that was gauged in the last 60 days; home use needs three years in oak.

    Args:
        permit: Permit number.
        cask_id: Id of the cask.
        kind: Kind of the removal.
    """
    cask = db.fetch(Cask, "casks", cask_id)
    if cask["status"] != "maturing":
        raise Refused("The cask is sealed or gone.")
    if cask["gauged_on"] < shift(db.today, days=-60):
        raise Refused("The cask must be gauged first.")
    if kind == "home_use" and cask["filled_on"] > shift(db.today, days=-1096):
        raise Refused("The spirit is not three years old.")
    owner = db.fetch(Owner, "owners", cask["owner_id"])
    if owner["rent_due"] != 0:
        raise Refused("The owner owes rent.")
    guarantee_used = (
        db.number(
            """
        SELECT SUM(removals.litres) FROM removals
        JOIN casks ON casks.id = removals.cask_id
        WHERE casks.owner_id = ? AND removals.status = 'under_way' AND removals.kind = 'to_bond'
        """,
            cask["owner_id"],
        )
        * 3100
    )
    if kind == "to_bond" and guarantee_used + cask["litres"] * 3100 > owner["guarantee"]:
        raise Refused("The owner's guarantee does not cover the duty.")
    if db.exists("SELECT 1 FROM removals WHERE cask_id = ? AND status = 'permitted'", cask_id):
        raise Refused("There is a permit for this cask already.")
    if db.exists("SELECT 1 FROM removals WHERE permit = ?", permit):
        raise Refused("This permit is entered already.")
    removal_id = db.insert(
        "removals",
        permit=permit,
        cask_id=cask_id,
        kind=kind,
        litres=cask["litres"],
        permitted_on=db.today,
        duty_paid=False,
        left_at=None,
        status="permitted",
    )
    return db.fetch(Removal, "removals", removal_id)


def pay_duty(db: Database, removal_id: str) -> Removal:
    """Note that the duty for a removal to home use was paid.

    Args:
        removal_id: Id of the removal.
    """
    removal = db.fetch(Removal, "removals", removal_id)
    if removal["status"] != "permitted":
        raise Refused("The removal is not waiting.")
    if removal["kind"] != "home_use":
        raise Refused("Duty is suspended on the way to another bond.")
    if removal["duty_paid"]:
        raise Refused("The duty was paid already.")
    if removal["permitted_on"] < shift(db.today, days=-14):
        raise Refused("The permit has run out.")
    db.update("removals", removal_id, duty_paid=True)
    return db.fetch(Removal, "removals", removal_id)


def send_to_bond(db: Database, removal_id: str) -> Removal:
    """Let a cask leave for another bond under a valid permit, as far as the guarantee covers it.

    Args:
        removal_id: Id of the removal.
    """
    removal = db.fetch(Removal, "removals", removal_id)
    if removal["status"] != "permitted":
        raise Refused("The removal must be permitted.")
    if removal["kind"] != "to_bond":
        raise Refused("This permit is for home use.")
    if removal["permitted_on"] < shift(db.today, days=-14):
        raise Refused("The permit has run out.")
    cask = db.fetch(Cask, "casks", removal["cask_id"])
    if cask["status"] != "maturing":
        raise Refused("The cask is sealed or gone.")
    guarantee_used = (
        db.number(
            """
        SELECT SUM(removals.litres) FROM removals
        JOIN casks ON casks.id = removals.cask_id
        WHERE casks.owner_id = ? AND removals.status = 'under_way' AND removals.kind = 'to_bond'
        """,
            cask["owner_id"],
        )
        * 3100
    )
    owner = db.fetch(Owner, "owners", cask["owner_id"])
    if guarantee_used + removal["litres"] * 3100 > owner["guarantee"]:
        raise Refused("The owner's guarantee does not cover the duty.")
    db.update("removals", removal_id, status="under_way", left_at=db.now)
    db.update("casks", removal["cask_id"], status="gone", rack_id=None)
    return db.fetch(Removal, "removals", removal_id)


def deliver_duty_paid(db: Database, removal_id: str) -> Removal:
    """Hand a cask out for home use, duty paid and under a valid permit.

    Args:
        removal_id: Id of the removal.
    """
    removal = db.fetch(Removal, "removals", removal_id)
    if removal["status"] != "permitted":
        raise Refused("The removal must be permitted.")
    if removal["kind"] != "home_use":
        raise Refused("This permit is for another bond.")
    if not removal["duty_paid"]:
        raise Refused("The duty has not been paid.")
    if removal["permitted_on"] < shift(db.today, days=-14):
        raise Refused("The permit has run out.")
    cask = db.fetch(Cask, "casks", removal["cask_id"])
    if cask["status"] != "maturing":
        raise Refused("The cask is sealed or gone.")
    db.update("removals", removal_id, status="delivered", left_at=db.now)
    db.update("casks", removal["cask_id"], status="gone", rack_id=None)
    return db.fetch(Removal, "removals", removal_id)


def confirm_arrival(db: Database, removal_id: str) -> Removal:
    """Note that another bond has confirmed a cask; the guarantee is free again.

    Args:
        removal_id: Id of the removal.
    """
    removal = db.fetch(Removal, "removals", removal_id)
    if removal["status"] != "under_way":
        raise Refused("The removal must be under way.")
    if removal["left_at"] is None or removal["left_at"] < shift(db.now, days=-3):
        raise Refused("After three days the revenue must release the guarantee.")
    db.update("removals", removal_id, status="arrived")
    return db.fetch(Removal, "removals", removal_id)


def expire_permit(db: Database, removal_id: str) -> Removal:
    """Let a permit lapse that is older than 14 days.

    Args:
        removal_id: Id of the removal.
    """
    removal = db.fetch(Removal, "removals", removal_id)
    if removal["status"] != "permitted":
        raise Refused("The removal must be permitted.")
    if removal["permitted_on"] >= shift(db.today, days=-14):
        raise Refused("The permit is still good.")
    if removal["duty_paid"]:
        raise Refused("Duty was paid on it and must be refunded first.")
    db.update("removals", removal_id, status="expired")
    return db.fetch(Removal, "removals", removal_id)
