"""Tools of Fjordposten newsroom."""

from mcp_servers.runtime import reads, writes

from .corrections import find_corrections, print_correction
from .editions import find_editions
from .journalists import find_journalists
from .news_pages import find_pages, get_page
from .pictures import buy_picture, find_pictures
from .sources import add_source, confirm_source, find_sources
from .stories import (
    assign_story,
    clear_story,
    drop_story,
    file_story,
    find_stories,
    get_story,
    mark_sensitive,
    place_story,
    propose_story,
    pull_story,
    record_reading,
    report_stories,
    return_story,
    set_embargo,
)

TOOLS = reads(
    find_stories,
    find_journalists,
    find_editions,
    find_pages,
    find_sources,
    find_pictures,
    find_corrections,
    get_story,
    get_page,
    report_stories,
) + writes(
    propose_story,
    assign_story,
    file_story,
    mark_sensitive,
    record_reading,
    return_story,
    clear_story,
    set_embargo,
    place_story,
    pull_story,
    drop_story,
    add_source,
    confirm_source,
    buy_picture,
    print_correction,
)
