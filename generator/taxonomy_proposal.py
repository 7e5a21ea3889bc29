"""Where the map of the taxonomy and the words of documents disagree: clusters of surfaces, and the groups that the map gives.

``python -m generator.taxonomy_proposal --google --aws --openapi FILE … --tools FILE …`` prints them for a person to read, who
then changes ``taxonomy.yaml``; nothing else uses them.
"""

import argparse
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from generator.sources import aws, tool_lists
from generator.sources.discovery import document as google
from generator.sources.openapi.document import read_openapi
from generator.sources.surface import Surface
from generator.taxonomy import Pair, place, text_of
from mcp_servers.contracts import InputError

CLUSTER = 12
"""Surfaces in a cluster, on average: few enough to be about one thing."""
DIMENSIONS = 100
TERMS = 6
"""Terms that say what a cluster is about."""


@dataclass(frozen=True)
class Placed:
    """One surface: its name, its text, and where the map puts it."""

    name: str
    text: str
    pair: Pair


def main(argv: Sequence[str] | None = None) -> int:
    """Print the clusters of the documents that the command line names; return the exit code."""
    parser = argparse.ArgumentParser(
        prog="python -m generator.taxonomy_proposal", description="Show where the map and the words disagree."
    )
    parser.add_argument("--google", action="store_true", help=f"all APIs of {google.PACKAGE}")
    parser.add_argument("--aws", action="store_true", help=f"all services of {aws.PACKAGE}")
    parser.add_argument("--openapi", nargs="+", type=Path, default=[], metavar="FILE")
    parser.add_argument("--tools", nargs="+", type=Path, default=[], metavar="FILE", help="answers to tools/list")
    options = parser.parse_args(argv)
    try:
        placed = [
            Placed(surface.name, text := text_of(surface), place(surface.name, text, source))
            for source, surface in _surfaces(options)
        ]
        for lines in propose(placed):
            print(lines)  # noqa: T201
    except InputError as error:
        print(f"error: {error}", file=sys.stderr)  # noqa: T201
        return 2
    return 0


def propose(placed: Sequence[Placed]) -> Iterator[str]:
    """Cluster surfaces by their words, and describe each cluster: its terms, and what the map makes of it, group by group.

    Raises:
        InputError: There are too few to tell clusters apart, or scikit-learn is not installed.
    """
    try:
        from sklearn.cluster import AgglomerativeClustering
        from sklearn.decomposition import TruncatedSVD
        from sklearn.feature_extraction.text import TfidfVectorizer
        from sklearn.preprocessing import normalize
    except ModuleNotFoundError as error:
        raise InputError("clusters need scikit-learn: pip install 'agent-worlds[sources]'") from error
    if len(placed) < 2 * CLUSTER:
        raise InputError(f"{len(placed)} documents give no clusters; {2 * CLUSTER} or more do")
    vectorizer = TfidfVectorizer(stop_words="english", sublinear_tf=True, min_df=2, max_df=0.5)
    matrix = vectorizer.fit_transform(one.text for one in placed)
    terms = vectorizer.get_feature_names_out()
    reduced = normalize(
        TruncatedSVD(min(DIMENSIONS, len(placed) - 1, len(terms) - 1), random_state=0).fit_transform(matrix)
    )
    labels = AgglomerativeClustering(len(placed) // CLUSTER).fit_predict(reduced)
    for label in sorted(set(labels)):
        rows = [row for row, one in enumerate(labels) if one == label]
        weights = matrix[rows].sum(axis=0).A1
        known = ", ".join(terms[column] for column in weights.argsort()[::-1][:TERMS])
        yield _described(known, [placed[row] for row in rows])


def _described(terms: str, members: list[Placed]) -> str:
    counts = Counter(one.pair for one in members)
    lines = [f"{len(members)} about {terms}"]
    for (category, group), count in counts.most_common():
        names = ", ".join(sorted(one.name for one in members if one.pair == (category, group)))
        lines.append(f"  {count} in {category} / {group}: {names}")
    return "\n".join(lines)


def _surfaces(options: argparse.Namespace) -> Iterator[tuple[str, Surface]]:
    """Yield the source and the surface of each document, read one after the other."""
    for name, version in google.apis().items() if options.google else ():
        yield "google", google.read_document(name, version)
    for name in aws.services() if options.aws else ():
        yield "aws", aws.read_service(name)
    for path in options.openapi:
        yield "", read_openapi(path)
    for path in options.tools:
        yield "", tool_lists.read_tool_list(path)


if __name__ == "__main__":
    sys.exit(main())
