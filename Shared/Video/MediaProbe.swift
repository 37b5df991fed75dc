internal import JSONCoding
internal import Processes
internal import Synchronization

/// Says what a video file is, or why it is not taken. Reads nothing but the file itself and asks no network.
public struct MediaProbe: Sendable {
    private let tools: VideoTools
    private let limits: VideoLimits

    public init(tools: VideoTools = VideoTools(), limits: VideoLimits = VideoLimits()) {
        self.tools = tools
        self.limits = limits
    }

    /// - Parameter decoding: also decodes the first and the last second, so that a damaged or shortened file is found here and not in a
    ///   render.
    /// - Throws: `unsupportedType`, `noVideo`, `tooLarge`, `tooLong`, `inputMissing`, `inputUnreadable`, or what kept the tools from it.
    public func probe(_ path: String, decoding: Bool = true) async throws(VideoProblem) -> VideoFacts {
        let container = try VideoContainer.sniff(path)
        let report = try await self.report(path, container)
        guard let video = report.video else {
            throw report.isWithoutPicture ? .noVideo : .inputUnreadable(index: 0, detail: "no stream is described")
        }
        let audio = try report.audio()
        try check(video)
        if report.duration > limits.duration.seconds { throw .tooLong }
        let scan = try await self.scan(path, container, PacketScan(video: video.index, audio: audio?.index, frameLimit: 2_000_000))
        let facts = try VideoFacts(container, video, audio, scan, hasLocation: report.hasLocation)
        if facts.duration > limits.duration.seconds { throw .tooLong }
        if decoding { try await decodeEnds(path, facts) }
        return facts
    }

    /// The streams as the file describes them.
    private func report(_ path: String, _ container: VideoContainer) async throws(VideoProblem) -> ProbeReport {
        let arguments = ["-show_streams", "-show_format", "-of", "json=compact=1"] + FFmpegInput.video(path, container)
        let result = try await run(tools.probe(arguments, outputLimit: 4 << 20), nil)
        guard !result.isOutputCut, let json = try? JSONParser.parse(result.output) else {
            throw .inputUnreadable(index: 0, detail: "the description of the file is not readable")
        }
        return ProbeReport(json)
    }

    /// Every packet's time. A file's own word on its length can be missing or wrong.
    private func scan(_ path: String, _ container: VideoContainer, _ empty: PacketScan) async throws(VideoProblem) -> PacketScan {
        let scan = Mutex(empty)
        let arguments =
            ["-show_entries", "packet=stream_index,pts,dts,duration,flags", "-of", "csv=p=0"] + FFmpegInput.video(path, container)
        _ = try await run(tools.probe(arguments, outputLimit: 0)) { line in scan.withLock { $0.add(line) } }
        return scan.withLock { $0 }
    }

    private func check(_ video: ProbeReport.Video) throws(VideoProblem) {
        for (width, height) in [(video.width, video.height), (video.displaySize.width, video.displaySize.height)] {
            guard width <= limits.longestSide, height <= limits.longestSide, width * height <= limits.pixels else { throw .tooLarge }
        }
    }

    private func decodeEnds(_ path: String, _ facts: VideoFacts) async throws(VideoProblem) {
        // From the last second of what ends first to the end of both.
        let videoEnd = facts.start + facts.duration
        let end = min(videoEnd, facts.audio.map { $0.start + $0.duration } ?? videoEnd) - facts.beginning
        if end <= 2 { return try await decode(path, facts, []) }
        try await decode(path, facts, ["-t", "1"])
        try await decode(path, facts, ["-ss", FFmpegRun.time(end - 1)])
    }

    private func decode(_ path: String, _ facts: VideoFacts, _ part: [String]) async throws(VideoProblem) {
        let input = FFmpegInput.video(path, facts.container, ["-noautorotate", "-threads", "2"] + part)
        let streams = ["-map", "0:\(facts.videoStream)"] + (facts.audio.map { ["-map", "0:\($0.stream)"] } ?? [])
        _ = try await run(tools.run(["-xerror"] + input + streams + ["-vsync", "passthrough", "-f", "null", "-"], outputLimit: 0), nil)
    }

    /// Only the file itself can make a reading tool fail.
    private func run(_ command: Command, _ onLine: (@Sendable (String) -> Void)?) async throws(VideoProblem) -> ChildResult {
        do throws(ChildFailure) {
            return try await command.run(onLine: onLine)
        } catch {
            switch error {
            case .exit(_, let text), .killed(_, let text):
                let words = FailureText(text)
                throw words.isRefusedCodec ? .unsupportedType : .inputUnreadable(index: 0, detail: words.tail)
            default: throw FailureText.problem(error, inputs: [])
            }
        }
    }
}

extension Duration {
    var seconds: Double { Double(components.seconds) + Double(components.attoseconds) / 1e18 }
}
