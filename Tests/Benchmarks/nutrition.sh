# shellcheck shell=bash
# shellcheck disable=SC2034,SC2154  # variables are shared with Tools/bench and measure.sh
# Nutrition: a day's log, searches, plans, entries that are on disk before they are answered.

# Starts nutrition beside auth and profile; its pid is in $pid and its address in $url: start_nutrition LOG LOOPS DATABASE-URL [COMMAND-PREFIX…]
start_nutrition() {
    local name=$1 loops=$2 database=$3 port
    shift 3
    port=$(free_port)
    url=http://127.0.0.1:$port
    launch "$name" "$@" env -i PATH="$PATH" PORT="$port" LOOPS="$loops" SERVICE_SECRET="$secret" DATABASE_URL="$database" ADDRESS_LIMIT=0 \
        AUTH_URL="$auth" PROFILE_URL="$profile" NUTRITION_LIBRARY="$root/Services/Nutrition/Library" "$bin/nutrition"
    await "$pid" "$url/ready"
}

# Entries of 64 people: measure_logging NAME REACH
measure_logging() {
    settle "$pid"
    # One run: what it did stays done.
    load 0,1 -t1 -c64 "-d$((seconds * rounds))s" "$url" foods "$work/eaters"
    row "Foods logged, durable, $1, 64 people on both cores" "$(calculate "$requests / $micros * 1000000" 0) /s" "—" "—" "$2"
    row "The same, p95" "$(calculate "$p95 / 1000" 1) ms" "—" "—" "—"
}

# Takes somebody's first intake and makes their first plan: feed TOKEN
feed() {
    local by=(-H "Authorization: Bearer $1") try
    curl -fsS -o /dev/null -X PUT "$profile/profile/intake/first" "${by[@]}" -H 'Content-Type: application/json' \
        -d '{"gender":"male","mainGoal":"muscle_gain","workoutLocation":"gym"}' || fail "the intake was not taken"
    for ((try = 0; try < 50; try++)); do
        curl -fsS -o /dev/null -X POST "$one/nutrition/plans" "${by[@]}" 2>/dev/null && return
        sleep 0.1
    done
    fail "no plan was made"
}

measure_nutrition() {
    local auth auth_pid profile profile_pid one one_pid evhttp evhttp_pid port today entry token
    start_sandbox
    start_auth auth-nutrition 2
    auth=$url auth_pid=$pid
    start_profile profile-nutrition 2
    profile=$url profile_pid=$pid
    sign_in_by_phone 65 "$work/eaters"
    start_nutrition nutrition-1 1 "sqlite://$work/nutrition.sqlite" taskset -c 0
    one=$url one_pid=$pid
    port=$(free_port) && evhttp=http://127.0.0.1:$port
    launch evhttp taskset -c 0 "$work/evhttp_peer" "$port" && evhttp_pid=$pid
    await "$evhttp_pid" "$evhttp/plain"
    bearer=(-H "Authorization: Bearer $(tail -n 1 "$work/eaters")")
    while read -r token; do feed "$token"; done <"$work/eaters"
    today=$(curl -fsS "$one/nutrition/plan" "${bearer[@]}" | grep -o '"date":"[^"]*' | cut -d\" -f4)
    for entry in 1 2 3 4 5 6; do
        curl -fsS -o /dev/null "$one/nutrition/logs" "${bearer[@]}" -H 'Content-Type: application/json' \
            -d "{\"id\":\"01960f3e-7b6a-7c3e-9d2a-00000000000$entry\",\"category\":\"lunch\",\"foodId\":\"20045\",\"portion\":1}" || fail "a food was not logged"
    done
    curl -fsS "$one/nutrition/days/$today" "${bearer[@]}" >"$work/day.json" || fail "the day was not answered"
    curl -fsS "$one/nutrition/plan" "${bearer[@]}" >"$work/plan.json" || fail "the plan was not answered"
    declare -gA samples=()
    for ((round = 0; round < rounds; round++)); do
        sample day "$one_pid" "$one/nutrition/days/$today"
        sample plan "$one_pid" "$one/nutrition/plan"
        sample evhttp "$evhttp_pid" "$evhttp/plain"
    done
    compare "GET /nutrition/days/{date} with six entries, $(wc -c <"$work/day.json") bytes, CPU a request" µs 1 "$(typical day.cpu)" \
        "$(typical evhttp.cpu)" "a bare evhttp answer" "≤ 4 ×"
    compare "GET /nutrition/plan, four meals, $(wc -c <"$work/plan.json") bytes, CPU a request" µs 1 "$(typical plan.cpu)" \
        "$(typical evhttp.cpu)" "a bare evhttp answer" "—"
    stop "$evhttp_pid"
    printf '/nutrition/foods?q=%s&limit=20\n' rice chick chiken bread yog apple juice%20orange lentil labneh milk \
        %D8%A3%D8%B1%D8%B2 %D8%AF%D8%AC%D8%A7%D8%AC %D9%81%D9%88%D9%84 %D8%AA%D9%85%D8%B1 %D8%AD%D9%84%D9%8A%D8%A8 >"$work/searches"
    load 1 -t1 -c1 "-d${seconds}s" "$one" get "$work/searches"
    row "Searches of $(curl -fsS "$one/nutrition/foods?limit=1" "${bearer[@]}" | grep -o '"total":[0-9]*' | cut -d: -f2) foods in two languages, p95" \
        "$(calculate "$p95 / 1000" 2) ms" "—" "—" "< 5 ms"
    bearer=()
    load 1 -t1 -c1 "-d${seconds}s" "$one" plans "$work/eaters"
    row "Plans of a week made and kept, one after the other, p95" "$(calculate "$p95 / 1000" 1) ms" "—" "—" "< 20 ms"
    row "The foods for apps, Brotli" "$(calculate "$(curl -fsS -H 'Accept-Encoding: br' "$one/nutrition/library" | wc -c) / 1000" 0) kB" "—" "—" "—"
    stop "$one_pid"
    start_nutrition nutrition-2 2 "sqlite://$work/nutrition-2.sqlite"
    measure_logging SQLite "≥ 2,000/s"
    stop "$pid"
    start_postgres
    start_nutrition nutrition-pg 2 "${postgres_url%/*}/nutrition"
    measure_logging PostgreSQL "—"
    stop "$pid" "$postgres_pid" "$auth_pid" "$profile_pid" "$sandbox_pid"
}
