"""Tools about applications."""

from typing import Annotated

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Day, Page, PageNumber, Refused, Text, between, days_between, shift

from .rows import Applicant, Application, ApplicationKind, ApplicationStatus, District, Officer, Plot


class ApplicationSummary(TypedDict):
    """An application as a search lists it."""

    id: str
    number: str
    plot_address: str
    applicant_name: str
    kind: ApplicationKind
    status: ApplicationStatus


class ApplicationDetails(Application):
    """An application in full."""

    plot_number: str
    plot_address: str
    applicant_name: str
    officer_name: str
    open_objections: int
    awaited_opinions: int
    days_left: int


class ApplicationsByPlotDistrictName(TypedDict):
    """Totals of applications for one name."""

    plot_district_name: str
    applications: int
    floor_area: int
    fees: int


def find_applications(
    db: Database,
    number: str | None = None,
    plot_id: str | None = None,
    applicant_id: str | None = None,
    kind: ApplicationKind | None = None,
    status: ApplicationStatus | None = None,
    officer_name: str | None = None,
    decide_by_until: Day | None = None,
    fee_paid: bool | None = None,
    page: PageNumber = 1,
) -> Page[ApplicationSummary]:
    """Search applications by application number, plot, applicant, kind, status, name, last day for the decision or
    fee paid.

    Args:
        number: Only applications with this application number.
        plot_id: Only applications of the plot with this id.
        applicant_id: Only applications of the applicant with this id.
        kind: Only applications with this kind.
        status: Only applications with this status.
        officer_name: Only applications of the preparing officer whose name contains this text.
        decide_by_until: Only applications with a last day for the decision at or before this.
        fee_paid: Only applications for which this holds, or does not: fee paid.
        page: Page number, from 1.
    """
    return db.search(
        ApplicationSummary,
        """
        SELECT applications.id, applications.number, plots.address AS plot_address, applicants.name AS
            applicant_name, applications.kind, applications.status
        FROM applications
        JOIN plots ON plots.id = applications.plot_id
        JOIN applicants ON applicants.id = applications.applicant_id
        JOIN officers ON officers.id = applications.officer_id
        """,
        where={
            "applications.number = ?": number,
            "applications.plot_id = ?": plot_id,
            "applications.applicant_id = ?": applicant_id,
            "applications.kind = ?": kind,
            "applications.status = ?": status,
            "instr(lower(officers.name), lower(?)) > 0": officer_name,
            "applications.decide_by <= ?": decide_by_until,
            "applications.fee_paid = ?": fee_paid,
        },
        order="applications.lodged_on, applications.id",
        page=page,
    )


def get_application(db: Database, application_id: str) -> ApplicationDetails:
    """Show an application with what is still open before it can be decided.

    Args:
        application_id: Id of the application.
    """
    application = db.fetch(Application, "applications", application_id)
    open_objections = db.number(
        "SELECT COUNT(*) FROM objections WHERE application_id = ? AND status = 'open'", application_id
    )
    awaited_opinions = db.number(
        """
        SELECT COUNT(*) FROM consultations
        WHERE application_id = ? AND status = 'awaited' AND due_on >= ?
        """,
        application_id,
        db.today,
    )
    days_left = 0 if application["decide_by"] is None else max(0, days_between(db.today, application["decide_by"]))
    plot = db.fetch(Plot, "plots", application["plot_id"])
    applicant = db.fetch(Applicant, "applicants", application["applicant_id"])
    officer = db.fetch(Officer, "officers", application["officer_id"])
    return {
        **application,
        "plot_number": plot["number"],
        "plot_address": plot["address"],
        "applicant_name": applicant["name"],
        "officer_name": officer["name"],
        "open_objections": open_objections,
        "awaited_opinions": awaited_opinions,
        "days_left": days_left,
    }


def report_applications(
    db: Database,
    status: ApplicationStatus | None = None,
    kind: ApplicationKind | None = None,
    lodged_from: Day | None = None,
    lodged_until: Day | None = None,
    page: PageNumber = 1,
) -> Page[ApplicationsByPlotDistrictName]:
    """Count applications by district, with the floor area they ask for.

    Args:
        status: Only applications with this status.
        kind: Only applications with this kind.
        lodged_from: Only applications with a lodging date at or after this.
        lodged_until: Only applications with a lodging date at or before this.
        page: Page number, from 1.
    """
    return db.search(
        ApplicationsByPlotDistrictName,
        """
        SELECT districts.name AS plot_district_name, COUNT(*) AS applications,
            COALESCE(SUM(applications.floor_area), 0) AS floor_area, COALESCE(SUM(applications.fee), 0) AS
            fees
        FROM applications
        JOIN plots ON plots.id = applications.plot_id
        JOIN districts ON districts.id = plots.district_id
        """,
        where={
            "applications.status = ?": status,
            "applications.kind = ?": kind,
            "applications.lodged_on >= ?": lodged_from,
            "applications.lodged_on <= ?": lodged_until,
        },
        group="districts.name",
        order="districts.name",
        page=page,
    )


