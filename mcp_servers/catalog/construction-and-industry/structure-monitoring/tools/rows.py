"""Rows of Fellgate structure watch."""

from typing import Literal

from typing_extensions import TypedDict

StructureStatus = Literal["open", "restricted", "closed"]
SensorKind = Literal["tilt", "strain", "crack", "water_level", "settlement"]
SensorStatus = Literal["working", "faulty", "removed"]
AlarmGrade = Literal["warning", "full_alarm", "fault"]
AlarmStatus = Literal["raised", "acknowledged", "cleared", "false_alarm"]
InspectionStatus = Literal["planned", "done", "dropped"]
InspectionOutcome = Literal["safe", "watch", "unsafe", "unknown"]


class Engineer(TypedDict):
    """An engineer."""

    id: str
    name: str
    phone: str
    level: int
    raise_limit: int


class Structure(TypedDict):
    """A structure."""

    id: str
    name: str
    class_of_risk: int
    status: StructureStatus


class Sensor(TypedDict):
    """A sensor."""

    id: str
    number: str
    structure_id: str
    kind: SensorKind
    warning_limit: int
    alarm_limit: int
    calibrated_until: str
    battery: int
    status: SensorStatus


class Reading(TypedDict):
    """A reading."""

    id: str
    sensor_id: str
    measured_at: str
    value: int


class Alarm(TypedDict):
    """An alarm."""

    id: str
    number: str
    sensor_id: str
    grade: AlarmGrade
    raised_at: str
    status: AlarmStatus
    engineer_id: str | None
    remark: str | None


class Inspection(TypedDict):
    """An inspection."""

    id: str
    structure_id: str
    engineer_id: str
    planned_at: str
    status: InspectionStatus
    outcome: InspectionOutcome
