"""The attacks on a task, each a function from a trial to a finding, in the order they are made."""

from collections.abc import Callable

from mcp_servers.checks.attacks.closure import slots_are_stated, values_come_from_somewhere
from mcp_servers.checks.attacks.deletion import every_step_is_needed
from mcp_servers.checks.attacks.form import parts_fit_together
from mcp_servers.checks.attacks.guessing import guessing_rarely_succeeds
from mcp_servers.checks.attacks.idleness import doing_nothing_scores_nothing, the_answer_alone_is_not_enough
from mcp_servers.checks.attacks.leaks import the_instruction_hides_the_truth, the_instruction_is_plain_language
from mcp_servers.checks.attacks.mutation import mutants_fail
from mcp_servers.checks.attacks.oddities import odd_answers_fail, the_verifier_is_steady
from mcp_servers.checks.attacks.oracle import (
    nothing_undeclared_is_generated,
    oracle_succeeds,
    replays_are_identical,
)
from mcp_servers.checks.attacks.other_paths import other_paths_succeed
from mcp_servers.checks.attacks.purity import programs_are_pure
from mcp_servers.checks.attacks.selection import new_ids_are_determined, selections_are_determined
from mcp_servers.checks.attacks.spellings import other_spellings_succeed
from mcp_servers.checks.attacks.wrong_answers import wrong_answers_fail
from mcp_servers.checks.attacks.wrong_states import wrong_states_fail
from mcp_servers.checks.report import Finding
from mcp_servers.checks.trial import Trial

Attack = Callable[[Trial], Finding]

ATTACKS: tuple[Attack, ...] = (
    oracle_succeeds,
    parts_fit_together,
    programs_are_pure,
    doing_nothing_scores_nothing,
    guessing_rarely_succeeds,
    the_answer_alone_is_not_enough,
    slots_are_stated,
    values_come_from_somewhere,
    the_instruction_hides_the_truth,
    the_instruction_is_plain_language,
    selections_are_determined,
    new_ids_are_determined,
    wrong_answers_fail,
    other_spellings_succeed,
    odd_answers_fail,
    the_verifier_is_steady,
    wrong_states_fail,
    every_step_is_needed,
    nothing_undeclared_is_generated,
    replays_are_identical,
    other_paths_succeed,
    mutants_fail,
)
