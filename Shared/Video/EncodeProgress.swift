/// How far an encode is.
public struct EncodeProgress: Sendable, Hashable {
    /// How much of the output is written.
    public var outTime: Duration = .zero
    public var frame = 0
    /// Frames written a second; 0 while unknown.
    public var fps = 0.0
    /// Seconds of output a second; nil while unknown.
    public var speed: Double?
    /// Bytes written; nil when the output has no size.
    public var totalSize: Int64?
    /// Whether this is the last one.
    public var isEnd = false

    public init() {}
}

/// Puts the lines of `-progress` together.
struct ProgressParser: Sendable {
    private var current = EncodeProgress()

    /// - Returns: the state when `line` completes one. Its time never goes back.
    mutating func add(_ line: String) -> EncodeProgress? {
        guard let equals = line.firstIndex(of: "=") else { return nil }
        let value = line[line.index(after: equals)...].drop { $0 == " " }
        switch line[..<equals] {
        // "out_time_ms" is in microseconds too, and "N/A" before the first packet.
        case "out_time_us": if let time = Int64(value) { current.outTime = max(current.outTime, .microseconds(time)) }
        case "frame": current.frame = Int(value) ?? current.frame
        case "fps": current.fps = Double(value) ?? 0
        case "speed": current.speed = Double(value.prefix { $0 != "x" })
        case "total_size": current.totalSize = Int64(value)
        case "progress":
            current.isEnd = value == "end"
            return current
        default: break
        }
        return nil
    }
}
