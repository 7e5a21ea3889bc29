"""Tools of Fellgate structure watch."""

from mcp_servers.runtime import reads, writes

from .alarms import acknowledge_alarm, clear_alarm, declare_false, find_alarms, get_alarm, raise_alarm, report_alarms
from .engineers import find_engineers
from .inspections import find_inspections, plan_inspection, record_inspection
from .readings import enter_reading, find_readings, report_readings
from .sensors import calibrate_sensor, find_sensors, get_sensor, raise_limit
from .structures import close_structure, find_structures, get_structure, open_structure

TOOLS = reads(
    find_engineers,
    find_structures,
    find_sensors,
    find_readings,
    find_alarms,
    find_inspections,
    get_sensor,
    get_structure,
    get_alarm,
    report_alarms,
    report_readings,
) + writes(
    enter_reading,
    raise_alarm,
    acknowledge_alarm,
    clear_alarm,
    declare_false,
    plan_inspection,
    record_inspection,
    open_structure,
    close_structure,
    raise_limit,
    calibrate_sensor,
)
