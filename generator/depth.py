"""How deep a build goes: everything for the catalog, what is needed for servers that are made in the thousands."""

from generator.tasks.plans import TaskPlan, balanced_plan
from generator.testing.effort import WHOLE, Effort
from mcp_servers.contracts import Model, Split


class Depth(Model):
    """What is made of a server, and what it must at least yield. No gate depends on it."""

    graph: int
    """Graph tasks wanted of each world."""
    program: int
    """Programmatic tasks wanted of each world."""
    held_out: tuple[int, int]
    """How many of the graph and of the programmatic tasks of a training world nobody trains on."""
    least_graph: int
    least_program: int
    least: int
    """Graph, programmatic and all tasks without which a world is not published."""
    hardest: int
    """Highest level of the tasks."""
    programs: int
    """Programs that are chosen for a server."""
    patience: int
    """Candidates looked at for each task wanted."""
    in_vain: int
    """Candidates in a row of which none is kept, after which an order is given up."""
    makes_up: bool
    """Whether graph tasks that a level does not yield are made up at others."""
    variants: bool
    """Whether servers that ``splits.yaml`` names get a second world."""
    effort: Effort
    further: tuple[Effort, ...] = ()
    """Efforts of further searches, where the tests are still too weak; faults are measured as for the first."""

    def plan(self, split: Split) -> TaskPlan:
        """Return how many tasks a world gets, and how they are looked for."""
        kept = self.held_out if split == "train" else (0, 0)
        held_out = balanced_plan("held-out-tasks", *kept, hardest=self.hardest)
        plan = balanced_plan(split, self.graph - kept[0], self.program - kept[1], hardest=self.hardest)
        return plan.model_copy(
            update={
                "orders": (*held_out.orders, *plan.orders),
                "programs": self.programs,
                "most_lines": MOST_LINES,
                "patience": self.patience,
                "in_vain": self.in_vain,
                "makes_up": self.makes_up,
            }
        )


MOST_LINES = 400
"""Of ``programs.py``, as of any file that people read."""

FULL = Depth(
    graph=20,
    program=10,
    held_out=(6, 3),
    least_graph=20,
    least_program=10,
    least=30,
    hardest=5,
    programs=14,
    patience=40,
    in_vain=400,
    makes_up=True,
    variants=True,
    effort=WHOLE,
    further=(WHOLE.model_copy(update={"plays": 20_000, "plays_in_vain": 8_000}),),
)
"""What the catalog is made with: as many tasks as a repository can hold of a hundred servers."""

LIGHT = Depth(
    graph=6,
    program=3,
    held_out=(0, 0),
    least_graph=0,
    least_program=0,
    least=6,
    hardest=3,
    programs=4,
    patience=12,
    in_vain=16,
    makes_up=True,
    variants=False,
    effort=Effort(calls=60, plays=4_000, plays_in_vain=1_000, one_fault_in=4),
    further=(Effort(plays=10_000, plays_in_vain=4_000, one_fault_in=2),),
)
"""For servers made in the thousands: a few tasks in one world, tests that are looked for less long."""

TWIN = LIGHT.model_copy(update={"least": 0})
"""For the twin of a published server, which is wanted for its tools: it has the tasks that they allow."""
