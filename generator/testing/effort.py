"""How long tests are looked for, and how many faults are planted."""

from collections.abc import Iterable
from hashlib import blake2b

from generator.testing.mutation import Mutant
from mcp_servers.contracts import Model


class Effort(Model):
    """Limits of the search for the tests of one server, and of the measure of what they catch."""

    calls: int = 240
    """Calls on the rows as they are with which the search of a tool begins."""
    plays: int = 5_000
    """Calls tried for one tool at most."""
    plays_in_vain: int = 2_000
    """Calls tried without anything new."""
    one_fault_in: int = 1
    """Of so many faults one is planted; of removed guards all are."""

    def sample(self, mutants: Iterable[Mutant], purpose: str) -> list[Mutant]:
        """Return the mutants to try, in their order; those for one purpose say nothing about those for another."""
        return [mutant for mutant in mutants if mutant.category == "guard" or not self._lot(mutant, purpose)]

    def _lot(self, mutant: Mutant, purpose: str) -> int:
        digest = blake2b(f"{purpose}/{mutant}".encode(), digest_size=4).digest()
        return int.from_bytes(digest, "big") % self.one_fault_in


WHOLE = Effort()
"""Every fault, and a search that ends when nothing new comes of it. One four times as long catches some four faults in a
hundred more, in twice the time."""