def lodge_application(
    db: Database,
    number: Text,
    applicant_id: str,
    plot_id: str,
    kind: ApplicationKind,
    floor_area: Annotated[int, between(10, 600)],
    height: Annotated[int, between(2, 30)],
) -> Application:
    """Take in an application, which you will then prepare, and work out its fee.

    Args:
        number: Application number.
        applicant_id: Id of the applicant.
        plot_id: Id of the plot.
        kind: Kind of the application.
        floor_area: Floor area.
        height: Height in metres.
    """
    db.fetch(Applicant, "applicants", applicant_id)
    plot = db.fetch(Plot, "plots", plot_id)
    if floor_area > plot["area"]:
        raise Refused("The floor would be larger than the plot.")
    if db.exists(
        """
        SELECT 1 FROM applications
        WHERE plot_id = ? AND kind = ? AND status = 'refused' AND decided_on IS NOT NULL AND decided_on >= ?
        """,
        plot_id,
        kind,
        shift(db.today, days=-180),
    ):
        raise Refused("The same was refused for this plot in the last 180 days.")
    if (
        db.number(
            """
        SELECT COUNT(*) FROM applications
        WHERE plot_id = ? AND status IN ('lodged', 'under_review', 'on_hold')
        """,
            plot_id,
        )
        >= 3
    ):
        raise Refused("Three applications for this plot are waiting already.")
    if db.exists("SELECT 1 FROM applications WHERE number = ?", number):
        raise Refused("Another application already has this application number.")
    application_id = db.insert(
        "applications",
        number=number,
        plot_id=plot_id,
        applicant_id=applicant_id,
        kind=kind,
        floor_area=floor_area,
        height=height,
        officer_id=db.account,
        lodged_on=db.today,
        fee=6500 + 400 * floor_area,
        status="lodged",
        fee_paid=False,
        queried=False,
    )
    return db.fetch(Application, "applications", application_id)


def pay_fee(db: Database, application_id: str) -> Application:
    """Take the fee of a lodged application within 14 days of lodging.

    Args:
        application_id: Id of the application.
    """
    application = db.fetch(Application, "applications", application_id)
    if application["status"] != "lodged":
        raise Refused("No fee is awaited for this application.")
    if application["fee_paid"]:
        raise Refused("The fee has been paid.")
    if application["lodged_on"] < shift(db.today, days=-14):
        raise Refused("The time for paying is over.")
    db.update("applications", application_id, fee_paid=True)
    return db.fetch(Application, "applications", application_id)


def validate_application(db: Database, application_id: str) -> Application:
    """Declare a paid application complete; the 56 days begin.

    Args:
        application_id: Id of the application.
    """
    application = db.fetch(Application, "applications", application_id)
    if application["status"] != "lodged":
        raise Refused("The application must be lodged.")
    if not application["fee_paid"]:
        raise Refused("The fee has not been paid.")
    if application["lodged_on"] >= db.today:
        raise Refused("An application is looked through for a day first.")
    db.update(
        "applications", application_id, status="under_review", validated_on=db.today, decide_by=shift(db.today, days=56)
    )
    return db.fetch(Application, "applications", application_id)


def hold_application(db: Database, application_id: str) -> Application:
    """Put an application on hold, once and at least a week before its last day, until more information comes.

    Args:
        application_id: Id of the application.
    """
    application = db.fetch(Application, "applications", application_id)
    if application["status"] != "under_review":
        raise Refused("The application must be under review.")
    if application["queried"]:
        raise Refused("The application has been on hold before.")
    if application["decide_by"] is None or application["decide_by"] < shift(db.today, days=7):
        raise Refused("It is too late to ask for more.")
    db.update("applications", application_id, status="on_hold", held_on=db.today, queried=True)
    return db.fetch(Application, "applications", application_id)


