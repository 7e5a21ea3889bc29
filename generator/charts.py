"""Charts as inline SVG: bars of counts and histograms. Colours come from the page, so that light and dark both fit."""

from collections.abc import Sequence
from html import escape

_WIDTH = 400
"""Units across: about as many as a phone has pixels, so that text is not made smaller there."""
_LABEL, _VALUE = 190, 52
_LINE = 20
_HEIGHT = 130
_LONGEST = 27
"""Characters of a label."""
_BINS = 12


def bars(counts: Sequence[tuple[str, float]], said: Sequence[str], about: str) -> str:
    """Return horizontal bars, one below the other.

    Args:
        counts: Label and length of each bar.
        said: What stands at the end of each.
        about: What the chart shows, for those who do not see it.
    """
    longest = max((count for _, count in counts), default=0) or 1
    room = _WIDTH - _LABEL - _VALUE
    parts = []
    for number, ((label, count), value) in enumerate(zip(counts, said, strict=True)):
        top, width = number * _LINE, count / longest * room
        short = label if len(label) <= _LONGEST else f"{label[: _LONGEST - 1]}…"
        parts += [
            f'<text x="{_LABEL - 6}" y="{top + 14}" class="end">{escape(short)}<title>{escape(label)}</title></text>',
            f'<rect x="{_LABEL}" y="{top + 3}" width="{width:.1f}" height="{_LINE - 6}" rx="2"/>',
            f'<text x="{_LABEL + width + 5:.1f}" y="{top + 14}">{escape(value)}</text>',
        ]
    return _svg(len(counts) * _LINE + 4, parts, about)


def histogram(values: Sequence[float], low: str, high: str, about: str) -> str:
    """Return how often values fall into ranges of equal width.

    Args:
        values: At least one, in ascending order.
        low: What stands at the left end of the axis.
        high: What stands at the right end.
        about: What the chart shows, for those who do not see it.
    """
    first, last = values[0], values[-1]
    whole = all(value == int(value) for value in values)
    bins = [0] * (1 if first == last else min(_BINS, int(last - first) + 1) if whole else _BINS)
    for value in values:
        place = 0 if first == last else int((value - first) / (last - first) * len(bins))
        bins[min(place, len(bins) - 1)] += 1
    tallest, step = max(bins), _WIDTH / len(bins)
    parts = []
    for number, count in enumerate(bins):
        height = count / tallest * (_HEIGHT - 40)
        left, top = number * step, _HEIGHT - 20 - height
        parts.append(f'<rect x="{left + 1:.1f}" y="{top:.1f}" width="{step - 2:.1f}" height="{height:.1f}" rx="2"/>')
        if count:
            parts.append(f'<text x="{left + step / 2:.1f}" y="{top - 4:.1f}" class="middle">{count}</text>')
    parts += [
        f'<line x1="0" x2="{_WIDTH}" y1="{_HEIGHT - 19}" y2="{_HEIGHT - 19}"/>',
        f'<text x="0" y="{_HEIGHT - 4}">{escape(low)}</text>',
        f'<text x="{_WIDTH}" y="{_HEIGHT - 4}" class="end">{escape(high)}</text>',
    ]
    return _svg(_HEIGHT, parts, about)


def _svg(height: int, parts: Sequence[str], about: str) -> str:
    return f'<svg viewBox="0 0 {_WIDTH} {height}" role="img" aria-label="{escape(about)}">{"".join(parts)}</svg>'
