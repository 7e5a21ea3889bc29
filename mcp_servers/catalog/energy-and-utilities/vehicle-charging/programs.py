"""Solutions and verifications of programmatic tasks on Fjordlade charging."""

from mcp_servers.contracts import Json, Refused, State
from mcp_servers.runtime import Tools, every_item


def solve_reject_dispute_else_refund_session_in_detail_which_charge_point_status_by_driver_and_status(
    tools: Tools, *, driver_name: str, status: str, which_charge_point_status: str
) -> dict[str, Json]:
    """Reject dispute the sessions meant; where that is refused, do something else instead."""
    driver = tools("find_drivers", name=driver_name)["items"][0]
    found = [
        tools("get_session", session_id=session["id"])
        for session in every_item(tools, "find_sessions", driver_id=driver["id"], status=status)
    ]
    found = [
        session
        for session in found
        if tools("get_charge_point", charge_point_id=session["charge_point_id"])["status"] == which_charge_point_status
    ]
    refused = 0
    for session in found:
        try:
            tools("reject_dispute", session_id=session["id"])
        except Refused:
            refused += 1
            tools("refund_session", session_id=session["id"])
    return {"refused": refused}


def verify_reject_dispute_else_refund_session_in_detail_which_charge_point_status_by_driver_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and rows must have changed."""
    given = answer or {}
    changed = [row for key, row in after["sessions"].items() if row != before["sessions"].get(key)]
    return {"number refused": given.get("refused") == truth["refused"], "some changed": len(changed) > 0}


def solve_amount_of_cost_of_sessions_in_detail_driver_tariff_since_from_by_station_and_status(
    tools: Tools, *, station_name: str, status: str, driver_tariff_since_from: str
) -> dict[str, Json]:
    """Count the sessions meant and add up the cost."""
    station = tools("find_stations", name=station_name)["items"][0]
    found = [
        tools("get_session", session_id=session["id"])
        for session in every_item(tools, "find_sessions", station_id=station["id"], status=status)
    ]
    found = [
        session
        for session in found
        if tools("get_driver", driver_id=session["driver_id"])["tariff_since"] >= driver_tariff_since_from
    ]
    return {"number": len(found), "total_cost": sum(session["cost"] for session in found)}


def verify_amount_of_cost_of_sessions_in_detail_driver_tariff_since_from_by_station_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "number of sessions": given.get("number") == truth["number"],
        "total cost": given.get("total_cost") == truth["total_cost"],
        "nothing changed": before == after,
    }


def solve_driver_with_most_sessions_by_tariff_and_status(
    tools: Tools, *, tariff_name: str, status: str
) -> dict[str, Json]:
    """Find out which of the drivers meant has the most sessions."""
    tariff = tools("find_tariffs", name=tariff_name)["items"][0]
    counted = [
        (tools("find_sessions", driver_id=driver["id"])["total"], driver)
        for driver in every_item(tools, "find_drivers", tariff_id=tariff["id"], status=status)
    ]
    most, chosen = max(counted, key=lambda pair: pair[0])
    return {"name": chosen["name"], "sessions": most}


def verify_driver_with_most_sessions_by_tariff_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Row and number must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "name": given.get("name") == truth["name"],
        "number of sessions": given.get("sessions") == truth["sessions"],
        "nothing changed": before == after,
    }


def solve_ranking_by_ended_at_of_sessions_in_detail_by_station_and_status(
    tools: Tools, *, station_name: str, status: str, top: int
) -> dict[str, Json]:
    """Put the sessions meant in order by end time, and list the first ones."""
    station = tools("find_stations", name=station_name)["items"][0]
    found = [
        tools("get_session", session_id=session["id"])
        for session in every_item(tools, "find_sessions", station_id=station["id"], status=status)
    ]
    ranked = sorted(found, key=lambda session: session["ended_at"])[:top]
    return {"session_numbers": [session["number"] for session in ranked]}


def verify_ranking_by_ended_at_of_sessions_in_detail_by_station_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "session numbers": given.get("session_numbers") == truth["session_numbers"],
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


def solve_most_energy_among_sessions_in_detail_driver_tariff_since_until_by_started_on(
    tools: Tools, *, started_on: str, driver_tariff_since_until: str
) -> dict[str, Json]:
    """Find the one with the highest energy of the sessions meant."""
    found = [
        tools("get_session", session_id=session["id"])
        for session in every_item(tools, "find_sessions", started_on=started_on)
    ]
    found = [
        session
        for session in found
        if tools("get_driver", driver_id=session["driver_id"])["tariff_since"] <= driver_tariff_since_until
    ]
    chosen = max(found, key=lambda session: session["energy"])
    return {"session_number": chosen["number"], "energy": chosen["energy"]}


def verify_most_energy_among_sessions_in_detail_driver_tariff_since_until_by_started_on(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "session number": given.get("session_number") == truth["session_number"],
        "energy in kilowatt-hours": given.get("energy") == truth["energy"],
        "nothing changed": before == after,
    }


def solve_earliest_ended_at_of_sessions_by_charge_point_and_started_on(
    tools: Tools, *, charge_point_code: str, started_on: str
) -> dict[str, Json]:
    """Find the one with the earliest end time of the sessions meant."""
    charge_point = tools("find_charge_points", code=charge_point_code)["items"][0]
    chosen = min(
        [
            tools("get_session", session_id=session["id"])
            for session in every_item(tools, "find_sessions", charge_point_id=charge_point["id"], started_on=started_on)
        ],
        key=lambda session: session["ended_at"],
    )
    return {"session_number": chosen["number"], "end_time": chosen["ended_at"]}


def verify_earliest_ended_at_of_sessions_by_charge_point_and_started_on(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Both fields must be those of the right row, and nothing may have changed."""
    given = answer or {}
    return {
        "session number": given.get("session_number") == truth["session_number"],
        "end time": given.get("end_time") == truth["end_time"],
        "nothing changed": before == after,
    }


