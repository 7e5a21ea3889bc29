"""Tools about backup runs."""

from typing import Annotated

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Day, Page, PageNumber, Refused, between, shift

from .rows import BackupRun, BackupRunStatus, DataStore, DataStoreSecrecy, Restore, Tape


class BackupRunSummary(TypedDict):
    """A run as a search lists it."""

    id: str
    data_store_name: str
    tape_label: str
    size: int
    made_on: str
    keep_until: str
    status: BackupRunStatus


class BackupRunsByDataStoreName(TypedDict):
    """Totals of backup runs for one name."""

    data_store_name: str
    runs: int
    gigabytes: int
    latest: str | None


def find_runs(
    db: Database,
    store_id: str | None = None,
    tape_id: str | None = None,
    status: BackupRunStatus | None = None,
    made_from: Day | None = None,
    keep_until_until: Day | None = None,
    page: PageNumber = 1,
) -> Page[BackupRunSummary]:
    """Search backup runs by store, tape, status, date of the run or last day of retention.

    Args:
        store_id: Only backup runs of the store with this id.
        tape_id: Only backup runs of the tape with this id.
        status: Only backup runs with this status.
        made_from: Only backup runs with a date of the run at or after this.
        keep_until_until: Only backup runs with a last day of retention at or before this.
        page: Page number, from 1.
    """
    return db.search(
        BackupRunSummary,
        """
        SELECT backup_runs.id, data_stores.name AS data_store_name, tapes.label AS tape_label,
            backup_runs.size, backup_runs.made_on, backup_runs.keep_until, backup_runs.status
        FROM backup_runs
        JOIN data_stores ON data_stores.id = backup_runs.data_store_id
        JOIN tapes ON tapes.id = backup_runs.tape_id
        """,
        where={
            "backup_runs.data_store_id = ?": store_id,
            "backup_runs.tape_id = ?": tape_id,
            "backup_runs.status = ?": status,
            "backup_runs.made_on >= ?": made_from,
            "backup_runs.keep_until <= ?": keep_until_until,
        },
        order="backup_runs.made_on DESC, backup_runs.id",
        page=page,
    )


def report_runs(
    db: Database,
    status: BackupRunStatus | None = None,
    tape_id: str | None = None,
    secrecy: DataStoreSecrecy | None = None,
    made_from: Day | None = None,
    page: PageNumber = 1,
) -> Page[BackupRunsByDataStoreName]:
    """Count runs and add up their sizes by store.

    Args:
        status: Only backup runs with this status.
        tape_id: Only backup runs of the tape with this id.
        secrecy: Only backup runs of the store with this secrecy.
        made_from: Only backup runs with a date of the run at or after this.
        page: Page number, from 1.
    """
    return db.search(
        BackupRunsByDataStoreName,
        """
        SELECT data_stores.name AS data_store_name, COUNT(*) AS runs, COALESCE(SUM(backup_runs.size), 0) AS
            gigabytes, MAX(backup_runs.made_on) AS latest
        FROM backup_runs
        JOIN data_stores ON data_stores.id = backup_runs.data_store_id
        """,
        where={
            "backup_runs.status = ?": status,
            "backup_runs.tape_id = ?": tape_id,
            "data_stores.secrecy = ?": secrecy,
            "backup_runs.made_on >= ?": made_from,
        },
        group="data_stores.name",
        order="data_stores.name",
        page=page,
    )


