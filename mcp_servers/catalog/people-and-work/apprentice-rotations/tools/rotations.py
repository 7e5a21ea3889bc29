"""Tools about rotations."""

from typing import Annotated

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Day, Page, PageNumber, Refused, Text, between, days_between, shift

from .rows import Apprentice, Department, Rotation, RotationStatus, Trainer


class RotationSummary(TypedDict):
    """A rotation as a search lists it."""

    id: str
    apprentice_name: str
    department_name: str
    trainer_name: str
    starts_on: str
    ends_on: str
    status: RotationStatus


class RotationsByDepartmentName(TypedDict):
    """Totals of rotations for one name."""

    department_name: str
    rotations: int
    best_marks: int | None
    last_end: str | None


def find_rotations(
    db: Database,
    apprentice_id: str | None = None,
    trade: str | None = None,
    department_id: str | None = None,
    trainer_id: str | None = None,
    status: RotationStatus | None = None,
    starts_until: Day | None = None,
    ends_until: Day | None = None,
    min_marks: int | None = None,
    page: PageNumber = 1,
) -> Page[RotationSummary]:
    """Search rotations by apprentice, trade, department, trainer, status, first day, last day or marks.

    Args:
        apprentice_id: Only rotations of the apprentice with this id.
        trade: Only rotations of the apprentice with this trade.
        department_id: Only rotations of the department with this id.
        trainer_id: Only rotations of the trainer with this id.
        status: Only rotations with this status.
        starts_until: Only rotations with a first day at or before this.
        ends_until: Only rotations with a last day at or before this.
        min_marks: Only rotations with a marks of at least this.
        page: Page number, from 1.
    """
    return db.search(
        RotationSummary,
        """
        SELECT rotations.id, apprentices.name AS apprentice_name, departments.name AS department_name,
            trainers.name AS trainer_name, rotations.starts_on, rotations.ends_on, rotations.status
        FROM rotations
        JOIN apprentices ON apprentices.id = rotations.apprentice_id
        JOIN departments ON departments.id = rotations.department_id
        JOIN trainers ON trainers.id = rotations.trainer_id
        """,
        where={
            "rotations.apprentice_id = ?": apprentice_id,
            "apprentices.trade = ?": trade,
            "rotations.department_id = ?": department_id,
            "rotations.trainer_id = ?": trainer_id,
            "rotations.status = ?": status,
            "rotations.starts_on <= ?": starts_until,
            "rotations.ends_on <= ?": ends_until,
            "rotations.marks >= ?": min_marks,
        },
        order="rotations.starts_on, rotations.id",
        page=page,
    )


def report_rotations(
    db: Database,
    status: RotationStatus | None = None,
    trade: str | None = None,
    trainer_id: str | None = None,
    starts_from: Day | None = None,
    page: PageNumber = 1,
) -> Page[RotationsByDepartmentName]:
    """Count rotations by department, with the best marks.

    Args:
        status: Only rotations with this status.
        trade: Only rotations of the apprentice with this trade.
        trainer_id: Only rotations of the trainer with this id.
        starts_from: Only rotations with a first day at or after this.
        page: Page number, from 1.
    """
    return db.search(
        RotationsByDepartmentName,
        """
        SELECT departments.name AS department_name, COUNT(*) AS rotations, MAX(rotations.marks) AS
            best_marks, MAX(rotations.ends_on) AS last_end
        FROM rotations
        JOIN apprentices ON apprentices.id = rotations.apprentice_id
        JOIN departments ON departments.id = rotations.department_id
        """,
        where={
            "rotations.status = ?": status,
            "apprentices.trade = ?": trade,
            "rotations.trainer_id = ?": trainer_id,
            "rotations.starts_on >= ?": starts_from,
        },
        group="departments.name",
        order="departments.name",
        page=page,
    )


