# shellcheck shell=bash
# shellcheck disable=SC2034,SC2154  # variables are shared with Tools/bench and measure.sh
# Training: today's plan, searches, workouts that are on disk before they are answered, a year's chart, a phone's sync, the library's bundle.

# Starts training beside auth and profile; its pid is in $pid and its address in $url: start_training LOG LOOPS DATABASE-URL [COMMAND-PREFIX…]
start_training() {
    local name=$1 loops=$2 database=$3 port
    shift 3
    port=$(free_port)
    url=http://127.0.0.1:$port
    launch "$name" "$@" env -i PATH="$PATH" PORT="$port" LOOPS="$loops" SERVICE_SECRET="$secret" DATABASE_URL="$database" ADDRESS_LIMIT=0 \
        AUTH_URL="$auth" PROFILE_URL="$profile" TRAINING_LIBRARY="$root/Services/Training/Library" "$bin/training"
    await "$pid" "$url/ready"
}

# Signs COUNT people of IronLift in by the link of a mail; their access tokens go into a file, one a line: sign_in_by_mail COUNT FILE
sign_in_by_mail() {
    export auth sandbox
    # shellcheck disable=SC2016  # expanded by the inner shell
    seq 1 "$1" | xargs -P 8 -I{} bash -c '
        address=lifter{}@example.com json="Content-Type: application/json"
        curl -fsS -o /dev/null "$auth/auth/signup" -H "$json" -d "{\"product\":\"ironlift\",\"name\":\"Bench\",\"email\":\"$address\",\"password\":\"Mountain7Path\",\"termsAccepted\":true}"
        for try in $(seq 1 100); do
            token=$(curl -fsS "$sandbox/sandbox/messages?channel=mail&to=$address" | grep -o "\"token\":\"[^\"]*" | head -n 1 | cut -d\" -f4)
            [[ -z "$token" ]] || break
            sleep 0.05
        done
        curl -fsS -o /dev/null "$auth/auth/email/verify" -H "$json" -d "{\"token\":\"$token\"}"
        curl -fsS "$auth/auth/login" -H "$json" -d "{\"product\":\"ironlift\",\"email\":\"$address\",\"password\":\"Mountain7Path\"}" |
            grep -o "\"accessToken\":\"[^\"]*" | cut -d\" -f4' >"$2" || fail "people were not signed in"
    [[ $(wc -l <"$2") -eq "$1" ]] || fail "people were not signed in"
}

# Workouts of 25 sets of 64 people: measure_finishing NAME REACH
measure_finishing() {
    settle "$pid"
    # One run: what it did stays done.
    load 0,1 -t1 -c64 "-d$((seconds * rounds))s" "$url" workouts "$work/lifters"
    row "Workouts of 25 sets finished, durable, $1, 64 people on both cores" "$(calculate "$requests / $micros * 1000000" 0) /s" "—" "—" "$2"
    row "The same, p95" "$(calculate "$p95 / 1000" 1) ms" "—" "—" "—"
}

# What one phone does with much behind it: measure_phone NAME
measure_phone() {
    local what figure reach
    python3 Tests/Benchmarks/phone.py "$url" "$(tail -n 1 "$work/lifters")" >"$work/phone" || fail "the phone: see $work/phone"
    while IFS=$'\t' read -r what figure reach; do row "$what, $1" "$figure" "—" "—" "$reach"; done <"$work/phone"
}

measure_training() {
    local auth auth_pid profile profile_pid one one_pid evhttp evhttp_pid port
    start_sandbox
    start_auth auth-training 2
    auth=$url auth_pid=$pid
    start_profile profile-training 2
    profile=$url profile_pid=$pid
    sign_in_by_phone 1 "$work/trainee"
    sign_in_by_mail 65 "$work/lifters"
    start_training training-1 1 "sqlite://$work/training.sqlite" taskset -c 0
    one=$url one_pid=$pid
    port=$(free_port) && evhttp=http://127.0.0.1:$port
    launch evhttp taskset -c 0 "$work/evhttp_peer" "$port" && evhttp_pid=$pid
    await "$evhttp_pid" "$evhttp/plain"
    bearer=(-H "Authorization: Bearer $(cat "$work/trainee")")
    curl -fsS -o /dev/null -X PUT "$profile/profile/intake/first" "${bearer[@]}" -H 'Content-Type: application/json' \
        -d '{"gender":"male","mainGoal":"muscle_gain","workoutLocation":"gym"}' || fail "the intake was not taken"
    for ((try = 0; try < 50; try++)); do
        curl -fsS -o /dev/null "$one/training/plan/generate" "${bearer[@]}" -H 'Content-Type: application/json' -d '{}' 2>/dev/null && break
        sleep 0.1
    done
    curl -fsS "$one/training/plan/today" "${bearer[@]}" >"$work/today.json" || fail "today was not answered"
    declare -gA samples=()
    for ((round = 0; round < rounds; round++)); do
        sample today "$one_pid" "$one/training/plan/today"
        sample evhttp "$evhttp_pid" "$evhttp/plain"
    done
    compare "GET /training/plan/today, $(wc -c <"$work/today.json") bytes, CPU a request" µs 1 "$(typical today.cpu)" "$(typical evhttp.cpu)" \
        "a bare evhttp answer" "≤ 3 ×"
    stop "$evhttp_pid"
    printf '/training/exercises?q=%s&limit=20\n' bench squat bicep dumbel press pul curll row deadlift%20romanian \
        %D8%B3%D9%83%D9%88%D8%A7%D8%AA %D8%B6%D8%BA%D8%B7 %D8%AA%D8%AC%D8%AF%D9%8A%D9%81 >"$work/searches"
    load 1 -t1 -c1 "-d${seconds}s" "$one" get "$work/searches"
    row "Searches of $(curl -fsS "$one/training/exercises?limit=1" "${bearer[@]}" | grep -o '"total":[0-9]*' | cut -d: -f2) exercises in two languages, p95" \
        "$(calculate "$p95 / 1000" 2) ms" "—" "—" "< 5 ms"
    bearer=()
    row "The library for apps, Brotli" "$(calculate "$(curl -fsS -H 'Accept-Encoding: br' "$one/training/library" | wc -c) / 1000" 0) kB" "—" "—" "< 250 kB"
    stop "$one_pid"
    start_training training-2 2 "sqlite://$work/training-2.sqlite"
    measure_finishing SQLite "≥ 2,000/s"
    measure_phone SQLite
    stop "$pid"
    start_postgres
    start_training training-pg 2 "${postgres_url%/*}/training"
    measure_finishing PostgreSQL "≥ 1,000/s"
    measure_phone PostgreSQL
    stop "$pid" "$postgres_pid" "$auth_pid" "$profile_pid" "$sandbox_pid"
}
