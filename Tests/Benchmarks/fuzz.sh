# shellcheck shell=bash
# shellcheck disable=SC2034,SC2154  # variables are shared with Tools/bench and measure.sh
# Cases a second of `barbell fuzz` beside schemathesis, on the tasks service of one stack.

# The command in $schemathesis; installed beside the results when the machine has none.
find_schemathesis() {
    schemathesis=$(command -v schemathesis) && return
    local tools="$work/schemathesis"
    [[ -x "$tools/bin/schemathesis" ]] ||
        { python3 -m venv "$tools" >/dev/null && "$tools/bin/pip" install --quiet --disable-pip-version-check schemathesis==4.32.5 >/dev/null; } ||
        fail "schemathesis cannot be installed"
    schemathesis="$tools/bin/schemathesis"
}

# The number of a member of a JSON text: member NAME TEXT
member() { grep -o "\"$1\": *[0-9.]*" <<<"$2" | head -n 1 | grep -o '[0-9.]*$'; }

measure_fuzz() {
    local folder="$work/fuzz-stack" json round text token auth tasks cases took schemathesis rates=() peers=()
    find_schemathesis
    stacks+=("$folder")
    "$barbell" down --state "$folder" >/dev/null
    rm -rf "$folder"
    json=$("$barbell" up --detach --state "$folder" --ports auto --bin-dir "$bin" --json) || fail "barbell up failed"
    json=${json//$'\n'/}
    auth=$(grep -o '"auth": *{[^}]*}' <<<"$json" | grep -o 'http://[^"]*' | head -n 1)
    tasks=$(grep -o '"tasks": *{[^}]*}' <<<"$json" | grep -o 'http://[^"]*' | head -n 1)
    [[ -n "$auth" && -n "$tasks" ]] || fail "the stack did not say where it is"
    token=$(curl -fsS "$auth/auth/signup" -H 'Content-Type: application/json' \
        -d '{"name":"Bench","email":"bench@example.com","password":"Mountain7Path","termsAccepted":true}' |
        grep -o '"accessToken":"[^"]*"' | cut -d'"' -f4) || fail "nobody could sign up"

    for ((round = 0; round < rounds; round++)); do
        text=$("$barbell" fuzz tasks --state "$folder" --seed $((round + 1)) --json) || true
        [[ "$(member cases "$text")" -gt 0 ]] || fail "barbell fuzz sent nothing"
        rates+=("$(member wallCasesPerSecond "$text")")
        cases=$(member cases "$text")

        # Its caches would change what it does the next time.
        rm -rf "$work/peer"
        mkdir -p "$work/peer"
        text=$(cd "$work/peer" && "$schemathesis" run "$tasks/openapi.json" -H "Authorization: Bearer $token" --phases examples,coverage,fuzzing \
            --max-examples 50 --seed $((round + 1)) --no-shrink --no-color 2>&1) || true
        took=$(grep -o 'in [0-9.]*s =*$' <<<"$text" | tail -n 1 | grep -o '[0-9.]*' | head -n 1)
        [[ -n "$took" ]] || fail "schemathesis did not end as it should: ${text: -400}"
        peers+=("$(calculate "$(grep -o '[0-9]* generated' <<<"$text" | grep -o '[0-9]*') / $took" 0)")
    done
    row "Fuzzing the tasks service, $cases cases, a second" "$(median "${rates[@]}") /s" "$(median "${peers[@]}") /s (schemathesis)" \
        "$(ratio "$(median "${rates[@]}")" "$(median "${peers[@]}")")" "≥ 2,000/s"
    "$barbell" down --state "$folder" >/dev/null
    stacks=()
}
