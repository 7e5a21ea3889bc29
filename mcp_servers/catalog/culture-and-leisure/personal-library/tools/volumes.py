"""Tools about volumes."""

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Page, PageNumber

from .rows import Volume, VolumeLanguage, VolumeMainCategory, VolumeSaleability


class VolumeSummary(TypedDict):
    """A volume as a search lists it."""

    id: str
    title: str
    author: str
    main_category: VolumeMainCategory
    published_on: str


def list_volumes(
    db: Database,
    title: str | None = None,
    author: str | None = None,
    main_category: VolumeMainCategory | None = None,
    language: VolumeLanguage | None = None,
    saleability: VolumeSaleability | None = None,
    max_retail_price: int | None = None,
    page: PageNumber = 1,
) -> Page[VolumeSummary]:
    """Search the catalogue of volumes.

    Args:
        title: Only volumes whose title contains this text.
        author: Only volumes whose author contains this text.
        main_category: Only volumes with this category.
        language: Only volumes with this language.
        saleability: Only volumes with this saleability.
        max_retail_price: Only volumes with a price of at most this.
        page: Page number, from 1.
    """
    return db.search(
        VolumeSummary,
        "SELECT id, title, author, main_category, published_on FROM volumes",
        where={
            "instr(lower(title), lower(?)) > 0": title,
            "instr(lower(author), lower(?)) > 0": author,
            "main_category = ?": main_category,
            "language = ?": language,
            "saleability = ?": saleability,
            "retail_price <= ?": max_retail_price,
        },
        order="title, id",
        page=page,
    )


def get_volume(db: Database, volume_id: str) -> Volume:
    """Show a volume with all that is known about it.

    Args:
        volume_id: Id of the volume.
    """
    return db.fetch(Volume, "volumes", volume_id)


def list_series_volumes(db: Database, series_id: str | None = None, page: PageNumber = 1) -> Page[VolumeSummary]:
    """List the volumes of a series in the order in which they appeared.

    Args:
        series_id: Only volumes of the series with this id.
        page: Page number, from 1.
    """
    return db.search(
        VolumeSummary,
        "SELECT id, title, author, main_category, published_on FROM volumes",
        where={"series_id = ?": series_id},
        order="published_on, id",
        page=page,
    )
