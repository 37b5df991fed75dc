# shellcheck shell=bash
# shellcheck disable=SC2034,SC2154  # variables are shared with Tools/bench and measure.sh
# 300 interactions against one small server: `barbell contract verify` beside the public Pact verifier.

# A pact of COUNT interactions with the bare server: write_pact FILE COUNT
write_pact() {
    python3 - "$1" "$2" <<'PYTHON'
import json, sys
kind = lambda match, **more: {"matchers": [dict(match=match, **more)]}
def interaction(number):
    return {
        "description": f"asks for thing {number:04}",
        "request": {"method": "GET", "path": f"/things/{number}", "headers": {"Accept": "application/json"}},
        "response": {
            "status": 200, "headers": {"Content-Type": "application/json"},
            "body": {"id": str(number), "name": "Band", "price": {"amount": 1, "currency": "SAR"}, "rating": 1.5, "inStock": True, "tags": [{"slug": "x"}]},
            "matchingRules": {"body": {
                "$.name": kind("type"), "$.price.amount": kind("integer"), "$.price.currency": kind("regex", regex="^[A-Z]{3}$"),
                "$.rating": kind("decimal"), "$.inStock": kind("type"), "$.tags": kind("type", min=1), "$.tags[*].slug": kind("type")}}},
    }
pact = {
    "consumer": {"name": "bench"}, "provider": {"name": "things"}, "interactions": [interaction(n) for n in range(int(sys.argv[2]))],
    "metadata": {"pactSpecification": {"version": "3.0.0"}},
}
json.dump(pact, open(sys.argv[1], "w"))
PYTHON
}

measure_pacts() {
    local round port address begin text ours=() one=() peer=()
    pact_verifier || fail "the public Pact verifier cannot be installed"
    mkdir -p "$work/pacts"
    write_pact "$work/pacts/bench-things.json" 300
    port=$(free_port) && address=http://127.0.0.1:$port
    launch things "$bench" serve "$port" 1 "$work/pacts"
    await "$pid" "$address/plain"
    for ((round = 0; round < rounds; round++)); do
        begin=$(milliseconds)
        text=$("$barbell" contract verify --service "things=$address" "$work/pacts") || fail "the pacts failed: $text"
        ours+=("$(calculate "$(milliseconds) - $begin" 0)")
        [[ "$text" == *"300 interactions: 300 passed"* ]] || fail "not 300 interactions passed: $text"
        begin=$(milliseconds)
        text=$("$barbell" contract verify -j 1 --service "things=$address" "$work/pacts") || fail "the pacts failed: $text"
        one+=("$(calculate "$(milliseconds) - $begin" 0)")
        begin=$(milliseconds)
        "$pact" verifier --file "$work/pacts/bench-things.json" --hostname 127.0.0.1 --port "$port" --provider-name things \
            --no-colour >"$work/pact-verifier.log" 2>&1 || fail "the public verifier failed; its output is $work/pact-verifier.log"
        peer+=("$(calculate "$(milliseconds) - $begin" 0)")
    done
    stop "$pid"
    compare "300 interactions of a pact" ms 0 "$(median "${ours[@]}")" "$(median "${peer[@]}")" "pact verifier" "≤ 400 ms"
    compare "300 interactions of a pact, -j 1" ms 0 "$(median "${one[@]}")" "$(median "${peer[@]}")" "pact verifier" "≤ 400 ms"
}