def solve_refund_session_where_allowed_of_driver_in_detail_most_charge_point_power_by_tariff_and_status(
    tools: Tools, *, tariff_name: str, status: str, most_charge_point_power: int
) -> dict[str, Json]:
    """Refund those of the sessions meant for which that is allowed."""
    tariff = tools("find_tariffs", name=tariff_name)["items"][0]
    found = [
        tools("get_session", session_id=session["id"])
        for driver in every_item(tools, "find_drivers", tariff_id=tariff["id"], status=status)
        for session in every_item(tools, "find_sessions", driver_id=driver["id"])
    ]
    found = [
        session
        for session in found
        if tools("get_charge_point", charge_point_id=session["charge_point_id"])["power"] <= most_charge_point_power
    ]
    done = refused = 0
    for session in found:
        try:
            tools("refund_session", session_id=session["id"])
            done += 1
        except Refused:
            refused += 1
    return {"done": done, "refused": refused}


def verify_refund_session_where_allowed_of_driver_in_detail_most_charge_point_power_by_tariff_and_status(
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


def solve_tariff_with_most_cost_among_sessions_in_detail_least_energy_by_station_and_status(
    tools: Tools, *, station_name: str, status: str, least_energy: int
) -> dict[str, Json]:
    """Add up the cost by tariff and find the largest total."""
    station = tools("find_stations", name=station_name)["items"][0]
    found = [
        tools("get_session", session_id=session["id"])
        for session in every_item(tools, "find_sessions", station_id=station["id"], status=status)
    ]
    found = [session for session in found if session["energy"] is not None and session["energy"] >= least_energy]
    totals: dict[str, int] = {}
    for session in found:
        totals[session["driver_tariff_name"]] = totals.get(session["driver_tariff_name"], 0) + session["cost"]
    largest = max(totals, key=lambda group: totals[group])
    return {"tariff": largest, "total_cost": totals[largest]}


def verify_tariff_with_most_cost_among_sessions_in_detail_least_energy_by_station_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "tariff": given.get("tariff") == truth["tariff"],
        "total cost": given.get("total_cost") == truth["total_cost"],
        "nothing changed": before == after,
    }


def solve_amount_of_owed_of_drivers_in_detail_tariff_since_from_by_tariff(
    tools: Tools, *, tariff_name: str, tariff_since_from: str
) -> dict[str, Json]:
    """Count the drivers meant and add up the amount owed."""
    tariff = tools("find_tariffs", name=tariff_name)["items"][0]
    found = [
        tools("get_driver", driver_id=driver["id"])
        for driver in every_item(tools, "find_drivers", tariff_id=tariff["id"])
    ]
    found = [driver for driver in found if driver["tariff_since"] >= tariff_since_from]
    return {"number": len(found), "total_amount_owed": sum(driver["owed"] for driver in found)}


