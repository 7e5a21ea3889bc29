"""Tools about reviews."""

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Page, PageNumber, Refused

from .rows import Area, Developer, PullRequest, Review, ReviewStatus


class ReviewSummary(TypedDict):
    """A review as a search lists it."""

    id: str
    pull_request_number: str
    pull_request_author_name: str
    reviewer_name: str
    status: ReviewStatus


class ReviewsByReviewerName(TypedDict):
    """Totals of reviews for one name."""

    reviewer_name: str
    reviews: int
    first_asked: str | None


def find_reviews(
    db: Database,
    pull_request_id: str | None = None,
    repository_id: str | None = None,
    author_id: str | None = None,
    reviewer_id: str | None = None,
    status: ReviewStatus | None = None,
    page: PageNumber = 1,
) -> Page[ReviewSummary]:
    """Search reviews by pull request, repository, author, reviewer or status.

    Args:
        pull_request_id: Only reviews of the pull request with this id.
        repository_id: Only reviews of the repository with this id.
        author_id: Only reviews of the author with this id.
        reviewer_id: Only reviews of the reviewer with this id.
        status: Only reviews with this status.
        page: Page number, from 1.
    """
    return db.search(
        ReviewSummary,
        """
        SELECT reviews.id, pull_requests.number AS pull_request_number, developers.name AS
            pull_request_author_name, reviewer.name AS reviewer_name, reviews.status
        FROM reviews
        JOIN pull_requests ON pull_requests.id = reviews.pull_request_id
        JOIN developers ON developers.id = pull_requests.author_id
        JOIN developers AS reviewer ON reviewer.id = reviews.reviewer_id
        JOIN areas ON areas.id = pull_requests.area_id
        """,
        where={
            "reviews.pull_request_id = ?": pull_request_id,
            "areas.repository_id = ?": repository_id,
            "pull_requests.author_id = ?": author_id,
            "reviews.reviewer_id = ?": reviewer_id,
            "reviews.status = ?": status,
        },
        order="pull_requests.number, reviews.id",
        page=page,
    )


def report_reviews(
    db: Database, status: ReviewStatus | None = None, repository_id: str | None = None, page: PageNumber = 1
) -> Page[ReviewsByReviewerName]:
    """Count reviews by reviewer.

    Args:
        status: Only reviews with this status.
        repository_id: Only reviews of the repository with this id.
        page: Page number, from 1.
    """
    return db.search(
        ReviewsByReviewerName,
        """
        SELECT developers.name AS reviewer_name, COUNT(*) AS reviews, MIN(reviews.asked_at) AS first_asked
        FROM reviews
        JOIN pull_requests ON pull_requests.id = reviews.pull_request_id
        JOIN areas ON areas.id = pull_requests.area_id
        JOIN developers ON developers.id = reviews.reviewer_id
        """,
        where={"reviews.status = ?": status, "areas.repository_id = ?": repository_id},
        group="developers.name",
        order="developers.name",
        page=page,
    )


def ask_for_review(db: Database, pull_request_id: str, reviewer_id: str) -> Review:
    """Ask somebody present to review an open pull request; two principals or five people are never asked for one.

    Args:
        pull_request_id: Id of the pull request.
        reviewer_id: Id of the reviewer.
    """
    pull_request = db.fetch(PullRequest, "pull_requests", pull_request_id)
    reviewer = db.fetch(Developer, "developers", reviewer_id)
    if pull_request["status"] != "open":
        raise Refused("The pull request is not open.")
    if reviewer_id == pull_request["author_id"]:
        raise Refused("Nobody reviews their own pull request.")
    if reviewer["status"] != "present":
        raise Refused("The reviewer is away.")
    if db.exists("SELECT 1 FROM reviews WHERE pull_request_id = ? AND reviewer_id = ?", pull_request_id, reviewer_id):
        raise Refused("The reviewer was asked already.")
    if db.number("SELECT COUNT(*) FROM reviews WHERE pull_request_id = ?", pull_request_id) >= 5:
        raise Refused("Five people were asked already.")
    if (
        db.number("SELECT COUNT(*) FROM reviews WHERE reviewer_id = ? AND status = 'asked'", reviewer_id)
        >= reviewer["review_limit"]
    ):
        raise Refused("The reviewer has enough to review.")
    review_id = db.insert(
        "reviews", pull_request_id=pull_request_id, reviewer_id=reviewer_id, asked_at=db.now, status="asked"
    )
    return db.fetch(Review, "reviews", review_id)


