"""The attacks on a task, each a function from a trial to a finding, in the order they are made: what costs least first."""

from collections.abc import Callable

from mcp_servers.checks.attacks.closure import slots_are_stated, values_come_from_somewhere
from mcp_servers.checks.attacks.deletion import every_step_is_needed
from mcp_servers.checks.attacks.directions import directions_are_as_said
from mcp_servers.checks.attacks.form import parts_fit_together
from mcp_servers.checks.attacks.guessing import guessing_rarely_succeeds
from mcp_servers.checks.attacks.idle_reads import answers_come_from_reads, every_read_matters
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

ATTACKS: dict[str, Attack] = {
    "parts fit together": parts_fit_together,
    "oracle succeeds": oracle_succeeds,
    "programs are pure": programs_are_pure,
    "doing nothing scores 0": doing_nothing_scores_nothing,
    "guessing rarely succeeds": guessing_rarely_succeeds,
    "true answer without the calls fails": the_answer_alone_is_not_enough,
    "every slot is stated": slots_are_stated,
    "every value comes from somewhere": values_come_from_somewhere,
    "instruction hides the truth": the_instruction_hides_the_truth,
    "instruction is plain language": the_instruction_is_plain_language,
    "selections are determined": selections_are_determined,
    "directions are as said": directions_are_as_said,
    "new ids are determined": new_ids_are_determined,
    "right state with a wrong answer fails": wrong_answers_fail,
    "other spellings succeed": other_spellings_succeed,
    "odd answers fail": odd_answers_fail,
    "the verifier is steady": the_verifier_is_steady,
    "right answer with a wrong state fails": wrong_states_fail,
    "every step is needed": every_step_is_needed,
    "every read matters": every_read_matters,
    "answers come from what is read": answers_come_from_reads,
    "nothing undeclared is generated": nothing_undeclared_is_generated,
    "replays are identical": replays_are_identical,
    "other paths succeed": other_paths_succeed,
    "mutated solutions fail": mutants_fail,
}
"""What withstands an attack, as its finding says, to the attack."""
