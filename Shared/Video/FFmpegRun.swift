internal import Glibc
public import Processes
internal import Synchronization

/// Runs ffmpeg and tells how far it is.
public struct FFmpegRun: Sendable {
    /// What every run begins with: it asks nobody, says only what went wrong, and may write over what an earlier try left.
    static let quietly = ["-hide_banner", "-nostdin", "-nostats", "-y", "-v", "error"]

    private let ffmpeg: String
    private let limits: ChildLimits
    private let niceness: Int
    private let reportEvery: Duration

    /// - Parameters:
    ///   - limits: of one run.
    ///   - reportEvery: how often progress is told.
    public init(tools: VideoTools = VideoTools(), limits: ChildLimits, reportEvery: Duration = .milliseconds(250)) {
        ffmpeg = tools.ffmpeg
        niceness = tools.niceness
        self.limits = limits
        self.reportEvery = reportEvery
    }

    /// Runs to the end. A cancelled task ends the encoder and returns once it is gone; the file it was writing is the caller's to remove.
    /// - Parameters:
    ///   - arguments: inputs, graph and outputs; files as `FFmpegInput` writes them.
    ///   - inputs: the paths behind `-i`, in order, so that a failure can say which one it was.
    ///   - onProgress: is called on a thread of its own, in order, and last with `isEnd` when the run ends well.
    /// - Returns: what the run used up.
    @discardableResult public func run(
        _ arguments: [String], inputs: [String] = [], onProgress: @escaping @Sendable (EncodeProgress) -> Void = { _ in }
    ) async throws(VideoProblem) -> ChildUsage {
        for (index, input) in inputs.enumerated() where access(input, R_OK) != 0 {
            throw errno == ENOENT || errno == ENOTDIR
                ? .inputMissing(index: index) : .inputUnreadable(index: index, detail: String(cString: strerror(errno)))
        }
        let progress = ["-progress", "pipe:1", "-stats_period", String(max(0.02, reportEvery.seconds))]
        let command = Command(ffmpeg, Self.quietly + progress + arguments, limits: limits, niceness: niceness, outputLimit: 0)
        let parser = Mutex(ProgressParser())
        let result: ChildResult
        do throws(ChildFailure) {
            result = try await command.run { line in
                if let state = parser.withLock({ $0.add(line) }) { onProgress(state) }
            }
        } catch {
            throw FailureText.problem(error, inputs: inputs)
        }
        let words = FailureText(result.errorText)
        if words.isDiskFull || words.isOutputIncomplete { throw words.isDiskFull ? .diskFull : .failed(words.tail) }
        return result.usage
    }

    /// Removes what a run that failed left behind; nothing happens when there is nothing.
    public static func removePartial(_ path: String) { unlink(path) }

    /// A time of whole microseconds for `-ss` and `-t`.
    public static func time(_ seconds: Double) -> String {
        "\(Int64((min(max(0, seconds.isFinite ? seconds : 0), 1e9) * 1_000_000).rounded()))us"
    }
}
