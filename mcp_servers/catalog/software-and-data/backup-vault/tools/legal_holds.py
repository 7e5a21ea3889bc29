"""Tools about legal holds."""

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Day, Page, PageNumber, Refused, Text, shift

from .rows import BackupRun, DataStore, LegalHold, LegalHoldStatus


class LegalHoldSummary(TypedDict):
    """A legal hold as a search lists it."""

    id: str
    data_store_name: str
    reason: str
    lawyer: str
    begins_on: str
    status: LegalHoldStatus


def find_holds(
    db: Database,
    store_id: str | None = None,
    lawyer: str | None = None,
    status: LegalHoldStatus | None = None,
    begins_from: Day | None = None,
    page: PageNumber = 1,
) -> Page[LegalHoldSummary]:
    """Search legal holds by store, lawyer, status or first day.

    Args:
        store_id: Only legal holds of the store with this id.
        lawyer: Only legal holds whose lawyer contains this text.
        status: Only legal holds with this status.
        begins_from: Only legal holds with a first day at or after this.
        page: Page number, from 1.
    """
    return db.search(
        LegalHoldSummary,
        """
        SELECT legal_holds.id, data_stores.name AS data_store_name, legal_holds.reason, legal_holds.lawyer,
            legal_holds.begins_on, legal_holds.status
        FROM legal_holds
        JOIN data_stores ON data_stores.id = legal_holds.data_store_id
        """,
        where={
            "legal_holds.data_store_id = ?": store_id,
            "instr(lower(legal_holds.lawyer), lower(?)) > 0": lawyer,
            "legal_holds.status = ?": status,
            "legal_holds.begins_on >= ?": begins_from,
        },
        order="legal_holds.begins_on, legal_holds.id",
        page=page,
    )


def place_hold(db: Database, data_store_id: str, reason: Text, lawyer: Text) -> LegalHold:
    """Place a legal hold on a store; runs of it are kept for two years more at least.

    Args:
        data_store_id: Id of the store.
        reason: Reason of the legal hold.
        lawyer: Lawyer of the legal hold.
    """
    data_store = db.fetch(DataStore, "data_stores", data_store_id)
    if data_store["status"] == "gone":
        raise Refused("The store is gone.")
    if db.exists(
        """
        SELECT 1 FROM legal_holds
        WHERE data_store_id = ? AND reason = ? AND status = 'in_force'
        """,
        data_store_id,
        reason,
    ):
        raise Refused("This hold is in force.")
    legal_hold_id = db.insert(
        "legal_holds", data_store_id=data_store_id, reason=reason, lawyer=lawyer, begins_on=db.today, status="in_force"
    )
    for backup_run in db.all(
        BackupRun,
        """
        SELECT * FROM backup_runs
        WHERE data_store_id = ? AND status IN ('good', 'verified') AND keep_until < ?
        ORDER BY id
        """,
        data_store_id,
        shift(db.today, days=730),
    ):
        db.update("backup_runs", backup_run["id"], keep_until=shift(db.today, days=730))
    return db.fetch(LegalHold, "legal_holds", legal_hold_id)


def lift_hold(db: Database, legal_hold_id: str) -> LegalHold:
    """Lift a legal hold that has lasted for 30 days and whose store has a verified run.

    Args:
        legal_hold_id: Id of the legal hold.
    """
    legal_hold = db.fetch(LegalHold, "legal_holds", legal_hold_id)
    if legal_hold["status"] != "in_force":
        raise Refused("The legal hold must be in force.")
    if legal_hold["begins_on"] > shift(db.today, days=-30):
        raise Refused("It has lasted for less than 30 days.")
    if not db.exists(
        "SELECT 1 FROM backup_runs WHERE data_store_id = ? AND status = 'verified'", legal_hold["data_store_id"]
    ):
        raise Refused("There is no verified run of this store.")
    db.update("legal_holds", legal_hold_id, status="lifted")
    return db.fetch(LegalHold, "legal_holds", legal_hold_id)
