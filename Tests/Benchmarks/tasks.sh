# shellcheck shell=bash
# shellcheck disable=SC2034,SC2154  # variables are shared with Tools/bench and measure.sh
# The tasks service: a signed-in list of a day, and evidence that is on disk before it is answered.

# Starts tasks beside auth and profile; its pid is in $pid and its address in $url: start_tasks LOG LOOPS DATABASE-URL [COMMAND-PREFIX…]
start_tasks() {
    local name=$1 loops=$2 database=$3 port
    shift 3
    port=$(free_port)
    url=http://127.0.0.1:$port
    launch "$name" "$@" env -i PATH="$PATH" PORT="$port" LOOPS="$loops" SERVICE_SECRET="$secret" DATABASE_URL="$database" \
        DATABASE_EXCLUSIVE="${exclusive:-false}" ADDRESS_LIMIT=0 AUTH_URL="$auth" PROFILE_URL="$profile" TASKS_PUSH_URL="$sandbox" "$bin/tasks"
    await "$pid" "$url/ready"
}

# PostgreSQL as `barbell up` runs it; its pid is in $postgres_pid and its address in $postgres_url.
start_postgres() {
    local port
    port=$(free_port)
    rm -rf "$work/postgres"
    launch postgres env PORT="$port" PGDATA="$work/postgres" POSTGRES_USER=barbell POSTGRES_PASSWORD=barbell POSTGRES_DB=tasks "$root/Tools/postgres"
    postgres_pid=$pid
    postgres_url=postgres://barbell:barbell@127.0.0.1:$port/tasks
    for ((try = 0; try < 200; try++)); do
        pg_isready -q -h 127.0.0.1 -p "$port" && return
        sleep 0.1
    done
    fail "PostgreSQL does not answer"
}

# Gives each of COUNT people a plan and 40 own tasks of today; leaves "TOKEN TASK" lines in a file: prepare_tasks COUNT FILE
prepare_tasks() {
    local count=$1 file=$2 i token
    rm -f "$file"
    for ((i = 1; i <= count; i++)); do
        token=$(grep -o '"accessToken":"[^"]*"' "$work/signup/$i" | cut -d'"' -f4)
        for ((n = 0; n < 40; n++)); do
            [[ $n -eq 0 ]] || echo next
            printf 'url = "%s/tasks"\nheader = "Content-Type: application/json"\nheader = "Authorization: Bearer %s"\n' "$url" "$token"
            printf 'data = "{\\"title\\":\\"Bench\\",\\"taskType\\":\\"hydration\\"}"\n'
        done >"$work/tasks.curl"
        curl -sS --no-progress-meter --fail --fail-early -K "$work/tasks.curl" 2>"$work/tasks.log" | grep -o '"id":"[^"]*"' | cut -d'"' -f4 |
            sed "s/^/$token /" >>"$file" || fail "tasks were not made"
    done
    # In turn from one person to the next, as people are.
    shuf --random-source=<(yes) "$file" -o "$file"
}

# Every request proves another task done, or takes that back once all are: measure_evidence NAME
measure_evidence() {
    prepare_tasks 64 "$work/evidence"
    settle "$pid"
    # One run: what it did stays done.
    load 0,1 -t1 -c64 "-d$((seconds * rounds))s" "$url" evidence "$work/evidence"
    row "Evidence given or taken back, durable, $1, 64 people on both cores" "$(calculate "$requests / $micros * 1000000" 0) /s" "—" "—" "≥ 3,000/s"
    row "The same, p99" "$(calculate "$p99 / 1000" 1) ms" "—" "—" "—"
}

# What the same server does with pgbench's own transaction (TPC-B: five statements) when all of it is sent at once by as many clients, durable
# as ours; a second in $pgbench.
measure_pgbench() {
    local program url=$postgres_url
    program=$(find /usr/lib/postgresql -path '*/bin/pgbench' | sort -V | tail -n 1)
    cat >"$work/tpcb.sql" <<'SQL'
\set aid random(1, 100000 * :scale)
\set bid random(1, 1 * :scale)
\set tid random(1, 10 * :scale)
\set delta random(-5000, 5000)
\startpipeline
BEGIN;
UPDATE pgbench_accounts SET abalance = abalance + :delta WHERE aid = :aid;
SELECT abalance FROM pgbench_accounts WHERE aid = :aid;
UPDATE pgbench_tellers SET tbalance = tbalance + :delta WHERE tid = :tid;
UPDATE pgbench_branches SET bbalance = bbalance + :delta WHERE bid = :bid;
INSERT INTO pgbench_history (tid, bid, aid, delta, mtime) VALUES (:tid, :bid, :aid, :delta, CURRENT_TIMESTAMP);
END;
\endpipeline
SQL
    "$program" -i -q -s 10 "$url" >/dev/null 2>"$work/pgbench.log" || fail "pgbench has no tables"
    pgbench=$("$program" -n -M prepared -c 64 -j 2 -T "$((seconds * rounds))" -f "$work/tpcb.sql" "$url" 2>>"$work/pgbench.log" | sed -n 's/^tps = \([0-9]*\).*/\1/p')
    [[ -n "$pgbench" ]] || fail "pgbench did not run"
}

