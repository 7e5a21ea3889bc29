"""Tools about exchanges."""

from typing import Annotated

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Day, Moment, Page, PageNumber, Refused, between, shift

from .rows import Exchange, ExchangeStatus, Fitter, Meter


class ExchangeSummary(TypedDict):
    """An exchange as a search lists it."""

    id: str
    meter_serial: str
    fitter_name: str
    planned_at: str
    status: ExchangeStatus


def find_exchanges(
    db: Database,
    meter_id: str | None = None,
    connection_id: str | None = None,
    fitter_id: str | None = None,
    status: ExchangeStatus | None = None,
    planned_on: Day | None = None,
    planned_until: Moment | None = None,
    page: PageNumber = 1,
) -> Page[ExchangeSummary]:
    """Search exchanges by meter, connection, fitter, status or planned time.

    Args:
        meter_id: Only exchanges of the meter with this id.
        connection_id: Only exchanges of the connection with this id.
        fitter_id: Only exchanges of the fitter with this id.
        status: Only exchanges with this status.
        planned_on: Only exchanges with a planned time on this day.
        planned_until: Only exchanges with a planned time at or before this.
        page: Page number, from 1.
    """
    return db.search(
        ExchangeSummary,
        """
        SELECT exchanges.id, meters.serial AS meter_serial, fitters.name AS fitter_name,
            exchanges.planned_at, exchanges.status
        FROM exchanges
        JOIN meters ON meters.id = exchanges.meter_id
        JOIN fitters ON fitters.id = exchanges.fitter_id
        """,
        where={
            "exchanges.meter_id = ?": meter_id,
            "meters.connection_id = ?": connection_id,
            "exchanges.fitter_id = ?": fitter_id,
            "exchanges.status = ?": status,
            "date(exchanges.planned_at) = ?": planned_on,
            "exchanges.planned_at <= ?": planned_until,
        },
        order="exchanges.planned_at, exchanges.id",
        page=page,
    )


def plan_exchange(db: Database, meter_id: str, fitter_id: str, planned_at: Moment) -> Exchange:
    """Plan the exchange of a mounted meter in the last 180 days of its calibration, with two days' notice to the
    customer.

    Args:
        meter_id: Id of the meter.
        fitter_id: Id of the fitter.
        planned_at: Planned time.
    """
    meter = db.fetch(Meter, "meters", meter_id)
    fitter = db.fetch(Fitter, "fitters", fitter_id)
    if meter["status"] != "mounted":
        raise Refused("The meter is not in use.")
    if meter["calibrated_until"] > shift(db.today, days=180):
        raise Refused("The calibration of this meter lasts for longer.")
    if fitter["status"] != "working":
        raise Refused("The fitter is ill.")
    if planned_at < shift(db.now, days=2):
        raise Refused("The customer needs two days' notice.")
    if db.exists("SELECT 1 FROM exchanges WHERE meter_id = ? AND status = 'planned'", meter_id):
        raise Refused("The exchange of this meter is planned already.")
    visits = db.number(
        """
        SELECT COUNT(*) FROM exchanges
        WHERE fitter_id = ? AND status = 'planned' AND date(planned_at) = ?
        """,
        fitter_id,
        planned_at[:10],
    )
    if visits >= fitter["most_a_day"]:
        raise Refused("The fitter has too many visits on that day.")
    if db.exists(
        """
        SELECT 1 FROM exchanges
        WHERE fitter_id = ? AND status = 'planned' AND planned_at > ? AND planned_at < ?
        """,
        fitter_id,
        shift(planned_at, minutes=-60),
        shift(planned_at, minutes=60),
    ):
        raise Refused("The fitter is with another customer then.")
    exchange_id = db.insert(
        "exchanges", meter_id=meter_id, fitter_id=fitter_id, planned_at=planned_at, status="planned"
    )
    return db.fetch(Exchange, "exchanges", exchange_id)


def finish_exchange(
    db: Database, exchange_id: str, replacement_id: str, last_reading: Annotated[int, between(0, 30000)]
) -> Exchange:
    """Note the last reading of the old meter, scrap it, and mount a meter of the same size from stock in its place.

    Args:
        exchange_id: Id of the exchange.
        replacement_id: Id of the new meter.
        last_reading: Last reading in cubic metres.
    """
    exchange = db.fetch(Exchange, "exchanges", exchange_id)
    replacement = db.fetch(Meter, "meters", replacement_id)
    if exchange["status"] != "planned":
        raise Refused("The exchange must be planned.")
    if exchange["planned_at"][:10] > db.today:
        raise Refused("The exchange is planned for a later day.")
    meter = db.fetch(Meter, "meters", exchange["meter_id"])
    if meter["connection_id"] is None or meter["status"] != "mounted":
        raise Refused("The old meter is not in use any more.")
    if replacement["status"] != "in_stock":
        raise Refused("The new meter is not in stock.")
    if replacement["size"] != meter["size"]:
        raise Refused("The new meter is of another size.")
    if replacement["calibrated_until"] < shift(db.today, days=1825):
        raise Refused("The new meter's calibration lasts less than five years.")
    if db.exists(
        """
        SELECT 1 FROM readings
        WHERE meter_id = ? AND status = 'accepted' AND cubic_metres > ?
        """,
        exchange["meter_id"],
        last_reading,
    ):
        raise Refused("An earlier reading is higher.")
    db.update("exchanges", exchange_id, status="done")
    db.insert(
        "readings",
        meter_id=exchange["meter_id"],
        connection_id=meter["connection_id"],
        read_on=db.today,
        origin="staff",
        status="accepted",
        cubic_metres=last_reading,
    )
    db.update(
        "meters",
        replacement_id,
        status="mounted",
        connection_id=meter["connection_id"],
        mounted_on=db.today,
        start_reading=0,
    )
    db.update("meters", exchange["meter_id"], status="scrapped")
    return db.fetch(Exchange, "exchanges", exchange_id)
