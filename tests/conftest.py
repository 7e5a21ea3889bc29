"""What holds for every test."""

from signal import SIGINT, default_int_handler, signal


def pytest_configure() -> None:
    """Let Ctrl-C through: a run started in the background has it ignored, and so would the programs under test."""
    signal(SIGINT, default_int_handler)
