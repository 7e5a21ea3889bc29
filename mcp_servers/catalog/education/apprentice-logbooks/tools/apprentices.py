"""Tools about apprentices."""

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Day, Page, PageNumber, Refused, Text, days_between, shift

from .rows import Apprentice, ApprenticeStatus, Exam, Firm, Trainer


class ApprenticeSummary(TypedDict):
    """An apprentice as a search lists it."""

    id: str
    name: str
    contract: str
    trainer_firm_name: str
    started_on: str
    status: ApprenticeStatus


class ApprenticeDetails(Apprentice):
    """An apprentice in full."""

    trainer_name: str
    trainer_firm_name: str
    months_done: int
    reports_written: int
    reports_approved: int
    skills_signed: int
    exams_failed: int


def find_apprentices(
    db: Database,
    name: str | None = None,
    contract: str | None = None,
    trainer_id: str | None = None,
    firm_id: str | None = None,
    occupation: str | None = None,
    status: ApprenticeStatus | None = None,
    started_until: Day | None = None,
    page: PageNumber = 1,
) -> Page[ApprenticeSummary]:
    """Search apprentices by name, contract number, trainer, firm, occupation, status or start of the
    apprenticeship.

    Args:
        name: Only apprentices whose name contains this text.
        contract: Only apprentices with this contract number.
        trainer_id: Only apprentices of the trainer with this id.
        firm_id: Only apprentices of the firm with this id.
        occupation: Only apprentices whose occupation contains this text.
        status: Only apprentices with this status.
        started_until: Only apprentices with a start of the apprenticeship at or before this.
        page: Page number, from 1.
    """
    return db.search(
        ApprenticeSummary,
        """
        SELECT apprentices.id, apprentices.name, apprentices.contract, firms.name AS trainer_firm_name,
            apprentices.started_on, apprentices.status
        FROM apprentices
        JOIN trainers ON trainers.id = apprentices.trainer_id
        JOIN firms ON firms.id = trainers.firm_id
        """,
        where={
            "instr(lower(apprentices.name), lower(?)) > 0": name,
            "apprentices.contract = ?": contract,
            "apprentices.trainer_id = ?": trainer_id,
            "trainers.firm_id = ?": firm_id,
            "instr(lower(apprentices.occupation), lower(?)) > 0": occupation,
            "apprentices.status = ?": status,
            "apprentices.started_on <= ?": started_until,
        },
        order="apprentices.name, apprentices.id",
        page=page,
    )


def get_apprentice(db: Database, apprentice_id: str) -> ApprenticeDetails:
    """Show an apprentice with the months of training, the reports approved and the skills still to come.

    Args:
        apprentice_id: Id of the apprentice.
    """
    apprentice = db.fetch(Apprentice, "apprentices", apprentice_id)
    months_done = days_between(apprentice["started_on"], db.today) // 30
    reports_written = db.number("SELECT COUNT(*) FROM weekly_reports WHERE apprentice_id = ?", apprentice_id)
    reports_approved = db.number(
        "SELECT COUNT(*) FROM weekly_reports WHERE apprentice_id = ? AND status = 'approved'", apprentice_id
    )
    skills_signed = db.number(
        "SELECT COUNT(*) FROM sign_offs WHERE apprentice_id = ? AND status = 'signed_off'", apprentice_id
    )
    exams_failed = db.number("SELECT COUNT(*) FROM exams WHERE apprentice_id = ? AND status = 'failed'", apprentice_id)
    trainer = db.fetch(Trainer, "trainers", apprentice["trainer_id"])
    firm = db.fetch(Firm, "firms", trainer["firm_id"])
    return {
        **apprentice,
        "trainer_name": trainer["name"],
        "trainer_firm_name": firm["name"],
        "months_done": months_done,
        "reports_written": reports_written,
        "reports_approved": reports_approved,
        "skills_signed": skills_signed,
        "exams_failed": exams_failed,
    }


