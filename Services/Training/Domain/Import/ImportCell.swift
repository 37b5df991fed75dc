internal import Contracts
internal import Wire

/// What single cells say, as spreadsheets and apps write it.
enum ImportCell {
    /// Hundredths of `82.5` or `82,5`, the nearest, halves up; nil for what is no number.
    /// - Parameter hasThousands: whether a comma may stand before three digits of a thousand, as in `1,135.5`: in tables whose cells are
    ///     parted by commas, where a program that writes decimals with a comma parts them by semicolons.
    static func hundredths(_ text: String, hasThousands: Bool = false) -> Int64? {
        let bytes = hasThousands ? withoutThousands(Array(text.utf8)) : Array(text.utf8)
        let isNegative = bytes.first == 0x2d
        let parts = bytes.dropFirst(isNegative ? 1 : 0).split(omittingEmptySubsequences: false) { $0 == 0x2e || $0 == 0x2c }
        guard let whole = parts.first, (1...2).contains(parts.count), (1...9).contains(whole.count),
            parts.allSatisfy({ $0.allSatisfy(isDigit) })
        else { return nil }
        var value = whole.reduce(Int64(0)) { $0 * 10 + Int64($1 - 0x30) } * 100
        if parts.count == 2 {
            let decimals = Array(parts[1])
            guard !decimals.isEmpty else { return nil }
            func digit(_ place: Int) -> Int64 { place < decimals.count ? Int64(decimals[place] - 0x30) : 0 }
            value += digit(0) * 10 + digit(1) + (digit(2) >= 5 ? 1 : 0)
        }
        return isNegative ? -value : value
    }

    /// The bytes without their commas, if these part a whole number into thousands.
    private static func withoutThousands(_ bytes: [UInt8]) -> [UInt8] {
        let start = bytes.first == 0x2d ? 1 : 0
        let end = bytes.firstIndex(of: 0x2e) ?? bytes.count
        guard start < end else { return bytes }
        let groups = bytes[start..<end].split(separator: 0x2c, omittingEmptySubsequences: false)
        guard groups.count > 1, let first = groups.first, (1...3).contains(first.count), first.first != 0x30,
            groups.dropFirst().allSatisfy({ $0.count == 3 })
        else { return bytes }
        return bytes[..<end].filter { $0 != 0x2c } + bytes[end...]
    }

    /// A whole number, which may be written as `8.0`.
    static func whole(_ text: String, hasThousands: Bool = false) -> Int64? {
        hundredths(text, hasThousands: hasThousands).flatMap { $0 % 100 == 0 ? $0 / 100 : nil }
    }

    static func unit(_ text: String) -> WeightUnit? {
        switch text {
        case "kg", "kgs", "KG", "Kg": .kg
        case "lb", "lbs", "LB", "LBS", "Lb", "Lbs": .lb
        default: nil
        }
    }

    /// Seconds of `1h 5m`, `45min`, `50s`, `1:05:00` or a number of them; nil for what is none.
    static func duration(_ text: String, hasThousands: Bool = false) -> Int64? {
        if let seconds = whole(text, hasThousands: hasThousands) ?? clock(text) { return seconds }
        var (sum, number, digits): (Int64, Int64, Int) = (0, 0, 0)
        var letters: [UInt8] = []
        // A blank behind the last, so that it ends too.
        for byte in Array(text.utf8) + [0x20] {
            if isDigit(byte) {
                if !letters.isEmpty {
                    guard digits > 0, let size = size(letters) else { return nil }
                    (sum, number, digits, letters) = (sum + number * size, 0, 0, [])
                }
                guard digits < 7 else { return nil }
                (number, digits) = (number * 10 + Int64(byte - 0x30), digits + 1)
            } else if byte != 0x20 {
                letters.append(byte | 0x20)
                guard letters.count <= 8 else { return nil }
            }
        }
        guard digits > 0, let size = size(letters) else { return nil }
        return sum + number * size
    }

    /// Seconds of `1:05:00` and of `45:00`.
    private static func clock(_ text: String) -> Int64? {
        let parts = text.utf8.split(separator: 0x3a, omittingEmptySubsequences: false)
        guard (2...3).contains(parts.count), (1...4).contains(parts[0].count), parts.dropFirst().allSatisfy({ $0.count == 2 }) else {
            return nil
        }
        let numbers = parts.compactMap { part in part.allSatisfy(isDigit) ? part.reduce(Int64(0)) { $0 * 10 + Int64($1 - 0x30) } : nil }
        guard numbers.count == parts.count, numbers.dropFirst().allSatisfy({ $0 < 60 }) else { return nil }
        return numbers.reduce(0) { $0 * 60 + $1 }
    }

    private static func size(_ letters: [UInt8]) -> Int64? {
        switch String(decoding: letters, as: UTF8.self) {
        case "h", "hr", "hrs", "hour", "hours": 3600
        case "m", "min", "mins", "minute", "minutes": 60
        case "s", "sec", "secs", "second", "seconds": 1
        default: nil
        }
    }

    /// When something was.
    struct Time {
        let instant: Instant
        /// What a clock on the wall showed, the same however it is written; nil where the zone is said.
        let wall: String?
    }

    /// An instant with its zone, or a day and a time of a clock on the wall: `2026-03-01 18:30:12`. Nil too for what is in the first or
    /// last hours of all years there and outside of them in UTC.
    static func time(_ text: String, _ clock: (LocalDate, LocalTime) -> Instant) -> Time? {
        if let instant = try? Instant(validating: text) { return Time(instant: instant, wall: nil) }
        guard let wall = wall(text) else { return nil }
        let instant = clock(wall.date, wall.time) + .seconds(wall.seconds)
        guard Instant.writable.contains(instant) else { return nil }
        let seconds = wall.seconds < 10 ? "0\(wall.seconds)" : "\(wall.seconds)"
        return Time(instant: instant, wall: "\(wall.date.text) \(wall.time.text):\(seconds)")
    }

    private static func wall(_ text: String) -> (date: LocalDate, time: LocalTime, seconds: Int64)? {
        let bytes = Array(text.utf8)
        func part(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
        guard bytes.count >= 10, bytes.count <= 30, let date = try? LocalDate(validating: part(0..<10)) else { return nil }
        if bytes.count == 10 { return (date, .midnight, 0) }
        guard bytes.count >= 16, bytes[10] == 0x20 || bytes[10] | 0x20 == 0x74, let time = try? LocalTime(validating: part(11..<16)) else {
            return nil
        }
        if bytes.count == 16 { return (date, time, 0) }
        guard bytes.count >= 19, bytes[16] == 0x3a, isDigit(bytes[17]), isDigit(bytes[18]) else { return nil }
        let seconds = Int64(bytes[17] - 0x30) * 10 + Int64(bytes[18] - 0x30)
        let fraction = bytes[19...]
        guard seconds < 60, fraction.isEmpty || (fraction.first == 0x2e && fraction.count > 1 && fraction.dropFirst().allSatisfy(isDigit))
        else {
            return nil
        }
        return (date, time, seconds)
    }

    /// A text as it was before an export put an apostrophe in front of what looks like a formula.
    static func unguarded(_ text: String) -> String {
        guard text.utf8.first == 0x27, let first = text.utf8.first(where: { $0 != 0x27 }), [0x3d, 0x2b, 0x2d, 0x40].contains(first) else {
            return text
        }
        return String(decoding: Array(text.utf8.dropFirst()), as: UTF8.self)
    }

    private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
}
