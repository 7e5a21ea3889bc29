"""Tools about library items."""

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Page, PageNumber, Refused

from .rows import LibraryItem, LibraryItemAcquireMethod, LibraryItemSharing, VolumeMainCategory


class LibraryItemSummary(TypedDict):
    """A library book as a search lists it."""

    id: str
    volume_title: str
    acquire_method: LibraryItemAcquireMethod
    sharing: LibraryItemSharing
    rental_ends_at: str | None


def list_my_books(
    db: Database,
    volume_id: str | None = None,
    acquire_method: LibraryItemAcquireMethod | None = None,
    sharing: LibraryItemSharing | None = None,
    category: VolumeMainCategory | None = None,
    page: PageNumber = 1,
) -> Page[LibraryItemSummary]:
    """List the books in your library, and how you came by each.

    Args:
        volume_id: Only library items of the volume with this id.
        acquire_method: Only library items with this acquire method.
        sharing: Only library items with this sharing.
        category: Only library items of the volume with this category.
        page: Page number, from 1.
    """
    return db.search(
        LibraryItemSummary,
        """
        SELECT library_items.id, volumes.title AS volume_title, library_items.acquire_method,
            library_items.sharing, library_items.rental_ends_at
        FROM library_items
        JOIN volumes ON volumes.id = library_items.volume_id
        """,
        where={
            "library_items.volume_id = ?": volume_id,
            "library_items.acquire_method = ?": acquire_method,
            "library_items.sharing = ?": sharing,
            "volumes.main_category = ?": category,
        },
        order="volumes.title, library_items.id",
        page=page,
    )


def share_book(db: Database, library_item_id: str) -> LibraryItem:
    """Share a purchased book with the family; at most eight can be shared at a time.

    Args:
        library_item_id: Id of the library book.
    """
    library_item = db.fetch(LibraryItem, "library_items", library_item_id)
    if library_item["sharing"] != "own":
        raise Refused("The library book must be own.")
    if library_item["acquire_method"] != "purchased":
        raise Refused("Only purchased books can be shared.")
    if db.number("SELECT COUNT(*) FROM library_items WHERE sharing = 'family'") >= 8:
        raise Refused("Eight books are shared already.")
    db.update("library_items", library_item_id, sharing="family")
    return db.fetch(LibraryItem, "library_items", library_item_id)


def unshare_book(db: Database, library_item_id: str) -> LibraryItem:
    """Stop sharing a book with the family.

    Args:
        library_item_id: Id of the library book.
    """
    library_item = db.fetch(LibraryItem, "library_items", library_item_id)
    if library_item["sharing"] != "family":
        raise Refused("The library book must be family.")
    db.update("library_items", library_item_id, sharing="own")
    return db.fetch(LibraryItem, "library_items", library_item_id)
