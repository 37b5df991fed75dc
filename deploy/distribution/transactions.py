"""Which transactions write rows of several people: watched by triggers while the flows run, and told afterwards.

On servers that are spread such a transaction is one of several servers: right still, by two-phase commit, and slower. So each kind of them is
known and in exceptions.tsv, by the tables that it writes for different people.
"""

WATCH = """
    CREATE SCHEMA spread;
    CREATE UNLOGGED TABLE spread.writes (transaction BIGINT NOT NULL, written TEXT NOT NULL, person TEXT NOT NULL);
    CREATE FUNCTION spread.note() RETURNS trigger LANGUAGE plpgsql AS $$
        DECLARE person TEXT := to_jsonb(CASE TG_OP WHEN 'DELETE' THEN OLD ELSE NEW END) ->> TG_ARGV[0];
        BEGIN
            IF person IS NOT NULL THEN
                INSERT INTO spread.writes VALUES (txid_current(), TG_TABLE_NAME, person);
            END IF;
            RETURN NULL;
        END $$;
    """
# What transactions write for people beside the one whom they write most tables for, of all of them the different sets of tables.
FOUND = """
    WITH of_people AS (
        SELECT transaction, person, array_agg(DISTINCT written ORDER BY written) AS tables FROM spread.writes GROUP BY 1, 2),
    ranked AS (
        SELECT *, row_number() OVER (PARTITION BY transaction ORDER BY cardinality(tables) DESC, person) AS place FROM of_people)
    SELECT DISTINCT array_to_string(tables, ' + ') FROM ranked WHERE place > 1 ORDER BY 1
    """


def watch(server, declared):
    """Begins to note who writes what: before the flows, on databases that have their tables."""
    for service in declared.tables:
        triggers = "".join(
            f"CREATE TRIGGER spread_note AFTER INSERT OR UPDATE OR DELETE ON \"{table}\" FOR EACH ROW "
            f"EXECUTE FUNCTION spread.note('{column}');\n" for table, column in sorted(declared.distributed(service).items()))
        server.ask(service, WATCH + triggers)


def check_transactions(server, service, exceptions, problems):
    """The number of transactions that were looked at; None where nobody watched."""
    if not server.ask(service, "SELECT 1 FROM pg_namespace WHERE nspname = 'spread'"):
        return None
    for tables, in server.ask(service, FOUND):
        if not exceptions.allow(service, "transaction", tables):
            problems.add(
                f"{service}: a transaction about one person writes {tables} of another one",
                "tell the other by a fact, or write it into exceptions.tsv with the way out")
    return int(server.ask(service, "SELECT count(DISTINCT transaction) FROM spread.writes")[0][0])
