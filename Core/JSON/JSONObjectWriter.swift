/// Writes one flat JSON object member by member, straight into bytes: for log lines and other hot, small texts.
///
/// Names are the caller's to keep unique.
public struct JSONObjectWriter: ~Copyable {
    private let buffer = JSONBuffer(capacity: 512)

    public init() { buffer.append(.openBrace) }

    public func add(_ name: String, _ value: String) { begin(name); buffer.append(quoted: value) }
    public func add(_ name: String, _ value: Int64) { begin(name); buffer.append(value) }
    public func add(_ name: String, _ value: Bool) { begin(name); buffer.append(value) }
    /// A number that is not finite is written as `null`.
    public func add(_ name: String, _ value: Double) {
        if value.isFinite { begin(name); buffer.append(finite: value) } else { addNull(name) }
    }
    public func add(_ name: String, _ value: JSONValue) { begin(name); ValueWriter(buffer: buffer).write(value, depth: 0) }
    public func addNull(_ name: String) { begin(name); buffer.append("null") }

    /// The text, with a line feed after it if asked.
    public consuming func finish(lineFeed: Bool = false) -> [UInt8] {
        buffer.append(.closeBrace)
        if lineFeed { buffer.append(.lineFeed) }
        return buffer.bytes
    }

    /// The same, in memory that is valid in `body`.
    public consuming func finish<T>(lineFeed: Bool = false, _ body: (UnsafeRawBufferPointer) -> T) -> T {
        buffer.append(.closeBrace)
        if lineFeed { buffer.append(.lineFeed) }
        return withExtendedLifetime(buffer) { body(UnsafeRawBufferPointer(start: $0.base, count: $0.count)) }
    }

    private func begin(_ name: String) {
        if buffer.count > 1 { buffer.append(.comma) }
        buffer.append(quoted: name)
        buffer.append(.colon)
    }
}
