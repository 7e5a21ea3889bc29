"""Tools about owners."""

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Page, PageNumber

from .rows import Owner, OwnerStatus


class OwnerSummary(TypedDict):
    """An owner as a search lists it."""

    id: str
    name: str
    guarantee: int
    rent_due: int
    status: OwnerStatus


class OwnerDetails(Owner):
    """An owner in full."""

    casks_here: int
    guarantee_used: int


def find_owners(
    db: Database,
    name: str | None = None,
    status: OwnerStatus | None = None,
    min_rent_due: int | None = None,
    page: PageNumber = 1,
) -> Page[OwnerSummary]:
    """Search owners by name, status or rent owed.

    Args:
        name: Only owners whose name contains this text.
        status: Only owners with this status.
        min_rent_due: Only owners with a rent owed of at least this.
        page: Page number, from 1.
    """
    return db.search(
        OwnerSummary,
        "SELECT id, name, guarantee, rent_due, status FROM owners",
        where={"instr(lower(name), lower(?)) > 0": name, "status = ?": status, "rent_due >= ?": min_rent_due},
        order="name, id",
        page=page,
    )


def get_owner(db: Database, owner_id: str) -> OwnerDetails:
    """Show an owner with the casks that lie here and how much of the guarantee is taken up.

    Args:
        owner_id: Id of the owner.
    """
    owner = db.fetch(Owner, "owners", owner_id)
    casks_here = db.number(
        "SELECT COUNT(*) FROM casks WHERE owner_id = ? AND status IN ('maturing', 'sealed')", owner_id
    )
    guarantee_used = (
        db.number(
            """
        SELECT SUM(removals.litres) FROM removals
        JOIN casks ON casks.id = removals.cask_id
        WHERE casks.owner_id = ? AND removals.status = 'under_way' AND removals.kind = 'to_bond'
        """,
            owner_id,
        )
        * 3100
    )
    return {**owner, "casks_here": casks_here, "guarantee_used": guarantee_used}
