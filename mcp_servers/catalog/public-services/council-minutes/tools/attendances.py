"""Tools about attendances."""

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Page, PageNumber, Refused

from .rows import Attendance, AttendanceStatus, Committee, Councillor, Meeting


class AttendanceSummary(TypedDict):
    """An attendance as a search lists it."""

    id: str
    meeting_body_name: str
    meeting_held_at: str
    councillor_name: str
    status: AttendanceStatus


def find_attendances(
    db: Database,
    meeting_id: str | None = None,
    councillor_id: str | None = None,
    status: AttendanceStatus | None = None,
    page: PageNumber = 1,
) -> Page[AttendanceSummary]:
    """Search attendances by meeting, councillor or status.

    Args:
        meeting_id: Only attendances of the meeting with this id.
        councillor_id: Only attendances of the councillor with this id.
        status: Only attendances with this status.
        page: Page number, from 1.
    """
    return db.search(
        AttendanceSummary,
        """
        SELECT attendances.id, committees.name AS meeting_body_name, meetings.held_at AS meeting_held_at,
            councillors.name AS councillor_name, attendances.status
        FROM attendances
        JOIN meetings ON meetings.id = attendances.meeting_id
        JOIN committees ON committees.id = meetings.body_id
        JOIN councillors ON councillors.id = attendances.councillor_id
        """,
        where={
            "attendances.meeting_id = ?": meeting_id,
            "attendances.councillor_id = ?": councillor_id,
            "attendances.status = ?": status,
        },
        order="meetings.held_at DESC, attendances.id",
        page=page,
    )


def invite_councillor(db: Database, meeting_id: str, councillor_id: str) -> Attendance:
    """Invite a councillor to a meeting that has been called.

    Args:
        meeting_id: Id of the meeting.
        councillor_id: Id of the councillor.
    """
    meeting = db.fetch(Meeting, "meetings", meeting_id)
    councillor = db.fetch(Councillor, "councillors", councillor_id)
    if meeting["status"] != "called":
        raise Refused("Invitations go out while a meeting is called.")
    if councillor["status"] != "serving":
        raise Refused("The councillor has resigned.")
    body = db.fetch(Committee, "committees", meeting["body_id"])
    if (
        db.number("SELECT COUNT(*) FROM attendances WHERE meeting_id = ? AND status = 'invited'", meeting_id)
        >= body["seats"]
    ):
        raise Refused("All seats are invited.")
    if db.exists("SELECT 1 FROM attendances WHERE meeting_id = ? AND councillor_id = ?", meeting_id, councillor_id):
        raise Refused("Another attendance already has this meeting and councillor.")
    attendance_id = db.insert("attendances", meeting_id=meeting_id, councillor_id=councillor_id, status="invited")
    return db.fetch(Attendance, "attendances", attendance_id)


def note_presence(db: Database, attendance_id: str) -> Attendance:
    """Note that a councillor has come to an open meeting.

    Args:
        attendance_id: Id of the attendance.
    """
    attendance = db.fetch(Attendance, "attendances", attendance_id)
    if attendance["status"] != "invited":
        raise Refused("The attendance must be invited.")
    meeting = db.fetch(Meeting, "meetings", attendance["meeting_id"])
    if meeting["status"] != "open":
        raise Refused("The meeting is not open.")
    db.update("attendances", attendance_id, status="present")
    return db.fetch(Attendance, "attendances", attendance_id)


def excuse_councillor(db: Database, attendance_id: str) -> Attendance:
    """Excuse a councillor from a meeting that is not closed.

    Args:
        attendance_id: Id of the attendance.
    """
    attendance = db.fetch(Attendance, "attendances", attendance_id)
    if attendance["status"] != "invited":
        raise Refused("The attendance must be invited.")
    meeting = db.fetch(Meeting, "meetings", attendance["meeting_id"])
    if meeting["status"] not in ("called", "open"):
        raise Refused("The meeting is over.")
    db.update("attendances", attendance_id, status="excused")
    return db.fetch(Attendance, "attendances", attendance_id)
