/// Films by ffmpeg.
struct FilmMaker {
    private let spec: MediaSpec

    init(_ spec: MediaSpec) { self.spec = spec }

    func write(to path: String) throws(HarnessError) {
        let container = spec.format == .webm ? "webm" : spec.format.rawValue
        let scene = Scene(spec)
        var filters = scene.graph
        switch spec.rotation {
        case 90: filters += ",transpose=2"
        case 180: filters += ",hflip,vflip"
        case 270: filters += ",transpose=1"
        default: break
        }
        if spec.isUneven { filters += ",select='not(eq(mod(n,5),3)+eq(mod(n,7),5))'" }
        var arguments = ["-nostdin", "-v", "error", "-y", "-f", "lavfi", "-i", "\(filters),\(conversion)"]
        if let sound = scene.sound { arguments += ["-f", "lavfi", "-i", sound] }
        if spec.isUneven { arguments += ["-fps_mode", "vfr"] }
        arguments += encoder
        if scene.sound != nil { arguments += spec.format == .webm ? ["-c:a", "libopus", "-b:a", "160k"] : ["-c:a", "aac", "-b:a", "256k"] }
        let draft = path + ".draft"
        try Tool.ffmpeg.run(arguments + ["-fflags", "+bitexact", "-f", container, draft])
        // The rotation and the place go in by a second pass: ffmpeg 5.1 writes a rotation only when it copies, and counts it against
        // the clock.
        var tags: [String] = []
        if spec.rotation != 0 { tags += ["-metadata:s:v:0", "rotate=\(360 - spec.rotation)"] }
        if spec.hasPlace { tags += ["-metadata", "location=+24.7136+046.6753/", "-metadata", "location-eng=+24.7136+046.6753/"] }
        if let takenAt = spec.takenAt { tags += ["-metadata", "creation_time=\(takenAt)"] }
        try Tool.ffmpeg.run(
            ["-nostdin", "-v", "error", "-y", "-i", draft, "-map", "0", "-c", "copy"] + tags
                + (spec.format == .webm ? [] : ["-movflags", "+faststart"]) + ["-f", container, path])
    }

    private var isOdd: Bool { !spec.width.isMultiple(of: 2) || !spec.height.isMultiple(of: 2) }

    /// From the scene's RGB to what is encoded, with the matrix that the file then names.
    private var conversion: String {
        if spec.isHDR { return "scale=out_color_matrix=bt2020:out_range=tv,format=yuv420p10le" }
        return "scale=out_color_matrix=bt709:out_range=tv,format=\(isOdd && spec.codec != .vp9 ? "yuv444p" : "yuv420p")"
    }

    private var encoder: [String] {
        let colours =
            spec.isHDR
            ? ["-color_primaries", "bt2020", "-color_trc", "smpte2084", "-colorspace", "bt2020nc", "-color_range", "tv"]
            : ["-color_primaries", "bt709", "-color_trc", "bt709", "-colorspace", "bt709", "-color_range", "tv"]
        switch spec.codec {
        case .h264: return ["-c:v", "libx264", "-preset", "veryfast", "-crf", "18"] + colours
        case .hevc:
            return ["-c:v", "libx265", "-preset", "ultrafast", "-crf", "18", "-tag:v", "hvc1", "-x265-params", "log-level=none"] + colours
        case .vp9: return ["-c:v", "libvpx-vp9", "-deadline", "realtime", "-cpu-used", "8", "-crf", "20", "-b:v", "0"] + colours
        }
    }
}
