"""Tools about datasets."""

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Page, PageNumber, Refused

from .rows import Dataset, DatasetSensitivity, DatasetStatus, Request, Steward


class DatasetSummary(TypedDict):
    """A data set as a search lists it."""

    id: str
    name: str
    sensitivity: DatasetSensitivity
    longest: int
    status: DatasetStatus


class DatasetDetails(Dataset):
    """A data set in full."""

    steward_name: str
    readers: int
    waiting_requests: int


def find_datasets(
    db: Database,
    name: str | None = None,
    steward_id: str | None = None,
    steward_name: str | None = None,
    sensitivity: DatasetSensitivity | None = None,
    status: DatasetStatus | None = None,
    min_longest: int | None = None,
    page: PageNumber = 1,
) -> Page[DatasetSummary]:
    """Search datasets by name, steward, sensitivity, status or longest grant in days.

    Args:
        name: Only datasets whose name contains this text.
        steward_id: Only datasets of the steward with this id.
        steward_name: Only datasets of the steward with this name.
        sensitivity: Only datasets with this sensitivity.
        status: Only datasets with this status.
        min_longest: Only datasets with a longest grant in days of at least this.
        page: Page number, from 1.
    """
    return db.search(
        DatasetSummary,
        """
        SELECT datasets.id, datasets.name, datasets.sensitivity, datasets.longest, datasets.status
        FROM datasets
        JOIN stewards ON stewards.id = datasets.steward_id
        """,
        where={
            "instr(lower(datasets.name), lower(?)) > 0": name,
            "datasets.steward_id = ?": steward_id,
            "stewards.name = ?": steward_name,
            "datasets.sensitivity = ?": sensitivity,
            "datasets.status = ?": status,
            "datasets.longest >= ?": min_longest,
        },
        order="datasets.name, datasets.id",
        page=page,
    )


def get_dataset(db: Database, dataset_id: str) -> DatasetDetails:
    """Show a data set with its readers and the requests that wait for an answer.

    Args:
        dataset_id: Id of the data set.
    """
    dataset = db.fetch(Dataset, "datasets", dataset_id)
    readers = db.number(
        """
        SELECT COUNT(*) FROM grants
        WHERE dataset_id = ? AND status = 'active' AND ends_on >= ?
        """,
        dataset_id,
        db.today,
    )
    waiting_requests = db.number(
        "SELECT COUNT(*) FROM requests WHERE dataset_id = ? AND status = 'submitted'", dataset_id
    )
    steward = db.fetch(Steward, "stewards", dataset["steward_id"])
    return {**dataset, "steward_name": steward["name"], "readers": readers, "waiting_requests": waiting_requests}


def freeze_dataset(db: Database, dataset_id: str) -> Dataset:
    """Freeze a data set that has an open breach or more than two waiting requests; requests for it are refused.

    Args:
        dataset_id: Id of the data set.
    """
    dataset = db.fetch(Dataset, "datasets", dataset_id)
    if dataset["status"] != "offered":
        raise Refused("The data set must be offered.")
    if (
        not db.exists(
            """
        SELECT 1 FROM breaches
        JOIN grants ON grants.id = breaches.grant_id
        WHERE grants.dataset_id = ? AND breaches.status = 'open'
        """,
            dataset_id,
        )
        and db.number("SELECT COUNT(*) FROM requests WHERE dataset_id = ? AND status = 'submitted'", dataset_id) < 3
    ):
        raise Refused("There is neither a breach nor a rush of requests.")
    db.update("datasets", dataset_id, status="frozen")
    for request in db.all(
        Request, "SELECT * FROM requests WHERE dataset_id = ? AND status = 'submitted' ORDER BY id", dataset_id
    ):
        db.update("requests", request["id"], status="refused")
    return db.fetch(Dataset, "datasets", dataset_id)


def release_dataset(db: Database, dataset_id: str) -> Dataset:
    """Offer a frozen data set again, once no breach of it is open.

    Args:
        dataset_id: Id of the data set.
    """
    dataset = db.fetch(Dataset, "datasets", dataset_id)
    if dataset["status"] != "frozen":
        raise Refused("The data set must be frozen.")
    if db.exists(
        """
        SELECT 1 FROM breaches
        JOIN grants ON grants.id = breaches.grant_id
        WHERE grants.dataset_id = ? AND breaches.status = 'open'
        """,
        dataset_id,
    ):
        raise Refused("A breach of this data set is open.")
    db.update("datasets", dataset_id, status="offered")
    return db.fetch(Dataset, "datasets", dataset_id)
