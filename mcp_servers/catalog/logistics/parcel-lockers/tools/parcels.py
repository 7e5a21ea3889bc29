"""Tools about parcels."""

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Day, Page, PageNumber, Refused, shift

from .rows import Compartment, Customer, Parcel, ParcelStatus, Station


class ParcelSummary(TypedDict):
    """A parcel as a search lists it."""

    id: str
    number: str
    recipient_name: str
    station_name: str
    size: int
    status: ParcelStatus
    kept_until: str | None


class ParcelDetails(Parcel):
    """A parcel in full."""

    recipient_name: str
    station_name: str
    compartment_code: str | None
    free_compartments: int
    times_redirected: int


class ParcelsByStationName(TypedDict):
    """Totals of parcels for one name."""

    station_name: str
    parcels: int
    total_weight: int
    heaviest: int | None


def find_parcels(
    db: Database,
    number: str | None = None,
    recipient_id: str | None = None,
    station_id: str | None = None,
    status: ParcelStatus | None = None,
    courier_id: str | None = None,
    size: int | None = None,
    min_weight: int | None = None,
    kept_until_until: Day | None = None,
    page: PageNumber = 1,
) -> Page[ParcelSummary]:
    """Search parcels by number, recipient, station, status, courier, size class, weight in grams or pick-up
    deadline.

    Args:
        number: Only parcels with this number.
        recipient_id: Only parcels of the recipient with this id.
        station_id: Only parcels of the station with this id.
        status: Only parcels with this status.
        courier_id: Only parcels of the courier with this id.
        size: Only parcels with this size class.
        min_weight: Only parcels with a weight in grams of at least this.
        kept_until_until: Only parcels with a pick-up deadline at or before this.
        page: Page number, from 1.
    """
    return db.search(
        ParcelSummary,
        """
        SELECT parcels.id, parcels.number, customers.name AS recipient_name, stations.name AS station_name,
            parcels.size, parcels.status, parcels.kept_until
        FROM parcels
        JOIN customers ON customers.id = parcels.recipient_id
        JOIN stations ON stations.id = parcels.station_id
        """,
        where={
            "parcels.number = ?": number,
            "parcels.recipient_id = ?": recipient_id,
            "parcels.station_id = ?": station_id,
            "parcels.status = ?": status,
            "parcels.courier_id = ?": courier_id,
            "parcels.size = ?": size,
            "parcels.weight >= ?": min_weight,
            "parcels.kept_until <= ?": kept_until_until,
        },
        order="parcels.number, parcels.id",
        page=page,
    )


def get_parcel(db: Database, parcel_id: str) -> ParcelDetails:
    """Show a parcel with the free compartments of its class at its station and how often it was redirected.

    Args:
        parcel_id: Id of the parcel.
    """
    parcel = db.fetch(Parcel, "parcels", parcel_id)
    free_compartments = db.number(
        """
        SELECT COUNT(*) FROM compartments
        WHERE station_id = ? AND size = ? AND status = 'free'
        """,
        parcel["station_id"],
        parcel["size"],
    )
    times_redirected = db.number("SELECT COUNT(*) FROM redirections WHERE parcel_id = ?", parcel_id)
    recipient = db.fetch(Customer, "customers", parcel["recipient_id"])
    station = db.fetch(Station, "stations", parcel["station_id"])
    compartment = (
        db.fetch(Compartment, "compartments", parcel["compartment_id"])
        if parcel["compartment_id"] is not None
        else None
    )
    return {
        **parcel,
        "recipient_name": recipient["name"],
        "station_name": station["name"],
        "compartment_code": compartment["code"] if compartment is not None else None,
        "free_compartments": free_compartments,
        "times_redirected": times_redirected,
    }


def report_parcels(
    db: Database,
    status: ParcelStatus | None = None,
    courier_id: str | None = None,
    size: int | None = None,
    page: PageNumber = 1,
) -> Page[ParcelsByStationName]:
    """Count parcels and add up their weights by station.

    Args:
        status: Only parcels with this status.
        courier_id: Only parcels of the courier with this id.
        size: Only parcels with this size class.
        page: Page number, from 1.
    """
    return db.search(
        ParcelsByStationName,
        """
        SELECT stations.name AS station_name, COUNT(*) AS parcels, COALESCE(SUM(parcels.weight), 0) AS
            total_weight, MAX(parcels.weight) AS heaviest
        FROM parcels
        JOIN stations ON stations.id = parcels.station_id
        """,
        where={"parcels.status = ?": status, "parcels.courier_id = ?": courier_id, "parcels.size = ?": size},
        group="stations.name",
        order="stations.name",
        page=page,
    )


