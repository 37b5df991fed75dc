/// What a peer may use up before the server stops listening to it. Every time is measured on the monotonic clock, to within a
/// twentieth of the shortest of them (10 to 500 ms).
public struct HTTPLimits: Sendable {
    /// The largest request body that is held in memory, in bytes (`BodyIntake`); beyond it the answer is 413, before the body has been read
    /// when its length is known.
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
    /// Open connections of one loop. For one more the one goes that has been in the middle of a request for longest, answered 503
    /// without a body; with none such the new one is turned away in the same way.
    public var connectionsPerLoop = 8192
    /// Files of bodies and answers that connections of one loop have open; one more is answered 503.
    public var filesPerLoop = 4096
    /// Bytes of unfinished bodies in memory, of all loops together; the body that goes beyond is answered 503.
    public var arrivingBytes = 128 << 20
    /// The same of one address (`HTTPResponder.address`).
    public var arrivingBytesPerAddress = 32 << 20
    /// Bytes of answers that wait in memory for their readers, of all loops together. Beyond it the connection is closed that holds
    /// the most of them.
    public var unsentBytes = 128 << 20
    /// A stream's writer waits while more than this many bytes are unsent.
    public var streamBufferBytes = 256 << 10

    public init() {}

    /// Connections that are taken from the kernel before the first of them can be turned away.
    var acceptedAtOnce: Int { max(1, min(32, connectionsPerLoop / 8)) }
    /// Connections of one loop that are read on for a moment after their end.
    var lingeringAtMost: Int { max(1, min(64, connectionsPerLoop / 8)) }
    /// How many descriptors a loop may have open for so many connections, files aside.
    public static func descriptors(for connections: Int) -> Int { connections + connections / 4 + 2 }
}
