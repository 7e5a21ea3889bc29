"""What servers are to be made for: names, tool lists and documents become subjects, each of which is there once."""

from generator.agents.themes.deciding import Decision, keep_decisions
from generator.agents.themes.judging import judge_pairs
from generator.agents.themes.merging import Judgement, Pair, merge, near_pairs
from generator.agents.themes.reading import read_subjects

__all__ = ["Decision", "Judgement", "Pair", "judge_pairs", "keep_decisions", "merge", "near_pairs", "read_subjects"]
