"""Tools of Northern dialect dictionary."""

from mcp_servers.runtime import reads, writes

from .editors import find_editors
from .entries import (
    drop_entry,
    find_entries,
    get_entry,
    publish_entry,
    report_entries,
    return_entry,
    start_entry,
    submit_entry,
    take_over_entry,
)
from .quotations import (
    check_quotation,
    collect_quotation,
    find_quotations,
    move_quotation,
    reject_quotation,
    report_sources,
)
from .reader_comments import answer_comment, find_comments
from .senses import add_sense, find_senses, get_sense, mark_obsolete, reword_sense
from .sources import find_sources, grant_permission

TOOLS = reads(
    find_editors,
    find_sources,
    find_entries,
    find_senses,
    find_quotations,
    find_comments,
    get_entry,
    get_sense,
    report_entries,
    report_sources,
) + writes(
    start_entry,
    take_over_entry,
    add_sense,
    reword_sense,
    mark_obsolete,
    collect_quotation,
    check_quotation,
    reject_quotation,
    move_quotation,
    grant_permission,
    submit_entry,
    return_entry,
    publish_entry,
    answer_comment,
    drop_entry,
)
