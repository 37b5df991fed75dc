# shellcheck shell=bash
# shellcheck disable=SC2034,SC2154  # variables are shared with Tools/bench and measure.sh
# Coaching: streams that wait, and messages that arrive at the other end of them.

# Starts coaching beside auth and profile; its pid is in $pid and its address in $url: start_coaching LOG DATABASE-URL [COMMAND-PREFIX…]
start_coaching() {
    local name=$1 database=$2 port
    shift 2
    port=$(free_port)
    url=http://127.0.0.1:$port
    launch "$name" "$@" env -i PATH="$PATH" PORT="$port" LOOPS=2 SERVICE_SECRET="$secret" DATABASE_URL="$database" ADDRESS_LIMIT=0 \
        AUTH_URL="$auth" PROFILE_URL="$profile" COACHING_PUSH_URL="$sandbox" "$bin/coaching"
    await "$pid" "$url/ready"
}

# Signs COUNT people in and makes coaches of them; their ids and their tokens go into FILE.ids and FILE: sign_in_coaches COUNT FILE
sign_in_coaches() {
    local id refresh
    sign_in_by_phone "$1" "$2.people" 40000000
    grep -o '"user":{"id":"[^"]*' "$2.people.sessions" | cut -d'"' -f6 >"$2.ids"
    while read -r id; do SERVICE_SECRET=$secret "$barbell" role --service "auth=$auth" "$id" coach >/dev/null || fail "nobody became a coach"; done <"$2.ids"
    grep -o '"refreshToken":"[^"]*' "$2.people.sessions" | cut -d'"' -f4 | while read -r refresh; do
        curl -fsS "$auth/auth/refresh" -H "Content-Type: application/json" -d "{\"refreshToken\":\"$refresh\"}" | grep -o '"accessToken":"[^"]*' | cut -d'"' -f4
    done >"$2"
    [[ $(wc -l <"$2") -eq "$1" ]] || fail "coaches were not signed in"
}

# Gives everybody of a file a thread with one of the coaches, as many to each, and no limit of messages: prepare_threads TOKENS COACHES SQL-COMMAND…
prepare_threads() {
    local token coaches
    while read -r token; do
        curl -fsS -o /dev/null "$url/coaching/profile" -H "Authorization: Bearer $token" || fail "a coach is not known"
    done <"$2"
    while read -r token; do
        curl -fsS -o /dev/null "$url/coaching/quota" -H "Authorization: Bearer $token" || fail "somebody is not known"
    done <"$1"
    coaches=$(awk '{ printf "%s(%d, \x27%s\x27)", NR > 1 ? ", " : "", NR - 1, $1 }' "$2.ids")
    "${@:3}" <<SQL || fail "threads were not made"
WITH chosen (place, coach_id) AS (VALUES $coaches),
    clients AS (SELECT user_id, ROW_NUMBER() OVER (ORDER BY user_id) AS number FROM people WHERE user_id NOT IN (SELECT coach_id FROM chosen))
INSERT INTO threads (client_id, coach_id, assignment, assigned_at, state, last_seq, sent, client_delivered, client_read, coach_delivered,
    coach_read, client_unread, coach_unread, last_at, created_at)
SELECT user_id, coach_id, 1, 0, 'open', 0, 0, 0, 0, 0, 0, 0, 0, 0, 0 FROM clients
    JOIN chosen ON place = number % (SELECT COUNT(*) FROM chosen) WHERE true
ON CONFLICT (client_id) DO UPDATE SET coach_id = excluded.coach_id, assignment = 1;
INSERT INTO entitlements (user_id, tier, version) SELECT client_id, 'smart_premium', 1 FROM threads;
SQL
}

# Messages to a client's and their coach's streams: measure_talk NAME TOKENS COACHES RATE [URL], with the streams at another replica
measure_talk() {
    settle "$pid"
    python3 "$root/Tests/Benchmarks/lines.py" talk "$url" "$2" "$3" "$4" "$((seconds * rounds))" "${@:5}" >"$work/talk" || fail "talking failed"
    local -A figure=()
    while IFS=$'\t' read -r name value; do figure[$name]=$value; done <"$work/talk"
    [[ "${figure[delivered of each]}" == 2.000 ]] || fail "not every message arrived at both readers: ${figure[delivered of each]}"
    row "Coaching, messages of $(wc -l <"$2") clients of $(wc -l <"$3") coaches, durable, each told both, $1" "${figure[sent a second]} /s" "—" "—" "≥ 1,000/s"
    row "The same, answer to the sender, p95" "${figure[send p95]} ms" "—" "—" "< 20 ms"
    row "The same, arrival at a reader after sending, p95" "${figure[delivered p95]} ms" "—" "—" "< 100 ms"
}

# What 5,000 streams of a kind cost that nobody says anything in: measure_idle NAME events|socket TOKENS
measure_idle() {
    local one=$pid used
    settle "$one"
    rm -f "$work/hold"
    mkfifo "$work/hold"
    launch holders bash -c "python3 '$root/Tests/Benchmarks/lines.py' idle '$url' '$3' $2 5000 <'$work/hold'"
    exec 9>"$work/hold"
    for ((try = 0; try < 600; try++)); do
        grep -q '^open 5000' "$work/holders.log" && break
        kill -0 "$pid" 2>/dev/null || fail "streams were not opened: $(tail -n 1 "$work/holders.log")"
        sleep 0.1
    done
    sleep 10
    used=$(cpu "$one")
    sleep 10
    used=$(($(cpu "$one") - used))
    row "Coaching, 5,000 idle $1 of $(wc -l <"$3") people, memory of the process" "$(($(awk '/^Rss:/ { print $2 }' "/proc/$one/smaps_rollup") / 1024)) MB" \
        "—" "—" "≤ 250 MB"
    row "The same, CPU" "$(calculate "$used / 100000" 1) % of a core" "—" "—" "—"
    exec 9>&-
    stop "$pid"
    pid=$one
}

measure_coaching() {
    local auth auth_pid profile profile_pid one one_pid
    start_sandbox
    start_auth auth-coaching 2
    auth=$url auth_pid=$pid
    start_profile profile-coaching 2
    profile=$url profile_pid=$pid
    sign_in_by_phone 500 "$work/holders"
    head -n 64 "$work/holders" >"$work/talkers"
    sign_in_coaches 8 "$work/coaches"
    start_coaching coaching-1 "sqlite://$work/coaching.sqlite"
    prepare_threads "$work/holders" "$work/coaches" sqlite3 "$work/coaching.sqlite"
    measure_idle "streams" events "$work/holders"
    stop "$pid"
    # What was held open is not part of the next figure.
    start_coaching coaching-2 "sqlite://$work/coaching.sqlite"
    measure_idle "WebSockets" socket "$work/holders"
    measure_talk "SQLite" "$work/talkers" "$work/coaches" 1000
    stop "$pid"
    start_postgres
    start_coaching coaching-pg-1 "$postgres_url"
    one=$url one_pid=$pid
    prepare_threads "$work/talkers" "$work/coaches" psql -q "$postgres_url"
    start_coaching coaching-pg-2 "$postgres_url"
    measure_talk "two replicas on one PostgreSQL, the streams at the other one" "$work/talkers" "$work/coaches" 1000 "$one"
    stop "$pid" "$one_pid" "$postgres_pid" "$auth_pid" "$profile_pid" "$sandbox_pid"
}
