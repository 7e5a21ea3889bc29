"""Tools of Markstein annotation desk."""

from mcp_servers.runtime import reads, writes

from .annotators import find_annotators, get_annotator, suspend_annotator
from .item_labels import accept_label, find_labels, give_label, hand_out_item, report_labels, take_item_back
from .items import add_item, agree_item, discard_item, dispute_item, find_items
from .projects import close_project, find_projects, get_project
from .qualifications import certify_annotator, find_qualifications, renew_qualification

TOOLS = reads(
    find_annotators,
    find_projects,
    find_qualifications,
    find_items,
    find_labels,
    get_project,
    get_annotator,
    report_labels,
) + writes(
    add_item,
    hand_out_item,
    give_label,
    take_item_back,
    agree_item,
    dispute_item,
    accept_label,
    discard_item,
    certify_annotator,
    renew_qualification,
    suspend_annotator,
    close_project,
)
