"""Tools about pull requests."""

from typing import Annotated, Literal

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Page, PageNumber, Refused, Text, between, shift

from .rows import Area, Developer, PullRequest, PullRequestChecks, PullRequestStatus, Repository, Review


class PullRequestSummary(TypedDict):
    """A pull request as a search lists it."""

    id: str
    number: str
    title: str
    area_repository_name: str
    author_name: str
    status: PullRequestStatus
    checks: PullRequestChecks


class PullRequestDetails(PullRequest):
    """A pull request in full."""

    author_name: str
    area_name: str
    area_repository_name: str
    valid_approvals: int
    open_objections: int
    approvals_needed: int


class PullRequestsByAuthorName(TypedDict):
    """Totals of pull requests for one name."""

    author_name: str
    pull_requests: int
    changed_lines: int
    largest: int | None


def find_pull_requests(
    db: Database,
    number: str | None = None,
    title: str | None = None,
    area_id: str | None = None,
    repository_id: str | None = None,
    author_id: str | None = None,
    status: PullRequestStatus | None = None,
    checks: PullRequestChecks | None = None,
    max_size: int | None = None,
    page: PageNumber = 1,
) -> Page[PullRequestSummary]:
    """Search pull requests by number, title, area, repository, author, status, checks or changed lines.

    Args:
        number: Only pull requests with this number.
        title: Only pull requests whose title contains this text.
        area_id: Only pull requests of the area with this id.
        repository_id: Only pull requests of the repository with this id.
        author_id: Only pull requests of the author with this id.
        status: Only pull requests with this status.
        checks: Only pull requests with this checks.
        max_size: Only pull requests with a changed lines of at most this.
        page: Page number, from 1.
    """
    return db.search(
        PullRequestSummary,
        """
        SELECT pull_requests.id, pull_requests.number, pull_requests.title, repositories.name AS
            area_repository_name, developers.name AS author_name, pull_requests.status, pull_requests.checks
        FROM pull_requests
        JOIN areas ON areas.id = pull_requests.area_id
        JOIN repositories ON repositories.id = areas.repository_id
        JOIN developers ON developers.id = pull_requests.author_id
        """,
        where={
            "pull_requests.number = ?": number,
            "instr(lower(pull_requests.title), lower(?)) > 0": title,
            "pull_requests.area_id = ?": area_id,
            "areas.repository_id = ?": repository_id,
            "pull_requests.author_id = ?": author_id,
            "pull_requests.status = ?": status,
            "pull_requests.checks = ?": checks,
            "pull_requests.size <= ?": max_size,
        },
        order="pull_requests.pushed_at DESC, pull_requests.id",
        page=page,
    )


def get_pull_request(db: Database, pull_request_id: str) -> PullRequestDetails:
    """Show a pull request with its approvals and the objections that still stand.

    Args:
        pull_request_id: Id of the pull request.
    """
    pull_request = db.fetch(PullRequest, "pull_requests", pull_request_id)
    valid_approvals = db.number(
        "SELECT COUNT(*) FROM reviews WHERE pull_request_id = ? AND status = 'approved'", pull_request_id
    )
    open_objections = db.number(
        "SELECT COUNT(*) FROM reviews WHERE pull_request_id = ? AND status = 'objected'", pull_request_id
    )
    area = db.fetch(Area, "areas", pull_request["area_id"])
    repository = db.fetch(Repository, "repositories", area["repository_id"])
    approvals_needed = repository["approvals"] + (1 if pull_request["size"] > 400 else 0)
    author = db.fetch(Developer, "developers", pull_request["author_id"])
    return {
        **pull_request,
        "author_name": author["name"],
        "area_name": area["name"],
        "area_repository_name": repository["name"],
        "valid_approvals": valid_approvals,
        "open_objections": open_objections,
        "approvals_needed": approvals_needed,
    }


