"""Unit tests of a server, chosen by the faults they would catch."""

from generator.testing.writer import TestReport, write_tests

__all__ = ["TestReport", "write_tests"]
