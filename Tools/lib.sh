# shellcheck shell=bash
# What the scripts of this folder have in common; they source it.

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
export root
cd "$root" || exit 3

say() { printf '%s\n' "$*"; }

# The executables, with Swift's own libraries inside: they start faster and stay smaller.
release=(-c release --static-swift-stdlib)

build_release() {
    local product
    for product in barbell sandbox auth profile tasks media store; do swift build "${release[@]}" --product "$product" || return 1; done
    bin=$(swift build "${release[@]}" --show-bin-path)
    barbell="$bin/barbell"
}

# Starts the stack with its state in a new folder: start_stack FOLDER [barbell up options]
start_stack() {
    state=$1
    shift
    "$barbell" down --state "$state" >/dev/null
    rm -rf "$state"
    "$barbell" up --detach --faults --state "$state" --ports auto --bin-dir "$bin" "$@"
}

stop_stack() { [[ -z "${state:-}" ]] || "$barbell" down --state "$state" >/dev/null || true; }

# The value of an attribute of the first test suite in a JUnit file: suite_total FILE tests|failures|errors|skipped
suite_total() { sed -n "s/.*<testsuites\{0,1\} [^>]*\b$2=\"\([0-9]*\)\".*/\1/p" "$1" | head -n 1; }

# The public Pact verifier, installed once; it reports what it is used for unless told not to: pact_verifier; then "$pact" verifier …
pact_verifier() {
    export PACT_DO_NOT_TRACK=true
    pact=$root/out/pacts/bin/pact
    [[ -x "$pact" ]] && return
    python3 -m venv "$root/out/pacts" >/dev/null || return 1
    "$root/out/pacts/bin/pip" install --quiet --disable-pip-version-check 'pact-python-cli==1!0.10.9'
}
