internal import Glibc

/// The process's standard streams.
public enum Terminal {
    public static func out(_ text: String) { out(Array(text.utf8)) }
    public static func out(_ bytes: [UInt8]) { write(bytes, to: 1) }
    public static func error(_ text: String) { write(Array(text.utf8), to: 2) }
    public static var isTerminal: Bool { isatty(1) == 1 }
    public static var isErrorTerminal: Bool { isatty(2) == 1 }
    /// https://no-color.org
    public static var wantsColour: Bool { isTerminal && getenv("NO_COLOR") == nil }

    /// For this process and those that it starts.
    public static func dropColour() { setenv("NO_COLOR", "1", 1) }

    private static func write(_ bytes: [UInt8], to descriptor: Int32) {
        var bytes = bytes[...]
        while !bytes.isEmpty {
            let written = bytes.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
            if written < 0, errno == EINTR { continue }
            guard written > 0 else { return }  // nobody reads any more
            bytes = bytes.dropFirst(written)
        }
    }
}
