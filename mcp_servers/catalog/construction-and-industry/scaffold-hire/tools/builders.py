"""Tools about builders."""

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Page, PageNumber

from .rows import Builder, BuilderStatus


class BuilderSummary(TypedDict):
    """A builder as a search lists it."""

    id: str
    name: str
    contact: str
    status: BuilderStatus


class BuilderDetails(Builder):
    """A builder in full."""

    scaffolds_standing: int
    unpaid: int
    overdue: int


def find_builders(
    db: Database,
    name: str | None = None,
    contact: str | None = None,
    status: BuilderStatus | None = None,
    page: PageNumber = 1,
) -> Page[BuilderSummary]:
    """Search builders by name, contact person or status.

    Args:
        name: Only builders whose name contains this text.
        contact: Only builders whose contact person contains this text.
        status: Only builders with this status.
        page: Page number, from 1.
    """
    return db.search(
        BuilderSummary,
        "SELECT id, name, contact, status FROM builders",
        where={
            "instr(lower(name), lower(?)) > 0": name,
            "instr(lower(contact), lower(?)) > 0": contact,
            "status = ?": status,
        },
        order="name, id",
        page=page,
    )


def get_builder(db: Database, builder_id: str) -> BuilderDetails:
    """Show a builder with the scaffolds standing and the amount unpaid.

    Args:
        builder_id: Id of the builder.
    """
    builder = db.fetch(Builder, "builders", builder_id)
    scaffolds_standing = db.number(
        "SELECT COUNT(*) FROM scaffolds WHERE builder_id = ? AND status IN ('up', 'off_hire')", builder_id
    )
    unpaid = db.number(
        """
        SELECT SUM(bills.amount) FROM bills
        JOIN scaffolds ON scaffolds.id = bills.scaffold_id
        WHERE scaffolds.builder_id = ? AND bills.status = 'open'
        """,
        builder_id,
    )
    overdue = db.number(
        """
        SELECT SUM(bills.amount) FROM bills
        JOIN scaffolds ON scaffolds.id = bills.scaffold_id
        WHERE scaffolds.builder_id = ? AND bills.status = 'open' AND bills.due_on < ?
        """,
        builder_id,
        db.today,
    )
    return {**builder, "scaffolds_standing": scaffolds_standing, "unpaid": unpaid, "overdue": overdue}
