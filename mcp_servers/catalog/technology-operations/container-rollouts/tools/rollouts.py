"""Tools about rollouts."""

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Page, PageNumber, Refused, minutes_between, shift

from .rows import Release, ReleaseEngineer, Rollout, RolloutStatus, Service


class RolloutSummary(TypedDict):
    """A rollout as a search lists it."""

    id: str
    release_number: str
    release_service_name: str
    step: int
    step_begun_at: str
    status: RolloutStatus


class RolloutDetails(Rollout):
    """A rollout in full."""

    release_number: str
    release_service_name: str
    number_of_samples: int
    highest_error_count: int | None
    age_of_the_step_in_minutes: int


def find_rollouts(
    db: Database,
    release_id: str | None = None,
    service_id: str | None = None,
    release_engineer_id: str | None = None,
    status: RolloutStatus | None = None,
    min_step: int | None = None,
    page: PageNumber = 1,
) -> Page[RolloutSummary]:
    """Search rollouts by release, service, release engineer, status or step in per cent.

    Args:
        release_id: Only rollouts of the release with this id.
        service_id: Only rollouts of the service with this id.
        release_engineer_id: Only rollouts of the release engineer with this id.
        status: Only rollouts with this status.
        min_step: Only rollouts with a step in per cent of at least this.
        page: Page number, from 1.
    """
    return db.search(
        RolloutSummary,
        """
        SELECT rollouts.id, releases.number AS release_number, services.name AS release_service_name,
            rollouts.step, rollouts.step_begun_at, rollouts.status
        FROM rollouts
        JOIN releases ON releases.id = rollouts.release_id
        JOIN services ON services.id = releases.service_id
        """,
        where={
            "rollouts.release_id = ?": release_id,
            "releases.service_id = ?": service_id,
            "rollouts.release_engineer_id = ?": release_engineer_id,
            "rollouts.status = ?": status,
            "rollouts.step >= ?": min_step,
        },
        order="rollouts.step_begun_at DESC, rollouts.id",
        page=page,
    )


def get_rollout(db: Database, rollout_id: str) -> RolloutDetails:
    """Show a rollout with its health samples, the worst of them and the minutes since its step began.

    Args:
        rollout_id: Id of the rollout.
    """
    rollout = db.fetch(Rollout, "rollouts", rollout_id)
    number_of_samples = db.number(
        "SELECT COUNT(*) FROM health_samples WHERE rollout_id = ? AND measured_at >= ?",
        rollout_id,
        rollout["step_begun_at"],
    )
    highest_error_count: int | None = db.value(
        "SELECT MAX(errors) FROM health_samples WHERE rollout_id = ? AND measured_at >= ?",
        rollout_id,
        rollout["step_begun_at"],
    )
    age_of_the_step_in_minutes = minutes_between(rollout["step_begun_at"], db.now)
    release = db.fetch(Release, "releases", rollout["release_id"])
    service = db.fetch(Service, "services", release["service_id"])
    return {
        **rollout,
        "release_number": release["number"],
        "release_service_name": service["name"],
        "number_of_samples": number_of_samples,
        "highest_error_count": highest_error_count,
        "age_of_the_step_in_minutes": age_of_the_step_in_minutes,
    }


def start_rollout(db: Database, release_id: str) -> Rollout:
    """Start rolling out a tested candidate to one replica in ten.

    Args:
        release_id: Id of the release.
    """
    release = db.fetch(Release, "releases", release_id)
    if release["status"] != "candidate":
        raise Refused("The release is not a candidate.")
    if not release["tested"]:
        raise Refused("The tests of this release have not passed.")
    if release["built_on"] < shift(db.today, days=-30):
        raise Refused("The release is more than 30 days old.")
    if db.exists(
        """
        SELECT 1 FROM rollouts
        JOIN releases ON releases.id = rollouts.release_id
        WHERE releases.service_id = ? AND rollouts.status IN ('running', 'stopped')
        """,
        release["service_id"],
    ):
        raise Refused("Another rollout of this service is under way.")
    service = db.fetch(Service, "services", release["service_id"])
    account = db.fetch(ReleaseEngineer, "release_engineers", db.account)
    if service["team"] != account["team"] and db.exists(
        "SELECT 1 FROM freezes WHERE team = ? AND starts_at <= ? AND ends_at > ?", service["team"], db.now, db.now
    ):
        raise Refused("The team of this service is in a freeze.")
    if (
        db.number("SELECT COUNT(*) FROM replicas WHERE service_id = ? AND status = 'running'", release["service_id"])
        < service["least"]
    ):
        raise Refused("Too few replicas of this service run.")
    rollout_id = db.insert(
        "rollouts",
        release_id=release_id,
        release_engineer_id=db.account,
        step=10,
        step_begun_at=db.now,
        status="running",
    )
    return db.fetch(Rollout, "rollouts", rollout_id)


