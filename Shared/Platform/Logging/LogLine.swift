internal import JSONCoding
internal import Wire

/// Makes lines of records. Keeps the last second it wrote, because formatting a date costs more than the rest of a line.
struct LogLineWriter {
    private var seconds = Int64.min
    private var text = ""

    /// A line with its line feed, valid in `body`.
    mutating func line<T>(_ record: LogRecord, _ body: (UnsafeRawBufferPointer) -> T) -> T {
        Self.object(record, time: time(record.time)).finish(lineFeed: true, body)
    }

    private mutating func time(_ time: Instant) -> String {
        if seconds != time.seconds {
            // "2026-03-01T08:00:00." — all but the milliseconds and the Z.
            (seconds, text) = (time.seconds, String(time.text.dropLast(4)))
        }
        let milliseconds = String(1000 + time.milliseconds - time.seconds * 1000)
        return text + milliseconds.dropFirst() + "Z"
    }

    static func line(_ record: LogRecord, time: String) -> [UInt8] { object(record, time: time).finish(lineFeed: true) }

    private static func object(_ record: LogRecord, time: String) -> JSONObjectWriter {
        let object = JSONObjectWriter()
        object.add("ts", time)
        object.add("level", record.level.rawValue)
        object.add("service", record.service)
        if let id = record.requestID { object.add("requestId", id) }
        if let trace = record.trace { object.add("traceId", trace.traceID) }
        object.add("msg", record.message.description)
        record.fields.sorted().forEach { name, value in
            let name = isReserved(name) ? name + "_" : name
            switch value {
            case .string(let value): object.add(name, value)
            case .integer(let value): object.add(name, value)
            case .number(let value): object.add(name, value)
            case .bool(let value): object.add(name, value)
            case .null: object.addNull(name)
            }
        }
        return object
    }

    private static func isReserved(_ name: String) -> Bool {
        switch name {
        case "ts", "level", "service", "requestId", "traceId", "msg": true
        default: false
        }
    }
}
