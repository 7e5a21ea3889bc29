"""Tools about manuscripts."""

from typing import Annotated

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Day, Page, PageNumber, Refused, Text, at_least, between, every_word, shift

from .rows import Authorship, Manuscript, ManuscriptStatus, Member, Venue


class ManuscriptSummary(TypedDict):
    """A manuscript as a search lists it."""

    id: str
    number: str
    title: str
    lead_name: str
    status: ManuscriptStatus


class ManuscriptBody(TypedDict):
    """Lines of the text of a manuscript."""

    lines: list[str]
    first_line: int
    total_lines: int
    next_line: int | None


class ManuscriptDetails(Manuscript):
    """A manuscript in full."""

    lead_name: str
    co_authors: int
    not_agreed: int
    positive_reviews: int
    reviews_asked: int


class ManuscriptsByLeadName(TypedDict):
    """Totals of manuscripts for one name."""

    lead_name: str
    manuscripts: int
    last_submission: str | None


def find_manuscripts(
    db: Database,
    title: str | None = None,
    number: str | None = None,
    lead_id: str | None = None,
    venue_id: str | None = None,
    status: ManuscriptStatus | None = None,
    words: str | None = None,
    page: PageNumber = 1,
) -> Page[ManuscriptSummary]:
    """Search manuscripts by title, manuscript number, lead author, venue or status.

    Args:
        title: Only manuscripts whose title contains this text.
        number: Only manuscripts with this manuscript number.
        lead_id: Only manuscripts of the lead author with this id.
        venue_id: Only manuscripts of the venue with this id.
        status: Only manuscripts with this status.
        words: Only manuscripts whose title or text has all these words, in any order.
        page: Page number, from 1.
    """
    return db.search(
        ManuscriptSummary,
        """
        SELECT manuscripts.id, manuscripts.number, manuscripts.title, members.name AS lead_name,
            manuscripts.status
        FROM manuscripts
        JOIN members ON members.id = manuscripts.lead_id
        """,
        where={
            "instr(lower(manuscripts.title), lower(?)) > 0": title,
            "manuscripts.number = ?": number,
            "manuscripts.lead_id = ?": lead_id,
            "manuscripts.venue_id = ?": venue_id,
            "manuscripts.status = ?": status,
            "manuscripts.rowid IN (SELECT rowid FROM manuscripts_text WHERE manuscripts_text MATCH ?)": every_word(
                words
            ),
        },
        order="manuscripts.number, manuscripts.id",
        page=page,
    )


def read_manuscript(
    db: Database,
    manuscript_id: str,
    from_line: Annotated[int, at_least(1)] = 1,
    lines: Annotated[int, between(1, 80)] = 40,
) -> ManuscriptBody:
    """Read the text of a manuscript, some lines at a time.

    Args:
        manuscript_id: Id of the manuscript.
        from_line: Line to begin with, from 1.
        lines: How many lines to read at most.
    """
    db.fetch(Manuscript, "manuscripts", manuscript_id)
    text = db.value("SELECT body FROM manuscripts WHERE id = ?", manuscript_id).split("\n")
    if from_line > len(text):
        raise Refused(f"This manuscript ends at line {len(text)}.")
    after = from_line + lines
    return {
        "lines": text[from_line - 1 : after - 1],
        "first_line": from_line,
        "total_lines": len(text),
        "next_line": after if after <= len(text) else None,
    }


def get_manuscript(db: Database, manuscript_id: str) -> ManuscriptDetails:
    """Show a manuscript without its text, with its reviews and authors.

    Args:
        manuscript_id: Id of the manuscript.
    """
    manuscript = db.fetch(Manuscript, "manuscripts", manuscript_id)
    co_authors = db.number("SELECT COUNT(*) FROM authorships WHERE manuscript_id = ?", manuscript_id)
    not_agreed = db.number("SELECT COUNT(*) FROM authorships WHERE manuscript_id = ? AND NOT agreed", manuscript_id)
    positive_reviews = db.number(
        "SELECT COUNT(*) FROM reviews WHERE manuscript_id = ? AND status = 'positive'", manuscript_id
    )
    reviews_asked = db.number(
        "SELECT COUNT(*) FROM reviews WHERE manuscript_id = ? AND status = 'asked'", manuscript_id
    )
    lead = db.fetch(Member, "members", manuscript["lead_id"])
    return {
        **manuscript,
        "lead_name": lead["name"],
        "co_authors": co_authors,
        "not_agreed": not_agreed,
        "positive_reviews": positive_reviews,
        "reviews_asked": reviews_asked,
    }


def report_manuscripts(
    db: Database,
    status: ManuscriptStatus | None = None,
    venue_id: str | None = None,
    started_from: Day | None = None,
    page: PageNumber = 1,
) -> Page[ManuscriptsByLeadName]:
    """Count manuscripts by lead author.

    Args:
        status: Only manuscripts with this status.
        venue_id: Only manuscripts of the venue with this id.
        started_from: Only manuscripts with a start date at or after this.
        page: Page number, from 1.
    """
    return db.search(
        ManuscriptsByLeadName,
        """
        SELECT members.name AS lead_name, COUNT(*) AS manuscripts, MAX(manuscripts.submitted_on) AS
            last_submission
        FROM manuscripts
        JOIN members ON members.id = manuscripts.lead_id
        """,
        where={
            "manuscripts.status = ?": status,
            "manuscripts.venue_id = ?": venue_id,
            "manuscripts.started_on >= ?": started_from,
        },
        group="members.name",
        order="members.name",
        page=page,
    )


