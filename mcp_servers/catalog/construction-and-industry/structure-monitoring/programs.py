"""Solutions and verifications of programmatic tasks on Fellgate structure watch."""

from mcp_servers.contracts import Json, Refused, State
from mcp_servers.runtime import Tools, every_item


def solve_ranking_by_raised_at_of_alarms_in_detail_least_sensor_battery_by_engineer(
    tools: Tools, *, engineer_name: str, least_sensor_battery: int, top: int
) -> dict[str, Json]:
    """Put the alarms meant in order by time of raising, and list the first ones."""
    engineer = tools("find_engineers", name=engineer_name)["items"][0]
    found = [
        tools("get_alarm", alarm_id=alarm["id"])
        for alarm in every_item(tools, "find_alarms", engineer_id=engineer["id"])
    ]
    found = [
        alarm for alarm in found if tools("get_sensor", sensor_id=alarm["sensor_id"])["battery"] >= least_sensor_battery
    ]
    ranked = sorted(found, key=lambda alarm: alarm["raised_at"])[:top]
    return {"alarm_numbers": [alarm["number"] for alarm in ranked]}


def verify_ranking_by_raised_at_of_alarms_in_detail_least_sensor_battery_by_engineer(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {"alarm numbers": given.get("alarm_numbers") == truth["alarm_numbers"], "nothing changed": before == after}


def solve_earliest_raised_at_among_alarms_in_detail_least_sensor_battery_by_structure(
    tools: Tools, *, structure_name: str, least_sensor_battery: int
) -> dict[str, Json]:
    """Find the one with the earliest time of raising of the alarms meant."""
    structure = tools("find_structures", name=structure_name)["items"][0]
    found = [
        tools("get_alarm", alarm_id=alarm["id"])
        for alarm in every_item(tools, "find_alarms", structure_id=structure["id"])
    ]
    found = [
        alarm for alarm in found if tools("get_sensor", sensor_id=alarm["sensor_id"])["battery"] >= least_sensor_battery
    ]
    chosen = min(found, key=lambda alarm: alarm["raised_at"])
    return {"alarm_number": chosen["number"], "time_of_raising": chosen["raised_at"]}


def verify_earliest_raised_at_among_alarms_in_detail_least_sensor_battery_by_structure(
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
    """Find the one with the highest battery of the sensors meant."""
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


def solve_declare_false_where_allowed_in_detail_most_sensor_alarm_limit_by_engineer(
    tools: Tools, *, engineer_name: str, most_sensor_alarm_limit: int
) -> dict[str, Json]:
    """Declare false those of the alarms meant for which that is allowed."""
    engineer = tools("find_engineers", name=engineer_name)["items"][0]
    found = [
        tools("get_alarm", alarm_id=alarm["id"])
        for alarm in every_item(tools, "find_alarms", engineer_id=engineer["id"])
    ]
    found = [
        alarm
        for alarm in found
        if tools("get_sensor", sensor_id=alarm["sensor_id"])["alarm_limit"] <= most_sensor_alarm_limit
    ]
    done = refused = 0
    for alarm in found:
        try:
            tools("declare_false", alarm_id=alarm["id"])
            done += 1
        except Refused:
            refused += 1
    return {"done": done, "refused": refused}


def verify_declare_false_where_allowed_in_detail_most_sensor_alarm_limit_by_engineer(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of alarms must have changed."""
    given = answer or {}
    changed = [row for key, row in after["alarms"].items() if row != before["alarms"].get(key)]
    return {
        "number of alarms done": given.get("done") == truth["done"],
        "number refused": given.get("refused") == truth["refused"],
        "as many changed": len(changed) == truth["done"],
        "status is false alarm": all(row["status"] == "false_alarm" for row in changed),
    }


def solve_calibrate_sensor_for_first_by_battery_in_detail_by_status(
    tools: Tools, *, status: str, quota: int
) -> dict[str, Json]:
    """Calibrate the first few of the sensors meant, in order by battery in per cent."""
    found = [tools("get_sensor", sensor_id=sensor["id"]) for sensor in every_item(tools, "find_sensors", status=status)]
    first = sorted(found, key=lambda sensor: sensor["battery"], reverse=True)[:quota]
    for sensor in first:
        tools("calibrate_sensor", sensor_id=sensor["id"])
    return {"sensor_numbers": [sensor["number"] for sensor in first]}


def verify_calibrate_sensor_for_first_by_battery_in_detail_by_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of sensors must have changed."""
    given = answer or {}
    changed = [row for key, row in after["sensors"].items() if row != before["sensors"].get(key)]
    return {
        "sensor numbers": given.get("sensor_numbers") == truth["sensor_numbers"],
        "as many changed": len(changed) == len(truth["sensor_numbers"]),
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


def solve_declare_false_for_each_in_detail_least_sensor_alarm_limit_by_engineer(
    tools: Tools, *, engineer_name: str, least_sensor_alarm_limit: int
) -> dict[str, Json]:
    """Declare false each of the alarms meant, and count them."""
    engineer = tools("find_engineers", name=engineer_name)["items"][0]
    found = [
        tools("get_alarm", alarm_id=alarm["id"])
        for alarm in every_item(tools, "find_alarms", engineer_id=engineer["id"])
    ]
    found = [
        alarm
        for alarm in found
        if tools("get_sensor", sensor_id=alarm["sensor_id"])["alarm_limit"] >= least_sensor_alarm_limit
    ]
    for alarm in found:
        tools("declare_false", alarm_id=alarm["id"])
    return {"alarms": len(found)}


def verify_declare_false_for_each_in_detail_least_sensor_alarm_limit_by_engineer(
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


def solve_most_battery_among_sensors_in_detail_by_structure_and_kind(
    tools: Tools, *, structure_name: str, kind: str
) -> dict[str, Json]:
    """Find the one with the highest battery of the sensors meant."""
    structure = tools("find_structures", name=structure_name)["items"][0]
    found = [
        tools("get_sensor", sensor_id=sensor["id"])
        for sensor in every_item(tools, "find_sensors", structure_id=structure["id"], kind=kind)
    ]
    chosen = max(found, key=lambda sensor: sensor["battery"])
    return {"sensor_number": chosen["number"], "battery": chosen["battery"]}


def verify_most_battery_among_sensors_in_detail_by_structure_and_kind(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "sensor number": given.get("sensor_number") == truth["sensor_number"],
        "battery in per cent": given.get("battery") == truth["battery"],
        "nothing changed": before == after,
    }


def solve_declare_false_where_allowed_in_detail_least_sensor_alarm_limit_by_engineer(
    tools: Tools, *, engineer_name: str, least_sensor_alarm_limit: int
) -> dict[str, Json]:
    """Declare false those of the alarms meant for which that is allowed."""
    engineer = tools("find_engineers", name=engineer_name)["items"][0]
    found = [
        tools("get_alarm", alarm_id=alarm["id"])
        for alarm in every_item(tools, "find_alarms", engineer_id=engineer["id"])
    ]
    found = [
        alarm
        for alarm in found
        if tools("get_sensor", sensor_id=alarm["sensor_id"])["alarm_limit"] >= least_sensor_alarm_limit
    ]
    done = refused = 0
    for alarm in found:
        try:
            tools("declare_false", alarm_id=alarm["id"])
            done += 1
        except Refused:
            refused += 1
    return {"done": done, "refused": refused}


def verify_declare_false_where_allowed_in_detail_least_sensor_alarm_limit_by_engineer(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of alarms must have changed."""
    given = answer or {}
    changed = [row for key, row in after["alarms"].items() if row != before["alarms"].get(key)]
    return {
        "number of alarms done": given.get("done") == truth["done"],
        "number refused": given.get("refused") == truth["refused"],
        "as many changed": len(changed) == truth["done"],
        "status is false alarm": all(row["status"] == "false_alarm" for row in changed),
    }


def solve_earliest_calibrated_until_of_sensors_by_structure_and_kind(
    tools: Tools, *, structure_name: str, kind: str
) -> dict[str, Json]:
    """Find the one with the earliest end of calibration of the sensors meant."""
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


def solve_close_structure_where_allowed_of_all(tools: Tools) -> dict[str, Json]:
    """Close those of the structures meant for which that is allowed."""
    found = list(every_item(tools, "find_structures"))
    done = refused = 0
    for structure in found:
        try:
            tools("close_structure", structure_id=structure["id"])
            done += 1
        except Refused:
            refused += 1
    return {"done": done, "refused": refused}


def verify_close_structure_where_allowed_of_all(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of structures must have changed."""
    given = answer or {}
    changed = [row for key, row in after["structures"].items() if row != before["structures"].get(key)]
    return {
        "number of structures done": given.get("done") == truth["done"],
        "number refused": given.get("refused") == truth["refused"],
        "as many changed": len(changed) == truth["done"],
        "status is closed": all(row["status"] == "closed" for row in changed),
    }


def solve_ranking_by_battery_of_sensors_in_detail_by_structure_and_kind(
    tools: Tools, *, structure_name: str, kind: str, top: int
) -> dict[str, Json]:
    """Put the sensors meant in order by battery in per cent, and list the first ones."""
    structure = tools("find_structures", name=structure_name)["items"][0]
    found = [
        tools("get_sensor", sensor_id=sensor["id"])
        for sensor in every_item(tools, "find_sensors", structure_id=structure["id"], kind=kind)
    ]
    ranked = sorted(found, key=lambda sensor: sensor["battery"], reverse=True)[:top]
    return {"sensor_numbers": [sensor["number"] for sensor in ranked]}


def verify_ranking_by_battery_of_sensors_in_detail_by_structure_and_kind(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "sensor numbers": given.get("sensor_numbers") == truth["sensor_numbers"],
        "nothing changed": before == after,
    }
