# shellcheck shell=bash
# shellcheck disable=SC2034,SC2154  # variables are shared with Tools/bench, measure.sh and media.sh
# Exports of four 1080p clips through the service beside the very same commands in bare ffmpeg, and previews of four, eight and twelve layers.

films=(10:15 30:45 90:90)   # seconds of a composition, and how long its export may take
declare -A film_requirements=([10]=AC-6.7-01 [30]=AC-6.7-02 [90]=AC-6.7-03)

# Makes the clips of a phone in $work: moving pictures with grain, and sound. `two` is there once for each film, as long as that one.
make_clips() {
    local name picture size length wall
    for name in one two three four; do
        case "$name" in
            one) picture="mandelbrot=s=960x540:r=30" && size=1920:1080 length=9 ;;
            two) picture="testsrc2=s=1080x1920:r=30" && size=1080:1920 length=10 ;;
            three) picture="gradients=s=1920x1080:r=30:speed=0.02:n=6:seed=7" && size=1920:1080 length=8.5 ;;
            four) picture="mandelbrot=s=540x960:r=30:start_scale=1" && size=1080:1920 length=6 ;;
        esac
        ffmpeg -v error -nostdin -y -f lavfi -i "$picture" -f lavfi -i "sine=f=440:r=44100" -t "$length" -vf "scale=$size,noise=alls=6:allf=t,format=yuv420p" \
            -c:v libx264 -preset veryfast -b:v 10M -maxrate 12M -bufsize 20M -c:a aac "$work/$name.mp4" || fail "a clip was not made"
        ffmpeg -v error -nostdin -y -i "$work/$name.mp4" -vf "scale=iw/2:ih/2" -c:v libx264 -preset veryfast -crf 20 -c:a copy "$work/$name-small.mp4" ||
            fail "a clip was not made"
    done
    for wall in "${films[@]}"; do
        ffmpeg -v error -nostdin -y -stream_loop -1 -i "$work/two.mp4" -t "${wall%:*}" -c copy "$work/two-${wall%:*}.mp4" || fail "a clip was not made"
    done
}