def load_parcel(db: Database, parcel_id: str) -> Parcel:
    """Load an announced parcel into your van, if there is room in it and the station is working.

    Args:
        parcel_id: Id of the parcel.
    """
    parcel = db.fetch(Parcel, "parcels", parcel_id)
    if parcel["status"] != "announced":
        raise Refused("The parcel must be announced.")
    station = db.fetch(Station, "stations", parcel["station_id"])
    if station["status"] != "working":
        raise Refused("The station is shut.")
    if db.number("SELECT COUNT(*) FROM parcels WHERE courier_id = ? AND status = 'loaded'", db.account) >= 24:
        raise Refused("There are 24 parcels in your van already.")
    if (
        db.number("SELECT SUM(weight) FROM parcels WHERE courier_id = ? AND status = 'loaded'", db.account)
        + parcel["weight"]
        > 180000
    ):
        raise Refused("The van would be too heavy.")
    db.update("parcels", parcel_id, status="loaded", courier_id=db.account)
    return db.fetch(Parcel, "parcels", parcel_id)


def unload_parcel(db: Database, parcel_id: str) -> Parcel:
    """Take a parcel out of your van and leave it at the depot.

    Args:
        parcel_id: Id of the parcel.
    """
    parcel = db.fetch(Parcel, "parcels", parcel_id)
    if parcel["status"] != "loaded":
        raise Refused("The parcel must be loaded.")
    if parcel["courier_id"] != db.account:
        raise Refused("The parcel is in another van.")
    db.update("parcels", parcel_id, status="announced", courier_id=None)
    return db.fetch(Parcel, "parcels", parcel_id)


def store_parcel(db: Database, parcel_id: str, compartment_id: str) -> Parcel:
    """Put a parcel from your van into the smallest free compartment that suits it; it is kept for three days.

    Args:
        parcel_id: Id of the parcel.
        compartment_id: Id of the compartment.
    """
    parcel = db.fetch(Parcel, "parcels", parcel_id)
    compartment = db.fetch(Compartment, "compartments", compartment_id)
    if parcel["status"] != "loaded":
        raise Refused("The parcel must be loaded.")
    if parcel["courier_id"] != db.account:
        raise Refused("The parcel is in another van.")
    if compartment["station_id"] != parcel["station_id"]:
        raise Refused("The compartment is at another station.")
    station = db.fetch(Station, "stations", parcel["station_id"])
    if station["status"] != "working":
        raise Refused("The station is shut.")
    if compartment["status"] != "free":
        raise Refused("The compartment is taken or defective.")
    if compartment["size"] < parcel["size"]:
        raise Refused("The compartment is too small.")
    if parcel["weight"] > 12000 and not compartment["low"]:
        raise Refused("Heavy parcels go into low compartments.")
    if compartment["size"] != parcel["size"] and db.exists(
        """
        SELECT 1 FROM compartments
        WHERE station_id = ? AND status = 'free' AND size = ? AND (? OR low)
        """,
        parcel["station_id"],
        parcel["size"],
        parcel["weight"] <= 12000,
    ):
        raise Refused("A compartment of its own class is free.")
    if db.exists("SELECT 1 FROM parcels WHERE compartment_id = ? AND id != ?", compartment_id, parcel_id):
        raise Refused("Another parcel already has this compartment.")
    db.update(
        "parcels",
        parcel_id,
        status="stored",
        compartment_id=compartment_id,
        kept_until=shift(db.today, days=3),
        extended=False,
    )
    db.update("compartments", compartment_id, status="taken")
    return db.fetch(Parcel, "parcels", parcel_id)


