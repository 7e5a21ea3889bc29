"""Tools about price bands."""

from typing import Annotated

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Page, PageNumber, Refused, between

from .rows import Hall, PriceBand, PriceBandName, Show


class PriceBandSummary(TypedDict):
    """A price band as a search lists it."""

    id: str
    show_name: str
    name: PriceBandName
    price: int
    seats: int


def find_price_bands(
    db: Database,
    show_id: str | None = None,
    name: PriceBandName | None = None,
    max_price: int | None = None,
    page: PageNumber = 1,
) -> Page[PriceBandSummary]:
    """Search price bands by show, name or price.

    Args:
        show_id: Only price bands of the show with this id.
        name: Only price bands with this name.
        max_price: Only price bands with a price of at most this.
        page: Page number, from 1.
    """
    return db.search(
        PriceBandSummary,
        """
        SELECT price_bands.id, shows.name AS show_name, price_bands.name, price_bands.price,
            price_bands.seats
        FROM price_bands
        JOIN shows ON shows.id = price_bands.show_id
        """,
        where={"price_bands.show_id = ?": show_id, "price_bands.name = ?": name, "price_bands.price <= ?": max_price},
        order="price_bands.price, price_bands.id",
        page=page,
    )


def add_price_band(
    db: Database,
    show_id: str,
    name: PriceBandName,
    price: Annotated[int, between(500, 7500)],
    seats: Annotated[int, between(2, 60)],
) -> PriceBand:
    """Offer seats of one of your shows, before or during its sale, at a price.

    Args:
        show_id: Id of the show.
        name: Name of the price band.
        price: Price of the price band, in minor units.
        seats: Number of seats.
    """
    show = db.fetch(Show, "shows", show_id)
    if show["organiser_id"] != db.account:
        raise Refused("The show belongs to another organiser.")
    if show["status"] not in ("draft", "on_sale"):
        raise Refused("The show is over or cancelled.")
    offered = db.number("SELECT SUM(seats) FROM price_bands WHERE show_id = ?", show_id)
    hall = db.fetch(Hall, "halls", show["hall_id"])
    if offered + seats > hall["seats"]:
        raise Refused("The hall does not have that many seats.")
    if db.exists("SELECT 1 FROM price_bands WHERE show_id = ? AND name = ?", show_id, name):
        raise Refused("Another price band already has this show and name.")
    price_band_id = db.insert("price_bands", show_id=show_id, name=name, price=price, seats=seats)
    return db.fetch(PriceBand, "price_bands", price_band_id)


def change_price(db: Database, price_band_id: str, price: Annotated[int, between(500, 7500)]) -> PriceBand:
    """Change the price of a band of your show from which nothing is sold yet.

    Args:
        price_band_id: Id of the price band.
        price: Price of the price band, in minor units.
    """
    price_band = db.fetch(PriceBand, "price_bands", price_band_id)
    show = db.fetch(Show, "shows", price_band["show_id"])
    if show["organiser_id"] != db.account:
        raise Refused("The show belongs to another organiser.")
    if db.exists("SELECT 1 FROM tickets WHERE price_band_id = ? AND status != 'void'", price_band_id):
        raise Refused("Tickets were sold at this price.")
    db.update("price_bands", price_band_id, price=price)
    return db.fetch(PriceBand, "price_bands", price_band_id)
