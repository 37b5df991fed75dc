#if canImport(os)
public import ClientKit
internal import os

/// The system's log, which Console shows. Lines are public there: `AppLog` takes tokens out of them, and nobody writes personal data into a
/// log.
public struct DeviceLog: LogSink {
    private let logger: Logger

    /// - Parameter subsystem: the app's bundle identifier.
    public init(subsystem: String, category: String = "app") { logger = Logger(subsystem: subsystem, category: category) }

    public func write(_ level: AppLogLevel, _ line: String) {
        let type: OSLogType =
            switch level {
            case .debug: .debug
            case .info: .info
            // There is no level of that name; `default` is kept on the disk as `error` is.
            case .warning: .default
            case .error: .error
            }
        logger.log(level: type, "\(line, privacy: .public)")
    }
}
#endif
