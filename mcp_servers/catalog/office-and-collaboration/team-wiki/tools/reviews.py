"""Tools about reviews."""

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Day, Page, PageNumber, Refused

from .rows import Article, Author, Review, ReviewStatus


class ReviewSummary(TypedDict):
    """A review as a search lists it."""

    id: str
    article_title: str
    reviewer_name: str
    status: ReviewStatus
    due_on: str


def find_reviews(
    db: Database,
    article_id: str | None = None,
    reviewer_id: str | None = None,
    status: ReviewStatus | None = None,
    due_until: Day | None = None,
    page: PageNumber = 1,
) -> Page[ReviewSummary]:
    """Search reviews by article, reviewer, status or due date.

    Args:
        article_id: Only reviews of the article with this id.
        reviewer_id: Only reviews of the reviewer with this id.
        status: Only reviews with this status.
        due_until: Only reviews with a due date at or before this.
        page: Page number, from 1.
    """
    return db.search(
        ReviewSummary,
        """
        SELECT reviews.id, articles.title AS article_title, authors.name AS reviewer_name, reviews.status,
            reviews.due_on
        FROM reviews
        JOIN articles ON articles.id = reviews.article_id
        JOIN authors ON authors.id = reviews.reviewer_id
        """,
        where={
            "reviews.article_id = ?": article_id,
            "reviews.reviewer_id = ?": reviewer_id,
            "reviews.status = ?": status,
            "reviews.due_on <= ?": due_until,
        },
        order="reviews.due_on, reviews.id",
        page=page,
    )


def ask_for_review(db: Database, article_id: str, reviewer_id: str, due_on: Day) -> Review:
    """Ask a keeper to review a draft within a number of days; the draft is then in review.

    Args:
        article_id: Id of the article.
        reviewer_id: Id of the reviewer.
        due_on: Due date.
    """
    article = db.fetch(Article, "articles", article_id)
    reviewer = db.fetch(Author, "authors", reviewer_id)
    if article["status"] != "draft":
        raise Refused("Only a draft is reviewed.")
    if reviewer["role"] != "keeper" or reviewer["status"] != "active":
        raise Refused("The reviewer must be an active keeper.")
    if reviewer_id == article["author_id"]:
        raise Refused("Nobody reviews an article of their own.")
    if due_on <= db.today:
        raise Refused("The due date must lie ahead.")
    if db.number("SELECT COUNT(*) FROM reviews WHERE reviewer_id = ? AND status = 'asked'", reviewer_id) >= 3:
        raise Refused("The reviewer has three reviews to do already.")
    review_id = db.insert("reviews", article_id=article_id, reviewer_id=reviewer_id, due_on=due_on, status="asked")
    db.update("articles", article_id, status="in_review", locked_by_id=None, locked_at=None)
    return db.fetch(Review, "reviews", review_id)


def pass_review(db: Database, review_id: str) -> Review:
    """Note that a review was passed; no comment on the article may be open.

    Args:
        review_id: Id of the review.
    """
    review = db.fetch(Review, "reviews", review_id)
    if review["status"] != "asked":
        raise Refused("The review must be asked.")
    if db.exists("SELECT 1 FROM comments WHERE article_id = ? AND status = 'open'", review["article_id"]):
        raise Refused("A comment on the article is open.")
    db.update("reviews", review_id, status="passed")
    return db.fetch(Review, "reviews", review_id)


def fail_review(db: Database, review_id: str) -> Review:
    """Note that a review failed; the article becomes a draft again.

    Args:
        review_id: Id of the review.
    """
    review = db.fetch(Review, "reviews", review_id)
    if review["status"] != "asked":
        raise Refused("The review must be asked.")
    article = db.fetch(Article, "articles", review["article_id"])
    db.update("reviews", review_id, status="failed")
    if article["status"] == "in_review":
        db.update("articles", review["article_id"], status="draft")
    return db.fetch(Review, "reviews", review_id)
