"""Tools about requests."""

from typing import Annotated

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Page, PageNumber, Refused, Text, between, shift

from .rows import Analyst, Dataset, Project, Request, RequestAccess, RequestStatus


class RequestSummary(TypedDict):
    """A request as a search lists it."""

    id: str
    analyst_name: str
    dataset_name: str
    access: RequestAccess
    length: int
    status: RequestStatus


def find_requests(
    db: Database,
    analyst_id: str | None = None,
    dataset_id: str | None = None,
    steward_id: str | None = None,
    project_id: str | None = None,
    access: RequestAccess | None = None,
    checked: bool | None = None,
    status: RequestStatus | None = None,
    page: PageNumber = 1,
) -> Page[RequestSummary]:
    """Search requests by analyst, data set, steward, project, access, privacy-checked or status.

    Args:
        analyst_id: Only requests of the analyst with this id.
        dataset_id: Only requests of the data set with this id.
        steward_id: Only requests of the steward with this id.
        project_id: Only requests of the project with this id.
        access: Only requests with this access.
        checked: Only requests for which this holds, or does not: privacy-checked.
        status: Only requests with this status.
        page: Page number, from 1.
    """
    return db.search(
        RequestSummary,
        """
        SELECT requests.id, analysts.name AS analyst_name, datasets.name AS dataset_name, requests.access,
            requests.length, requests.status
        FROM requests
        JOIN analysts ON analysts.id = requests.analyst_id
        JOIN datasets ON datasets.id = requests.dataset_id
        """,
        where={
            "requests.analyst_id = ?": analyst_id,
            "requests.dataset_id = ?": dataset_id,
            "datasets.steward_id = ?": steward_id,
            "requests.project_id = ?": project_id,
            "requests.access = ?": access,
            "requests.checked = ?": checked,
            "requests.status = ?": status,
        },
        order="requests.submitted_at DESC, requests.id",
        page=page,
    )


def submit_request(
    db: Database,
    analyst_id: str,
    dataset_id: str,
    project_id: str,
    access: RequestAccess,
    length: Annotated[int, between(7, 365)],
    purpose: Text,
) -> Request:
    """Ask for access to a data set for an analyst, for a project that lasts long enough.

    Args:
        analyst_id: Id of the analyst.
        dataset_id: Id of the data set.
        project_id: Id of the project.
        access: Access of the request.
        length: Length in days.
        purpose: Purpose of the request.
    """
    analyst = db.fetch(Analyst, "analysts", analyst_id)
    dataset = db.fetch(Dataset, "datasets", dataset_id)
    project = db.fetch(Project, "projects", project_id)
    if analyst["status"] != "active":
        raise Refused("The analyst has left.")
    if dataset["status"] != "offered":
        raise Refused("The data set is frozen.")
    if dataset["sensitivity"] == "secret" and analyst["position"] != "employee":
        raise Refused("Only employees see secret data sets.")
    if length > dataset["longest"]:
        raise Refused("The data set is not granted for so long.")
    if project["ends_on"] < shift(db.today, days=length):
        raise Refused("The project ends before that.")
    if db.exists(
        """
        SELECT 1 FROM requests
        WHERE analyst_id = ? AND dataset_id = ? AND status = 'submitted'
        """,
        analyst_id,
        dataset_id,
    ):
        raise Refused("A request of the analyst for this data set waits already.")
    if db.exists(
        """
        SELECT 1 FROM grants
        WHERE analyst_id = ? AND dataset_id = ? AND status = 'active' AND ends_on >= ?
        """,
        analyst_id,
        dataset_id,
        db.today,
    ):
        raise Refused("The analyst has access to this data set.")
    request_id = db.insert(
        "requests",
        analyst_id=analyst_id,
        dataset_id=dataset_id,
        project_id=project_id,
        access=access,
        length=length,
        purpose=purpose,
        submitted_at=db.now,
        status="submitted",
        checked=False,
    )
    return db.fetch(Request, "requests", request_id)


