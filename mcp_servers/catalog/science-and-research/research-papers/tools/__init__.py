"""Tools of River group papers."""

from mcp_servers.runtime import reads, writes

from .authorships import add_author, find_authorships, note_agreement, remove_author
from .manuscripts import (
    find_manuscripts,
    finish_draft,
    get_manuscript,
    note_acceptance,
    note_rejection,
    read_manuscript,
    report_manuscripts,
    start_manuscript,
    submit_manuscript,
)
from .members import find_members, get_member
from .readings import drop_reading, find_readings, plan_reading
from .reviews import (
    ask_for_review,
    decline_review,
    find_reviews,
    read_review,
    write_negative_review,
    write_positive_review,
)
from .venues import find_venues

TOOLS = reads(
    find_manuscripts,
    find_reviews,
    find_members,
    find_venues,
    find_authorships,
    find_readings,
    read_manuscript,
    read_review,
    get_manuscript,
    get_member,
    report_manuscripts,
) + writes(
    start_manuscript,
    add_author,
    note_agreement,
    remove_author,
    ask_for_review,
    write_positive_review,
    write_negative_review,
    decline_review,
    finish_draft,
    submit_manuscript,
    note_acceptance,
    note_rejection,
    plan_reading,
    drop_reading,
)