# Brings a clip into the library; leaves its id in $item: import_clip FILE
import_clip() {
    local import links try
    import=$(ask POST /media/imports "{\"items\":[{\"name\":\"${1##*/}\",\"contentType\":\"video/mp4\",\"bytes\":$(stat -c %s "$1")}]}")
    mapfile -t links < <(member url <<<"$import")
    mkdir -p "$work/pieces"
    rm -f "$work"/pieces/*
    split -b 8M "$1" "$work/pieces/"
    put_pieces 1 video/mp4 "${links[@]}"
    item=$(member id <<<"$import" | sed -n 2p)
    ask POST "/media/imports/$(member id <<<"$import" | head -n 1)/items/$item/uploaded" >"$work/import.json"
    for ((try = 0; try < 600; try++)); do
        case "$(ask GET "/media/items/$item" | member status)" in
            ready) return ;;
            failed) fail "$1 was not imported" ;;
        esac
        sleep 0.1
    done
    fail "$1 is not ready"
}

# Puts four clips on a canvas of 9:16, the first behind all others, each partly hidden; leaves the composition in $composition: compose ITEM ITEM ITEM ITEM
compose() {
    local answer layers change place=0
    answer=$(ask POST /compositions "{\"mediaIds\":[\"$1\",\"$2\",\"$3\",\"$4\"],\"canvas\":\"9:16\",\"loop\":true}")
    composition=$(member id <<<"$answer" | head -n 1)
    mapfile -t layers < <(member id <<<"$answer" | tail -n +2)
    for change in 0.5:0.158:1:100 0.4167:0.584:0.648:50 0.37:0.801:1.111:80 0.663:0.669:0.4:100; do
        IFS=: read -r x y width volume <<<"$change"
        ask PATCH "/compositions/$composition/layers/${layers[place++]}" \
            "{\"position\":{\"x\":$x,\"y\":$y},\"width\":$width,\"volume\":$volume}" >"$work/layer.json"
    done
}

# Keeps the command of the encoder that media runs now, if it does, in $words, and the lists that it reads; its pid is in $encoder.
find_encoder() {
    local child folder
    # shellcheck disable=SC2013  # numbers
    for child in $(cat "/proc/$media_pid/task/"*/children 2>/dev/null); do
        mapfile -d '' words <"/proc/$child/cmdline" 2>/dev/null || continue
        [[ "${words[0]:-}" == */ffmpeg && "${words[*]}" == *" -filter_complex "*/out.mp4 ]] || continue
        folder=${words[-1]#file:} && folder=${folder%/out.mp4}
        rm -rf "$work/replay" && mkdir "$work/replay"
        # Its lists and the links to its sources; what it writes is the replay's own.
        cp -l "$folder"/* "$work/replay" && rm -f "$work/replay/out.mp4" || fail "the encoder's files are gone"
        for list in "$work"/replay/*.txt; do
            [[ ! -e "$list" ]] || sed -i "s|$folder|$work/replay|g" "$list"
        done
        # As the service runs it, behind whatever else wants the processor.
        words=(nice -n "$(ps -o nice= -p "$child" | tr -d ' ')" "${words[@]//"$folder"/"$work/replay"}")
        encoder=$child
        return
    done
}

# Exports through the service; leaves milliseconds in $elapsed, of the encoder kilobytes in $memory, microseconds of CPU in $spent and the
# command in $words, and the bytes of the film in $bytes.
export_film() {
    local begin id answer encoder="" now
    begin=$(milliseconds) memory=0 spent=0
    id=$(ask POST "/compositions/$composition/exports" '{"resolution":"1080p"}' | member id)
    while :; do
        answer=$(ask GET "/exports/$id")
        case "$(member status <<<"$answer")" in
            done) break ;;
            failed | cancelled) fail "the export failed: $answer" ;;
        esac
        [[ -n "$encoder" ]] || find_encoder
        if [[ -n "$encoder" ]]; then
            now=$(peak "$encoder") && memory=${now:-$memory}
            now=$(cpu "$encoder" 2>/dev/null) && spent=${now:-$spent}
        fi
        sleep 0.1
    done
    elapsed=$(calculate "$(milliseconds) - $begin" 0)
    [[ -n "$encoder" ]] || fail "the encoder was not seen"
    bytes=$(grep -o '"bytes":[0-9]*' <<<"$answer" | cut -d: -f2)
}

# Runs an ffmpeg command; leaves milliseconds in $elapsed and kilobytes of memory in $memory: run_bare WORD…
run_bare() {
    local begin watcher bare
    echo 0 >"$work/peak"
    begin=$(milliseconds)
    launch ffmpeg "$@" && bare=$pid
    ( while now=$(peak "$bare") && [[ -n "$now" ]]; do echo "$now" >"$work/peak"; sleep 0.1; done ) & watcher=$!
    wait "$bare" || fail "ffmpeg failed; its log is in $work"
    elapsed=$(calculate "$(milliseconds) - $begin" 0)
    running=("${running[@]:0:${#running[@]}-1}")
    wait "$watcher"
    memory=$(cat "$work/peak")
}

# Asks calmly for URL while the export is in its midst; leaves p95 in milliseconds in a file: ask_calmly NAME URL
ask_calmly() {
    sleep 1
    bearer=(-H "Authorization: Bearer $access")
    load "0,$(($(nproc) - 1))" -t1 -c2 -d6s "$2" paced 20
    calculate "$p95 / 1000" 1 >"$work/$1.p95"
}

measure_exports() {
    local composition item one three four seconds wall words=() elapsed memory spent bytes ours others=()
    make_clips
    settle "$media_pid"
    import_clip "$work/one.mp4" && one=$item
    import_clip "$work/three.mp4" && three=$item
    import_clip "$work/four.mp4" && four=$item
    for wall in "${films[@]}"; do
        seconds=${wall%:*}
        import_clip "$work/two-$seconds.mp4"
        compose "$one" "$item" "$three" "$four"
        settle "$media_pid"
        others=()
        if [[ $wall == "${films[1]}" ]]; then
            ask_calmly ready "$media/ready" & others+=($!)
            ask_calmly composition "$media/compositions/$composition" & others+=($!)
        fi
        export_film
        ours=$elapsed
        row "Export of $seconds s, 4 layers, 1080p, from the request until done" "$(calculate "$ours / 1000" 1) s" "—" "—" "< ${wall#*:} s"
        prove "${film_requirements[$seconds]}" "$(calculate "$ours / 1000" 1)" "< ${wall#*:}" s
        row "CPU of its ffmpeg for a second of film" "$(calculate "$spent / 1000000 / $seconds" 2) s" "—" "—" "—"
        row "Peak memory of its ffmpeg" "$(calculate "$memory / 1024" 0) MB" "—" "—" "< 1,500 MB"
        if [[ ${#others[@]} -gt 0 ]]; then
            wait "${others[@]}" || fail "the requests beside the export failed"
            row "GET /ready meanwhile, p95" "$(cat "$work/ready.p95") ms" "—" "—" "< 200 ms"
            row "GET /compositions/{id} meanwhile, p95" "$(cat "$work/composition.p95") ms" "—" "—" "< 200 ms"
        fi
        run_bare "${words[@]}"
        # x264 with more than one thread and a limit to its buffer is not the same to the byte each time.
        awk "BEGIN { d = $(stat -c %s "$work/replay/out.mp4") / $bytes - 1; exit !(d * d < 0.0004) }" || fail "bare ffmpeg made another film"
        compare "Export of $seconds s, film made in a second" s 2 "$(calculate "$seconds * 1000 / $ours" 3)" "$(calculate "$seconds * 1000 / $elapsed" 3)" \
            "bare ffmpeg" "≥ 0.9 ×"
    done
    row "Peak memory of media after exports too" "$(calculate "$(peak "$media_pid") / 1024" 0) MB" "—" "—" "—"
}

# Renders a preview of layers in rows of four over a canvas of 1080x1920, 10 s long: render_grid COUNT SUFFIX
render_grid() {
    local index line words clips=() layers=() small=1
    [[ -z "$2" ]] || small=2
    for index in one:1920x1080:9 two:1080x1920:10 three:1920x1080:8.5 four:1080x1920:6; do
        IFS=:x read -r name width height length <<<"$index"
        clips+=("$work/$name$2.mp4,$((width / small))x$((height / small)),$length,1")
    done
    for ((index = 0; index < $1; index++)); do
        line=$((index / 4))
        layers+=("${clips[index % 4]},$((index % 4 * 270)),$((line * 600)),400,712,100")
    done
    mapfile -d '' words < <("$bench" render preview 1080x1920 10 "$work" "$work/preview.mp4" "${layers[@]}")
    [[ ${#words[@]} -gt 0 ]] || fail "no command for a preview"
    run_bare ffmpeg "${words[@]}"
}

measure_previews() {
    local count elapsed memory
    for count in 4:60 8:30 12:20; do
        render_grid "${count%:*}" -small
        row "Preview at 540x960, ${count%:*} layers of 540p" "$(calculate "300000 / $elapsed" 1) fps" "—" "—" "≥ ${count#*:} fps"
        render_grid "${count%:*}" ""
        row "Preview at 540x960, ${count%:*} layers of 1080p" "$(calculate "300000 / $elapsed" 1) fps" "—" "—" "—"
        row "Peak memory of its ffmpeg" "$(calculate "$memory / 1024" 0) MB" "—" "—" "< 500 MB"
    done
    # The last one has twelve layers.
    prove AC-5.6-05 "$(calculate "$memory / 1024" 0)" "< 500" MB
}
