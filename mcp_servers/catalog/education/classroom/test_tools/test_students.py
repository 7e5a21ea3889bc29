"""Tests of the tools for students of School classroom."""

from mcp_servers.runtime.testing import Bench, deleted, inserted


def test_list_students_finds_by_course_id_and_user_id(bench: Bench) -> None:
    assert bench.ids("list_students", course_id="co-6486", user_id="us-6996") == ["st-7742"]


def test_list_students_turns_the_page(bench: Bench) -> None:
    ids = bench.ids("list_students", page=6)
    assert ids == [
        "st-6670",
        "st-7730",
        "st-8079",
        "st-8304",
        "st-9151",
        "st-9325",
        "st-1261",
        "st-5472",
        "st-1810",
        "st-2695",
    ]


def test_list_students_finds_nothing(bench: Bench) -> None:
    assert bench.ids("list_students", course_id="co-4969") == []


def test_create_student_adds_a_student(bench: Bench) -> None:
    bench.call("create_student", course_id="co-3209", user_id="us-6039")
    assert bench.changes() == [inserted("students", "st-1680", course_id="co-3209", user_id="us-6039")]


def test_create_student_is_refused_because_the_course_is_not_active(bench: Bench) -> None:
    assert bench.refusal("create_student", course_id="co-4969", user_id="us-8186") == "The course is not active."


def test_create_student_is_refused_because_a_verified_teacher_cannot_enrol_as_a_student(bench: Bench) -> None:
    sentence = bench.refusal("create_student", course_id="co-3209", user_id="us-8290")
    assert sentence == "A verified teacher cannot enrol as a student."


def test_create_student_is_refused_because_this_student_is_already_enrolled(bench: Bench) -> None:
    sentence = bench.refusal("create_student", course_id="co-9110", user_id="us-1111")
    assert sentence == "This student is already enrolled."


def test_create_student_is_refused_because_the_course_is_full_it_takes_14_students(bench: Bench) -> None:
    sentence = bench.refusal("create_student", course_id="co-7852", user_id="us-9903")
    assert sentence == "The course is full; it takes 14 students."


def test_delete_student_removes_the_student(bench: Bench) -> None:
    bench.call("delete_student", student_id="st-1077")
    assert bench.changes() == [deleted("students", "st-1077")]


def test_delete_student_is_refused_because_the_course_is_not_active(bench: Bench) -> None:
    assert bench.refusal("delete_student", student_id="st-9325") == "The course is not active."


def test_delete_student_is_refused_because_the_student_has_handed_in_work_that_has_not(bench: Bench) -> None:
    sentence = bench.refusal("delete_student", student_id="st-3445")
    assert sentence == "The student has handed in work that has not been returned yet."
