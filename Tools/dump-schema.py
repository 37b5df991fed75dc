"""Writes a database as SQL: dump-schema.py sqlite FILE or dump-schema.py postgres URL.

Statements are apart by a line of their own, `--;`, so that whoever reads them needs to know nothing of SQL.
"""

import re
import sqlite3
import subprocess
import sys


def sqlite(path):
    database = sqlite3.connect(f"file:{path}?mode=ro", uri=True)
    made = database.execute("SELECT type, name, sql FROM sqlite_master WHERE sql IS NOT NULL ORDER BY rowid").fetchall()
    # SQLite's own tables come with those of ours that need them.
    made = [entry for entry in made if not entry[1].startswith("sqlite_")]
    # What a virtual table keeps its content in comes with it.
    virtual = [name for _, name, sql in made if sql.startswith("CREATE VIRTUAL")]
    made = [entry for entry in made if not any(entry[1].startswith(name + "_") for name in virtual)]
    yield "PRAGMA defer_foreign_keys = ON"
    for kind, name, sql in made:
        if kind == "table":
            yield sql
    for kind, name, sql in made:
        if kind == "table" and "fts5vocab" not in sql:
            columns = [row[1] for row in database.execute(f"PRAGMA table_info({name})")]
            if name in virtual:
                columns.insert(0, "rowid")
            for row in database.execute(f"SELECT {', '.join(columns)} FROM {name} ORDER BY rowid"):
                values = ", ".join(database.execute("SELECT quote(?)", (value,)).fetchone()[0] for value in row)
                yield f"INSERT INTO {name} ({', '.join(columns)}) VALUES ({values})"
    for kind, name, sql in made:
        if kind != "table":
            yield sql


def postgres(url):
    options = ["--inserts", "--no-owner", "--no-privileges", "--no-comments", "--schema=public"]
    text = subprocess.run(["pg_dump", *options, url], check=True, capture_output=True, text=True).stdout
    for match in re.finditer(r"\s+|--[^\n]*\n|\\[^\n]*\n|((?:[^';]|'(?:[^']|'')*')+);", text):
        statement = match.group(1)
        if statement and not re.match(r"SET |SELECT pg_catalog.set_config|CREATE SCHEMA|COMMENT ", statement):
            yield statement



for number, statement in enumerate({"sqlite": sqlite, "postgres": postgres}[sys.argv[1]](sys.argv[2])):
    print(("--;\n" if number else "") + statement)
