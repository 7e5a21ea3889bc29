"""Tools about weekly reports."""

from typing import Annotated

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Day, Page, PageNumber, Refused, Text, between, shift

from .rows import Apprentice, Trainer, WeeklyReport, WeeklyReportStatus


class WeeklyReportSummary(TypedDict):
    """A weekly report as a search lists it."""

    id: str
    apprentice_name: str
    week: int
    hours: int
    handed_in_on: str
    status: WeeklyReportStatus


class WeeklyReportsByApprenticeTrainerFirmName(TypedDict):
    """Totals of weekly reports for one name."""

    apprentice_trainer_firm_name: str
    reports: int
    total_hours: int
    latest: str | None


def find_weekly_reports(
    db: Database,
    apprentice_id: str | None = None,
    status: WeeklyReportStatus | None = None,
    min_week: int | None = None,
    handed_in_until: Day | None = None,
    page: PageNumber = 1,
) -> Page[WeeklyReportSummary]:
    """Search weekly reports by apprentice, status, week of training or date of handing in.

    Args:
        apprentice_id: Only weekly reports of the apprentice with this id.
        status: Only weekly reports with this status.
        min_week: Only weekly reports with a week of training of at least this.
        handed_in_until: Only weekly reports with a date of handing in at or before this.
        page: Page number, from 1.
    """
    return db.search(
        WeeklyReportSummary,
        """
        SELECT weekly_reports.id, apprentices.name AS apprentice_name, weekly_reports.week,
            weekly_reports.hours, weekly_reports.handed_in_on, weekly_reports.status
        FROM weekly_reports
        JOIN apprentices ON apprentices.id = weekly_reports.apprentice_id
        """,
        where={
            "weekly_reports.apprentice_id = ?": apprentice_id,
            "weekly_reports.status = ?": status,
            "weekly_reports.week >= ?": min_week,
            "weekly_reports.handed_in_on <= ?": handed_in_until,
        },
        order="weekly_reports.handed_in_on, weekly_reports.id",
        page=page,
    )


def report_hours(
    db: Database,
    status: WeeklyReportStatus | None = None,
    handed_in_from: Day | None = None,
    occupation: str | None = None,
    page: PageNumber = 1,
) -> Page[WeeklyReportsByApprenticeTrainerFirmName]:
    """Add up the hours of weekly reports by firm.

    Args:
        status: Only weekly reports with this status.
        handed_in_from: Only weekly reports with a date of handing in at or after this.
        occupation: Only weekly reports of the apprentice with this occupation.
        page: Page number, from 1.
    """
    return db.search(
        WeeklyReportsByApprenticeTrainerFirmName,
        """
        SELECT firms.name AS apprentice_trainer_firm_name, COUNT(*) AS reports,
            COALESCE(SUM(weekly_reports.hours), 0) AS total_hours, MAX(weekly_reports.handed_in_on) AS
            latest
        FROM weekly_reports
        JOIN apprentices ON apprentices.id = weekly_reports.apprentice_id
        JOIN trainers ON trainers.id = apprentices.trainer_id
        JOIN firms ON firms.id = trainers.firm_id
        """,
        where={
            "weekly_reports.status = ?": status,
            "weekly_reports.handed_in_on >= ?": handed_in_from,
            "apprentices.occupation = ?": occupation,
        },
        group="firms.name",
        order="firms.name",
        page=page,
    )


def hand_in_report(
    db: Database,
    apprentice_id: str,
    week: Annotated[int, between(1, 156)],
    hours: Annotated[int, between(0, 48)],
    text: Text,
) -> WeeklyReport:
    """Hand in the report of a week of training that is over, within 21 days.

    Args:
        apprentice_id: Id of the apprentice.
        week: Week of training.
        hours: Hours worked.
        text: Text of the weekly report.
    """
    apprentice = db.fetch(Apprentice, "apprentices", apprentice_id)
    if apprentice["status"] != "training":
        raise Refused("The apprenticeship is over.")
    if shift(apprentice["started_on"], days=7 * week) > db.today:
        raise Refused("The week is not over.")
    if shift(apprentice["started_on"], days=7 * week + 21) < db.today:
        raise Refused("The report is more than 21 days late.")
    if db.exists("SELECT 1 FROM weekly_reports WHERE apprentice_id = ? AND week = ?", apprentice_id, week):
        raise Refused("The report of this week exists already.")
    weekly_report_id = db.insert(
        "weekly_reports",
        apprentice_id=apprentice_id,
        week=week,
        text=text,
        hours=hours,
        handed_in_on=db.today,
        status="handed_in",
    )
    return db.fetch(WeeklyReport, "weekly_reports", weekly_report_id)


def approve_report(db: Database, weekly_report_id: str) -> WeeklyReport:
    """Approve a weekly report while the trainer's certificate is valid; returned ones of earlier weeks come first.

    Args:
        weekly_report_id: Id of the weekly report.
    """
    weekly_report = db.fetch(WeeklyReport, "weekly_reports", weekly_report_id)
    if weekly_report["status"] != "handed_in":
        raise Refused("The weekly report must be handed in.")
    apprentice = db.fetch(Apprentice, "apprentices", weekly_report["apprentice_id"])
    trainer = db.fetch(Trainer, "trainers", apprentice["trainer_id"])
    if trainer["certified_until"] < db.today:
        raise Refused("The trainer's certificate has run out.")
    if db.exists(
        """
        SELECT 1 FROM weekly_reports
        WHERE apprentice_id = ? AND status = 'returned' AND week < ?
        """,
        weekly_report["apprentice_id"],
        weekly_report["week"],
    ):
        raise Refused("An earlier report has been returned and not written again.")
    db.update("weekly_reports", weekly_report_id, status="approved")
    return db.fetch(WeeklyReport, "weekly_reports", weekly_report_id)


def return_report(db: Database, weekly_report_id: str) -> WeeklyReport:
    """Return a weekly report to be written again.

    Args:
        weekly_report_id: Id of the weekly report.
    """
    weekly_report = db.fetch(WeeklyReport, "weekly_reports", weekly_report_id)
    if weekly_report["status"] != "handed_in":
        raise Refused("The weekly report must be handed in.")
    db.update("weekly_reports", weekly_report_id, status="returned")
    return db.fetch(WeeklyReport, "weekly_reports", weekly_report_id)


def rewrite_report(db: Database, weekly_report_id: str, text: Text) -> WeeklyReport:
    """Take a returned report in again with a new text.

    Args:
        weekly_report_id: Id of the weekly report.
        text: Text of the weekly report.
    """
    weekly_report = db.fetch(WeeklyReport, "weekly_reports", weekly_report_id)
    if weekly_report["status"] != "returned":
        raise Refused("The weekly report must be returned.")
    apprentice = db.fetch(Apprentice, "apprentices", weekly_report["apprentice_id"])
    if apprentice["status"] != "training":
        raise Refused("The apprenticeship is over.")
    if text == weekly_report["text"]:
        raise Refused("The text is the same as before.")
    db.update("weekly_reports", weekly_report_id, status="handed_in", text=text, handed_in_on=db.today)
    return db.fetch(WeeklyReport, "weekly_reports", weekly_report_id)
