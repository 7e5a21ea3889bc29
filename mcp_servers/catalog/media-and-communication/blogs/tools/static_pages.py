"""Tools about static pages."""

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Page, PageNumber, Refused, Text

from .rows import Blog, StaticPage, StaticPageStatus


class StaticPageSummary(TypedDict):
    """A page as a search lists it."""

    id: str
    title: str
    status: StaticPageStatus


def delete_static_page(db: Database, static_page_id: str) -> StaticPage:
    """Put a page into the trash.

    Args:
        static_page_id: Id of the page.
    """
    static_page = db.fetch(StaticPage, "static_pages", static_page_id)
    if static_page["status"] not in ("draft", "live"):
        raise Refused("The page must be draft or live.")
    db.update("static_pages", static_page_id, status="soft_trashed", updated_at=db.now)
    return db.fetch(StaticPage, "static_pages", static_page_id)


def insert_static_page(db: Database, blog_id: str, title: Text, content: Text | None = None) -> StaticPage:
    """Draft a new page for a blog.

    Args:
        blog_id: Id of the blog.
        title: Title of the page.
        content: Content of the page.
    """
    blog = db.fetch(Blog, "blogs", blog_id)
    if blog["status"] != "live":
        raise Refused("The blog was deleted.")
    if db.exists("SELECT 1 FROM static_pages WHERE blog_id = ? AND title = ?", blog_id, title):
        raise Refused("The blog already has a page with this title.")
    if db.number("SELECT COUNT(*) FROM static_pages WHERE blog_id = ? AND status != 'soft_trashed'", blog_id) >= 6:
        raise Refused("A blog has at most six pages.")
    static_page_id = db.insert(
        "static_pages", blog_id=blog_id, title=title, content=content, status="draft", updated_at=db.now
    )
    return db.fetch(StaticPage, "static_pages", static_page_id)


def list_static_pages(
    db: Database, blog_id: str | None = None, status: StaticPageStatus | None = None, page: PageNumber = 1
) -> Page[StaticPageSummary]:
    """List static pages.

    Args:
        blog_id: Only static pages of the blog with this id.
        status: Only static pages with this status.
        page: Page number, from 1.
    """
    return db.search(
        StaticPageSummary,
        "SELECT id, title, status FROM static_pages",
        where={"blog_id = ?": blog_id, "status = ?": status},
        order="title, id",
        page=page,
    )


def publish_static_page(db: Database, static_page_id: str) -> StaticPage:
    """Publish a drafted page.

    Args:
        static_page_id: Id of the page.
    """
    static_page = db.fetch(StaticPage, "static_pages", static_page_id)
    if static_page["status"] != "draft":
        raise Refused("The page must be draft.")
    if static_page["content"] is None:
        raise Refused("A page without text cannot be published.")
    blog = db.fetch(Blog, "blogs", static_page["blog_id"])
    if blog["status"] != "live":
        raise Refused("The blog was deleted.")
    db.update("static_pages", static_page_id, status="live", updated_at=db.now)
    return db.fetch(StaticPage, "static_pages", static_page_id)


def revert_static_page(db: Database, static_page_id: str) -> StaticPage:
    """Take a published page back to draft.

    Args:
        static_page_id: Id of the page.
    """
    static_page = db.fetch(StaticPage, "static_pages", static_page_id)
    if static_page["status"] != "live":
        raise Refused("The page must be live.")
    db.update("static_pages", static_page_id, status="draft", updated_at=db.now)
    return db.fetch(StaticPage, "static_pages", static_page_id)
