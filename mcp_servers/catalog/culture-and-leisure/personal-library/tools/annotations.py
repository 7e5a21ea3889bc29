"""Tools about annotations."""

from typing import Annotated

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Page, PageNumber, Refused, Text, at_least

from .rows import Annotation, AnnotationLayer, Volume


class AnnotationSummary(TypedDict):
    """An annotation as a search lists it."""

    id: str
    volume_title: str
    page_number: int
    layer: AnnotationLayer
    selected_text: str | None
    data: str | None


def delete_annotation(db: Database, annotation_id: str) -> Annotation:
    """Remove an annotation.

    Args:
        annotation_id: Id of the annotation.
    """
    annotation = db.fetch(Annotation, "annotations", annotation_id)
    db.delete("annotations", annotation_id)
    return annotation


def insert_annotation(db: Database, volume_id: str, page_number: Annotated[int, at_least(1)], data: Text) -> Annotation:
    """Write a note on a page of a book in your library.

    Args:
        volume_id: Id of the volume.
        page_number: Page number.
        data: Note of the annotation.
    """
    volume = db.fetch(Volume, "volumes", volume_id)
    if not db.exists(
        """
        SELECT 1 FROM library_items
        WHERE volume_id = ? AND (rental_ends_at IS NULL OR rental_ends_at > ?)
        """,
        volume_id,
        db.now,
    ):
        raise Refused("The book is not in your library, or its rental has ended.")
    if page_number > volume["page_count"]:
        raise Refused("The book does not have that many pages.")
    if db.exists(
        "SELECT 1 FROM annotations WHERE volume_id = ? AND page_number = ? AND layer = 'note'", volume_id, page_number
    ):
        raise Refused("There is already a note on this page.")
    annotation_id = db.insert(
        "annotations", volume_id=volume_id, page_number=page_number, layer="note", data=data, created_at=db.now
    )
    return db.fetch(Annotation, "annotations", annotation_id)


def list_annotations(
    db: Database,
    layer: AnnotationLayer | None = None,
    volume_id: str | None = None,
    min_page_number: int | None = None,
    max_page_number: int | None = None,
    page: PageNumber = 1,
) -> Page[AnnotationSummary]:
    """List annotations.

    Args:
        layer: Only annotations with this layer.
        volume_id: Only annotations of the volume with this id.
        min_page_number: Only annotations with a page number of at least this.
        max_page_number: Only annotations with a page number of at most this.
        page: Page number, from 1.
    """
    return db.search(
        AnnotationSummary,
        """
        SELECT annotations.id, volumes.title AS volume_title, annotations.page_number, annotations.layer,
            annotations.selected_text, annotations.data
        FROM annotations
        JOIN volumes ON volumes.id = annotations.volume_id
        """,
        where={
            "annotations.layer = ?": layer,
            "annotations.volume_id = ?": volume_id,
            "annotations.page_number >= ?": min_page_number,
            "annotations.page_number <= ?": max_page_number,
        },
        order="annotations.page_number, annotations.id",
        page=page,
    )


def update_annotation(db: Database, annotation_id: str, data: Text) -> Annotation:
    """Change the text of a note.

    Args:
        annotation_id: Id of the annotation.
        data: Note of the annotation.
    """
    annotation = db.fetch(Annotation, "annotations", annotation_id)
    if annotation["layer"] != "note":
        raise Refused("Only notes have a text that can be changed.")
    db.update("annotations", annotation_id, data=data)
    return db.fetch(Annotation, "annotations", annotation_id)
