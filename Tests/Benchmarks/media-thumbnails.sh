# shellcheck shell=bash
# shellcheck disable=SC2034,SC2154  # variables are shared with Tools/bench and measure.sh
# Thumbnails of a 12 megapixel JPEG beside libvips' own command on the same file, with the same encoder options and all cores.

# Thumbnails a second of vipsthumbnail: vipsthumbnail_rate SIDE OUTPUT-FORMAT COUNT
vipsthumbnail_rate() {
    local begin files=() i
    for ((i = 0; i < $3; i++)); do files+=("$work/photo.jpg"); done
    begin=$(milliseconds)
    vipsthumbnail --size "$1x$1>" --output "$work/thumb.$2" "${files[@]}" || fail "vipsthumbnail failed"
    calculate "$3 * 1000 / ($(milliseconds) - $begin)" 3
}

measure_thumbnails() {
    local round count=30 text webp=() jpeg=() here=() child=() memory=() peer_webp=() peer_jpeg=()
    # Detail at every scale, as in a photo; a flat picture would only measure the copying.
    ffmpeg -v error -y -f lavfi -i "mandelbrot=size=4000x3000:rate=1,noise=alls=8:all_seed=1" -frames:v 1 -q:v 3 "$work/photo.jpg" ||
        fail "the picture was not made"
    for ((round = 0; round < rounds; round++)); do
        text=$("$bench" thumbnails "$work/photo.jpg" "$count" "$(nproc)")
        webp+=("$(figure webp320 "$text")")
        jpeg+=("$(figure jpeg1280 "$text")")
        here+=("$(figure webp320-here "$text")")
        child+=("$(figure child-microseconds "$text")")
        memory+=("$(figure peak-rss "$text")")
        peer_webp+=("$(vipsthumbnail_rate 320 "webp[Q=80,strip]" "$count")")
        peer_jpeg+=("$(vipsthumbnail_rate 1280 "jpg[Q=80,strip,optimize_coding]" "$count")")
    done
    compare "thumbnail 320 WebP of 12 MP" /s 1 "$(median "${webp[@]}")" "$(median "${peer_webp[@]}")" "vipsthumbnail" "≥ 0.9 ×, ≥ 8/s"
    compare "thumbnail 1280 JPEG of 12 MP" /s 1 "$(median "${jpeg[@]}")" "$(median "${peer_jpeg[@]}")" "vipsthumbnail" "≥ 0.9 ×, ≥ 8/s"
    compare "thumbnail in a limited child" /s 1 "$(median "${webp[@]}")" "$(median "${here[@]}")" "in the process" "≥ 0.95 ×"
    row "what a child adds to a picture" "$(calculate "$(median "${child[@]}")" 0) µs" "—" "—" "—"
    row "peak memory, $(nproc) thumbnails at once" "$(calculate "$(median "${memory[@]}")" 0) MB" "—" "—" "—"
}
