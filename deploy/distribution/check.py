#!/usr/bin/env python3
"""Keeps the services' PostgreSQL schemas ready to be spread over servers by person: check.py URL [--watch | --citus] | --self-test

URL is that of a server with every service's schema and pg_stat_statements, on which the flows have run: Tools/distribution-check knows one.
tables.tsv says of each table whether its rows belong to one person (distributed, by which column), to everybody (reference) or to the
service (local); exceptions.tsv what breaks a rule, and the way out. --watch, before the flows, has the server note which transactions write
whose rows (transactions.py). --citus prints the statements that spread the tables, in the order in
which they can be run.
"""
import csv
import pathlib
import re
import subprocess
import sys

from transactions import check_transactions, watch

here = pathlib.Path(__file__).resolve().parent
KINDS = {"distributed", "reference", "local"}


class Problems(list):
    def add(self, what, todo):
        self.append(f"{what}\n    {todo}")


def rows(path):
    with open(path, newline="", encoding="utf-8") as file:
        return list(csv.DictReader((line for line in file if line.strip()), delimiter="\t", restval=""))


class Server:
    """Questions to a server, by psql."""

    def __init__(self, url):
        self.url = url.rstrip("/")

    def ask(self, database, query):
        run = subprocess.run(
            ["psql", f"{self.url}/{database}", "-X", "-qtA", "-F", "\x1f", "-R", "\x1e", "-v", "ON_ERROR_STOP=1", "-c", query],
            capture_output=True, text=True, timeout=120)
        if run.returncode:
            sys.exit(f"{database}: {run.stderr.strip()}")
        return [row.split("\x1f") for row in run.stdout.rstrip("\n").split("\x1e") if row]


class Declared:
    """What tables.tsv says."""

    def __init__(self, lines):
        self.tables, self.common = {}, {}
        for line in lines:
            place = self.common if line["service"] == "*" else self.tables.setdefault(line["service"], {})
            assert line["kind"] in KINDS, f"{line['table']}: {line['kind']} is none of {sorted(KINDS)}"
            assert (line["kind"] == "distributed") == bool(line["column"]), f"{line['table']}: only a distributed table has a column"
            place[line["table"]] = (line["kind"], line["column"])

    def of(self, service):
        return {**self.common, **self.tables[service]}

    def distributed(self, service):
        return {table: column for table, (kind, column) in self.of(service).items() if kind == "distributed"}


class Exceptions:
    """What exceptions.tsv allows; one that nothing needs any more is a problem too."""

    def __init__(self, lines):
        self.lines, self.used = lines, set()

    def allow(self, service, rule, what):
        found = False
        for number, line in enumerate(self.lines):
            # What only some runs do, as a job that finds nothing to do in the others, is no less true when it was not needed.
            fits = line["rule"] == rule or (line["rule"], rule) == ("job", "statement")
            if line["service"] == service and fits and line["what"] and line["what"] in what:
                self.used.add(number)
                found = True
        return found

    def unused(self, rules):
        return [line for number, line in enumerate(self.lines) if number not in self.used and line["rule"] in rules]


# MARK: The catalogue

KEYS = """
    SELECT c.relname, i.relname, array_to_string(ARRAY(
        SELECT coalesce(a.attname, '') FROM unnest(x.indkey) WITH ORDINALITY k(number, place)
        LEFT JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum = k.number ORDER BY k.place), ',')
    FROM pg_index x JOIN pg_class c ON c.oid = x.indrelid JOIN pg_class i ON i.oid = x.indexrelid
    JOIN pg_namespace n ON n.oid = c.relnamespace
    WHERE n.nspname = 'public' AND (x.indisunique OR x.indisexclusion) ORDER BY 1, 2
    """
FOREIGN = """
    SELECT c.relname, f.relname, k.conname, pg_get_constraintdef(k.oid),
        array_to_string(ARRAY(SELECT attname FROM pg_attribute WHERE attrelid = c.oid AND attnum = ANY(k.conkey)), ','),
        array_to_string(ARRAY(SELECT attname FROM pg_attribute WHERE attrelid = f.oid AND attnum = ANY(k.confkey)), ',')
    FROM pg_constraint k JOIN pg_class c ON c.oid = k.conrelid JOIN pg_class f ON f.oid = k.confrelid
    JOIN pg_namespace n ON n.oid = c.relnamespace WHERE k.contype = 'f' AND n.nspname = 'public' ORDER BY 1, 3
    """