measure_tasks() {
    local evidence auth auth_pid profile profile_pid one one_pid postgres
    start_sandbox
    start_auth auth-tasks 2
    auth=$url auth_pid=$pid
    sign_up 64
    start_profile profile-tasks 2
    profile=$url profile_pid=$pid
    for ((i = 1; i <= 64; i++)); do
        curl -fsS -o /dev/null "$profile/onboarding" -H "Authorization: Bearer $(grep -o '"accessToken":"[^"]*"' "$work/signup/$i" | cut -d'"' -f4)" \
            -H 'Content-Type: application/json' -d "$answers" || fail "a profile was not made"
    done
    start_tasks tasks-1 1 "sqlite://$work/tasks.sqlite" taskset -c 0
    one=$url one_pid=$pid
    bearer=(-H "Authorization: Bearer $access")
    curl -fsS "$one/tasks" "${bearer[@]}" >"$work/list.json" || fail "the list was not answered"
    declare -gA samples=()
    start_bare
    for ((round = 0; round < rounds; round++)); do
        bearer=(-H "Authorization: Bearer $access")
        sample list "$one_pid" "$one/tasks"
        bearer=()
        sample bare "$bare_pid" "$bare/plain"
    done
    stop "$bare_pid"
    bearer=(-H "Authorization: Bearer $access")
    compare "GET /tasks, signed in, in bare answers" µs 1 "$(typical list.cpu)" "$(typical bare.cpu)" "evhttp, 13 bytes" "≤ 2.0 ×"
    row "GET /tasks, signed in, $(grep -o '"taskType"' "$work/list.json" | wc -l) tasks, $(wc -c <"$work/list.json") bytes, CPU a request" \
        "$(typical list.cpu) µs" "—" "—" "≤ 25 µs"
    row "GET /tasks, requests a second on one core" "$(typical list.rate) /s" "—" "—" "≥ 40,000/s"
    row "GET /tasks, p99 at 64 connections" "$(typical list.p99) ms" "—" "—" "< 4 ms"
    settle "$one_pid"
    start_tasks tasks-2 2 "sqlite://$work/tasks-2.sqlite"
    curl -fsS -o /dev/null "$url/tasks" "${bearer[@]}"
    scale "$one/tasks" "$url/tasks"
    compare "GET /tasks, two loops on two cores" /s 0 "$two_rate" "$one_rate" "one loop on one core" "≥ 1.8 ×"
    bearer=()
    stop "$one_pid"
    measure_evidence "SQLite"
    stop "$pid"
    exclusive=true start_tasks tasks-x 1 "sqlite://$work/tasks-x.sqlite" taskset -c 0
    bearer=(-H "Authorization: Bearer $access")
    curl -fsS -o /dev/null "$url/tasks" "${bearer[@]}"
    declare -gA samples=()
    for ((round = 0; round < rounds; round++)); do sample exclusive "$pid" "$url/tasks"; done
    row "GET /tasks, the file its own (DATABASE_EXCLUSIVE), CPU a request" "$(typical exclusive.cpu) µs" "—" "—" "≤ 25 µs"
    bearer=()
    stop "$pid"
    start_postgres
    start_tasks tasks-pg 2 "$postgres_url"
    measure_evidence "PostgreSQL"
    evidence=$(calculate "$requests / $micros * 1000000" 0)
    stop "$pid"
    measure_pgbench
    compare "Evidence on PostgreSQL, beside a transaction of its kind sent as one" /s 0 "$evidence" "$pgbench" "pgbench, TPC-B in a pipeline" "≥ 0.6 ×"
    stop "$postgres_pid" "$auth_pid" "$profile_pid" "$sandbox_pid"
}