def report_pull_requests(
    db: Database,
    status: PullRequestStatus | None = None,
    checks: PullRequestChecks | None = None,
    repository_id: str | None = None,
    page: PageNumber = 1,
) -> Page[PullRequestsByAuthorName]:
    """Count pull requests and add up their changed lines by author.

    Args:
        status: Only pull requests with this status.
        checks: Only pull requests with this checks.
        repository_id: Only pull requests of the repository with this id.
        page: Page number, from 1.
    """
    return db.search(
        PullRequestsByAuthorName,
        """
        SELECT developers.name AS author_name, COUNT(*) AS pull_requests, COALESCE(SUM(pull_requests.size),
            0) AS changed_lines, MAX(pull_requests.size) AS largest
        FROM pull_requests
        JOIN areas ON areas.id = pull_requests.area_id
        JOIN developers ON developers.id = pull_requests.author_id
        """,
        where={
            "pull_requests.status = ?": status,
            "pull_requests.checks = ?": checks,
            "areas.repository_id = ?": repository_id,
        },
        group="developers.name",
        order="developers.name",
        page=page,
    )


def open_pull_request(
    db: Database, number: Text, title: Text, area_id: str, size: Annotated[int, between(1, 2000)]
) -> PullRequest:
    """Open a draft of your own for an area, up to six drafts at a time.

    Args:
        number: Number of the pull request.
        title: Title of the pull request.
        area_id: Id of the area.
        size: Changed lines.
    """
    db.fetch(Area, "areas", area_id)
    if db.number("SELECT COUNT(*) FROM pull_requests WHERE author_id = ? AND status = 'draft'", db.account) >= 6:
        raise Refused("You have six drafts already.")
    account = db.fetch(Developer, "developers", db.account)
    if size > 1000 and account["seniority"] == "junior":
        raise Refused("Juniors split changes of more than 1000 lines.")
    if db.exists("SELECT 1 FROM pull_requests WHERE number = ?", number):
        raise Refused("Another pull request already has this number.")
    pull_request_id = db.insert(
        "pull_requests",
        number=number,
        title=title,
        area_id=area_id,
        size=size,
        author_id=db.account,
        checks="pending",
        status="draft",
        pushed_at=db.now,
    )
    return db.fetch(PullRequest, "pull_requests", pull_request_id)


def mark_ready(db: Database, pull_request_id: str) -> PullRequest:
    """Open a draft for review once its checks have passed and what it builds on is open or merged.

    Args:
        pull_request_id: Id of the pull request.
    """
    pull_request = db.fetch(PullRequest, "pull_requests", pull_request_id)
    if pull_request["status"] != "draft":
        raise Refused("The pull request must be draft.")
    if pull_request["checks"] != "passed":
        raise Refused("The checks have not passed.")
    builds_on = (
        db.fetch(PullRequest, "pull_requests", pull_request["builds_on_id"])
        if pull_request["builds_on_id"] is not None
        else None
    )
    if builds_on is not None and builds_on["status"] not in ("open", "merged"):
        raise Refused("The pull request that it builds on is not ready.")
    db.update("pull_requests", pull_request_id, status="open")
    return db.fetch(PullRequest, "pull_requests", pull_request_id)


def record_checks(db: Database, pull_request_id: str, checks: Literal["passed", "failed"]) -> PullRequest:
    """Record how the checks of a draft or open pull request ended; they count for a day after the push.

    Args:
        pull_request_id: Id of the pull request.
        checks: Checks of the pull request.
    """
    pull_request = db.fetch(PullRequest, "pull_requests", pull_request_id)
    if pull_request["status"] not in ("draft", "open"):
        raise Refused("The pull request is merged or closed.")
    if pull_request["checks"] == checks:
        raise Refused("The checks are recorded so already.")
    if checks != "failed" and pull_request["pushed_at"] < shift(db.now, days=-1):
        raise Refused("These checks are too old; push again.")
    db.update("pull_requests", pull_request_id, checks=checks)
    return db.fetch(PullRequest, "pull_requests", pull_request_id)


