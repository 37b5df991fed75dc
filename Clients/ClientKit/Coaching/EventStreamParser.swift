/// Reads server-sent events as their bytes arrive, wherever they are cut. WHATWG HTML §9.2.6.
public struct EventStreamParser: Sendable {
    public struct Event: Sendable, Equatable {
        /// `message` where the stream names none.
        public let name: String
        /// The lines of `data`, joined by line feeds.
        public let data: [UInt8]
        /// Its own id, or that of the last event before it that had one.
        public let id: String?
    }

    /// An event is longer than any of the services'.
    public struct TooLong: Error {}

    /// The id of the last event that had one: where a broken stream goes on.
    public private(set) var lastID: String?
    private var line: [UInt8] = []
    private var name = ""
    private var data: [UInt8] = []
    private var hasData = false
    /// Whether the last byte was a carriage return, which a line feed may belong to.
    private var wasReturn = false
    private var isFirstLine = true

    static let mostBytes = 1 << 20
    private static let mark: [UInt8] = [0xef, 0xbb, 0xbf]

    public init() {}

    /// - Returns: the events that these bytes end.
    public mutating func take(_ bytes: [UInt8]) throws(TooLong) -> [Event] {
        var events: [Event] = []
        for byte in bytes {
            switch byte {
            case UInt8(ascii: "\n") where wasReturn: wasReturn = false
            case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
                wasReturn = byte == UInt8(ascii: "\r")
                if let event = endLine() { events.append(event) }
            default:
                wasReturn = false
                guard line.count + data.count < Self.mostBytes else { throw TooLong() }
                line.append(byte)
            }
        }
        return events
    }

    private mutating func endLine() -> Event? {
        if isFirstLine, line.starts(with: Self.mark) { line.removeFirst(Self.mark.count) }
        isFirstLine = false
        defer { line.removeAll(keepingCapacity: true) }
        guard !line.isEmpty else { return endEvent() }
        // A line that begins with a colon is a comment, which keeps the line open.
        guard let colon = line.firstIndex(of: UInt8(ascii: ":")) else {
            take(field: line[...], value: [])
            return nil
        }
        var value = line[(colon + 1)...]
        if value.first == UInt8(ascii: " ") { value.removeFirst() }
        if colon > 0 { take(field: line[..<colon], value: value) }
        return nil
    }

    private mutating func take(field: ArraySlice<UInt8>, value: ArraySlice<UInt8>) {
        switch String(decoding: field, as: UTF8.self) {
        case "event": name = String(decoding: value, as: UTF8.self)
        case "data":
            if hasData { data.append(UInt8(ascii: "\n")) }
            data += value
            hasData = true
        case "id": if !value.contains(0) { lastID = String(decoding: value, as: UTF8.self) }
        default: break
        }
    }

    /// An event without data is none.
    private mutating func endEvent() -> Event? {
        defer { (name, data, hasData) = ("", [], false) }
        return hasData ? Event(name: name.isEmpty ? "message" : name, data: data, id: lastID) : nil
    }
}
