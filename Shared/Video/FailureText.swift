internal import Glibc
internal import Processes

/// What a tool said last, read for the causes that callers treat apart.
struct FailureText {
    private let text: String

    init(_ text: String) { self.text = text }

    /// For a log.
    var tail: String { String(text.suffix(2000)) }

    var isRefusedCodec: Bool { text.contains("not on whitelist") }
    var isDiskFull: Bool { text.contains(Self.words(ENOSPC)) || text.contains(Self.words(EDQUOT)) }
    /// ffmpeg can end with code 0 although the end of its output never reached the disk.
    var isOutputIncomplete: Bool {
        ["Error writing trailer of", "Error closing file", "av_interleaved_write_frame()"].contains(where: text.contains)
    }

    /// - Parameter inputs: the paths behind `-i`, in order.
    func problem(inputs: [String]) -> VideoProblem {
        if isDiskFull { return .diskFull }
        for (index, input) in inputs.enumerated() {
            let name = FFmpegInput.file(input) + ": "
            guard let found = text.firstRange(of: name) else { continue }
            if text[found.upperBound...].hasPrefix(Self.words(ENOENT)) { return .inputMissing(index: index) }
            return .inputUnreadable(index: index, detail: tail)
        }
        // "Error while decoding stream #2:0: ..."
        if let found = text.firstRange(of: "while decoding stream #") {
            return .inputUnreadable(index: Int(text[found.upperBound...].prefix(while: \.isNumber)), detail: tail)
        }
        if [EACCES, EPERM, EROFS].contains(where: { text.contains(Self.words($0)) }) { return .permissionDenied }
        if text.contains("Invalid data found when processing input") { return .inputUnreadable(index: nil, detail: tail) }
        return .failed(tail)
    }

    static func problem(_ failure: ChildFailure, inputs: [String]) -> VideoProblem {
        switch failure {
        case .notFound(let executable): .toolUnavailable(executable)
        case .cannotStart(let reason): .toolUnavailable(reason)
        case .timedOut: .timedOut
        case .cancelled: .cancelled
        case .outOfMemory: .outOfMemory
        case .outputTooLarge: .outputTooLarge
        case .killed(let signal, let text): .failed("signal \(signal): " + FailureText(text).tail)
        case .exit(_, let text): FailureText(text).problem(inputs: inputs)
        }
    }

    /// - Parameter code: why an input could not be opened.
    static func problem(opening code: Int32) -> VideoProblem {
        code == ENOENT || code == ENOTDIR ? .inputMissing(index: 0) : .inputUnreadable(index: 0, detail: words(code))
    }

    /// The C library's text, which the tools print too; children run in the C locale.
    private static func words(_ code: Int32) -> String { String(cString: strerror(code)) }
}
