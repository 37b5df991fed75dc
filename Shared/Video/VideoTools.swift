public import Processes

/// The programs that read and write video, and what one short run of them may use up.
public struct VideoTools: Sendable, Hashable {
    /// An absolute path or a name to be found in the system's folders.
    public var ffmpeg: String
    public var ffprobe: String
    /// For a probe, a check or a thumbnail; an encode brings its own.
    public var limits: ChildLimits
    /// See `Command.niceness`.
    public var niceness: Int

    public init(
        ffmpeg: String = "ffmpeg", ffprobe: String = "ffprobe",
        limits: ChildLimits = ChildLimits(wallTime: .seconds(60), addressSpaceBytes: 4 << 30, cpuSeconds: 120), niceness: Int = 10
    ) {
        self.ffmpeg = ffmpeg
        self.ffprobe = ffprobe
        self.limits = limits
        self.niceness = niceness
    }

    func probe(_ arguments: [String], outputLimit: Int) -> Command {
        Command(ffprobe, ["-hide_banner", "-v", "error"] + arguments, limits: limits, niceness: niceness, outputLimit: outputLimit)
    }

    func run(_ arguments: [String], outputLimit: Int) -> Command {
        Command(ffmpeg, FFmpegRun.quietly + arguments, limits: limits, niceness: niceness, outputLimit: outputLimit)
    }
}

/// What a video may be at most.
public struct VideoLimits: Sendable, Hashable {
    /// Of the picture as stored and as shown, in pixels.
    public var longestSide: Int
    public var pixels: Int
    public var duration: Duration

    /// Unless told: 8K in either direction, four hours.
    public init(longestSide: Int = 8192, pixels: Int = 8192 * 4320, duration: Duration = .seconds(4 * 3600)) {
        self.longestSide = longestSide
        self.pixels = pixels
        self.duration = duration
    }
}
