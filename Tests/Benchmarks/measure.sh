# shellcheck shell=bash
# shellcheck disable=SC2034,SC2154  # variables are shared with Tools/bench and measure.sh
# What the parts of Tools/bench share: processes that end with the script, load from wrk, medians, rows of the table.

secret=$(head -c 24 /dev/urandom | od -An -tx1 | tr -d ' \n') # one for all parts, which share their databases
running=()   # pids of what was started and not yet stopped
stacks=()    # state folders of `barbell up`
table=$'work\tours\tpeer\tratio\treach\n'
results=()   # figures that prove requirements, as lines of results.tsv

fail() { printf 'bench: %s\n' "$*" >&2; exit 1; }

# Starts a process that ends with the script; its pid is in $pid: launch LOG COMMAND…
launch() {
    local log=$1
    shift
    "$@" >"$work/$log.log" 2>&1 &
    pid=$!
    running+=("$pid")
}

# Waits until URL answers, while the process lives: await PID URL
await() {
    local try
    for ((try = 0; try < 200; try++)); do
        curl -fs -o /dev/null "$2" 2>/dev/null && return
        kill -0 "$1" 2>/dev/null || fail "the server of $2 ended; its log is in $work"
        sleep 0.05
    done
    fail "$2 does not answer"
}

# Ends processes, and waits for their end: stop PID…
stop() {
    local one try left=()
    kill "$@" 2>/dev/null || true
    for one in "$@"; do
        for ((try = 0; try < 120; try++)); do
            kill -0 "$one" 2>/dev/null || break
            sleep 0.1
        done
        kill -9 "$one" 2>/dev/null || true
        wait "$one" 2>/dev/null || true
    done
    for one in "${running[@]}"; do [[ " $* " == *" $one "* ]] || left+=("$one"); done
    running=("${left[@]}")
}

stop_all() {
    local folder
    [[ ${#running[@]} -eq 0 ]] || stop "${running[@]}"
    for folder in "${stacks[@]}"; do "$barbell" down --state "$folder" >/dev/null 2>&1 || true; done
}

free_port() { "$bench" ports 1; }

# Loads URL and leaves requests, micros, errors, p50, p95, p99 (microseconds) behind: load CORES WRK-OPTIONS URL MODE [VALUE]
load() {
    local cores=$1 result
    shift
    local words=("$@") options=() mode=()
    while [[ ${#words[@]} -gt 0 && "${words[0]}" != http* ]]; do options+=("${words[0]}"); words=("${words[@]:1}"); done
    mode=("${words[@]:1}")
    result=$(taskset -c "$cores" wrk "${options[@]}" "${bearer[@]}" -s "$root/Tests/Benchmarks/load.lua" "${words[0]}" -- "${mode[@]}" | grep '^RESULT')
    # shellcheck disable=SC2034  # each caller reads what it needs
    read -r _ requests micros errors p50 p95 p99 <<<"$result"
    [[ "$errors" -eq 0 && "$requests" -gt 0 ]] || fail "${words[0]} ${mode[0]}: $errors of $requests requests failed"
}

# CPU time a process has used so far, in microseconds (Linux counts it in hundredths of a second).
cpu() { awk '{ sub(/.*\) /, ""); print ($12 + $13) * 10000 }' "/proc/$1/stat"; }

# Waits until a process has nothing to do.
settle() {
    local try before after
    for ((try = 0; try < 100; try++)); do
        before=$(cpu "$1")
        sleep 0.2
        after=$(cpu "$1")
        [[ $((after - before)) -gt 10000 ]] || return 0
    done
}

calculate() { awk "BEGIN { printf \"%.${2:-2}f\", $1 }"; }
ratio() { awk "BEGIN { r = $1 / $2; printf r < 0.1 ? \"%.3f\" : \"%.2f\", r }"; }
median() { printf '%s\n' "$@" | sort -g | awk '{ v[NR] = $1 } END { print v[int((NR + 1) / 2)] }'; }
milliseconds() { calculate "${EPOCHREALTIME/./} / 1000" 1; }

# Prints a row: row WORK OURS PEER RATIO REACH
row() {
    local line
    line=$(printf '%s\t' "${@:1:4}")$5
    table+=$line$'\n'
    # Progress for whoever waits; the table itself is on standard output at the end.
    printf '  %s: %s (%s)\n' "$1" "$2" "${3:--}" >&2
}

# A row whose ratio is computed: compare WORK UNIT DIGITS OURS PEER PEER-NAME REACH
compare() { row "$1" "$(calculate "$4" "$3") $2" "$(calculate "$5" "$3") $2 ($6)" "$(ratio "$4" "$5")" "$7"; }

# What a figure was measured on.
machine() {
    # shellcheck source=/dev/null
    printf '%s cores, %s, %s GB, %s%s' "$(nproc)" "$(sed -n 's/^model name[^:]*: *//p' /proc/cpuinfo | head -n 1)" \
        "$(awk '/^MemTotal/ { printf "%.0f", $2 / 1048576 }' /proc/meminfo)" "$(source /etc/os-release && echo "$NAME $VERSION_ID")" \
        "${debug:+, debug build}"
}

# Keeps a figure that proves a requirement while it is within its limit: prove ID FIGURE LIMIT UNIT, the limit as in "< 15"
prove() { results+=("$1"$'\t'"$2"$'\t'"$3"$'\t'"$4"$'\tTools/bench '"$part"$'\t'"$(date -u +%F)"$'\t'"$(machine)"); }

# Writes the figures into the committed file, instead of earlier ones for the same requirements; the others stay.
keep_results() {
    local file=$root/Tests/Benchmarks/results.tsv
    [[ ${#results[@]} -gt 0 ]] || return 0
    {
        grep -E '^#|^id' "$file"
        {
            awk -F'\t' 'FNR == NR { new[$1]; next } !/^#|^id\t/ && !($1 in new)' <(printf '%s\n' "${results[@]}") "$file"
            printf '%s\n' "${results[@]}"
        } | LC_ALL=C sort
    } >"$work/results.tsv"
    cp "$work/results.tsv" "$file"
}
