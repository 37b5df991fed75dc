# shellcheck shell=bash
# shellcheck disable=SC2034,SC2154  # variables are shared with Tools/bench and measure.sh
# What the web service costs between a browser and a service: a signed-in read that it passes on with the person's token, beside nginx, which
# passes it on as it is, and a bare answer of evhttp. Of each the CPU of the process in the middle; the service behind is the same.

# Starts web before auth; its pid is in $pid and its address in $url.
start_web() {
    local port
    port=$(free_port)
    url=http://127.0.0.1:$port
    launch web taskset -c 0 env -i PATH="$PATH" PORT="$port" LOOPS=1 SERVICE_SECRET="$secret" DATABASE_URL="sqlite://$work/web.sqlite" ADDRESS_LIMIT=0 \
        AUTH_URL="$auth" PROFILE_URL="$auth" TASKS_URL="$auth" MEDIA_URL="$auth" STORE_URL="$auth" TRAINING_URL="$auth" NUTRITION_URL="$auth" COACHING_URL="$auth" \
        WEB_ROOT="$work/pages" WEB_SPOOL="$work/spool" "$bin/web"
    await "$pid" "$url/ready"
}

# nginx with connections to auth that stay open; its pid is in $pid and its address in $url.
start_proxy() {
    local port
    port=$(free_port)
    url=http://127.0.0.1:$port
    sed "s|@FOLDER@|$work|; s|@PORT@|$port|; s|@BEHIND@|${auth#http://}|" Tests/Benchmarks/Peers/nginx-proxy.conf.in >"$work/nginx-proxy.conf"
    launch nginx-proxy taskset -c 0 "$nginx_command" -p "$work" -c "$work/nginx-proxy.conf"
    await "$pid" "$url/health"
}

# Signs somebody up through web; the cookie of their session is in $cookie.
sign_up_through() {
    cookie=$(curl -fsS -D - -o /dev/null "$1/gtsd/api/auth/signup" -H 'X-Barbell: web' -H "Origin: $1" -H 'Content-Type: application/json' \
        -d '{"product":"gtsd","name":"Bench","email":"proxy@example.com","password":"Mountain7Path","termsAccepted":true}' |
        sed -n 's/^[Ss]et-[Cc]ookie: \([^;]*\);.*/\1/p')
    [[ -n "$cookie" ]] || fail "web gave no session"
}

measure_proxy() {
    local round auth web web_pid nginx nginx_pid evhttp evhttp_pid port cookie
    declare -gA samples=()
    mkdir -p "$work/pages"
    start_sandbox
    start_auth auth-behind 1 taskset -c 1 && auth=$url
    sign_up 1
    start_web && web=$url web_pid=$pid
    sign_up_through "$web"
    start_proxy && nginx=$url nginx_pid=$pid
    port=$(free_port) && evhttp=http://127.0.0.1:$port
    launch evhttp taskset -c 0 "$work/evhttp_peer" "$port" && evhttp_pid=$pid
    await "$evhttp_pid" "$evhttp/plain"
    for ((round = 0; round < rounds; round++)); do
        bearer=(-H "Cookie: $cookie")
        sample web "$web_pid" "$web/gtsd/api/auth/me"
        bearer=(-H "Authorization: Bearer $access")
        sample nginx "$nginx_pid" "$nginx/auth/me"
        bearer=()
        sample evhttp "$evhttp_pid" "$evhttp/plain"
    done
    compare "a signed-in read passed on, CPU a request" µs 1 "$(typical web.cpu)" "$(typical nginx.cpu)" "nginx, without a session" —
    compare "a signed-in read passed on, in bare answers" µs 1 "$(typical web.cpu)" "$(typical evhttp.cpu)" "evhttp, 13 bytes" "≤ 1.5 ×"
    compare "a signed-in read passed on, p99 at 64 connections" ms 2 "$(typical web.p99)" "$(typical nginx.p99)" nginx —
    stop "$web_pid" "$nginx_pid" "$evhttp_pid" "$sandbox_pid"
}
