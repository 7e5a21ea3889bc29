"""Tools about sensors."""

from typing import Annotated

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Day, Page, PageNumber, Refused, between, shift

from .rows import Engineer, Sensor, SensorKind, SensorStatus, Structure, StructureStatus


class SensorSummary(TypedDict):
    """A sensor as a search lists it."""

    id: str
    number: str
    structure_name: str
    kind: SensorKind
    warning_limit: int
    alarm_limit: int
    status: SensorStatus


class SensorDetails(Sensor):
    """A sensor in full."""

    structure_name: str
    structure_status: StructureStatus
    highest_reading: int | None
    open_alarms: int


def find_sensors(
    db: Database,
    number: str | None = None,
    structure_id: str | None = None,
    kind: SensorKind | None = None,
    status: SensorStatus | None = None,
    max_battery: int | None = None,
    calibrated_until_until: Day | None = None,
    page: PageNumber = 1,
) -> Page[SensorSummary]:
    """Search sensors by sensor number, structure, kind, status, battery in per cent or end of the calibration.

    Args:
        number: Only sensors with this sensor number.
        structure_id: Only sensors of the structure with this id.
        kind: Only sensors with this kind.
        status: Only sensors with this status.
        max_battery: Only sensors with a battery in per cent of at most this.
        calibrated_until_until: Only sensors with an end of the calibration at or before this.
        page: Page number, from 1.
    """
    return db.search(
        SensorSummary,
        """
        SELECT sensors.id, sensors.number, structures.name AS structure_name, sensors.kind,
            sensors.warning_limit, sensors.alarm_limit, sensors.status
        FROM sensors
        JOIN structures ON structures.id = sensors.structure_id
        """,
        where={
            "sensors.number = ?": number,
            "sensors.structure_id = ?": structure_id,
            "sensors.kind = ?": kind,
            "sensors.status = ?": status,
            "sensors.battery <= ?": max_battery,
            "sensors.calibrated_until <= ?": calibrated_until_until,
        },
        order="sensors.number, sensors.id",
        page=page,
    )


def get_sensor(db: Database, sensor_id: str) -> SensorDetails:
    """Show a sensor with its highest reading of the last seven days and its open alarms.

    Args:
        sensor_id: Id of the sensor.
    """
    sensor = db.fetch(Sensor, "sensors", sensor_id)
    highest_reading: int | None = db.value(
        "SELECT MAX(value) FROM readings WHERE sensor_id = ? AND measured_at >= ?", sensor_id, shift(db.now, days=-7)
    )
    open_alarms = db.number(
        """
        SELECT COUNT(*) FROM alarms
        WHERE sensor_id = ? AND status IN ('raised', 'acknowledged')
        """,
        sensor_id,
    )
    structure = db.fetch(Structure, "structures", sensor["structure_id"])
    return {
        **sensor,
        "structure_name": structure["name"],
        "structure_status": structure["status"],
        "highest_reading": highest_reading,
        "open_alarms": open_alarms,
    }


def raise_limit(db: Database, sensor_id: str, per_cent: Annotated[int, between(1, 30)]) -> Sensor:
    """Raise the warning limit of a sensor by some per cent, within your limit and below its alarm limit.

    Args:
        sensor_id: Id of the sensor.
        per_cent: Per cent.
    """
    sensor = db.fetch(Sensor, "sensors", sensor_id)
    if sensor["status"] != "working":
        raise Refused("The sensor does not work.")
    account = db.fetch(Engineer, "engineers", db.account)
    if per_cent > account["raise_limit"]:
        raise Refused("The raise is above your limit.")
    if sensor["warning_limit"] * (100 + per_cent) >= sensor["alarm_limit"] * 100:
        raise Refused("The warning limit would reach the alarm limit.")
    if db.exists("SELECT 1 FROM alarms WHERE sensor_id = ? AND status IN ('raised', 'acknowledged')", sensor_id):
        raise Refused("An alarm of this sensor is open.")
    if (
        db.number(
            """
        SELECT COUNT(*) FROM readings
        WHERE sensor_id = ? AND measured_at >= ? AND value <= ?
        """,
            sensor_id,
            shift(db.now, days=-9),
            sensor["warning_limit"],
        )
        < 2
    ):
        raise Refused("Fewer than two readings of the last nine days lie below the limit.")
    db.update("sensors", sensor_id, warning_limit=sensor["warning_limit"] * (100 + per_cent) // 100)
    return db.fetch(Sensor, "sensors", sensor_id)


def calibrate_sensor(db: Database, sensor_id: str) -> Sensor:
    """Note that a faulty sensor was repaired and calibrated with a fresh battery.

    Args:
        sensor_id: Id of the sensor.
    """
    sensor = db.fetch(Sensor, "sensors", sensor_id)
    if sensor["status"] != "faulty":
        raise Refused("The sensor must be faulty.")
    db.update("sensors", sensor_id, status="working", calibrated_until=shift(db.today, days=365), battery=100)
    return db.fetch(Sensor, "sensors", sensor_id)
