/// Where the body of a request goes while it is received.
public enum BodyIntake: Sendable {
    /// Into `HTTPRequest.body`, up to the limit that the transport has for bodies.
    case memory
    /// The same, up to so many bytes where that is more.
    case largerMemory(Int)
    /// Into a new file in `directory`, as it arrives; more than `maximum` bytes are refused with 413, before the first byte where
    /// the length is announced.
    case file(directory: String, maximum: Int)
    /// Nowhere: this is the answer, `.empty` or `.bytes`, and the connection closes after it.
    case refused(HTTPResponse)
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
