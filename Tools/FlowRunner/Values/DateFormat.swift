internal import Wire

/// The strftime specifiers of the `toDate` and `format` filters. Times are UTC unless the text carries an offset.
enum DateFormat {
    private static let months = [
        "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November", "December",
    ]
    private static let weekdays = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"]
    private static let specifiers = Array("YmdeHIMSyjbBhaApzZsfTDFRn t%+".unicodeScalars).filter { $0 != " " }

    /// Those that are padded to a width.
    private static let numbers: Set<Character> = ["Y", "y", "m", "d", "e", "H", "I", "M", "S", "j"]

    enum Item: Equatable {
        case text(Character)
        /// `:` stands for `%:z`.
        case field(Character)
        /// A number that is not padded.
        case bare(Character)
        /// Fraction digits, with a leading dot or not; nil for as many as there are.
        case fraction(digits: Int?, dot: Bool)
    }

    static func items(_ format: String) -> [Item]? {
        var items: [Item] = []
        var rest = Array(format)[...]
        while let next = rest.popFirst() {
            guard next == "%" else {
                items.append(.text(next))
                continue
            }
            guard var field = rest.popFirst() else { return nil }
            let (dot, colon, dash) = (field == ".", field == ":", field == "-")
            if dot || colon || dash {
                guard let following = rest.popFirst() else { return nil }
                if colon, following != "z" { return nil }
                field = following
            }
            if let digits = field.wholeNumberValue {
                guard [3, 6, 9].contains(digits), rest.popFirst() == "f" else { return nil }
                items.append(.fraction(digits: digits, dot: dot))
            } else if field == "f" {
                items.append(.fraction(digits: nil, dot: dot))
            } else {
                guard !dot, field.unicodeScalars.count == 1, let scalar = field.unicodeScalars.first, specifiers.contains(scalar) else {
                    return nil
                }
                switch field {
                case "T": items += [.field("H"), .text(":"), .field("M"), .text(":"), .field("S")]
                case "R": items += [.field("H"), .text(":"), .field("M")]
                case "F": items += [.field("Y"), .text("-"), .field("m"), .text("-"), .field("d")]
                case "D": items += [.field("m"), .text("/"), .field("d"), .text("/"), .field("y")]
                case "n": items.append(.text("\n"))
                case "t": items.append(.text("\t"))
                case "%": items.append(.text("%"))
                default: items.append(colon ? .field(":") : dash && numbers.contains(field) ? .bare(field) : .field(field))
                }
            }
        }
        return items
    }

    static func problem(with format: String) -> String? { items(format) == nil ? "unknown date specifier" : nil }

    // MARK: - Writing

    static func text(_ instant: Instant, _ format: String) -> String? {
        guard let items = items(format) else { return nil }
        let days = Int64((Double(instant.milliseconds) / 86_400_000).rounded(.down))
        let time = instant.milliseconds - days * 86_400_000
        let (year, month, day) = CivilDate.components(daysSinceEpoch: days)
        let hour = time / 3_600_000
        func written(_ field: Character) -> String {
            switch field {
            case "Y": return padded(year, 4)
            case "y": return padded(year % 100, 2)
            case "m": return padded(month, 2)
            case "d": return padded(day, 2)
            case "e": return day < 10 ? " \(day)" : "\(day)"
            case "H": return padded(hour, 2)
            case "I": return padded((hour + 11) % 12 + 1, 2)
            case "M": return padded(time / 60_000 % 60, 2)
            case "S": return padded(time / 1000 % 60, 2)
            case "p": return hour < 12 ? "AM" : "PM"
            case "j": return padded(days - (CivilDate.days(year: year, month: 1, day: 1) ?? days) + 1, 3)
            case "B": return months[Int(month) - 1]
            case "b", "h": return String(months[Int(month) - 1].prefix(3))
            case "A", "a":
                let name = weekdays[Int(((days + 4) % 7 + 7) % 7)]
                return field == "A" ? name : String(name.prefix(3))
            case "z": return "+0000"
            case ":": return "+00:00"
            case "Z": return "UTC"
            case "s": return String(instant.seconds)
            default: return instant.text
            }
        }
        return items.map { item -> String in
            switch item {
            case .text(let character): return String(character)
            case .fraction(let digits, let dot):
                let all = padded(time % 1000, 3) + "000000"
                return (dot ? "." : "") + all.prefix(digits ?? (dot ? 3 : 9))
            case .field(let field): return written(field)
            case .bare(let field):
                let text = written(field).drop { $0 == "0" || $0 == " " }
                return text.isEmpty ? "0" : String(text)
            }
        }.joined()
    }

    private static func padded(_ value: Int64, _ width: Int) -> String {
        let digits = String(value)
        return String(repeating: "0", count: max(0, width - digits.utf8.count)) + digits
    }

    // MARK: - Reading

