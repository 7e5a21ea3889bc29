"""Solutions and verifications of programmatic tasks on Harbour Street mailbox."""

from mcp_servers.contracts import Json, State
from mcp_servers.runtime import Tools, every_item


def solve_finish_reminder_with_earliest_due_on_by_conversation_and_status(
    tools: Tools, *, conversation_subject: str, status: str
) -> dict[str, Json]:
    """Finish the reminder with the earliest due date, no other."""
    conversation = tools("find_conversations", subject=conversation_subject)["items"][0]
    reminder = min(
        every_item(tools, "find_reminders", conversation_id=conversation["id"], status=status),
        key=lambda reminder: reminder["due_on"],
    )
    tools("finish_reminder", reminder_id=reminder["id"])
    return {"due_date": reminder["due_on"]}


def verify_finish_reminder_with_earliest_due_on_by_conversation_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The due date must be right, and one reminder must have changed."""
    given = answer or {}
    changed = [row for key, row in after["reminders"].items() if row != before["reminders"].get(key)]
    return {
        "due date": given.get("due_date") == truth["due_date"],
        "one changed": len(changed) == 1,
        "status is done": all(row["status"] == "done" for row in changed),
    }


def solve_earliest_due_on_of_conversations_by_correspondent_and_status(
    tools: Tools, *, correspondent_name: str, status: str
) -> dict[str, Json]:
    """Find the one with the earliest answer due date of the conversations meant."""
    correspondent = tools("find_correspondents", name=correspondent_name)["items"][0]
    chosen = min(
        [
            tools("get_conversation", conversation_id=conversation["id"])
            for conversation in every_item(
                tools, "find_conversations", correspondent_id=correspondent["id"], status=status
            )
        ],
        key=lambda conversation: conversation["due_on"],
    )
    return {"subject": chosen["subject"], "answer_due_date": chosen["due_on"]}


def verify_earliest_due_on_of_conversations_by_correspondent_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Both fields must be those of the right row, and nothing may have changed."""
    given = answer or {}
    return {
        "subject": given.get("subject") == truth["subject"],
        "answer due date": given.get("answer_due_date") == truth["answer_due_date"],
        "nothing changed": before == after,
    }


def solve_conversation_with_most_mails_by_correspondent(tools: Tools, *, correspondent_name: str) -> dict[str, Json]:
    """Find out which of the conversations meant has the most mails."""
    correspondent = tools("find_correspondents", name=correspondent_name)["items"][0]
    counted = [
        (tools("find_mails", conversation_id=conversation["id"])["total"], conversation)
        for conversation in every_item(tools, "find_conversations", correspondent_id=correspondent["id"])
    ]
    most, chosen = max(counted, key=lambda pair: pair[0])
    return {"subject": chosen["subject"], "mails": most}


def verify_conversation_with_most_mails_by_correspondent(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Row and number must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "subject": given.get("subject") == truth["subject"],
        "number of mails": given.get("mails") == truth["mails"],
        "nothing changed": before == after,
    }


def solve_topic_with_most_conversations_in_report_topics_by_clerk_and_status(
    tools: Tools, *, clerk_name: str, status: str
) -> dict[str, Json]:
    """Find the topic with the highest conversations in a report."""
    clerk = tools("find_clerks", name=clerk_name)["items"][0]
    largest = max(
        every_item(tools, "report_topics", clerk_id=clerk["id"], status=status),
        key=lambda group: group["conversations"],
    )
    return {"topic": largest["topic_name"], "conversations": largest["conversations"]}


def verify_topic_with_most_conversations_in_report_topics_by_clerk_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Group and figure must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "topic": given.get("topic") == truth["topic"],
        "conversations": given.get("conversations") == truth["conversations"],
        "nothing changed": before == after,
    }


def solve_close_conversation_with_earliest_due_on_by_clerk_and_status(
    tools: Tools, *, clerk_name: str, status: str
) -> dict[str, Json]:
    """Close the conversation with the earliest answer due date, no other."""
    clerk = tools("find_clerks", name=clerk_name)["items"][0]
    conversation = min(
        [
            tools("get_conversation", conversation_id=conversation["id"])
            for conversation in every_item(tools, "find_conversations", clerk_id=clerk["id"], status=status)
        ],
        key=lambda conversation: conversation["due_on"],
    )
    tools("close_conversation", conversation_id=conversation["id"])
    return {"answer_due_date": conversation["due_on"]}


def verify_close_conversation_with_earliest_due_on_by_clerk_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer due date must be right, and one conversation must have changed."""
    given = answer or {}
    changed = [row for key, row in after["conversations"].items() if row != before["conversations"].get(key)]
    return {
        "answer due date": given.get("answer_due_date") == truth["answer_due_date"],
        "one changed": len(changed) == 1,
        "status is closed": all(row["status"] == "closed" for row in changed),
    }


def solve_earliest_due_on_of_reminders_by_conversation_and_status(
    tools: Tools, *, conversation_subject: str, status: str
) -> dict[str, Json]:
    """Find the one with the earliest due date of the reminders meant."""
    conversation = tools("find_conversations", subject=conversation_subject)["items"][0]
    chosen = min(
        every_item(tools, "find_reminders", conversation_id=conversation["id"], status=status),
        key=lambda reminder: reminder["due_on"],
    )
    return {"clerk": chosen["clerk_name"], "due_date": chosen["due_on"]}


def verify_earliest_due_on_of_reminders_by_conversation_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Both fields must be those of the right row, and nothing may have changed."""
    given = answer or {}
    return {
        "clerk": given.get("clerk") == truth["clerk"],
        "due date": given.get("due_date") == truth["due_date"],
        "nothing changed": before == after,
    }


