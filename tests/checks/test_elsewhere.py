"""Processes of their own for checks."""

import os
import sys
import time

from mcp_servers.checks.elsewhere import run_elsewhere


def tell(arguments: list[str]) -> int:
    """Print what tells one process from another."""
    sys.stdout.write(" ".join([str(os.getpid()), str(hash("boat")), *arguments]))
    return len(arguments)


def fail(arguments: list[str]) -> int:
    """Raise."""
    raise ValueError(arguments[0])


def wait(arguments: list[str]) -> int:
    """Work for longer than anybody waits."""
    while True:
        time.monotonic()


def test_each_check_has_a_process_of_its_own_that_hashes_otherwise() -> None:
    one, two = (run_elsewhere(f"{__name__}:tell", ["a", "b"], seconds=60) for _ in range(2))
    assert one.code == two.code == 2
    (process, hashed, *said), (other, same, *_) = one.output.split(), two.output.split()
    assert said == ["a", "b"]
    assert len({process, other, str(os.getpid())}) == 3
    assert hashed == same != str(hash("boat"))


def test_what_a_check_raises_is_told_and_harms_no_other() -> None:
    ran = run_elsewhere(f"{__name__}:fail", ["no berth"], seconds=60)
    assert (ran.code, ran.timed_out) == (1, False)
    assert ran.errors.endswith("ValueError: no berth\n")
    assert run_elsewhere(f"{__name__}:tell", [], seconds=60).code == 0


def test_a_check_that_does_not_end_is_ended() -> None:
    ran = run_elsewhere(f"{__name__}:wait", [], seconds=1)
    assert ran.timed_out
    assert ran.output == ""
