"""Solutions and verifications of programmatic tasks on Fellgate structure watch."""

from mcp_servers.contracts import Json, Refused, State
from mcp_servers.runtime import Tools, every_item


def solve_ranking_by_raised_at_of_alarms_in_detail_sensor_calibrated_until_until_by_engineer(
    tools: Tools, *, engineer_name: str, sensor_calibrated_until_until: str, top: int
) -> dict[str, Json]:
    """Put the alarms meant in order by time of raising, and list the first ones."""
    engineer = tools("find_engineers", name=engineer_name)["items"][0]
    found = [
        tools("get_alarm", alarm_id=alarm["id"])
        for alarm in every_item(tools, "find_alarms", engineer_id=engineer["id"])
    ]
    found = [
        alarm
        for alarm in found
        if tools("get_sensor", sensor_id=alarm["sensor_id"])["calibrated_until"] <= sensor_calibrated_until_until
    ]
    ranked = sorted(found, key=lambda alarm: alarm["raised_at"])[:top]
    return {"alarm_numbers": [alarm["number"] for alarm in ranked]}


def verify_ranking_by_raised_at_of_alarms_in_detail_sensor_calibrated_until_until_by_engineer(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {"alarm numbers": given.get("alarm_numbers") == truth["alarm_numbers"], "nothing changed": before == after}


def solve_earliest_raised_at_among_alarms_in_detail_most_sensor_alarm_limit_by_structure_and_status(
    tools: Tools, *, structure_name: str, status: str, most_sensor_alarm_limit: int
) -> dict[str, Json]:
    """Find the one with the earliest time of raising of the alarms meant."""
    structure = tools("find_structures", name=structure_name)["items"][0]
    found = [
        tools("get_alarm", alarm_id=alarm["id"])
        for alarm in every_item(tools, "find_alarms", structure_id=structure["id"], status=status)
    ]
    found = [
        alarm
        for alarm in found
        if tools("get_sensor", sensor_id=alarm["sensor_id"])["alarm_limit"] <= most_sensor_alarm_limit
    ]
    chosen = min(found, key=lambda alarm: alarm["raised_at"])
    return {"alarm_number": chosen["number"], "time_of_raising": chosen["raised_at"]}


def verify_earliest_raised_at_among_alarms_in_detail_most_sensor_alarm_limit_by_structure_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "alarm number": given.get("alarm_number") == truth["alarm_number"],
        "time of raising": given.get("time_of_raising") == truth["time_of_raising"],
        "nothing changed": before == after,
    }


def solve_highest_battery_of_sensors_by_structure_and_status(
    tools: Tools, *, structure_name: str, status: str
) -> dict[str, Json]:
    """Find the one with the highest battery in per cent of the sensors meant."""
    structure = tools("find_structures", name=structure_name)["items"][0]
    chosen = max(
        [
            tools("get_sensor", sensor_id=sensor["id"])
            for sensor in every_item(tools, "find_sensors", structure_id=structure["id"], status=status)
        ],
        key=lambda sensor: sensor["battery"],
    )
    return {"sensor_number": chosen["number"], "battery": chosen["battery"]}


def verify_highest_battery_of_sensors_by_structure_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Both fields must be those of the right row, and nothing may have changed."""
    given = answer or {}
    return {
        "sensor number": given.get("sensor_number") == truth["sensor_number"],
        "battery in per cent": given.get("battery") == truth["battery"],
        "nothing changed": before == after,
    }


def solve_structure_with_most_inspections_by_status(tools: Tools, *, status: str) -> dict[str, Json]:
    """Find out which of the structures meant has the most inspections."""
    counted = [
        (tools("find_inspections", structure_id=structure["id"])["total"], structure)
        for structure in every_item(tools, "find_structures", status=status)
    ]
    most, chosen = max(counted, key=lambda pair: pair[0])
    return {"name": chosen["name"], "inspections": most}


def verify_structure_with_most_inspections_by_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Row and number must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "name": given.get("name") == truth["name"],
        "number of inspections": given.get("inspections") == truth["inspections"],
        "nothing changed": before == after,
    }


def solve_calibrate_sensor_where_allowed_least_alarm_limit_by_kind(
    tools: Tools, *, kind: str, least_alarm_limit: int
) -> dict[str, Json]:
    """Calibrate those of the sensors meant for which that is allowed."""
    found = list(every_item(tools, "find_sensors", kind=kind))
    found = [sensor for sensor in found if sensor["alarm_limit"] >= least_alarm_limit]
    done = refused = 0
    for sensor in found:
        try:
            tools("calibrate_sensor", sensor_id=sensor["id"])
            done += 1
        except Refused:
            refused += 1
    return {"done": done, "refused": refused}


def verify_calibrate_sensor_where_allowed_least_alarm_limit_by_kind(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of sensors must have changed."""
    given = answer or {}
    changed = [row for key, row in after["sensors"].items() if row != before["sensors"].get(key)]
    return {
        "number of sensors done": given.get("done") == truth["done"],
        "number refused": given.get("refused") == truth["refused"],
        "as many changed": len(changed) == truth["done"],
        "status is working": all(row["status"] == "working" for row in changed),
    }


