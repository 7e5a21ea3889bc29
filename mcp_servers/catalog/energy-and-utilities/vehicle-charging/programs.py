"""Solutions and verifications of programmatic tasks on Fjordlade charging."""

from mcp_servers.contracts import Json, State
from mcp_servers.runtime import Tools, every_item


def solve_refund_session_for_each_by_driver_and_status(
    tools: Tools, *, driver_name: str, status: str
) -> dict[str, Json]:
    """Refund each of the sessions meant, and count them."""
    driver = tools("find_drivers", name=driver_name)["items"][0]
    found = list(every_item(tools, "find_sessions", driver_id=driver["id"], status=status))
    for session in found:
        tools("refund_session", session_id=session["id"])
    return {"sessions": len(found)}


def verify_refund_session_for_each_by_driver_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The number must be right, and as many sessions must have changed."""
    given = answer or {}
    changed = [row for key, row in after["sessions"].items() if row != before["sessions"].get(key)]
    return {
        "number of sessions": given.get("sessions") == truth["sessions"],
        "as many changed": len(changed) == truth["sessions"],
        "status is refunded": all(row["status"] == "refunded" for row in changed),
    }


def solve_reject_dispute_with_earliest_ended_at_by_charge_point(
    tools: Tools, *, charge_point_code: str
) -> dict[str, Json]:
    """Reject dispute the session with the earliest end time, no other."""
    charge_point = tools("find_charge_points", code=charge_point_code)["items"][0]
    session = min(
        [
            tools("get_session", session_id=session["id"])
            for session in every_item(tools, "find_sessions", charge_point_id=charge_point["id"])
        ],
        key=lambda session: session["ended_at"],
    )
    tools("reject_dispute", session_id=session["id"])
    return {"end_time": session["ended_at"]}


def verify_reject_dispute_with_earliest_ended_at_by_charge_point(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The end time must be right, and one session must have changed."""
    given = answer or {}
    changed = [row for key, row in after["sessions"].items() if row != before["sessions"].get(key)]
    return {
        "end time": given.get("end_time") == truth["end_time"],
        "one changed": len(changed) == 1,
        "status is ended": all(row["status"] == "ended" for row in changed),
    }


def solve_reserve_point_highest_power_by_station_and_plug(
    tools: Tools, *, station_name: str, plug: str, driver_name: str, starts_at: str, length: int
) -> dict[str, Json]:
    """Choose the charge point with the highest power in kilowatts and use it."""
    driver = tools("find_drivers", name=driver_name)["items"][0]
    station = tools("find_stations", name=station_name)["items"][0]
    charge_point = max(
        every_item(tools, "find_charge_points", station_id=station["id"], plug=plug),
        key=lambda charge_point: charge_point["power"],
    )
    made = tools(
        "reserve_point", driver_id=driver["id"], charge_point_id=charge_point["id"], starts_at=starts_at, length=length
    )
    return {"end_time": made["ends_at"]}


