# shellcheck shell=bash
# shellcheck disable=SC2034,SC2154  # variables are shared with Tools/bench and measure.sh
# The media service with objects in a directory: parts of a large file beside nginx, photos until their thumbnails are there, and the
# exports of media-exports.sh.

# Starts media beside the auth service at $auth; its pid is in $media_pid and its address in $media.
start_media() {
    local port
    port=$(free_port)
    media=http://127.0.0.1:$port
    launch media env -i PATH="$PATH" PORT="$port" LOOPS=2 SERVICE_SECRET="$secret" DATABASE_URL="sqlite://$work/media.sqlite" \
        MEDIA_DIRECTORY="$work/media" ADDRESS_LIMIT=0 AUTH_URL="$auth" "$bin/media"
    media_pid=$pid
    await "$media_pid" "$media/ready"
}

# Makes an account of a product; leaves its access token in $access: sign_up_to PRODUCT
sign_up_to() {
    access=$(curl -fsS "$auth/auth/signup" -H 'Content-Type: application/json' \
        -d "{\"product\":\"$1\",\"name\":\"Bench\",\"email\":\"bench-$1@example.com\",\"password\":\"Mountain7Path\",\"termsAccepted\":true}" |
        member accessToken) || fail "signing up to $1 failed"
}

# The texts of a member wherever it is in the JSON on standard input, one a line: member NAME
member() { grep -o "\"$1\":\"[^\"]*\"" | cut -d'"' -f4; }

