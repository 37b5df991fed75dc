# shellcheck shell=bash
# shellcheck disable=SC2034,SC2154  # variables are shared with Tools/bench and measure.sh
# The barbell command: its start, the stack's start, a run of flows, and what idle services weigh.

# 50 flows of 6 cheap steps: what is timed is the runner, not argon2id.
write_flows() {
    local folder=$1 i
    mkdir -p "$folder"
    for ((i = 1; i <= 50; i++)); do
        cat >"$folder/flow-$i.hurl" <<'FLOW'
# @title Cheap answers

# @step Health
GET {{auth}}/health
HTTP 200
[Captures]
service: jsonpath "$.service"
[Asserts]
jsonpath "$.status" == "ok"

# @step Ready
GET {{auth}}/ready
HTTP 200
[Asserts]
jsonpath "$.service" == {{service}}

# @step Keys
GET {{auth}}/.well-known/jwks.json
HTTP 200
[Asserts]
jsonpath "$.keys[0].kty" == "OKP"
jsonpath "$.keys" count >= 2

# @step Nothing here
GET {{auth}}/nothing/here
HTTP 404
[Asserts]
jsonpath "$.code" == "not_found"

# @step A refresh token of nobody
POST {{auth}}/auth/refresh
{ "refreshToken": "r1.bm9ib2R5.{{unique}}" }
HTTP 401
[Asserts]
jsonpath "$.code" == "unauthenticated"

# @step Not signed in
GET {{auth}}/auth/me
HTTP 401
[Asserts]
jsonpath "$.code" == "unauthenticated"
header "WWW-Authenticate" == "Bearer"
FLOW
    done
}

# Resident memory of a service of the running stack, in MB: resident NAME UP-JSON
resident() {
    local pid
    pid=$(grep -o "\"$1\":{[^}]*}" <<<"$2" | grep -o '"pid":[0-9]*' | cut -d: -f2)
    awk '/^VmRSS/ { printf "%.1f", $2 / 1024 }' "/proc/$pid/status"
}

measure_tools() {
    local round begin ups=() runs=() json name folder="$work/stack" text
    row "barbell --help, start to end" "$("$bench" spawn 30 "$barbell" --help) ms" "$("$bench" spawn 30 /bin/true) ms (/bin/true)" "—" "≤ 30 ms"

    write_flows "$work/flows"
    stacks+=("$folder")
    for ((round = 0; round < rounds; round++)); do
        "$barbell" down --state "$folder" >/dev/null
        rm -rf "$folder"
        begin=$(milliseconds)
        json=$("$barbell" up --detach --state "$folder" --ports auto --bin-dir "$bin" --json) || fail "barbell up failed"
        ups+=("$(calculate "$(milliseconds) - $begin" 0)")
    done
    row "barbell up, every service ready" "$(median "${ups[@]}") ms" "—" "—" "≤ 1,000 ms"

    sleep 1
    for name in auth sandbox; do row "resident memory of $name, idle" "$(resident "$name" "${json//$'\n'/}") MB" "—" "—" "≤ 30 MB"; done

    for ((round = 0; round < rounds; round++)); do
        begin=$(milliseconds)
        text=$("$barbell" run --state "$folder" --report "$work/report" "$work/flows") || fail "the flows failed: $text"
        runs+=("$(calculate "$(milliseconds) - $begin" 0)")
    done
    grep -q 'tests="300"' "$work/report/junit.xml" || fail "the run did not have 300 steps"
    row "300 flow steps with reports" "$(median "${runs[@]}") ms" "—" "—" "≤ 300 ms"
    "$barbell" down --state "$folder" >/dev/null
    stacks=()
}
