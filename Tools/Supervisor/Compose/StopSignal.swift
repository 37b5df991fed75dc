internal import Glibc

/// The signals that a compose file may name.
enum StopSignal {
    private static let names: [String: Int32] = [
        "TERM": SIGTERM, "INT": SIGINT, "QUIT": SIGQUIT, "HUP": SIGHUP, "USR1": SIGUSR1, "USR2": SIGUSR2, "KILL": SIGKILL,
    ]

    /// The number of `SIGTERM`, `TERM` or `15`; nil for anything else.
    static func number(_ text: String) -> Int32? {
        if let number = Int32(text) { return names.values.contains(number) ? number : nil }
        return names[text.hasPrefix("SIG") ? String(text.dropFirst(3)) : text]
    }
}