# Asks the media service as $access and prints its answer: ask METHOD PATH [JSON]
ask() {
    local body=()
    [[ $# -lt 3 ]] || body=(-H 'Content-Type: application/json' -d "$3")
    curl -sS --fail-with-body -X "$1" "$media$2" -H "Authorization: Bearer $access" "${body[@]}" || fail "$1 $2 failed"
}

# Puts the files of $work/pieces to as many addresses, in order, some at once: put_pieces AT-ONCE TYPE URL…
put_pieces() {
    local mode=() type=$2 piece pieces=("$work"/pieces/*) codes
    [[ $1 -eq 1 ]] || mode=(--parallel --parallel-immediate --parallel-max "$1")
    shift 2
    [[ $# -eq ${#pieces[@]} ]] || fail "$# addresses for ${#pieces[@]} parts"
    for piece in "${pieces[@]}"; do
        [[ "$piece" == "${pieces[0]}" ]] || echo next
        printf 'url = "%s"\nupload-file = "%s"\nheader = "Content-Type: %s"\nheader = "Expect:"\n' "$1" "$piece" "$type"
        printf 'output = "%s/put.answer"\nwrite-out = "%%{http_code}\\n"\n' "$work"
        shift
    done >"$work/put.curl"
    codes=$(curl -sS --no-progress-meter "${mode[@]}" -K "$work/put.curl" 2>"$work/put.log" | grep -c '^20') || fail "parts were not taken"
    [[ $codes -eq ${#pieces[@]} ]] || fail "$codes of ${#pieces[@]} parts were taken"
}

# Megabytes a second of putting the pieces: put_rate AT-ONCE URL…
put_rate() {
    local begin
    sync -f "$work"
    begin=$(milliseconds)
    put_pieces "$1" video/mp4 "${@:2}"
    calculate "$size / 1000 / ($(milliseconds) - $begin)" 1
}

# Megabytes a second of writing the pieces to the same disk, each flushed to it.
flush_rate() {
    local begin piece
    sync -f "$work"
    begin=$(milliseconds)
    for piece in "$work"/pieces/*; do
        dd if="$piece" of="$work/received/${piece##*/}" bs=1M conv=fsync status=none
    done
    calculate "$size / 1000 / ($(milliseconds) - $begin)" 1
}

# Peak memory of a process so far, in kilobytes; nothing once it has ended.
peak() { awk '/^VmHWM/ { print $2 }' "/proc/$1/status" 2>/dev/null || true; }

measure_uploads() {
    local size=$((128 << 20)) port nginx nginx_pid round at_once import links peers piece flushed=()
    declare -A ours=() theirs=()
    mkdir -p "$work/pieces" "$work/received"
    rm -f "$work"/pieces/*
    head -c "$size" /dev/urandom | split -b 8M - "$work/pieces/"
    port=$(free_port) && nginx=http://127.0.0.1:$port
    sed "s|@FOLDER@|$work|; s|@PORT@|$port|" Tests/Benchmarks/Peers/nginx-put.conf.in >"$work/nginx-put.conf"
    launch nginx-put "$nginx_command" -p "$work" -c "$work/nginx-put.conf" && nginx_pid=$pid
    peers=() && for piece in "$work"/pieces/*; do peers+=("$nginx/${piece##*/}"); done
    for ((round = 0; round < rounds; round++)); do
        for at_once in 1 4; do
            import=$(ask POST /media/imports "{\"items\":[{\"name\":\"bench.mp4\",\"contentType\":\"video/mp4\",\"bytes\":$size}]}")
            mapfile -t links < <(member url <<<"$import")
            ours[$at_once]+=" $(put_rate "$at_once" "${links[@]}")"
            ask DELETE "/media/imports/$(member id <<<"$import" | head -n 1)"
            settle "$media_pid"
            theirs[$at_once]+=" $(put_rate "$at_once" "${peers[@]}")"
        done
        flushed+=("$(flush_rate)")
    done
    stop "$nginx_pid"
    for at_once in 1 4; do
        # shellcheck disable=SC2086  # lists of numbers
        compare "Upload of 128 MiB in parts of 8 MiB, $at_once at once; ours are flushed to the disk" MB/s 0 \
            "$(median ${ours[$at_once]})" "$(median ${theirs[$at_once]})" "nginx PUT, not flushed" —
    done
    row "The same bytes by dd, each part flushed" "—" "$(calculate "$(median "${flushed[@]}")" 0) MB/s (dd)" "—" "—"
    row "Peak memory of media after photos and uploads" "$(calculate "$(peak "$media_pid") / 1024" 0) MB" "—" "—" "—"
    rm -rf "$work/pieces" "$work/received"
}

# Twenty photos of 2 MB, one after the other; what each client sees, without the starts of curl.
measure_photos() {
    local quality i file answer link head=('-H' "Authorization: Bearer $access" '-H' 'Content-Type: application/json') times=()
    for ((quality = 2; quality < 20; quality++)); do
        ffmpeg -v error -nostdin -y -f lavfi -i "mandelbrot=size=2640x1980:rate=1,noise=alls=8:all_seed=1" -frames:v 1 -q:v "$quality" "$work/camera.jpg" ||
            fail "the picture was not made"
        [[ $(stat -c %s "$work/camera.jpg") -gt 2097000 ]] || break
    done
    file=$work/own.jpg
    for ((i = 0; i < 20; i++)); do
        # The same bytes would be the same photo: each has a comment of its own.
        { printf '\xff\xd8\xff\xfe\x00\x06%04d' "$i" && tail -c +3 "$work/camera.jpg"; } >"$file"
        answer=$(ask POST /photos/presign "{\"photoType\":\"front\",\"contentType\":\"image/jpeg\",\"bytes\":$(stat -c %s "$file")}")
        curl -fsS -o /dev/null -T "$file" -H 'Content-Type: image/jpeg' -H 'Expect:' "$(member uploadUrl <<<"$answer")" || fail "a photo was not taken"
        answer=$(curl -fsS -w '\n%{time_total}' "$media/photos/confirm" "${head[@]}" \
            -d "{\"s3Key\":\"$(member s3Key <<<"$answer")\",\"photoType\":\"front\",\"takenAt\":\"2026-03-01T07:00:00Z\"}") || fail "a photo was not confirmed"
        link=$(member thumbnailUrl <<<"$answer")
        [[ "$link" == http* ]] || link=$media$link
        times+=("$(calculate "(${answer##*$'\n'} + $(curl -fsS -o "$work/thumbnail" -w '%{time_total}' "$link")) * 1000" 1)") || fail "there is no thumbnail"
    done
    row "Photo of $(calculate "$(stat -c %s "$file") / 1000000" 1) MB, 2640x1980, from its confirmation to its thumbnail here, median of 20" \
        "$(calculate "$(median "${times[@]}")" 0) ms" "—" "—" "—"
    row "The same, p95 of 20" "$(printf '%s\n' "${times[@]}" | sort -g | sed -n 19p | sed 's/\..*//') ms" "—" "—" "—"
}

measure_media() {
    local auth auth_pid media media_pid access
    start_sandbox
    start_auth auth-media 2
    auth=$url auth_pid=$pid
    start_media
    sign_up_to gtsd
    measure_photos
    sign_up_to stack
    measure_uploads
    measure_exports
    stop "$media_pid" "$auth_pid" "$sandbox_pid"
    measure_previews
}
