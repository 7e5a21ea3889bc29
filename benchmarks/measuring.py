"""Timing two things in the same run, and server processes to measure."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from statistics import median

import psutil

Step = Callable[[], Awaitable[object]]


async def time_both(ours: Step, bare: Step, rounds: int, repeats: int) -> tuple[float, float]:
    """Return the median milliseconds of each, measured in turns so that both meet the same machine."""
    times: tuple[list[float], list[float]] = ([], [])
    for number in range(rounds + 1):
        for step, measured in zip((ours, bare), times, strict=True):
            spent = await time_one(step, repeats)
            if number:  # the first round warms up
                measured.append(spent)
    return median(times[0]), median(times[1])


async def time_one(step: Step, repeats: int) -> float:
    """Return the mean milliseconds of a step."""
    start = time.perf_counter()
    for _ in range(repeats):
        await step()
    return (time.perf_counter() - start) / repeats * 1000


@contextmanager
def running(*command: str) -> Iterator[tuple[psutil.Process, str]]:
    """Run a Python program that prints its URL first; gives its process and that URL."""
    process = subprocess.Popen([sys.executable, *command], stdout=subprocess.PIPE, text=True)
    try:
        assert process.stdout
        words = process.stdout.readline().split()
        yield psutil.Process(process.pid), next(word for word in words if word.startswith("http"))
    finally:
        os.kill(process.pid, signal.SIGINT)
        process.wait()
