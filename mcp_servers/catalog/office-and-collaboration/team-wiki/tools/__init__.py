"""Tools of Playground workshop wiki."""

from mcp_servers.runtime import reads, writes

from .articles import (
    archive_article,
    find_articles,
    get_article,
    lock_article,
    move_article,
    publish_article,
    read_article,
    report_spaces,
    rewrite_article,
    unlock_article,
    write_article,
)
from .authors import find_authors
from .comments import add_comment, find_comments, refuse_comment, settle_comment
from .reviews import ask_for_review, fail_review, find_reviews, pass_review
from .revisions import find_revisions, read_revision
from .spaces import find_spaces

TOOLS = reads(
    find_articles,
    find_spaces,
    find_authors,
    find_revisions,
    find_comments,
    find_reviews,
    read_article,
    read_revision,
    get_article,
    report_spaces,
) + writes(
    write_article,
    lock_article,
    unlock_article,
    rewrite_article,
    move_article,
    ask_for_review,
    pass_review,
    fail_review,
    publish_article,
    archive_article,
    add_comment,
    settle_comment,
    refuse_comment,
)