def plan_rotation(
    db: Database, apprentice_id: str, trainer_id: str, starts_on: Day, weeks: Annotated[int, between(4, 20)]
) -> Rotation:
    """Plan a rotation of an apprentice in a department that is new to them, two weeks ahead.

    Args:
        apprentice_id: Id of the apprentice.
        trainer_id: Id of the trainer.
        starts_on: First day.
        weeks: Number of weeks.
    """
    apprentice = db.fetch(Apprentice, "apprentices", apprentice_id)
    trainer = db.fetch(Trainer, "trainers", trainer_id)
    if apprentice["status"] != "learning":
        raise Refused("The apprentice has finished or left.")
    if trainer["status"] != "active":
        raise Refused("The trainer is away.")
    if starts_on < shift(db.today, days=14):
        raise Refused("A rotation is planned two weeks ahead.")
    if starts_on > shift(db.today, days=180):
        raise Refused("A rotation is planned at most 180 days ahead.")
    ends_on = shift(starts_on, days=7 * weeks - 1)
    if trainer["licence_until"] < ends_on:
        raise Refused("The trainer's licence runs out before the end.")
    if db.exists(
        """
        SELECT 1 FROM rotations
        WHERE apprentice_id = ? AND department_id = ? AND status IN ('planned', 'running', 'finished')
        """,
        apprentice_id,
        trainer["department_id"],
    ):
        raise Refused("The apprentice knows this department already.")
    if db.exists(
        """
        SELECT 1 FROM rotations
        WHERE apprentice_id = ? AND status IN ('planned', 'running') AND starts_on <= ? AND ends_on >= ?
        """,
        apprentice_id,
        ends_on,
        starts_on,
    ):
        raise Refused("Another rotation of the apprentice lies in that time.")
    department = db.fetch(Department, "departments", trainer["department_id"])
    if department["dangerous"] and apprentice["born_on"] > shift(starts_on, days=-6574):
        raise Refused("Nobody under 18 works in this department.")
    if (
        db.number(
            """
        SELECT COUNT(*) FROM rotations
        WHERE department_id = ? AND status IN ('planned', 'running') AND starts_on <= ? AND ends_on >= ?
        """,
            trainer["department_id"],
            ends_on,
            starts_on,
        )
        >= department["places"]
    ):
        raise Refused("The department has no place in that time.")
    rotation_id = db.insert(
        "rotations",
        apprentice_id=apprentice_id,
        trainer_id=trainer_id,
        starts_on=starts_on,
        department_id=trainer["department_id"],
        ends_on=ends_on,
        status="planned",
    )
    return db.fetch(Rotation, "rotations", rotation_id)


def begin_rotation(db: Database, rotation_id: str) -> Rotation:
    """Begin a planned rotation on its first day, or up to a week later, when the apprentice has left the last
    department.

    Args:
        rotation_id: Id of the rotation.
    """
    rotation = db.fetch(Rotation, "rotations", rotation_id)
    if rotation["status"] != "planned":
        raise Refused("The rotation must be planned.")
    if rotation["starts_on"] > db.today:
        raise Refused("The rotation begins later.")
    if rotation["starts_on"] < shift(db.today, days=-7):
        raise Refused("The rotation should have begun more than a week ago.")
    trainer = db.fetch(Trainer, "trainers", rotation["trainer_id"])
    if trainer["status"] != "active" or trainer["licence_until"] < db.today:
        raise Refused("The trainer is away or has no valid licence.")
    if db.exists("SELECT 1 FROM rotations WHERE apprentice_id = ? AND status = 'running'", rotation["apprentice_id"]):
        raise Refused("The apprentice is still in another department.")
    department = db.fetch(Department, "departments", rotation["department_id"])
    if (
        db.number(
            "SELECT COUNT(*) FROM rotations WHERE department_id = ? AND status = 'running'", rotation["department_id"]
        )
        >= department["places"]
    ):
        raise Refused("The department is full.")
    db.update("rotations", rotation_id, status="running")
    return db.fetch(Rotation, "rotations", rotation_id)


def finish_rotation(db: Database, rotation_id: str, marks: Annotated[int, between(1, 6)], remark: Text) -> Rotation:
    """Finish a rotation in its last week or later, with marks.

    Args:
        rotation_id: Id of the rotation.
        marks: Marks of the rotation.
        remark: Remark of the rotation.
    """
    rotation = db.fetch(Rotation, "rotations", rotation_id)
    if rotation["status"] != "running":
        raise Refused("The rotation must be running.")
    if rotation["ends_on"] > shift(db.today, days=6):
        raise Refused("The rotation has more than a week to go.")
    if marks < 4 and db.exists(
        "SELECT 1 FROM rotations WHERE apprentice_id = ? AND marks IS NOT NULL AND marks < 4", rotation["apprentice_id"]
    ):
        raise Refused("A second rotation without a pass is for both heads of training to decide.")
    db.update(
        "rotations",
        rotation_id,
        status="finished",
        marks=marks,
        remark=remark,
        ends_on=min(db.today, rotation["ends_on"]),
    )
    return db.fetch(Rotation, "rotations", rotation_id)


