"""Tools about chemists."""

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Day, Page, PageNumber, Refused, shift

from .rows import Chemist


class ChemistSummary(TypedDict):
    """A chemist as a search lists it."""

    id: str
    name: str
    laboratory: str
    cleared: bool
    trained_until: str


class ChemistDetails(Chemist):
    """A chemist in full."""

    toxic_amount: int
    recorded_withdrawals: int


def find_chemists(
    db: Database,
    name: str | None = None,
    email: str | None = None,
    laboratory: str | None = None,
    cleared: bool | None = None,
    trained_until_until: Day | None = None,
    page: PageNumber = 1,
) -> Page[ChemistSummary]:
    """Search chemists by name, email, laboratory, cleared or end of the safety training.

    Args:
        name: Only chemists whose name contains this text.
        email: Only chemists with this email.
        laboratory: Only chemists whose laboratory contains this text.
        cleared: Only chemists for which this holds, or does not: cleared.
        trained_until_until: Only chemists with an end of the safety training at or before this.
        page: Page number, from 1.
    """
    return db.search(
        ChemistSummary,
        "SELECT id, name, laboratory, cleared, trained_until FROM chemists",
        where={
            "instr(lower(name), lower(?)) > 0": name,
            "email = ?": email,
            "instr(lower(laboratory), lower(?)) > 0": laboratory,
            "cleared = ?": cleared,
            "trained_until <= ?": trained_until_until,
        },
        order="name, id",
        page=page,
    )


def get_chemist(db: Database, chemist_id: str) -> ChemistDetails:
    """Show a chemist with the toxic substances taken in the last seven days.

    Args:
        chemist_id: Id of the chemist.
    """
    chemist = db.fetch(Chemist, "chemists", chemist_id)
    toxic_amount = db.number(
        """
        SELECT SUM(withdrawals.amount) FROM withdrawals
        JOIN bottles ON bottles.id = withdrawals.bottle_id
        JOIN substances ON substances.id = bottles.substance_id
        WHERE withdrawals.chemist_id = ? AND substances.hazard = 'toxic' AND withdrawals.taken_on > ?
        """,
        chemist_id,
        shift(db.today, days=-7),
    )
    recorded_withdrawals = db.number("SELECT COUNT(*) FROM withdrawals WHERE chemist_id = ?", chemist_id)
    return {**chemist, "toxic_amount": toxic_amount, "recorded_withdrawals": recorded_withdrawals}


def renew_training(db: Database, chemist_id: str) -> Chemist:
    """Note that a chemist took part in today's safety training, which counts from 45 days before the old one ends.

    Args:
        chemist_id: Id of the chemist.
    """
    chemist = db.fetch(Chemist, "chemists", chemist_id)
    if chemist["trained_until"] > shift(db.today, days=45):
        raise Refused("The old training is valid for a long time yet.")
    db.update("chemists", chemist_id, trained_until=shift(db.today, days=365))
    return db.fetch(Chemist, "chemists", chemist_id)


def grant_clearance(db: Database, chemist_id: str) -> Chemist:
    """Clear a trained chemist with at least two recorded withdrawals for toxic substances.

    Args:
        chemist_id: Id of the chemist.
    """
    chemist = db.fetch(Chemist, "chemists", chemist_id)
    if chemist["cleared"]:
        raise Refused("The chemist is cleared already.")
    if chemist["trained_until"] < shift(db.today, days=14):
        raise Refused("The safety training runs out too soon.")
    if db.number("SELECT COUNT(*) FROM withdrawals WHERE chemist_id = ?", chemist_id) < 2:
        raise Refused("Two recorded withdrawals are needed first.")
    db.update("chemists", chemist_id, cleared=True)
    return db.fetch(Chemist, "chemists", chemist_id)
