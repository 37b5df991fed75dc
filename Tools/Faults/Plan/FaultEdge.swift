/// The way from one service to another: who calls whom, where the caller is told to go, and where the callee really is.
public struct FaultEdge: Sendable, Hashable {
    /// The calling service.
    public let from: String
    /// The called service.
    public let to: String
    /// The port of 127.0.0.1 that the caller is given; 0 for one that the system chooses.
    public let port: Int
    /// Where the callee listens: a numeric address and a port.
    public let host: String
    public let target: Int

    public init(from: String, to: String, port: Int, host: String, target: Int) {
        self.from = from
        self.to = to
        self.port = port
        self.host = host
        self.target = target
    }

    /// `tasks → profile`.
    public var name: String { "\(from) → \(to)" }
}