    /// nil when the text does not fit the format or names no day.
    static func instant(_ text: String, _ format: String) -> Instant? {
        guard let items = items(format) else { return nil }
        if items == [.field("+")] { return Instant.reading(text) }
        var reader = Reader(rest: Array(text)[...])
        for item in items where !reader.read(item) { return nil }
        guard reader.rest.isEmpty else { return nil }
        return reader.instant
    }

    private struct Reader {
        var rest: ArraySlice<Character>
        var year: Int64 = 1970, month: Int64 = 1, day: Int64 = 1, hour: Int64 = 0, minute: Int64 = 0, second: Int64 = 0
        var milliseconds: Int64 = 0, offset: Int64 = 0
        var dayOfYear: Int64?
        var hasMonth = false, hasDay = false
        var isAfternoon: Bool?
        var epoch: Int64?

        var instant: Instant? {
            if let epoch { return Instant(milliseconds: epoch * 1000) }
            let hour = isAfternoon.map { self.hour % 12 + ($0 ? 12 : 0) } ?? self.hour
            guard hour < 24, minute < 60, second <= 60, let days else { return nil }
            return Instant(milliseconds: ((days * 24 + hour) * 3600 + minute * 60 + second - offset) * 1000 + milliseconds)
        }

        private var days: Int64? {
            guard let dayOfYear else { return CivilDate.days(year: year, month: month, day: day) }
            guard dayOfYear > 0, let newYear = CivilDate.days(year: year, month: 1, day: 1) else { return nil }
            let named = CivilDate.components(daysSinceEpoch: newYear + dayOfYear - 1)
            // A day that is said in two ways has to be the same one.
            guard named.year == year, !hasMonth || named.month == month, !hasDay || named.day == day else { return nil }
            return newYear + dayOfYear - 1
        }

        private mutating func number(upTo width: Int) -> Int64? {
            let digits = rest.prefix(width).prefix { $0.isASCII && $0.isNumber }
            rest = rest.dropFirst(digits.count)
            return Int64(String(digits))
        }

        private mutating func name(_ names: [String]) -> Int? {
            for (index, name) in names.enumerated() {
                for candidate in [name, String(name.prefix(3))]
                where String(rest.prefix(candidate.count)).lowercased() == candidate.lowercased() {
                    rest = rest.dropFirst(candidate.count)
                    return index
                }
            }
            return nil
        }

        mutating func read(_ item: Item) -> Bool {
            switch item {
            case .text(let character): return rest.popFirst() == character
            case .fraction(let digits, let dot):
                if dot {
                    guard rest.first == "." else { return digits == nil }
                    rest = rest.dropFirst()
                }
                let found = String(rest.prefix(digits ?? 9).prefix { $0.isASCII && $0.isNumber })
                guard !found.isEmpty, digits == nil || found.count == digits else { return false }
                rest = rest.dropFirst(found.count)
                milliseconds = Int64((found + "000").prefix(3)) ?? 0
                return true
            case .field(let field), .bare(let field): return read(field: field)
            }
        }

        private mutating func read(field: Character) -> Bool {
            func set(_ target: inout Int64, _ value: Int64?) -> Bool {
                guard let value else { return false }
                target = value
                return true
            }
            if ["m", "B", "b", "h"].contains(field) { hasMonth = true }
            if ["d", "e"].contains(field) { hasDay = true }
            switch field {
            case "Y": return set(&year, number(upTo: 4))
            case "y": return set(&year, number(upTo: 2).map { $0 + ($0 < 69 ? 2000 : 1900) })
            case "m": return set(&month, number(upTo: 2))
            case "d": return set(&day, number(upTo: 2))
            case "e":
                if rest.first == " " { rest = rest.dropFirst() }
                return set(&day, number(upTo: 2))
            case "H", "I": return set(&hour, number(upTo: 2))
            case "M": return set(&minute, number(upTo: 2))
            case "S": return set(&second, number(upTo: 2))
            case "j":
                dayOfYear = number(upTo: 3)
                return dayOfYear != nil
            case "B", "b", "h": return set(&month, name(DateFormat.months).map { Int64($0) + 1 })
            case "A", "a": return name(DateFormat.weekdays) != nil
            case "p":
                guard let index = name(["AM", "PM"]) else { return false }
                isAfternoon = index == 1
                return true
            case "s":
                epoch = number(upTo: 12)
                return epoch != nil
            case "Z":
                let zone = String(rest.prefix { $0.isLetter })
                rest = rest.dropFirst(zone.count)
                return ["UTC", "GMT", "Z"].contains(zone)
            case "z", ":": return readOffset()
            default: return false
            }
        }

        private mutating func readOffset() -> Bool {
            if rest.first == "Z" {
                rest = rest.dropFirst()
                return true
            }
            guard let sign = rest.popFirst(), sign == "+" || sign == "-", let hours = number(upTo: 2) else { return false }
            if rest.first == ":" { rest = rest.dropFirst() }
            guard let minutes = number(upTo: 2) else { return false }
            offset = (hours * 3600 + minutes * 60) * (sign == "-" ? -1 : 1)
            return true
        }
    }
}
