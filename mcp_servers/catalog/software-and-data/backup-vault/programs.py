"""Solutions and verifications of programmatic tasks on Findlinge backup vault."""

from mcp_servers.contracts import Json, Refused, State
from mcp_servers.runtime import Tools, every_item


def solve_data_store_with_most_legal_holds_by_secrecy(tools: Tools, *, secrecy: str) -> dict[str, Json]:
    """Find out which of the stores meant has the most legal holds."""
    counted = [
        (tools("find_holds", store_id=data_store["id"])["total"], data_store)
        for data_store in every_item(tools, "find_stores", secrecy=secrecy)
    ]
    most, chosen = max(counted, key=lambda pair: pair[0])
    return {"name": chosen["name"], "legal_holds": most}


def verify_data_store_with_most_legal_holds_by_secrecy(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Row and number must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "name": given.get("name") == truth["name"],
        "number of legal holds": given.get("legal_holds") == truth["legal_holds"],
        "nothing changed": before == after,
    }


def solve_fail_run_for_each_by_store_and_status(tools: Tools, *, data_store_name: str, status: str) -> dict[str, Json]:
    """Fail each of the backup runs meant, and count them."""
    data_store = tools("find_stores", name=data_store_name)["items"][0]
    found = list(every_item(tools, "find_runs", store_id=data_store["id"], status=status))
    for backup_run in found:
        tools("fail_run", backup_run_id=backup_run["id"])
    return {"backup_runs": len(found)}


def verify_fail_run_for_each_by_store_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The number must be right, and as many backup runs must have changed."""
    given = answer or {}
    changed = [row for key, row in after["backup_runs"].items() if row != before["backup_runs"].get(key)]
    return {
        "number of backup runs": given.get("backup_runs") == truth["backup_runs"],
        "as many changed": len(changed) == truth["backup_runs"],
        "status is failed": all(row["status"] == "failed" for row in changed),
    }


def solve_earliest_made_on_of_backup_runs_by_store(tools: Tools, *, data_store_name: str) -> dict[str, Json]:
    """Find the one with the earliest date of the run of the runs meant."""
    data_store = tools("find_stores", name=data_store_name)["items"][0]
    chosen = min(
        every_item(tools, "find_runs", store_id=data_store["id"]), key=lambda backup_run: backup_run["made_on"]
    )
    return {"store": chosen["data_store_name"], "date_of_the_run": chosen["made_on"]}


def verify_earliest_made_on_of_backup_runs_by_store(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Both fields must be those of the right row, and nothing may have changed."""
    given = answer or {}
    return {
        "store": given.get("store") == truth["store"],
        "date of the run": given.get("date_of_the_run") == truth["date_of_the_run"],
        "nothing changed": before == after,
    }


def solve_tape_with_most_backup_runs_by_status(tools: Tools, *, status: str) -> dict[str, Json]:
    """Find out which of the tapes meant has the most runs."""
    counted = [
        (tools("find_runs", tape_id=tape["id"])["total"], tape)
        for tape in every_item(tools, "find_tapes", status=status)
    ]
    most, chosen = max(counted, key=lambda pair: pair[0])
    return {"tape_label": chosen["label"], "runs": most}


def verify_tape_with_most_backup_runs_by_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Row and number must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "tape label": given.get("tape_label") == truth["tape_label"],
        "number of runs": given.get("runs") == truth["runs"],
        "nothing changed": before == after,
    }


def solve_fail_run_where_allowed_least_size_by_store(
    tools: Tools, *, data_store_name: str, least_size: int
) -> dict[str, Json]:
    """Fail those of the runs meant for which that is allowed."""
    data_store = tools("find_stores", name=data_store_name)["items"][0]
    found = list(every_item(tools, "find_runs", store_id=data_store["id"]))
    found = [backup_run for backup_run in found if backup_run["size"] >= least_size]
    done = refused = 0
    for backup_run in found:
        try:
            tools("fail_run", backup_run_id=backup_run["id"])
            done += 1
        except Refused:
            refused += 1
    return {"done": done, "refused": refused}


