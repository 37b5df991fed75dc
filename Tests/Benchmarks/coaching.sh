# shellcheck shell=bash
# shellcheck disable=SC2034,SC2154  # variables are shared with Tools/bench and measure.sh
# Coaching: streams that wait, and messages that arrive at the other end of them.

# Starts coaching beside auth and profile; its pid is in $pid and its address in $url: start_coaching LOG DATABASE-URL [COMMAND-PREFIX…]
start_coaching() {
    local name=$1 database=$2 port
    shift 2
    port=$(free_port)
    url=http://127.0.0.1:$port
    launch "$name" "$@" env -i PATH="$PATH" PORT="$port" LOOPS=2 SERVICE_SECRET="$secret" DATABASE_URL="$database" ADDRESS_LIMIT=0 LOG_LEVEL=warning \
        AUTH_URL="$auth" PROFILE_URL="$profile" COACHING_PUSH_URL="$sandbox" "$bin/coaching"
    await "$pid" "$url/ready"
}

# Gives everybody of a file a thread with a coach, and no limit of messages: prepare_threads TOKENS SQL-COMMAND…
prepare_threads() {
    local token
    while read -r token; do
        curl -fsS -o /dev/null "$url/coaching/quota" -H "Authorization: Bearer $token" || fail "somebody is not known"
    done <"$1"
    "${@:2}" <<'SQL' || fail "threads were not made"
INSERT INTO threads (client_id, coach_id, assignment, assigned_at, state, last_seq, sent, client_delivered, client_read, coach_delivered,
    coach_read, client_unread, coach_unread, last_at, created_at)
SELECT user_id, '01960f3e-7b6a-7c3e-9d2a-0000000000c0', 1, 0, 'open', 0, 0, 0, 0, 0, 0, 0, 0, 0, 0 FROM people WHERE true
ON CONFLICT (client_id) DO UPDATE SET coach_id = excluded.coach_id, assignment = 1;
INSERT INTO entitlements (user_id, tier, version) SELECT user_id, 'smart_premium', 1 FROM people;
SQL
}

# Messages to two readers each: measure_talk NAME TOKENS RATE [URL], with the streams at another replica
measure_talk() {
    settle "$pid"
    python3 "$root/Tests/Benchmarks/lines.py" talk "$url" "$2" "$3" "$((seconds * rounds))" "${@:4}" >"$work/talk" || fail "talking failed"
    local -A figure=()
    while IFS=$'\t' read -r name value; do figure[$name]=$value; done <"$work/talk"
    [[ "${figure[delivered of each]}" == 2.000 ]] || fail "not every message arrived at both readers: ${figure[delivered of each]}"
    row "Messages sent, durable, each to two open streams, $1" "${figure[sent a second]} /s" "—" "—" "$3/s"
    row "The same, answer to the sender, p95" "${figure[send p95]} ms" "—" "—" "< 20 ms"
    row "The same, arrival at a reader after sending, p95" "${figure[delivered p95]} ms" "—" "—" "< 100 ms"
}

measure_coaching() {
    local auth auth_pid profile profile_pid one one_pid before after holder used
    start_sandbox
    start_auth auth-coaching 2
    auth=$url auth_pid=$pid
    start_profile profile-coaching 2
    profile=$url profile_pid=$pid
    sign_in_by_phone 500 "$work/holders"
    head -n 64 "$work/holders" >"$work/talkers"
    start_coaching coaching-1 "sqlite://$work/coaching.sqlite"
    one_pid=$pid
    prepare_threads "$work/holders" sqlite3 "$work/coaching.sqlite"
    settle "$pid"
    before=$(awk '/^Rss:/ { print $2 }' "/proc/$pid/smaps_rollup")
    mkfifo "$work/hold"
    launch holders bash -c "python3 '$root/Tests/Benchmarks/lines.py' idle '$url' '$work/holders' 5000 <'$work/hold'"
    holder=$pid
    exec 9>"$work/hold"
    for ((try = 0; try < 600; try++)); do
        grep -q '^open 5000' "$work/holders.log" && break
        kill -0 "$holder" 2>/dev/null || fail "streams were not opened: $(tail -n 1 "$work/holders.log")"
        sleep 0.1
    done
    pid=$one_pid
    sleep 10
    used=$(cpu "$pid")
    sleep 10
    used=$(($(cpu "$pid") - used))
    after=$(awk '/^Rss:/ { print $2 }' "/proc/$pid/smaps_rollup")
    row "5,000 idle streams of 500 people, memory besides $((before / 1024)) MB" "$(((after - before) / 1024)) MB" "—" "—" "≤ 250 MB"
    row "The same, CPU" "$(calculate "$used / 100000" 1) % of a core" "—" "—" "—"
    exec 9>&-
    stop "$holder"
    pid=$one_pid
    measure_talk "SQLite" "$work/talkers" 1000
    stop "$one_pid"
    start_postgres
    start_coaching coaching-pg-1 "$postgres_url"
    one=$url one_pid=$pid
    prepare_threads "$work/talkers" psql -q "$postgres_url"
    start_coaching coaching-pg-2 "$postgres_url"
    measure_talk "two replicas on one PostgreSQL, the streams at the other one" "$work/talkers" 200 "$one"
    stop "$pid" "$one_pid" "$postgres_pid" "$auth_pid" "$profile_pid" "$sandbox_pid"
}