def break_rotation_off(db: Database, rotation_id: str, remark: Text) -> Rotation:
    """Break a rotation off that has more than a week to go.

    Args:
        rotation_id: Id of the rotation.
        remark: Remark of the rotation.
    """
    rotation = db.fetch(Rotation, "rotations", rotation_id)
    if rotation["status"] != "running":
        raise Refused("The rotation must be running.")
    if rotation["ends_on"] <= shift(db.today, days=6):
        raise Refused("The rotation ends within a week.")
    if rotation["starts_on"] > shift(db.today, days=-14):
        raise Refused("A rotation gets two weeks at least.")
    db.update("rotations", rotation_id, status="broken_off", ends_on=db.today, remark=remark)
    return db.fetch(Rotation, "rotations", rotation_id)


def extend_rotation(db: Database, rotation_id: str, weeks: Annotated[int, between(1, 4)]) -> Rotation:
    """Extend a running rotation by one to four weeks, if the next one does not begin by then.

    Args:
        rotation_id: Id of the rotation.
        weeks: Further weeks.
    """
    rotation = db.fetch(Rotation, "rotations", rotation_id)
    if rotation["status"] != "running":
        raise Refused("The rotation is not running.")
    trainer = db.fetch(Trainer, "trainers", rotation["trainer_id"])
    if trainer["licence_until"] < shift(rotation["ends_on"], days=7 * weeks):
        raise Refused("The trainer's licence runs out before the end.")
    if db.exists(
        """
        SELECT 1 FROM rotations
        WHERE id != ? AND apprentice_id = ? AND status = 'planned' AND starts_on <= ?
        """,
        rotation_id,
        rotation["apprentice_id"],
        shift(rotation["ends_on"], days=7 * weeks),
    ):
        raise Refused("The next rotation begins before that.")
    if days_between(rotation["starts_on"], rotation["ends_on"]) + 7 * weeks > 140:
        raise Refused("A rotation lasts twenty weeks at most.")
    db.update("rotations", rotation_id, ends_on=shift(rotation["ends_on"], days=7 * weeks))
    return db.fetch(Rotation, "rotations", rotation_id)


def change_trainer(db: Database, rotation_id: str, trainer_id: str) -> Rotation:
    """Give a rotation another trainer of the same department.

    Args:
        rotation_id: Id of the rotation.
        trainer_id: Id of the trainer.
    """
    rotation = db.fetch(Rotation, "rotations", rotation_id)
    trainer = db.fetch(Trainer, "trainers", trainer_id)
    if rotation["status"] not in ("planned", "running"):
        raise Refused("The rotation is over.")
    if trainer_id == rotation["trainer_id"]:
        raise Refused("The rotation has this trainer already.")
    if trainer["department_id"] != rotation["department_id"]:
        raise Refused("The trainer works in another department.")
    if trainer["status"] != "active":
        raise Refused("The trainer is away.")
    if trainer["licence_until"] < rotation["ends_on"]:
        raise Refused("The trainer's licence runs out before the end.")
    if db.number("SELECT COUNT(*) FROM rotations WHERE trainer_id = ? AND status = 'running'", trainer_id) >= 2:
        raise Refused("The trainer has two apprentices.")
    db.update("rotations", rotation_id, trainer_id=trainer_id)
    return db.fetch(Rotation, "rotations", rotation_id)


def cancel_rotation(db: Database, rotation_id: str) -> Rotation:
    """Cancel a planned rotation a week ahead, or one that should have begun.

    Args:
        rotation_id: Id of the rotation.
    """
    rotation = db.fetch(Rotation, "rotations", rotation_id)
    if rotation["status"] != "planned":
        raise Refused("The rotation must be planned.")
    if rotation["starts_on"] < shift(db.today, days=7) and rotation["starts_on"] >= db.today:
        raise Refused("It is too late to cancel this rotation.")
    db.update("rotations", rotation_id, status="cancelled")
    return db.fetch(Rotation, "rotations", rotation_id)
