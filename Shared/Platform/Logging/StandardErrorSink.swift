internal import Glibc
internal import Synchronization
internal import Wire

/// One JSON object a line to a file descriptor: `ts`, `level`, `service`, `requestId` when there is one, `msg`, then the fields
/// by name. A field with one of these names is written with a `_` after it.
///
/// A line is one `write(2)` under a lock, so lines of a process never mix. A reader that is gone or does not keep up for a
/// second loses lines; it does not stop the program. For what logs much, as a service, `BufferedLog` costs less.
public final class StandardErrorSink: LogSink {
    private let output: LogOutput
    private let writer = Mutex(LogLineWriter())

    /// - Parameter descriptor: standard error unless told; stays open for as long as the sink is used; the caller's to close.
    public init(descriptor: Int32 = 2) { output = LogOutput(descriptor: descriptor) }

    public func write(_ record: LogRecord) {
        writer.withLock { writer in _ = writer.line(record) { output.send($0) } }
    }
}

/// Where lines go.
struct LogOutput {
    let descriptor: Int32

    /// - Returns: how many bytes went, fewer than there are when the reader is gone or did not keep up for a second.
    func send(_ bytes: UnsafeRawBufferPointer) -> Int {
        var sent = 0
        while sent < bytes.count {
            let result = Glibc.write(descriptor, bytes.baseAddress.map { $0 + sent }, bytes.count - sent)
            if result >= 0 {
                sent += result
            } else if errno == EAGAIN {
                var poll = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
                guard Glibc.poll(&poll, 1, 1000) > 0 else { break }
            } else if errno != EINTR {
                break
            }
        }
        return sent
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
        records.map { String(decoding: LogLineWriter.line($0, time: $0.time.text).dropLast(), as: UTF8.self) }
    }
}
