"""Tools about motions."""

from typing import Annotated

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Day, Page, PageNumber, Refused, Text, between, shift

from .rows import Committee, Councillor, Meeting, Motion, MotionStatus


class MotionSummary(TypedDict):
    """A motion as a search lists it."""

    id: str
    number: str
    title: str
    body_name: str
    mover_name: str
    status: MotionStatus


class MotionDetails(Motion):
    """A motion in full."""

    body_name: str
    mover_name: str
    papers: int
    open_papers: int


class MotionsByBodyName(TypedDict):
    """Totals of motions for one name."""

    body_name: str
    motions: int
    votes_for: int


def find_motions(
    db: Database,
    title: str | None = None,
    number: str | None = None,
    committee_id: str | None = None,
    mover_id: str | None = None,
    meeting_id: str | None = None,
    status: MotionStatus | None = None,
    handed_in_from: Day | None = None,
    page: PageNumber = 1,
) -> Page[MotionSummary]:
    """Search motions by title, motion number, committee, mover, meeting, status or date of the motion.

    Args:
        title: Only motions whose title contains this text.
        number: Only motions with this motion number.
        committee_id: Only motions of the committee with this id.
        mover_id: Only motions of the mover with this id.
        meeting_id: Only motions of the meeting with this id.
        status: Only motions with this status.
        handed_in_from: Only motions with a date of the motion at or after this.
        page: Page number, from 1.
    """
    return db.search(
        MotionSummary,
        """
        SELECT motions.id, motions.number, motions.title, committees.name AS body_name, councillors.name AS
            mover_name, motions.status
        FROM motions
        JOIN committees ON committees.id = motions.body_id
        JOIN councillors ON councillors.id = motions.mover_id
        """,
        where={
            "instr(lower(motions.title), lower(?)) > 0": title,
            "motions.number = ?": number,
            "motions.body_id = ?": committee_id,
            "motions.mover_id = ?": mover_id,
            "motions.meeting_id = ?": meeting_id,
            "motions.status = ?": status,
            "motions.handed_in_on >= ?": handed_in_from,
        },
        order="motions.number, motions.id",
        page=page,
    )


def get_motion(db: Database, motion_id: str) -> MotionDetails:
    """Show a motion with the number of its papers and the meeting that takes it.

    Args:
        motion_id: Id of the motion.
    """
    motion = db.fetch(Motion, "motions", motion_id)
    papers = db.number("SELECT COUNT(*) FROM papers WHERE motion_id = ?", motion_id)
    open_papers = db.number("SELECT COUNT(*) FROM papers WHERE motion_id = ? AND access = 'open'", motion_id)
    body = db.fetch(Committee, "committees", motion["body_id"])
    mover = db.fetch(Councillor, "councillors", motion["mover_id"])
    return {
        **motion,
        "body_name": body["name"],
        "mover_name": mover["name"],
        "papers": papers,
        "open_papers": open_papers,
    }


def report_motions(
    db: Database,
    status: MotionStatus | None = None,
    mover_id: str | None = None,
    handed_in_from: Day | None = None,
    page: PageNumber = 1,
) -> Page[MotionsByBodyName]:
    """Count motions by committee.

    Args:
        status: Only motions with this status.
        mover_id: Only motions of the mover with this id.
        handed_in_from: Only motions with a date of the motion at or after this.
        page: Page number, from 1.
    """
    return db.search(
        MotionsByBodyName,
        """
        SELECT committees.name AS body_name, COUNT(*) AS motions, COALESCE(SUM(motions.votes_for), 0) AS
            votes_for
        FROM motions
        JOIN committees ON committees.id = motions.body_id
        """,
        where={
            "motions.status = ?": status,
            "motions.mover_id = ?": mover_id,
            "motions.handed_in_on >= ?": handed_in_from,
        },
        group="committees.name",
        order="committees.name",
        page=page,
    )