def change_compartment(db: Database, parcel_id: str, compartment_id: str) -> Parcel:
    """Put a stored parcel into another free compartment of the same station.

    Args:
        parcel_id: Id of the parcel.
        compartment_id: Id of the compartment.
    """
    parcel = db.fetch(Parcel, "parcels", parcel_id)
    compartment = db.fetch(Compartment, "compartments", compartment_id)
    if parcel["status"] != "stored":
        raise Refused("The parcel is not stored.")
    if compartment["station_id"] != parcel["station_id"]:
        raise Refused("The compartment is at another station.")
    if compartment["status"] != "free":
        raise Refused("The compartment is taken or defective.")
    if compartment["size"] < parcel["size"]:
        raise Refused("The compartment is too small.")
    if parcel["weight"] > 12000 and not compartment["low"]:
        raise Refused("Heavy parcels go into low compartments.")
    if db.exists("SELECT 1 FROM parcels WHERE compartment_id = ? AND id != ?", compartment_id, parcel_id):
        raise Refused("Another parcel already has this compartment.")
    db.update("parcels", parcel_id, compartment_id=compartment_id)
    db.update("compartments", compartment_id, status="taken")
    for each_compartment in db.all(
        Compartment, "SELECT * FROM compartments WHERE id = ? ORDER BY id", parcel["compartment_id"]
    ):
        db.update("compartments", each_compartment["id"], status="free")
    return db.fetch(Parcel, "parcels", parcel_id)


def keep_longer(db: Database, parcel_id: str) -> Parcel:
    """Keep a stored parcel two days longer, once and before its last day is over, while compartments of its class
    are free.

    Args:
        parcel_id: Id of the parcel.
    """
    parcel = db.fetch(Parcel, "parcels", parcel_id)
    if parcel["status"] != "stored":
        raise Refused("The parcel is not stored.")
    if parcel["extended"]:
        raise Refused("The parcel was kept longer once already.")
    if parcel["kept_until"] is None or parcel["kept_until"] < db.today:
        raise Refused("The last day is over.")
    if not db.exists(
        "SELECT 1 FROM compartments WHERE station_id = ? AND size = ? AND status = 'free'",
        parcel["station_id"],
        parcel["size"],
    ):
        raise Refused("No other compartment of this class is free.")
    db.update("parcels", parcel_id, kept_until=shift(parcel["kept_until"], days=2), extended=True)
    return db.fetch(Parcel, "parcels", parcel_id)


def record_payment(db: Database, parcel_id: str) -> Parcel:
    """Note that what is due on a stored parcel was paid.

    Args:
        parcel_id: Id of the parcel.
    """
    parcel = db.fetch(Parcel, "parcels", parcel_id)
    if parcel["status"] != "stored":
        raise Refused("The parcel is not stored.")
    if parcel["due"] <= 0:
        raise Refused("Nothing is to be paid.")
    db.update("parcels", parcel_id, due=0)
    return db.fetch(Parcel, "parcels", parcel_id)


def hand_over_parcel(db: Database, parcel_id: str, identified: bool = False) -> Parcel:
    """Note that a stored parcel was collected in time; one for adults needs an identity card.

    Args:
        parcel_id: Id of the parcel.
        identified: Whether this holds for the parcel: an identity card.
    """
    parcel = db.fetch(Parcel, "parcels", parcel_id)
    if parcel["status"] != "stored":
        raise Refused("The parcel must be stored.")
    if parcel["due"] != 0:
        raise Refused("The parcel has not been paid.")
    if parcel["adult"] and not identified:
        raise Refused("An identity card must be shown for this parcel.")
    if parcel["kept_until"] is None or parcel["kept_until"] < db.today:
        raise Refused("The last day is over.")
    db.update("parcels", parcel_id, status="collected", kept_until=None, compartment_id=None)
    for compartment in db.all(
        Compartment, "SELECT * FROM compartments WHERE id = ? ORDER BY id", parcel["compartment_id"]
    ):
        db.update("compartments", compartment["id"], status="free")
    return db.fetch(Parcel, "parcels", parcel_id)


def send_parcel_back(db: Database, parcel_id: str) -> Parcel:
    """Send a stored parcel back after its last day; your van takes it along.

    Args:
        parcel_id: Id of the parcel.
    """
    parcel = db.fetch(Parcel, "parcels", parcel_id)
    if parcel["status"] != "stored":
        raise Refused("The parcel must be stored.")
    if parcel["kept_until"] is None or parcel["kept_until"] >= db.today:
        raise Refused("The parcel may still be collected.")
    db.update("parcels", parcel_id, status="returning", courier_id=db.account, kept_until=None, compartment_id=None)
    for compartment in db.all(
        Compartment, "SELECT * FROM compartments WHERE id = ? ORDER BY id", parcel["compartment_id"]
    ):
        db.update("compartments", compartment["id"], status="free")
    return db.fetch(Parcel, "parcels", parcel_id)
