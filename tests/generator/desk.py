"""A small document with a thing for each of the archetypes that need something particular."""

DESK = """
title: Repair desk
about: Tickets, jobs, articles, parts, teams and purses of a repair shop.
taxonomy: [Retail and commerce, Repairs]
entities:
  worker: {count: 8, fields: {name: "text, person.name"}}
  team: {count: 6, fields: {name: "text, name.room, unique"}}
  part: {count: 20, fields: {name: "text, title.book, unique", quantity: integer 0..60}}
  purse: {count: 12, fields: {holder: "text, person.name", balance: money 0..9000}}
  article: {fields: {title: "text, title.document, unique", status: draft -> public}}
  job: {fields: {title: "text, title.task", status: open -> running -> finished}}
  ticket: {fields: {subject: "text, title.task", status: open -> active -> done; open -> cancelled}}
operations:
  make_team: {create: team, inputs: name}
  drop_team: delete team
  make_part: {create: part, inputs: "name, quantity"}
  edit_part: {update: part, change: "name, quantity"}
  drop_part: delete part
  make_purse: {create: purse, inputs: "holder, balance"}
  edit_purse: {update: purse, change: "holder, balance"}
  write_article: {create: article, inputs: title}
  publish_article: move article to public
  make_job: {create: job, inputs: title}
  start_job: move job to running
  end_job: move job to finished
  edit_job: {update: job, change: "title, status"}
  drop_job: delete job
  open_ticket: {create: ticket, inputs: subject}
  close_ticket: move ticket to done
  drop_ticket: delete ticket
"""
