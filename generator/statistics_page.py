"""The statistics of a build as one page that needs nothing from outside: above each chart a sentence says what one sees."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from html import escape

from generator.charts import bars, histogram
from generator.discards import most_frequent
from generator.distributions import Spread, spreads
from generator.statistics import Made, count_behaviours, count_categories, say_categories

_STYLE = """
:root { color-scheme: light dark; --text: #1f2328; --quiet: #59636e; --page: #fff; --card: #f6f8fa; --bar: #2f6f9f }
@media (prefers-color-scheme: dark) {
  :root { --text: #e6edf3; --quiet: #9198a1; --page: #0d1117; --card: #161b22; --bar: #6cb0e0 }
}
* { box-sizing: border-box }
body { margin: 0 auto; max-width: 72rem; padding: 1rem; background: var(--page); color: var(--text);
  font: 16px/1.5 system-ui, sans-serif }
main { display: grid; gap: 1rem; grid-template-columns: repeat(auto-fit, minmax(min(100%, 22rem), 1fr)) }
section { background: var(--card); border-radius: .5rem; padding: .8rem 1rem }
h1 { font-size: 1.5rem } h2 { font-size: 1.05rem; margin: 0 } p { margin: .3rem 0 .8rem; color: var(--quiet) }
svg { display: block; width: 100%; max-width: 34rem; height: auto; font: 12px system-ui, sans-serif }
svg text { fill: var(--text) } svg rect { fill: var(--bar) } svg line { stroke: var(--quiet) }
.end { text-anchor: end } .middle { text-anchor: middle }
"""


def statistics_page(servers: Sequence[Made], given_up: Mapping[str, Counter[str]]) -> str:
    """Return the page.

    Args:
        servers: What was made, at least one.
        given_up: What was given up, to reason and count.
    """
    tools = sum(len(made.design.operations) for made in servers)
    head = f"{len(servers):,} servers with {tools:,} tools and {sum(made.tasks for made in servers):,} tasks"
    cards = [*_what(servers, tools), *map(_spread, spreads(servers)), *_alive(servers), *_given_up(given_up)]
    return (
        '<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{head}</title>\n<style>{_STYLE}</style>\n</head>\n<body>\n<h1>{head}</h1>\n<main>\n"
        + "\n".join(cards)
        + "\n</main>\n</body>\n</html>\n"
    )


def _card(title: str, sentence: str, chart: str) -> str:
    return f"<section>\n<h2>{escape(title)}</h2>\n<p>{escape(sentence)}</p>\n{chart}\n</section>"


def _what(servers: Sequence[Made], tools: int) -> Iterator[str]:
    places, total = count_categories(servers), len(servers)
    ranked = places.most_common()
    sentence = say_categories(places)
    yield _card("Categories", sentence, bars(ranked, [str(count) for _, count in ranked], sentence))
    kinds = Counter(made.design.provenance.kind for made in servers).most_common()
    sentence = f"{kinds[0][1] / total:.0%} of the servers come from sources of the kind {kinds[0][0]}."
    yield _card("Sources", sentence, bars(kinds, [str(count) for _, count in kinds], sentence))
    behaviours = count_behaviours(servers).most_common()
    (common, often), (rare, seldom) = behaviours[0], behaviours[-1]
    sentence = (
        f"Of {len(behaviours)} kinds of behaviour, {common} is the most frequent ({often / tools:.0%} of the tools), "
        f"{rare} the rarest ({seldom / tools:.1%})."
    )
    yield _card(
        "What tools do", sentence, bars(behaviours, [f"{count / tools:.1%}" for _, count in behaviours], sentence)
    )


def _spread(spread: Spread) -> str:
    low, high = (spread.measure.say(spread.values[end]) for end in (0, -1))
    chart = histogram(spread.values, low, high, spread.sentence)
    return _card(f"Servers by {spread.measure.name}", spread.sentence, chart)


def _alive(servers: Sequence[Made]) -> Iterator[str]:
    measured = [made for made in servers if made.parameters]
    declared, inert = (sum(getattr(made, name) for made in measured) for name in ("parameters", "inert"))
    if not declared:
        return
    sentence = f"Of {declared:,} parameters {1 - inert / declared:.1%} were seen to change a result or a row."
    counts = [("change something", declared - inert), ("were not seen to", inert)]
    yield _card("Parameters", sentence, bars(counts, [f"{count:,}" for _, count in counts], sentence))


def _given_up(given_up: Mapping[str, Counter[str]]) -> Iterator[str]:
    for what, counts in given_up.items():
        listed = most_frequent(counts)
        if listed:
            reason, count = listed[0]
            sentence = f"{counts.total():,} in all; the most frequent reason ({count / counts.total():.0%}): {reason}."
            chart = bars(listed, [f"{count:,}" for _, count in listed], sentence)
            yield _card(what.capitalize(), sentence, chart)
