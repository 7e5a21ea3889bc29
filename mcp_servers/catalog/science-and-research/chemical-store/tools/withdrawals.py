"""Tools about withdrawals."""

from typing import Annotated

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Day, Page, PageNumber, Refused, between, shift

from .rows import Bottle, Cabinet, Chemist, Substance, Withdrawal


class WithdrawalSummary(TypedDict):
    """A withdrawal as a search lists it."""

    id: str
    chemist_name: str
    bottle_number: str
    amount: int
    taken_on: str


class WithdrawalsByBottleSubstanceName(TypedDict):
    """Totals of withdrawals for one name."""

    bottle_substance_name: str
    withdrawals: int
    amount: int
    last_day: str | None


def find_withdrawals(
    db: Database,
    chemist_id: str | None = None,
    bottle_id: str | None = None,
    substance_id: str | None = None,
    taken_from: Day | None = None,
    page: PageNumber = 1,
) -> Page[WithdrawalSummary]:
    """Search withdrawals by chemist, bottle, substance or day of the withdrawal.

    Args:
        chemist_id: Only withdrawals of the chemist with this id.
        bottle_id: Only withdrawals of the bottle with this id.
        substance_id: Only withdrawals of the substance with this id.
        taken_from: Only withdrawals with a day of the withdrawal at or after this.
        page: Page number, from 1.
    """
    return db.search(
        WithdrawalSummary,
        """
        SELECT withdrawals.id, chemists.name AS chemist_name, bottles.number AS bottle_number,
            withdrawals.amount, withdrawals.taken_on
        FROM withdrawals
        JOIN chemists ON chemists.id = withdrawals.chemist_id
        JOIN bottles ON bottles.id = withdrawals.bottle_id
        """,
        where={
            "withdrawals.chemist_id = ?": chemist_id,
            "withdrawals.bottle_id = ?": bottle_id,
            "bottles.substance_id = ?": substance_id,
            "withdrawals.taken_on >= ?": taken_from,
        },
        order="withdrawals.taken_on DESC, withdrawals.id",
        page=page,
    )


def report_withdrawals(
    db: Database,
    chemist_id: str | None = None,
    store_id: str | None = None,
    taken_from: Day | None = None,
    taken_until: Day | None = None,
    page: PageNumber = 1,
) -> Page[WithdrawalsByBottleSubstanceName]:
    """Add up what was withdrawn, by substance.

    Args:
        chemist_id: Only withdrawals of the chemist with this id.
        store_id: Only withdrawals of the store with this id.
        taken_from: Only withdrawals with a day of the withdrawal at or after this.
        taken_until: Only withdrawals with a day of the withdrawal at or before this.
        page: Page number, from 1.
    """
    return db.search(
        WithdrawalsByBottleSubstanceName,
        """
        SELECT substances.name AS bottle_substance_name, COUNT(*) AS withdrawals,
            COALESCE(SUM(withdrawals.amount), 0) AS amount, MAX(withdrawals.taken_on) AS last_day
        FROM withdrawals
        JOIN bottles ON bottles.id = withdrawals.bottle_id
        JOIN cabinets ON cabinets.id = bottles.kept_in_id
        JOIN substances ON substances.id = bottles.substance_id
        """,
        where={
            "withdrawals.chemist_id = ?": chemist_id,
            "cabinets.store_id = ?": store_id,
            "withdrawals.taken_on >= ?": taken_from,
            "withdrawals.taken_on <= ?": taken_until,
        },
        group="substances.name",
        order="substances.name",
        page=page,
    )


def withdraw_substance(
    db: Database, chemist_id: str, bottle_id: str, amount: Annotated[int, between(1, 2500)]
) -> Withdrawal:
    """Hand out an amount of an opened bottle of your store to a chemist with a valid safety training.

    Args:
        chemist_id: Id of the chemist.
        bottle_id: Id of the bottle.
        amount: Amount in millilitres.
    """
    chemist = db.fetch(Chemist, "chemists", chemist_id)
    bottle = db.fetch(Bottle, "bottles", bottle_id)
    if bottle["status"] != "opened":
        raise Refused("The bottle is not open.")
    kept_in = db.fetch(Cabinet, "cabinets", bottle["kept_in_id"])
    if kept_in["store_id"] != db.account:
        raise Refused("The bottle stands in another store.")
    if bottle["expires_on"] < db.today:
        raise Refused("The bottle is past its expiry date.")
    if chemist["trained_until"] < db.today:
        raise Refused("The chemist's safety training has run out.")
    substance = db.fetch(Substance, "substances", bottle["substance_id"])
    if substance["hazard"] == "toxic" and not chemist["cleared"]:
        raise Refused("The chemist is not cleared for toxic substances.")
    toxic_taken = db.number(
        """
        SELECT SUM(withdrawals.amount) FROM withdrawals
        JOIN bottles ON bottles.id = withdrawals.bottle_id
        JOIN substances ON substances.id = bottles.substance_id
        WHERE withdrawals.chemist_id = ? AND substances.hazard = 'toxic' AND withdrawals.taken_on > ?
        """,
        chemist_id,
        shift(db.today, days=-7),
    )
    if substance["hazard"] == "toxic" and toxic_taken + amount > 200:
        raise Refused("The chemist has taken enough toxic substances this week.")
    rest = bottle["content"] - amount
    if rest < 0:
        raise Refused("There is not enough left in the bottle.")
    withdrawal_id = db.insert(
        "withdrawals", bottle_id=bottle_id, chemist_id=chemist_id, amount=amount, taken_on=db.today
    )
    if rest == 0:
        db.update("bottles", bottle_id, status="empty")
    db.update("bottles", bottle_id, content=rest)
    return db.fetch(Withdrawal, "withdrawals", withdrawal_id)
