internal import Processes

/// Takes still pictures out of videos.
public struct VideoFrames: Sendable {
    public enum Format: Sendable, Hashable { case jpeg, png }

    private let tools: VideoTools

    public init(tools: VideoTools = VideoTools()) { self.tools = tools }

    /// The frame that shows at a time, as a viewer sees it: turned, with square pixels, HDR brought down where ffmpeg can. Without any
    /// metadata.
    /// - Parameters:
    ///   - facts: of this file, from `MediaProbe`.
    ///   - seconds: from the clip's beginning; a clip that has ended by then gives its first frame.
    ///   - longestSide: in pixels, at least 1; a smaller picture is not enlarged.
    public func thumbnail(
        of path: String, _ facts: VideoFacts, at seconds: Double = 0.5, longestSide: Int, as format: Format = .jpeg
    ) async throws(VideoProblem) -> [UInt8] {
        let size = Self.size(facts, longestSide: longestSide)
        var filters = [ToneMap.filters(for: facts)].compactMap { $0 }
        if !filters.isEmpty, await !ToneMap.isAvailable(tools) { filters = [] }
        filters.insert("scale=\(size.width):\(size.height):flags=bicubic", at: 0)
        if let matrix = Self.matrix(facts) { filters.insert("setparams=colorspace=\(matrix)", at: 0) }
        filters += ["setsar=1", format.filters]
        let wanted = seconds < facts.duration ? max(0, seconds) : 0
        // ffmpeg takes the first frame from a time on; wanted is the one that has been showing since a little earlier.
        let earlier = max(0, min(wanted - 0.9 / max(1, facts.averageFrameRate), facts.lastFrame - 0.0005))
        // The file may turn out shorter than its packets say.
        for time in earlier > 0 ? [earlier, 0] : [0] {
            // In the file's own time: ffmpeg's begins with packets that may never be shown or heard.
            let place = FFmpegRun.time(facts.start + time)
            let input = FFmpegInput.video(path, facts.container, ["-threads", "2", "-seek_timestamp", "1", "-ss", place])
            let output = ["-map", "0:\(facts.videoStream)", "-frames:v", "1", "-vf", filters.joined(separator: ",")] + format.arguments
            let picture = try await run(input + output + ["pipe:1"], path)
            if !picture.isEmpty { return picture }
        }
        throw .inputUnreadable(index: 0, detail: "no frame at \(wanted) s")
    }

    private func run(_ arguments: [String], _ path: String) async throws(VideoProblem) -> [UInt8] {
        let result: ChildResult
        do throws(ChildFailure) {
            result = try await tools.run(arguments, outputLimit: 64 << 20).run()
        } catch {
            throw FailureText.problem(error, inputs: [path])
        }
        if result.isOutputCut { throw .outputTooLarge }
        return result.output
    }

    /// A file that does not say how its colours are written is read as players and our films read it: by the size that is stored. What HDR
    /// says is the tone map's matter.
    private static func matrix(_ facts: VideoFacts) -> String? {
        let isSaid = facts.matrix.map { !["unknown", "unspecified", "reserved"].contains($0) } ?? false
        guard !isSaid, !facts.isHDR else { return nil }
        return facts.codedWidth >= 1280 || facts.codedHeight > 576 ? "bt709" : "smpte170m"
    }

    /// Of the whole picture, in its own proportions.
    private static func size(_ facts: VideoFacts, longestSide: Int) -> (width: Int, height: Int) {
        let scale = min(1, Double(max(1, longestSide)) / Double(max(facts.displayWidth, facts.displayHeight)))
        let scaled = { (side: Int) in max(1, Int((Double(side) * scale).rounded())) }
        return (scaled(facts.displayWidth), scaled(facts.displayHeight))
    }
}

extension VideoFrames.Format {
    /// A JPEG is full range in BT.601, whatever the video was.
    fileprivate var filters: String {
        switch self {
        case .jpeg: "scale=out_color_matrix=bt601:out_range=full,format=yuvj420p"
        case .png: "format=rgb24"
        }
    }

    fileprivate var arguments: [String] {
        let encoder = switch self {
        case .jpeg: ["-c:v", "mjpeg", "-q:v", "3"]
        case .png: ["-c:v", "png"]
        }
        return ["-map_metadata", "-1", "-fflags", "+bitexact", "-flags:v", "+bitexact"] + encoder + ["-f", "image2pipe"]
    }
}
