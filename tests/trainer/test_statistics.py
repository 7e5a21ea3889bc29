"""Intervals."""

import pytest

from trainer.statistics import paired_difference, share_interval


def test_an_interval_of_a_share_matches_the_textbook() -> None:
    interval = share_interval(8, 10)
    assert (interval.low, interval.high) == pytest.approx((0.490, 0.943), abs=1e-3)


def test_nothing_seen_says_nothing() -> None:
    assert (share_interval(0, 0).low, share_interval(0, 0).high) == (0.0, 1.0)


def test_pairs_narrow_a_difference() -> None:
    before = [index % 2 == 0 for index in range(200)]
    better = [passed or index % 20 == 1 for index, passed in enumerate(before)]
    interval = paired_difference(before, better)
    assert interval.mean == pytest.approx(0.05)
    assert 0 < interval.low < 0.05 < interval.high < 0.09
