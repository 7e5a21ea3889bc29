"""Places of this machine where servers are built: this process, or several."""

import gc
import os
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import active_children, parent_process
from signal import SIG_IGN, SIGINT, signal
from threading import Thread

from generator.pipeline import Built, Order, Pool


def local_pool(jobs: int) -> Pool:
    """Return the place for so many builds at a time."""
    return Here() if jobs == 1 else Processes(jobs)


class Here:
    """This process."""

    def build(self, orders: Sequence[Order]) -> Iterator[Built]:
        """Build one after the other."""
        collect_seldom()
        return (order.build() for order in orders)


class Processes:
    """Processes of this machine."""

    def __init__(self, jobs: int) -> None:
        """Use so many."""
        self._jobs = jobs

    def build(self, orders: Sequence[Order]) -> Iterator[Built]:
        """Build several at a time, and yield each as it is done."""
        with ProcessPoolExecutor(max_workers=self._jobs, initializer=_begin) as pool:
            running = [pool.submit(order.build) for order in orders]
            try:
                yield from (future.result() for future in as_completed(running))
            except BaseException:  # Also an interrupt: what is still running is given up.
                for worker in active_children():
                    worker.terminate()
                pool.shutdown(cancel_futures=True)
                raise


def _begin() -> None:
    """Leave Ctrl-C, which the terminal sends to every process, to the one that started this one, and end with that."""
    signal(SIGINT, SIG_IGN)
    collect_seldom()
    Thread(target=_end_with_parent, daemon=True).start()


def collect_seldom() -> None:
    """Let the garbage collector leave alone what is there already, and come less often: a build makes few circles."""
    gc.freeze()
    gc.set_threshold(10_000, 20, 10)


def _end_with_parent() -> None:
    """Wait for the end of the process that hands out the orders, however it comes: nobody else would end this one."""
    if parent := parent_process():
        parent.join()
        os._exit(1)
