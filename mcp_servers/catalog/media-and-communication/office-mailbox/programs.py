"""Solutions and verifications of programmatic tasks on Harbour Street mailbox."""

from mcp_servers.contracts import Json, Refused, State
from mcp_servers.runtime import Tools, every_item


def solve_delete_attachment_where_allowed_of_mail_least_size_by_correspondent_and_direction(
    tools: Tools, *, correspondent_name: str, direction: str, least_size: int
) -> dict[str, Json]:
    """Delete those of the attachments meant for which that is allowed."""
    correspondent = tools("find_correspondents", name=correspondent_name)["items"][0]
    found = [
        attachment
        for mail in every_item(tools, "find_mails", correspondent_id=correspondent["id"], direction=direction)
        for attachment in every_item(tools, "find_attachments", mail_id=mail["id"])
    ]
    found = [attachment for attachment in found if attachment["size"] >= least_size]
    done = refused = 0
    for attachment in found:
        try:
            tools("delete_attachment", attachment_id=attachment["id"])
            done += 1
        except Refused:
            refused += 1
    return {"done": done, "refused": refused}


def verify_delete_attachment_where_allowed_of_mail_least_size_by_correspondent_and_direction(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of attachments must be gone."""
    given = answer or {}
    changed = [key for key in before["attachments"] if key not in after["attachments"]]
    return {
        "number of attachments done": given.get("done") == truth["done"],
        "number refused": given.get("refused") == truth["refused"],
        "as many changed": len(changed) == truth["done"],
    }


def solve_ranking_by_size_of_attachments_of_mail_by_correspondent_and_direction(
    tools: Tools, *, correspondent_name: str, direction: str, top: int
) -> dict[str, Json]:
    """Put the attachments meant in order by size in kilobytes, and list the first ones."""
    correspondent = tools("find_correspondents", name=correspondent_name)["items"][0]
    found = [
        attachment
        for mail in every_item(tools, "find_mails", correspondent_id=correspondent["id"], direction=direction)
        for attachment in every_item(tools, "find_attachments", mail_id=mail["id"])
    ]
    ranked = sorted(found, key=lambda attachment: attachment["size"], reverse=True)[:top]
    return {"file_names": [attachment["file_name"] for attachment in ranked]}


def verify_ranking_by_size_of_attachments_of_mail_by_correspondent_and_direction(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {"file names": given.get("file_names") == truth["file_names"], "nothing changed": before == after}


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


def solve_most_size_among_attachments_of_mail_most_size_by_correspondent(
    tools: Tools, *, correspondent_name: str, most_size: int
) -> dict[str, Json]:
    """Find the one with the highest size in kilobytes of the attachments meant."""
    correspondent = tools("find_correspondents", name=correspondent_name)["items"][0]
    found = [
        attachment
        for mail in every_item(tools, "find_mails", correspondent_id=correspondent["id"])
        for attachment in every_item(tools, "find_attachments", mail_id=mail["id"])
    ]
    found = [attachment for attachment in found if attachment["size"] <= most_size]
    chosen = max(found, key=lambda attachment: attachment["size"])
    return {"file_name": chosen["file_name"], "size": chosen["size"]}


def verify_most_size_among_attachments_of_mail_most_size_by_correspondent(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "file name": given.get("file_name") == truth["file_name"],
        "size in kilobytes": given.get("size") == truth["size"],
        "nothing changed": before == after,
    }


def solve_approve_reply_for_each_by_correspondent_and_status(
    tools: Tools, *, correspondent_name: str, status: str
) -> dict[str, Json]:
    """Approve reply each of the mails meant, and count them."""
    correspondent = tools("find_correspondents", name=correspondent_name)["items"][0]
    found = list(every_item(tools, "find_mails", correspondent_id=correspondent["id"], status=status))
    for mail in found:
        tools("approve_reply", mail_id=mail["id"])
    return {"mails": len(found)}


def verify_approve_reply_for_each_by_correspondent_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The number must be right, and as many mails must have changed."""
    given = answer or {}
    changed = [row for key, row in after["mails"].items() if row != before["mails"].get(key)]
    return {
        "number of mails": given.get("mails") == truth["mails"],
        "as many changed": len(changed) == truth["mails"],
        "status is approved": all(row["status"] == "approved" for row in changed),
    }


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


def solve_close_conversation_where_allowed_by_clerk(tools: Tools, *, clerk_name: str) -> dict[str, Json]:
    """Close those of the conversations meant for which that is allowed."""
    clerk = tools("find_clerks", name=clerk_name)["items"][0]
    found = list(every_item(tools, "find_conversations", clerk_id=clerk["id"]))
    done = refused = 0
    for conversation in found:
        try:
            tools("close_conversation", conversation_id=conversation["id"])
            done += 1
        except Refused:
            refused += 1
    return {"done": done, "refused": refused}


def verify_close_conversation_where_allowed_by_clerk(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of conversations must have changed."""
    given = answer or {}
    changed = [row for key, row in after["conversations"].items() if row != before["conversations"].get(key)]
    return {
        "number of conversations done": given.get("done") == truth["done"],
        "number refused": given.get("refused") == truth["refused"],
        "as many changed": len(changed) == truth["done"],
        "status is closed": all(row["status"] == "closed" for row in changed),
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


def solve_most_size_among_attachments_of_mail_least_size_by_correspondent(
    tools: Tools, *, correspondent_name: str, least_size: int
) -> dict[str, Json]:
    """Find the one with the highest size in kilobytes of the attachments meant."""
    correspondent = tools("find_correspondents", name=correspondent_name)["items"][0]
    found = [
        attachment
        for mail in every_item(tools, "find_mails", correspondent_id=correspondent["id"])
        for attachment in every_item(tools, "find_attachments", mail_id=mail["id"])
    ]
    found = [attachment for attachment in found if attachment["size"] >= least_size]
    chosen = max(found, key=lambda attachment: attachment["size"])
    return {"file_name": chosen["file_name"], "size": chosen["size"]}


def verify_most_size_among_attachments_of_mail_least_size_by_correspondent(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "file name": given.get("file_name") == truth["file_name"],
        "size in kilobytes": given.get("size") == truth["size"],
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


def solve_finish_reminder_where_allowed_of_conversation_by_clerk(tools: Tools, *, clerk_name: str) -> dict[str, Json]:
    """Finish those of the reminders meant for which that is allowed."""
    clerk = tools("find_clerks", name=clerk_name)["items"][0]
    found = [
        reminder
        for conversation in every_item(tools, "find_conversations", clerk_id=clerk["id"])
        for reminder in every_item(tools, "find_reminders", conversation_id=conversation["id"])
    ]
    done = refused = 0
    for reminder in found:
        try:
            tools("finish_reminder", reminder_id=reminder["id"])
            done += 1
        except Refused:
            refused += 1
    return {"done": done, "refused": refused}


def verify_finish_reminder_where_allowed_of_conversation_by_clerk(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of reminders must have changed."""
    given = answer or {}
    changed = [row for key, row in after["reminders"].items() if row != before["reminders"].get(key)]
    return {
        "number of reminders done": given.get("done") == truth["done"],
        "number refused": given.get("refused") == truth["refused"],
        "as many changed": len(changed) == truth["done"],
        "status is done": all(row["status"] == "done" for row in changed),
    }
