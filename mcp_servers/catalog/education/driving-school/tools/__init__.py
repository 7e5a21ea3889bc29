"""Tools of Greenlight driving school."""

from mcp_servers.runtime import reads, writes

from .cars import find_cars
from .enrolments import enrol_pupil, find_enrolments, record_attendance, withdraw_enrolment
from .exams import enter_practical_exam, enter_theory_exam, find_exams, record_exam, withdraw_exam
from .instructors import find_instructors
from .lessons import book_lesson, cancel_lesson, find_lessons, hold_lesson, miss_lesson, move_lesson, report_lessons
from .pupils import find_pupils, get_pupil, note_eye_test, register_pupil, sell_lessons
from .theory_classes import find_classes, get_class

TOOLS = reads(
    find_instructors,
    find_cars,
    find_pupils,
    find_lessons,
    find_classes,
    find_enrolments,
    find_exams,
    get_pupil,
    get_class,
    report_lessons,
) + writes(
    register_pupil,
    sell_lessons,
    note_eye_test,
    book_lesson,
    move_lesson,
    cancel_lesson,
    hold_lesson,
    miss_lesson,
    enrol_pupil,
    withdraw_enrolment,
    record_attendance,
    enter_theory_exam,
    enter_practical_exam,
    withdraw_exam,
    record_exam,
)
