internal import Wire

/// Durations as people write them.
package enum DurationText {
    private static let units: [(suffix: String, milliseconds: Int64)] = [
        ("d", 86_400_000), ("h", 3_600_000), ("m", 60_000), ("s", 1000), ("ms", 1),
    ]

    /// Whole numbers with units, the units descending: `1h30m`.
    package static func parse(_ text: String) -> Duration? {
        var total: Int64 = 0
        var rest = Substring(text)
        var unitsLeft = units[...]
        repeat {
            let digits = rest.prefix { $0.isASCII && $0.isNumber }
            rest = rest.dropFirst(digits.count)
            let suffix = rest.prefix { $0.isLetter }
            rest = rest.dropFirst(suffix.count)
            guard let amount = Int64(digits), let index = unitsLeft.firstIndex(where: { $0.suffix == suffix }) else { return nil }
            let (part, overflow) = amount.multipliedReportingOverflow(by: units[index].milliseconds)
            let (sum, carry) = total.addingReportingOverflow(part)
            guard !overflow, !carry else { return nil }
            total = sum
            unitsLeft = units[(index + 1)...]
        } while !rest.isEmpty
        return .milliseconds(total)
    }

    static func text(_ duration: Duration) -> String {
        var rest = duration.milliseconds
        guard rest > 0 else { return "\(rest)\(rest == 0 ? "s" : "ms")" }
        var text = ""
        for (suffix, milliseconds) in units where rest >= milliseconds {
            text += "\(rest / milliseconds)\(suffix)"
            rest %= milliseconds
        }
        return text
    }
}
