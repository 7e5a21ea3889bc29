"""Tools of School classroom."""

from mcp_servers.runtime import reads, writes

from .course_work_items import (
    create_course_work,
    delete_course_work,
    get_course_work,
    list_course_work_items,
    patch_course_work,
    publish_course_work,
)
from .courses import activate_course, archive_course, create_course, get_course, list_courses, patch_course
from .invitations import accept_invitation, create_invitation, list_invitations
from .student_submissions import (
    list_student_submissions,
    patch_student_submission,
    reclaim_student_submission,
    return_student_submission,
    turn_in_student_submission,
)
from .students import create_student, delete_student, list_students
from .topics import list_topics
from .user_profiles import find_user_profiles

TOOLS = reads(
    get_course,
    list_courses,
    get_course_work,
    list_course_work_items,
    list_student_submissions,
    list_students,
    list_topics,
    list_invitations,
    find_user_profiles,
) + writes(
    create_course,
    patch_course,
    create_course_work,
    delete_course_work,
    patch_course_work,
    patch_student_submission,
    reclaim_student_submission,
    return_student_submission,
    turn_in_student_submission,
    create_student,
    delete_student,
    accept_invitation,
    create_invitation,
    activate_course,
    archive_course,
    publish_course_work,
)
