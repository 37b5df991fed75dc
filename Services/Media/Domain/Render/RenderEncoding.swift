/// How the result is encoded. The bit rate is aimed at, so that the size of a file can be told in advance. It is not capped in any moment: x264
/// with a cap gives other bytes in each run when it has several threads, and so does x265 when it works on several frames.
enum RenderEncoding {
    static let soundBitRate = 256_000

    /// Bits a second for the pictures. A pixel of a larger picture needs fewer bits: 8 Mbit/s for 1080p, 22.6 for 4K; HEVC needs 0.65 of it.
    static func bitRate(_ plan: RenderPlan) -> Int {
        let share = Double(plan.canvas.pixels) / (1920 * 1080)
        let rate = 8_000_000 * share.squareRoot() * share.squareRoot().squareRoot()
        return Int(plan.codec == .h264 ? rate : rate * 0.65)
    }

    /// The options of an export's streams.
    static func export(_ plan: RenderPlan) -> [String] {
        let picture: [String] =
            switch plan.codec {
            // At this bit rate slower presets gain less than 0.001 of SSIM, and cost half as much again.
            case .h264: ["-c:v", "libx264", "-preset", "superfast", "-profile:v", "high", "-threads", "3"]
            case .hevc:
                ["-c:v", "libx265", "-preset", "ultrafast", "-tag:v", "hvc1", "-x265-params", "log-level=error:info=0:pools=2:frame-threads=1"]
            }
        return picture + ["-b:v", String(bitRate(plan))] + common(soundBitRate)
    }

    /// The options of a preview's streams: fast to make and fast to play.
    static func preview() -> [String] {
        ["-c:v", "libx264", "-preset", "ultrafast", "-tune", "fastdecode", "-crf", "24", "-threads", "2"] + common(128_000)
    }

    private static func common(_ soundBitRate: Int) -> [String] {
        // A key frame every two seconds, to seek by.
        ["-pix_fmt", "yuv420p", "-g", String(2 * RenderPlan.frameRate), "-r", String(RenderPlan.frameRate), "-fps_mode", "cfr"]
            // Both tools invent noise, and with it peaks.
            + ["-c:a", "aac", "-b:a", String(soundBitRate), "-aac_pns", "0", "-aac_is", "0"]
            + ["-map_metadata", "-1", "-map_chapters", "-1", "-fflags", "+bitexact", "-flags:v", "+bitexact", "-flags:a", "+bitexact"]
            + ["-movflags", "+faststart", "-f", "mp4"]
    }
}
