/// Durations as people and ISO 8601 write them: `13d`, `1h30m`, `61s`, `500ms`, `PT5M`, `P1DT2H`, `P2W`.
public enum TimeSpan {
    /// nil for anything else, for months and years, whose length varies, and for negative spans.
    public static func parse(_ text: String) -> Duration? {
        let bytes = Array(text.utf8)
        let isISO = bytes.first == 0x50
        var index = isISO ? 1 : 0
        var total: Int64 = 0
        var isTime = !isISO
        var parts = 0
        while index < bytes.count {
            if isISO, bytes[index] == 0x54, !isTime {
                isTime = true
                index += 1
                continue
            }
            let start = index
            while index < bytes.count, bytes[index].isDigit { index += 1 }
            guard index > start, let number = Int64(String(decoding: bytes[start..<index], as: UTF8.self)), number < 1_000_000_000_000
            else { return nil }
            let unitStart = index
            while index < bytes.count, bytes[index].isLetter, !(isISO && index > unitStart) { index += 1 }
            let unit: Int64
            switch (isISO, isTime, String(decoding: bytes[unitStart..<index], as: UTF8.self)) {
            case (false, _, "ms"): unit = 1
            case (false, _, "s"), (true, true, "S"): unit = 1000
            case (false, _, "m"), (true, true, "M"): unit = 60_000
            case (false, _, "h"), (true, true, "H"): unit = 3_600_000
            case (false, _, "d"), (true, false, "D"): unit = 86_400_000
            case (false, _, "w"), (true, false, "W"): unit = 604_800_000
            default: return nil
            }
            let (product, tooLong) = number.multipliedReportingOverflow(by: unit)
            let (sum, tooLarge) = total.addingReportingOverflow(product)
            guard !tooLong, !tooLarge else { return nil }
            total = sum
            parts += 1
        }
        return parts > 0 ? .milliseconds(total) : nil
    }
}
