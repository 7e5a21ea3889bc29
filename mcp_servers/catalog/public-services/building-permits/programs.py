"""Solutions and verifications of programmatic tasks on Kilbrannan planning office."""

from mcp_servers.contracts import Json, State
from mcp_servers.runtime import Tools, every_item


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


def solve_hold_application_or_refuse_application_by_floor_area_by_plot(
    tools: Tools, *, plot_number: str, limit: int
) -> dict[str, Json]:
    """Decide by the floor area what to do with the only application meant."""
    plot = tools("find_plots", number=plot_number)["items"][0]
    application = next(every_item(tools, "find_applications", plot_id=plot["id"]))
    application = tools("get_application", application_id=application["id"])
    if application["floor_area"] > limit:
        tools("hold_application", application_id=application["id"])
    else:
        tools("refuse_application", application_id=application["id"])
    return {"floor_area": application["floor_area"]}


def verify_hold_application_or_refuse_application_by_floor_area_by_plot(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The floor area must be right, and one application must have changed."""
    given = answer or {}
    changed = [row for key, row in after["applications"].items() if row != before["applications"].get(key)]
    return {"floor area": given.get("floor_area") == truth["floor_area"], "one changed": len(changed) == 1}


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


def solve_application_with_most_consultations_by_applicant_and_kind(
    tools: Tools, *, applicant_name: str, kind: str
) -> dict[str, Json]:
    """Find out which of the applications meant has the most consultations."""
    applicant = tools("find_applicants", name=applicant_name)["items"][0]
    counted = [
        (tools("find_consultations", application_id=application["id"])["total"], application)
        for application in every_item(tools, "find_applications", applicant_id=applicant["id"], kind=kind)
    ]
    most, chosen = max(counted, key=lambda pair: pair[0])
    return {"application_number": chosen["number"], "consultations": most}


def verify_application_with_most_consultations_by_applicant_and_kind(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Row and number must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "application number": given.get("application_number") == truth["application_number"],
        "number of consultations": given.get("consultations") == truth["consultations"],
        "nothing changed": before == after,
    }


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
