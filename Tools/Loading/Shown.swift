/// Numbers for people.
enum Shown {
    /// `850 µs`, `12.3 ms`, `4.56 s`.
    static func time(_ nanoseconds: UInt64) -> String {
        switch nanoseconds {
        case ..<1_000_000: "\((nanoseconds + 500) / 1000) µs"
        case ..<1_000_000_000: decimal(Double(nanoseconds) / 1e6, 1) + " ms"
        default: decimal(Double(nanoseconds) / 1e9, 2) + " s"
        }
    }

    static func time(_ duration: Duration) -> String { time(duration.wholeNanoseconds) }

    static func rate(_ perSecond: Double) -> String { decimal(perSecond, perSecond < 100 ? 1 : 0) + "/s" }

    static func percent(_ share: Double) -> String { decimal(share * 100, share > 0 && share < 0.01 ? 3 : 1) + " %" }

    /// A number that is not negative, with so many digits behind the point.
    static func decimal(_ value: Double, _ digits: Int) -> String {
        var scale: Double = 1
        for _ in 0..<digits { scale *= 10 }
        guard value >= 0, value * scale < 9e18 else { return "∞" }
        let rounded = UInt64((value * scale).rounded())
        guard digits > 0 else { return String(rounded) }
        let fraction = String(rounded % UInt64(scale))
        return "\(rounded / UInt64(scale)).\(String(repeating: "0", count: digits - fraction.count))\(fraction)"
    }

    /// As short as two digits behind the point allow: `50`, `0.5`, `12.25`.
    static func number(_ value: Double) -> String {
        var text = decimal(value, 2)
        while text.hasSuffix("0") { text.removeLast() }
        if text.hasSuffix(".") { text.removeLast() }
        return text
    }

    static func right(_ text: String, _ width: Int) -> String { String(repeating: " ", count: max(0, width - text.count)) + text }
    static func left(_ text: String, _ width: Int) -> String { text + String(repeating: " ", count: max(0, width - text.count)) }
}
