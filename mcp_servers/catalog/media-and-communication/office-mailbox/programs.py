"""Solutions and verifications of programmatic tasks on Harbour Street mailbox."""

from mcp_servers.contracts import Json, Refused, State
from mcp_servers.runtime import Tools, every_item


def solve_quarantine_attachment_for_first_by_size_by_status(
    tools: Tools, *, status: str, quota: int
) -> dict[str, Json]:
    """Quarantine the first few of the attachments meant, in order by size in kilobytes."""
    found = list(every_item(tools, "find_attachments", status=status))
    first = sorted(found, key=lambda attachment: attachment["size"], reverse=True)[:quota]
    for attachment in first:
        tools("quarantine_attachment", attachment_id=attachment["id"])
    return {"file_names": [attachment["file_name"] for attachment in first]}


def verify_quarantine_attachment_for_first_by_size_by_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of attachments must have changed."""
    given = answer or {}
    changed = [row for key, row in after["attachments"].items() if row != before["attachments"].get(key)]
    return {
        "file names": given.get("file_names") == truth["file_names"],
        "as many changed": len(changed) == len(truth["file_names"]),
        "status is quarantined": all(row["status"] == "quarantined" for row in changed),
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


def solve_mail_with_most_attachments_by_correspondent_and_dated_on(
    tools: Tools, *, correspondent_name: str, dated_on: str
) -> dict[str, Json]:
    """Find out which of the mails meant has the most attachments."""
    correspondent = tools("find_correspondents", name=correspondent_name)["items"][0]
    counted = [
        (tools("find_attachments", mail_id=mail["id"])["total"], mail)
        for mail in every_item(tools, "find_mails", correspondent_id=correspondent["id"], dated_on=dated_on)
    ]
    most, chosen = max(counted, key=lambda pair: pair[0])
    return {"conversation": chosen["conversation_subject"], "attachments": most}


def verify_mail_with_most_attachments_by_correspondent_and_dated_on(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Row and number must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "conversation": given.get("conversation") == truth["conversation"],
        "number of attachments": given.get("attachments") == truth["attachments"],
        "nothing changed": before == after,
    }


def solve_release_attachment_or_quarantine_attachment_each_by_size_by_status(
    tools: Tools, *, status: str, limit: int
) -> dict[str, Json]:
    """Decide by the size in kilobytes what to do with each of the attachments meant."""
    found = list(every_item(tools, "find_attachments", status=status))
    above = 0
    for attachment in found:
        if attachment["size"] > limit:
            above += 1
            tools("release_attachment", attachment_id=attachment["id"])
        else:
            tools("quarantine_attachment", attachment_id=attachment["id"])
    return {"above": above}


def verify_release_attachment_or_quarantine_attachment_each_by_size_by_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and rows must have changed."""
    given = answer or {}
    changed = [row for key, row in after["attachments"].items() if row != before["attachments"].get(key)]
    return {"number of attachments above": given.get("above") == truth["above"], "some changed": len(changed) > 0}


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


def solve_ranking_by_closed_on_of_conversations_in_detail_by_status(
    tools: Tools, *, status: str, top: int
) -> dict[str, Json]:
    """Put the conversations meant in order by closing date, and list the first ones."""
    found = [
        tools("get_conversation", conversation_id=conversation["id"])
        for conversation in every_item(tools, "find_conversations", status=status)
    ]
    ranked = sorted(found, key=lambda conversation: conversation["closed_on"])[:top]
    return {"subjects": [conversation["subject"] for conversation in ranked]}


def verify_ranking_by_closed_on_of_conversations_in_detail_by_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {"subjects": given.get("subjects") == truth["subjects"], "nothing changed": before == after}


def solve_send_reply_for_each_by_correspondent_and_dated_on(
    tools: Tools, *, correspondent_name: str, dated_on: str
) -> dict[str, Json]:
    """Send reply each of the mails meant, and count them."""
    correspondent = tools("find_correspondents", name=correspondent_name)["items"][0]
    found = list(every_item(tools, "find_mails", correspondent_id=correspondent["id"], dated_on=dated_on))
    for mail in found:
        tools("send_reply", mail_id=mail["id"])
    return {"mails": len(found)}


