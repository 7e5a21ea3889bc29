"""Solutions and verifications of programmatic tasks on Kilbrannan planning office."""

from mcp_servers.contracts import Json, State
from mcp_servers.runtime import Tools, every_item


def solve_hold_application_for_each_by_plot_and_kind(tools: Tools, *, plot_number: str, kind: str) -> dict[str, Json]:
    """Hold each of the applications meant, and count them."""
    plot = tools("find_plots", number=plot_number)["items"][0]
    found = list(every_item(tools, "find_applications", plot_id=plot["id"], kind=kind))
    for application in found:
        tools("hold_application", application_id=application["id"])
    return {"applications": len(found)}


def verify_hold_application_for_each_by_plot_and_kind(
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


def solve_begin_building_with_earliest_lodged_on_by_plot_and_kind(
    tools: Tools, *, plot_number: str, kind: str
) -> dict[str, Json]:
    """Begin building the application with the earliest lodging date, no other."""
    plot = tools("find_plots", number=plot_number)["items"][0]
    application = min(
        [
            tools("get_application", application_id=application["id"])
            for application in every_item(tools, "find_applications", plot_id=plot["id"], kind=kind)
        ],
        key=lambda application: application["lodged_on"],
    )
    tools("begin_building", application_id=application["id"])
    return {"lodging_date": application["lodged_on"]}


def verify_begin_building_with_earliest_lodged_on_by_plot_and_kind(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The lodging date must be right, and one application must have changed."""
    given = answer or {}
    changed = [row for key, row in after["applications"].items() if row != before["applications"].get(key)]
    return {
        "lodging date": given.get("lodging_date") == truth["lodging_date"],
        "one changed": len(changed) == 1,
        "status is begun": all(row["status"] == "begun" for row in changed),
    }


def solve_lodge_application_highest_area_by_listed(
    tools: Tools, *, listed: bool, applicant_name: str, number: str, kind: str, floor_area: int, height: int
) -> dict[str, Json]:
    """Choose the plot with the highest area in square metres and use it."""
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


def solve_earliest_lodged_on_of_applications_by_plot_and_kind(
    tools: Tools, *, plot_number: str, kind: str
) -> dict[str, Json]:
    """Find the one with the earliest lodging date of the applications meant."""
    plot = tools("find_plots", number=plot_number)["items"][0]
    chosen = min(
        [
            tools("get_application", application_id=application["id"])
            for application in every_item(tools, "find_applications", plot_id=plot["id"], kind=kind)
        ],
        key=lambda application: application["lodged_on"],
    )
    return {"application_number": chosen["number"], "lodging_date": chosen["lodged_on"]}


def verify_earliest_lodged_on_of_applications_by_plot_and_kind(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Both fields must be those of the right row, and nothing may have changed."""
    given = answer or {}
    return {
        "application number": given.get("application_number") == truth["application_number"],
        "lodging date": given.get("lodging_date") == truth["lodging_date"],
        "nothing changed": before == after,
    }


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


def solve_district_with_most_floor_area_in_report_applications_by_status(
    tools: Tools, *, status: str
) -> dict[str, Json]:
    """Find the district with the highest floor area in a report."""
    largest = max(every_item(tools, "report_applications", status=status), key=lambda group: group["floor_area"])
    return {"district": largest["plot_district_name"], "floor_area": largest["floor_area"]}


def verify_district_with_most_floor_area_in_report_applications_by_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Group and figure must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "district": given.get("district") == truth["district"],
        "floor area": given.get("floor_area") == truth["floor_area"],
        "nothing changed": before == after,
    }


def solve_grant_application_with_earliest_decide_by_by_plot_and_kind(
    tools: Tools, *, plot_number: str, kind: str
) -> dict[str, Json]:
    """Grant the application with the earliest last day for the decision, no other."""
    plot = tools("find_plots", number=plot_number)["items"][0]
    application = min(
        [
            tools("get_application", application_id=application["id"])
            for application in every_item(tools, "find_applications", plot_id=plot["id"], kind=kind)
        ],
        key=lambda application: application["decide_by"],
    )
    tools("grant_application", application_id=application["id"])
    return {"last_day": application["decide_by"]}


def verify_grant_application_with_earliest_decide_by_by_plot_and_kind(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The last day for the decision must be right, and one application must have changed."""
    given = answer or {}
    changed = [row for key, row in after["applications"].items() if row != before["applications"].get(key)]
    return {
        "last day for the decision": given.get("last_day") == truth["last_day"],
        "one changed": len(changed) == 1,
        "status is granted": all(row["status"] == "granted" for row in changed),
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


def solve_application_with_most_objections_by_plot_and_kind(
    tools: Tools, *, plot_number: str, kind: str
) -> dict[str, Json]:
    """Find out which of the applications meant has the most objections."""
    plot = tools("find_plots", number=plot_number)["items"][0]
    counted = [
        (tools("find_objections", application_id=application["id"])["total"], application)
        for application in every_item(tools, "find_applications", plot_id=plot["id"], kind=kind)
    ]
    most, chosen = max(counted, key=lambda pair: pair[0])
    return {"application_number": chosen["number"], "objections": most}


def verify_application_with_most_objections_by_plot_and_kind(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Row and number must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "application number": given.get("application_number") == truth["application_number"],
        "number of objections": given.get("objections") == truth["objections"],
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


def solve_district_with_most_applications_in_report_applications_by_status(
    tools: Tools, *, status: str
) -> dict[str, Json]:
    """Find the district with the highest applications in a report."""
    largest = max(every_item(tools, "report_applications", status=status), key=lambda group: group["applications"])
    return {"district": largest["plot_district_name"], "applications": largest["applications"]}


def verify_district_with_most_applications_in_report_applications_by_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Group and figure must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "district": given.get("district") == truth["district"],
        "applications": given.get("applications") == truth["applications"],
        "nothing changed": before == after,
    }
