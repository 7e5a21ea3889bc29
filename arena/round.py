"""One round: draw, examine, diagnose, request, practise, and examine old and new policy on the same fresh tasks.

Each step leaves a file in the round's folder and is skipped when that file is there, so that a round goes on where it stopped.
"""

import asyncio
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from pathlib import Path

from arena.diagnosis import WeakEnvironment, diagnose
from arena.sampling import sample_environments
from arena.settings import ArenaSettings
from generator.request import GenerationRequest, fulfil
from mcp_servers.checks.acceptance import replace_text
from mcp_servers.contracts import Model, RegistryEntry, Task
from mcp_servers.runtime import Servers
from mcp_servers.runtime.registries import DEFAULT_REGISTRY
from trainer.course import Course
from trainer.cycles import Cycle
from trainer.episode_rollouts import PHASE
from trainer.evaluation import Examination, Line, compare, examine
from trainer.grpo import train_grpo
from trainer.hosting import choose_host
from trainer.monitor import Monitor
from trainer.policy.loading import load_policy, save_policy
from trainer.records import read_record
from trainer.rollouts import RolloutRunner
from trainer.runs import Run
from trainer.seeds import stream_seed

OLD, NEW = "old", "new"

SEEDS = 2**32
"""Seeds that NumPy, which TRL seeds too, can take."""


class Findings(Model):
    """What a round found out."""

    environments: tuple[str, ...]
    """Refs drawn."""
    weak: tuple[WeakEnvironment, ...]
    """Weakest first."""
    requests: tuple[GenerationRequest, ...]
    """What was asked of the generator."""


@dataclass(frozen=True)
class TaskBook:
    """Fresh tasks and the servers they are played on."""

    servers: Servers
    tasks: tuple[Task, ...]


