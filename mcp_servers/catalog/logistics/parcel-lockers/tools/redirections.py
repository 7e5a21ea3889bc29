"""Tools about redirections."""

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Day, Page, PageNumber, Refused

from .rows import Parcel, ParcelStatus, Redirection, Station


class RedirectionSummary(TypedDict):
    """A redirection as a search lists it."""

    id: str
    parcel_number: str
    origin_name: str
    parcel_station_name: str
    asked_on: str


class RedirectionsByOriginName(TypedDict):
    """Totals of redirections for one name."""

    origin_name: str
    redirections: int
    fees: int


def find_redirections(
    db: Database,
    parcel_id: str | None = None,
    recipient_id: str | None = None,
    origin_id: str | None = None,
    asked_from: Day | None = None,
    page: PageNumber = 1,
) -> Page[RedirectionSummary]:
    """Search redirections by parcel, recipient, first station or day of the request.

    Args:
        parcel_id: Only redirections of the parcel with this id.
        recipient_id: Only redirections of the recipient with this id.
        origin_id: Only redirections of the first station with this id.
        asked_from: Only redirections with a day of the request at or after this.
        page: Page number, from 1.
    """
    return db.search(
        RedirectionSummary,
        """
        SELECT redirections.id, parcels.number AS parcel_number, stations.name AS origin_name, station.name
            AS parcel_station_name, redirections.asked_on
        FROM redirections
        JOIN parcels ON parcels.id = redirections.parcel_id
        JOIN stations ON stations.id = redirections.origin_id
        JOIN stations AS station ON station.id = parcels.station_id
        """,
        where={
            "redirections.parcel_id = ?": parcel_id,
            "parcels.recipient_id = ?": recipient_id,
            "redirections.origin_id = ?": origin_id,
            "redirections.asked_on >= ?": asked_from,
        },
        order="redirections.asked_on DESC, redirections.id",
        page=page,
    )


def report_redirections(
    db: Database, asked_from: Day | None = None, parcel_status: ParcelStatus | None = None, page: PageNumber = 1
) -> Page[RedirectionsByOriginName]:
    """Count redirections and add up their fees by the station that the parcels first went to.

    Args:
        asked_from: Only redirections with a day of the request at or after this.
        parcel_status: Only redirections of the parcel with this status.
        page: Page number, from 1.
    """
    return db.search(
        RedirectionsByOriginName,
        """
        SELECT stations.name AS origin_name, COUNT(*) AS redirections, COALESCE(SUM(redirections.fee), 0) AS
            fees
        FROM redirections
        JOIN parcels ON parcels.id = redirections.parcel_id
        JOIN stations ON stations.id = redirections.origin_id
        """,
        where={"redirections.asked_on >= ?": asked_from, "parcels.status = ?": parcel_status},
        group="stations.name",
        order="stations.name",
        page=page,
    )


def redirect_parcel(db: Database, parcel_id: str, station_id: str) -> Redirection:
    """Send an announced parcel to another working station with a free compartment of its class; the second time
    costs 150 cents.

    Args:
        parcel_id: Id of the parcel.
        station_id: Id of the station.
    """
    parcel = db.fetch(Parcel, "parcels", parcel_id)
    station = db.fetch(Station, "stations", station_id)
    if parcel["status"] != "announced":
        raise Refused("Only an announced parcel can be redirected.")
    if station_id == parcel["station_id"]:
        raise Refused("The parcel goes there already.")
    if station["status"] != "working":
        raise Refused("The station is shut.")
    if not db.exists(
        "SELECT 1 FROM compartments WHERE station_id = ? AND size = ? AND status = 'free'", station_id, parcel["size"]
    ):
        raise Refused("No compartment of this class is free there.")
    earlier = db.number("SELECT COUNT(*) FROM redirections WHERE parcel_id = ?", parcel_id)
    if earlier >= 2:
        raise Refused("The parcel was redirected twice already.")
    redirection_id = db.insert(
        "redirections",
        parcel_id=parcel_id,
        origin_id=parcel["station_id"],
        fee=150 if earlier > 0 else 0,
        asked_on=db.today,
    )
    db.update("parcels", parcel_id, station_id=station_id)
    return db.fetch(Redirection, "redirections", redirection_id)
