public import Platform
internal import Synchronization

/// Keeps every log line of an app, for tests that search them.
public final class RecordingLog: LogSink {
    private let records = Mutex<[LogRecord]>([])

    public init() {}
    public func write(_ record: LogRecord) { records.withLock { $0.append(record) } }

    /// Every line as one searchable text.
    public var text: String {
        records.withLock { records in
            records.map { record in
                "\(record.level) \(record.message) \(record.requestID ?? "") "
                    + record.fields.map { "\($0.key)=\($0.value)" }.sorted().joined(separator: " ")
            }.joined(separator: "\n")
        }
    }

    /// The records with that message.
    public func records(of message: String) -> [LogRecord] { records.withLock { $0.filter { "\($0.message)" == message } } }

    public func count(of message: String) -> Int { records.withLock { $0.count { "\($0.message)" == message } } }
}
