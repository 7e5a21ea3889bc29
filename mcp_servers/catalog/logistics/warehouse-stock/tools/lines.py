"""Tools about lines."""

from typing import Annotated

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Page, PageNumber, Refused, between

from .rows import Dispatch, Line, Product


class LineSummary(TypedDict):
    """A line as a search lists it."""

    id: str
    dispatch_number: str
    product_name: str
    quantity: int


def find_lines(
    db: Database, dispatch_id: str | None = None, product_id: str | None = None, page: PageNumber = 1
) -> Page[LineSummary]:
    """Search lines by dispatch or product.

    Args:
        dispatch_id: Only lines of the dispatch with this id.
        product_id: Only lines of the product with this id.
        page: Page number, from 1.
    """
    return db.search(
        LineSummary,
        """
        SELECT lines.id, dispatches.number AS dispatch_number, products.name AS product_name, lines.quantity
        FROM lines
        JOIN dispatches ON dispatches.id = lines.dispatch_id
        JOIN products ON products.id = lines.product_id
        """,
        where={"lines.dispatch_id = ?": dispatch_id, "lines.product_id = ?": product_id},
        order="dispatches.due_on, lines.id",
        page=page,
    )


def add_line(db: Database, dispatch_id: str, product_id: str, quantity: Annotated[int, between(4, 80)]) -> Line:
    """Put a product on an open dispatch.

    Args:
        dispatch_id: Id of the dispatch.
        product_id: Id of the product.
        quantity: Quantity of the line.
    """
    dispatch = db.fetch(Dispatch, "dispatches", dispatch_id)
    db.fetch(Product, "products", product_id)
    if dispatch["status"] != "open":
        raise Refused("The dispatch is no longer open.")
    if db.exists("SELECT 1 FROM lines WHERE dispatch_id = ? AND product_id = ?", dispatch_id, product_id):
        raise Refused("Another line already has this dispatch and product.")
    line_id = db.insert("lines", dispatch_id=dispatch_id, product_id=product_id, quantity=quantity)
    return db.fetch(Line, "lines", line_id)
