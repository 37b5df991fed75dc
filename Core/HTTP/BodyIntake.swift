/// Where the body of a request goes while it is received.
public enum BodyIntake: Sendable {
    /// Into `HTTPRequest.body`, up to the limit that the transport has for bodies.
    case memory
    /// The same, up to so many bytes where that is more.
    case largerMemory(Int)
    /// Into a new file in `directory`, as it arrives; more than `maximum` bytes are refused with 413, before the first byte where
    /// the length is announced. `hold` is told of its bytes before they are written, and kept for as long as the file is. What has not come
    /// whole `within` its time is refused with 408, however well it goes on.
    case file(directory: String, maximum: Int, hold: BodyHold? = nil, within: Duration? = nil)
    /// Nowhere: this is the answer, `.empty` or `.bytes`, and the connection closes after it.
    case refused(HTTPResponse)
}

/// What an application counts for a body in a file, and gives back once the file is gone.
public final class BodyHold: Sendable {
    private let growing: (@Sendable (Int) -> Bool)?
    private let release: @Sendable () -> Void

    /// - Parameters:
    ///   - grow: called with how many bytes more have come; says whether there is room for them. Nil when they are not counted.
    ///   - release: called once, when nobody keeps this any more, on whatever thread that is.
    public init(grow: (@Sendable (Int) -> Bool)? = nil, release: @escaping @Sendable () -> Void) {
        growing = grow
        self.release = release
    }

    deinit { release() }

    /// Counts bytes that have come.
    /// - Returns: false when there is no room for them.
    public func grow(by bytes: Int) -> Bool { growing?(bytes) ?? true }
}

/// A request body in a file of its own, which nothing else has open.
public struct BodyFile: Sendable, Hashable {
    public let path: String
    /// In bytes.
    public let size: Int

    public init(path: String, size: Int) {
        self.path = path
        self.size = size
    }

    /// How the name of every such file begins, so that those a crash left behind can be told.
    public static let namePrefix = "upload-"
}
