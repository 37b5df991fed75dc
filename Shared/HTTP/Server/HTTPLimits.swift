/// What a peer may use up before the server stops listening to it. Every time is measured on the monotonic clock, to within a
/// twentieth of the shortest of them (10 to 500 ms).
public struct HTTPLimits: Sendable {
    /// The largest request body that is held in memory, in bytes (`BodyIntake`); beyond it the answer is 413, before the body has been read when its length is known.
    public var bodyBytes = 1 << 20
    /// Request line and fields together, in bytes; beyond it 431.
    public var headBytes = 16 << 10
    /// The request line alone, in bytes; beyond it 414.
    public var requestLineBytes = 8 << 10
    /// How many fields a request may carry; beyond it 431.
    public var fieldCount = 100
    /// From the first byte of a head (or the connection's opening) to its last, however the bytes drip; then 408.
    public var headTimeout: Duration = .seconds(10)
    /// While a body is read, each such span must bring `progressBytes` or the rest of the body; otherwise 408.
    public var bodyTimeout: Duration = .seconds(10)
    /// While an answer waits for its reader, each such span must take `progressBytes`; otherwise the connection is closed.
    public var writeTimeout: Duration = .seconds(30)
    /// How long a connection may stay without a request between two of them.
    public var idleTimeout: Duration = .seconds(60)
    /// The least progress in one `bodyTimeout` or `writeTimeout`, in bytes.
    public var progressBytes = 1 << 10
    /// Open connections of one loop; one more is answered 503, without a body, and closed.
    public var connectionsPerLoop = 8192
    /// A stream's writer waits while more than this many bytes are unsent.
    public var streamBufferBytes = 256 << 10

    public init() {}
}
