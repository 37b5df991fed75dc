#!/usr/bin/env python3
"""How every statement finds its rows once there are many people: check.py URL [ROWS]

URL is that of a server on which the flows have run, with pg_stat_statements. Whoever the flows left there becomes as many people as fill the
services' tables with ROWS rows in all (1,000,000 unless told): copies with ids of their own, which hang together as the originals do. Then
PostgreSQL plans each statement that the flows made, for any values, with what it knows of tables of that size. None may read a table that
people fill from one end to the other, and none may go unplanned; what has a reason to is in scans.tsv, there with - for its table.

The copies stay: run it last.
"""
import csv
import json
import pathlib
import re
import subprocess
import sys

here = pathlib.Path(__file__).resolve().parent
distribution = here.parent / "distribution"
# Tables with as many rows are read whole only by mistake.
LARGE = 5000
# An id as services make them; it begins with its time.
UUID = "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"


def rows(path):
    with open(path, newline="", encoding="utf-8") as file:
        return list(csv.DictReader((line for line in file if line.strip()), delimiter="\t", restval=""))


class Database:
    def __init__(self, url, name):
        self.url, self.name = f"{url.rstrip('/')}/{name}", name

    def run(self, text, stops=True):
        command = ["psql", self.url, "-X", "-qtA", "-F", "\x1f", "-R", "\x1e", "-f", "-"]
        run = subprocess.run(
            command + (["-v", "ON_ERROR_STOP=1"] if stops else []), input=text, capture_output=True, text=True, timeout=1800)
        if stops and run.returncode:
            sys.exit(f"{self.name}: {run.stderr.strip()[:2000]}")
        return run.stdout, run.stderr

    def ask(self, query):
        return [row.split("\x1f") for row in self.run(query)[0].rstrip("\n").split("\x1e") if row]


# MARK: Filling

COLUMNS = """
    SELECT c.relname, a.attname, format_type(a.atttypid, a.atttypmod)
    FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid JOIN pg_namespace n ON n.oid = c.relnamespace
    WHERE n.nspname = 'public' AND c.relkind = 'r' AND a.attnum > 0 AND NOT a.attisdropped ORDER BY 1, a.attnum
    """
KEYS = """
    SELECT c.relname, i.relname, array_to_string(ARRAY(
        SELECT coalesce(a.attname, '') FROM unnest(x.indkey) WITH ORDINALITY k(number, place)
        LEFT JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum = k.number ORDER BY k.place), ','),
        coalesce(pg_get_expr(x.indexprs, x.indrelid), '')
    FROM pg_index x JOIN pg_class c ON c.oid = x.indrelid JOIN pg_class i ON i.oid = x.indexrelid
    JOIN pg_namespace n ON n.oid = c.relnamespace WHERE n.nspname = 'public' AND x.indisunique ORDER BY 1, 2
    """


def counting(tables):
    """One question for all: a program of PostgreSQL's for each table would take most of the time."""
    return " UNION ALL ".join(f"""SELECT '{table}', count(*) FROM "{table}\"""" for table in tables)


def ids_of(database, columns):
    """Which columns of each table hold ids: text of which more than half is one."""
    asked = []
    for table, each in columns.items():
        texts = [column for column, kind in each if kind == "text"]
        tested = ", ".join(
            f"CASE WHEN count(*) FILTER (WHERE \"{column}\" ~ '{UUID}') > count(\"{column}\") / 2 THEN '{column}' END" for column in texts)
        asked.append(f"""SELECT '{table}', concat_ws(',', {tested or "''"}) FROM "{table}\"""")
    return {table: set(filter(None, named.split(","))) for table, named in database.ask(" UNION ALL ".join(asked))}


def copied(table, columns, keys, ids, factor):
    """The statement that puts `factor` copies of each row of a table beside it."""
    values = {}
    for column, kind in columns:
        name = f'"{column}"'
        if kind == "text":
            # What a column holds decides: an id keeps its time and gets another end, the same one wherever it stands.
            values[column] = f"CASE WHEN {name} ~ '{UUID}' THEN left({name}, 24) || left(md5({name} || '/' || copy), 12) ELSE {name} END"
        else:
            values[column] = name
    for column in ids & {column for key in keys for column in key}:
        # Not each of them is one: some are names that the services chose.
        values[column] = values[column].replace("ELSE", f"WHEN \"{column}\" IS NOT NULL THEN \"{column}\" || '~' || copy ELSE")
    for key in keys:
        # A key without an id would be that of the original.
        if not ids.intersection(key):
            column = next((c for c, kind in columns if c in key and kind == "text"), None)
            if column:
                values[column] = f"\"{column}\" || '~' || copy"
            else:
                column = next(c for c, _ in columns if c in key)
                values[column] = f"\"{column}\" + copy * (SELECT max(\"{column}\") - min(\"{column}\") + 1 FROM \"{table}\")"
    names = ", ".join(f'"{column}"' for column, _ in columns)
    picked = ", ".join(values[column] for column, _ in columns)
    return f'INSERT INTO "{table}" ({names}) SELECT {picked} FROM "{table}" CROSS JOIN generate_series(1, {factor}) AS copies(copy);\n'


