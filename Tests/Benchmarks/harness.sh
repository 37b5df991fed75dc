# shellcheck shell=bash
# shellcheck disable=SC2034,SC2154  # variables are shared with Tools/bench and measure.sh
# The harness beside its peers: 300 steps with reports against Tavern and behave, a start, and a comparison of documents.

# Python tools in a folder of their own, so that pins of one do not move another's: peer_tools NAME PACKAGE…
peer_tools() {
    local folder=$root/out/peers/$1
    shift
    if [[ ! -f "$folder/ready" ]]; then
        python3 -m venv "$folder" && "$folder/bin/pip" install --quiet --disable-pip-version-check "$@" >&2 || fail "cannot install $*"
        touch "$folder/ready"
    fi
}

# The six steps of tools.sh's flows as Tavern writes them, 50 times: write_tavern FOLDER AUTH-URL
write_tavern() {
    local folder=$1 auth=$2 i
    mkdir -p "$folder"
    for ((i = 1; i <= 50; i++)); do
        cat >"$folder/test_$i.tavern.yaml" <<TAVERN
test_name: Cheap answers $i
stages:
  - name: Health
    request: {url: "$auth/health", method: GET}
    response: {status_code: 200, strict: false, json: {status: ok}, save: {json: {service: service}}}
  - name: Ready
    request: {url: "$auth/ready", method: GET}
    response: {status_code: 200, strict: false, json: {service: "{service}"}}
  - name: Keys
    request: {url: "$auth/.well-known/jwks.json", method: GET}
    response: {status_code: 200, strict: false, json: {keys: [{kty: OKP}]}}
  - name: Nothing here
    request: {url: "$auth/nothing/here", method: GET}
    response: {status_code: 404, strict: false, json: {code: not_found}}
  - name: A refresh token of nobody
    request: {url: "$auth/auth/refresh", method: POST, json: {refreshToken: "r1.bm9ib2R5.$i"}}
    response: {status_code: 401, strict: false, json: {code: unauthenticated}}
  - name: Not signed in
    request: {url: "$auth/auth/me", method: GET}
    response: {status_code: 401, strict: false, json: {code: unauthenticated}, headers: {WWW-Authenticate: Bearer}}
TAVERN
    done
}

# The same as behave's features, with the glue code that it needs: write_behave FOLDER AUTH-URL
write_behave() {
    local folder=$1 auth=$2 i
    mkdir -p "$folder/steps"
    cat >"$folder/steps/calls.py" <<PYTHON
import requests
from behave import given, then, when

session = requests.Session()


@when('I {method} "{path}"')
def call(context, method, path):
    context.answer = session.request(method, "$auth" + path)


@when('I POST a refresh token of nobody')
def refresh(context):
    context.answer = session.post("$auth/auth/refresh", json={"refreshToken": "r1.bm9ib2R5.x"})


@then('it is {status:d} and "{member}" is "{value}"')
def check(context, status, member, value):
    assert context.answer.status_code == status, context.answer.text
    found = context.answer.json()
    for name in member.split("."):
        found = found[int(name)] if name.isdigit() else found[name]
    assert found == value, found
PYTHON
    for ((i = 1; i <= 50; i++)); do
        cat >"$folder/flow_$i.feature" <<'FEATURE'
Feature: Cheap answers
  Scenario: Six calls
    When I GET "/health"
    Then it is 200 and "status" is "ok"
    When I GET "/ready"
    Then it is 200 and "service" is "auth"
    When I GET "/.well-known/jwks.json"
    Then it is 200 and "keys.0.kty" is "OKP"
    When I GET "/nothing/here"
    Then it is 404 and "code" is "not_found"
    When I POST a refresh token of nobody
    Then it is 401 and "code" is "unauthenticated"
    When I GET "/auth/me"
    Then it is 401 and "code" is "unauthenticated"
FEATURE
    done
}

# Milliseconds of a command that must succeed: timed COMMAND…
timed() {
    local begin
    begin=$(milliseconds)
    "$@" >"$work/timed.log" 2>&1 || { tail -n 20 "$work/timed.log" >&2; fail "$1 failed"; }
    calculate "$(milliseconds) - $begin" 0
}

measure_harness() {
    local round folder="$work/harness" auth json ours=() two=() tavern=() behave=()
    peer_tools runners tavern==3.7.1 'pytest<9' behave==1.3.3 requests
    local python=$root/out/peers/runners/bin
    stacks+=("$folder")
    json=$("$barbell" up --detach --state "$folder" --ports auto --bin-dir "$bin" --json) || fail "barbell up failed"
    auth=$(grep -o '"auth":{[^}]*}' <<<"${json//$'\n'/}" | grep -o 'http://127.0.0.1:[0-9]*' | head -n 1)
    write_flows "$work/flows"
    write_tavern "$work/tavern" "$auth"
    write_behave "$work/behave" "$auth"
    for ((round = 0; round < rounds; round++)); do
        ours+=("$(timed "$barbell" run -j 1 --state "$folder" --report "$work/report" "$work/flows")")
        two+=("$(timed "$barbell" run -j 2 --state "$folder" --report "$work/report" "$work/flows")")
        tavern+=("$(timed "$python/python" -m pytest -q -p no:cacheprovider --junitxml "$work/tavern.xml" "$work/tavern")")
        behave+=("$(timed "$python/behave" --junit --junit-directory "$work/behave-xml" --format null "$work/behave")")
    done
    row "300 flow steps with reports, one worker" "$(median "${ours[@]}") ms" "$(median "${tavern[@]}") ms (Tavern)" \
        "$(calculate "$(median "${ours[@]}") / $(median "${tavern[@]}")" 3)" "≤ 300 ms"
    row "300 flow steps with reports, two workers" "$(median "${two[@]}") ms" "$(median "${behave[@]}") ms (behave, with glue code)" \
        "$(calculate "$(median "${two[@]}") / $(median "${behave[@]}")" 3)" "≤ 200 ms"
    row "start to end of a command line that only explains itself" "$("$bench" spawn 30 "$barbell" --help) ms" \
        "$("$bench" spawn 3 "$python/behave" --version) ms (behave)" "—" "≤ 30 ms"
    "$barbell" down --state "$folder" >/dev/null
    stacks=()

    # What the verdicts are worth is another question: contract-diff.sh counts the right ones over the corpus.
    peer_tools diff api-schema-diff==1.0.4
    local document=$root/Contracts/openapi/store.json ours_diff theirs
    ours_diff=$("$bench" spawn 20 "$barbell" contract diff "$document" "$document")
    theirs=$("$bench" spawn 3 "$root/out/peers/diff/bin/api-schema-diff" "$document" "$document")
    row "two documents of the store compared, start to end" "$ours_diff ms" "$theirs ms (api-schema-diff)" "$(ratio "$ours_diff" "$theirs")" "≤ 50 ms"
}
