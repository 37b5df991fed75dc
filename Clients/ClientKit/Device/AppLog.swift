internal import Locking

public enum AppLogLevel: String, Sendable, Hashable, Comparable, CaseIterable {
    case debug, info, warning, error
    public static func < (a: AppLogLevel, b: AppLogLevel) -> Bool { a.order < b.order }
    private var order: Int {
        switch self {
        case .debug: 0
        case .info: 1
        case .warning: 2
        case .error: 3
        }
    }
}

/// Where the lines of an app go: the system's log, or a test's list.
public protocol LogSink: Sendable {
    func write(_ level: AppLogLevel, _ line: String)
}

/// The log of an app. What only developers want is written in development only; tokens are never written. GTSD-P-7-05.
public struct AppLog: Sendable {
    private let sink: any LogSink
    private let least: AppLogLevel

    /// In production only warnings and errors are written, which somebody who reads a crash report needs.
    public init(_ environment: ServiceEnvironment, sink: any LogSink) {
        self.sink = sink
        least = environment == .development ? .debug : .warning
    }

    /// - Parameter line: made only when it is written.
    public func log(_ level: AppLogLevel, _ line: @autoclosure () -> String) {
        guard level >= least else { return }
        sink.write(level, Self.withoutTokens(line()))
    }

    /// Long runs of what tokens are made of stand as `[…]`: of base64url, JWTs and hexadecimal. Ids have 36 characters with hyphens at
    /// their places and stay.
    static func withoutTokens(_ line: String) -> String {
        var result: [UInt8] = [], word: [UInt8] = []
        func flush() {
            result += word.count >= 20 && !isID(word) && isMixed(word) ? Array("[…]".utf8) : word
            word = []
        }
        for byte in line.utf8 {
            if isOfToken(byte) { word.append(byte) } else {
                flush()
                result.append(byte)
            }
        }
        flush()
        return String(decoding: result, as: UTF8.self)
    }

    private static func isOfToken(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x30...0x39, 0x41...0x5a, 0x61...0x7a, UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "."), UInt8(ascii: "+"): true
        default: false
        }
    }
    private static func isID(_ word: [UInt8]) -> Bool {
        word.count == 36 && [8, 13, 18, 23].allSatisfy { word[$0] == UInt8(ascii: "-") }
    }
    /// Words of a language have no digits.
    private static func isMixed(_ word: [UInt8]) -> Bool { word.contains { (0x30...0x39).contains($0) } }
}

/// Keeps the lines.
public final class MemoryLog: LogSink {
    private let kept = Lock<[(AppLogLevel, String)]>([])
    public init() {}
    public func write(_ level: AppLogLevel, _ line: String) { kept.withLock { $0.append((level, line)) } }
    public var lines: [String] { kept.withLock { $0.map(\.1) } }
}
