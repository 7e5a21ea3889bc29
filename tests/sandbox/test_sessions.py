"""A server whose code runs in the jail is, to everyone who uses it, the server that it would be otherwise."""

import threading
from contextlib import ExitStack
from pathlib import Path

import pytest

from mcp_servers.checks.folder import check_folder
from mcp_servers.checks.integrity import audit
from mcp_servers.contracts import Model, Task, Verdict
from mcp_servers.episodes.loop import run_episodes
from mcp_servers.episodes.scripted import oracle_agent
from mcp_servers.hosts.http import HttpHost
from mcp_servers.hosts.memory import MemoryHost
from mcp_servers.runtime import LoadedEnvironment, Servers, load_environment, open_session
from mcp_servers.runtime.sandbox import bubblewrap, jail, tools
from mcp_servers.runtime.sandbox.programs import JailedPrograms
from mcp_servers.runtime.sandbox.tools import JailedTool
from tests.hosts.conftest import list_folders, serving
from tests.sandbox.conftest import HARBOUR, of_agents


@pytest.fixture(scope="session")
def plain() -> LoadedEnvironment:
    return load_environment(HARBOUR)


def comparable(rollout: Model) -> dict[str, object]:
    return rollout.model_dump(exclude={"seconds"})


async def test_all_tasks_go_the_same_way(plain: LoadedEnvironment, jailed: LoadedEnvironment) -> None:
    assert all(isinstance(tool, JailedTool) for tool in jailed.toolset.values())
    rollouts = []
    for environment in (plain, jailed):
        servers = {environment.ref: environment}
        async with MemoryHost(servers) as host:
            rollouts.append(await run_episodes(plain.tasks, host, oracle_agent(servers)))
    assert [comparable(one) for one in rollouts[0]] == [comparable(one) for one in rollouts[1]]
    assert all(
        one.verdict == Verdict.model_validate(one.verdict) and one.verdict.success for one in rollouts[1] if one.verdict
    )
    assert isinstance(jailed.programs, JailedPrograms)


async def test_a_farm_serves_it(jailed: LoadedEnvironment, tmp_path: Path) -> None:
    servers = Servers(list_folders(tmp_path / "registry.json", jailed.folder))
    async with serving(servers) as url, HttpHost(url, servers) as host:
        rollouts = await run_episodes(jailed.tasks, host, oracle_agent(servers))
    assert all(rollout.verdict and rollout.verdict.success for rollout in rollouts)


def test_a_branch_goes_on_by_itself(jailed: LoadedEnvironment) -> None:
    booking = {"berth_id": "be-8101", "boat": "Vesper", "arrives_on": "2026-03-05", "leaves_on": "2026-03-06"}
    with open_session([jailed]) as session:
        point = session.snapshot()
        assert not session.call("book_stay", booking).is_error
        with session.fork() as branch:
            assert branch.call("book_stay", booking).is_error
            assert branch.diff() == session.diff()
        session.restore(point)
        assert not session.diff()
        assert not session.call("book_stay", booking).is_error


def test_its_gates_and_audits_are_made_in_the_jail(plain: LoadedEnvironment, jailed: LoadedEnvironment) -> None:
    (folder, *tasks), (own, *own_tasks) = check_folder(jailed.folder), check_folder(plain.folder)
    assert tasks == own_tasks
    assert [item.gate for item in folder.failures] == ["enough rows"]  # which is but advice where a person wrote it
    assert [item.counts for item in folder.findings] == [item.counts for item in own.findings]
    task: Task = jailed.tasks[0]
    assert audit(task, {task.servers[0]: jailed}) == audit(task, {task.servers[0]: plain})


def test_it_does_not_run_without_a_jail(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    environment = load_environment(of_agents(HARBOUR, tmp_path / "harbour"))
    monkeypatch.setattr(bubblewrap.shutil, "which", lambda _: None)
    monkeypatch.setattr(bubblewrap, "find_spec", lambda _: None)
    bubblewrap.find_bubblewrap.cache_clear()
    jail._jail_of.cache_clear()
    try:
        with open_session([environment]) as session, pytest.raises(Exception, match=r"agent-worlds\[sandbox\]"):
            session.call("find_berths", {})
    finally:
        bubblewrap.find_bubblewrap.cache_clear()


def test_a_person_can_switch_it_off_and_is_warned(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setenv(bubblewrap.SWITCH, "off")
    environment = load_environment(of_agents(HARBOUR, tmp_path / "another-harbour"))
    assert not any(isinstance(tool, JailedTool) for tool in environment.toolset.values())
    assert "WITHOUT ANY PROTECTION" in caplog.text


def test_sessions_outlive_the_thread_that_began_the_jail_and_share_few_workers(
    jailed: LoadedEnvironment, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tools, "MOST_WAITING", 2)
    begun: list[jail.Jail] = []
    thread = threading.Thread(target=lambda: begun.append(jail.Jail()))
    thread.start()
    thread.join()
    monkeypatch.setattr(jail, "_jail_of", lambda _: begun[0])
    with ExitStack() as stack:
        sessions = [stack.enter_context(open_session([jailed])) for _ in range(5)]
        for name in ("find_berths", "find_berths"):
            assert not any(session.call(name, {}).is_error for session in sessions)
        assert begun[0].alive
        assert len(tools._waiting._of) == 2