def verify_amount_of_owed_of_drivers_in_detail_tariff_since_from_by_tariff(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "number of drivers": given.get("number") == truth["number"],
        "total amount owed": given.get("total_amount_owed") == truth["total_amount_owed"],
        "nothing changed": before == after,
    }


def solve_let_reservation_lapse_for_each_by_driver_and_starts_on(
    tools: Tools, *, driver_name: str, starts_on: str
) -> dict[str, Json]:
    """Let each of the reservations meant, and count them."""
    driver = tools("find_drivers", name=driver_name)["items"][0]
    found = list(every_item(tools, "find_reservations", driver_id=driver["id"], starts_on=starts_on))
    for reservation in found:
        tools("let_reservation_lapse", reservation_id=reservation["id"])
    return {"reservations": len(found)}


def verify_let_reservation_lapse_for_each_by_driver_and_starts_on(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The number must be right, and as many reservations must have changed."""
    given = answer or {}
    changed = [row for key, row in after["reservations"].items() if row != before["reservations"].get(key)]
    return {
        "number of reservations": given.get("reservations") == truth["reservations"],
        "as many changed": len(changed) == truth["reservations"],
        "status is lapsed": all(row["status"] == "lapsed" for row in changed),
    }


def solve_most_cost_among_sessions_in_detail_driver_tariff_since_until_by_charge_point_and_status(
    tools: Tools, *, charge_point_code: str, status: str, driver_tariff_since_until: str
) -> dict[str, Json]:
    """Find the one with the highest cost of the sessions meant."""
    charge_point = tools("find_charge_points", code=charge_point_code)["items"][0]
    found = [
        tools("get_session", session_id=session["id"])
        for session in every_item(tools, "find_sessions", charge_point_id=charge_point["id"], status=status)
    ]
    found = [
        session
        for session in found
        if tools("get_driver", driver_id=session["driver_id"])["tariff_since"] <= driver_tariff_since_until
    ]
    chosen = max(found, key=lambda session: session["cost"])
    return {"session_number": chosen["number"], "cost": chosen["cost"]}


def verify_most_cost_among_sessions_in_detail_driver_tariff_since_until_by_charge_point_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "session number": given.get("session_number") == truth["session_number"],
        "cost": given.get("cost") == truth["cost"],
        "nothing changed": before == after,
    }


def solve_let_reservation_lapse_for_each_by_driver_and_status(
    tools: Tools, *, driver_name: str, status: str
) -> dict[str, Json]:
    """Let each of the reservations meant, and count them."""
    driver = tools("find_drivers", name=driver_name)["items"][0]
    found = list(every_item(tools, "find_reservations", driver_id=driver["id"], status=status))
    for reservation in found:
        tools("let_reservation_lapse", reservation_id=reservation["id"])
    return {"reservations": len(found)}


def verify_let_reservation_lapse_for_each_by_driver_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of reservations must have changed."""
    given = answer or {}
    changed = [row for key, row in after["reservations"].items() if row != before["reservations"].get(key)]
    return {
        "number of reservations": given.get("reservations") == truth["reservations"],
        "as many changed": len(changed) == truth["reservations"],
        "status is lapsed": all(row["status"] == "lapsed" for row in changed),
    }


def solve_ranking_by_started_at_of_sessions_of_charge_point_in_detail_which_driver_status_by_station_and_status(
    tools: Tools, *, station_name: str, status: str, which_driver_status: str, top: int
) -> dict[str, Json]:
    """Put the sessions meant in order by start time, and list the first ones."""
    station = tools("find_stations", name=station_name)["items"][0]
    found = [
        tools("get_session", session_id=session["id"])
        for charge_point in every_item(tools, "find_charge_points", station_id=station["id"], status=status)
        for session in every_item(tools, "find_sessions", charge_point_id=charge_point["id"])
    ]
    found = [
        session
        for session in found
        if tools("get_driver", driver_id=session["driver_id"])["status"] == which_driver_status
    ]
    ranked = sorted(found, key=lambda session: session["started_at"])[:top]
    return {"session_numbers": [session["number"] for session in ranked]}


def verify_ranking_by_started_at_of_sessions_of_charge_point_in_detail_which_driver_status_by_station_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "session numbers": given.get("session_numbers") == truth["session_numbers"],
        "nothing changed": before == after,
    }
