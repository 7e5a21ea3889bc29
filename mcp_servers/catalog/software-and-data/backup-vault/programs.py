"""Solutions and verifications of programmatic tasks on Findlinge backup vault."""

from mcp_servers.contracts import Json, Refused, State
from mcp_servers.runtime import Tools, every_item


def solve_delete_run_where_allowed_least_size_by_status(
    tools: Tools, *, status: str, least_size: int
) -> dict[str, Json]:
    """Delete those of the runs meant for which that is allowed."""
    found = list(every_item(tools, "find_runs", status=status))
    found = [backup_run for backup_run in found if backup_run["size"] >= least_size]
    done = refused = 0
    for backup_run in found:
        try:
            tools("delete_run", backup_run_id=backup_run["id"])
            done += 1
        except Refused:
            refused += 1
    return {"done": done, "refused": refused}


def verify_delete_run_where_allowed_least_size_by_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of runs must be gone."""
    given = answer or {}
    changed = [key for key in before["backup_runs"] if key not in after["backup_runs"]]
    return {
        "number of runs done": given.get("done") == truth["done"],
        "number refused": given.get("refused") == truth["refused"],
        "as many changed": len(changed) == truth["done"],
    }


def solve_fail_run_where_allowed_by_tape(tools: Tools, *, tape_label: str) -> dict[str, Json]:
    """Fail those of the runs meant for which that is allowed."""
    tape = tools("find_tapes", label=tape_label)["items"][0]
    found = list(every_item(tools, "find_runs", tape_id=tape["id"]))
    done = refused = 0
    for backup_run in found:
        try:
            tools("fail_run", backup_run_id=backup_run["id"])
            done += 1
        except Refused:
            refused += 1
    return {"done": done, "refused": refused}


def verify_fail_run_where_allowed_by_tape(answer: Json, truth: Json, before: State, after: State) -> dict[str, bool]:
    """The answer must be right, and the right number of runs must have changed."""
    given = answer or {}
    changed = [row for key, row in after["backup_runs"].items() if row != before["backup_runs"].get(key)]
    return {
        "number of runs done": given.get("done") == truth["done"],
        "number refused": given.get("refused") == truth["refused"],
        "as many changed": len(changed) == truth["done"],
        "status is failed": all(row["status"] == "failed" for row in changed),
    }


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


def solve_lift_hold_for_each_by_store_and_status(tools: Tools, *, data_store_name: str, status: str) -> dict[str, Json]:
    """Lift hold each of the legal holds meant, and count them."""
    data_store = tools("find_stores", name=data_store_name)["items"][0]
    found = list(every_item(tools, "find_holds", store_id=data_store["id"], status=status))
    for legal_hold in found:
        tools("lift_hold", legal_hold_id=legal_hold["id"])
    return {"legal_holds": len(found)}


def verify_lift_hold_for_each_by_store_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of legal holds must have changed."""
    given = answer or {}
    changed = [row for key, row in after["legal_holds"].items() if row != before["legal_holds"].get(key)]
    return {
        "number of legal holds": given.get("legal_holds") == truth["legal_holds"],
        "as many changed": len(changed) == truth["legal_holds"],
        "status is lifted": all(row["status"] == "lifted" for row in changed),
    }


def solve_ranking_by_loaded_of_tapes_in_detail_vaulted_on_until_by_status(
    tools: Tools, *, status: str, vaulted_on_until: str, top: int
) -> dict[str, Json]:
    """Put the tapes meant in order by times loaded, and list the first ones."""
    found = [tools("get_tape", tape_id=tape["id"]) for tape in every_item(tools, "find_tapes", status=status)]
    found = [tape for tape in found if tape["vaulted_on"] is not None and tape["vaulted_on"] <= vaulted_on_until]
    ranked = sorted(found, key=lambda tape: tape["loaded"], reverse=True)[:top]
    return {"tape_labels": [tape["label"] for tape in ranked]}


def verify_ranking_by_loaded_of_tapes_in_detail_vaulted_on_until_by_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {"tape labels": given.get("tape_labels") == truth["tape_labels"], "nothing changed": before == after}


def solve_approve_restore_for_each_by_target_and_status(
    tools: Tools, *, data_store_name: str, status: str
) -> dict[str, Json]:
    """Approve each of the restores meant, and count them."""
    data_store = tools("find_stores", name=data_store_name)["items"][0]
    found = list(every_item(tools, "find_restores", target_id=data_store["id"], status=status))
    for restore in found:
        tools("approve_restore", restore_id=restore["id"])
    return {"restores": len(found)}


