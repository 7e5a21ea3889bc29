"""Tests of the tools for deployments of Sundhavn domains and certificates."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, inserted, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"host_id": "ho-4368"}, ["de-6107", "de-2606", "de-1795"]),
        ({"domain_id": "do-8418", "status": "planned"}, ["de-4042"]),
        ({"certificate_id": "ce-6596"}, ["de-4271", "de-8946"]),
        ({"planned_from": "2026-03-17"}, ["de-1483", "de-9066"]),
    ],
)
def test_find_deployments_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_deployments", **filters) == ids


def test_find_deployments_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_deployments", page=10) == ["de-3254", "de-7360"]


def test_find_deployments_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_deployments", host_id="ho-3260") == []


def test_plan_deployment_adds_a_deployment(bench: Bench) -> None:
    bench.arrange("certificates", "ce-9827", valid_until="2026-03-24")
    bench.call("plan_deployment", host_id="ho-1135", certificate_id="ce-9827")
    assert bench.changes() == [
        inserted(
            "deployments",
            "de-5925",
            host_id="ho-1135",
            certificate_id="ce-9827",
            status="planned",
            planned_on="2026-03-17",
        ),
    ]


def test_plan_deployment_is_allowed(bench: Bench) -> None:
    bench.arrange("deployments", "de-3945", status="removed")
    bench.call("plan_deployment", host_id="ho-2637", certificate_id="ce-6953")


def test_plan_deployment_is_refused_because_the_host_belongs_to_another_team(bench: Bench) -> None:
    sentence = bench.refusal("plan_deployment", host_id="ho-3132", certificate_id="ce-2111")
    assert sentence == "The host belongs to another team."


def test_plan_deployment_is_refused_because_the_host_is_retired(bench: Bench) -> None:
    assert bench.refusal("plan_deployment", host_id="ho-3481", certificate_id="ce-6468") == "The host is retired."


def test_plan_deployment_is_refused_because_the_certificate_is_not_in_force(bench: Bench) -> None:
    sentence = bench.refusal("plan_deployment", host_id="ho-4365", certificate_id="ce-6563")
    assert sentence == "The certificate is not in force."


def test_plan_deployment_is_refused_because_the_certificate_is_for_another_domain(bench: Bench) -> None:
    sentence = bench.refusal("plan_deployment", host_id="ho-9440", certificate_id="ce-4212")
    assert sentence == "The certificate is for another domain."


def test_plan_deployment_is_refused_because_the_certificate_runs_out_within_a_week(bench: Bench) -> None:
    sentence = bench.refusal("plan_deployment", host_id="ho-1135", certificate_id="ce-9827")
    assert sentence == "The certificate runs out within a week."


def test_plan_deployment_is_refused_because_the_certificate_is_planned_or_live_there(bench: Bench) -> None:
    sentence = bench.refusal("plan_deployment", host_id="ho-2637", certificate_id="ce-6953")
    assert sentence == "The certificate is planned or live there already."


def test_deploy_certificate_sets_status_to_removed_and_sets_status_to_live(bench: Bench) -> None:
    bench.arrange("deployments", "de-6967", host_id="ho-1135")
    bench.call("deploy_certificate", deployment_id="de-6967")
    assert bench.changes() == [
        updated("deployments", "de-1974", status="removed"),
        updated("deployments", "de-6967", status="live"),
    ]


def test_deploy_certificate_is_refused_because_the_deployment_must_be_planned(bench: Bench) -> None:
    assert bench.refusal("deploy_certificate", deployment_id="de-3402") == "The deployment must be planned."


def test_deploy_certificate_is_refused_because_the_host_belongs_to_another_team(bench: Bench) -> None:
    assert bench.refusal("deploy_certificate", deployment_id="de-5501") == "The host belongs to another team."


def test_deploy_certificate_is_refused_because_the_host_is_retired(bench: Bench) -> None:
    bench.arrange("hosts", "ho-2886", status="retired")
    assert bench.refusal("deploy_certificate", deployment_id="de-6967") == "The host is retired."


def test_deploy_certificate_is_refused_because_the_certificate_is_not_in_force(bench: Bench) -> None:
    bench.arrange("deployments", "de-6967", certificate_id="ce-1707")
    assert bench.refusal("deploy_certificate", deployment_id="de-6967") == "The certificate is not in force."


def test_deploy_certificate_is_refused_because_the_certificate_has_run_out(bench: Bench) -> None:
    bench.arrange("certificates", "ce-1843", valid_until="2026-03-17")
    assert bench.refusal("deploy_certificate", deployment_id="de-6967") == "The certificate has run out."


def test_cancel_deployment_sets_status_to_cancelled(bench: Bench) -> None:
    bench.call("cancel_deployment", deployment_id="de-1952")
    assert bench.changes() == [updated("deployments", "de-1952", status="cancelled")]


def test_cancel_deployment_is_allowed(bench: Bench) -> None:
    bench.arrange("certificates", "ce-6596", valid_until="2026-03-21")
    bench.call("cancel_deployment", deployment_id="de-8307")


def test_cancel_deployment_is_refused_because_the_deployment_must_be_planned(bench: Bench) -> None:
    assert bench.refusal("cancel_deployment", deployment_id="de-3402") == "The deployment must be planned."


def test_cancel_deployment_is_refused_because_the_certificate_on_the_host_is_about_to_run(bench: Bench) -> None:
    bench.arrange("certificates", "ce-6596", valid_until="2026-03-20")
    sentence = bench.refusal("cancel_deployment", deployment_id="de-8307")
    assert sentence == "The certificate on the host is about to run out."
