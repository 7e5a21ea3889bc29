"""Servers are built in processes that end with the one that ordered them."""

import sys
from pathlib import Path
from subprocess import PIPE, Popen

import psutil

_BUILD = """
import sys, time
from dataclasses import dataclass
from generator.pools import Processes

@dataclass(frozen=True)
class Order:
    number: int
    def build(self):
        time.sleep(0.01 if self.number < 2 else 60)
        return self.number

for number in Processes(2).build([Order(number) for number in range(6)]):
    print(number, flush=True)
"""


def test_workers_end_when_the_build_is_killed(tmp_path: Path) -> None:
    path = tmp_path / "build.py"
    path.write_text(_BUILD, "utf-8")
    with Popen([sys.executable, str(path)], stdout=PIPE) as build:
        assert build.stdout
        build.stdout.readline()  # so that the workers are there
        workers = psutil.Process(build.pid).children()
        assert len(workers) == 2
        build.kill()
    gone, left = psutil.wait_procs(workers, timeout=20)
    for worker in left:
        worker.kill()
    assert len(gone) == 2