class Round:
    """One round under way."""

    def __init__(
        self,
        number: int,
        run: Run,
        settings: ArenaSettings,
        course: Course,
        monitor: Monitor,
        seen: frozenset[str] = frozenset(),
    ) -> None:
        """Prepare a round.

        Args:
            number: From 0.
            run: The round's folder, with the trainer's settings.
            settings: The arena's.
            course: What the policy has learnt: fresh tasks are for the same servers and show the same tools.
            monitor: Where progress is shown.
            seen: Ids of tasks made in earlier rounds; none of them comes again.
        """
        self.number = number
        self.run = run
        self.settings = settings
        self.monitor = monitor
        self.seen = set(seen)
        self.registries = tuple(map(Path, settings.trainer.registries))
        self.servers = course.servers
        self.shown = {task.servers[0]: task.tools for task in course.training}
        # A policy that has learnt some tasks with all tools is examined with all tools.
        self.shown |= {task.servers[0]: () for task in course.training if not task.tools}

    def execute(self, policy: Path) -> Path:
        """Do what of the round is not done yet.

        Args:
            policy: Folder of the policy to examine and improve.

        Returns:
            Folder of the new policy; the old one if there was nothing to practise.
        """
        known = [entry for entry in self.servers.entries.values() if entry.ref in self.shown]
        drawn = sample_environments(known, self.settings.per_category, self.settings.seed, self.number)
        exam = self._exam("exam", drawn)
        first = self._examine("exam", policy, exam)
        findings = self._diagnose(drawn, exam, first)
        if not findings.requests:
            self.monitor.say("no environment is weak: nothing to practise")
            return policy
        practice = self._tasks("practice", findings.requests)
        improved = self._practise(policy, practice)
        final = self._exam("final", drawn)
        self._examine(OLD, policy, final)
        self._examine(NEW, improved, final)
        return improved

    def lines(self) -> list[Line]:
        """Return the comparison of old and new policy on the second fresh set; empty before both are examined."""
        taken = [examination for phase in (OLD, NEW) if (examination := self.run.examination(phase))]
        return compare(taken) if len(taken) == 2 else []

    def findings(self) -> Findings | None:
        """Return what the round found out, or ``None`` before it did."""
        return read_record(self._findings, Findings, "the findings of a round") if self._findings.exists() else None

    @property
    def _findings(self) -> Path:
        return self.run.folder / "findings.json"

    def _exam(self, name: str, drawn: Sequence[RegistryEntry]) -> TaskBook:
        requests = [
            GenerationRequest(
                server=entry.ref,
                count=self.settings.exam_tasks,
                levels=self.settings.trainer.levels,
                shown=self.shown[entry.ref],
                split="held-out-tasks",
                seed=stream_seed(self.settings.seed, f"{name}/{entry.ref}", self.number),
            )
            for entry in drawn
        ]
        return self._tasks(name, requests)

    def _tasks(self, name: str, requests: Sequence[GenerationRequest]) -> TaskBook:
        """Have the requests fulfilled with tasks that nobody has seen in this run."""
        registry = self.run.folder / name / "registry.json"
        if not registry.exists():
            fresh = [request.model_copy(update={"exclude": frozenset(self.seen)}) for request in requests]
            with self.monitor.stage(f"making fresh tasks for {len(requests)} environments: {name}"):
                fulfil(fresh, self.servers, registry.parent)
        servers = Servers(*(self.registries or (DEFAULT_REGISTRY,)), registry)
        answered = {entry.ref for entry in Servers(registry).entries.values()}
        for request in requests:
            if request.server not in answered:
                self.monitor.say(
                    f"{request.server.partition('@')[0]} has no fresh task to give and is left out: {name}"
                )
        tasks = tuple(
            task for request in requests if request.server in answered for task in servers[request.server].tasks
        )
        self.seen.update(task.id for task in tasks)
        return TaskBook(servers, tasks)

    def _examine(self, phase: str, policy: Path, book: TaskBook) -> Examination:
        done = self.run.examination(phase)
        if done:
            return done
        trainer = self.settings.trainer
        with (
            self.monitor.stage(f"examining {len(book.tasks)} tasks: {phase}"),
            RolloutRunner(choose_host(book.servers, trainer.farm), self.run.store, trainer.episode) as runner,
        ):
            runner.forget(phase)
            # Both policies of a round sample with the same seed on the same tasks.
            seed = stream_seed(self.settings.seed, "final" if phase in (OLD, NEW) else phase, self.number)
            temperature = trainer.evaluation.temperature
            rollouts, _ = runner.sample(book.tasks, load_policy(str(policy)), phase, 0, seed, temperature)
        examination = examine(phase, book.tasks, rollouts)
        self.run.save_examination(examination)
        return examination

    def _diagnose(self, drawn: Sequence[RegistryEntry], book: TaskBook, examination: Examination) -> Findings:
        done = self.findings()
        if done:
            return done
        rollouts = asyncio.run(self.run.store.read(examination.phase))
        categories = {entry.ref: entry.taxonomy[0] for entry in drawn}
        weak = diagnose({task.id: task for task in book.tasks}, rollouts, categories)
        requests = tuple(self._practice_request(item) for item in weak[: self.settings.weak_environments])
        found = Findings(environments=tuple(entry.ref for entry in drawn), weak=tuple(weak), requests=requests)
        replace_text(self._findings, found.to_json(indent=2) + "\n")
        return found

    def _practice_request(self, weak: WeakEnvironment) -> GenerationRequest:
        return GenerationRequest(
            server=weak.server,
            count=self.settings.practice_tasks,
            levels=self.settings.trainer.levels,
            shown=self.shown[weak.server],
            tools=weak.tools,
            guidelines=weak.guidelines,
            split="train",
            seed=stream_seed(self.settings.seed, f"practice/{weak.server}", self.number),
        )

    def _practise(self, policy: Path, book: TaskBook) -> Path:
        target = self.run.policy(NEW)
        if target.exists():
            return target
        trainer = self.settings.trainer
        grpo = trainer.grpo.model_copy(update={"cycles": self.settings.cycles})
        seed = stream_seed(self.settings.seed, "reinforcement", self.number) % SEEDS
        settings = trainer.model_copy(update={"grpo": grpo, "seed": seed})
        loaded = load_policy(str(policy))
        self.monitor.heading()

        def report(cycle: Cycle) -> None:
            self.run.log(PHASE, **asdict(cycle))
            self.monitor.cycle(cycle)

        with RolloutRunner(choose_host(book.servers, trainer.farm), self.run.store, trainer.episode) as runner:
            spent = sum(cycle.seconds for cycle in self.run.cycles())
            train_grpo(loaded, book.tasks, runner, settings, self.run.checkpoints, report, spent)
        save_policy(loaded, target)
        return target