def push_changes(db: Database, pull_request_id: str, size: Annotated[int, between(1, 2000)]) -> PullRequest:
    """Push to a pull request of your own; its approvals are outdated and those who objected are asked again.

    Args:
        pull_request_id: Id of the pull request.
        size: Changed lines.
    """
    pull_request = db.fetch(PullRequest, "pull_requests", pull_request_id)
    if pull_request["author_id"] != db.account:
        raise Refused("The pull request is somebody else's.")
    if pull_request["status"] not in ("draft", "open"):
        raise Refused("The pull request is merged or closed.")
    db.update("pull_requests", pull_request_id, size=size, checks="pending", pushed_at=db.now)
    for review in db.all(
        Review, "SELECT * FROM reviews WHERE pull_request_id = ? AND status = 'approved' ORDER BY id", pull_request_id
    ):
        db.update("reviews", review["id"], status="outdated")
    for review in db.all(
        Review, "SELECT * FROM reviews WHERE pull_request_id = ? AND status = 'objected' ORDER BY id", pull_request_id
    ):
        db.update("reviews", review["id"], status="asked")
    return db.fetch(PullRequest, "pull_requests", pull_request_id)


def merge_pull_request(db: Database, pull_request_id: str) -> PullRequest:
    """Merge an open pull request that has its approvals and passed checks, outside of freezes; reviews still asked
    for are declined.

    Args:
        pull_request_id: Id of the pull request.
    """
    pull_request = db.fetch(PullRequest, "pull_requests", pull_request_id)
    if pull_request["status"] != "open":
        raise Refused("The pull request must be open.")
    if pull_request["checks"] != "passed":
        raise Refused("The checks have not passed.")
    if db.exists("SELECT 1 FROM reviews WHERE pull_request_id = ? AND status = 'objected'", pull_request_id):
        raise Refused("Somebody objects to it.")
    approvals = db.number(
        "SELECT COUNT(*) FROM reviews WHERE pull_request_id = ? AND status = 'approved'", pull_request_id
    )
    area = db.fetch(Area, "areas", pull_request["area_id"])
    repository = db.fetch(Repository, "repositories", area["repository_id"])
    if approvals < repository["approvals"] + (1 if pull_request["size"] > 400 else 0):
        raise Refused("There are too few approvals.")
    owner_approved = db.exists(
        """
        SELECT 1 FROM reviews
        WHERE pull_request_id = ? AND status = 'approved' AND reviewer_id = ?
        """,
        pull_request_id,
        area["owner_id"],
    )
    if area["guarded"] and pull_request["author_id"] != area["owner_id"] and not owner_approved:
        raise Refused("The owner of the area has not approved.")
    builds_on = (
        db.fetch(PullRequest, "pull_requests", pull_request["builds_on_id"])
        if pull_request["builds_on_id"] is not None
        else None
    )
    if builds_on is not None and builds_on["status"] != "merged":
        raise Refused("The pull request that it builds on is not merged.")
    if db.exists(
        """
        SELECT 1 FROM freezes
        WHERE repository_id = ? AND status = 'announced' AND starts_at <= ? AND ends_at > ?
        """,
        area["repository_id"],
        db.now,
        db.now,
    ):
        raise Refused("The repository is frozen.")
    db.update("pull_requests", pull_request_id, status="merged", merged_on=db.today)
    for review in db.all(
        Review, "SELECT * FROM reviews WHERE pull_request_id = ? AND status = 'asked' ORDER BY id", pull_request_id
    ):
        db.update("reviews", review["id"], status="declined")
    return db.fetch(PullRequest, "pull_requests", pull_request_id)


def close_pull_request(db: Database, pull_request_id: str) -> PullRequest:
    """Close a pull request that nothing open builds on; reviews still asked for are declined.

    Args:
        pull_request_id: Id of the pull request.
    """
    pull_request = db.fetch(PullRequest, "pull_requests", pull_request_id)
    if pull_request["status"] not in ("open", "draft"):
        raise Refused("The pull request must be open or draft.")
    if db.exists("SELECT 1 FROM pull_requests WHERE builds_on_id = ? AND status IN ('draft', 'open')", pull_request_id):
        raise Refused("Another pull request builds on it.")
    db.update("pull_requests", pull_request_id, status="closed")
    for review in db.all(
        Review, "SELECT * FROM reviews WHERE pull_request_id = ? AND status = 'asked' ORDER BY id", pull_request_id
    ):
        db.update("reviews", review["id"], status="declined")
    return db.fetch(PullRequest, "pull_requests", pull_request_id)
