# shellcheck shell=bash
# shellcheck disable=SC2034,SC2154  # variables are shared with Tools/bench and measure.sh
# The pages of GTSD as a phone's browser meets them, beside the same screens drawn by React 18. The phone is Chromium with a fourth of this machine's
# speed behind its own "Fast 4G" profile; TLS and HTTP/2 come from nginx, as they do where people are.

# React 18 out of Debian's packages, which are not installed: react_peer FOLDER
react_peer() {
    local download
    [[ -d "$1/usr/share/nodejs/react-dom" ]] && return
    download=$(mktemp -d) && chmod 755 "$download"
    mkdir -p "$1"
    (cd "$download" && apt-get download -q node-react node-react-dom) >/dev/null 2>&1 || fail "React cannot be fetched"
    for package in "$download"/*.deb; do dpkg -x "$package" "$1"; done
    rm -rf "$download"
}

# One figure of the last measurement: figure FILE NAME DIGITS
figure() { awk -v name="$2" -v digits="${3:-0}" '$1 == name { printf "%.*f", digits, $2 }' "$1"; }

# A row of both: both WORK UNIT NAME REACH [DIGITS [DIVISOR]]
both() {
    local ours theirs
    ours=$(figure "$work/pages-ours" "$3" 4) theirs=$(figure "$work/pages-react" "$3" 4)
    if [[ -n "$theirs" ]]; then
        row "$1" "$(calculate "$ours / ${6:-1}" "${5:-0}") $2" "$(calculate "$theirs / ${6:-1}" "${5:-0}") $2 (React 18)" \
            "$(awk "BEGIN { if ($theirs > 0) printf \"%.2f\", $ours / $theirs; else printf \"—\" }")" "$4"
    else row "$1" "$(calculate "$ours / ${6:-1}" "${5:-0}") $2" "—" "—" "$4"; fi
}

measure_pages() {
    local folder=$work/pages-stack root_folder=$work/pages-root json web port peer nginx_pid key
    browser_tools || fail "Playwright's library cannot be fetched"
    rm -rf "$root_folder"
    BARBELL=$barbell "$root/Tools/web" build >&2
    react_peer "$root/out/peers/react"
    # The newest release alone, and the peer's files beside it as if they were an older one.
    mkdir -p "$root_folder/r" "$work/react"
    local release
    release=$(sed -n 's/.*"current": "\([^"]*\)".*/\1/p' out/web/releases.json)
    cp -r out/web/{shells,workers,manifests} "$root_folder"
    cp -r "out/web/r/$release" "$root_folder/r"
    "$root/out/web-build/venv/bin/python" Tests/Benchmarks/pages-peer.py Clients/Web out/web-build "$root/out/peers/react" "$root_folder" \
        >"$work/react/react.html" || fail "the peer was not made"
    printf '{"current": "%s", "kept": ["react"]}\n' "$release" >"$root_folder/releases.json"

    stacks+=("$folder")
    json=$(WEB_ROOT=$root_folder "$barbell" up --detach --state "$folder" --ports auto --bin-dir "$bin" --json) || fail "barbell up failed"
    web=$(grep -o '"web":{[^}]*}' <<<"${json//$'\n'/}" | grep -o '127.0.0.1:[0-9]*' | head -n 1)
    openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -keyout "$work/tls.key" -out "$work/tls.pem" -days 2 \
        -subj /CN=127.0.0.1 -addext subjectAltName=IP:127.0.0.1 2>/dev/null || fail "no certificate"
    key=$(openssl x509 -in "$work/tls.pem" -pubkey -noout | openssl pkey -pubin -outform der | openssl dgst -sha256 -binary | base64)
    port=$(free_port) peer=$(free_port)
    sed "s|@FOLDER@|$work|g; s|@PORT@|$port|g; s|@PEER@|$peer|g; s|@WEB@|$web|g" Tests/Benchmarks/Peers/nginx-pages.conf.in >"$work/nginx-pages.conf"
    launch nginx-pages "$nginx_command" -p "$work" -c "$work/nginx-pages.conf"
    nginx_pid=$pid

    local node=("$playwright/driver/node" Tests/Benchmarks/pages.mjs)
    export PLAYWRIGHT=$playwright STACK=$json
    "${node[@]}" "https://127.0.0.1:$port" "$key" "$rounds" >"$work/pages-ours" || fail "the pages were not measured"
    "${node[@]}" "https://127.0.0.1:$peer" "$key" "$rounds" cold use scroll heap >"$work/pages-react" || fail "the peer was not measured"
    stop "$nginx_pid"

    both "GTSD's home on a phone, first visit: largest picture" ms lcp.en "< 1,200 ms"
    both "The same, in Arabic" ms lcp.ar "< 1,200 ms"
    both "GTSD's home on a phone, first visit: a button answers" ms interactive.en "< 2,000 ms"
    both "GTSD's home, from what the device keeps" ms warm "< 300 ms"
    both "The same, longest task of the page's thread" ms warmLongest "—"
    both "Bytes before home can be used, in English" KB bytes.en "≤ 150 KB" 1 1024
    both "The same, in Arabic" KB bytes.ar "≤ 150 KB" 1 1024
    both "JavaScript of it" KB script.en "≤ 60 KB" 1 1024
    both "GTSD in use: slowest answer to a tap or key" ms inp "< 100 ms"
    both "GTSD in use: what moved by itself" CLS useCls "< 0.02" 3
    both "A list of 500 tasks opened: longest task of the page's thread" ms opening "—"
    both "A list of 500 tasks from end to end: longest task of the page's thread" ms longest "< 50 ms"
    both "Page's objects after 260 screens" MB heapAfter "as after 60" 2 1048576
    both "The same, after 60 screens" MB heap "—" 2 1048576
    both "A step back shows the page as it was left (1 is yes)" "" back 1
    "$barbell" down --state "$folder" >/dev/null
    stacks=()
}
