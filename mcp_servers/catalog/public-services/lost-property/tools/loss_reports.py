"""Tools about loss reports."""

from typing import Annotated

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Day, Page, PageNumber, Refused, Text, between, shift

from .rows import Category, LossReport, LossReportColour, LossReportStatus, Route, Traveller


class LossReportSummary(TypedDict):
    """A report as a search lists it."""

    id: str
    number: str
    traveller_name: str
    category_name: str
    colour: LossReportColour
    lost_on: str
    status: LossReportStatus


class LossReportDetails(LossReport):
    """A report in full."""

    traveller_name: str
    traveller_phone: str
    category_name: str
    route_name: str
    possible_items: int


class LossReportsByRouteName(TypedDict):
    """Totals of loss reports for one name."""

    route_name: str
    losses: int
    last_loss: str | None


def find_reports(
    db: Database,
    number: str | None = None,
    traveller_id: str | None = None,
    category_id: str | None = None,
    colour: LossReportColour | None = None,
    route_id: str | None = None,
    lost_until: Day | None = None,
    status: LossReportStatus | None = None,
    page: PageNumber = 1,
) -> Page[LossReportSummary]:
    """Search loss reports by report number, traveller, category, colour, line, date of the loss or status.

    Args:
        number: Only loss reports with this report number.
        traveller_id: Only loss reports of the traveller with this id.
        category_id: Only loss reports of the category with this id.
        colour: Only loss reports with this colour.
        route_id: Only loss reports of the line with this id.
        lost_until: Only loss reports with a date of the loss at or before this.
        status: Only loss reports with this status.
        page: Page number, from 1.
    """
    return db.search(
        LossReportSummary,
        """
        SELECT loss_reports.id, loss_reports.number, travellers.name AS traveller_name, categories.name AS
            category_name, loss_reports.colour, loss_reports.lost_on, loss_reports.status
        FROM loss_reports
        JOIN travellers ON travellers.id = loss_reports.traveller_id
        JOIN categories ON categories.id = loss_reports.category_id
        """,
        where={
            "loss_reports.number = ?": number,
            "loss_reports.traveller_id = ?": traveller_id,
            "loss_reports.category_id = ?": category_id,
            "loss_reports.colour = ?": colour,
            "loss_reports.route_id = ?": route_id,
            "loss_reports.lost_on <= ?": lost_until,
            "loss_reports.status = ?": status,
        },
        order="loss_reports.lost_on DESC, loss_reports.id",
        page=page,
    )


def get_report(db: Database, loss_report_id: str) -> LossReportDetails:
    """Show a loss report with the number of stored items that might be meant.

    Args:
        loss_report_id: Id of the report.
    """
    loss_report = db.fetch(LossReport, "loss_reports", loss_report_id)
    possible_items = db.number(
        """
        SELECT COUNT(*) FROM found_items
        WHERE status = 'stored' AND category_id = ? AND colour = ? AND found_on >= ? AND found_on <= ?
        """,
        loss_report["category_id"],
        loss_report["colour"],
        loss_report["lost_on"],
        shift(loss_report["lost_on"], days=30),
    )
    traveller = db.fetch(Traveller, "travellers", loss_report["traveller_id"])
    category = db.fetch(Category, "categories", loss_report["category_id"])
    route = db.fetch(Route, "routes", loss_report["route_id"])
    return {
        **loss_report,
        "traveller_name": traveller["name"],
        "traveller_phone": traveller["phone"],
        "category_name": category["name"],
        "route_name": route["name"],
        "possible_items": possible_items,
    }


def report_losses(
    db: Database,
    status: LossReportStatus | None = None,
    category_id: str | None = None,
    lost_from: Day | None = None,
    lost_until: Day | None = None,
    page: PageNumber = 1,
) -> Page[LossReportsByRouteName]:
    """Count loss reports by line.

    Args:
        status: Only loss reports with this status.
        category_id: Only loss reports of the category with this id.
        lost_from: Only loss reports with a date of the loss at or after this.
        lost_until: Only loss reports with a date of the loss at or before this.
        page: Page number, from 1.
    """
    return db.search(
        LossReportsByRouteName,
        """
        SELECT routes.name AS route_name, COUNT(*) AS losses, MAX(loss_reports.lost_on) AS last_loss
        FROM loss_reports
        JOIN routes ON routes.id = loss_reports.route_id
        """,
        where={
            "loss_reports.status = ?": status,
            "loss_reports.category_id = ?": category_id,
            "loss_reports.lost_on >= ?": lost_from,
            "loss_reports.lost_on <= ?": lost_until,
        },
        group="routes.name",
        order="routes.name",
        page=page,
    )


def file_report(
    db: Database,
    number: Text,
    traveller_id: str,
    category_id: str,
    colour: LossReportColour,
    route_id: str,
    days_ago: Annotated[int, between(0, 14)],
    detail: Text | None = None,
) -> LossReport:
    """Take down what a traveller lost in the last days; one open report for each category, three in all.

    Args:
        number: Report number.
        traveller_id: Id of the traveller.
        category_id: Id of the category.
        colour: Colour of the report.
        route_id: Id of the line.
        days_ago: Days since the loss.
        detail: Detail of the report.
    """
    db.fetch(Traveller, "travellers", traveller_id)
    db.fetch(Category, "categories", category_id)
    db.fetch(Route, "routes", route_id)
    if db.exists(
        """
        SELECT 1 FROM loss_reports
        WHERE traveller_id = ? AND category_id = ? AND status = 'open'
        """,
        traveller_id,
        category_id,
    ):
        raise Refused("The traveller already has an open report of this category.")
    if db.number("SELECT COUNT(*) FROM loss_reports WHERE traveller_id = ? AND status = 'open'", traveller_id) >= 3:
        raise Refused("The traveller has three open reports already.")
    if db.exists("SELECT 1 FROM loss_reports WHERE number = ?", number):
        raise Refused("Another report already has this report number.")
    loss_report_id = db.insert(
        "loss_reports",
        number=number,
        traveller_id=traveller_id,
        category_id=category_id,
        colour=colour,
        route_id=route_id,
        detail=detail,
        lost_on=shift(db.today, days=-days_ago),
        reported_on=db.today,
        status="open",
    )
    return db.fetch(LossReport, "loss_reports", loss_report_id)


def close_report(db: Database, loss_report_id: str) -> LossReport:
    """Close a report for which nothing was found in 30 days and no match is proposed.

    Args:
        loss_report_id: Id of the report.
    """
    loss_report = db.fetch(LossReport, "loss_reports", loss_report_id)
    if loss_report["status"] != "open":
        raise Refused("The report must be open.")
    if loss_report["lost_on"] >= shift(db.today, days=-30):
        raise Refused("The item may still turn up.")
    if db.exists("SELECT 1 FROM matches WHERE loss_report_id = ? AND status = 'proposed'", loss_report_id):
        raise Refused("A match for this report has been proposed.")
    db.update("loss_reports", loss_report_id, status="closed")
    return db.fetch(LossReport, "loss_reports", loss_report_id)
