"""Tools about reviews."""

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Day, Page, PageNumber, Refused, Text

from .rows import Delivery, Job, Review, ReviewStatus, Translator


class ReviewSummary(TypedDict):
    """A review as a search lists it."""

    id: str
    delivery_job_number: str
    reviewer_name: str
    status: ReviewStatus
    finding: str


def find_reviews(
    db: Database,
    delivery_id: str | None = None,
    job_id: str | None = None,
    reviewer_id: str | None = None,
    status: ReviewStatus | None = None,
    page: PageNumber = 1,
) -> Page[ReviewSummary]:
    """Search reviews by delivery, job, reviewer or status.

    Args:
        delivery_id: Only reviews of the delivery with this id.
        job_id: Only reviews of the job with this id.
        reviewer_id: Only reviews of the reviewer with this id.
        status: Only reviews with this status.
        page: Page number, from 1.
    """
    return db.search(
        ReviewSummary,
        """
        SELECT reviews.id, jobs.number AS delivery_job_number, translators.name AS reviewer_name,
            reviews.status, reviews.finding
        FROM reviews
        JOIN deliveries ON deliveries.id = reviews.delivery_id
        JOIN jobs ON jobs.id = deliveries.job_id
        JOIN translators ON translators.id = reviews.reviewer_id
        """,
        where={
            "reviews.delivery_id = ?": delivery_id,
            "deliveries.job_id = ?": job_id,
            "reviews.reviewer_id = ?": reviewer_id,
            "reviews.status = ?": status,
        },
        order="reviews.due_on, reviews.id",
        page=page,
    )


def ask_for_review(db: Database, delivery_id: str, reviewer_id: str, finding: Text, due_on: Day) -> Review:
    """Ask a second translator of the language to review a delivery.

    Args:
        delivery_id: Id of the delivery.
        reviewer_id: Id of the reviewer.
        finding: Finding of the review.
        due_on: Due date.
    """
    delivery = db.fetch(Delivery, "deliveries", delivery_id)
    reviewer = db.fetch(Translator, "translators", reviewer_id)
    job = db.fetch(Job, "jobs", delivery["job_id"])
    if reviewer["mother_tongue"] != job["language"]:
        raise Refused("The reviewer works into another language.")
    if reviewer_id == job["translator_id"]:
        raise Refused("Nobody reviews a delivery of their own.")
    if reviewer["status"] != "available":
        raise Refused("The reviewer is away.")
    if job["status"] != "delivered":
        raise Refused("The job is reviewed already.")
    if db.exists("SELECT 1 FROM reviews WHERE delivery_id = ? AND status = 'asked'", delivery_id):
        raise Refused("A review is under way.")
    review_id = db.insert(
        "reviews", delivery_id=delivery_id, reviewer_id=reviewer_id, finding=finding, due_on=due_on, status="asked"
    )
    return db.fetch(Review, "reviews", review_id)


def accept_review(db: Database, review_id: str) -> Review:
    """Note that a reviewer accepts a delivery; its job then counts as reviewed.

    Args:
        review_id: Id of the review.
    """
    review = db.fetch(Review, "reviews", review_id)
    if review["status"] != "asked":
        raise Refused("The review must be asked.")
    delivery = db.fetch(Delivery, "deliveries", review["delivery_id"])
    job = db.fetch(Job, "jobs", delivery["job_id"])
    db.update("reviews", review_id, status="accepted")
    if job["status"] == "delivered":
        db.update("jobs", delivery["job_id"], status="reviewed")
    return db.fetch(Review, "reviews", review_id)


def reject_review(db: Database, review_id: str, finding: Text) -> Review:
    """Note that a reviewer rejects a delivery, with what was found.

    Args:
        review_id: Id of the review.
        finding: Finding of the review.
    """
    review = db.fetch(Review, "reviews", review_id)
    if review["status"] != "asked":
        raise Refused("The review must be asked.")
    db.update("reviews", review_id, status="rejected")
    return db.fetch(Review, "reviews", review_id)
