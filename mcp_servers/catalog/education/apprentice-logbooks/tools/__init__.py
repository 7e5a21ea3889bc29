"""Tools of Chamber apprenticeship register."""

from mcp_servers.runtime import reads, writes

from .apprentices import change_trainer, end_contract, find_apprentices, get_apprentice, register_contract
from .exams import admit_to_exam, apply_for_exam, fail_exam, find_exams, pass_exam, refuse_exam
from .firms import find_firms, get_firm
from .sign_offs import add_skill_hours, begin_skill, find_skill_records, sign_skill_off
from .skills import find_skills
from .trainers import find_trainers
from .weekly_reports import (
    approve_report,
    find_weekly_reports,
    hand_in_report,
    report_hours,
    return_report,
    rewrite_report,
)

TOOLS = reads(
    find_firms,
    find_trainers,
    find_apprentices,
    find_weekly_reports,
    find_skills,
    find_skill_records,
    find_exams,
    get_apprentice,
    get_firm,
    report_hours,
) + writes(
    register_contract,
    change_trainer,
    end_contract,
    hand_in_report,
    approve_report,
    return_report,
    rewrite_report,
    add_skill_hours,
    begin_skill,
    sign_skill_off,
    apply_for_exam,
    admit_to_exam,
    refuse_exam,
    pass_exam,
    fail_exam,
)
