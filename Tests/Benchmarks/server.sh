# shellcheck shell=bash
# shellcheck disable=SC2034,SC2154  # variables are shared with Tools/bench and measure.sh
# The bare server beside evhttp from C and nginx: one loop on the first core, wrk on the second.

# Adds a run's CPU a request, requests a second and p99 to the lists of NAME: sample NAME PID URL
sample() {
    local before
    before=$(cpu "$2")
    load 1 -t1 -c64 "-d${seconds}s" "$3" same
    samples[$1.cpu]+=" $(calculate "($(cpu "$2") - $before) / $requests")"
    samples[$1.rate]+=" $(calculate "$requests / $micros * 1000000" 0)"
    samples[$1.p99]+=" $(calculate "$p99 / 1000")"
}

# The median of a list that `sample` filled: typical NAME.WHAT
# shellcheck disable=SC2086  # a list of numbers
typical() { median ${samples[$1]}; }

# Runs of one loop on one core and two loops on two, wrk beside each on the same cores, so that each loop has the same half of
# a core pair; leaves the ratio of their rates in $scaling: scale PID1 URL1 URL2 [wrk options]
scale() {
    local round one=() two=() url1=$1 url2=$2
    shift 2
    for ((round = 0; round < rounds; round++)); do
        load 0 -t1 -c32 "-d${seconds}s" "$@" "$url1" same
        one+=("$(calculate "$requests / $micros * 1000000" 0)")
        load 0,1 -t2 -c64 "-d${seconds}s" "$@" "$url2" same
        two+=("$(calculate "$requests / $micros * 1000000" 0)")
    done
    one_rate=$(median "${one[@]}")
    two_rate=$(median "${two[@]}")
}

measure_server() {
    local port round name ours evhttp nginx ours_pid evhttp_pid nginx_pid both
    declare -gA samples=()
    mkdir -p "$work/www"
    head -c 1024 /dev/zero | tr '\0' x >"$work/www/1k"

    port=$(free_port) && ours=http://127.0.0.1:$port
    launch ours taskset -c 0 "$bench" serve "$port" 1 "$work/www" && ours_pid=$pid
    port=$(free_port) && evhttp=http://127.0.0.1:$port
    launch evhttp taskset -c 0 "$work/evhttp_peer" "$port" && evhttp_pid=$pid
    port=$(free_port) && nginx=http://127.0.0.1:$port
    sed "s|@FOLDER@|$work|; s|@PORT@|$port|" Tests/Benchmarks/Peers/nginx.conf.in >"$work/nginx.conf"
    launch nginx taskset -c 0 "$nginx_command" -p "$work" -c "$work/nginx.conf" && nginx_pid=$pid
    await "$ours_pid" "$ours/plain"
    await "$evhttp_pid" "$evhttp/plain"
    await "$nginx_pid" "$nginx/plain"

    for ((round = 0; round < rounds; round++)); do
        sample ours "$ours_pid" "$ours/plain"
        sample evhttp "$evhttp_pid" "$evhttp/plain"
        sample nginx "$nginx_pid" "$nginx/plain"
        sample ours-file "$ours_pid" "$ours/1k"
        sample nginx-file "$nginx_pid" "$nginx/1k"
    done
    stop "$evhttp_pid" "$nginx_pid"

    for name in evhttp nginx; do
        compare "13 bytes, CPU a request" µs 1 "$(typical ours.cpu)" "$(typical $name.cpu)" "$name" —
        compare "13 bytes, requests a second on one core" /s 0 "$(typical ours.rate)" "$(typical $name.rate)" "$name" —
        compare "13 bytes, p99 at 64 connections" ms 2 "$(typical ours.p99)" "$(typical $name.p99)" "$name" —
    done
    compare "1 KB file, CPU a request" µs 1 "$(typical ours-file.cpu)" "$(typical nginx-file.cpu)" nginx —
    compare "1 KB file, requests a second on one core" /s 0 "$(typical ours-file.rate)" "$(typical nginx-file.rate)" nginx —

    port=$(free_port) && both=http://127.0.0.1:$port
    launch ours-2 "$bench" serve "$port" 2 "$work/www"
    await "$pid" "$both/plain"
    scale "$ours/plain" "$both/plain"
    compare "13 bytes, two loops on two cores" /s 0 "$two_rate" "$one_rate" "one loop on one core" "≥ 1.8 ×"
    stop "$ours_pid" "$pid"
}