TABLES = """
    SELECT c.relname FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
    WHERE n.nspname = 'public' AND c.relkind IN ('r', 'p') AND NOT c.relispartition ORDER BY 1
    """


def check_catalogue(server, service, declared, exceptions, problems):
    known = declared.of(service)
    there = {name for name, in server.ask(service, TABLES)}
    for table in sorted(there - set(known)):
        problems.add(f"{service}.{table} is not in tables.tsv", "say whether its rows are one person's, everybody's or the service's")
    for table in sorted(set(declared.tables[service]) - there):
        problems.add(f"{service}.{table} is in tables.tsv and nowhere else", "take the line out")
    spread, keys = declared.distributed(service), 0
    for table, key, columns in server.ask(service, KEYS):
        if table not in spread:
            continue
        keys += 1
        if spread[table] not in columns.split(",") and not exceptions.allow(service, "key", key):
            problems.add(
                f"{service}.{table}: the unique key {key} ({columns}) lacks {spread[table]}, and no server alone could keep it",
                f"add {spread[table]} to it, or write it into exceptions.tsv with the way out")
    for table, other, name, text, columns, others in server.ask(service, FOREIGN):
        if table in spread and other in spread:
            if spread[table] in columns.split(",") and spread[other] in others.split(","):
                continue
        elif table not in spread and other not in spread or known.get(other, ("",))[0] == "reference":
            continue
        if not exceptions.allow(service, "foreign", f"{table} {text}"):
            problems.add(
                f"{service}.{table}: {text} leads from one server to another",
                "make the person a part of it, or write it into exceptions.tsv with the way out")
    return len(there), keys


# MARK: Statements

WORD = re.compile(r"\"[^\"]+\"|'(?:[^']|'')*'|\$\d+|[A-Za-z_][A-Za-z_0-9]*|[0-9.]+|<=|>=|<>|::|.", re.S)
KEYWORDS = set("""
    select from where and or not in insert into update delete set values on conflict do nothing returning join left right inner outer
    full cross using order group by limit offset having union all as with case when then else end exists for skip locked distinct
    """.split())


def words(text):
    text = re.sub(r"--[^\n]*|/\*.*?\*/", " ", text, flags=re.S)
    return [word.lower() if word[0] not in "'\"" else word.strip('"') for word in WORD.findall(text) if not word.isspace()]


def tables_of(tokens, spread):
    """The distributed tables of a statement, each with what it is called there."""
    found = []
    for place, token in enumerate(tokens):
        if token not in spread or place == 0:
            continue
        before = tokens[place - 1]
        listed = before == "," and last_keyword(tokens, place) in {"from", "using"}
        if before in {"from", "into", "update", "join", "only"} or listed or (before == "using" and "delete" in tokens):
            name = token
            if place + 1 < len(tokens):
                after = tokens[place + 1]
                if after == "as" and place + 2 < len(tokens):
                    name = tokens[place + 2]
                elif re.fullmatch(r"[a-z_][a-z_0-9]*", after) and after not in KEYWORDS:
                    name = after
            found.append((token, name))
    return found


def last_keyword(tokens, place):
    depth = 0
    for token in reversed(tokens[:place]):
        depth += (token == ")") - (token == "(")
        if depth < 0:
            return None
        if depth == 0 and token in KEYWORDS and token not in {"as"}:
            return token
    return None


