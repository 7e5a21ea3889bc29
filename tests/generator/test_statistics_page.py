"""``stats``: how servers are spread, what was given up, and the page that shows it."""

import re
from collections import Counter
from dataclasses import replace
from pathlib import Path
from xml.etree import ElementTree

import pytest

from generator.charts import bars, histogram
from generator.discards import discards, most_frequent
from generator.distributions import MEASURES, Spread, nearest, spreads
from generator.sources.documents import find_documents, read_document
from generator.splits import read_splits
from generator.statistics import Made, count_categories, parameters, say_categories
from generator.statistics_page import statistics_page
from generator.workspace import Workspace
from tests.generator.village import village_design


@pytest.fixture(scope="module")
def servers() -> list[Made]:
    paths = find_documents()
    ferry, shop = (read_document(paths[name]) for name in ("ferry-bookings", "parcel-lockers"))
    return [
        Made(ferry, 300, 40, 90, 3, {"find_sailings": ("paging",)}, refused={"guessing rarely succeeds": 4}),
        Made(shop, 400, tasks=12, dropped=("no test of it succeeds",)),
        Made(ferry.model_copy(update={"name": "ferry-again"}), 320, tasks=12),
    ]


def test_a_measure_is_spread_over_quarters() -> None:
    spread = Spread(MEASURES[0], (100, 200, 300, 400, 500))
    assert spread.points == (100, 200, 300, 400, 500)
    assert spread.sentence == (
        "Half of the servers have 200 to 400 rows, with 300 in the middle; the least is 100, the most 500."
    )
    assert Spread(MEASURES[0], (7,)).points == (7, 7, 7, 7, 7)


def test_likeness_is_to_the_nearest_other_server(servers: list[Made]) -> None:
    one, other, again = nearest(servers)
    assert (one, again) == (1.0, 1.0)
    assert 0 <= other < 0.3
    assert len(spreads(servers)) == len(MEASURES) + 1
    assert len(spreads(servers[:1])) == len(MEASURES)


def test_categories_without_a_server_count_too(servers: list[Made]) -> None:
    counts = count_categories(servers)
    assert counts.total() == 3
    assert len(counts) == 20
    assert say_categories(counts).endswith("the smallest (0.0%).")
    odd = servers[0].design.model_copy(update={"taxonomy": ("Village life", "Lending")})
    assert count_categories([Made(odd, 1)])["Village life"] == 1


def test_parameters_are_counted_where_a_build_counted_them(servers: list[Made]) -> None:
    assert parameters(servers) == "87 of 90 parameters (96.7%) change a result or a row in some call"
    assert parameters(servers[1:]) == "no build counted parameters yet"


def test_reasons_are_counted_without_what_is_particular(servers: list[Made], tmp_path: Path) -> None:
    for name, count in (("alpha", 12), ("beta", 7)):
        rooms = Workspace(tmp_path / name, read_splits())
        rooms.start(village_design(tmp_path))
        rooms.stop("tasks", f"{name} yields {count} tasks where 30 are needed; refused: none")
    given_up = discards(tmp_path, servers)
    assert given_up["servers given up"] == {"tasks: … yields … tasks where … are needed": 2}
    assert given_up["tools dropped"] == {"no test of it succeeds": 1}
    assert given_up["draws that gave no task"] == {"guessing rarely succeeds": 4}


def test_rare_reasons_are_counted_together() -> None:
    counts = Counter({f"reason {number}": 20 - number for number in range(15)})
    assert most_frequent(counts)[-1] == ("other reasons", 8 + 7 + 6)


def test_a_histogram_counts_every_value_once() -> None:
    for values in ((3.0,), (1, 2, 2, 3, 9), (0.1, 0.15, 0.2, 0.9), tuple(range(1000))):
        chart = ElementTree.fromstring(histogram(values, "low", "high", "about"))
        counted = [int(text.text or "") for text in chart.iter("text") if text.get("class") == "middle"]
        assert sum(counted) == len(values)


def test_bars_name_what_they_show() -> None:
    chart = ElementTree.fromstring(bars([("<b> & c", 4), ("d", 0)], ["4", "0"], 'about "it"'))
    assert chart.get("aria-label") == 'about "it"'
    widths = [float(bar.get("width") or "") for bar in chart.iter("rect")]
    assert widths[0] > widths[1] == 0


def test_the_page_stands_alone_and_says_what_one_sees(servers: list[Made]) -> None:
    page = statistics_page(servers, {"servers given up": Counter({"tasks: too few": 2})})
    assert page == statistics_page(
        [replace(made) for made in servers], {"servers given up": Counter({"tasks: too few": 2})}
    )
    assert not re.search(r"<script|https?://|@import|url\(", page)
    assert "prefers-color-scheme: dark" in page
    assert 'name="viewport"' in page
    cards = re.findall(r"<h2>(.+?)</h2>\n<p>(.+?)</p>\n(<svg.+?</svg>)", page)
    assert len(cards) == page.count("<section>") == len(MEASURES) + 6
    for _, sentence, chart in cards:
        assert sentence.endswith(".")
        ElementTree.fromstring(chart)
