"""The policy that a run starts from."""

from pathlib import Path

from trainer.course import Course
from trainer.monitor import Monitor
from trainer.policy.default import make_default_policy
from trainer.policy.loading import load_policy, save_policy
from trainer.settings import Settings


def prepare_policy(target: Path, settings: Settings, course: Course, monitor: Monitor) -> None:
    """Save the policy to start from in a folder that is not there yet: made from the training tasks, or given.

    Raises:
        InputError: The given policy cannot be used, or no training task could be demonstrated.
    """
    if target.exists():
        return
    source = settings.policy
    if source == "default":
        with monitor.budget("warm start") as report:
            source = str(make_default_policy(course.demonstrations(monitor), settings, report))
    save_policy(load_policy(source), target)