def verify_fail_run_where_allowed_least_size_by_store(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of runs must have changed."""
    given = answer or {}
    changed = [row for key, row in after["backup_runs"].items() if row != before["backup_runs"].get(key)]
    return {
        "number of runs done": given.get("done") == truth["done"],
        "number refused": given.get("refused") == truth["refused"],
        "as many changed": len(changed) == truth["done"],
        "status is failed": all(row["status"] == "failed" for row in changed),
    }


def solve_fail_run_where_allowed_by_tape_and_status(tools: Tools, *, tape_label: str, status: str) -> dict[str, Json]:
    """Fail those of the runs meant for which that is allowed."""
    tape = tools("find_tapes", label=tape_label)["items"][0]
    found = list(every_item(tools, "find_runs", tape_id=tape["id"], status=status))
    done = refused = 0
    for backup_run in found:
        try:
            tools("fail_run", backup_run_id=backup_run["id"])
            done += 1
        except Refused:
            refused += 1
    return {"done": done, "refused": refused}


def verify_fail_run_where_allowed_by_tape_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of runs must have changed."""
    given = answer or {}
    changed = [row for key, row in after["backup_runs"].items() if row != before["backup_runs"].get(key)]
    return {
        "number of runs done": given.get("done") == truth["done"],
        "number refused": given.get("refused") == truth["refused"],
        "as many changed": len(changed) == truth["done"],
        "status is failed": all(row["status"] == "failed" for row in changed),
    }


def solve_fail_run_or_verify_run_by_size_by_tape_and_status(
    tools: Tools, *, tape_label: str, status: str, limit: int
) -> dict[str, Json]:
    """Decide by the size in gigabytes what to do with the only run meant."""
    tape = tools("find_tapes", label=tape_label)["items"][0]
    backup_run = next(every_item(tools, "find_runs", tape_id=tape["id"], status=status))
    if backup_run["size"] > limit:
        tools("fail_run", backup_run_id=backup_run["id"])
    else:
        tools("verify_run", backup_run_id=backup_run["id"])
    return {"size": backup_run["size"]}


def verify_fail_run_or_verify_run_by_size_by_tape_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The size in gigabytes must be right, and one run must have changed."""
    given = answer or {}
    changed = [row for key, row in after["backup_runs"].items() if row != before["backup_runs"].get(key)]
    return {"size in gigabytes": given.get("size") == truth["size"], "one changed": len(changed) == 1}


def solve_backup_run_with_most_restores_by_tape_and_status(
    tools: Tools, *, tape_label: str, status: str
) -> dict[str, Json]:
    """Find out which of the runs meant has the most restores."""
    tape = tools("find_tapes", label=tape_label)["items"][0]
    counted = [
        (tools("find_restores", run_id=backup_run["id"])["total"], backup_run)
        for backup_run in every_item(tools, "find_runs", tape_id=tape["id"], status=status)
    ]
    most, chosen = max(counted, key=lambda pair: pair[0])
    return {"store": chosen["data_store_name"], "restores": most}


def verify_backup_run_with_most_restores_by_tape_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Row and number must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "store": given.get("store") == truth["store"],
        "number of restores": given.get("restores") == truth["restores"],
        "nothing changed": before == after,
    }


def solve_finish_restore_where_allowed_by_target(tools: Tools, *, data_store_name: str) -> dict[str, Json]:
    """Finish those of the restores meant for which that is allowed."""
    data_store = tools("find_stores", name=data_store_name)["items"][0]
    found = list(every_item(tools, "find_restores", target_id=data_store["id"]))
    done = refused = 0
    for restore in found:
        try:
            tools("finish_restore", restore_id=restore["id"])
            done += 1
        except Refused:
            refused += 1
    return {"done": done, "refused": refused}


def verify_finish_restore_where_allowed_by_target(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of restores must have changed."""
    given = answer or {}
    changed = [row for key, row in after["restores"].items() if row != before["restores"].get(key)]
    return {
        "number of restores done": given.get("done") == truth["done"],
        "number refused": given.get("refused") == truth["refused"],
        "as many changed": len(changed) == truth["done"],
        "status is done": all(row["status"] == "done" for row in changed),
    }


def solve_delete_run_for_each_by_store_and_status(
    tools: Tools, *, data_store_name: str, status: str
) -> dict[str, Json]:
    """Delete each of the runs meant, and count them."""
    data_store = tools("find_stores", name=data_store_name)["items"][0]
    found = list(every_item(tools, "find_runs", store_id=data_store["id"], status=status))
    for backup_run in found:
        tools("delete_run", backup_run_id=backup_run["id"])
    return {"backup_runs": len(found)}


def verify_delete_run_for_each_by_store_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of runs must be gone."""
    given = answer or {}
    changed = [key for key in before["backup_runs"] if key not in after["backup_runs"]]
    return {
        "number of runs": given.get("backup_runs") == truth["backup_runs"],
        "as many changed": len(changed) == truth["backup_runs"],
    }


def solve_fail_run_for_each_least_size_by_store(
    tools: Tools, *, data_store_name: str, least_size: int
) -> dict[str, Json]:
    """Fail each of the runs meant, and count them."""
    data_store = tools("find_stores", name=data_store_name)["items"][0]
    found = list(every_item(tools, "find_runs", store_id=data_store["id"]))
    found = [backup_run for backup_run in found if backup_run["size"] >= least_size]
    for backup_run in found:
        tools("fail_run", backup_run_id=backup_run["id"])
    return {"backup_runs": len(found)}


def verify_fail_run_for_each_least_size_by_store(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of runs must have changed."""
    given = answer or {}
    changed = [row for key, row in after["backup_runs"].items() if row != before["backup_runs"].get(key)]
    return {
        "number of runs": given.get("backup_runs") == truth["backup_runs"],
        "as many changed": len(changed) == truth["backup_runs"],
        "status is failed": all(row["status"] == "failed" for row in changed),
    }


def solve_approve_restore_with_earliest_asked_at_by_target(tools: Tools, *, data_store_name: str) -> dict[str, Json]:
    """Approve the restore with the earliest time of the request, no other."""
    data_store = tools("find_stores", name=data_store_name)["items"][0]
    restore = min(
        every_item(tools, "find_restores", target_id=data_store["id"]), key=lambda restore: restore["asked_at"]
    )
    tools("approve_restore", restore_id=restore["id"])
    return {"time_of_the_request": restore["asked_at"]}


def verify_approve_restore_with_earliest_asked_at_by_target(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The time of the request must be right, and one restore must have changed."""
    given = answer or {}
    changed = [row for key, row in after["restores"].items() if row != before["restores"].get(key)]
    return {
        "time of the request": given.get("time_of_the_request") == truth["time_of_the_request"],
        "one changed": len(changed) == 1,
        "status is approved": all(row["status"] == "approved" for row in changed),
    }


def solve_lift_hold_for_each_by_store(tools: Tools, *, data_store_name: str) -> dict[str, Json]:
    """Lift hold each of the legal holds meant, and count them."""
    data_store = tools("find_stores", name=data_store_name)["items"][0]
    found = list(every_item(tools, "find_holds", store_id=data_store["id"]))
    for legal_hold in found:
        tools("lift_hold", legal_hold_id=legal_hold["id"])
    return {"legal_holds": len(found)}


def verify_lift_hold_for_each_by_store(answer: Json, truth: Json, before: State, after: State) -> dict[str, bool]:
    """The number must be right, and as many legal holds must have changed."""
    given = answer or {}
    changed = [row for key, row in after["legal_holds"].items() if row != before["legal_holds"].get(key)]
    return {
        "number of legal holds": given.get("legal_holds") == truth["legal_holds"],
        "as many changed": len(changed) == truth["legal_holds"],
        "status is lifted": all(row["status"] == "lifted" for row in changed),
    }


def solve_place_hold_highest_size_by_secrecy(
    tools: Tools, *, secrecy: str, reason: str, lawyer: str
) -> dict[str, Json]:
    """Choose the store with the highest size in gigabytes and use it."""
    data_store = max(every_item(tools, "find_stores", secrecy=secrecy), key=lambda data_store: data_store["size"])
    made = tools("place_hold", data_store_id=data_store["id"], reason=reason, lawyer=lawyer)
    return {"first_day": made["begins_on"]}


def verify_place_hold_highest_size_by_secrecy(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """One legal hold must have been added, with the first day that is right."""
    given = answer or {}
    added = [row for key, row in after["legal_holds"].items() if key not in before["legal_holds"]]
    return {
        "first day": given.get("first_day") == truth["first_day"],
        "one added": len(added) == 1,
        "with that first day": [row["begins_on"] for row in added] == [truth["first_day"]],
    }