def solve_conversation_with_most_reminders_by_correspondent_and_status(
    tools: Tools, *, correspondent_name: str, status: str
) -> dict[str, Json]:
    """Find out which of the conversations meant has the most reminders."""
    correspondent = tools("find_correspondents", name=correspondent_name)["items"][0]
    counted = [
        (tools("find_reminders", conversation_id=conversation["id"])["total"], conversation)
        for conversation in every_item(tools, "find_conversations", correspondent_id=correspondent["id"], status=status)
    ]
    most, chosen = max(counted, key=lambda pair: pair[0])
    return {"subject": chosen["subject"], "reminders": most}


def verify_conversation_with_most_reminders_by_correspondent_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Row and number must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "subject": given.get("subject") == truth["subject"],
        "number of reminders": given.get("reminders") == truth["reminders"],
        "nothing changed": before == after,
    }


def solve_topic_with_most_conversations_in_report_topics_by_clerk(tools: Tools, *, clerk_name: str) -> dict[str, Json]:
    """Find the topic with the highest conversations in a report."""
    clerk = tools("find_clerks", name=clerk_name)["items"][0]
    largest = max(every_item(tools, "report_topics", clerk_id=clerk["id"]), key=lambda group: group["conversations"])
    return {"topic": largest["topic_name"], "conversations": largest["conversations"]}


def verify_topic_with_most_conversations_in_report_topics_by_clerk(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Group and figure must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "topic": given.get("topic") == truth["topic"],
        "conversations": given.get("conversations") == truth["conversations"],
        "nothing changed": before == after,
    }


def solve_put_back_with_earliest_due_on_by_clerk_and_status(
    tools: Tools, *, clerk_name: str, status: str
) -> dict[str, Json]:
    """Put back the conversation with the earliest answer due date, no other."""
    clerk = tools("find_clerks", name=clerk_name)["items"][0]
    conversation = min(
        [
            tools("get_conversation", conversation_id=conversation["id"])
            for conversation in every_item(tools, "find_conversations", clerk_id=clerk["id"], status=status)
        ],
        key=lambda conversation: conversation["due_on"],
    )
    tools("put_back", conversation_id=conversation["id"])
    return {"answer_due_date": conversation["due_on"]}


def verify_put_back_with_earliest_due_on_by_clerk_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer due date must be right, and one conversation must have changed."""
    given = answer or {}
    changed = [row for key, row in after["conversations"].items() if row != before["conversations"].get(key)]
    return {
        "answer due date": given.get("answer_due_date") == truth["answer_due_date"],
        "one changed": len(changed) == 1,
        "status is new": all(row["status"] == "new" for row in changed),
    }


def solve_earliest_closed_on_of_conversations_by_correspondent_and_status(
    tools: Tools, *, correspondent_name: str, status: str
) -> dict[str, Json]:
    """Find the one with the earliest closing date of the conversations meant."""
    correspondent = tools("find_correspondents", name=correspondent_name)["items"][0]
    chosen = min(
        [
            tools("get_conversation", conversation_id=conversation["id"])
            for conversation in every_item(
                tools, "find_conversations", correspondent_id=correspondent["id"], status=status
            )
        ],
        key=lambda conversation: conversation["closed_on"],
    )
    return {"subject": chosen["subject"], "closing_date": chosen["closed_on"]}


def verify_earliest_closed_on_of_conversations_by_correspondent_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Both fields must be those of the right row, and nothing may have changed."""
    given = answer or {}
    return {
        "subject": given.get("subject") == truth["subject"],
        "closing date": given.get("closing_date") == truth["closing_date"],
        "nothing changed": before == after,
    }


def solve_mail_with_most_attachments_by_conversation_and_status(
    tools: Tools, *, conversation_subject: str, status: str
) -> dict[str, Json]:
    """Find out which of the mails meant has the most attachments."""
    conversation = tools("find_conversations", subject=conversation_subject)["items"][0]
    counted = [
        (tools("find_attachments", mail_id=mail["id"])["total"], mail)
        for mail in every_item(tools, "find_mails", conversation_id=conversation["id"], status=status)
    ]
    most, chosen = max(counted, key=lambda pair: pair[0])
    return {"correspondent": chosen["conversation_correspondent_name"], "attachments": most}


def verify_mail_with_most_attachments_by_conversation_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Row and number must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "correspondent": given.get("correspondent") == truth["correspondent"],
        "number of attachments": given.get("attachments") == truth["attachments"],
        "nothing changed": before == after,
    }
