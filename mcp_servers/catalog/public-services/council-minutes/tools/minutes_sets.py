"""Tools about minutes sets."""

from typing import Annotated

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Page, PageNumber, Refused, Text, at_least, between, every_word, shift

from .rows import Meeting, Minutes, MinutesStatus, Paper


class MinutesSummary(TypedDict):
    """A set of minutes as a search lists it."""

    id: str
    meeting_body_name: str
    meeting_held_at: str
    status: MinutesStatus
    kept_on: str


class MinutesBody(TypedDict):
    """Lines of the text of a set of minutes."""

    lines: list[str]
    first_line: int
    total_lines: int
    next_line: int | None


def find_minutes(
    db: Database,
    meeting_id: str | None = None,
    committee_id: str | None = None,
    status: MinutesStatus | None = None,
    words: str | None = None,
    page: PageNumber = 1,
) -> Page[MinutesSummary]:
    """Search minutes sets by meeting, committee, status or text.

    Args:
        meeting_id: Only minutes sets of the meeting with this id.
        committee_id: Only minutes sets of the committee with this id.
        status: Only minutes sets with this status.
        words: Only minutes sets whose text has all these words, in any order.
        page: Page number, from 1.
    """
    return db.search(
        MinutesSummary,
        """
        SELECT minutes_sets.id, committees.name AS meeting_body_name, meetings.held_at AS meeting_held_at,
            minutes_sets.status, minutes_sets.kept_on
        FROM minutes_sets
        JOIN meetings ON meetings.id = minutes_sets.meeting_id
        JOIN committees ON committees.id = meetings.body_id
        """,
        where={
            "minutes_sets.meeting_id = ?": meeting_id,
            "meetings.body_id = ?": committee_id,
            "minutes_sets.status = ?": status,
            "minutes_sets.rowid IN (SELECT rowid FROM minutes_sets_text WHERE minutes_sets_text MATCH ?)": every_word(
                words
            ),
        },
        order="minutes_sets.kept_on DESC, minutes_sets.id",
        page=page,
    )


def read_minutes(
    db: Database,
    minutes_id: str,
    from_line: Annotated[int, at_least(1)] = 1,
    lines: Annotated[int, between(1, 80)] = 40,
) -> MinutesBody:
    """Read the text of a set of minutes, some lines at a time.

    Args:
        minutes_id: Id of the set of minutes.
        from_line: Line to begin with, from 1.
        lines: How many lines to read at most.
    """
    db.fetch(Minutes, "minutes_sets", minutes_id)
    text = db.value("SELECT body FROM minutes_sets WHERE id = ?", minutes_id).split("\n")
    if from_line > len(text):
        raise Refused(f"This set of minutes ends at line {len(text)}.")
    after = from_line + lines
    return {
        "lines": text[from_line - 1 : after - 1],
        "first_line": from_line,
        "total_lines": len(text),
        "next_line": after if after <= len(text) else None,
    }


def keep_minutes(db: Database, meeting_id: str, body: Text) -> Minutes:
    """Keep the minutes of a closed meeting, within 14 days.

    Args:
        meeting_id: Id of the meeting.
        body: Text of the set of minutes.
    """
    meeting = db.fetch(Meeting, "meetings", meeting_id)
    if meeting["status"] != "closed":
        raise Refused("The meeting is not closed.")
    if meeting["held_at"] < shift(db.now, days=-14):
        raise Refused("The meeting was more than 14 days ago.")
    if db.exists("SELECT 1 FROM minutes_sets WHERE meeting_id = ?", meeting_id):
        raise Refused("Another set of minutes already has this meeting.")
    minutes_id = db.insert("minutes_sets", meeting_id=meeting_id, body=body, status="kept", kept_on=db.today)
    return db.fetch(Minutes, "minutes_sets", minutes_id)


def approve_minutes(db: Database, minutes_id: str) -> Minutes:
    """Approve minutes when a later meeting of the committee has been held.

    Args:
        minutes_id: Id of the set of minutes.
    """
    minutes = db.fetch(Minutes, "minutes_sets", minutes_id)
    if minutes["status"] not in ("kept", "corrected"):
        raise Refused("The set of minutes must be kept or corrected.")
    meeting = db.fetch(Meeting, "meetings", minutes["meeting_id"])
    if not db.exists(
        """
        SELECT 1 FROM meetings
        WHERE body_id = ? AND status IN ('open', 'closed') AND held_at > ?
        """,
        meeting["body_id"],
        meeting["held_at"],
    ):
        raise Refused("No later meeting has been held.")
    db.update("minutes_sets", minutes_id, status="approved")
    return db.fetch(Minutes, "minutes_sets", minutes_id)


def publish_minutes(db: Database, minutes_id: str) -> Minutes:
    """Publish approved minutes; open papers of the meeting's motions are published with them.

    Args:
        minutes_id: Id of the set of minutes.
    """
    minutes = db.fetch(Minutes, "minutes_sets", minutes_id)
    if minutes["status"] != "approved":
        raise Refused("The set of minutes must be approved.")
    if minutes["kept_on"] > shift(db.today, days=-3):
        raise Refused("Minutes rest for three days.")
    db.update("minutes_sets", minutes_id, status="published")
    for paper in db.all(
        Paper,
        """
        SELECT papers.* FROM papers
        JOIN motions ON motions.id = papers.motion_id
        WHERE motions.meeting_id = ? AND papers.access = 'internal'
        ORDER BY papers.id
        """,
        minutes["meeting_id"],
    ):
        db.update("papers", paper["id"], access="open")
    return db.fetch(Minutes, "minutes_sets", minutes_id)