def fill(database, wanted, factor):
    """Copies the rows of the wanted tables; what refers to others is not looked at meanwhile, as ids change alike everywhere."""
    columns, keys = {}, {}
    for table, column, kind in database.ask(COLUMNS):
        columns.setdefault(table, []).append((column, kind))
    for table, _, key, expression in database.ask(KEYS):
        # Of an expression the first column that it names.
        named = [c for c in key.split(",") if c] or re.findall(r"[a-z_]+", expression)
        keys.setdefault(table, []).append(named)
    text = "SET session_replication_role = replica;\nBEGIN;\n"
    ids = ids_of(database, {table: columns[table] for table in wanted})
    for table in wanted:
        text += copied(table, columns[table], keys.get(table, []), ids[table], factor)
    database.run(text + "COMMIT;\nANALYZE;\n")


# MARK: Plans

def scans(plan, limited=False):
    """The tables that a plan reads from one end to the other. An index walked for the first rows of an order is no such thing."""
    limited = limited or plan["Node Type"] == "Limit"
    kind = plan["Node Type"]
    if kind == "Seq Scan" or (kind in ("Index Scan", "Index Only Scan") and "Index Cond" not in plan and not limited):
        yield plan["Relation Name"]
    blocks = kind in ("Sort", "Hash", "Aggregate", "Materialize", "WindowAgg")
    for child in plan.get("Plans", []):
        yield from scans(child, limited and not blocks)


def plans(database, statements):
    """For each statement its plan; none where PostgreSQL cannot tell what its values are."""
    script = "SET plan_cache_mode = force_generic_plan;\n"
    for text in statements:
        count = max((int(number) for number in re.findall(r"\$(\d+)", text)), default=0)
        values = f"({', '.join(['NULL'] * count)})" if count else ""
        script += f"PREPARE looked_at AS {text};\nEXPLAIN (FORMAT JSON) EXECUTE looked_at{values};\nDEALLOCATE looked_at;\n\\echo '\x02'\n"
    answers = database.run(script, stops=False)[0].split("\x02")
    return [(text, json.loads(answer)[0]["Plan"] if answer.strip() else None) for text, answer in zip(statements, answers)]


class Reasons:
    def __init__(self, lines):
        self.lines, self.used = lines, set()

    def has(self, service, table, text):
        for number, line in enumerate(self.lines):
            if line["service"] in ("*", service) and line["table"] == table and line["what"] in text:
                self.used.add(number)
                return True
        return False


def main(arguments):
    url, wanted = arguments[0], int(arguments[1]) if len(arguments) > 1 else 1_000_000
    tables, services = {}, []
    for line in rows(distribution / "tables.tsv"):
        if line["service"] not in services and line["service"] != "*":
            services.append(line["service"])
        if line["kind"] == "distributed" or line["table"] in ("inbox", "idempotency_keys", "work"):
            tables.setdefault(line["service"], []).append(line["table"])
    server = Database(url, "postgres")
    # Before anything else is asked: these are the flows' own.
    statements = {service: [text for text, in server.ask(
        "SELECT DISTINCT s.query FROM pg_stat_statements s JOIN pg_database d ON d.oid = s.dbid "
        f"WHERE d.datname = '{service}' AND s.query ~ '^(SELECT|INSERT|UPDATE|DELETE|WITH)' AND s.query !~ 'pg_|spread|generate_series|> count\\(|count\\(\\*\\) FROM \"'")] for service in services}
    databases = {service: Database(url, service) for service in services}
    mine = {service: tables.get(service, []) + tables["*"] for service in services}
    counts = {service: {table: int(count) for table, count in databases[service].ask(counting(mine[service]))} for service in services}
    factor = max(1, wanted // max(1, sum(sum(each.values()) for each in counts.values())))
    problems, reasons, looked, unplanned, total = [], Reasons(rows(here / "scans.tsv")), 0, 0, 0
    for service in services:
        database = databases[service]
        fill(database, mine[service], factor)
        sizes = {table: int(count) for table, count in database.ask(
            "SELECT relname, reltuples::bigint FROM pg_class WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace")}
        total += sum(sizes.values())
        for text, plan in plans(database, statements[service]):
            short = " ".join(text.split())
            if plan is None:
                unplanned += 1
                if not reasons.has(service, "-", short):
                    problems.append(f"{service}: PostgreSQL cannot plan\n    {short[:600]}")
                continue
            looked += 1
            for table in sorted(set(scans(plan))):
                if sizes.get(table, 0) >= LARGE and not reasons.has(service, table, short):
                    problems.append(f"{service}: {sizes[table]} rows of {table} are read by\n    {short[:600]}")
    for line in (line for number, line in enumerate(reasons.lines) if number not in reasons.used):
        problems.append(f"scans.tsv: {line['service']} {line['table']} {line['what']} is needed by nothing")
    print("\n".join(problems))
    print(f"{factor} copies, {total} rows; {looked} statements planned, {unplanned} not, {len(reasons.lines)} reasons, {len(problems)} problems")
    return 1 if problems or looked < 400 else 0


if __name__ == "__main__":
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    sys.exit(main(sys.argv[1:]))
