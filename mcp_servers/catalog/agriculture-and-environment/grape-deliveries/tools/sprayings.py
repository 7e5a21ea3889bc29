"""Tools about sprayings."""

from typing import Annotated

from mcp_servers.runtime import Database, Refused, Text, between, shift

from .rows import Parcel, Spraying, Variety


def allow_spraying(
    db: Database, parcel_id: str, product: Text, waiting_days: Annotated[int, between(1, 42)]
) -> Spraying:
    """Allow a parcel to be sprayed today, if its waiting period ends before the loads announced from it and before
    picking is over.

    Args:
        parcel_id: Id of the parcel.
        product: Product of the spraying.
        waiting_days: Waiting period in days.
    """
    parcel = db.fetch(Parcel, "parcels", parcel_id)
    free_from = shift(db.today, days=waiting_days)
    if db.exists(
        """
        SELECT 1 FROM loads
        WHERE parcel_id = ? AND status = 'announced' AND date(starts_at) < ? AND starts_at > ?
        """,
        parcel_id,
        free_from,
        db.now,
    ):
        raise Refused("A load from this parcel is announced within the waiting period.")
    variety = db.fetch(Variety, "varieties", parcel["variety_id"])
    if free_from > variety["closes_on"]:
        raise Refused("The waiting period would last until picking is over.")
    if db.exists("SELECT 1 FROM sprayings WHERE parcel_id = ? AND sprayed_on > ?", parcel_id, shift(db.today, days=-7)):
        raise Refused("The parcel was sprayed less than a week ago.")
    spraying_id = db.insert(
        "sprayings",
        parcel_id=parcel_id,
        product=product,
        waiting_days=waiting_days,
        sprayed_on=db.today,
        free_from=free_from,
    )
    return db.fetch(Spraying, "sprayings", spraying_id)