def verify_send_reply_for_each_by_correspondent_and_dated_on(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of mails must have changed."""
    given = answer or {}
    changed = [row for key, row in after["mails"].items() if row != before["mails"].get(key)]
    return {
        "number of mails": given.get("mails") == truth["mails"],
        "as many changed": len(changed) == truth["mails"],
        "status is sent": all(row["status"] == "sent" for row in changed),
    }


def solve_release_attachment_where_allowed_most_size_of_all(tools: Tools, *, most_size: int) -> dict[str, Json]:
    """Release those of the attachments meant for which that is allowed."""
    found = list(every_item(tools, "find_attachments"))
    found = [attachment for attachment in found if attachment["size"] <= most_size]
    done = refused = 0
    for attachment in found:
        try:
            tools("release_attachment", attachment_id=attachment["id"])
            done += 1
        except Refused:
            refused += 1
    return {"done": done, "refused": refused}


def verify_release_attachment_where_allowed_most_size_of_all(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of attachments must have changed."""
    given = answer or {}
    changed = [row for key, row in after["attachments"].items() if row != before["attachments"].get(key)]
    return {
        "number of attachments done": given.get("done") == truth["done"],
        "number refused": given.get("refused") == truth["refused"],
        "as many changed": len(changed) == truth["done"],
        "status is clean": all(row["status"] == "clean" for row in changed),
    }


def solve_most_size_among_attachments_of_mail_by_conversation_and_status(
    tools: Tools, *, conversation_subject: str, status: str
) -> dict[str, Json]:
    """Find the one with the greatest size of the attachments meant."""
    conversation = tools("find_conversations", subject=conversation_subject)["items"][0]
    found = [
        attachment
        for mail in every_item(tools, "find_mails", conversation_id=conversation["id"], status=status)
        for attachment in every_item(tools, "find_attachments", mail_id=mail["id"])
    ]
    chosen = max(found, key=lambda attachment: attachment["size"])
    return {"file_name": chosen["file_name"], "size": chosen["size"]}


def verify_most_size_among_attachments_of_mail_by_conversation_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "file name": given.get("file_name") == truth["file_name"],
        "size in kilobytes": given.get("size") == truth["size"],
        "nothing changed": before == after,
    }


def solve_approve_reply_for_each_by_conversation_and_status(
    tools: Tools, *, conversation_subject: str, status: str
) -> dict[str, Json]:
    """Approve reply each of the mails meant, and count them."""
    conversation = tools("find_conversations", subject=conversation_subject)["items"][0]
    found = list(every_item(tools, "find_mails", conversation_id=conversation["id"], status=status))
    for mail in found:
        tools("approve_reply", mail_id=mail["id"])
    return {"mails": len(found)}


def verify_approve_reply_for_each_by_conversation_and_status(
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


def solve_conversation_with_most_reminders_by_correspondent(
    tools: Tools, *, correspondent_name: str
) -> dict[str, Json]:
    """Find out which of the conversations meant has the most reminders."""
    correspondent = tools("find_correspondents", name=correspondent_name)["items"][0]
    counted = [
        (tools("find_reminders", conversation_id=conversation["id"])["total"], conversation)
        for conversation in every_item(tools, "find_conversations", correspondent_id=correspondent["id"])
    ]
    most, chosen = max(counted, key=lambda pair: pair[0])
    return {"subject": chosen["subject"], "reminders": most}


def verify_conversation_with_most_reminders_by_correspondent(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Row and number must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "subject": given.get("subject") == truth["subject"],
        "number of reminders": given.get("reminders") == truth["reminders"],
        "nothing changed": before == after,
    }


def solve_quarantine_attachment_for_each_by_status(tools: Tools, *, status: str) -> dict[str, Json]:
    """Quarantine each of the attachments meant, and count them."""
    found = list(every_item(tools, "find_attachments", status=status))
    for attachment in found:
        tools("quarantine_attachment", attachment_id=attachment["id"])
    return {"attachments": len(found)}


def verify_quarantine_attachment_for_each_by_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of attachments must have changed."""
    given = answer or {}
    changed = [row for key, row in after["attachments"].items() if row != before["attachments"].get(key)]
    return {
        "number of attachments": given.get("attachments") == truth["attachments"],
        "as many changed": len(changed) == truth["attachments"],
        "status is quarantined": all(row["status"] == "quarantined" for row in changed),
    }


def solve_put_back_with_earliest_due_on_by_correspondent_and_status(
    tools: Tools, *, correspondent_name: str, status: str
) -> dict[str, Json]:
    """Put back the conversation with the earliest answer due date, no other."""
    correspondent = tools("find_correspondents", name=correspondent_name)["items"][0]
    conversation = min(
        [
            tools("get_conversation", conversation_id=conversation["id"])
            for conversation in every_item(
                tools, "find_conversations", correspondent_id=correspondent["id"], status=status
            )
        ],
        key=lambda conversation: conversation["due_on"],
    )
    tools("put_back", conversation_id=conversation["id"])
    return {"answer_due_date": conversation["due_on"]}


def verify_put_back_with_earliest_due_on_by_correspondent_and_status(
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


def solve_highest_size_of_attachments_by_kind(tools: Tools, *, kind: str) -> dict[str, Json]:
    """Find the one with the greatest size of the attachments meant."""
    chosen = max(every_item(tools, "find_attachments", kind=kind), key=lambda attachment: attachment["size"])
    return {"file_name": chosen["file_name"], "size": chosen["size"]}


def verify_highest_size_of_attachments_by_kind(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Both fields must be those of the right row, and nothing may have changed."""
    given = answer or {}
    return {
        "file name": given.get("file_name") == truth["file_name"],
        "size in kilobytes": given.get("size") == truth["size"],
        "nothing changed": before == after,
    }