def names_person(tokens, table, name, column, alone):
    """Whether a statement says whose rows of a table it wants: "by itself", "as another" where it only says that they are whose another
    table's are, or None."""
    another = None
    for place, token in enumerate(tokens):
        if token != column:
            continue
        qualified = place and tokens[place - 1] == "."
        if qualified:
            if place < 2 or tokens[place - 2] not in {name, table, "excluded"}:
                continue
        elif not alone and tokens.count(column) < 2:
            # Of one name in two tables, one mention says nothing of the other.
            continue
        start = place - 2 if qualified else place
        before = tokens[start - 1] if start else ""
        after = tokens[place + 1] if place + 1 < len(tokens) else ""
        if "=" in {before, after}:
            other = tokens[place + 2 : place + 5] if after == "=" else tokens[max(0, start - 4) : start - 1][::-1]
            if len(other) > 2 and other[1] == ".":
                another = "as another"
                continue
            return "by itself"
        if after == "in":
            return "by itself"
        # Of several columns at once: (user_id, date) IN (…), or the columns of an INSERT.
        opened = opening(tokens, place)
        if opened is not None:
            closed = closing(tokens, opened)
            after = tokens[closed + 1] if closed + 1 < len(tokens) else ""
            if after in {"in", "=", "values", "select", "with"} or (after == "(" and tokens[0] == "insert"):
                return "by itself"
            if opened > 0 and tokens[opened - 1] in {"using", table} and (tokens[opened - 1] != table or "into" in tokens):
                return "by itself"
    return another


def opening(tokens, place):
    depth = 0
    for at in range(place - 1, -1, -1):
        if tokens[at] == ")":
            depth += 1
        elif tokens[at] == "(":
            if depth == 0:
                return at
            depth -= 1
    return None


def closing(tokens, opened):
    depth = 0
    for at in range(opened, len(tokens)):
        depth += (tokens[at] == "(") - (tokens[at] == ")")
        if depth == 0:
            return at
    return len(tokens) - 1


def unnamed(text, spread):
    """The distributed tables of a statement that it asks for everybody's rows of."""
    tokens = words(text)
    if not tokens or tokens[0] not in {"select", "insert", "update", "delete", "with"}:
        return [], 0
    found = tables_of(tokens, spread)
    columns = [spread[table] for table, _ in found]
    alone = {column: columns.count(column) == 1 for column in columns}
    said = {(table, name): names_person(tokens, table, name, spread[table], alone[spread[table]]) for table, name in found}
    if "by itself" not in said.values():
        said = dict.fromkeys(said)
    return [table for (table, _), how in said.items() if not how], len(found)


def check_statements(server, service, declared, exceptions, problems):
    spread, count = declared.distributed(service), 0
    query = (
        "SELECT DISTINCT s.query FROM pg_stat_statements s JOIN pg_database d ON d.oid = s.dbid "
        f"WHERE d.datname = '{service}' AND s.query !~ 'pg_(catalog|class|stat|total)'")
    for text, in server.ask("postgres", query):
        missing, found = unnamed(text, spread)
        count += found > 0
        short = " ".join(text.split())
        if missing and not exceptions.allow(service, "statement", short):
            problems.add(
                f"{service}: {short[:400]}\n    asks every server for {', '.join(sorted(set(missing)))}",
                "name the person in it, or write a part of it into exceptions.tsv with the way out")
    return count


# MARK: Citus

def citus(server, declared):
    """create_distributed_table for every table, those that others refer to first, all of a service beside each other."""
    for service in declared.tables:
        spread, known = declared.distributed(service), declared.of(service)
        parents = {}
        for table, other, *_ in server.ask(service, FOREIGN):
            parents.setdefault(table, set()).add(other)
        print(f"\\connect {service}")
        for table in sorted(table for table, (kind, _) in known.items() if kind == "reference"):
            print(f"SELECT create_reference_table('{table}');")
        done, first = set(), None
        while len(done) < len(spread):
            ready = sorted(t for t in spread if t not in done and not ((parents.get(t, set()) & set(spread)) - done - {t}))
            assert ready, f"{service}: foreign keys in a circle"
            for table in ready:
                beside = f", colocate_with => '{first}'" if first else ""
                print(f"SELECT create_distributed_table('{table}', '{spread[table]}'{beside});")
                first = first or table
                done.add(table)


def bytes_a_row(server, declared):
    """What a row of one person's takes on the disk, its share of the indexes included: of tables with some rows, empty pages left out."""
    size = count = 0
    for service in declared.tables:
        # One question for all: a program of PostgreSQL's for each table would take most of the time.
        for one, number in server.ask(service, " UNION ALL ".join(
                f"SELECT pg_total_relation_size('{table}'), (SELECT count(*) FROM {table})" for table in declared.distributed(service))):
            if int(number) >= 200:
                size, count = size + int(one), count + int(number)
    return round(size / count) if count else 0


