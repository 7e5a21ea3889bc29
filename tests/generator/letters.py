"""A small design with full texts: letters of a club, and the copies that its archive keeps."""

from pathlib import Path

from generator.design.model import Design
from generator.sources.documents import read_document

TEXT = """
title: Club letters
about: Letters of a club, and the copies that its archive keeps.
taxonomy: [Office and collaboration, Documents and files]
entities:
  member: {count: 12, fields: {name: "text, person.name"}}
  letter:
    count: 40
    fields:
      subject: text, title.message
      member: -> member
      status: open -> closed
      body: {type: text, long: true, meaning: body.letter}
  copy:
    count: 14
    title: ""
    fields:
      letter: -> letter
      content: text, long, note
operations:
  find_letters: search letters; by status, subject + body matching as words, body matching; show subject, status
  find_copies: search copies; by letter.body matching as words; show letter.subject
  find_members: search members; by name contains; show name
  read_letter: read letter; text body
  get_letter: get letter; show *, member.name
  write_letter:
    create: letter
    inputs: subject, member, body
  change_letter:
    update: letter
    change: subject, body
  burn_letter:
    delete: letter
  archive_letter:
    create: copy
    inputs: letter
    with: {content: letter.body}
"""


def letters_design(folder: Path) -> Design:
    """Write the document into a folder and read it."""
    path = folder / "club-letters.yaml"
    path.write_text(TEXT, "utf-8")
    return read_document(path)
