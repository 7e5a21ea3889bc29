"""Tools about reviews."""

from typing import Annotated

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Page, PageNumber, Refused, Text, between

from .rows import Reader, ReaderKind, Review, Work, WorkGenre


class ReviewSummary(TypedDict):
    """A review as a search lists it."""

    id: str
    work_title: str
    reader_name: str
    stars: int
    written_on: str


class ReviewDetails(Review):
    """A review in full."""

    work_title: str
    work_author: str
    reader_name: str


class ReviewsByWorkGenre(TypedDict):
    """Totals of reviews for one genre."""

    work_genre: WorkGenre
    reviews: int
    average_stars: int
    best: int | None


def find_reviews(
    db: Database,
    work_id: str | None = None,
    min_stars: int | None = None,
    genre: WorkGenre | None = None,
    page: PageNumber = 1,
) -> Page[ReviewSummary]:
    """Search reviews by work, rating or genre.

    Args:
        work_id: Only reviews of the work with this id.
        min_stars: Only reviews with a rating of at least this.
        genre: Only reviews of the work with this genre.
        page: Page number, from 1.
    """
    return db.search(
        ReviewSummary,
        """
        SELECT reviews.id, works.title AS work_title, readers.name AS reader_name, reviews.stars,
            reviews.written_on
        FROM reviews
        JOIN works ON works.id = reviews.work_id
        JOIN readers ON readers.id = reviews.reader_id
        """,
        where={"reviews.work_id = ?": work_id, "reviews.stars >= ?": min_stars, "works.genre = ?": genre},
        order="reviews.stars DESC, reviews.id",
        page=page,
    )


def get_review(db: Database, review_id: str) -> ReviewDetails:
    """Show a review in full.

    Args:
        review_id: Id of the review.
    """
    review = db.fetch(Review, "reviews", review_id)
    work = db.fetch(Work, "works", review["work_id"])
    reader = db.fetch(Reader, "readers", review["reader_id"])
    return {**review, "work_title": work["title"], "work_author": work["author"], "reader_name": reader["name"]}


def report_reviews(
    db: Database, min_stars: int | None = None, reader_kind: ReaderKind | None = None, page: PageNumber = 1
) -> Page[ReviewsByWorkGenre]:
    """Count and average the reviews by genre.

    Args:
        min_stars: Only reviews with a rating of at least this.
        reader_kind: Only reviews of the reader with this kind.
        page: Page number, from 1.
    """
    return db.search(
        ReviewsByWorkGenre,
        """
        SELECT works.genre AS work_genre, COUNT(*) AS reviews, CAST(COALESCE(AVG(reviews.stars), 0) AS
            INTEGER) AS average_stars, MAX(reviews.stars) AS best
        FROM reviews
        JOIN readers ON readers.id = reviews.reader_id
        JOIN works ON works.id = reviews.work_id
        """,
        where={"reviews.stars >= ?": min_stars, "readers.kind = ?": reader_kind},
        group="works.genre",
        order="works.genre",
        page=page,
    )


def write_review(db: Database, work_id: str, stars: Annotated[int, between(1, 5)], text: Text | None = None) -> Review:
    """Review a work that you have borrowed.

    Args:
        work_id: Id of the work.
        stars: Rating of the review.
        text: Review text.
    """
    db.fetch(Work, "works", work_id)
    if not db.exists(
        """
        SELECT 1 FROM loans
        JOIN copies ON copies.id = loans.copy_id
        WHERE loans.reader_id = ? AND copies.work_id = ?
        """,
        db.account,
        work_id,
    ):
        raise Refused("You have not borrowed this work.")
    if db.exists("SELECT 1 FROM reviews WHERE reader_id = ? AND work_id = ?", db.account, work_id):
        raise Refused("You have reviewed this work already.")
    review_id = db.insert("reviews", work_id=work_id, stars=stars, text=text, reader_id=db.account, written_on=db.today)
    return db.fetch(Review, "reviews", review_id)
