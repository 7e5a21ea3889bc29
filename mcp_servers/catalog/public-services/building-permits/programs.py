"""Solutions and verifications of programmatic tasks on Kilbrannan planning office."""

from mcp_servers.contracts import Json, Refused, State
from mcp_servers.runtime import Tools, every_item


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


def solve_earliest_validated_on_among_applications_in_detail_least_fee_by_applicant(
    tools: Tools, *, applicant_name: str, least_fee: int
) -> dict[str, Json]:
    """Find the one with the earliest validation date of the applications meant."""
    applicant = tools("find_applicants", name=applicant_name)["items"][0]
    found = [
        tools("get_application", application_id=application["id"])
        for application in every_item(tools, "find_applications", applicant_id=applicant["id"])
    ]
    found = [application for application in found if application["fee"] >= least_fee]
    chosen = min(found, key=lambda application: application["validated_on"])
    return {"application_number": chosen["number"], "validation_date": chosen["validated_on"]}


def verify_earliest_validated_on_among_applications_in_detail_least_fee_by_applicant(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "application number": given.get("application_number") == truth["application_number"],
        "validation date": given.get("validation_date") == truth["validation_date"],
        "nothing changed": before == after,
    }


def solve_amount_of_fee_of_applications_in_detail_by_applicant_and_status(
    tools: Tools, *, applicant_name: str, status: str
) -> dict[str, Json]:
    """Count the applications meant and add up the fee."""
    applicant = tools("find_applicants", name=applicant_name)["items"][0]
    found = [
        tools("get_application", application_id=application["id"])
        for application in every_item(tools, "find_applications", applicant_id=applicant["id"], status=status)
    ]
    return {"number": len(found), "total_fee": sum(application["fee"] for application in found)}


def verify_amount_of_fee_of_applications_in_detail_by_applicant_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "number of applications": given.get("number") == truth["number"],
        "total fee": given.get("total_fee") == truth["total_fee"],
        "nothing changed": before == after,
    }


def solve_ranking_by_height_of_applications_in_detail_most_floor_area_by_plot(
    tools: Tools, *, plot_number: str, most_floor_area: int, top: int
) -> dict[str, Json]:
    """Put the applications meant in order by height in metres, and list the first ones."""
    plot = tools("find_plots", number=plot_number)["items"][0]
    found = [
        tools("get_application", application_id=application["id"])
        for application in every_item(tools, "find_applications", plot_id=plot["id"])
    ]
    found = [application for application in found if application["floor_area"] <= most_floor_area]
    ranked = sorted(found, key=lambda application: application["height"], reverse=True)[:top]
    return {"application_numbers": [application["number"] for application in ranked]}


def verify_ranking_by_height_of_applications_in_detail_most_floor_area_by_plot(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "application numbers": given.get("application_numbers") == truth["application_numbers"],
        "nothing changed": before == after,
    }


def solve_status_with_most_fee_among_applications_in_detail_least_plot_area_by_applicant_and_kind(
    tools: Tools, *, applicant_name: str, kind: str, least_plot_area: int
) -> dict[str, Json]:
    """Add up the fee by status and find the largest total."""
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
    totals: dict[str, int] = {}
    for application in found:
        totals[application["status"]] = totals.get(application["status"], 0) + application["fee"]
    largest = max(totals, key=lambda group: totals[group])
    return {"status": largest, "total_fee": totals[largest]}


def verify_status_with_most_fee_among_applications_in_detail_least_plot_area_by_applicant_and_kind(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "status": given.get("status") == truth["status"],
        "total fee": given.get("total_fee") == truth["total_fee"],
        "nothing changed": before == after,
    }


def solve_hold_application_where_allowed_in_detail_lodged_on_from_by_plot_and_status(
    tools: Tools, *, plot_number: str, status: str, lodged_on_from: str
) -> dict[str, Json]:
    """Hold those of the applications meant for which that is allowed."""
    plot = tools("find_plots", number=plot_number)["items"][0]
    found = [
        tools("get_application", application_id=application["id"])
        for application in every_item(tools, "find_applications", plot_id=plot["id"], status=status)
    ]
    found = [application for application in found if application["lodged_on"] >= lodged_on_from]
    done = refused = 0
    for application in found:
        try:
            tools("hold_application", application_id=application["id"])
            done += 1
        except Refused:
            refused += 1
    return {"done": done, "refused": refused}


