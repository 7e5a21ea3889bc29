"""Tools about readings."""

from typing import Annotated

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Moment, Page, PageNumber, Refused, between, shift

from .rows import Reading, Sensor, SensorKind


class ReadingSummary(TypedDict):
    """A reading as a search lists it."""

    id: str
    sensor_number: str
    measured_at: str
    value: int


class ReadingsBySensorStructureName(TypedDict):
    """Totals of readings for one name."""

    sensor_structure_name: str
    readings: int
    highest: int | None


def find_readings(
    db: Database,
    sensor_id: str | None = None,
    structure_id: str | None = None,
    measured_from: Moment | None = None,
    min_value: int | None = None,
    page: PageNumber = 1,
) -> Page[ReadingSummary]:
    """Search readings by sensor, structure, time of the reading or value.

    Args:
        sensor_id: Only readings of the sensor with this id.
        structure_id: Only readings of the structure with this id.
        measured_from: Only readings with a time of the reading at or after this.
        min_value: Only readings with a value of at least this.
        page: Page number, from 1.
    """
    return db.search(
        ReadingSummary,
        """
        SELECT readings.id, sensors.number AS sensor_number, readings.measured_at, readings.value
        FROM readings
        JOIN sensors ON sensors.id = readings.sensor_id
        """,
        where={
            "readings.sensor_id = ?": sensor_id,
            "sensors.structure_id = ?": structure_id,
            "readings.measured_at >= ?": measured_from,
            "readings.value >= ?": min_value,
        },
        order="readings.measured_at DESC, readings.id",
        page=page,
    )


def report_readings(
    db: Database, kind: SensorKind | None = None, measured_from: Moment | None = None, page: PageNumber = 1
) -> Page[ReadingsBySensorStructureName]:
    """Show the number and the highest of the readings by structure.

    Args:
        kind: Only readings of the sensor with this kind.
        measured_from: Only readings with a time of the reading at or after this.
        page: Page number, from 1.
    """
    return db.search(
        ReadingsBySensorStructureName,
        """
        SELECT structures.name AS sensor_structure_name, COUNT(*) AS readings, MAX(readings.value) AS
            highest
        FROM readings
        JOIN sensors ON sensors.id = readings.sensor_id
        JOIN structures ON structures.id = sensors.structure_id
        """,
        where={"sensors.kind = ?": kind, "readings.measured_at >= ?": measured_from},
        group="structures.name",
        order="structures.name",
        page=page,
    )


def enter_reading(db: Database, sensor_id: str, value: Annotated[int, between(0, 9999)]) -> Reading:
    """Enter a reading of a working and calibrated sensor made by hand, below its warning limit.

    Args:
        sensor_id: Id of the sensor.
        value: Value of the reading.
    """
    sensor = db.fetch(Sensor, "sensors", sensor_id)
    if sensor["status"] != "working":
        raise Refused("The sensor does not work.")
    if sensor["calibrated_until"] < db.today:
        raise Refused("The sensor is out of calibration.")
    if value > sensor["warning_limit"]:
        raise Refused("A value above the warning limit is entered as an alarm.")
    if db.exists(
        "SELECT 1 FROM readings WHERE sensor_id = ? AND measured_at > ?", sensor_id, shift(db.now, minutes=-10)
    ):
        raise Refused("A reading of the last ten minutes is there.")
    reading_id = db.insert("readings", sensor_id=sensor_id, value=value, measured_at=db.now)
    return db.fetch(Reading, "readings", reading_id)
