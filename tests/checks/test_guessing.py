"""What the best guesser knows."""

from mcp_servers.checks.knowledge import Knowledge


def test_the_best_guesser_knows_that_common_values_are_never_asked_for() -> None:
    rows = {f"be-{number}": {"kind": "pier" if number < 90 else f"buoy {number}"} for number in range(100)}
    knowledge = Knowledge({"0.berths": rows})
    assert knowledge.share(("0.berths", "kind"), "buoy 95") == 0.01
    assert knowledge.share_among_rare(("0.berths", "kind"), "buoy 95", 0.05) == 0.1
    assert knowledge.share_among_rare(("0.berths", "kind"), "pier", 0.05) == 0.9
