"""Works that are done side by side and stand or fall together."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import TypeVar

Given = TypeVar("Given")
Done = TypeVar("Done")


async def do_all(do: Callable[[Given], Awaitable[Done]], given: Sequence[Given], at_a_time: int) -> list[Done]:
    """Return what comes of each, in their order; where one raises, the others are ended, and its error is raised.

    Args:
        do: Does one.
        given: What is to be done.
        at_a_time: How many are under way together.
    """
    slots = asyncio.Semaphore(at_a_time)

    async def one(each: Given) -> Done:
        async with slots:
            return await do(each)

    tasks = [asyncio.ensure_future(one(each)) for each in given]
    try:
        return await asyncio.gather(*tasks)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
