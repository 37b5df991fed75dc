# shellcheck shell=bash
# shellcheck disable=SC2034,SC2154  # variables are shared with Tools/bench and measure.sh
# The auth service on SQLite, as a user meets it: signed-in reads, refreshes, logins.

# Starts auth; its pid is in $pid and its address in $url: start_auth NAME LOOPS [COMMAND-PREFIX…]
start_auth() {
    local name=$1 loops=$2 port
    shift 2
    port=$(free_port)
    url=http://127.0.0.1:$port
    launch "$name" "$@" env -i PATH="$PATH" PORT="$port" LOOPS="$loops" SERVICE_SECRET="$secret" DATABASE_URL="sqlite://$work/auth.sqlite" \
        ADDRESS_LIMIT=0 LOG_LEVEL="${level:-info}" AUTH_HASH_THREADS=2 AUTH_SMS_PER_ADDRESS_HOURLY=100000 AUTH_SMS_GLOBAL_HOURLY=100000 AUTH_SMS_URL="$sandbox" AUTH_SMTP_URL="smtp://127.0.0.1:$smtp" "$bin/auth"
    await "$pid" "$url/ready"
}

start_sandbox() {
    local port
    port=$(free_port)
    smtp=$(free_port)
    sandbox=http://127.0.0.1:$port
    launch sandbox env -i PATH="$PATH" PORT="$port" SMTP_PORT="$smtp" LOOPS=1 ADDRESS_LIMIT=0 SERVICE_SECRET="$secret" \
        DATABASE_URL="sqlite://$work/sandbox.sqlite" "$bin/sandbox"
    sandbox_pid=$pid
    await "$sandbox_pid" "$sandbox/ready"
}

