internal import Glibc
internal import JSONCoding
internal import Synchronization
internal import Wire

/// One JSON object a line to a file descriptor: `ts`, `level`, `service`, `requestId` when there is one, `msg`, then the fields
/// by name. A field with one of these names is written with a `_` after it.
///
/// A line is one `write(2)` under a lock, so lines of a process never mix. A reader that is gone or does not keep up for a
/// second loses lines; it does not stop the service.
public final class StandardErrorSink: LogSink {
    /// The last second written, because formatting a date costs more than the rest of a line.
    private struct Second { var seconds = Int64.min; var text = "" }

    private let descriptor: Int32
    private let second = Mutex(Second())
    private let writing = Mutex(())

    /// - Parameter descriptor: standard error unless told; stays open for as long as the sink is used; the caller's to close.
    public init(descriptor: Int32 = 2) { self.descriptor = descriptor }

    public func write(_ record: LogRecord) {
        let line = Self.line(record, time: text(record.time))
        writing.withLock { _ in send(line) }
    }

    private func text(_ time: Instant) -> String {
        let start = second.withLock { second in
            if second.seconds != time.seconds {
                // "2026-03-01T08:00:00." — all but the milliseconds and the Z.
                second = Second(seconds: time.seconds, text: String(time.text.dropLast(4)))
            }
            return second.text
        }
        let milliseconds = String(1000 + time.milliseconds - time.seconds * 1000)
        return start + milliseconds.dropFirst() + "Z"
    }

    static func line(_ record: LogRecord, time: String) -> [UInt8] {
        let object = JSONObjectWriter()
        object.add("ts", time)
        object.add("level", record.level.rawValue)
        object.add("service", record.service)
        if let id = record.requestID { object.add("requestId", id) }
        if let trace = record.trace { object.add("traceId", trace.traceID) }
        object.add("msg", record.message.description)
        for (name, value) in record.fields.sorted(by: { $0.key < $1.key }) {
            let name = reserved.contains(name) ? name + "_" : name
            switch value {
            case .string(let value): object.add(name, value)
            case .integer(let value): object.add(name, value)
            case .number(let value): object.add(name, value)
            case .bool(let value): object.add(name, value)
            case .null: object.addNull(name)
            }
        }
        return object.finish(lineFeed: true)
    }

    private static let reserved: Set<String> = ["ts", "level", "service", "requestId", "traceId", "msg"]

    private func send(_ line: [UInt8]) {
        var sent = 0
        while sent < line.count {
            let result = line.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress.map { $0 + sent }, $0.count - sent) }
            if result >= 0 {
                sent += result
            } else if errno == EAGAIN {
                var poll = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
                guard Glibc.poll(&poll, 1, 1000) > 0 else { return }
            } else if errno != EINTR {
                return
            }
        }
    }
}

/// Keeps records, for tests.
public final class RecordingSink: LogSink {
    private let kept = Mutex<[LogRecord]>([])

    public init() {}
    public func write(_ record: LogRecord) { kept.withLock { $0.append(record) } }

    public var records: [LogRecord] { kept.withLock { $0 } }
    /// The records as the lines that would have been written.
    public var lines: [String] {
        records.map { String(decoding: StandardErrorSink.line($0, time: $0.time.text).dropLast(), as: UTF8.self) }
    }
}
