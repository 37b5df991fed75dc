internal import Glibc

/// Standard output or standard error as a stream of lines.
public struct LineOutput: Sendable {
    public static let output = LineOutput(descriptor: 1)
    public static let error = LineOutput(descriptor: 2)

    let descriptor: Int32

    /// Writes one line.
    /// - Returns: false when nobody reads any more.
    @discardableResult public func line(_ text: String) -> Bool { SystemCall.writeAll(descriptor, Array((text + "\n").utf8)) }

    /// Whether colours suit it: a terminal, and nobody asked for none (`NO_COLOR`, no-color.org).
    public func wantsColour(_ environment: [String: String]) -> Bool {
        isatty(descriptor) == 1 && environment["NO_COLOR", default: ""].isEmpty && environment["TERM"] != "dumb"
    }
}
