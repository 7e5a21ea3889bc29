"""Tools of Town council minutes."""

from mcp_servers.runtime import reads, writes

from .attendances import excuse_councillor, find_attendances, invite_councillor, note_presence
from .committees import find_committees
from .councillors import find_councillors
from .meetings import call_meeting, cancel_meeting, close_meeting, find_meetings, get_meeting
from .minutes_sets import approve_minutes, find_minutes, keep_minutes, publish_minutes, read_minutes
from .motions import decide_carried, decide_lost, find_motions, get_motion, hand_in_motion, list_motion, report_motions
from .papers import find_papers, read_paper

TOOLS = reads(
    find_motions,
    find_meetings,
    find_councillors,
    find_committees,
    find_papers,
    find_minutes,
    find_attendances,
    read_minutes,
    read_paper,
    get_motion,
    get_meeting,
    report_motions,
) + writes(
    hand_in_motion,
    list_motion,
    decide_carried,
    decide_lost,
    call_meeting,
    invite_councillor,
    note_presence,
    excuse_councillor,
    close_meeting,
    cancel_meeting,
    keep_minutes,
    approve_minutes,
    publish_minutes,
)
