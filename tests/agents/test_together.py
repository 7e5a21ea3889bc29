"""Works side by side: in order, some at a time, and ended with the one that fails."""

import asyncio

import pytest

from generator.agents.together import do_all


async def test_what_comes_of_each_is_in_order_and_few_are_under_way_together() -> None:
    under_way = most = 0

    async def double(number: int) -> int:
        nonlocal under_way, most
        under_way += 1
        most = max(most, under_way)
        await asyncio.sleep(0)
        under_way -= 1
        return 2 * number

    assert await do_all(double, range(7), at_a_time=3) == [0, 2, 4, 6, 8, 10, 12]
    assert most == 3


async def test_where_one_fails_the_others_are_ended() -> None:
    ended: list[int] = []

    async def work(number: int) -> None:
        if number == 1:
            raise ValueError("no")
        try:
            await asyncio.Event().wait()
        finally:
            ended.append(number)

    with pytest.raises(ValueError, match="no"):
        await do_all(work, range(3), at_a_time=3)
    assert sorted(ended) == [0, 2]