def approve_changes(db: Database, review_id: str) -> Review:
    """Give the approval that you were asked for, when the checks have passed.

    Args:
        review_id: Id of the review.
    """
    review = db.fetch(Review, "reviews", review_id)
    if review["status"] != "asked":
        raise Refused("The review must be asked.")
    if review["reviewer_id"] != db.account:
        raise Refused("Somebody else was asked for this review.")
    pull_request = db.fetch(PullRequest, "pull_requests", review["pull_request_id"])
    if pull_request["status"] != "open":
        raise Refused("The pull request is not open.")
    if pull_request["checks"] != "passed":
        raise Refused("The checks have not passed.")
    account = db.fetch(Developer, "developers", db.account)
    if pull_request["size"] > 400 and account["seniority"] == "junior":
        raise Refused("Juniors do not approve large pull requests.")
    db.update("reviews", review_id, status="approved")
    return db.fetch(Review, "reviews", review_id)


def object_to_changes(db: Database, review_id: str) -> Review:
    """Object to a pull request that you were asked to review.

    Args:
        review_id: Id of the review.
    """
    review = db.fetch(Review, "reviews", review_id)
    if review["status"] != "asked":
        raise Refused("The review must be asked.")
    if review["reviewer_id"] != db.account:
        raise Refused("Somebody else was asked for this review.")
    pull_request = db.fetch(PullRequest, "pull_requests", review["pull_request_id"])
    if pull_request["status"] != "open":
        raise Refused("The pull request is not open.")
    db.update("reviews", review_id, status="objected")
    return db.fetch(Review, "reviews", review_id)


def hand_over_review(db: Database, review_id: str, reviewer_id: str) -> Review:
    """Let somebody else give a review that was asked for; owners keep those of their own guarded areas.

    Args:
        review_id: Id of the review.
        reviewer_id: Id of the reviewer.
    """
    review = db.fetch(Review, "reviews", review_id)
    reviewer = db.fetch(Developer, "developers", reviewer_id)
    if review["status"] != "asked":
        raise Refused("The review was given already.")
    pull_request = db.fetch(PullRequest, "pull_requests", review["pull_request_id"])
    if reviewer_id == pull_request["author_id"]:
        raise Refused("Nobody reviews their own pull request.")
    if reviewer["status"] != "present":
        raise Refused("The reviewer is away.")
    area = db.fetch(Area, "areas", pull_request["area_id"])
    if area["guarded"] and review["reviewer_id"] == area["owner_id"]:
        raise Refused("The owner of a guarded area must review it.")
    if db.exists(
        "SELECT 1 FROM reviews WHERE pull_request_id = ? AND reviewer_id = ?", review["pull_request_id"], reviewer_id
    ):
        raise Refused("The reviewer was asked already.")
    if (
        db.number("SELECT COUNT(*) FROM reviews WHERE reviewer_id = ? AND status = 'asked'", reviewer_id)
        >= reviewer["review_limit"]
    ):
        raise Refused("The reviewer has enough to review.")
    db.update("reviews", review_id, reviewer_id=reviewer_id, asked_at=db.now)
    return db.fetch(Review, "reviews", review_id)


def renew_request(db: Database, review_id: str) -> Review:
    """Ask for an outdated review of an open pull request again.

    Args:
        review_id: Id of the review.
    """
    review = db.fetch(Review, "reviews", review_id)
    if review["status"] not in ("outdated", "objected"):
        raise Refused("The review must be outdated or objected.")
    if review["status"] != "outdated":
        raise Refused("The review is not outdated.")
    pull_request = db.fetch(PullRequest, "pull_requests", review["pull_request_id"])
    if pull_request["status"] != "open":
        raise Refused("The pull request is not open.")
    if pull_request["checks"] == "failed":
        raise Refused("The checks have failed.")
    reviewer = db.fetch(Developer, "developers", review["reviewer_id"])
    if reviewer["status"] != "present":
        raise Refused("The reviewer is away.")
    db.update("reviews", review_id, status="asked", asked_at=db.now)
    return db.fetch(Review, "reviews", review_id)