def hand_in_motion(db: Database, number: Text, matter: Text, title: Text, body_id: str, mover_id: str) -> Motion:
    """Hand in a motion for a committee.

    Args:
        number: Motion number.
        matter: Matter of the motion.
        title: Title of the motion.
        body_id: Id of the committee.
        mover_id: Id of the mover.
    """
    db.fetch(Committee, "committees", body_id)
    mover = db.fetch(Councillor, "councillors", mover_id)
    if mover["status"] != "serving":
        raise Refused("The councillor has resigned.")
    if (
        db.number(
            """
        SELECT COUNT(*) FROM motions
        WHERE mover_id = ? AND body_id = ? AND status IN ('handed_in', 'listed')
        """,
            mover_id,
            body_id,
        )
        >= 3
    ):
        raise Refused("The councillor has three motions before this committee.")
    if db.exists("SELECT 1 FROM motions WHERE number = ?", number):
        raise Refused("Another motion already has this motion number.")
    if db.exists("SELECT 1 FROM motions WHERE title = ?", title):
        raise Refused("Another motion already has this title.")
    motion_id = db.insert(
        "motions",
        number=number,
        matter=matter,
        title=title,
        body_id=body_id,
        mover_id=mover_id,
        status="handed_in",
        votes_for=0,
        votes_against=0,
        handed_in_on=db.today,
    )
    return db.fetch(Motion, "motions", motion_id)


def list_motion(db: Database, motion_id: str, meeting_id: str) -> Motion:
    """Put a motion on the agenda of a meeting of its committee, which takes at most four.

    Args:
        motion_id: Id of the motion.
        meeting_id: Id of the meeting.
    """
    motion = db.fetch(Motion, "motions", motion_id)
    meeting = db.fetch(Meeting, "meetings", meeting_id)
    if motion["status"] not in ("handed_in", "adjourned"):
        raise Refused("The motion must be handed in or adjourned.")
    if meeting["body_id"] != motion["body_id"]:
        raise Refused("The meeting is one of another committee.")
    if meeting["status"] != "called":
        raise Refused("The meeting takes no more motions.")
    if meeting["held_at"] < shift(db.now, days=2):
        raise Refused("The agenda has been sent out.")
    if meeting["held_at"][:10] < shift(motion["handed_in_on"], days=5):
        raise Refused("The motion was handed in too late for this meeting.")
    if db.number("SELECT COUNT(*) FROM motions WHERE meeting_id = ?", meeting_id) >= 4:
        raise Refused("The agenda is full.")
    db.update("motions", motion_id, status="listed", meeting_id=meeting_id)
    return db.fetch(Motion, "motions", motion_id)


def decide_carried(
    db: Database,
    motion_id: str,
    votes_for: Annotated[int, between(0, 30)],
    votes_against: Annotated[int, between(0, 30)],
) -> Motion:
    """Note that a motion was carried by more votes for than against, while its meeting is open.

    Args:
        motion_id: Id of the motion.
        votes_for: Votes for.
        votes_against: Votes against.
    """
    motion = db.fetch(Motion, "motions", motion_id)
    if motion["status"] != "listed":
        raise Refused("The motion must be listed.")
    meeting = db.fetch(Meeting, "meetings", motion["meeting_id"]) if motion["meeting_id"] is not None else None
    if meeting is None or meeting["status"] != "open":
        raise Refused("The meeting is not open.")
    if votes_for <= votes_against:
        raise Refused("A motion is carried by more votes for than against.")
    body = db.fetch(Committee, "committees", motion["body_id"])
    if votes_for + votes_against > body["seats"]:
        raise Refused("The committee has fewer seats.")
    db.update("motions", motion_id, status="carried", decided_on=db.today)
    return db.fetch(Motion, "motions", motion_id)


def decide_lost(
    db: Database,
    motion_id: str,
    votes_for: Annotated[int, between(0, 30)],
    votes_against: Annotated[int, between(0, 30)],
) -> Motion:
    """Note that a motion was lost.

    Args:
        motion_id: Id of the motion.
        votes_for: Votes for.
        votes_against: Votes against.
    """
    motion = db.fetch(Motion, "motions", motion_id)
    if motion["status"] != "listed":
        raise Refused("The motion must be listed.")
    meeting = db.fetch(Meeting, "meetings", motion["meeting_id"]) if motion["meeting_id"] is not None else None
    if meeting is None or meeting["status"] != "open":
        raise Refused("The meeting is not open.")
    if votes_for > votes_against:
        raise Refused("A motion is lost without more votes for than against.")
    body = db.fetch(Committee, "committees", motion["body_id"])
    if votes_for + votes_against > body["seats"]:
        raise Refused("The committee has fewer seats.")
    db.update("motions", motion_id, status="lost", decided_on=db.today)
    return db.fetch(Motion, "motions", motion_id)
