internal import Glibc

/// Arguments that name files to ffmpeg and ffprobe. Whatever stands in a path — quotes, colons, backslashes, `%d`, a leading dash, line
/// ends, a protocol's name — is only a name there. No path ever belongs into a filter graph.
public enum FFmpegInput {
    /// A picture that is read as exactly one file, never as a numbered sequence.
    public enum Image: String, Sendable, Hashable, CaseIterable {
        case jpeg = "jpeg_pipe"
        case png = "png_pipe"
        case webp = "webp_pipe"
    }

    /// A path for `-i` or for an output. A relative one is taken from this process's working folder.
    public static func file(_ path: String) -> String {
        if path.hasPrefix("/") { return "file:" + path }
        guard let folder = getcwd(nil, 0) else { return "file:/" + path }
        defer { free(folder) }
        return "file:" + String(cString: folder) + "/" + path
    }

    /// An input that only the given container's demuxer may read, from files only, with no decoder but the usual ones.
    /// - Parameter options: of this input, such as `-ss` and a time.
    public static func video(_ path: String, _ container: VideoContainer, _ options: [String] = []) -> [String] {
        restricted(to: container.demuxer) + ["-codec_whitelist", Codecs.decoders]
            + (container.demuxer == "mov" ? ["-enable_drefs", "0"] : [])
            + options + ["-i", file(path)]
    }

    /// - Parameter options: of this input, such as `-loop 1 -framerate 30 -t 1.000`.
    public static func image(_ path: String, _ image: Image, _ options: [String] = []) -> [String] {
        restricted(to: image.rawValue) + options + ["-i", file(path)]
    }

    private static func restricted(to demuxer: String) -> [String] {
        ["-protocol_whitelist", "file", "-f", demuxer, "-format_whitelist", demuxer]
    }
}

/// The codecs that phones, cameras and browsers write.
enum Codecs {
    static let video: Set = ["h264", "hevc", "vp8", "vp9", "av1", "mpeg4", "h263", "mjpeg", "prores"]
    static let audio: Set = [
        "aac", "mp3", "opus", "vorbis", "flac", "alac", "ac3", "eac3", "amr_nb", "amr_wb", "pcm_s16le", "pcm_s16be", "pcm_s24le",
        "pcm_s24be",
        "pcm_s32le", "pcm_f32le", "pcm_mulaw", "pcm_alaw",
    ]
    /// What files have besides, covers and subtitles: not used, but ffprobe gives up a file of which it may not open everything.
    private static let companions = ["png", "mov_text", "subrip", "srt", "ass", "ssa", "webvtt", "text", "cc_dec", "dvdsub", "pgssub"]
    /// Decoders that are not called as their codecs.
    private static let otherNames = ["libdav1d", "libaom-av1", "mp3float", "amrnb", "amrwb", "libopus", "libvorbis"]
    static let decoders = (video.union(audio).sorted() + otherNames + companions).joined(separator: ",")
}