def solve_calibrate_sensor_with_highest_warning_limit_by_structure_and_kind(
    tools: Tools, *, structure_name: str, kind: str
) -> dict[str, Json]:
    """Calibrate the sensor with the highest warning limit, no other."""
    structure = tools("find_structures", name=structure_name)["items"][0]
    sensor = max(
        [
            tools("get_sensor", sensor_id=sensor["id"])
            for sensor in every_item(tools, "find_sensors", structure_id=structure["id"], kind=kind)
        ],
        key=lambda sensor: sensor["warning_limit"],
    )
    tools("calibrate_sensor", sensor_id=sensor["id"])
    return {"warning_limit": sensor["warning_limit"]}


def verify_calibrate_sensor_with_highest_warning_limit_by_structure_and_kind(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The warning limit must be right, and one sensor must have changed."""
    given = answer or {}
    changed = [row for key, row in after["sensors"].items() if row != before["sensors"].get(key)]
    return {
        "warning limit": given.get("warning_limit") == truth["warning_limit"],
        "one changed": len(changed) == 1,
        "status is working": all(row["status"] == "working" for row in changed),
    }


def solve_enter_reading_highest_alarm_limit_by_structure_and_kind(
    tools: Tools, *, structure_name: str, kind: str, value: int
) -> dict[str, Json]:
    """Choose the sensor with the highest alarm limit and use it."""
    structure = tools("find_structures", name=structure_name)["items"][0]
    sensor = max(
        every_item(tools, "find_sensors", structure_id=structure["id"], kind=kind),
        key=lambda sensor: sensor["alarm_limit"],
    )
    made = tools("enter_reading", sensor_id=sensor["id"], value=value)
    return {"time_of_the_reading": made["measured_at"]}


def verify_enter_reading_highest_alarm_limit_by_structure_and_kind(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """One reading must have been added, with the time of the reading that is right."""
    given = answer or {}
    added = [row for key, row in after["readings"].items() if key not in before["readings"]]
    return {
        "time of the reading": given.get("time_of_the_reading") == truth["time_of_the_reading"],
        "one added": len(added) == 1,
        "with that time of the reading": [row["measured_at"] for row in added] == [truth["time_of_the_reading"]],
    }


def solve_declare_false_for_each_in_detail_most_sensor_battery_by_status(
    tools: Tools, *, status: str, most_sensor_battery: int
) -> dict[str, Json]:
    """Declare false each of the alarms meant, and count them."""
    found = [tools("get_alarm", alarm_id=alarm["id"]) for alarm in every_item(tools, "find_alarms", status=status)]
    found = [
        alarm for alarm in found if tools("get_sensor", sensor_id=alarm["sensor_id"])["battery"] <= most_sensor_battery
    ]
    for alarm in found:
        tools("declare_false", alarm_id=alarm["id"])
    return {"alarms": len(found)}


def verify_declare_false_for_each_in_detail_most_sensor_battery_by_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of alarms must have changed."""
    given = answer or {}
    changed = [row for key, row in after["alarms"].items() if row != before["alarms"].get(key)]
    return {
        "number of alarms": given.get("alarms") == truth["alarms"],
        "as many changed": len(changed) == truth["alarms"],
        "status is false alarm": all(row["status"] == "false_alarm" for row in changed),
    }


def solve_ranking_by_raised_at_of_alarms_in_detail_most_sensor_warning_limit_by_structure(
    tools: Tools, *, structure_name: str, most_sensor_warning_limit: int, top: int
) -> dict[str, Json]:
    """Put the alarms meant in order by time of raising, and list the first ones."""
    structure = tools("find_structures", name=structure_name)["items"][0]
    found = [
        tools("get_alarm", alarm_id=alarm["id"])
        for alarm in every_item(tools, "find_alarms", structure_id=structure["id"])
    ]
    found = [
        alarm
        for alarm in found
        if tools("get_sensor", sensor_id=alarm["sensor_id"])["warning_limit"] <= most_sensor_warning_limit
    ]
    ranked = sorted(found, key=lambda alarm: alarm["raised_at"])[:top]
    return {"alarm_numbers": [alarm["number"] for alarm in ranked]}


def verify_ranking_by_raised_at_of_alarms_in_detail_most_sensor_warning_limit_by_structure(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {"alarm numbers": given.get("alarm_numbers") == truth["alarm_numbers"], "nothing changed": before == after}


def solve_most_value_among_readings_of_sensor_by_structure_and_status(
    tools: Tools, *, structure_name: str, status: str
) -> dict[str, Json]:
    """Find the one with the highest value of the readings meant."""
    structure = tools("find_structures", name=structure_name)["items"][0]
    found = [
        reading
        for sensor in every_item(tools, "find_sensors", structure_id=structure["id"], status=status)
        for reading in every_item(tools, "find_readings", sensor_id=sensor["id"])
    ]
    chosen = max(found, key=lambda reading: reading["value"])
    return {"sensor": chosen["sensor_number"], "value": chosen["value"]}


def verify_most_value_among_readings_of_sensor_by_structure_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "sensor": given.get("sensor") == truth["sensor"],
        "value": given.get("value") == truth["value"],
        "nothing changed": before == after,
    }


def solve_earliest_calibrated_until_of_sensors_by_structure_and_kind(
    tools: Tools, *, structure_name: str, kind: str
) -> dict[str, Json]:
    """Find the one with the earliest end of the calibration of the sensors meant."""
    structure = tools("find_structures", name=structure_name)["items"][0]
    chosen = min(
        [
            tools("get_sensor", sensor_id=sensor["id"])
            for sensor in every_item(tools, "find_sensors", structure_id=structure["id"], kind=kind)
        ],
        key=lambda sensor: sensor["calibrated_until"],
    )
    return {"sensor_number": chosen["number"], "end_of_the_calibration": chosen["calibrated_until"]}


def verify_earliest_calibrated_until_of_sensors_by_structure_and_kind(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Both fields must be those of the right row, and nothing may have changed."""
    given = answer or {}
    return {
        "sensor number": given.get("sensor_number") == truth["sensor_number"],
        "end of the calibration": given.get("end_of_the_calibration") == truth["end_of_the_calibration"],
        "nothing changed": before == after,
    }


def solve_declare_false_for_each_by_structure_and_status(
    tools: Tools, *, structure_name: str, status: str
) -> dict[str, Json]:
    """Declare false each of the alarms meant, and count them."""
    structure = tools("find_structures", name=structure_name)["items"][0]
    found = list(every_item(tools, "find_alarms", structure_id=structure["id"], status=status))
    for alarm in found:
        tools("declare_false", alarm_id=alarm["id"])
    return {"alarms": len(found)}


def verify_declare_false_for_each_by_structure_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The number must be right, and as many alarms must have changed."""
    given = answer or {}
    changed = [row for key, row in after["alarms"].items() if row != before["alarms"].get(key)]
    return {
        "number of alarms": given.get("alarms") == truth["alarms"],
        "as many changed": len(changed) == truth["alarms"],
        "status is false alarm": all(row["status"] == "false_alarm" for row in changed),
    }


def solve_calibrate_sensor_where_allowed_of_structure_most_warning_limit_by_status(
    tools: Tools, *, status: str, most_warning_limit: int
) -> dict[str, Json]:
    """Calibrate those of the sensors meant for which that is allowed."""
    found = [
        sensor
        for structure in every_item(tools, "find_structures", status=status)
        for sensor in every_item(tools, "find_sensors", structure_id=structure["id"])
    ]
    found = [sensor for sensor in found if sensor["warning_limit"] <= most_warning_limit]
    done = refused = 0
    for sensor in found:
        try:
            tools("calibrate_sensor", sensor_id=sensor["id"])
            done += 1
        except Refused:
            refused += 1
    return {"done": done, "refused": refused}


def verify_calibrate_sensor_where_allowed_of_structure_most_warning_limit_by_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of sensors must have changed."""
    given = answer or {}
    changed = [row for key, row in after["sensors"].items() if row != before["sensors"].get(key)]
    return {
        "number of sensors done": given.get("done") == truth["done"],
        "number refused": given.get("refused") == truth["refused"],
        "as many changed": len(changed) == truth["done"],
        "status is working": all(row["status"] == "working" for row in changed),
    }


def solve_sensor_with_most_readings_by_structure_and_kind(
    tools: Tools, *, structure_name: str, kind: str
) -> dict[str, Json]:
    """Find out which of the sensors meant has the most readings."""
    structure = tools("find_structures", name=structure_name)["items"][0]
    counted = [
        (tools("find_readings", sensor_id=sensor["id"])["total"], sensor)
        for sensor in every_item(tools, "find_sensors", structure_id=structure["id"], kind=kind)
    ]
    most, chosen = max(counted, key=lambda pair: pair[0])
    return {"sensor_number": chosen["number"], "readings": most}


def verify_sensor_with_most_readings_by_structure_and_kind(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Row and number must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "sensor number": given.get("sensor_number") == truth["sensor_number"],
        "number of readings": given.get("readings") == truth["readings"],
        "nothing changed": before == after,
    }
