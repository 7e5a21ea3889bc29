"""Tools about blogs."""

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Page, PageNumber

from .rows import Author, Blog, BlogLanguage, BlogStatus


class BlogDetails(Blog):
    """A blog in full."""

    owner_display_name: str
    live_posts: int


class BlogSummary(TypedDict):
    """A blog as a search lists it."""

    id: str
    name: str
    owner_display_name: str
    status: BlogStatus


def get_blog(db: Database, blog_id: str) -> BlogDetails:
    """Show a blog with all that is known about it.

    Args:
        blog_id: Id of the blog.
    """
    blog = db.fetch(Blog, "blogs", blog_id)
    live_posts = db.number("SELECT COUNT(*) FROM posts WHERE blog_id = ? AND status = 'live'", blog_id)
    owner = db.fetch(Author, "authors", blog["owner_id"])
    return {**blog, "owner_display_name": owner["display_name"], "live_posts": live_posts}


def list_blogs(
    db: Database,
    owner_id: str | None = None,
    name: str | None = None,
    status: BlogStatus | None = None,
    language: BlogLanguage | None = None,
    page: PageNumber = 1,
) -> Page[BlogSummary]:
    """List blogs by their owner.

    Args:
        owner_id: Only blogs of the owner with this id.
        name: Only blogs whose name contains this text.
        status: Only blogs with this status.
        language: Only blogs with this language.
        page: Page number, from 1.
    """
    return db.search(
        BlogSummary,
        """
        SELECT blogs.id, blogs.name, authors.display_name AS owner_display_name, blogs.status FROM blogs
        JOIN authors ON authors.id = blogs.owner_id
        """,
        where={
            "blogs.owner_id = ?": owner_id,
            "instr(lower(blogs.name), lower(?)) > 0": name,
            "blogs.status = ?": status,
            "blogs.language = ?": language,
        },
        order="blogs.name, blogs.id",
        page=page,
    )
