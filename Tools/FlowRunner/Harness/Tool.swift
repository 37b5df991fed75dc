internal import LocalFiles
internal import Processes

/// Programs of the distribution that the harness uses, run to their end on the calling thread. Arguments go as they are; there is no
/// shell.
enum Tool: String, Sendable, CaseIterable {
    case ffmpeg, ffprobe, exiftool
    case heifEncode = "heif-enc"

    private var package: String {
        switch self {
        case .ffmpeg, .ffprobe: "ffmpeg"
        case .exiftool: "libimage-exiftool-perl"
        case .heifEncode: "libheif-examples"
        }
    }

    /// Its standard output. What it says when it fails goes into the error.
    /// - Parameters:
    ///   - limit: how much it may write, in bytes.
    ///   - seconds: how long it may take.
    ///   - accepts: the exit codes that are no failure.
    ///   - path: where it is, when not where programs are looked for.
    @discardableResult
    func run(_ arguments: [String], limit: Int = 256 << 20, seconds: Int64 = 120, accepts: Set<Int32> = [0], path: String? = nil)
        throws(HarnessError) -> Output
    {
        var command = Command(
            path ?? rawValue, arguments, environment: ProcessEnvironment.current(), workingDirectory: Files.currentFolder(),
            limits: ChildLimits(wallTime: .seconds(seconds), grace: .milliseconds(100)), outputLimit: limit)
        command.stopsAtOutputLimit = true
        command.acceptedCodes = accepts
        do throws(ChildFailure) {
            let result = try command.runAndWait()
            return Output(bytes: result.output, errors: result.errorText)
        } catch {
            throw problem(error, "\(rawValue) took longer than \(seconds) s or wrote more than \(limit) bytes")
        }
    }

    private func problem(_ failure: ChildFailure, _ stopped: String) -> HarnessError {
        switch failure {
        case .notFound: return missing
        case .timedOut, .outputTooLarge, .cancelled: return HarnessError(status: 500, code: "tool_stopped", message: stopped)
        case .cannotStart(let reason):
            return HarnessError(status: 500, code: "tool_failed", message: "cannot start \(rawValue): \(reason)", isEnvironment: true)
        case .exit(let code, let errors): return failed(errors, "status \(code)")
        case .killed(let signal, let errors): return failed(errors, "signal \(signal)")
        case .outOfMemory(let errors): return failed(errors, "no memory left")
        }
    }

    private func failed(_ errors: String, _ end: String) -> HarnessError {
        HarnessError(status: 422, code: "tool_failed", message: "\(rawValue): \(errors.isEmpty ? end : String(errors.suffix(600)))")
    }

    struct Output {
        let bytes: [UInt8]
        /// What it wrote to its standard error.
        let errors: String
    }

    /// A run without it proves nothing, so this ends the step as a machine that is not ready does.
    private var missing: HarnessError {
        HarnessError(
            status: 503, code: "tool_missing", message: "\(rawValue) is not installed: apt-get install \(package)", isEnvironment: true)
    }
}
