"""Tools about alarms."""

from typing import Annotated

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Moment, Page, PageNumber, Refused, Text, between, minutes_between, shift

from .rows import Alarm, AlarmGrade, AlarmStatus, Engineer, Sensor, Structure


class AlarmSummary(TypedDict):
    """An alarm as a search lists it."""

    id: str
    number: str
    sensor_number: str
    grade: AlarmGrade
    raised_at: str
    status: AlarmStatus


class AlarmDetails(Alarm):
    """An alarm in full."""

    sensor_number: str
    sensor_structure_name: str
    engineer_name: str | None
    minutes_since: int
    earlier_alarms: int


class AlarmsBySensorStructureName(TypedDict):
    """Totals of alarms for one name."""

    sensor_structure_name: str
    alarms: int
    last_alarm: str | None


def find_alarms(
    db: Database,
    number: str | None = None,
    sensor_id: str | None = None,
    structure_id: str | None = None,
    grade: AlarmGrade | None = None,
    status: AlarmStatus | None = None,
    engineer_id: str | None = None,
    raised_from: Moment | None = None,
    page: PageNumber = 1,
) -> Page[AlarmSummary]:
    """Search alarms by alarm number, sensor, structure, grade, status, engineer or time of raising.

    Args:
        number: Only alarms with this alarm number.
        sensor_id: Only alarms of the sensor with this id.
        structure_id: Only alarms of the structure with this id.
        grade: Only alarms with this grade.
        status: Only alarms with this status.
        engineer_id: Only alarms of the engineer with this id.
        raised_from: Only alarms with a time of raising at or after this.
        page: Page number, from 1.
    """
    return db.search(
        AlarmSummary,
        """
        SELECT alarms.id, alarms.number, sensors.number AS sensor_number, alarms.grade, alarms.raised_at,
            alarms.status
        FROM alarms
        JOIN sensors ON sensors.id = alarms.sensor_id
        """,
        where={
            "alarms.number = ?": number,
            "alarms.sensor_id = ?": sensor_id,
            "sensors.structure_id = ?": structure_id,
            "alarms.grade = ?": grade,
            "alarms.status = ?": status,
            "alarms.engineer_id = ?": engineer_id,
            "alarms.raised_at >= ?": raised_from,
        },
        order="alarms.raised_at DESC, alarms.id",
        page=page,
    )


def get_alarm(db: Database, alarm_id: str) -> AlarmDetails:
    """Show an alarm with its sensor and the minutes since it was raised.

    Args:
        alarm_id: Id of the alarm.
    """
    alarm = db.fetch(Alarm, "alarms", alarm_id)
    minutes_since = minutes_between(alarm["raised_at"], db.now)
    earlier_alarms = db.number(
        "SELECT COUNT(*) FROM alarms WHERE id != ? AND sensor_id = ? AND raised_at < ?",
        alarm_id,
        alarm["sensor_id"],
        alarm["raised_at"],
    )
    sensor = db.fetch(Sensor, "sensors", alarm["sensor_id"])
    structure = db.fetch(Structure, "structures", sensor["structure_id"])
    engineer = db.fetch(Engineer, "engineers", alarm["engineer_id"]) if alarm["engineer_id"] is not None else None
    return {
        **alarm,
        "sensor_number": sensor["number"],
        "sensor_structure_name": structure["name"],
        "engineer_name": engineer["name"] if engineer is not None else None,
        "minutes_since": minutes_since,
        "earlier_alarms": earlier_alarms,
    }


def report_alarms(
    db: Database,
    grade: AlarmGrade | None = None,
    status: AlarmStatus | None = None,
    raised_from: Moment | None = None,
    page: PageNumber = 1,
) -> Page[AlarmsBySensorStructureName]:
    """Count the alarms by structure.

    Args:
        grade: Only alarms with this grade.
        status: Only alarms with this status.
        raised_from: Only alarms with a time of raising at or after this.
        page: Page number, from 1.
    """
    return db.search(
        AlarmsBySensorStructureName,
        """
        SELECT structures.name AS sensor_structure_name, COUNT(*) AS alarms, MAX(alarms.raised_at) AS
            last_alarm
        FROM alarms
        JOIN sensors ON sensors.id = alarms.sensor_id
        JOIN structures ON structures.id = sensors.structure_id
        """,
        where={"alarms.grade = ?": grade, "alarms.status = ?": status, "alarms.raised_at >= ?": raised_from},
        group="structures.name",
        order="structures.name",
        page=page,
    )


