internal import Glibc
internal import LocalFiles

/// Why there is no backup, or none could be brought back; says what to do.
public struct BackupError: Error, Sendable, Equatable, CustomStringConvertible {
    public let message: String
    public var description: String { message }

    init(_ message: String) { self.message = message }
    init(_ error: FileError) { self.init(error.description) }

    /// What the system refused, by errno.
    static func system(_ what: String, _ path: String) -> BackupError { BackupError("\(what) \(path): \(String(cString: strerror(errno)))") }
}