def resume_application(db: Database, application_id: str) -> Application:
    """Go on with an application on hold, for which information came within 60 days; its last day moves by as long.

    Args:
        application_id: Id of the application.
    """
    application = db.fetch(Application, "applications", application_id)
    if application["status"] != "on_hold":
        raise Refused("The application is not on hold.")
    if application["held_on"] is None or application["held_on"] < shift(db.today, days=-60):
        raise Refused("The information has come too late.")
    db.update(
        "applications",
        application_id,
        status="under_review",
        decide_by=shift(application["decide_by"], days=days_between(application["held_on"], db.today))
        if application["decide_by"] is not None
        else application["decide_by"],
        held_on=None,
    )
    return db.fetch(Application, "applications", application_id)


def grant_application(db: Database, application_id: str) -> Application:
    """Grant an application that a colleague prepared, within your limit and the rules of its district.

    Args:
        application_id: Id of the application.
    """
    application = db.fetch(Application, "applications", application_id)
    if application["status"] != "under_review":
        raise Refused("The application must be under review.")
    if application["officer_id"] == db.account:
        raise Refused("You prepared this application yourself.")
    account = db.fetch(Officer, "officers", db.account)
    if application["floor_area"] > account["area_limit"]:
        raise Refused("The floor area is above your limit.")
    if application["validated_on"] is None or application["validated_on"] >= shift(db.today, days=-35):
        raise Refused("Objections may still come in.")
    plot = db.fetch(Plot, "plots", application["plot_id"])
    district = db.fetch(District, "districts", plot["district_id"])
    if application["height"] > district["max_height"]:
        raise Refused("The building is too high for its district.")
    area_built = db.number(
        """
        SELECT SUM(floor_area) FROM applications
        WHERE plot_id = ? AND status IN ('granted', 'begun', 'completed')
        """,
        application["plot_id"],
    )
    if area_built + application["floor_area"] > plot["area"] * district["coverage"] // 100:
        raise Refused("Too much of the plot would be built on.")
    if db.exists(
        """
        SELECT 1 FROM consultations
        WHERE application_id = ? AND (status = 'objection' OR status = 'awaited' AND due_on >= ?)
        """,
        application_id,
        db.today,
    ):
        raise Refused("A body objects or may still answer.")
    if db.exists("SELECT 1 FROM objections WHERE application_id = ? AND status IN ('open', 'upheld')", application_id):
        raise Refused("An objection is open or upheld.")
    if (district["conservation"] or plot["listed"]) and not db.exists(
        """
        SELECT 1 FROM consultations
        JOIN bodies ON bodies.id = consultations.body_id
        WHERE consultations.application_id = ?
            AND bodies.heritage
            AND consultations.status IN ('no_objection', 'conditions')
        """,
        application_id,
    ):
        raise Refused("No heritage body has agreed.")
    db.update("applications", application_id, status="granted", decided_on=db.today)
    return db.fetch(Application, "applications", application_id)


def refuse_application(db: Database, application_id: str) -> Application:
    """Refuse an application that a colleague prepared, if there is a ground for it.

    Args:
        application_id: Id of the application.
    """
    application = db.fetch(Application, "applications", application_id)
    if application["status"] != "under_review":
        raise Refused("The application must be under review.")
    if application["officer_id"] == db.account:
        raise Refused("You prepared this application yourself.")
    plot = db.fetch(Plot, "plots", application["plot_id"])
    district = db.fetch(District, "districts", plot["district_id"])
    if (
        application["height"] <= district["max_height"]
        and not db.exists("SELECT 1 FROM objections WHERE application_id = ? AND status = 'upheld'", application_id)
        and not db.exists(
            "SELECT 1 FROM consultations WHERE application_id = ? AND status = 'objection'", application_id
        )
    ):
        raise Refused("There is no ground for refusing it.")
    db.update("applications", application_id, status="refused", decided_on=db.today)
    return db.fetch(Application, "applications", application_id)


def begin_building(db: Database, application_id: str) -> Application:
    """Note that building begins, 28 to 730 days after the permission.

    Args:
        application_id: Id of the application.
    """
    application = db.fetch(Application, "applications", application_id)
    if application["status"] != "granted":
        raise Refused("The application must be granted.")
    if application["decided_on"] is None or application["decided_on"] > shift(db.today, days=-28):
        raise Refused("The permission can still be appealed.")
    if application["decided_on"] < shift(db.today, days=-730):
        raise Refused("The permission has lapsed.")
    db.update("applications", application_id, status="begun", begun_on=db.today)
    return db.fetch(Application, "applications", application_id)
