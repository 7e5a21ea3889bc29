"""Solutions and verifications of programmatic tasks on Fjordlade charging."""

from mcp_servers.contracts import Json, Refused, State
from mcp_servers.runtime import Tools, every_item


def solve_amount_of_cost_of_sessions_in_detail_most_driver_credit_limit_by_station(
    tools: Tools, *, station_name: str, most_driver_credit_limit: int
) -> dict[str, Json]:
    """Count the sessions meant and add up the cost."""
    station = tools("find_stations", name=station_name)["items"][0]
    found = [
        tools("get_session", session_id=session["id"])
        for session in every_item(tools, "find_sessions", station_id=station["id"])
    ]
    found = [
        session
        for session in found
        if tools("get_driver", driver_id=session["driver_id"])["credit_limit"] <= most_driver_credit_limit
    ]
    return {"number": len(found), "total_cost": sum(session["cost"] for session in found)}


def verify_amount_of_cost_of_sessions_in_detail_most_driver_credit_limit_by_station(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "number of sessions": given.get("number") == truth["number"],
        "total cost": given.get("total_cost") == truth["total_cost"],
        "nothing changed": before == after,
    }


def solve_earliest_ended_at_among_sessions_in_detail_by_station_and_status(
    tools: Tools, *, station_name: str, status: str
) -> dict[str, Json]:
    """Find the one with the earliest end time of the sessions meant."""
    station = tools("find_stations", name=station_name)["items"][0]
    found = [
        tools("get_session", session_id=session["id"])
        for session in every_item(tools, "find_sessions", station_id=station["id"], status=status)
    ]
    chosen = min(found, key=lambda session: session["ended_at"])
    return {"session_number": chosen["number"], "end_time": chosen["ended_at"]}


def verify_earliest_ended_at_among_sessions_in_detail_by_station_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "session number": given.get("session_number") == truth["session_number"],
        "end time": given.get("end_time") == truth["end_time"],
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


def solve_highest_cost_of_sessions_by_charge_point_and_status(
    tools: Tools, *, charge_point_code: str, status: str
) -> dict[str, Json]:
    """Find the one with the highest cost of the sessions meant."""
    charge_point = tools("find_charge_points", code=charge_point_code)["items"][0]
    chosen = max(
        [
            tools("get_session", session_id=session["id"])
            for session in every_item(tools, "find_sessions", charge_point_id=charge_point["id"], status=status)
        ],
        key=lambda session: session["cost"],
    )
    return {"session_number": chosen["number"], "cost": chosen["cost"]}


