"""Tools about health samples."""

from typing import Annotated

from mcp_servers.runtime import Database, Refused, between, shift

from .rows import HealthSample, Rollout


def note_health(db: Database, rollout_id: str, errors: Annotated[int, between(0, 300)]) -> HealthSample:
    """Note the errors of a running rollout, five minutes after the last sample at the earliest; more than 100 stop
    it.

    Args:
        rollout_id: Id of the rollout.
        errors: Errors a thousand calls.
    """
    rollout = db.fetch(Rollout, "rollouts", rollout_id)
    if rollout["status"] != "running":
        raise Refused("The rollout is not running.")
    if db.exists(
        "SELECT 1 FROM health_samples WHERE rollout_id = ? AND measured_at > ?", rollout_id, shift(db.now, minutes=-5)
    ):
        raise Refused("The last sample is less than five minutes old.")
    health_sample_id = db.insert("health_samples", rollout_id=rollout_id, errors=errors, measured_at=db.now)
    if errors > 100:
        db.update("rollouts", rollout_id, status="stopped")
    return db.fetch(HealthSample, "health_samples", health_sample_id)
