"""Solutions and verifications of programmatic tasks on Kilbrannan planning office."""

from mcp_servers.contracts import Json, Refused, State
from mcp_servers.runtime import Tools, every_item


def solve_total_fee_of_applications_by_applicant_and_fee_paid(
    tools: Tools, *, applicant_name: str, fee_paid: bool
) -> dict[str, Json]:
    """Add up the fee of the applications that are meant."""
    applicant = tools("find_applicants", name=applicant_name)["items"][0]
    return {
        "total_fee": sum(
            application["fee"]
            for application in [
                tools("get_application", application_id=application["id"])
                for application in every_item(
                    tools, "find_applications", applicant_id=applicant["id"], fee_paid=fee_paid
                )
            ]
        )
    }


def verify_total_fee_of_applications_by_applicant_and_fee_paid(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The total must be right, and nothing may have changed."""
    given = answer or {}
    return {"total fee": given.get("total_fee") == truth["total_fee"], "nothing changed": before == after}


def solve_amount_of_fee_of_applications_in_detail_least_plot_area_by_applicant_and_kind(
    tools: Tools, *, applicant_name: str, kind: str, least_plot_area: int
) -> dict[str, Json]:
    """Count the applications meant and add up the fee."""
    applicant = tools("find_applicants", name=applicant_name)["items"][0]
    found = [
        tools("get_application", application_id=application["id"])
        for application in every_item(tools, "find_applications", applicant_id=applicant["id"], kind=kind)
    ]
    found = [
        application
        for application in found
        if tools("get_plot", plot_id=application["plot_id"])["area"] >= least_plot_area
    ]
    return {"number": len(found), "total_fee": sum(application["fee"] for application in found)}


def verify_amount_of_fee_of_applications_in_detail_least_plot_area_by_applicant_and_kind(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "number of applications": given.get("number") == truth["number"],
        "total fee": given.get("total_fee") == truth["total_fee"],
        "nothing changed": before == after,
    }


def solve_most_fee_among_applications_in_detail_by_applicant_and_status(
    tools: Tools, *, applicant_name: str, status: str
) -> dict[str, Json]:
    """Find the one with the highest fee of the applications meant."""
    applicant = tools("find_applicants", name=applicant_name)["items"][0]
    found = [
        tools("get_application", application_id=application["id"])
        for application in every_item(tools, "find_applications", applicant_id=applicant["id"], status=status)
    ]
    chosen = max(found, key=lambda application: application["fee"])
    return {"application_number": chosen["number"], "fee": chosen["fee"]}


def verify_most_fee_among_applications_in_detail_by_applicant_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "application number": given.get("application_number") == truth["application_number"],
        "fee": given.get("fee") == truth["fee"],
        "nothing changed": before == after,
    }


def solve_kind_with_most_fee_among_applications_in_detail_least_fee_by_applicant(
    tools: Tools, *, applicant_name: str, least_fee: int
) -> dict[str, Json]:
    """Add up the fee by kind and find the largest total."""
    applicant = tools("find_applicants", name=applicant_name)["items"][0]
    found = [
        tools("get_application", application_id=application["id"])
        for application in every_item(tools, "find_applications", applicant_id=applicant["id"])
    ]
    found = [application for application in found if application["fee"] >= least_fee]
    totals: dict[str, int] = {}
    for application in found:
        totals[application["kind"]] = totals.get(application["kind"], 0) + application["fee"]
    largest = max(totals, key=lambda group: totals[group])
    return {"kind": largest, "total_fee": totals[largest]}


def verify_kind_with_most_fee_among_applications_in_detail_least_fee_by_applicant(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "kind": given.get("kind") == truth["kind"],
        "total fee": given.get("total_fee") == truth["total_fee"],
        "nothing changed": before == after,
    }


def solve_highest_fee_of_applications_by_applicant_and_kind(
    tools: Tools, *, applicant_name: str, kind: str
) -> dict[str, Json]:
    """Find the one with the highest fee of the applications meant."""
    applicant = tools("find_applicants", name=applicant_name)["items"][0]
    chosen = max(
        [
            tools("get_application", application_id=application["id"])
            for application in every_item(tools, "find_applications", applicant_id=applicant["id"], kind=kind)
        ],
        key=lambda application: application["fee"],
    )
    return {"application_number": chosen["number"], "fee": chosen["fee"]}


def verify_highest_fee_of_applications_by_applicant_and_kind(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Both fields must be those of the right row, and nothing may have changed."""
    given = answer or {}
    return {
        "application number": given.get("application_number") == truth["application_number"],
        "fee": given.get("fee") == truth["fee"],
        "nothing changed": before == after,
    }


def solve_hold_application_where_allowed_in_detail_most_floor_area_by_plot(
    tools: Tools, *, plot_number: str, most_floor_area: int
) -> dict[str, Json]:
    """Hold those of the applications meant for which that is allowed."""
    plot = tools("find_plots", number=plot_number)["items"][0]
    found = [
        tools("get_application", application_id=application["id"])
        for application in every_item(tools, "find_applications", plot_id=plot["id"])
    ]
    found = [application for application in found if application["floor_area"] <= most_floor_area]
    done = refused = 0
    for application in found:
        try:
            tools("hold_application", application_id=application["id"])
            done += 1
        except Refused:
            refused += 1
    return {"done": done, "refused": refused}


def verify_hold_application_where_allowed_in_detail_most_floor_area_by_plot(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of applications must have changed."""
    given = answer or {}
    changed = [row for key, row in after["applications"].items() if row != before["applications"].get(key)]
    return {
        "number of applications done": given.get("done") == truth["done"],
        "number refused": given.get("refused") == truth["refused"],
        "as many changed": len(changed) == truth["done"],
        "status is on hold": all(row["status"] == "on_hold" for row in changed),
    }


def solve_application_with_most_inspections_by_applicant_and_kind(
    tools: Tools, *, applicant_name: str, kind: str
) -> dict[str, Json]:
    """Find out which of the applications meant has the most inspections."""
    applicant = tools("find_applicants", name=applicant_name)["items"][0]
    counted = [
        (tools("find_inspections", application_id=application["id"])["total"], application)
        for application in every_item(tools, "find_applications", applicant_id=applicant["id"], kind=kind)
    ]
    most, chosen = max(counted, key=lambda pair: pair[0])
    return {"application_number": chosen["number"], "inspections": most}


def verify_application_with_most_inspections_by_applicant_and_kind(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Row and number must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "application number": given.get("application_number") == truth["application_number"],
        "number of inspections": given.get("inspections") == truth["inspections"],
        "nothing changed": before == after,
    }


def solve_hold_application_or_refuse_application_by_fee_by_applicant_and_status(
    tools: Tools, *, applicant_name: str, status: str, limit: int
) -> dict[str, Json]:
    """Decide by the fee what to do with the only application meant."""
    applicant = tools("find_applicants", name=applicant_name)["items"][0]
    application = next(every_item(tools, "find_applications", applicant_id=applicant["id"], status=status))
    application = tools("get_application", application_id=application["id"])
    if application["fee"] > limit:
        tools("hold_application", application_id=application["id"])
    else:
        tools("refuse_application", application_id=application["id"])
    return {"fee": application["fee"]}


def verify_hold_application_or_refuse_application_by_fee_by_applicant_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The fee must be right, and one application must have changed."""
    given = answer or {}
    changed = [row for key, row in after["applications"].items() if row != before["applications"].get(key)]
    return {"fee": given.get("fee") == truth["fee"], "one changed": len(changed) == 1}


def solve_total_fee_of_applications_by_plot_and_kind(tools: Tools, *, plot_number: str, kind: str) -> dict[str, Json]:
    """Add up the fee of the applications that are meant."""
    plot = tools("find_plots", number=plot_number)["items"][0]
    return {
        "total_fee": sum(
            application["fee"]
            for application in [
                tools("get_application", application_id=application["id"])
                for application in every_item(tools, "find_applications", plot_id=plot["id"], kind=kind)
            ]
        )
    }


def verify_total_fee_of_applications_by_plot_and_kind(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The total must be right, and nothing may have changed."""
    given = answer or {}
    return {"total fee": given.get("total_fee") == truth["total_fee"], "nothing changed": before == after}


def solve_application_with_most_consultations_by_plot_and_fee_paid(
    tools: Tools, *, plot_number: str, fee_paid: bool
) -> dict[str, Json]:
    """Find out which of the applications meant has the most consultations."""
    plot = tools("find_plots", number=plot_number)["items"][0]
    counted = [
        (tools("find_consultations", application_id=application["id"])["total"], application)
        for application in every_item(tools, "find_applications", plot_id=plot["id"], fee_paid=fee_paid)
    ]
    most, chosen = max(counted, key=lambda pair: pair[0])
    return {"application_number": chosen["number"], "consultations": most}


def verify_application_with_most_consultations_by_plot_and_fee_paid(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Row and number must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "application number": given.get("application_number") == truth["application_number"],
        "number of consultations": given.get("consultations") == truth["consultations"],
        "nothing changed": before == after,
    }


def solve_earliest_decide_by_of_applications_by_plot_and_fee_paid(
    tools: Tools, *, plot_number: str, fee_paid: bool
) -> dict[str, Json]:
    """Find the one with the earliest last day for the decision of the applications meant."""
    plot = tools("find_plots", number=plot_number)["items"][0]
    chosen = min(
        [
            tools("get_application", application_id=application["id"])
            for application in every_item(tools, "find_applications", plot_id=plot["id"], fee_paid=fee_paid)
        ],
        key=lambda application: application["decide_by"],
    )
    return {"application_number": chosen["number"], "last_day": chosen["decide_by"]}


def verify_earliest_decide_by_of_applications_by_plot_and_fee_paid(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Both fields must be those of the right row, and nothing may have changed."""
    given = answer or {}
    return {
        "application number": given.get("application_number") == truth["application_number"],
        "last day for the decision": given.get("last_day") == truth["last_day"],
        "nothing changed": before == after,
    }


def solve_hold_application_or_refuse_application_by_height_by_applicant_and_kind(
    tools: Tools, *, applicant_name: str, kind: str, limit: int
) -> dict[str, Json]:
    """Decide by the height in metres what to do with the only application meant."""
    applicant = tools("find_applicants", name=applicant_name)["items"][0]
    application = next(every_item(tools, "find_applications", applicant_id=applicant["id"], kind=kind))
    application = tools("get_application", application_id=application["id"])
    if application["height"] > limit:
        tools("hold_application", application_id=application["id"])
    else:
        tools("refuse_application", application_id=application["id"])
    return {"height": application["height"]}


def verify_hold_application_or_refuse_application_by_height_by_applicant_and_kind(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The height in metres must be right, and one application must have changed."""
    given = answer or {}
    changed = [row for key, row in after["applications"].items() if row != before["applications"].get(key)]
    return {"height in metres": given.get("height") == truth["height"], "one changed": len(changed) == 1}


def solve_hold_application_for_each_in_detail_most_fee_by_plot_and_status(
    tools: Tools, *, plot_number: str, status: str, most_fee: int
) -> dict[str, Json]:
    """Hold each of the applications meant, and count them."""
    plot = tools("find_plots", number=plot_number)["items"][0]
    found = [
        tools("get_application", application_id=application["id"])
        for application in every_item(tools, "find_applications", plot_id=plot["id"], status=status)
    ]
    found = [application for application in found if application["fee"] <= most_fee]
    for application in found:
        tools("hold_application", application_id=application["id"])
    return {"applications": len(found)}


def verify_hold_application_for_each_in_detail_most_fee_by_plot_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of applications must have changed."""
    given = answer or {}
    changed = [row for key, row in after["applications"].items() if row != before["applications"].get(key)]
    return {
        "number of applications": given.get("applications") == truth["applications"],
        "as many changed": len(changed) == truth["applications"],
        "status is on hold": all(row["status"] == "on_hold" for row in changed),
    }


def solve_total_fee_of_applications_by_plot(tools: Tools, *, plot_number: str) -> dict[str, Json]:
    """Add up the fee of the applications that are meant."""
    plot = tools("find_plots", number=plot_number)["items"][0]
    return {
        "total_fee": sum(
            application["fee"]
            for application in [
                tools("get_application", application_id=application["id"])
                for application in every_item(tools, "find_applications", plot_id=plot["id"])
            ]
        )
    }


def verify_total_fee_of_applications_by_plot(answer: Json, truth: Json, before: State, after: State) -> dict[str, bool]:
    """The total must be right, and nothing may have changed."""
    given = answer or {}
    return {"total fee": given.get("total_fee") == truth["total_fee"], "nothing changed": before == after}