def widen_rollout(db: Database, rollout_id: str) -> Rollout:
    """Widen a running rollout to its next step.

    Args:
        rollout_id: Id of the rollout.
    """
    rollout = db.fetch(Rollout, "rollouts", rollout_id)
    if rollout["status"] != "running":
        raise Refused("The rollout is not running.")
    if rollout["step"] >= 100:
        raise Refused("It has reached all replicas.")
    if rollout["step_begun_at"] > shift(db.now, minutes=-30):
        raise Refused("The step began less than 30 minutes ago.")
    if (
        db.number(
            "SELECT COUNT(*) FROM health_samples WHERE rollout_id = ? AND measured_at >= ?",
            rollout_id,
            rollout["step_begun_at"],
        )
        < 3
    ):
        raise Refused("The step has fewer than three health samples.")
    if db.exists(
        """
        SELECT 1 FROM health_samples
        WHERE rollout_id = ? AND measured_at >= ? AND errors > 20
        """,
        rollout_id,
        rollout["step_begun_at"],
    ):
        raise Refused("There were too many errors in this step.")
    db.update(
        "rollouts",
        rollout_id,
        step=25 if rollout["step"] == 10 else 50 if rollout["step"] == 25 else 100,
        step_begun_at=db.now,
    )
    return db.fetch(Rollout, "rollouts", rollout_id)


def finish_rollout(db: Database, rollout_id: str) -> Rollout:
    """Finish a rollout that has been at half or more for 30 minutes; its release is live and the one before
    superseded.

    Args:
        rollout_id: Id of the rollout.
    """
    rollout = db.fetch(Rollout, "rollouts", rollout_id)
    if rollout["status"] != "running":
        raise Refused("The rollout must be running.")
    if rollout["step"] < 50:
        raise Refused("It has reached less than half of the replicas.")
    if rollout["step_begun_at"] > shift(db.now, minutes=-30):
        raise Refused("The step began less than 30 minutes ago.")
    if db.exists(
        """
        SELECT 1 FROM health_samples
        WHERE rollout_id = ? AND measured_at >= ? AND errors > 20
        """,
        rollout_id,
        rollout["step_begun_at"],
    ):
        raise Refused("There were too many errors in this step.")
    db.update("rollouts", rollout_id, status="finished", step=100)
    release = db.fetch(Release, "releases", rollout["release_id"])
    for each_release in db.all(
        Release, "SELECT * FROM releases WHERE service_id = ? AND status = 'live' ORDER BY id", release["service_id"]
    ):
        db.update("releases", each_release["id"], status="superseded")
    db.update("releases", rollout["release_id"], status="live")
    return db.fetch(Rollout, "rollouts", rollout_id)


def stop_rollout(db: Database, rollout_id: str) -> Rollout:
    """Stop a rollout that has a health sample with more than 20 errors, or whose service is in a freeze.

    Args:
        rollout_id: Id of the rollout.
    """
    rollout = db.fetch(Rollout, "rollouts", rollout_id)
    if rollout["status"] != "running":
        raise Refused("The rollout must be running.")
    release = db.fetch(Release, "releases", rollout["release_id"])
    service = db.fetch(Service, "services", release["service_id"])
    if not db.exists("SELECT 1 FROM health_samples WHERE rollout_id = ? AND errors > 20", rollout_id) and not db.exists(
        "SELECT 1 FROM freezes WHERE team = ? AND starts_at <= ? AND ends_at > ?", service["team"], db.now, db.now
    ):
        raise Refused("There is no reason to stop it.")
    db.update("rollouts", rollout_id, status="stopped")
    return db.fetch(Rollout, "rollouts", rollout_id)


def resume_rollout(db: Database, rollout_id: str) -> Rollout:
    """Resume a stopped rollout in the same step, whose time begins again.

    Args:
        rollout_id: Id of the rollout.
    """
    rollout = db.fetch(Rollout, "rollouts", rollout_id)
    if rollout["status"] != "stopped":
        raise Refused("The rollout must be stopped.")
    if rollout["step_begun_at"] < shift(db.now, hours=-4):
        raise Refused("It was stopped too long ago.")
    release = db.fetch(Release, "releases", rollout["release_id"])
    service = db.fetch(Service, "services", release["service_id"])
    if db.exists(
        "SELECT 1 FROM freezes WHERE team = ? AND starts_at <= ? AND ends_at > ?", service["team"], db.now, db.now
    ):
        raise Refused("The team of this service is in a freeze.")
    if release["status"] != "candidate":
        raise Refused("The release is no candidate any more.")
    db.update("rollouts", rollout_id, status="running", step_begun_at=db.now)
    return db.fetch(Rollout, "rollouts", rollout_id)


def roll_back(db: Database, rollout_id: str) -> Rollout:
    """Roll a rollout back; its release counts as bad.

    Args:
        rollout_id: Id of the rollout.
    """
    rollout = db.fetch(Rollout, "rollouts", rollout_id)
    if rollout["status"] not in ("running", "stopped"):
        raise Refused("The rollout must be running or stopped.")
    if rollout["step"] >= 100:
        raise Refused("It has reached all replicas.")
    release = db.fetch(Release, "releases", rollout["release_id"])
    if not db.exists("SELECT 1 FROM releases WHERE service_id = ? AND status = 'live'", release["service_id"]):
        raise Refused("There is no live release to go back to.")
    if rollout["status"] != "stopped" and not db.exists(
        "SELECT 1 FROM health_samples WHERE rollout_id = ? AND errors > 20", rollout_id
    ):
        raise Refused("It is healthy and not stopped.")
    db.update("rollouts", rollout_id, status="rolled_back")
    db.update("releases", rollout["release_id"], status="bad")
    return db.fetch(Rollout, "rollouts", rollout_id)
