extension ZoneRule {
    /// Reads `std offset [dst [offset] , start [/time] , end [/time]]`; nil for anything else, and for daylight saving without its dates.
    init?(_ text: some Sequence<UInt8>) {
        var reader = RuleReader(text)
        guard reader.name(), let west = reader.time(hours: 24), ZoneTable.allowedOffsets.contains(-west) else { return nil }
        standard = -west
        guard !reader.isAtEnd else {
            saving = nil
            return
        }
        guard reader.name() else { return nil }
        var offset = standard + 3600
        if !reader.isNext(",") {
            guard let west = reader.time(hours: 24) else { return nil }
            offset = -west
        }
        guard ZoneTable.allowedOffsets.contains(offset), reader.skip(","), let start = reader.change(), reader.skip(","),
            let end = reader.change(), reader.isAtEnd
        else { return nil }
        saving = Saving(offset: offset, start: start, end: end)
    }
}

private struct RuleReader {
    private let bytes: [UInt8]
    private var position = 0

    init(_ text: some Sequence<UInt8>) { bytes = Array(text) }

    var isAtEnd: Bool { position == bytes.count }
    private var next: UInt8? { isAtEnd ? nil : bytes[position] }
    func isNext(_ character: Unicode.Scalar) -> Bool { next == UInt8(ascii: character) }

    mutating func skip(_ character: Unicode.Scalar) -> Bool {
        guard isNext(character) else { return false }
        position += 1
        return true
    }

    /// `CET` or `<+0545>`, three characters at least.
    mutating func name() -> Bool {
        let isQuoted = skip("<")
        let start = position
        while let byte = next, Self.isLetter(byte) || (isQuoted && (Self.isDigit(byte) || byte == 0x2b || byte == 0x2d)) { position += 1 }
        let length = position - start
        return length >= 3 && (!isQuoted || skip(">"))
    }

    /// `[+-]hh[:mm[:ss]]` in seconds.
    mutating func time(hours limit: Int64) -> Int64? {
        let isNegative = skip("-")
        if !isNegative { _ = skip("+") }
        guard let hours = number(0...limit) else { return nil }
        var total = hours * 3600
        if skip(":") {
            guard let minutes = number(0...59) else { return nil }
            total += minutes * 60
            if skip(":") {
                guard let seconds = number(0...59) else { return nil }
                total += seconds
            }
        }
        return isNegative ? -total : total
    }

    /// A day and, after a slash, a time; 02:00 without one.
    mutating func change() -> ZoneRule.Change? {
        guard let day = day() else { return nil }
        guard skip("/") else { return ZoneRule.Change(day: day, time: 7200) }
        guard let time = time(hours: 167) else { return nil }
        return ZoneRule.Change(day: day, time: time)
    }

    private mutating func day() -> ZoneRule.Day? {
        if skip("J") { return number(1...365).map { .ofCommonYear($0) } }
        guard skip("M") else { return number(0...365).map { .ofYear($0) } }
        guard let month = number(1...12), skip("."), let week = number(1...5), skip("."), let weekday = number(0...6) else { return nil }
        return .weekday(weekday, week: week, month: month)
    }

    /// One to three digits.
    private mutating func number(_ range: ClosedRange<Int64>) -> Int64? {
        let start = position
        var value: Int64 = 0
        while let byte = next, Self.isDigit(byte), position - start < 3 {
            value = value * 10 + Int64(byte - 0x30)
            position += 1
        }
        return position > start && range.contains(value) ? value : nil
    }

    private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
    private static func isLetter(_ byte: UInt8) -> Bool { (0x41...0x5a).contains(byte) || (0x61...0x7a).contains(byte) }
}
