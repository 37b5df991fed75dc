# shellcheck shell=bash
# shellcheck disable=SC2034,SC2154  # variables are shared with Tools/bench and measure.sh
# Storage, JSON and tokens without a server around them.

measure_storage() {
    local round ours=() one=() batch=() file="$work/insert.sqlite"
    for ((round = 0; round < rounds; round++)); do
        rm -f "$file"*
        ours+=("$("$bench" insert "$file" 64 1)")
        rm -f "$file"*
        one+=("$("$work/sqlite_peer" "$file" 1 1)")
        rm -f "$file"*
        batch+=("$("$work/sqlite_peer" "$file" 64 1)")
    done
    rm -f "$file"*
    compare "durable insert, 64 writers" /s 0 "$(median "${ours[@]}")" "$(median "${one[@]}")" "C, a commit a row" "≥ 3,000/s"
    compare "durable insert, 64 writers" /s 0 "$(median "${ours[@]}")" "$(median "${batch[@]}")" "C, a commit for 64 rows" —
}

# The number that `bench` printed under a name: figure NAME TEXT
figure() { awk -v name="$1" '$1 == name { print $2 }' <<<"$2"; }

measure_json() {
    local text
    text=$("$bench" json 9)
    compare "JSON encode, 7 × 9 values" µs 1 "$(figure encode "$text")" "$(figure encode-foundation "$text")" "Foundation" —
    compare "JSON decode, 7 × 9 values" µs 1 "$(figure decode "$text")" "$(figure decode-foundation "$text")" "Foundation" —
}

measure_tokens() {
    local round text bare=()
    text=$("$bench" tokens 9)
    for ((round = 0; round < rounds; round++)); do bare+=("$("$work/sodium_peer" verify 3000)"); done
    compare "access token, first check" µs 1 "$(figure uncached "$text")" "$(median "${bare[@]}")" "bare Ed25519" —
    compare "access token, later checks" µs 2 "$(figure cached "$text")" "$(figure uncached "$text")" "first check" —
}
