internal import Glibc
public import Processes

/// A film as others may have it: without what its camera and its makers wrote into it, such as the place, the device, times, titles,
/// chapters and covers. Pictures and sound are copied and not made anew, so they lose nothing, and it takes about as long as copying the
/// file.
public struct CleanCopy: Sendable {
    private let tools: VideoTools
    private let limits: ChildLimits

    /// - Parameter limits: of one run; there may be two.
    public init(tools: VideoTools = VideoTools(), limits: ChildLimits) {
        self.tools = tools
        self.limits = limits
    }

    /// - Parameters:
    ///   - facts: of this film, from `MediaProbe`. Tracks that it does not name, of any kind, stay behind.
    ///   - output: where the copy goes, in the same kind of container; the caller removes it.
    public func make(of path: String, _ facts: VideoFacts, to output: String) async throws(VideoProblem) {
        let muxers = facts.container.muxers
        for muxer in muxers {
            do throws(VideoProblem) {
                try await copy(path, facts, as: muxer, to: output)
                return
            } catch {
                // What one of them may not hold, as sound that is not compressed, the next one does.
                guard case .failed = error, muxer != muxers.last else { throw error }
            }
        }
    }

    private func copy(_ path: String, _ facts: VideoFacts, as muxer: String, to output: String) async throws(VideoProblem) {
        let tracks = [facts.videoStream] + [facts.audio?.stream].compactMap { $0 }
        // Only what is said to be dropped for each of file, stream and chapter is dropped.
        let arguments =
            FFmpegInput.video(path, facts.container) + tracks.flatMap { ["-map", "0:\($0)"] } + ["-c", "copy", "-map_chapters", "-1"]
            + ["-map_metadata", "-1", "-map_metadata:s", "-1", "-fflags", "+bitexact", "-movflags", "+faststart", "-f", muxer]
            + [FFmpegInput.file(output)]
        try await FFmpegRun(tools: tools, limits: limits).run(arguments, inputs: [path])
    }
}

extension VideoContainer {
    /// FFmpeg's names for what writes it, the first that can.
    fileprivate var muxers: [String] {
        switch self {
        case .mp4: ["mp4", "mov"]
        case .mov: ["mov"]
        case .matroska: ["matroska"]
        case .webm: ["webm", "matroska"]
        }
    }
}
