#!/usr/bin/env python3
"""Spreads services' tables by person over PostgreSQL's own hash partitions, and reads how many of them each statement asks:
spread.py URL | spread.py URL --plans LOG | spread.py --self-test

A partition stands for a server of Citus': rows of one person have one number in all tables, and a plan that reads one number asks one server.
First, on services that nobody uses yet, every table that tables.tsv calls distributed becomes one of PARTITIONS partitions by its column. Keys
and foreign keys that lack the column get it, which is the way out that exceptions.tsv has for them, and the server writes the plan of each
statement into its log. --plans, after flows, reads that log.
"""
import collections
import json
import re
import sys

from check import Declared, Exceptions, Problems, Server, here, rows

PARTITIONS = 4
# Those with many rows of each person. The others look people up by something else, as an address or a token of a phone, and have no tables by
# that name yet: exceptions.tsv.
SERVICES = ["tasks", "training", "nutrition"]

COLUMNS = """
    SELECT c.relname, a.attname FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid JOIN pg_namespace n ON n.oid = c.relnamespace
    WHERE n.nspname = 'public' AND c.relkind = 'r' AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = '' ORDER BY 1, a.attnum
    """
INDEXES = """
    SELECT t.relname, i.relname, x.indisunique, x.indisprimary, pg_get_indexdef(x.indexrelid)
    FROM pg_index x JOIN pg_class t ON t.oid = x.indrelid JOIN pg_class i ON i.oid = x.indexrelid JOIN pg_namespace n ON n.oid = t.relnamespace
    WHERE n.nspname = 'public' ORDER BY 1, 2
    """
FOREIGN = """
    SELECT t.relname, k.conname, f.relname, pg_get_constraintdef(k.oid)
    FROM pg_constraint k JOIN pg_class t ON t.oid = k.conrelid JOIN pg_class f ON f.oid = k.confrelid JOIN pg_namespace n ON n.oid = t.relnamespace
    WHERE n.nspname = 'public' AND k.contype = 'f' ORDER BY 1, 2
    """


# MARK: Partitions

def with_column(definition, column):
    """The definition of a unique index, which has to hold the column by which its table is spread: added last where it is missing."""
    head, columns, rest = re.fullmatch(r"(.*? USING \w+ )\((.*?)\)((?: INCLUDE .*| WHERE .*| NULLS .*)?)", definition, re.S).groups()
    names = [name.strip() for name in columns.split(",")]
    return f"{head}({', '.join(names if column in names else names + [column])}){rest}"


def foreign_key(text, column, other):
    """A foreign key between two tables that are spread, with the person on both sides."""
    mine, table, theirs, rest = re.fullmatch(r"FOREIGN KEY \((.*?)\) REFERENCES (\w+)\((.*?)\)(.*)", text, re.S).groups()
    if column in [name.strip() for name in mine.split(",")]:
        return text
    return f"FOREIGN KEY ({mine}, {column}) REFERENCES {table}({theirs}, {other}){rest}"


def partitioned(table, column, columns):
    old = f"{table}_before"
    yield f"ALTER TABLE {table} RENAME TO {old}"
    yield f"CREATE TABLE {table} (LIKE {old} INCLUDING ALL EXCLUDING INDEXES EXCLUDING STATISTICS) PARTITION BY HASH ({column})"
    for number in range(PARTITIONS):
        yield f"CREATE TABLE {table}_{number} PARTITION OF {table} FOR VALUES WITH (MODULUS {PARTITIONS}, REMAINDER {number})"
    names = ", ".join(columns)
    yield f"INSERT INTO {table} ({names}) SELECT {names} FROM {old}"
    yield f"DROP TABLE {old}"


def statements(server, service, spread):
    """What spreads the tables of a service, in the order in which it can be run."""
    columns = collections.defaultdict(list)
    for table, name in server.ask(service, COLUMNS):
        columns[table].append(name)
    indexes = [row for row in server.ask(service, INDEXES) if row[0] in spread]
    foreign = [row for row in server.ask(service, FOREIGN) if row[0] in spread or row[2] in spread]
    for table, name, *_ in foreign:
        yield f"ALTER TABLE {table} DROP CONSTRAINT {name}"
    for table, column in spread.items():
        yield from partitioned(table, column, columns[table])
    for table, _, unique, primary, definition in indexes:
        if primary == "t":
            keys = re.search(r"\((.*)\)", with_column(definition, spread[table]), re.S).group(1)
            yield f"ALTER TABLE {table} ADD PRIMARY KEY ({keys})"
        else:
            yield with_column(definition, spread[table]) if unique == "t" else definition
    for table, name, other, text in foreign:
        if table in spread and other in spread:
            yield f"ALTER TABLE {table} ADD CONSTRAINT {name} {foreign_key(text, spread[table], spread[other])}"
        elif table in spread:
            yield f"ALTER TABLE {table} ADD CONSTRAINT {name} {text}"


