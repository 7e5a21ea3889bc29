"""Tools at work: on plausible calls none crashes, and what they show stays small."""

from collections.abc import Sequence
from statistics import median, quantiles

from mcp_servers.checks.probes import probe_tools
from mcp_servers.checks.report import Finding, found
from mcp_servers.runtime.environments import LoadedEnvironment

MAX_MEDIAN_BYTES = 1_536
MAX_P99_BYTES = 8_192


def no_tool_crashes(environment: LoadedEnvironment) -> Finding:
    """Made-up calls are answered or refused; none ends in an error of the tool's own, and no reading tool writes."""
    probes = probe_tools(environment)
    problems = [f"{probe.tool}({dict(probe.arguments)}): {probe.crash}" for probe in probes if probe.crash]
    return found("no tool crashes", problems, counts={"calls": len(probes)})


def observations_are_small(environment: LoadedEnvironment) -> Finding:
    """Of what reading tools show, the median is at most 1.5 KB and the 99th percentile at most 8 KB."""
    sizes = [
        len(probe.result.text.encode())
        for probe in probe_tools(environment)
        if probe.result and not environment.interface[probe.tool].writes
    ]
    return _small(sizes)


def _small(sizes: Sequence[int]) -> Finding:
    if len(sizes) < 2:
        return found("observations are small", [])
    middle, high = int(median(sizes)), int(quantiles(sizes, n=100, method="inclusive")[98])
    problems = [f"the median is {middle} bytes; at most {MAX_MEDIAN_BYTES}"] if middle > MAX_MEDIAN_BYTES else []
    problems += [f"the 99th percentile is {high} bytes; at most {MAX_P99_BYTES}"] if high > MAX_P99_BYTES else []
    return found("observations are small", problems, counts={"median": middle, "p99": high})
