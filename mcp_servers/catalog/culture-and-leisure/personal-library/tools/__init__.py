"""Tools of Personal library."""

from mcp_servers.runtime import reads, writes

from .annotations import delete_annotation, insert_annotation, list_annotations, update_annotation
from .bookshelf_volumes import (
    add_volume_to_bookshelf,
    list_bookshelf_volumes,
    move_volume_on_bookshelf,
    remove_volume_from_bookshelf,
)
from .bookshelves import clear_bookshelf, get_bookshelf, list_bookshelves
from .library_items import list_my_books, share_book, unshare_book
from .reading_positions import list_reading_positions, set_reading_position, start_reading
from .series_list import list_series
from .volumes import get_volume, list_series_volumes, list_volumes

TOOLS = reads(
    list_annotations,
    get_bookshelf,
    list_bookshelves,
    list_volumes,
    list_reading_positions,
    get_volume,
    list_series,
    list_series_volumes,
    list_my_books,
    list_bookshelf_volumes,
) + writes(
    delete_annotation,
    insert_annotation,
    update_annotation,
    add_volume_to_bookshelf,
    clear_bookshelf,
    set_reading_position,
    share_book,
    unshare_book,
    remove_volume_from_bookshelf,
    move_volume_on_bookshelf,
    start_reading,
)