def register_contract(
    db: Database, name: Text, contract: Text, occupation: Text, trainer_id: str, started_on: Day
) -> Apprentice:
    """Register the contract of a new apprentice with a certified trainer who has room, at a licensed firm with a
    free place.

    Args:
        name: Name of the apprentice.
        contract: Contract number.
        occupation: Occupation of the apprentice.
        trainer_id: Id of the trainer.
        started_on: Start of the apprenticeship.
    """
    trainer = db.fetch(Trainer, "trainers", trainer_id)
    firm = db.fetch(Firm, "firms", trainer["firm_id"])
    if firm["licence_until"] < started_on:
        raise Refused("The firm's licence ends before the start.")
    if trainer["certified_until"] < db.today:
        raise Refused("The trainer's certificate has run out.")
    if started_on < shift(db.today, days=-30) or started_on > shift(db.today, days=180):
        raise Refused("The start is too far away.")
    if db.number("SELECT COUNT(*) FROM apprentices WHERE trainer_id = ? AND status = 'training'", trainer_id) >= 3:
        raise Refused("The trainer has three apprentices already.")
    if (
        db.number(
            """
        SELECT COUNT(*) FROM apprentices
        JOIN trainers ON trainers.id = apprentices.trainer_id
        WHERE trainers.firm_id = ? AND apprentices.status = 'training'
        """,
            trainer["firm_id"],
        )
        >= firm["places"]
    ):
        raise Refused("The firm has no free training place.")
    if db.exists("SELECT 1 FROM apprentices WHERE contract = ?", contract):
        raise Refused("This contract is registered already.")
    apprentice_id = db.insert(
        "apprentices",
        name=name,
        contract=contract,
        trainer_id=trainer_id,
        occupation=occupation,
        started_on=started_on,
        status="training",
    )
    return db.fetch(Apprentice, "apprentices", apprentice_id)


def change_trainer(db: Database, apprentice_id: str, trainer_id: str) -> Apprentice:
    """Give an apprentice to another certified trainer with room, of the same firm after the probation.

    Args:
        apprentice_id: Id of the apprentice.
        trainer_id: Id of the trainer.
    """
    apprentice = db.fetch(Apprentice, "apprentices", apprentice_id)
    trainer = db.fetch(Trainer, "trainers", trainer_id)
    if apprentice["status"] != "training":
        raise Refused("The apprenticeship is over.")
    if trainer_id == apprentice["trainer_id"]:
        raise Refused("The apprentice is with this trainer already.")
    if trainer["certified_until"] < db.today:
        raise Refused("The trainer's certificate has run out.")
    firm = db.fetch(Firm, "firms", trainer["firm_id"])
    if firm["licence_until"] < db.today:
        raise Refused("The firm's licence has run out.")
    if db.number("SELECT COUNT(*) FROM apprentices WHERE trainer_id = ? AND status = 'training'", trainer_id) >= 3:
        raise Refused("The trainer has three apprentices already.")
    apprentice_trainer = db.fetch(Trainer, "trainers", apprentice["trainer_id"])
    trainer_firm = db.fetch(Firm, "firms", apprentice_trainer["firm_id"])
    if (
        trainer["firm_id"] != apprentice_trainer["firm_id"]
        and apprentice_trainer["certified_until"] >= db.today
        and trainer_firm["licence_until"] >= db.today
        and apprentice["started_on"] <= shift(db.today, days=-120)
    ):
        raise Refused("After the probation only an unlicensed firm or trainer is left for another firm.")
    if (
        trainer["firm_id"] != apprentice_trainer["firm_id"]
        and db.number(
            """
        SELECT COUNT(*) FROM apprentices
        JOIN trainers ON trainers.id = apprentices.trainer_id
        WHERE trainers.firm_id = ? AND apprentices.status = 'training'
        """,
            trainer["firm_id"],
        )
        >= firm["places"]
    ):
        raise Refused("The firm has no free training place.")
    db.update("apprentices", apprentice_id, trainer_id=trainer_id)
    return db.fetch(Apprentice, "apprentices", apprentice_id)


def end_contract(db: Database, apprentice_id: str) -> Apprentice:
    """End an apprenticeship, in the probation at any time, later only if the last report is older than four weeks;
    applications for exams are withdrawn.

    Args:
        apprentice_id: Id of the apprentice.
    """
    apprentice = db.fetch(Apprentice, "apprentices", apprentice_id)
    if apprentice["status"] != "training":
        raise Refused("The apprentice must be training.")
    if apprentice["started_on"] <= shift(db.today, days=-120) and db.exists(
        "SELECT 1 FROM weekly_reports WHERE apprentice_id = ? AND handed_in_on > ?",
        apprentice_id,
        shift(db.today, days=-28),
    ):
        raise Refused("The apprentice still hands in reports.")
    db.update("apprentices", apprentice_id, status="ended")
    for exam in db.all(
        Exam,
        """
        SELECT * FROM exams
        WHERE apprentice_id = ? AND status IN ('applied', 'admitted')
        ORDER BY id
        """,
        apprentice_id,
    ):
        db.update("exams", exam["id"], status="withdrawn")
    return db.fetch(Apprentice, "apprentices", apprentice_id)