def main(arguments):
    if arguments == ["--self-test"]:
        return self_test()
    server = Server(arguments[0])
    declared, exceptions = Declared(rows(here / "tables.tsv")), Exceptions(rows(here / "exceptions.tsv"))
    if "--watch" in arguments:
        watch(server, declared)
        return 0
    if "--citus" in arguments:
        citus(server, declared)
        return 0
    problems, counts, watched, rules = Problems(), [0, 0, 0], 0, {"key", "foreign", "statement"}
    for service in declared.tables:
        tables, keys = check_catalogue(server, service, declared, exceptions, problems)
        statements = check_statements(server, service, declared, exceptions, problems)
        transactions = check_transactions(server, service, exceptions, problems)
        if transactions is not None:
            watched += transactions
            rules.add("transaction")
        counts = [counts[0] + tables, counts[1] + keys, counts[2] + statements]
    if "transaction" in rules and watched < 1000:
        problems.add(f"only {watched} transactions were seen", "begin to watch before the flows run, with --watch")
    for line in exceptions.unused(rules):
        problems.add(f"exceptions.tsv: {line['service']} {line['rule']} {line['what']} is needed by nothing", "take the line out")
    for problem in problems:
        print(problem)
    print(f"{bytes_a_row(server, declared)} bytes a row of a person's, indexes included")
    kinds = [kind for service in declared.tables for kind, _ in declared.of(service).values()]
    print(
        f"{counts[0]} tables ({', '.join(f'{kinds.count(kind)} {kind}' for kind in sorted(KINDS))}), {counts[1]} unique keys, "
        f"{counts[2]} statements, {watched} transactions, {len(exceptions.lines)} exceptions, {len(problems)} problems")
    return 1 if problems else 0


def self_test():
    """Each rule on statements that keep it and that break it."""
    spread = {"days": "user_id", "tasks": "user_id", "files": "owner"}
    good = [
        "SELECT * FROM days WHERE user_id = $1 AND date = $2",
        "SELECT t.id FROM tasks t JOIN days d ON d.user_id = t.user_id WHERE t.user_id = $1",
        "INSERT INTO days (user_id, date) VALUES ($1, $2) ON CONFLICT (user_id, date) DO NOTHING",
        "UPDATE tasks SET status = $1 WHERE id = $2 AND user_id = $3",
        "DELETE FROM files WHERE (owner, id) IN (($1, $2))",
        "SELECT 1 FROM products WHERE id = $1",
        "WITH new AS (INSERT INTO files (id, owner) SELECT $1, $2 RETURNING id) SELECT id FROM new",
        "SELECT count(*) FROM tasks WHERE user_id IN ($1, $2)",
    ]
    bad = [
        "SELECT * FROM days WHERE date = $1",
        "SELECT * FROM tasks WHERE id = $1",
        "UPDATE tasks SET status = $1 WHERE id = $2",
        "DELETE FROM files WHERE id = $1",
        "INSERT INTO days (date) VALUES ($1)",
        "SELECT t.id FROM tasks t JOIN days d ON d.date = t.date WHERE t.user_id = $1",
        "SELECT user_id, date FROM days ORDER BY user_id",
        "SELECT count(*) FROM tasks LEFT JOIN days ON days.user_id = tasks.user_id WHERE tasks.type = $1",
    ]
    for text in good:
        assert unnamed(text, spread)[0] == [], f"refused: {text}"
    for text in bad:
        assert unnamed(text, spread)[0], f"let through: {text}"
    allowed = Exceptions([{"service": "x", "rule": "key", "what": "tasks_pkey", "way out": "-"}])
    assert allowed.allow("x", "key", "tasks_pkey") and not allowed.allow("x", "key", "days_pkey") and not allowed.unused({"key"})
    assert Exceptions(allowed.lines).unused({"key"}), "an exception that nothing needs is told"
    print(f"{len(good) + len(bad) + 3} checks of the checks")
    return 0


if __name__ == "__main__":
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    sys.exit(main(sys.argv[1:]))
