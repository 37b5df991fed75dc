# shellcheck shell=bash
# shellcheck disable=SC2034,SC2154  # variables are shared with Tools/bench and measure.sh
# The profile service on SQLite: a signed-in read of a whole profile, and the wizard's preview.

answers='{"dateOfBirth":"1996-02-28","gender":"male","primaryGoal":"lose_weight","targetWeightKg":75,"targetDate":"2099-12-01","weightKg":80,"heightCm":180,"activityLevel":"moderately_active","mealsPerDay":4,"dietaryPreferences":["halal"],"allergies":["peanuts"],"partners":[{"name":"Ziad","email":"ziad@example.com","relationship":"friend"}],"timezone":"Asia/Riyadh"}'

# Starts profile beside the auth service at $auth; its pid is in $pid and its address in $url: start_profile LOG LOOPS [COMMAND-PREFIX…]
start_profile() {
    local name=$1 loops=$2 port
    shift 2
    port=$(free_port)
    url=http://127.0.0.1:$port
    launch "$name" "$@" env -i PATH="$PATH" PORT="$port" LOOPS="$loops" SERVICE_SECRET="$secret" DATABASE_URL="sqlite://$work/profile.sqlite" \
        ADDRESS_LIMIT=0 AUTH_URL="$auth" PROFILE_SMTP_URL="smtp://127.0.0.1:$smtp" "$bin/profile"
    await "$pid" "$url/ready"
}

measure_profile() {
    local auth auth_pid one one_pid round rates=() cpus=() before bodies=$work/answers
    start_sandbox
    start_auth auth-profile 2
    auth=$url auth_pid=$pid
    sign_up 1
    start_profile profile-1 1 taskset -c 0
    one=$url one_pid=$pid
    curl -fsS -o /dev/null "$one/onboarding" -H "Authorization: Bearer $access" -H 'Content-Type: application/json' -d "$answers" ||
        fail "the profile was not made"
    printf '%s\n' "$answers" >"$bodies"
    declare -gA samples=()
    bearer=(-H "Authorization: Bearer $access")
    for ((round = 0; round < rounds; round++)); do
        sample profile "$one_pid" "$one/profile/me"
        settle "$one_pid"
        before=$(cpu "$one_pid")
        load 1 -t1 -c64 "-d${seconds}s" "$one" post /onboarding/preview "$bodies" "$access"
        rates+=("$(calculate "$requests / $micros * 1000000" 0)")
        cpus+=("$(calculate "($(cpu "$one_pid") - $before) / $requests" 1)")
    done
    row "GET /profile/me, signed in, 1 KB, CPU a request" "$(typical profile.cpu) µs" "—" "—" "—"
    row "GET /profile/me, requests a second on one core" "$(typical profile.rate) /s" "—" "—" "—"
    row "POST /onboarding/preview, CPU a request" "$(median "${cpus[@]}") µs" "—" "—" "—"
    row "POST /onboarding/preview, requests a second on one core" "$(median "${rates[@]}") /s" "—" "—" "< 100 ms each"
    bearer=()
    stop "$one_pid" "$auth_pid" "$sandbox_pid"
}
