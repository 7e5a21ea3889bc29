"""Tools of Harbour Street mailbox."""

from mcp_servers.runtime import reads, writes

from .attachments import delete_attachment, find_attachments, quarantine_attachment, read_attachment, release_attachment
from .clerks import find_clerks
from .conversations import (
    change_topic,
    close_conversation,
    find_conversations,
    get_conversation,
    put_back,
    report_topics,
    take_conversation,
)
from .correspondents import block_correspondent, find_correspondents, unblock_correspondent
from .mails import approve_reply, discard_draft, find_mails, read_mail, send_reply, write_reply
from .reminders import find_reminders, finish_reminder, set_reminder

TOOLS = reads(
    find_conversations,
    find_mails,
    find_attachments,
    find_correspondents,
    find_clerks,
    find_reminders,
    read_mail,
    read_attachment,
    get_conversation,
    report_topics,
) + writes(
    take_conversation,
    put_back,
    close_conversation,
    change_topic,
    write_reply,
    approve_reply,
    send_reply,
    discard_draft,
    set_reminder,
    finish_reminder,
    release_attachment,
    quarantine_attachment,
    delete_attachment,
    block_correspondent,
    unblock_correspondent,
)
