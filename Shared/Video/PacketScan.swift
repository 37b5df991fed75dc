/// The times of a file's packets, collected line by line from ffprobe.
struct PacketScan: Sendable {
    /// What one stream's packets span, in ticks of its time base.
    struct Span: Sendable {
        var start = Int64.max
        var end = Int64.min
        var count = 0

        mutating func add(_ from: Int64, _ duration: Int64) {
            start = min(start, from)
            end = max(end, from &+ duration)
            count += 1
        }
    }

    private let videoIndex: Int
    private let audioIndex: Int?
    /// Beyond this many frames only the span is kept: they serve the guess at the rhythm.
    private let frameLimit: Int
    private(set) var video = Span()
    private(set) var audio = Span()
    /// When the frames show, in the order they are stored.
    private var frames: [Int64] = []
    private var lastFrame = (start: Int64.min, hasDuration: true)

    init(video: Int, audio: Int?, frameLimit: Int) {
        videoIndex = video
        audioIndex = audio
        self.frameLimit = frameLimit
    }

    /// Takes "stream,pts,dts,duration,flags"; more fields may follow, any number may be "N/A".
    mutating func add(_ line: String) {
        let fields = line.split(separator: ",", omittingEmptySubsequences: false)
        guard fields.count >= 5, let stream = Int(fields[0]), stream == videoIndex || stream == audioIndex else { return }
        // Packets outside the part that the file says to play.
        if fields[4].contains("D") { return }
        guard let time = Int64(fields[1]) ?? Int64(fields[2]), time.magnitude < 1 << 60 else { return }
        let duration = Int64(fields[3]).map { min(max(0, $0), 1 << 40) }
        guard stream == videoIndex else { return audio.add(time, duration ?? 0) }
        video.add(time, duration ?? 0)
        if frames.count < frameLimit { frames.append(time) }
        if time >= lastFrame.start { lastFrame = (time, (duration ?? 0) > 0) }
    }

    /// The ticks between most neighbours; nil for fewer than two frames.
    private var steps: (typical: Int64, all: [Int64])? {
        let sorted = frames.sorted()
        let steps = zip(sorted.dropFirst(), sorted).map { $0 - $1 }
        return steps.isEmpty ? nil : (steps.sorted()[steps.count / 2], steps)
    }

    /// Seconds of the video; a last frame without a duration lasts as long as most.
    func videoSeconds(_ timeBase: Ratio) -> Double {
        guard video.count > 0 else { return 0 }
        let missing = lastFrame.hasDuration ? 0 : steps?.typical ?? 0
        return Double(video.end - video.start + missing) * timeBase.value
    }

    /// When the last frame shows, in seconds after the first.
    func lastFrameSeconds(_ timeBase: Ratio) -> Double {
        video.count > 0 ? Double(lastFrame.start - video.start) * timeBase.value : 0
    }

    /// A step that is off by a tenth, and by more than what rounding to milliseconds makes.
    func isVariable(_ timeBase: Ratio) -> Bool {
        guard let (typical, all) = steps else { return false }
        let tolerance = max(Double(typical) / 10, 0.0015 / timeBase.value)
        return all.contains { Double(abs($0 - typical)) > tolerance }
    }
}
