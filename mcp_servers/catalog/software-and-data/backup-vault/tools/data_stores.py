"""Tools about data stores."""

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Page, PageNumber

from .rows import DataStore, DataStoreSecrecy, DataStoreStatus


class DataStoreSummary(TypedDict):
    """A store as a search lists it."""

    id: str
    name: str
    secrecy: DataStoreSecrecy
    size: int
    every: int
    kept_days: int
    status: DataStoreStatus


class DataStoreDetails(DataStore):
    """A store in full."""

    last_good_run: str | None
    stored_gigabytes: int
    legal_holds_in_force: int


def find_stores(
    db: Database,
    name: str | None = None,
    secrecy: DataStoreSecrecy | None = None,
    owner: str | None = None,
    status: DataStoreStatus | None = None,
    min_size: int | None = None,
    max_every: int | None = None,
    page: PageNumber = 1,
) -> Page[DataStoreSummary]:
    """Search data stores by name, secrecy, owner, status, size in gigabytes or interval in days.

    Args:
        name: Only data stores whose name contains this text.
        secrecy: Only data stores with this secrecy.
        owner: Only data stores whose owner contains this text.
        status: Only data stores with this status.
        min_size: Only data stores with a size in gigabytes of at least this.
        max_every: Only data stores with an interval in days of at most this.
        page: Page number, from 1.
    """
    return db.search(
        DataStoreSummary,
        "SELECT id, name, secrecy, size, every, kept_days, status FROM data_stores",
        where={
            "instr(lower(name), lower(?)) > 0": name,
            "secrecy = ?": secrecy,
            "instr(lower(owner), lower(?)) > 0": owner,
            "status = ?": status,
            "size >= ?": min_size,
            "every <= ?": max_every,
        },
        order="name, id",
        page=page,
    )


def get_store(db: Database, data_store_id: str) -> DataStoreDetails:
    """Show a store with the day of its last good run, the gigabytes kept of it and the holds in force.

    Args:
        data_store_id: Id of the store.
    """
    data_store = db.fetch(DataStore, "data_stores", data_store_id)
    last_good_run: str | None = db.value(
        """
        SELECT MAX(made_on) FROM backup_runs
        WHERE data_store_id = ? AND status IN ('good', 'verified')
        """,
        data_store_id,
    )
    stored_gigabytes = db.number(
        "SELECT SUM(size) FROM backup_runs WHERE data_store_id = ? AND status != 'failed'", data_store_id
    )
    legal_holds_in_force = db.number(
        "SELECT COUNT(*) FROM legal_holds WHERE data_store_id = ? AND status = 'in_force'", data_store_id
    )
    return {
        **data_store,
        "last_good_run": last_good_run,
        "stored_gigabytes": stored_gigabytes,
        "legal_holds_in_force": legal_holds_in_force,
    }
