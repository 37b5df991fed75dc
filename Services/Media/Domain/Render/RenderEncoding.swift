/// How the result is encoded. The bit rate is aimed at, so that the size of a file can be told in advance. It is not capped in any moment:
/// x264 with a cap gives other bytes in each run when it has several threads, and so does x265 when it works on several frames.
enum RenderEncoding {
    static let soundBitRate = 256_000

    /// Bits a second for the pictures. A pixel of a larger picture needs fewer bits: 8 Mbit/s for 1080p, 22.6 for 4K; HEVC needs 0.65 of
    /// it.
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
            // Closed groups of pictures: after a jump to a key frame of an open one, players leave out the pictures before it.
            case .hevc:
                ["-c:v", "libx265", "-preset", "ultrafast", "-x265-params", "log-level=error:info=0:pools=2:frame-threads=1:open-gop=0"]
                    + tag(plan)
            }
        return picture + ["-b:v", String(bitRate(plan))] + pictures + sound(soundBitRate) + file
    }

    /// The options of an export whose pictures are there already.
    static func sound(_ plan: RenderPlan) -> [String] { ["-c:v", "copy"] + tag(plan) + sound(soundBitRate) + file }

    /// Apple's players want this name of HEVC.
    private static func tag(_ plan: RenderPlan) -> [String] { plan.codec == .hevc ? ["-tag:v", "hvc1"] : [] }

    /// The options of a preview's streams: fast to make and fast to play.
    static func preview() -> [String] {
        ["-c:v", "libx264", "-preset", "ultrafast", "-tune", "fastdecode", "-crf", "24", "-threads", "2"] + pictures + sound(128_000) + file
    }

    /// A key frame every two seconds, to seek by.
    private static let pictures = [
        "-pix_fmt", "yuv420p", "-g", String(2 * RenderPlan.frameRate), "-r", String(RenderPlan.frameRate), "-fps_mode", "cfr",
    ]

    /// Both tools that are off invent noise, and with it peaks.
    private static func sound(_ bitRate: Int) -> [String] { ["-c:a", "aac", "-b:a", String(bitRate), "-aac_pns", "0", "-aac_is", "0"] }

    private static let file =
        ["-map_metadata", "-1", "-map_chapters", "-1", "-fflags", "+bitexact", "-flags:v", "+bitexact", "-flags:a", "+bitexact"]
        + ["-movflags", "+faststart", "-f", "mp4"]
}
