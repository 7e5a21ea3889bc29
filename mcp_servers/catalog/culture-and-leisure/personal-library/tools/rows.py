"""Rows of Personal library."""

from typing import Literal

from typing_extensions import TypedDict

VolumeMainCategory = Literal["fiction", "history", "science", "travel", "cooking", "children"]
VolumeLanguage = Literal["en", "de", "fr", "es"]
VolumeSaleability = Literal[
    "for_sale", "for_rental_only", "for_sale_and_rental", "free", "not_for_sale", "for_preorder"
]
LibraryItemAcquireMethod = Literal["purchased", "rented", "sample", "uploaded"]
LibraryItemSharing = Literal["own", "family"]
BookshelfAccess = Literal["public", "private"]
AnnotationLayer = Literal["bookmark", "highlight", "note"]


class Series(TypedDict):
    """A series."""

    id: str
    title: str
    is_complete: bool


class Volume(TypedDict):
    """A volume."""

    id: str
    title: str
    author: str
    main_category: VolumeMainCategory
    language: VolumeLanguage
    page_count: int
    published_on: str
    series_id: str | None
    saleability: VolumeSaleability
    retail_price: int


class LibraryItem(TypedDict):
    """A library book."""

    id: str
    volume_id: str
    acquire_method: LibraryItemAcquireMethod
    acquired_at: str
    rental_ends_at: str | None
    sharing: LibraryItemSharing


class Bookshelf(TypedDict):
    """A bookshelf."""

    id: str
    title: str
    access: BookshelfAccess
    managed: bool
    updated_at: str


class BookshelfVolume(TypedDict):
    """A shelved volume."""

    id: str
    bookshelf_id: str
    volume_id: str
    position: int
    added_at: str


class ReadingPosition(TypedDict):
    """A reading position."""

    id: str
    volume_id: str
    page_number: int
    updated_at: str


class Annotation(TypedDict):
    """An annotation."""

    id: str
    volume_id: str
    layer: AnnotationLayer
    page_number: int
    selected_text: str | None
    data: str | None
    created_at: str
