"""Solutions and verifications of programmatic tasks on Fjordlade charging."""

from mcp_servers.contracts import Json, Refused, State
from mcp_servers.runtime import Tools, every_item


def solve_ranking_by_started_at_of_sessions_of_charge_point_in_detail_driver_tariff_since_from_by_station_and_plug(
    tools: Tools, *, station_name: str, plug: str, driver_tariff_since_from: str, top: int
) -> dict[str, Json]:
    """Put the sessions meant in order by start time, and list the first ones."""
    station = tools("find_stations", name=station_name)["items"][0]
    found = [
        tools("get_session", session_id=session["id"])
        for charge_point in every_item(tools, "find_charge_points", station_id=station["id"], plug=plug)
        for session in every_item(tools, "find_sessions", charge_point_id=charge_point["id"])
    ]
    found = [
        session
        for session in found
        if tools("get_driver", driver_id=session["driver_id"])["tariff_since"] >= driver_tariff_since_from
    ]
    ranked = sorted(found, key=lambda session: session["started_at"])[:top]
    return {"session_numbers": [session["number"] for session in ranked]}


def verify_ranking_by_started_at_of_sessions_of_charge_point_in_detail_driver_tariff_since_from_by_station_and_plug(
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


def solve_earliest_started_at_among_sessions_in_detail_which_driver_plug_by_station(
    tools: Tools, *, station_name: str, which_driver_plug: str
) -> dict[str, Json]:
    """Find the one with the earliest start time of the sessions meant."""
    station = tools("find_stations", name=station_name)["items"][0]
    found = [
        tools("get_session", session_id=session["id"])
        for session in every_item(tools, "find_sessions", station_id=station["id"])
    ]
    found = [
        session for session in found if tools("get_driver", driver_id=session["driver_id"])["plug"] == which_driver_plug
    ]
    chosen = min(found, key=lambda session: session["started_at"])
    return {"session_number": chosen["number"], "start_time": chosen["started_at"]}


def verify_earliest_started_at_among_sessions_in_detail_which_driver_plug_by_station(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "session number": given.get("session_number") == truth["session_number"],
        "start time": given.get("start_time") == truth["start_time"],
        "nothing changed": before == after,
    }


def solve_dispute_session_where_allowed_of_charge_point_in_detail_driver_tariff_since_from_by_station_and_plug(
    tools: Tools, *, station_name: str, plug: str, driver_tariff_since_from: str
) -> dict[str, Json]:
    """Dispute those of the sessions meant for which that is allowed."""
    station = tools("find_stations", name=station_name)["items"][0]
    found = [
        tools("get_session", session_id=session["id"])
        for charge_point in every_item(tools, "find_charge_points", station_id=station["id"], plug=plug)
        for session in every_item(tools, "find_sessions", charge_point_id=charge_point["id"])
    ]
    found = [
        session
        for session in found
        if tools("get_driver", driver_id=session["driver_id"])["tariff_since"] >= driver_tariff_since_from
    ]
    done = refused = 0
    for session in found:
        try:
            tools("dispute_session", session_id=session["id"])
            done += 1
        except Refused:
            refused += 1
    return {"done": done, "refused": refused}


def verify_dispute_session_where_allowed_of_charge_point_in_detail_driver_tariff_since_from_by_station_and_plug(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of sessions must have changed."""
    given = answer or {}
    changed = [row for key, row in after["sessions"].items() if row != before["sessions"].get(key)]
    return {
        "number of sessions done": given.get("done") == truth["done"],
        "number refused": given.get("refused") == truth["refused"],
        "as many changed": len(changed) == truth["done"],
        "status is disputed": all(row["status"] == "disputed" for row in changed),
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


def solve_status_with_most_owed_among_drivers_in_detail_least_credit_limit_of_all(
    tools: Tools, *, least_credit_limit: int
) -> dict[str, Json]:
    """Add up the amount owed by status and find the largest total."""
    found = [tools("get_driver", driver_id=driver["id"]) for driver in every_item(tools, "find_drivers")]
    found = [driver for driver in found if driver["credit_limit"] >= least_credit_limit]
    totals: dict[str, int] = {}
    for driver in found:
        totals[driver["status"]] = totals.get(driver["status"], 0) + driver["owed"]
    largest = max(totals, key=lambda group: totals[group])
    return {"status": largest, "total_amount_owed": totals[largest]}


def verify_status_with_most_owed_among_drivers_in_detail_least_credit_limit_of_all(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "status": given.get("status") == truth["status"],
        "total amount owed": given.get("total_amount_owed") == truth["total_amount_owed"],
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


def solve_ranking_by_tariff_since_of_drivers_in_detail_by_plug(tools: Tools, *, plug: str, top: int) -> dict[str, Json]:
    """Put the drivers meant in order by start of the tariff, and list the first ones."""
    found = [tools("get_driver", driver_id=driver["id"]) for driver in every_item(tools, "find_drivers", plug=plug)]
    ranked = sorted(found, key=lambda driver: driver["tariff_since"])[:top]
    return {"names": [driver["name"] for driver in ranked]}


def verify_ranking_by_tariff_since_of_drivers_in_detail_by_plug(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {"names": given.get("names") == truth["names"], "nothing changed": before == after}


def solve_plug_with_most_owed_among_drivers_in_detail_tariff_since_from_by_tariff(
    tools: Tools, *, tariff_name: str, tariff_since_from: str
) -> dict[str, Json]:
    """Add up the amount owed by plug and find the largest total."""
    tariff = tools("find_tariffs", name=tariff_name)["items"][0]
    found = [
        tools("get_driver", driver_id=driver["id"])
        for driver in every_item(tools, "find_drivers", tariff_id=tariff["id"])
    ]
    found = [driver for driver in found if driver["tariff_since"] >= tariff_since_from]
    totals: dict[str, int] = {}
    for driver in found:
        totals[driver["plug"]] = totals.get(driver["plug"], 0) + driver["owed"]
    largest = max(totals, key=lambda group: totals[group])
    return {"plug": largest, "total_amount_owed": totals[largest]}


def verify_plug_with_most_owed_among_drivers_in_detail_tariff_since_from_by_tariff(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "plug": given.get("plug") == truth["plug"],
        "total amount owed": given.get("total_amount_owed") == truth["total_amount_owed"],
        "nothing changed": before == after,
    }


def solve_dispute_session_for_each_by_driver_and_started_on(
    tools: Tools, *, driver_name: str, started_on: str
) -> dict[str, Json]:
    """Dispute each of the sessions meant, and count them."""
    driver = tools("find_drivers", name=driver_name)["items"][0]
    found = list(every_item(tools, "find_sessions", driver_id=driver["id"], started_on=started_on))
    for session in found:
        tools("dispute_session", session_id=session["id"])
    return {"sessions": len(found)}


def verify_dispute_session_for_each_by_driver_and_started_on(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of sessions must have changed."""
    given = answer or {}
    changed = [row for key, row in after["sessions"].items() if row != before["sessions"].get(key)]
    return {
        "number of sessions": given.get("sessions") == truth["sessions"],
        "as many changed": len(changed) == truth["sessions"],
        "status is disputed": all(row["status"] == "disputed" for row in changed),
    }


def solve_earliest_tariff_since_among_drivers_in_detail_least_credit_limit_of_all(
    tools: Tools, *, least_credit_limit: int
) -> dict[str, Json]:
    """Find the one with the earliest start of the tariff of the drivers meant."""
    found = [tools("get_driver", driver_id=driver["id"]) for driver in every_item(tools, "find_drivers")]
    found = [driver for driver in found if driver["credit_limit"] >= least_credit_limit]
    chosen = min(found, key=lambda driver: driver["tariff_since"])
    return {"name": chosen["name"], "start_of_the_tariff": chosen["tariff_since"]}


def verify_earliest_tariff_since_among_drivers_in_detail_least_credit_limit_of_all(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "name": given.get("name") == truth["name"],
        "start of the tariff": given.get("start_of_the_tariff") == truth["start_of_the_tariff"],
        "nothing changed": before == after,
    }


def solve_amount_of_cost_of_sessions_in_detail_most_driver_credit_limit_by_station_and_started_on(
    tools: Tools, *, station_name: str, started_on: str, most_driver_credit_limit: int
) -> dict[str, Json]:
    """Count the sessions meant and add up the cost."""
    station = tools("find_stations", name=station_name)["items"][0]
    found = [
        tools("get_session", session_id=session["id"])
        for session in every_item(tools, "find_sessions", station_id=station["id"], started_on=started_on)
    ]
    found = [
        session
        for session in found
        if tools("get_driver", driver_id=session["driver_id"])["credit_limit"] <= most_driver_credit_limit
    ]
    return {"number": len(found), "total_cost": sum(session["cost"] for session in found)}


def verify_amount_of_cost_of_sessions_in_detail_most_driver_credit_limit_by_station_and_started_on(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "number of sessions": given.get("number") == truth["number"],
        "total cost": given.get("total_cost") == truth["total_cost"],
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
