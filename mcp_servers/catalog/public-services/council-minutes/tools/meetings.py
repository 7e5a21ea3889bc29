"""Tools about meetings."""

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Day, Moment, Page, PageNumber, Refused, Text, shift

from .rows import Attendance, Committee, Councillor, Meeting, MeetingStatus, Motion


class MeetingSummary(TypedDict):
    """A meeting as a search lists it."""

    id: str
    body_name: str
    chair_name: str
    room: str
    status: MeetingStatus
    held_at: str


class MeetingDetails(Meeting):
    """A meeting in full."""

    body_name: str
    body_seats: int
    chair_name: str
    present: int
    excused: int
    listed_motions: int


def find_meetings(
    db: Database,
    committee_id: str | None = None,
    chair_id: str | None = None,
    status: MeetingStatus | None = None,
    held_on: Day | None = None,
    held_from: Moment | None = None,
    page: PageNumber = 1,
) -> Page[MeetingSummary]:
    """Search meetings by committee, chair, status or start time.

    Args:
        committee_id: Only meetings of the committee with this id.
        chair_id: Only meetings of the chair with this id.
        status: Only meetings with this status.
        held_on: Only meetings with a start time on this day.
        held_from: Only meetings with a start time at or after this.
        page: Page number, from 1.
    """
    return db.search(
        MeetingSummary,
        """
        SELECT meetings.id, committees.name AS body_name, councillors.name AS chair_name, meetings.room,
            meetings.status, meetings.held_at
        FROM meetings
        JOIN committees ON committees.id = meetings.body_id
        JOIN councillors ON councillors.id = meetings.chair_id
        """,
        where={
            "meetings.body_id = ?": committee_id,
            "meetings.chair_id = ?": chair_id,
            "meetings.status = ?": status,
            "date(meetings.held_at) = ?": held_on,
            "meetings.held_at >= ?": held_from,
        },
        order="meetings.held_at, meetings.id",
        page=page,
    )


def get_meeting(db: Database, meeting_id: str) -> MeetingDetails:
    """Show a meeting with who is present and what it has to decide.

    Args:
        meeting_id: Id of the meeting.
    """
    meeting = db.fetch(Meeting, "meetings", meeting_id)
    present = db.number("SELECT COUNT(*) FROM attendances WHERE meeting_id = ? AND status = 'present'", meeting_id)
    excused = db.number("SELECT COUNT(*) FROM attendances WHERE meeting_id = ? AND status = 'excused'", meeting_id)
    listed_motions = db.number("SELECT COUNT(*) FROM motions WHERE meeting_id = ? AND status = 'listed'", meeting_id)
    body = db.fetch(Committee, "committees", meeting["body_id"])
    chair = db.fetch(Councillor, "councillors", meeting["chair_id"])
    return {
        **meeting,
        "body_name": body["name"],
        "body_seats": body["seats"],
        "chair_name": chair["name"],
        "present": present,
        "excused": excused,
        "listed_motions": listed_motions,
    }


def call_meeting(db: Database, body_id: str, chair_id: str, room: Text, held_at: Moment) -> Meeting:
    """Call a meeting of a committee at least three days ahead; a room holds one meeting a day.

    Args:
        body_id: Id of the committee.
        chair_id: Id of the chair.
        room: Room of the meeting.
        held_at: Start time.
    """
    db.fetch(Committee, "committees", body_id)
    chair = db.fetch(Councillor, "councillors", chair_id)
    if chair["status"] != "serving":
        raise Refused("The councillor has resigned.")
    if held_at < shift(db.now, days=3):
        raise Refused("A meeting is called three days ahead.")
    if db.exists(
        "SELECT 1 FROM meetings WHERE room = ? AND status = 'called' AND date(held_at) = ?", room, held_at[:10]
    ):
        raise Refused("The room is taken on that day.")
    meeting_id = db.insert("meetings", body_id=body_id, chair_id=chair_id, room=room, held_at=held_at, status="called")
    return db.fetch(Meeting, "meetings", meeting_id)


def close_meeting(db: Database, meeting_id: str) -> Meeting:
    """Close an open meeting that has decided or adjourned all its motions.

    Args:
        meeting_id: Id of the meeting.
    """
    meeting = db.fetch(Meeting, "meetings", meeting_id)
    if meeting["status"] != "open":
        raise Refused("The meeting must be open.")
    if db.exists("SELECT 1 FROM motions WHERE meeting_id = ? AND status = 'listed'", meeting_id):
        raise Refused("A motion is not decided.")
    db.update("meetings", meeting_id, status="closed")
    return db.fetch(Meeting, "meetings", meeting_id)


def cancel_meeting(db: Database, meeting_id: str) -> Meeting:
    """Cancel a meeting at least two days ahead; its motions wait for another.

    Args:
        meeting_id: Id of the meeting.
    """
    meeting = db.fetch(Meeting, "meetings", meeting_id)
    if meeting["status"] != "called":
        raise Refused("The meeting must be called.")
    if meeting["held_at"] < shift(db.now, days=2):
        raise Refused("It is too late to cancel the meeting.")
    db.update("meetings", meeting_id, status="cancelled")
    for motion in db.all(
        Motion, "SELECT * FROM motions WHERE meeting_id = ? AND status = 'listed' ORDER BY id", meeting_id
    ):
        db.update("motions", motion["id"], status="handed_in", meeting_id=None)
    for attendance in db.all(
        Attendance, "SELECT * FROM attendances WHERE meeting_id = ? AND status = 'invited' ORDER BY id", meeting_id
    ):
        db.update("attendances", attendance["id"], status="excused")
    return db.fetch(Meeting, "meetings", meeting_id)