def verify_highest_cost_of_sessions_by_charge_point_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Both fields must be those of the right row, and nothing may have changed."""
    given = answer or {}
    return {
        "session number": given.get("session_number") == truth["session_number"],
        "cost": given.get("cost") == truth["cost"],
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


def solve_tariff_with_most_cost_among_sessions_in_detail_which_charge_point_status_by_station(
    tools: Tools, *, station_name: str, which_charge_point_status: str
) -> dict[str, Json]:
    """Add up the cost by tariff and find the largest total."""
    station = tools("find_stations", name=station_name)["items"][0]
    found = [
        tools("get_session", session_id=session["id"])
        for session in every_item(tools, "find_sessions", station_id=station["id"])
    ]
    found = [
        session
        for session in found
        if tools("get_charge_point", charge_point_id=session["charge_point_id"])["status"] == which_charge_point_status
    ]
    totals: dict[str, int] = {}
    for session in found:
        totals[session["driver_tariff_name"]] = totals.get(session["driver_tariff_name"], 0) + session["cost"]
    largest = max(totals, key=lambda group: totals[group])
    return {"tariff": largest, "total_cost": totals[largest]}


def verify_tariff_with_most_cost_among_sessions_in_detail_which_charge_point_status_by_station(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "tariff": given.get("tariff") == truth["tariff"],
        "total cost": given.get("total_cost") == truth["total_cost"],
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


def solve_driver_with_most_cost_of_sessions_by_charge_point_and_status(
    tools: Tools, *, charge_point_code: str, status: str
) -> dict[str, Json]:
    """Add up the cost by driver and find the largest total."""
    charge_point = tools("find_charge_points", code=charge_point_code)["items"][0]
    totals: dict[str, int] = {}
    for session in every_item(tools, "find_sessions", charge_point_id=charge_point["id"], status=status):
        totals[session["driver_name"]] = totals.get(session["driver_name"], 0) + session["cost"]
    largest = max(totals, key=lambda group: totals[group])
    return {"driver": largest, "total_cost": totals[largest]}


def verify_driver_with_most_cost_of_sessions_by_charge_point_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Group and total must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "driver": given.get("driver") == truth["driver"],
        "total cost": given.get("total_cost") == truth["total_cost"],
        "nothing changed": before == after,
    }


def solve_ranking_by_energy_of_sessions_in_detail_least_energy_by_driver(
    tools: Tools, *, driver_name: str, least_energy: int, top: int
) -> dict[str, Json]:
    """Put the sessions meant in order by energy in kilowatt-hours, and list the first ones."""
    driver = tools("find_drivers", name=driver_name)["items"][0]
    found = [
        tools("get_session", session_id=session["id"])
        for session in every_item(tools, "find_sessions", driver_id=driver["id"])
    ]
    found = [session for session in found if session["energy"] is not None and session["energy"] >= least_energy]
    ranked = sorted(found, key=lambda session: session["energy"], reverse=True)[:top]
    return {"session_numbers": [session["number"] for session in ranked]}


def verify_ranking_by_energy_of_sessions_in_detail_least_energy_by_driver(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "session numbers": given.get("session_numbers") == truth["session_numbers"],
        "nothing changed": before == after,
    }


def solve_refund_session_where_allowed_of_charge_point_in_detail_least_driver_credit_limit_by_station_and_status(
    tools: Tools, *, station_name: str, status: str, least_driver_credit_limit: int
) -> dict[str, Json]:
    """Refund those of the sessions meant for which that is allowed."""
    station = tools("find_stations", name=station_name)["items"][0]
    found = [
        tools("get_session", session_id=session["id"])
        for charge_point in every_item(tools, "find_charge_points", station_id=station["id"], status=status)
        for session in every_item(tools, "find_sessions", charge_point_id=charge_point["id"])
    ]
    found = [
        session
        for session in found
        if tools("get_driver", driver_id=session["driver_id"])["credit_limit"] >= least_driver_credit_limit
    ]
    done = refused = 0
    for session in found:
        try:
            tools("refund_session", session_id=session["id"])
            done += 1
        except Refused:
            refused += 1
    return {"done": done, "refused": refused}


def verify_refund_session_where_allowed_of_charge_point_in_detail_least_driver_credit_limit_by_station_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of sessions must have changed."""
    given = answer or {}
    changed = [row for key, row in after["sessions"].items() if row != before["sessions"].get(key)]
    return {
        "number of sessions done": given.get("done") == truth["done"],
        "number refused": given.get("refused") == truth["refused"],
        "as many changed": len(changed) == truth["done"],
        "status is refunded": all(row["status"] == "refunded" for row in changed),
    }


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


def solve_station_with_most_income_in_report_sessions_by_driver_and_plug(
    tools: Tools, *, driver_name: str, plug: str
) -> dict[str, Json]:
    """Find the station with the highest income in a report."""
    driver = tools("find_drivers", name=driver_name)["items"][0]
    largest = max(
        every_item(tools, "report_sessions", driver_id=driver["id"], plug=plug), key=lambda group: group["income"]
    )
    return {"station": largest["charge_point_station_name"], "income": largest["income"]}


def verify_station_with_most_income_in_report_sessions_by_driver_and_plug(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Group and figure must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "station": given.get("station") == truth["station"],
        "income": given.get("income") == truth["income"],
        "nothing changed": before == after,
    }


def solve_earliest_started_at_among_sessions_in_detail_driver_tariff_since_from_by_station(
    tools: Tools, *, station_name: str, driver_tariff_since_from: str
) -> dict[str, Json]:
    """Find the one with the earliest start time of the sessions meant."""
    station = tools("find_stations", name=station_name)["items"][0]
    found = [
        tools("get_session", session_id=session["id"])
        for session in every_item(tools, "find_sessions", station_id=station["id"])
    ]
    found = [
        session
        for session in found
        if tools("get_driver", driver_id=session["driver_id"])["tariff_since"] >= driver_tariff_since_from
    ]
    chosen = min(found, key=lambda session: session["started_at"])
    return {"session_number": chosen["number"], "start_time": chosen["started_at"]}


def verify_earliest_started_at_among_sessions_in_detail_driver_tariff_since_from_by_station(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "session number": given.get("session_number") == truth["session_number"],
        "start time": given.get("start_time") == truth["start_time"],
        "nothing changed": before == after,
    }
