"""Tools about tapes."""

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Page, PageNumber, Refused

from .rows import Tape, TapeSecrecy, TapeStatus


class TapeSummary(TypedDict):
    """A tape as a search lists it."""

    id: str
    label: str
    secrecy: TapeSecrecy
    capacity: int
    loaded: int
    status: TapeStatus


class TapeDetails(Tape):
    """A tape in full."""

    used_gigabytes: int
    free_gigabytes: int
    last_day_needed: str | None


def find_tapes(
    db: Database,
    label: str | None = None,
    secrecy: TapeSecrecy | None = None,
    status: TapeStatus | None = None,
    min_loaded: int | None = None,
    page: PageNumber = 1,
) -> Page[TapeSummary]:
    """Search tapes by tape label, secrecy, status or times loaded.

    Args:
        label: Only tapes with this tape label.
        secrecy: Only tapes with this secrecy.
        status: Only tapes with this status.
        min_loaded: Only tapes with a times loaded of at least this.
        page: Page number, from 1.
    """
    return db.search(
        TapeSummary,
        "SELECT id, label, secrecy, capacity, loaded, status FROM tapes",
        where={"label = ?": label, "secrecy = ?": secrecy, "status = ?": status, "loaded >= ?": min_loaded},
        order="label, id",
        page=page,
    )


def get_tape(db: Database, tape_id: str) -> TapeDetails:
    """Show a tape with the gigabytes on it, those free and the day until which it must be kept.

    Args:
        tape_id: Id of the tape.
    """
    tape = db.fetch(Tape, "tapes", tape_id)
    used_gigabytes = db.number("SELECT SUM(size) FROM backup_runs WHERE tape_id = ?", tape_id)
    free_gigabytes = tape["capacity"] - db.number("SELECT SUM(size) FROM backup_runs WHERE tape_id = ?", tape_id)
    last_day_needed: str | None = db.value("SELECT MAX(keep_until) FROM backup_runs WHERE tape_id = ?", tape_id)
    return {
        **tape,
        "used_gigabytes": used_gigabytes,
        "free_gigabytes": free_gigabytes,
        "last_day_needed": last_day_needed,
    }


def vault_tape(db: Database, tape_id: str) -> Tape:
    """Take a tape to the vault that is three quarters full or worn and has no run under way.

    Args:
        tape_id: Id of the tape.
    """
    tape = db.fetch(Tape, "tapes", tape_id)
    if tape["status"] != "loaded":
        raise Refused("The tape must be loaded.")
    if (
        db.number("SELECT SUM(size) FROM backup_runs WHERE tape_id = ?", tape_id) * 2 < tape["capacity"]
        and tape["loaded"] < 150
    ):
        raise Refused("The tape has room and is not worn.")
    if db.exists("SELECT 1 FROM backup_runs WHERE tape_id = ? AND status = 'running'", tape_id):
        raise Refused("A run is under way on it.")
    db.update("tapes", tape_id, status="vaulted", vaulted_on=db.today)
    return db.fetch(Tape, "tapes", tape_id)


def load_tape(db: Database, tape_id: str) -> Tape:
    """Load a tape from the vault that somebody has an approved restore for or that is less than half full.

    Args:
        tape_id: Id of the tape.
    """
    tape = db.fetch(Tape, "tapes", tape_id)
    if tape["status"] != "vaulted":
        raise Refused("The tape must be vaulted.")
    if tape["loaded"] >= 180:
        raise Refused("The tape is worn out.")
    if (
        not db.exists(
            """
        SELECT 1 FROM restores
        JOIN backup_runs ON backup_runs.id = restores.backup_run_id
        WHERE backup_runs.tape_id = ? AND restores.status IN ('approved', 'failed')
        """,
            tape_id,
        )
        and db.number("SELECT SUM(size) FROM backup_runs WHERE tape_id = ?", tape_id) * 2 >= tape["capacity"]
    ):
        raise Refused("Nothing calls for this tape.")
    db.update("tapes", tape_id, status="loaded", loaded=tape["loaded"] + 1, vaulted_on=None)
    return db.fetch(Tape, "tapes", tape_id)