def verify_reserve_point_highest_power_by_station_and_plug(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """One reservation must have been added, with the end time that is right."""
    given = answer or {}
    added = [row for key, row in after["reservations"].items() if key not in before["reservations"]]
    return {
        "end time": given.get("end_time") == truth["end_time"],
        "one added": len(added) == 1,
        "with that end time": [row["ends_at"] for row in added] == [truth["end_time"]],
    }


def solve_earliest_starts_at_of_reservations_by_charge_point(
    tools: Tools, *, charge_point_code: str
) -> dict[str, Json]:
    """Find the one with the earliest start time of the reservations meant."""
    charge_point = tools("find_charge_points", code=charge_point_code)["items"][0]
    chosen = min(
        every_item(tools, "find_reservations", charge_point_id=charge_point["id"]),
        key=lambda reservation: reservation["starts_at"],
    )
    return {"driver": chosen["driver_name"], "start_time": chosen["starts_at"]}


def verify_earliest_starts_at_of_reservations_by_charge_point(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Both fields must be those of the right row, and nothing may have changed."""
    given = answer or {}
    return {
        "driver": given.get("driver") == truth["driver"],
        "start time": given.get("start_time") == truth["start_time"],
        "nothing changed": before == after,
    }


def solve_charge_point_with_most_faults_by_station_and_plug(
    tools: Tools, *, station_name: str, plug: str
) -> dict[str, Json]:
    """Find out which of the charge points meant has the most faults."""
    station = tools("find_stations", name=station_name)["items"][0]
    counted = [
        (tools("find_faults", charge_point_id=charge_point["id"])["total"], charge_point)
        for charge_point in every_item(tools, "find_charge_points", station_id=station["id"], plug=plug)
    ]
    most, chosen = max(counted, key=lambda pair: pair[0])
    return {"code": chosen["code"], "faults": most}


def verify_charge_point_with_most_faults_by_station_and_plug(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Row and number must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "code": given.get("code") == truth["code"],
        "number of faults": given.get("faults") == truth["faults"],
        "nothing changed": before == after,
    }


def solve_total_owed_of_drivers_by_tariff_and_status(tools: Tools, *, tariff_name: str, status: str) -> dict[str, Json]:
    """Add up the amount owed of the drivers that are meant."""
    tariff = tools("find_tariffs", name=tariff_name)["items"][0]
    return {
        "total_amount_owed": sum(
            driver["owed"]
            for driver in [
                tools("get_driver", driver_id=driver["id"])
                for driver in every_item(tools, "find_drivers", tariff_id=tariff["id"], status=status)
            ]
        )
    }


def verify_total_owed_of_drivers_by_tariff_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The total must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "total amount owed": given.get("total_amount_owed") == truth["total_amount_owed"],
        "nothing changed": before == after,
    }


def solve_driver_with_most_cost_of_sessions_by_station_and_started_on(
    tools: Tools, *, station_name: str, started_on: str
) -> dict[str, Json]:
    """Add up the cost by driver and find the largest total."""
    station = tools("find_stations", name=station_name)["items"][0]
    totals: dict[str, int] = {}
    for session in every_item(tools, "find_sessions", station_id=station["id"], started_on=started_on):
        totals[session["driver_name"]] = totals.get(session["driver_name"], 0) + session["cost"]
    largest = max(totals, key=lambda group: totals[group])
    return {"driver": largest, "total_cost": totals[largest]}


def verify_driver_with_most_cost_of_sessions_by_station_and_started_on(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Group and total must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "driver": given.get("driver") == truth["driver"],
        "total cost": given.get("total_cost") == truth["total_cost"],
        "nothing changed": before == after,
    }


def solve_station_with_most_sessions_in_report_sessions_by_driver_and_status(
    tools: Tools, *, driver_name: str, status: str
) -> dict[str, Json]:
    """Find the station with the highest sessions in a report."""
    driver = tools("find_drivers", name=driver_name)["items"][0]
    largest = max(
        every_item(tools, "report_sessions", driver_id=driver["id"], status=status), key=lambda group: group["sessions"]
    )
    return {"station": largest["charge_point_station_name"], "sessions": largest["sessions"]}


def verify_station_with_most_sessions_in_report_sessions_by_driver_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Group and figure must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "station": given.get("station") == truth["station"],
        "sessions": given.get("sessions") == truth["sessions"],
        "nothing changed": before == after,
    }


def solve_reserve_point_lowest_owed_by_tariff_and_plug(
    tools: Tools, *, tariff_name: str, plug: str, charge_point_code: str, starts_at: str, length: int
) -> dict[str, Json]:
    """Choose the driver with the lowest amount owed and use it."""
    charge_point = tools("find_charge_points", code=charge_point_code)["items"][0]
    tariff = tools("find_tariffs", name=tariff_name)["items"][0]
    driver = min(
        every_item(tools, "find_drivers", tariff_id=tariff["id"], plug=plug), key=lambda driver: driver["owed"]
    )
    made = tools(
        "reserve_point", charge_point_id=charge_point["id"], driver_id=driver["id"], starts_at=starts_at, length=length
    )
    return {"end_time": made["ends_at"]}


def verify_reserve_point_lowest_owed_by_tariff_and_plug(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """One reservation must have been added, with the end time that is right."""
    given = answer or {}
    added = [row for key, row in after["reservations"].items() if key not in before["reservations"]]
    return {
        "end time": given.get("end_time") == truth["end_time"],
        "one added": len(added) == 1,
        "with that end time": [row["ends_at"] for row in added] == [truth["end_time"]],
    }


def solve_highest_energy_of_sessions_by_driver_and_started_on(
    tools: Tools, *, driver_name: str, started_on: str
) -> dict[str, Json]:
    """Find the one with the highest energy in kilowatt-hours of the sessions meant."""
    driver = tools("find_drivers", name=driver_name)["items"][0]
    chosen = max(
        [
            tools("get_session", session_id=session["id"])
            for session in every_item(tools, "find_sessions", driver_id=driver["id"], started_on=started_on)
        ],
        key=lambda session: session["energy"],
    )
    return {"session_number": chosen["number"], "energy": chosen["energy"]}


def verify_highest_energy_of_sessions_by_driver_and_started_on(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Both fields must be those of the right row, and nothing may have changed."""
    given = answer or {}
    return {
        "session number": given.get("session_number") == truth["session_number"],
        "energy in kilowatt-hours": given.get("energy") == truth["energy"],
        "nothing changed": before == after,
    }


def solve_charge_point_with_most_reservations_by_station_and_plug(
    tools: Tools, *, station_name: str, plug: str
) -> dict[str, Json]:
    """Find out which of the charge points meant has the most reservations."""
    station = tools("find_stations", name=station_name)["items"][0]
    counted = [
        (tools("find_reservations", charge_point_id=charge_point["id"])["total"], charge_point)
        for charge_point in every_item(tools, "find_charge_points", station_id=station["id"], plug=plug)
    ]
    most, chosen = max(counted, key=lambda pair: pair[0])
    return {"code": chosen["code"], "reservations": most}


def verify_charge_point_with_most_reservations_by_station_and_plug(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Row and number must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "code": given.get("code") == truth["code"],
        "number of reservations": given.get("reservations") == truth["reservations"],
        "nothing changed": before == after,
    }


def solve_total_cost_of_sessions_by_driver_and_status(
    tools: Tools, *, driver_name: str, status: str
) -> dict[str, Json]:
    """Add up the cost of the sessions that are meant."""
    driver = tools("find_drivers", name=driver_name)["items"][0]
    return {
        "total_cost": sum(
            session["cost"]
            for session in [
                tools("get_session", session_id=session["id"])
                for session in every_item(tools, "find_sessions", driver_id=driver["id"], status=status)
            ]
        )
    }


def verify_total_cost_of_sessions_by_driver_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The total must be right, and nothing may have changed."""
    given = answer or {}
    return {"total cost": given.get("total_cost") == truth["total_cost"], "nothing changed": before == after}
