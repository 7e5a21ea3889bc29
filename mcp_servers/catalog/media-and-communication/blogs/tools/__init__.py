"""Tools of Blogs."""

from mcp_servers.runtime import reads, writes

from .authors import find_authors
from .blogs import get_blog, list_blogs
from .comments import (
    approve_comment,
    delete_comment,
    list_blog_comments,
    list_comments,
    mark_comment_as_spam,
    remove_comment_content,
)
from .posts import delete_post, get_post, insert_post, list_posts, patch_post, publish_post, revert_post, schedule_post
from .static_pages import (
    delete_static_page,
    insert_static_page,
    list_static_pages,
    publish_static_page,
    revert_static_page,
)

TOOLS = reads(
    get_blog, list_blogs, list_comments, list_blog_comments, list_static_pages, get_post, list_posts, find_authors
) + writes(
    approve_comment,
    delete_comment,
    mark_comment_as_spam,
    remove_comment_content,
    delete_static_page,
    insert_static_page,
    publish_static_page,
    revert_static_page,
    delete_post,
    insert_post,
    patch_post,
    publish_post,
    revert_post,
    schedule_post,
)