def verify_hold_application_where_allowed_in_detail_lodged_on_from_by_plot_and_status(
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


def solve_application_with_most_inspections_by_plot_and_kind(
    tools: Tools, *, plot_number: str, kind: str
) -> dict[str, Json]:
    """Find out which of the applications meant has the most inspections."""
    plot = tools("find_plots", number=plot_number)["items"][0]
    counted = [
        (tools("find_inspections", application_id=application["id"])["total"], application)
        for application in every_item(tools, "find_applications", plot_id=plot["id"], kind=kind)
    ]
    most, chosen = max(counted, key=lambda pair: pair[0])
    return {"application_number": chosen["number"], "inspections": most}


def verify_application_with_most_inspections_by_plot_and_kind(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Row and number must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "application number": given.get("application_number") == truth["application_number"],
        "number of inspections": given.get("inspections") == truth["inspections"],
        "nothing changed": before == after,
    }


def solve_amount_of_fee_of_applications_in_detail_lodged_on_until_by_kind(
    tools: Tools, *, kind: str, lodged_on_until: str
) -> dict[str, Json]:
    """Count the applications meant and add up the fee."""
    found = [
        tools("get_application", application_id=application["id"])
        for application in every_item(tools, "find_applications", kind=kind)
    ]
    found = [application for application in found if application["lodged_on"] <= lodged_on_until]
    return {"number": len(found), "total_fee": sum(application["fee"] for application in found)}


def verify_amount_of_fee_of_applications_in_detail_lodged_on_until_by_kind(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "number of applications": given.get("number") == truth["number"],
        "total fee": given.get("total_fee") == truth["total_fee"],
        "nothing changed": before == after,
    }


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


def solve_grant_application_for_each_by_plot_and_status(
    tools: Tools, *, plot_number: str, status: str
) -> dict[str, Json]:
    """Grant each of the applications meant, and count them."""
    plot = tools("find_plots", number=plot_number)["items"][0]
    found = list(every_item(tools, "find_applications", plot_id=plot["id"], status=status))
    for application in found:
        tools("grant_application", application_id=application["id"])
    return {"applications": len(found)}


def verify_grant_application_for_each_by_plot_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The number must be right, and as many applications must have changed."""
    given = answer or {}
    changed = [row for key, row in after["applications"].items() if row != before["applications"].get(key)]
    return {
        "number of applications": given.get("applications") == truth["applications"],
        "as many changed": len(changed) == truth["applications"],
        "status is granted": all(row["status"] == "granted" for row in changed),
    }


def solve_ranking_by_decide_by_of_applications_in_detail_most_floor_area_by_status(
    tools: Tools, *, status: str, most_floor_area: int, top: int
) -> dict[str, Json]:
    """Put the applications meant in order by last day for the decision, and list the first ones."""
    found = [
        tools("get_application", application_id=application["id"])
        for application in every_item(tools, "find_applications", status=status)
    ]
    found = [application for application in found if application["floor_area"] <= most_floor_area]
    ranked = sorted(found, key=lambda application: application["decide_by"])[:top]
    return {"application_numbers": [application["number"] for application in ranked]}


def verify_ranking_by_decide_by_of_applications_in_detail_most_floor_area_by_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "application numbers": given.get("application_numbers") == truth["application_numbers"],
        "nothing changed": before == after,
    }


def solve_most_fee_among_applications_in_detail_most_plot_area_by_applicant_and_kind(
    tools: Tools, *, applicant_name: str, kind: str, most_plot_area: int
) -> dict[str, Json]:
    """Find the one with the highest fee of the applications meant."""
    applicant = tools("find_applicants", name=applicant_name)["items"][0]
    found = [
        tools("get_application", application_id=application["id"])
        for application in every_item(tools, "find_applications", applicant_id=applicant["id"], kind=kind)
    ]
    found = [
        application
        for application in found
        if tools("get_plot", plot_id=application["plot_id"])["area"] <= most_plot_area
    ]
    chosen = max(found, key=lambda application: application["fee"])
    return {"application_number": chosen["number"], "fee": chosen["fee"]}


def verify_most_fee_among_applications_in_detail_most_plot_area_by_applicant_and_kind(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "application number": given.get("application_number") == truth["application_number"],
        "fee": given.get("fee") == truth["fee"],
        "nothing changed": before == after,
    }


def solve_lodge_application_highest_area_by_listed(
    tools: Tools, *, listed: bool, applicant_name: str, number: str, kind: str, floor_area: int, height: int
) -> dict[str, Json]:
    """Choose the plot with the greatest area and use it."""
    applicant = tools("find_applicants", name=applicant_name)["items"][0]
    plot = max(every_item(tools, "find_plots", listed=listed), key=lambda plot: plot["area"])
    made = tools(
        "lodge_application",
        applicant_id=applicant["id"],
        plot_id=plot["id"],
        number=number,
        kind=kind,
        floor_area=floor_area,
        height=height,
    )
    return {"lodging_date": made["lodged_on"]}


def verify_lodge_application_highest_area_by_listed(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """One application must have been added, with the lodging date that is right."""
    given = answer or {}
    added = [row for key, row in after["applications"].items() if key not in before["applications"]]
    return {
        "lodging date": given.get("lodging_date") == truth["lodging_date"],
        "one added": len(added) == 1,
        "with that lodging date": [row["lodged_on"] for row in added] == [truth["lodging_date"]],
    }


def solve_hold_application_for_each_by_applicant_and_status(
    tools: Tools, *, applicant_name: str, status: str
) -> dict[str, Json]:
    """Hold each of the applications meant, and count them."""
    applicant = tools("find_applicants", name=applicant_name)["items"][0]
    found = list(every_item(tools, "find_applications", applicant_id=applicant["id"], status=status))
    for application in found:
        tools("hold_application", application_id=application["id"])
    return {"applications": len(found)}


def verify_hold_application_for_each_by_applicant_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The number must be right, and as many applications must have changed."""
    given = answer or {}
    changed = [row for key, row in after["applications"].items() if row != before["applications"].get(key)]
    return {
        "number of applications": given.get("applications") == truth["applications"],
        "as many changed": len(changed) == truth["applications"],
        "status is on hold": all(row["status"] == "on_hold" for row in changed),
    }
