"""Tools about posts."""

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Moment, Page, PageNumber, Refused, Text, days_between, given

from .rows import Author, Blog, Post, PostStatus


class PostDetails(Post):
    """A post in full."""

    blog_name: str
    author_display_name: str


class PostSummary(TypedDict):
    """A post as a search lists it."""

    id: str
    title: str
    author_display_name: str
    status: PostStatus
    published_at: str | None


def delete_post(db: Database, post_id: str) -> Post:
    """Put a draft or published post into the trash.

    Args:
        post_id: Id of the post.
    """
    post = db.fetch(Post, "posts", post_id)
    if post["status"] not in ("draft", "live"):
        raise Refused("The post must be draft or live.")
    if db.exists("SELECT 1 FROM comments WHERE post_id = ? AND status = 'pending'", post_id):
        raise Refused("Comments on the post still wait for moderation.")
    db.update("posts", post_id, status="soft_trashed", updated_at=db.now)
    return db.fetch(Post, "posts", post_id)


def get_post(db: Database, post_id: str) -> PostDetails:
    """Show a post with all that is known about it.

    Args:
        post_id: Id of the post.
    """
    post = db.fetch(Post, "posts", post_id)
    blog = db.fetch(Blog, "blogs", post["blog_id"])
    author = db.fetch(Author, "authors", post["author_id"])
    return {**post, "blog_name": blog["name"], "author_display_name": author["display_name"]}


def insert_post(db: Database, blog_id: str, author_id: str, title: Text, content: Text | None = None) -> Post:
    """Draft a new post for a blog.

    Args:
        blog_id: Id of the blog.
        author_id: Id of the author.
        title: Title of the post.
        content: Content of the post.
    """
    blog = db.fetch(Blog, "blogs", blog_id)
    db.fetch(Author, "authors", author_id)
    if blog["status"] != "live":
        raise Refused("The blog was deleted.")
    if db.exists("SELECT 1 FROM posts WHERE blog_id = ? AND title = ? AND status != 'soft_trashed'", blog_id, title):
        raise Refused("The blog already has a post with this title.")
    post_id = db.insert(
        "posts",
        blog_id=blog_id,
        author_id=author_id,
        title=title,
        content=content,
        status="draft",
        reader_comments="allow",
        updated_at=db.now,
    )
    return db.fetch(Post, "posts", post_id)


def list_posts(
    db: Database,
    blog_id: str | None = None,
    status: PostStatus | None = None,
    author_id: str | None = None,
    title: str | None = None,
    start_date: Moment | None = None,
    end_date: Moment | None = None,
    page: PageNumber = 1,
) -> Page[PostSummary]:
    """List posts.

    Args:
        blog_id: Only posts of the blog with this id.
        status: Only posts with this status.
        author_id: Only posts of the author with this id.
        title: Only posts whose title contains this text.
        start_date: Only posts with a time of publication at or after this.
        end_date: Only posts with a time of publication at or before this.
        page: Page number, from 1.
    """
    return db.search(
        PostSummary,
        """
        SELECT posts.id, posts.title, authors.display_name AS author_display_name, posts.status,
            posts.published_at
        FROM posts
        JOIN authors ON authors.id = posts.author_id
        """,
        where={
            "posts.blog_id = ?": blog_id,
            "posts.status = ?": status,
            "posts.author_id = ?": author_id,
            "instr(lower(posts.title), lower(?)) > 0": title,
            "posts.published_at >= ?": start_date,
            "posts.published_at <= ?": end_date,
        },
        order="posts.updated_at DESC, posts.id",
        page=page,
    )


def patch_post(db: Database, post_id: str, title: Text | None = None, content: Text | None = None) -> Post:
    """Change the title or text of a post.

    Args:
        post_id: Id of the post.
        title: New title; left as it is if not given.
        content: New content; left as it is if not given.
    """
    post = db.fetch(Post, "posts", post_id)
    changes = given(title=title, content=content)
    if not changes:
        raise Refused("Nothing to change was given.")
    if post["status"] == "soft_trashed":
        raise Refused("The post is in the trash.")
    if title is not None and db.exists(
        "SELECT 1 FROM posts WHERE blog_id = ? AND title = ? AND id != ?", post["blog_id"], title, post_id
    ):
        raise Refused("The blog already has a post with this title.")
    db.update("posts", post_id, updated_at=db.now, **changes)
    return db.fetch(Post, "posts", post_id)


def publish_post(db: Database, post_id: str) -> Post:
    """Publish a drafted or scheduled post now.

    Args:
        post_id: Id of the post.
    """
    post = db.fetch(Post, "posts", post_id)
    if post["status"] not in ("scheduled", "draft"):
        raise Refused("The post must be scheduled or draft.")
    if post["content"] is None:
        raise Refused("A post without text cannot be published.")
    blog = db.fetch(Blog, "blogs", post["blog_id"])
    if blog["status"] != "live":
        raise Refused("The blog was deleted.")
    if db.exists(
        """
        SELECT 1 FROM posts
        WHERE blog_id = ? AND status = 'live' AND published_at IS NOT NULL AND date(published_at) = ?
        """,
        post["blog_id"],
        db.today,
    ):
        raise Refused("The blog has already published a post today.")
    db.update("posts", post_id, status="live", published_at=db.now, updated_at=db.now)
    return db.fetch(Post, "posts", post_id)


def revert_post(db: Database, post_id: str) -> Post:
    """Take a published or scheduled post back to draft.

    Args:
        post_id: Id of the post.
    """
    post = db.fetch(Post, "posts", post_id)
    if post["status"] not in ("live", "scheduled"):
        raise Refused("The post must be live or scheduled.")
    if db.exists("SELECT 1 FROM comments WHERE post_id = ? AND status IN ('live', 'pending')", post_id):
        raise Refused("Readers have already commented on the post.")
    db.update("posts", post_id, status="draft", published_at=None, updated_at=db.now)
    return db.fetch(Post, "posts", post_id)


def schedule_post(db: Database, post_id: str, publish_date: Moment) -> Post:
    """Schedule a draft for publication at a later time.

    Args:
        post_id: Id of the post.
        publish_date: Time of publication.
    """
    post = db.fetch(Post, "posts", post_id)
    if post["status"] != "draft":
        raise Refused("The post must be draft.")
    if publish_date <= db.now:
        raise Refused("The time of publication must be in the future.")
    if days_between(db.today, publish_date) > 90:
        raise Refused("A post can be scheduled at most 90 days ahead.")
    if post["content"] is None:
        raise Refused("A post without text cannot be published.")
    blog = db.fetch(Blog, "blogs", post["blog_id"])
    if blog["status"] != "live":
        raise Refused("The blog was deleted.")
    if db.number("SELECT COUNT(*) FROM posts WHERE blog_id = ? AND status = 'scheduled'", post["blog_id"]) >= 3:
        raise Refused("The blog already has three scheduled posts.")
    db.update("posts", post_id, status="scheduled", published_at=publish_date, updated_at=db.now)
    return db.fetch(Post, "posts", post_id)
