"""The main job, from top to bottom: examine, reinforce, control, examine again, report.

Each stage leaves a file and is skipped when that file is there, so that a run goes on where it was stopped.
"""

from collections.abc import Sequence
from dataclasses import asdict

import torch

from mcp_servers.contracts import Task
from mcp_servers.hosts.connection import Host
from trainer.course import Course
from trainer.curriculum import group_source
from trainer.cycles import Cycle
from trainer.encoding import Encoder
from trainer.episode_rollouts import PHASE
from trainer.evaluation import examine
from trainer.examination import try_tasks
from trainer.garbling import ShuffledHost
from trainer.grpo import train_grpo
from trainer.hosting import choose_host
from trainer.monitor import Monitor
from trainer.policy.loading import load_policy, save_policy
from trainer.report import write_report
from trainer.rollouts import RolloutRunner
from trainer.runs import Run
from trainer.seeds import stream_seed
from trainer.settings import Settings
from trainer.starting import prepare_policy
from trainer.warm_start import learn_examples

WARM = "warm-start"
GRPO = "grpo"
CONTROL = "control"


class Job:
    """A run under way."""

    def __init__(self, run: Run, course: Course, monitor: Monitor) -> None:
        self.run = run
        self.course = course
        self.monitor = monitor
        self.settings: Settings = run.settings
        torch.set_num_threads(self.settings.threads)

    def execute(self) -> None:
        """Do whatever of the job is not done yet."""
        tasks = self.course.held_out
        with RolloutRunner(self._host(), self.run.store, self.settings.episode) as runner:
            prepare_policy(self.run.policy(WARM), self.settings, self.course, self.monitor)
            self._examine(runner, "before", WARM, tasks)
            self._reinforce(runner)
            self._examine(runner, "after", GRPO, tasks)
            if self.settings.control:
                self._control()
                self._examine(runner, "control", CONTROL, tasks)
        if garbled := tasks[: self.settings.evaluation.shuffled]:
            host = ShuffledHost(self._host(), self.settings.seed)
            with RolloutRunner(host, self.run.store, self.settings.episode) as runner:
                self._examine(runner, "shuffled", GRPO, garbled)
        write_report(self.run)

    def _host(self) -> Host:
        return choose_host(self.course.servers, self.settings.farm)

    def _examine(self, runner: RolloutRunner, phase: str, policy: str, tasks: Sequence[Task]) -> None:
        if self.run.examination(phase):
            return
        runner.forget(phase)
        loaded = load_policy(str(self.run.policy(policy)))
        with self.monitor.stage(f"examining {len(tasks)} tasks: {phase}"):
            rollouts = try_tasks(runner, loaded, tasks, phase, self.settings)
        self.run.save_examination(examine(phase, tasks, rollouts))

    def _reinforce(self, runner: RolloutRunner) -> None:
        target = self.run.policy(GRPO)
        if target.exists():
            return
        policy = load_policy(str(self.run.policy(WARM)))
        self.monitor.heading()

        def report(cycle: Cycle) -> None:
            self.run.log(PHASE, **asdict(cycle))
            self.monitor.cycle(cycle)

        spent = sum(cycle.seconds for cycle in self.run.cycles())
        train_grpo(policy, self.course.training, runner, self.settings, self.run.checkpoints, report, spent)
        save_policy(policy, target)

    def _control(self) -> None:
        """Spend the wall time that reinforcement took on more of the warm start instead."""
        target = self.run.policy(CONTROL)
        if target.exists():
            return
        policy = load_policy(str(self.run.policy(WARM)))
        seconds = sum(cycle.seconds for cycle in self.run.cycles())
        settings = self.settings.warm_start.model_copy(
            update={"learning_rate": self.settings.warm_start.learning_rate * self.settings.control_rate}
        )
        seed = stream_seed(self.settings.seed, "control")
        draw = group_source(self.course.demonstrations(self.monitor), Encoder(policy.tokenizer), settings, seed)
        with self.monitor.budget("control: more warm start") as report:
            learn_examples(policy.model, lambda share: draw(1.0), settings, seconds=seconds, report=report)
        save_policy(policy, target)