def verify_approve_restore_for_each_by_target_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The number must be right, and as many restores must have changed."""
    given = answer or {}
    changed = [row for key, row in after["restores"].items() if row != before["restores"].get(key)]
    return {
        "number of restores": given.get("restores") == truth["restores"],
        "as many changed": len(changed) == truth["restores"],
        "status is approved": all(row["status"] == "approved" for row in changed),
    }


def solve_earliest_asked_at_among_restores_of_backup_run_by_tape(tools: Tools, *, tape_label: str) -> dict[str, Json]:
    """Find the one with the earliest time of request of the restores meant."""
    tape = tools("find_tapes", label=tape_label)["items"][0]
    found = [
        restore
        for backup_run in every_item(tools, "find_runs", tape_id=tape["id"])
        for restore in every_item(tools, "find_restores", run_id=backup_run["id"])
    ]
    chosen = min(found, key=lambda restore: restore["asked_at"])
    return {"store": chosen["backup_run_data_store_name"], "time_of_the_request": chosen["asked_at"]}


def verify_earliest_asked_at_among_restores_of_backup_run_by_tape(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "store": given.get("store") == truth["store"],
        "time of the request": given.get("time_of_the_request") == truth["time_of_the_request"],
        "nothing changed": before == after,
    }


def solve_earliest_made_on_of_backup_runs_by_store(tools: Tools, *, data_store_name: str) -> dict[str, Json]:
    """Find the one with the earliest date of run of the runs meant."""
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


def solve_backup_run_with_most_restores_by_store_and_status(
    tools: Tools, *, data_store_name: str, status: str
) -> dict[str, Json]:
    """Find out which of the runs meant has the most restores."""
    data_store = tools("find_stores", name=data_store_name)["items"][0]
    counted = [
        (tools("find_restores", run_id=backup_run["id"])["total"], backup_run)
        for backup_run in every_item(tools, "find_runs", store_id=data_store["id"], status=status)
    ]
    most, chosen = max(counted, key=lambda pair: pair[0])
    return {"store": chosen["data_store_name"], "restores": most}


def verify_backup_run_with_most_restores_by_store_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Row and number must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "store": given.get("store") == truth["store"],
        "number of restores": given.get("restores") == truth["restores"],
        "nothing changed": before == after,
    }


def solve_lift_hold_for_each_by_store(tools: Tools, *, data_store_name: str) -> dict[str, Json]:
    """Lift hold each of the legal holds meant, and count them."""
    data_store = tools("find_stores", name=data_store_name)["items"][0]
    found = list(every_item(tools, "find_holds", store_id=data_store["id"]))
    for legal_hold in found:
        tools("lift_hold", legal_hold_id=legal_hold["id"])
    return {"legal_holds": len(found)}


def verify_lift_hold_for_each_by_store(answer: Json, truth: Json, before: State, after: State) -> dict[str, bool]:
    """The answer must be right, and the right number of legal holds must have changed."""
    given = answer or {}
    changed = [row for key, row in after["legal_holds"].items() if row != before["legal_holds"].get(key)]
    return {
        "number of legal holds": given.get("legal_holds") == truth["legal_holds"],
        "as many changed": len(changed) == truth["legal_holds"],
        "status is lifted": all(row["status"] == "lifted" for row in changed),
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


def solve_fail_run_for_each_by_tape(tools: Tools, *, tape_label: str) -> dict[str, Json]:
    """Fail each of the runs meant, and count them."""
    tape = tools("find_tapes", label=tape_label)["items"][0]
    found = list(every_item(tools, "find_runs", tape_id=tape["id"]))
    for backup_run in found:
        tools("fail_run", backup_run_id=backup_run["id"])
    return {"backup_runs": len(found)}


def verify_fail_run_for_each_by_tape(answer: Json, truth: Json, before: State, after: State) -> dict[str, bool]:
    """The answer must be right, and the right number of runs must have changed."""
    given = answer or {}
    changed = [row for key, row in after["backup_runs"].items() if row != before["backup_runs"].get(key)]
    return {
        "number of runs": given.get("backup_runs") == truth["backup_runs"],
        "as many changed": len(changed) == truth["backup_runs"],
        "status is failed": all(row["status"] == "failed" for row in changed),
    }


def solve_ranking_by_every_of_data_stores_least_kept_days_of_all(
    tools: Tools, *, least_kept_days: int, top: int
) -> dict[str, Json]:
    """Put the stores meant in order by interval in days, and list the first ones."""
    found = list(every_item(tools, "find_stores"))
    found = [data_store for data_store in found if data_store["kept_days"] >= least_kept_days]
    ranked = sorted(found, key=lambda data_store: data_store["every"], reverse=True)[:top]
    return {"names": [data_store["name"] for data_store in ranked]}


def verify_ranking_by_every_of_data_stores_least_kept_days_of_all(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {"names": given.get("names") == truth["names"], "nothing changed": before == after}


def solve_approve_restore_with_earliest_asked_at_by_target(tools: Tools, *, data_store_name: str) -> dict[str, Json]:
    """Approve the restore with the earliest time of request, no other."""
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
