/// Why a file or folder could not be read or written.
public struct FileError: Error, Sendable, Equatable, CustomStringConvertible {
    /// What failed, with the path.
    public let message: String
    /// Why, without the path.
    public let reason: String

    public init(message: String) {
        self.message = message
        reason = message
    }

    init(_ what: String, _ path: String, _ reason: String) {
        message = "\(what) \(path): \(reason)"
        self.reason = reason
    }

    public var description: String { message }
}