def tell_plans(server, service):
    """From its next connection on the service's statements have their plans in the server's log, and all connections are new. Each is planned
    with its values, as the one of Citus' servers is chosen by them."""
    for name, value in {
        "session_preload_libraries": "auto_explain", "auto_explain.log_min_duration": 0, "auto_explain.log_format": "json",
        "plan_cache_mode": "force_custom_plan",
    }.items():
        yield f"ALTER DATABASE {service} SET {name} = '{value}'"
    yield f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{service}' AND pid <> pg_backend_pid()"


def spread_services(server, declared):
    server.ask("postgres", "ALTER SYSTEM SET log_line_prefix = '%d|'")
    server.ask("postgres", "SELECT pg_reload_conf()")
    for service in SERVICES:
        spread = declared.distributed(service)
        script = list(statements(server, service, spread))
        server.ask(service, ";\n".join(["BEGIN", *script, "COMMIT"]))
        for statement in tell_plans(server, service):
            server.ask("postgres", statement)
        print(f"{service}: {len(spread)} tables over {PARTITIONS} partitions each")


# MARK: Plans

def plans(log):
    """The database and the plan of each statement in a server's log."""
    service, lines = None, []
    with open(log, encoding="utf-8", errors="replace") as file:
        for line in file:
            if service and line.startswith("\t"):
                lines.append(line)
                continue
            if service:
                yield service, json.loads("".join(lines))
            begin = re.match(r"(\w+)\|LOG: .* plan:$", line.rstrip())
            service, lines = (begin.group(1), []) if begin else (None, [])
    if service:
        yield service, json.loads("".join(lines))


def scanned(node, spread):
    """The numbers of the partitions that a plan reads."""
    found = set()
    name = re.fullmatch(r"(\w+)_(\d)", node.get("Relation Name", ""))
    if name and name.group(1) in spread and node["Node Type"] != "ModifyTable":
        found.add(int(name.group(2)))
    for child in node.get("Plans", []):
        found |= scanned(child, spread)
    return found


def check_plans(declared, exceptions, log):
    problems, seen, allowed = Problems(), collections.defaultdict(collections.Counter), 0
    for service, plan in plans(log):
        if service in SERVICES and (numbers := scanned(plan["Plan"], declared.distributed(service))):
            seen[service, " ".join(plan["Query Text"].split())][len(numbers)] += 1
    for (service, text), counts in sorted(seen.items()):
        if max(counts) > 1:
            if exceptions.allow(service, "statement", text):
                allowed += 1
            else:
                problems.add(f"{service}: {text[:400]}\n    asks {max(counts)} of {PARTITIONS} partitions", "name the person in it")
    for service in SERVICES:
        if sum(1 for name, _ in seen if name == service) < 20:
            problems.add(f"{service}: hardly a statement was seen", "run its flows, on a server whose log is whole")
    for problem in problems:
        print(problem)
    runs, alone = sum(sum(counts.values()) for counts in seen.values()), sum(counts[1] for counts in seen.values())
    print(
        f"{len(seen)} statements ran {runs} times, {alone} of them in one partition of {PARTITIONS}; {allowed} may ask all; "
        f"{len(problems)} problems")
    return 1 if problems else 0


def self_test():
    """What is changed of keys, and which plans ask one partition."""
    unique = "CREATE UNIQUE INDEX k ON public.t USING btree "
    assert with_column(unique + "(id)", "user_id") == unique + "(id, user_id)"
    assert with_column(unique + "(user_id, id)", "user_id") == unique + "(user_id, id)"
    assert with_column(unique + "(code) WHERE (ended_at IS NULL)", "user_id") == unique + "(code, user_id) WHERE (ended_at IS NULL)"
    assert with_column(unique + "(lower(name))", "owner") == unique + "(lower(name), owner)"
    key = "FOREIGN KEY (task_id) REFERENCES tasks(id) ON DELETE CASCADE"
    assert foreign_key(key, "user_id", "owner") == "FOREIGN KEY (task_id, user_id) REFERENCES tasks(id, owner) ON DELETE CASCADE"
    scan = [{"Node Type": "Index Scan", "Relation Name": f"days_{number}"} for number in range(3)]
    other = {"Node Type": "Seq Scan", "Relation Name": "inbox_2"}
    spread = {"days": "user_id"}
    assert scanned({"Node Type": "Nested Loop", "Plans": [scan[1], other]}, spread) == {1}
    assert scanned({"Node Type": "Append", "Plans": scan}, spread) == {0, 1, 2}
    update = {"Node Type": "ModifyTable", "Relation Name": "days_0", "Plans": [scan[2]]}
    assert scanned(update, spread) == {2}
    print("8 checks of the checks")
    return 0


def main(arguments):
    if arguments == ["--self-test"]:
        return self_test()
    declared = Declared(rows(here / "tables.tsv"))
    if arguments[1:2] == ["--plans"]:
        return check_plans(declared, Exceptions(rows(here / "exceptions.tsv")), arguments[2])
    spread_services(Server(arguments[0]), declared)
    return 0


if __name__ == "__main__":
    if len(sys.argv) not in (2, 4):
        sys.exit(__doc__)
    sys.exit(main(sys.argv[1:]))
