"""Tests of the tools for agents of Skagen roads pilot station."""

from mcp_servers.runtime.testing import Bench, updated


def test_get_agent_shows_the_shipping_agent(bench: Bench) -> None:
    bench.arrange("pilot_invoices", "po-1487", pilotage_id="pl-1333", due_on="2026-10-14")
    result = bench.call("get_agent", agent_id="ag-2634")
    assert result == {
        "id": "ag-2634",
        "name": "Netherhurst Maritime Agency",
        "phone": "01742 400378",
        "status": "stopped",
        "amount_open": 72650,
        "amount_overdue": 0,
    }


def test_stop_agent_sets_status_to_stopped(bench: Bench) -> None:
    bench.call("stop_agent", agent_id="ag-6406")
    assert bench.changes() == [updated("agents", "ag-6406", status="stopped")]


def test_stop_agent_is_refused_because_the_shipping_agent_must_be_trusted(bench: Bench) -> None:
    assert bench.refusal("stop_agent", agent_id="ag-2634") == "The shipping agent must be trusted."


def test_stop_agent_is_refused_because_the_agent_has_no_invoice_overdue_for_more_than_two(bench: Bench) -> None:
    assert bench.refusal("stop_agent", agent_id="ag-7231") == "The agent has no invoice overdue for more than two days."


def test_stop_agent_is_refused_because_the_agent_has_no_invoice_overdue_for_more_than_two_2(bench: Bench) -> None:
    bench.arrange("pilot_invoices", "po-1487", due_on="2026-10-11", status="paid")
    assert bench.refusal("stop_agent", agent_id="ag-7231") == "The agent has no invoice overdue for more than two days."


def test_trust_agent_sets_status_to_trusted(bench: Bench) -> None:
    bench.call("trust_agent", agent_id="ag-2634")
    assert bench.changes() == [updated("agents", "ag-2634", status="trusted")]


def test_trust_agent_is_allowed(bench: Bench) -> None:
    bench.arrange("pilot_invoices", "po-1487", pilotage_id="pl-1333", due_on="2026-10-14")
    bench.call("trust_agent", agent_id="ag-2634")


def test_trust_agent_is_refused_because_the_shipping_agent_must_be_stopped(bench: Bench) -> None:
    assert bench.refusal("trust_agent", agent_id="ag-5163") == "The shipping agent must be stopped."


def test_trust_agent_is_refused_because_the_agent_still_has_overdue_invoices(bench: Bench) -> None:
    bench.arrange("pilot_invoices", "po-1487", pilotage_id="pl-1333")
    assert bench.refusal("trust_agent", agent_id="ag-2634") == "The agent still has overdue invoices."
