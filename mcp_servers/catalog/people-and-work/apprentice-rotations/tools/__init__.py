"""Tools of Kestrel works training centre."""

from mcp_servers.runtime import reads, writes

from .apprentices import find_apprentices, get_apprentice
from .departments import find_departments, get_department
from .exams import find_exams, record_exam, register_exam, report_exams, withdraw_exam
from .record_books import find_record_books, hand_in_book, return_book, sign_book
from .rotations import (
    begin_rotation,
    break_rotation_off,
    cancel_rotation,
    change_trainer,
    extend_rotation,
    find_rotations,
    finish_rotation,
    plan_rotation,
    report_rotations,
)
from .trainers import find_trainers

TOOLS = reads(
    find_departments,
    find_trainers,
    find_apprentices,
    find_rotations,
    find_record_books,
    find_exams,
    get_apprentice,
    get_department,
    report_rotations,
    report_exams,
) + writes(
    plan_rotation,
    begin_rotation,
    finish_rotation,
    break_rotation_off,
    extend_rotation,
    change_trainer,
    cancel_rotation,
    hand_in_book,
    sign_book,
    return_book,
    register_exam,
    record_exam,
    withdraw_exam,
)
