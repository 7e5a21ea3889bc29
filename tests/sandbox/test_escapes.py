"""Whatever model-written code tries, it reaches neither this machine, nor another session, nor a verdict."""

from collections import deque
from collections.abc import Iterator
from pathlib import Path

import pytest

from mcp_servers.contracts import EnvironmentFault
from mcp_servers.runtime import LoadedEnvironment, Session, open_session
from mcp_servers.runtime.sandbox import tools
from tests.sandbox.conftest import BERTH, SECRET
from tests.sandbox.escapes import BOMBS, ESCAPES

NOTHING = '{"got":""}'


@pytest.fixture
def session(hostile: LoadedEnvironment) -> Iterator[Session]:
    with open_session([hostile]) as session:
        yield session


def renamed(session: Session, name: str) -> str:
    """Do something harmless, and return what came of it."""
    result = session.call("rename_berth", {"berth_id": BERTH, "name": name})
    assert result.structured == {"got": name}
    return str(session.state()["berths"][BERTH]["name"])


def got_by(session: Session, name: str) -> str:
    """Return what an attempt got hold of; nothing where it failed."""
    try:
        return session.call(f"escape_{name}", {}).text
    except EnvironmentFault:
        return ""


@pytest.mark.parametrize("name", ESCAPES)
def test_it_gets_hold_of_nothing(session: Session, hostile: LoadedEnvironment, secret: Path, name: str) -> None:
    with open_session([hostile]) as other:
        assert renamed(other, "Before") == "Before"
        assert got_by(session, name) in ("", NOTHING)
        assert SECRET not in str(session.faults)
        assert session.state() == session.start_state()
        assert renamed(session, "After") == "After"
        assert renamed(other, "Still there") == "Still there"
    assert sorted(path.name for path in secret.parent.iterdir()) == ["secret"]


@pytest.mark.slow
@pytest.mark.parametrize("name", BOMBS)
def test_it_costs_one_call(
    session: Session, hostile: LoadedEnvironment, secret: Path, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with open_session([hostile]) as other:
        assert renamed(other, "Before") == "Before"
        renamed(session, "Before")
        before = session.state()
        with monkeypatch.context() as hurried:
            hurried.setattr(tools, "CALL_SECONDS", 1.0)
            with pytest.raises(EnvironmentFault):
                session.call(f"escape_{name}", {})
        assert session.state() == before
        assert renamed(session, "After") == "After"
        assert renamed(other, "Still there") == "Still there"
    assert sorted(path.name for path in secret.parent.iterdir()) == ["secret"]


def test_a_runtime_that_was_tampered_with_decides_nothing(session: Session) -> None:
    session.call("patch_everything", {})
    session.call("rename_berth", {"berth_id": BERTH, "name": "Elsewhere"})
    assert [row.key for row in session.diff().rows] == [BERTH]


def test_a_thread_that_is_left_behind_speaks_for_its_own_session_alone(
    session: Session, hostile: LoadedEnvironment
) -> None:
    with open_session([hostile]) as other:
        session.call("haunt", {})
        until_it_speaks = iter(lambda: session.call("rename_berth", {"berth_id": BERTH, "name": "Now"}), None)
        with pytest.raises(EnvironmentFault, match="nonsense"):
            deque(until_it_speaks, maxlen=0)
        assert renamed(other, "Here") == "Here"
    with open_session([hostile]) as fresh:
        assert renamed(fresh, "There") == "There"