# Makes accounts through the API; leaves the access token of one in $access, the refresh tokens and the login bodies in files.
sign_up() {
    local count=$1 i
    rm -rf "$work/signup"
    mkdir -p "$work/signup"
    for ((i = 1; i <= count; i++)); do
        [[ $i -eq 1 ]] || echo next
        printf 'url = "%s/auth/signup"\nheader = "Content-Type: application/json"\noutput = "%s"\n' "$url" "$work/signup/$i"
        printf 'data = "{\\"name\\":\\"Bench\\",\\"email\\":\\"bench%d@example.com\\",\\"password\\":\\"Mountain7Path\\",\\"termsAccepted\\":true}"\n' "$i"
    done >"$work/signup.curl"
    curl -sS --no-progress-meter --fail --fail-early --parallel --parallel-max 8 -K "$work/signup.curl" 2>"$work/signup.log" || fail "signing up failed"
    cat "$work"/signup/* | grep -o '"refreshToken":"[^"]*"' | cut -d'"' -f4 >"$work/tokens"
    access=$(grep -o '"accessToken":"[^"]*"' "$work/signup/1" | cut -d'"' -f4)
    [[ $(wc -l <"$work/tokens") -eq "$count" && -n "$access" ]] || fail "a sign-up was not answered with tokens"
    for ((i = 1; i <= count; i++)); do
        printf '{"email":"bench%d@example.com","password":"Mountain7Path"}\n' "$i"
    done >"$work/logins"
}

# The unit in which reads are told: an answer of 13 bytes from evhttp in C. Its pid is in $bare_pid and its address in $bare.
start_bare() {
    local port
    port=$(free_port)
    bare=http://127.0.0.1:$port
    launch evhttp-bare taskset -c 0 "$work/evhttp_peer" "$port" && bare_pid=$pid
    await "$bare_pid" "$bare/plain"
}

measure_me() {
    local round node node_pid port auth1=$url auth1_pid=$pid quiet quiet_pid
    level=warning start_auth auth-quiet 1 taskset -c 0
    quiet=$url quiet_pid=$pid
    start_bare
    port=$(free_port) && node=http://127.0.0.1:$port
    launch node taskset -c 0 env -i "$(command -v node)" Tests/Benchmarks/Peers/node_peer.js "$port" && node_pid=$pid
    await "$node_pid" "$node/auth/me"
    declare -gA samples=()
    for ((round = 0; round < rounds; round++)); do
        bearer=(-H "Authorization: Bearer $access")
        sample me "$auth1_pid" "$auth1/auth/me"
        sample quiet "$quiet_pid" "$quiet/auth/me"
        bearer=()
        sample node "$node_pid" "$node/auth/me"
        sample bare "$bare_pid" "$bare/plain"
    done
    stop "$node_pid" "$quiet_pid" "$bare_pid"
    compare "GET /auth/me, signed in, in bare answers" µs 1 "$(typical me.cpu)" "$(typical bare.cpu)" "evhttp, 13 bytes" "≤ 2.0 ×"
    compare "GET /auth/me, what its log line costs" µs 1 "$(typical me.cpu)" "$(typical quiet.cpu)" "LOG_LEVEL=warning" —
    compare "GET /auth/me, signed in, CPU a request" µs 1 "$(typical me.cpu)" "$(typical node.cpu)" "Node, JSON only" "≤ 25 µs"
    compare "GET /auth/me, requests a second on one core" /s 0 "$(typical me.rate)" "$(typical node.rate)" "Node, JSON only" "≥ 40,000/s"
    compare "GET /auth/me, p99 at 64 connections" ms 2 "$(typical me.p99)" "$(typical node.p99)" "Node, JSON only" "< 4 ms"
    pid=$auth1_pid url=$auth1
}

# Each run trades tokens of sessions that no other run has touched: 65 of them for 64 connections, as wrk asks once in vain.
measure_refresh() {
    local round rates=() cpus=() before
    for ((round = 0; round < rounds; round++)); do
        sed -n "$((round * 65 + 1)),$((round * 65 + 65))p" "$work/tokens" >"$work/tokens-$round"
        settle "$pid"
        before=$(cpu "$pid")
        load 1 -t1 -c64 "-d${seconds}s" "$url" refresh "$work/tokens-$round"
        rates+=("$(calculate "$requests / $micros * 1000000" 0)")
        cpus+=("$(calculate "($(cpu "$pid") - $before) / $requests" 1)")
    done
    row "POST /auth/refresh, durable, on one core" "$(median "${rates[@]}") /s" "—" "—" "≥ 5,000/s"
    row "POST /auth/refresh, CPU a request" "$(median "${cpus[@]}") µs" "—" "—" "—"
}

# Logins on both cores, with a calm stream of signed-in reads beside them.
measure_login() {
    local round logins=() hashes=() reads=() reader
    for ((round = 0; round < rounds; round++)); do
        settle "$pid"
        (
            bearer=(-H "Authorization: Bearer $access")
            load 0,1 -t1 -c4 "-d${seconds}s" "$url/auth/me" paced 20
            calculate "$p95 / 1000" >"$work/reads"
        ) &
        reader=$!
        load 0,1 -t1 -c8 "-d${seconds}s" "$url" login "$work/logins"
        wait "$reader" || fail "the reads beside the logins failed"
        logins+=("$(calculate "$requests / $micros * 1000000" 1)")
        reads+=("$(cat "$work/reads")")
        settle "$pid"
        hashes+=("$("$work/sodium_peer" hash 2 "$seconds")")
    done
    compare "POST /auth/login, both cores" /s 1 "$(median "${logins[@]}")" "$(median "${hashes[@]}")" "bare argon2id, 2 threads" "≥ 0.90 ×"
    row "GET /auth/me meanwhile, p95" "$(median "${reads[@]}") ms" "—" "—" "< 20 ms"
}

measure_auth() {
    local one one_pid
    start_sandbox
    start_auth auth-setup 2
    sign_up $((rounds * 65 > 64 ? rounds * 65 : 64))
    settle "$pid"
    settle "$sandbox_pid"
    measure_login
    stop "$pid"

    start_auth auth-1 1 taskset -c 0
    one=$url one_pid=$pid
    measure_me
    measure_refresh
    settle "$one_pid"
    start_auth auth-2 2
    bearer=(-H "Authorization: Bearer $access")
    scale "$one/auth/me" "$url/auth/me"
    bearer=()
    compare "GET /auth/me, two loops on two cores" /s 0 "$two_rate" "$one_rate" "one loop on one core" "≥ 1.8 ×"
    stop "$pid" "$one_pid" "$sandbox_pid"
}