def raise_alarm(db: Database, number: Text, sensor_id: str, value: Annotated[int, between(10, 9999)]) -> Alarm:
    """Raise a warning or an alarm with a reading above the limit; a full alarm restricts an open structure at once.

    Args:
        number: Alarm number.
        sensor_id: Id of the sensor.
        value: Value of the alarm.
    """
    sensor = db.fetch(Sensor, "sensors", sensor_id)
    if sensor["status"] != "working":
        raise Refused("The sensor does not work.")
    if sensor["calibrated_until"] < db.today:
        raise Refused("The sensor is out of calibration.")
    if value <= sensor["warning_limit"]:
        raise Refused("The value is within the warning limit.")
    if db.exists("SELECT 1 FROM alarms WHERE sensor_id = ? AND status IN ('raised', 'acknowledged')", sensor_id):
        raise Refused("An alarm of this sensor is open.")
    if db.exists("SELECT 1 FROM alarms WHERE number = ?", number):
        raise Refused("Another alarm already has this alarm number.")
    structure = db.fetch(Structure, "structures", sensor["structure_id"])
    alarm_id = db.insert(
        "alarms",
        number=number,
        sensor_id=sensor_id,
        grade="full_alarm" if value > sensor["alarm_limit"] else "warning",
        raised_at=db.now,
        status="raised",
    )
    db.insert("readings", sensor_id=sensor_id, measured_at=db.now, value=value)
    if value > sensor["alarm_limit"] and structure["status"] == "open":
        db.update("structures", sensor["structure_id"], status="restricted")
    return db.fetch(Alarm, "alarms", alarm_id)


def acknowledge_alarm(db: Database, alarm_id: str, engineer_id: str) -> Alarm:
    """Let an engineer take an alarm on; one that waits too long goes to level 2, and in the highest class of risk
    to level 3.

    Args:
        alarm_id: Id of the alarm.
        engineer_id: Id of the engineer.
    """
    alarm = db.fetch(Alarm, "alarms", alarm_id)
    engineer = db.fetch(Engineer, "engineers", engineer_id)
    if alarm["status"] != "raised":
        raise Refused("The alarm must be raised.")
    late = alarm["raised_at"] < shift(db.now, minutes=-(60 if alarm["grade"] == "full_alarm" else 1440))
    if late and engineer["level"] < 2:
        raise Refused("This alarm has waited too long for an engineer of level 1.")
    sensor = db.fetch(Sensor, "sensors", alarm["sensor_id"])
    structure = db.fetch(Structure, "structures", sensor["structure_id"])
    if alarm["grade"] == "full_alarm" and structure["class_of_risk"] >= 3 and engineer["level"] != 3:
        raise Refused("A full alarm in the highest class of risk is for level 3.")
    if db.number("SELECT COUNT(*) FROM alarms WHERE engineer_id = ? AND status = 'acknowledged'", engineer_id) >= 3:
        raise Refused("The engineer has three alarms in hand.")
    db.update("alarms", alarm_id, status="acknowledged", engineer_id=engineer_id)
    return db.fetch(Alarm, "alarms", alarm_id)


def clear_alarm(db: Database, alarm_id: str, remark: Text | None = None) -> Alarm:
    """Clear an alarm once a reading within the limit, or for a full alarm an inspection, came after it.

    Args:
        alarm_id: Id of the alarm.
        remark: Remark of the alarm.
    """
    alarm = db.fetch(Alarm, "alarms", alarm_id)
    if alarm["status"] != "acknowledged":
        raise Refused("The alarm must be acknowledged.")
    sensor = db.fetch(Sensor, "sensors", alarm["sensor_id"])
    if alarm["grade"] != "fault" and not db.exists(
        "SELECT 1 FROM readings WHERE sensor_id = ? AND measured_at > ? AND value <= ?",
        alarm["sensor_id"],
        alarm["raised_at"],
        sensor["warning_limit"],
    ):
        raise Refused("No good reading has come since the alarm.")
    if alarm["grade"] == "full_alarm" and not db.exists(
        """
        SELECT 1 FROM inspections
        WHERE structure_id = ? AND status = 'done' AND planned_at > ?
        """,
        sensor["structure_id"],
        alarm["raised_at"],
    ):
        raise Refused("The structure was not inspected since the alarm.")
    if alarm["grade"] == "fault" and sensor["status"] != "working":
        raise Refused("The sensor is still faulty.")
    db.update("alarms", alarm_id, status="cleared")
    return db.fetch(Alarm, "alarms", alarm_id)


def declare_false(db: Database, alarm_id: str) -> Alarm:
    """Declare an alarm false; its sensor counts as faulty until it is calibrated.

    Args:
        alarm_id: Id of the alarm.
    """
    alarm = db.fetch(Alarm, "alarms", alarm_id)
    if alarm["status"] not in ("raised", "acknowledged"):
        raise Refused("The alarm must be raised or acknowledged.")
    sensor = db.fetch(Sensor, "sensors", alarm["sensor_id"])
    if sensor["battery"] >= 20 and sensor["calibrated_until"] >= db.today and alarm["grade"] != "warning":
        raise Refused("The sensor is sound, so the alarm is taken seriously.")
    db.update("alarms", alarm_id, status="false_alarm", engineer_id=db.account)
    for each_sensor in db.all(
        Sensor, "SELECT * FROM sensors WHERE id = ? AND status = 'working' ORDER BY id", alarm["sensor_id"]
    ):
        db.update("sensors", each_sensor["id"], status="faulty")
    return db.fetch(Alarm, "alarms", alarm_id)
