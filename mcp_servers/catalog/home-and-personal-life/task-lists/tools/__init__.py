"""Tools of Task lists."""

from mcp_servers.runtime import reads, writes

from .people import find_people
from .task_assignments import list_task_assignments
from .task_links import list_task_links
from .task_lists import (
    clear_completed_tasks,
    delete_task_list,
    get_task_list,
    insert_task_list,
    list_task_lists,
    patch_task_list,
)
from .tasks import complete_task, delete_task, get_task, insert_task, list_tasks, move_task, patch_task, reopen_task

TOOLS = reads(
    get_task_list, list_task_lists, get_task, list_tasks, find_people, list_task_links, list_task_assignments
) + writes(
    delete_task_list,
    insert_task_list,
    patch_task_list,
    clear_completed_tasks,
    delete_task,
    insert_task,
    move_task,
    patch_task,
    complete_task,
    reopen_task,
)
