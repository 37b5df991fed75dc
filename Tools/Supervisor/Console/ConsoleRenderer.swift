internal import Platform

/// Turns events into lines for a person: the service's name in its colour, then what it printed or what became of it.
public struct ConsoleRenderer {
    private static let colours = ["36", "33", "35", "32", "34", "96", "93", "95"]

    private let names: [String]
    private let width: Int
    private let isColoured: Bool
    private let isRawLog: Bool

    /// - Parameters:
    ///   - services: in the order that decides their colours.
    ///   - rawLog: whether records of services stay as they were written.
    public init(services: [String], coloured: Bool, rawLog: Bool = false) {
        isRawLog = rawLog
        names = services
        width = services.map(\.count).max() ?? 0
        isColoured = coloured
    }

    /// The line of an event, without a line end.
    public func line(_ event: SupervisorEvent) -> String {
        switch event {
        case .output(let service, let line): prefixed(service, text(of: LogLine(service: service, text: line)))
        case .started(let service, let pid): note(service, "started, pid \(pid)")
        case .ready(let service, let url, let after): note(service, "ready in \(Self.text(after))" + (url.map { "  \($0)" } ?? ""))
        case .completed(let service, let after): note(service, "completed in \(Self.text(after))")
        case .exited(let service, let status, let wait):
            note(service, "ended (\(status))" + (wait.map { ", starts again in \(Self.text($0))" } ?? ""), alarm: !status.isSuccess)
        case .notReady(let service, let limit): note(service, "not ready within \(Self.text(limit)), killed", alarm: true)
        case .killed(let service): note(service, "did not stop in time, killed", alarm: true)
        case .stopped(let service, let status): note(service, status.isSuccess ? "stopped" : "stopped (\(status))")
        case .keptDown(let service): note(service, "is not started again")
        case .stackReady(let after): paint("all ready in \(Self.text(after))", "1")
        case .stopping: paint("stopping", "1")
        }
    }

    /// A line that is about the stack as a whole.
    public func heading(_ text: String) -> String { paint(text, "1") }

    /// A line of a log: readable, and red or yellow where it matters, unless it is wanted as it was written.
    public func text(of line: LogLine) -> String {
        if isRawLog { return line.text }
        switch line.level {
        case .error?, .critical?: return paint(line.readable, "31")
        case .warning?: return paint(line.readable, "33")
        default: return line.readable
        }
    }

    /// `name | text`.
    public func prefixed(_ service: String, _ text: String) -> String { "\(label(service, "|")) \(text)" }

    private func note(_ service: String, _ text: String, alarm: Bool = false) -> String {
        "\(label(service, "·")) \(alarm ? paint(text, "31") : paint(text, "2"))"
    }

    private func label(_ service: String, _ mark: String) -> String {
        let index = names.firstIndex(of: service) ?? 0
        let padding = String(repeating: " ", count: max(0, width - service.count))
        return paint("\(service)\(padding) \(mark)", Self.colours[index % Self.colours.count])
    }

    private func paint(_ text: String, _ code: String) -> String { isColoured ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text }

    /// `31 ms`, `1.5 s`, `2 min 5 s`, `3 h 4 min`.
    public static func text(_ duration: Duration) -> String {
        let milliseconds = duration.components.seconds * 1000 + duration.components.attoseconds / 1_000_000_000_000_000
        let seconds = milliseconds / 1000
        switch milliseconds {
        case ..<1000: return "\(milliseconds) ms"
        case ..<60_000: return milliseconds % 1000 < 100 ? "\(seconds) s" : "\(seconds).\(milliseconds % 1000 / 100) s"
        case ..<3_600_000: return "\(seconds / 60) min \(seconds % 60) s"
        default: return "\(seconds / 3600) h \(seconds / 60 % 60) min"
        }
    }
}
