"""Tools about restores."""

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Moment, Page, PageNumber, Refused, Text

from .rows import BackupRun, DataStore, Restore, RestoreStatus, Tape


class RestoreSummary(TypedDict):
    """A restore as a search lists it."""

    id: str
    backup_run_data_store_name: str
    target_name: str
    reason: str
    asked_at: str
    status: RestoreStatus


def find_restores(
    db: Database,
    run_id: str | None = None,
    store_id: str | None = None,
    target_id: str | None = None,
    operator_id: str | None = None,
    status: RestoreStatus | None = None,
    asked_from: Moment | None = None,
    page: PageNumber = 1,
) -> Page[RestoreSummary]:
    """Search restores by run, store, target store, taken by, status or time of the request.

    Args:
        run_id: Only restores of the run with this id.
        store_id: Only restores of the store with this id.
        target_id: Only restores of the target store with this id.
        operator_id: Only restores of the taken by with this id.
        status: Only restores with this status.
        asked_from: Only restores with a time of the request at or after this.
        page: Page number, from 1.
    """
    return db.search(
        RestoreSummary,
        """
        SELECT restores.id, data_stores.name AS backup_run_data_store_name, target.name AS target_name,
            restores.reason, restores.asked_at, restores.status
        FROM restores
        JOIN backup_runs ON backup_runs.id = restores.backup_run_id
        JOIN data_stores ON data_stores.id = backup_runs.data_store_id
        JOIN data_stores AS target ON target.id = restores.target_id
        """,
        where={
            "restores.backup_run_id = ?": run_id,
            "backup_runs.data_store_id = ?": store_id,
            "restores.target_id = ?": target_id,
            "restores.operator_id = ?": operator_id,
            "restores.status = ?": status,
            "restores.asked_at >= ?": asked_from,
        },
        order="restores.asked_at, restores.id",
        page=page,
    )


def ask_restore(db: Database, backup_run_id: str, target_id: str, reason: Text) -> Restore:
    """Take a request to restore a verified run to a store of the same class.

    Args:
        backup_run_id: Id of the run.
        target_id: Id of the target store.
        reason: Reason of the restore.
    """
    backup_run = db.fetch(BackupRun, "backup_runs", backup_run_id)
    target = db.fetch(DataStore, "data_stores", target_id)
    if backup_run["status"] != "verified":
        raise Refused("The run is not verified.")
    if target["status"] != "active":
        raise Refused("The store is frozen or gone.")
    data_store = db.fetch(DataStore, "data_stores", backup_run["data_store_id"])
    if data_store["secrecy"] == "secret" and target["secrecy"] != "secret":
        raise Refused("A copy of a secret store goes to a secret store.")
    if db.exists("SELECT 1 FROM restores WHERE target_id = ? AND status IN ('asked', 'approved')", target_id):
        raise Refused("Another restore to this store is under way.")
    restore_id = db.insert(
        "restores",
        backup_run_id=backup_run_id,
        target_id=target_id,
        reason=reason,
        operator_id=db.account,
        asked_at=db.now,
        status="asked",
    )
    return db.fetch(Restore, "restores", restore_id)


def approve_restore(db: Database, restore_id: str) -> Restore:
    """Approve a request taken by somebody else, or try a failed one again; the run must be verified.

    Args:
        restore_id: Id of the restore.
    """
    restore = db.fetch(Restore, "restores", restore_id)
    if restore["status"] not in ("asked", "failed"):
        raise Refused("The restore must be asked or failed.")
    if restore["operator_id"] == db.account:
        raise Refused("You took this request yourself.")
    backup_run = db.fetch(BackupRun, "backup_runs", restore["backup_run_id"])
    if backup_run["status"] != "verified":
        raise Refused("The run is not verified.")
    target = db.fetch(DataStore, "data_stores", restore["target_id"])
    if target["status"] != "active":
        raise Refused("The store is frozen or gone.")
    db.update("restores", restore_id, status="approved")
    return db.fetch(Restore, "restores", restore_id)


def finish_restore(db: Database, restore_id: str) -> Restore:
    """Note that a restore is done from a loaded tape.

    Args:
        restore_id: Id of the restore.
    """
    restore = db.fetch(Restore, "restores", restore_id)
    if restore["status"] != "approved":
        raise Refused("The restore must be approved.")
    backup_run = db.fetch(BackupRun, "backup_runs", restore["backup_run_id"])
    tape = db.fetch(Tape, "tapes", backup_run["tape_id"])
    if tape["status"] != "loaded":
        raise Refused("The tape is in the vault.")
    if db.exists("SELECT 1 FROM backup_runs WHERE data_store_id = ? AND status = 'running'", restore["target_id"]):
        raise Refused("A run of the store is under way.")
    db.update("restores", restore_id, status="done")
    db.update("data_stores", restore["target_id"], size=backup_run["size"])
    return db.fetch(Restore, "restores", restore_id)