def record_check(db: Database, request_id: str) -> Request:
    """Note that the privacy check of a request for full access was passed.

    Args:
        request_id: Id of the request.
    """
    request = db.fetch(Request, "requests", request_id)
    if request["status"] != "submitted":
        raise Refused("The request does not wait for an answer.")
    if request["access"] != "full":
        raise Refused("Masked access needs no check.")
    dataset = db.fetch(Dataset, "datasets", request["dataset_id"])
    if dataset["sensitivity"] not in ("personal", "secret"):
        raise Refused("This data set needs no check.")
    if request["checked"]:
        raise Refused("The check is recorded already.")
    db.update("requests", request_id, checked=True)
    return db.fetch(Request, "requests", request_id)


def approve_request(db: Database, request_id: str) -> Request:
    """Approve a request for a data set in your care and give the grant from today.

    Args:
        request_id: Id of the request.
    """
    request = db.fetch(Request, "requests", request_id)
    if request["status"] != "submitted":
        raise Refused("The request must be submitted.")
    dataset = db.fetch(Dataset, "datasets", request["dataset_id"])
    if dataset["steward_id"] != db.account:
        raise Refused("The data set is in somebody else's care.")
    if dataset["status"] != "offered":
        raise Refused("The data set is frozen.")
    analyst = db.fetch(Analyst, "analysts", request["analyst_id"])
    if analyst["status"] != "active":
        raise Refused("The analyst has left.")
    if dataset["sensitivity"] not in ("open", "internal") and analyst["trained_until"] < db.today:
        raise Refused("The privacy training has run out.")
    if dataset["sensitivity"] == "secret" and analyst["position"] != "employee":
        raise Refused("Only employees see secret data sets.")
    if request["access"] != "masked" and dataset["sensitivity"] not in ("open", "internal") and not request["checked"]:
        raise Refused("The privacy check is missing.")
    project = db.fetch(Project, "projects", request["project_id"])
    last_day = shift(db.today, days=request["length"])
    if project["ends_on"] < last_day:
        raise Refused("The project ends before that.")
    if analyst["contract_until"] is not None and analyst["contract_until"] < last_day:
        raise Refused("The contract ends before that.")
    if db.exists(
        """
        SELECT 1 FROM breaches
        JOIN grants ON grants.id = breaches.grant_id
        WHERE grants.analyst_id = ? AND breaches.status = 'open'
        """,
        request["analyst_id"],
    ):
        raise Refused("The analyst has an open breach.")
    if db.exists(
        """
        SELECT 1 FROM grants
        WHERE analyst_id = ? AND dataset_id = ? AND status = 'active' AND ends_on >= ?
        """,
        request["analyst_id"],
        request["dataset_id"],
        db.today,
    ):
        raise Refused("The analyst has access to this data set.")
    if (
        db.number(
            """
        SELECT COUNT(*) FROM grants
        WHERE dataset_id = ? AND status = 'active' AND ends_on >= ?
        """,
            request["dataset_id"],
            db.today,
        )
        >= dataset["most_readers"]
    ):
        raise Refused("The data set has as many readers as it may have.")
    db.update("requests", request_id, status="approved")
    db.insert(
        "grants",
        analyst_id=request["analyst_id"],
        dataset_id=request["dataset_id"],
        project_id=request["project_id"],
        access=request["access"],
        starts_on=db.today,
        ends_on=last_day,
        confirmed_on=db.today,
        status="active",
    )
    return db.fetch(Request, "requests", request_id)


def refuse_request(db: Database, request_id: str, answer: Text) -> Request:
    """Refuse a request for a data set in your care and say why.

    Args:
        request_id: Id of the request.
        answer: Answer of the request.
    """
    request = db.fetch(Request, "requests", request_id)
    if request["status"] != "submitted":
        raise Refused("The request must be submitted.")
    dataset = db.fetch(Dataset, "datasets", request["dataset_id"])
    if dataset["steward_id"] != db.account:
        raise Refused("The data set is in somebody else's care.")
    db.update("requests", request_id, status="refused", answer=answer)
    return db.fetch(Request, "requests", request_id)


def withdraw_request(db: Database, request_id: str) -> Request:
    """Withdraw a request that waits for an answer.

    Args:
        request_id: Id of the request.
    """
    request = db.fetch(Request, "requests", request_id)
    if request["status"] != "submitted":
        raise Refused("The request must be submitted.")
    db.update("requests", request_id, status="withdrawn")
    return db.fetch(Request, "requests", request_id)