def start_manuscript(
    db: Database, number: Text, title: Text, water_body: Text, quantity: Text, lead_id: str, body: Text
) -> Manuscript:
    """Start a manuscript; nobody leads more than four that are not submitted.

    Args:
        number: Manuscript number.
        title: Title of the manuscript.
        water_body: Water body.
        quantity: Quantity of the manuscript.
        lead_id: Id of the lead author.
        body: Text of the manuscript.
    """
    lead = db.fetch(Member, "members", lead_id)
    if db.number("SELECT COUNT(*) FROM manuscripts WHERE lead_id = ? AND status IN ('draft', 'ready')", lead_id) >= 4:
        raise Refused("The lead author has four manuscripts in hand.")
    if lead["status"] != "present":
        raise Refused("The lead author is abroad.")
    if db.exists("SELECT 1 FROM manuscripts WHERE number = ?", number):
        raise Refused("Another manuscript already has this manuscript number.")
    if db.exists("SELECT 1 FROM manuscripts WHERE title = ?", title):
        raise Refused("Another manuscript already has this title.")
    manuscript_id = db.insert(
        "manuscripts",
        number=number,
        water_body=water_body,
        quantity=quantity,
        title=title,
        lead_id=lead_id,
        body=body,
        status="draft",
        started_on=db.today,
    )
    return db.fetch(Manuscript, "manuscripts", manuscript_id)


def finish_draft(db: Database, manuscript_id: str) -> Manuscript:
    """Note that a draft is ready, with no review outstanding that is overdue.

    Args:
        manuscript_id: Id of the manuscript.
    """
    manuscript = db.fetch(Manuscript, "manuscripts", manuscript_id)
    if manuscript["status"] != "draft":
        raise Refused("The manuscript must be draft.")
    if db.exists(
        "SELECT 1 FROM reviews WHERE manuscript_id = ? AND status = 'asked' AND due_on < ?", manuscript_id, db.today
    ):
        raise Refused("A review is overdue.")
    db.update("manuscripts", manuscript_id, status="ready")
    return db.fetch(Manuscript, "manuscripts", manuscript_id)


def submit_manuscript(db: Database, manuscript_id: str, venue_id: str) -> Manuscript:
    """Submit a ready manuscript to a venue before its deadline.

    Args:
        manuscript_id: Id of the manuscript.
        venue_id: Id of the venue.
    """
    manuscript = db.fetch(Manuscript, "manuscripts", manuscript_id)
    venue = db.fetch(Venue, "venues", venue_id)
    if manuscript["status"] != "ready":
        raise Refused("The manuscript must be ready.")
    if venue["deadline"] < db.today:
        raise Refused("The deadline has passed.")
    if db.number("SELECT COUNT(*) FROM reviews WHERE manuscript_id = ? AND status = 'positive'", manuscript_id) < 2:
        raise Refused("Two positive reviews are needed.")
    if db.exists("SELECT 1 FROM authorships WHERE manuscript_id = ? AND NOT agreed", manuscript_id):
        raise Refused("An author has not agreed.")
    if (
        db.number(
            """
        SELECT COUNT(*) FROM manuscripts
        WHERE venue_id = ? AND lead_id = ? AND status = 'submitted'
        """,
            venue_id,
            manuscript["lead_id"],
        )
        >= 1
    ):
        raise Refused("The lead author has a manuscript with this venue.")
    db.update("manuscripts", manuscript_id, status="submitted", venue_id=venue_id, submitted_on=db.today)
    return db.fetch(Manuscript, "manuscripts", manuscript_id)


def note_acceptance(db: Database, manuscript_id: str) -> Manuscript:
    """Note that a manuscript was accepted, a week after its submission at the earliest.

    Args:
        manuscript_id: Id of the manuscript.
    """
    manuscript = db.fetch(Manuscript, "manuscripts", manuscript_id)
    if manuscript["status"] != "submitted":
        raise Refused("The manuscript must be submitted.")
    if manuscript["submitted_on"] is None or manuscript["submitted_on"] > shift(db.today, days=-7):
        raise Refused("The manuscript was submitted less than a week ago.")
    db.update("manuscripts", manuscript_id, status="accepted")
    return db.fetch(Manuscript, "manuscripts", manuscript_id)


def note_rejection(db: Database, manuscript_id: str) -> Manuscript:
    """Note that a manuscript was rejected; its authors must agree anew.

    Args:
        manuscript_id: Id of the manuscript.
    """
    manuscript = db.fetch(Manuscript, "manuscripts", manuscript_id)
    if manuscript["status"] != "submitted":
        raise Refused("The manuscript must be submitted.")
    db.update("manuscripts", manuscript_id, status="rejected")
    for authorship in db.all(
        Authorship, "SELECT * FROM authorships WHERE manuscript_id = ? ORDER BY id", manuscript_id
    ):
        db.update("authorships", authorship["id"], agreed=False)
    return db.fetch(Manuscript, "manuscripts", manuscript_id)