def start_run(db: Database, data_store_id: str, tape_id: str) -> BackupRun:
    """Start a run of an active store onto a loaded tape of its class with room for it, half an interval after the
    last good one.

    Args:
        data_store_id: Id of the store.
        tape_id: Id of the tape.
    """
    data_store = db.fetch(DataStore, "data_stores", data_store_id)
    tape = db.fetch(Tape, "tapes", tape_id)
    if data_store["status"] != "active":
        raise Refused("The store is frozen or gone.")
    if tape["status"] != "loaded":
        raise Refused("The tape is in the vault.")
    if tape["secrecy"] != data_store["secrecy"]:
        raise Refused("The tape is for stores of another class.")
    if (
        db.number("SELECT SUM(size) FROM backup_runs WHERE tape_id = ?", tape_id) + data_store["size"]
        > tape["capacity"]
    ):
        raise Refused("The tape has too little room.")
    if tape["loaded"] >= 200:
        raise Refused("The tape is worn out.")
    if db.exists("SELECT 1 FROM backup_runs WHERE data_store_id = ? AND status = 'running'", data_store_id):
        raise Refused("A run of this store is under way.")
    if db.exists(
        """
        SELECT 1 FROM backup_runs
        WHERE data_store_id = ? AND status IN ('good', 'verified') AND made_on > ?
        """,
        data_store_id,
        shift(db.today, days=-max(1, data_store["every"] // 2)),
    ):
        raise Refused("The last good run is too fresh.")
    backup_run_id = db.insert(
        "backup_runs",
        data_store_id=data_store_id,
        tape_id=tape_id,
        size=data_store["size"],
        made_on=db.today,
        keep_until=shift(db.today, days=data_store["kept_days"]),
        status="running",
    )
    return db.fetch(BackupRun, "backup_runs", backup_run_id)


def finish_run(db: Database, backup_run_id: str, size: Annotated[int, between(1, 3000)]) -> BackupRun:
    """Note that a run has ended well with its size; the store's size follows.

    Args:
        backup_run_id: Id of the run.
        size: Size in gigabytes.
    """
    backup_run = db.fetch(BackupRun, "backup_runs", backup_run_id)
    if backup_run["status"] != "running":
        raise Refused("The run must be running.")
    tape = db.fetch(Tape, "tapes", backup_run["tape_id"])
    if (
        db.number("SELECT SUM(size) FROM backup_runs WHERE tape_id = ?", backup_run["tape_id"])
        - backup_run["size"]
        + size
        > tape["capacity"]
    ):
        raise Refused("The tape does not hold that much.")
    data_store = db.fetch(DataStore, "data_stores", backup_run["data_store_id"])
    if size * 2 < data_store["size"]:
        raise Refused("It is less than half of the store.")
    db.update("backup_runs", backup_run_id, status="good", size=size)
    db.update("data_stores", backup_run["data_store_id"], size=size)
    return db.fetch(BackupRun, "backup_runs", backup_run_id)


def fail_run(db: Database, backup_run_id: str) -> BackupRun:
    """Note that a run failed, or that a good one could not be read; requests to restore from it are refused.

    Args:
        backup_run_id: Id of the run.
    """
    backup_run = db.fetch(BackupRun, "backup_runs", backup_run_id)
    if backup_run["status"] not in ("running", "good"):
        raise Refused("The run must be running or good.")
    if backup_run["status"] != "running" and not db.exists(
        """
        SELECT 1 FROM backup_runs
        WHERE id != ? AND data_store_id = ? AND status IN ('good', 'verified')
        """,
        backup_run_id,
        backup_run["data_store_id"],
    ):
        raise Refused("It is the only good run of its store.")
    db.update("backup_runs", backup_run_id, status="failed")
    for restore in db.all(
        Restore, "SELECT * FROM restores WHERE backup_run_id = ? AND status = 'asked' ORDER BY id", backup_run_id
    ):
        db.update("restores", restore["id"], status="refused")
    return db.fetch(BackupRun, "backup_runs", backup_run_id)


def verify_run(db: Database, backup_run_id: str) -> BackupRun:
    """Note that a good run was read back, while its tape is loaded.

    Args:
        backup_run_id: Id of the run.
    """
    backup_run = db.fetch(BackupRun, "backup_runs", backup_run_id)
    if backup_run["status"] != "good":
        raise Refused("The run must be good.")
    tape = db.fetch(Tape, "tapes", backup_run["tape_id"])
    if tape["status"] != "loaded":
        raise Refused("The tape is in the vault.")
    if backup_run["keep_until"] < db.today:
        raise Refused("The run is not kept any more.")
    db.update("backup_runs", backup_run_id, status="verified")
    return db.fetch(BackupRun, "backup_runs", backup_run_id)


def delete_run(db: Database, backup_run_id: str) -> BackupRun:
    """Delete a run whose days are over, or a failed one, unless a hold covers its store.

    Args:
        backup_run_id: Id of the run.
    """
    backup_run = db.fetch(BackupRun, "backup_runs", backup_run_id)
    if backup_run["status"] != "failed" and backup_run["keep_until"] >= db.today:
        raise Refused("The run is still kept.")
    if backup_run["status"] != "failed" and db.exists(
        """
        SELECT 1 FROM legal_holds
        WHERE data_store_id = ? AND status = 'in_force' AND begins_on <= ?
        """,
        backup_run["data_store_id"],
        db.today,
    ):
        raise Refused("A legal hold covers this store.")
    if backup_run["status"] != "failed" and not db.exists(
        """
        SELECT 1 FROM backup_runs
        WHERE data_store_id = ? AND made_on > ? AND status IN ('good', 'verified')
        """,
        backup_run["data_store_id"],
        backup_run["made_on"],
    ):
        raise Refused("It is the last good run.")
    if db.exists(
        """
        SELECT 1 FROM restores
        WHERE backup_run_id = ? AND status IN ('asked', 'approved', 'failed')
        """,
        backup_run_id,
    ):
        raise Refused("A restore from it is under way.")
    if db.exists("SELECT 1 FROM restores WHERE backup_run_id = ?", backup_run_id):
        raise Refused("The run still has restores.")
    db.delete("backup_runs", backup_run_id)
    return backup_run
