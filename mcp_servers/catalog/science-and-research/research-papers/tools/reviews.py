"""Tools about reviews."""

from typing import Annotated

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Day, Page, PageNumber, Refused, Text, at_least, between, every_word, shift

from .rows import Manuscript, Member, Review, ReviewStatus


class ReviewSummary(TypedDict):
    """A review as a search lists it."""

    id: str
    manuscript_title: str
    reviewer_name: str
    status: ReviewStatus
    due_on: str


class ReviewBody(TypedDict):
    """Lines of the text of a review."""

    lines: list[str]
    first_line: int
    total_lines: int
    next_line: int | None


def find_reviews(
    db: Database,
    manuscript_id: str | None = None,
    reviewer_id: str | None = None,
    status: ReviewStatus | None = None,
    due_until: Day | None = None,
    words: str | None = None,
    page: PageNumber = 1,
) -> Page[ReviewSummary]:
    """Search reviews by manuscript, reviewer, status, due date or text.

    Args:
        manuscript_id: Only reviews of the manuscript with this id.
        reviewer_id: Only reviews of the reviewer with this id.
        status: Only reviews with this status.
        due_until: Only reviews with a due date at or before this.
        words: Only reviews whose text has all these words, in any order.
        page: Page number, from 1.
    """
    return db.search(
        ReviewSummary,
        """
        SELECT reviews.id, manuscripts.title AS manuscript_title, members.name AS reviewer_name,
            reviews.status, reviews.due_on
        FROM reviews
        JOIN manuscripts ON manuscripts.id = reviews.manuscript_id
        JOIN members ON members.id = reviews.reviewer_id
        """,
        where={
            "reviews.manuscript_id = ?": manuscript_id,
            "reviews.reviewer_id = ?": reviewer_id,
            "reviews.status = ?": status,
            "reviews.due_on <= ?": due_until,
            "reviews.rowid IN (SELECT rowid FROM reviews_text WHERE reviews_text MATCH ?)": every_word(words),
        },
        order="reviews.due_on, reviews.id",
        page=page,
    )


def read_review(
    db: Database, review_id: str, from_line: Annotated[int, at_least(1)] = 1, lines: Annotated[int, between(1, 80)] = 40
) -> ReviewBody:
    """Read the text of a review, some lines at a time.

    Args:
        review_id: Id of the review.
        from_line: Line to begin with, from 1.
        lines: How many lines to read at most.
    """
    db.fetch(Review, "reviews", review_id)
    text = db.value("SELECT body FROM reviews WHERE id = ?", review_id).split("\n")
    if from_line > len(text):
        raise Refused(f"This review ends at line {len(text)}.")
    after = from_line + lines
    return {
        "lines": text[from_line - 1 : after - 1],
        "first_line": from_line,
        "total_lines": len(text),
        "next_line": after if after <= len(text) else None,
    }


def ask_for_review(
    db: Database, manuscript_id: str, reviewer_id: str, within: Annotated[int, between(3, 21)]
) -> Review:
    """Ask a member who is no author for a review, due within 21 days.

    Args:
        manuscript_id: Id of the manuscript.
        reviewer_id: Id of the reviewer.
        within: Number of days.
    """
    manuscript = db.fetch(Manuscript, "manuscripts", manuscript_id)
    reviewer = db.fetch(Member, "members", reviewer_id)
    if manuscript["status"] not in ("draft", "ready"):
        raise Refused("The manuscript has been submitted.")
    if reviewer_id == manuscript["lead_id"] or db.exists(
        "SELECT 1 FROM authorships WHERE manuscript_id = ? AND member_id = ?", manuscript_id, reviewer_id
    ):
        raise Refused("Authors do not review their own work.")
    if reviewer["status"] != "present":
        raise Refused("The reviewer is abroad.")
    if db.number("SELECT COUNT(*) FROM reviews WHERE reviewer_id = ? AND status = 'asked'", reviewer_id) >= 4:
        raise Refused("The reviewer has four reviews in hand.")
    if db.exists("SELECT 1 FROM reviews WHERE manuscript_id = ? AND reviewer_id = ?", manuscript_id, reviewer_id):
        raise Refused("Another review already has this manuscript and reviewer.")
    review_id = db.insert(
        "reviews",
        manuscript_id=manuscript_id,
        reviewer_id=reviewer_id,
        status="asked",
        due_on=shift(db.today, days=within),
        body="Not written yet.",
    )
    return db.fetch(Review, "reviews", review_id)


def write_positive_review(db: Database, review_id: str, body: Text) -> Review:
    """Enter a review that recommends the manuscript.

    Args:
        review_id: Id of the review.
        body: Text of the review.
    """
    review = db.fetch(Review, "reviews", review_id)
    if review["status"] != "asked":
        raise Refused("The review must be asked.")
    if review["due_on"] < shift(db.today, days=-14):
        raise Refused("The review is more than two weeks late.")
    db.update("reviews", review_id, status="positive")
    return db.fetch(Review, "reviews", review_id)


def write_negative_review(db: Database, review_id: str, body: Text) -> Review:
    """Enter a review that does not recommend the manuscript, which then is a draft again.

    Args:
        review_id: Id of the review.
        body: Text of the review.
    """
    review = db.fetch(Review, "reviews", review_id)
    if review["status"] != "asked":
        raise Refused("The review must be asked.")
    if review["due_on"] < shift(db.today, days=-14):
        raise Refused("The review is more than two weeks late.")
    manuscript = db.fetch(Manuscript, "manuscripts", review["manuscript_id"])
    db.update("reviews", review_id, status="negative")
    if manuscript["status"] == "ready":
        db.update("manuscripts", review["manuscript_id"], status="draft")
    return db.fetch(Review, "reviews", review_id)


def decline_review(db: Database, review_id: str) -> Review:
    """Note that a member declines a review before it is due.

    Args:
        review_id: Id of the review.
    """
    review = db.fetch(Review, "reviews", review_id)
    if review["status"] != "asked":
        raise Refused("The review must be asked.")
    if review["due_on"] <= db.today:
        raise Refused("The review is due.")
    db.update("reviews", review_id, status="declined")
    return db.fetch(Review, "reviews", review_id)
