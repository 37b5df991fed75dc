public import Wire

extension ConfigReader {
    /// - Parameter standard: nil makes the setting required.
    public mutating func string(_ name: String, default standard: String? = nil) -> String {
        value(name, default: standard, expecting: "a text", parse: { $0 }) ?? ""
    }

    /// A setting that may be left out.
    public mutating func optionalString(_ name: String) -> String? {
        declare(name, "a text", standard: "")
        guard let text = text(name) else {
            take(name, "", isDefault: true)
            return nil
        }
        take(name, text, isDefault: false)
        return text
    }

    /// A moment such as `2026-12-01T08:00:00Z`; nil when it is left out.
    public mutating func optionalInstant(_ name: String) -> Instant? {
        declare(name, "a moment such as 2026-12-01T08:00:00Z", standard: "")
        guard let text = text(name) else {
            take(name, "", isDefault: true)
            return nil
        }
        guard let instant = try? Instant(validating: text) else {
            refuse(name, "expected a moment such as 2026-12-01T08:00:00Z")
            return nil
        }
        take(name, instant.text, isDefault: false)
        return instant
    }

    public mutating func int(_ name: String, default standard: Int? = nil, in range: ClosedRange<Int> = Int.min...Int.max) -> Int {
        let expected: String
        switch (range.lowerBound, range.upperBound) {
        case (.min, .max): expected = "a whole number"
        case (let low, .max): expected = "a whole number of at least \(low)"
        case (.min, let high): expected = "a whole number of at most \(high)"
        case (let low, let high): expected = "a whole number from \(low) to \(high)"
        }
        return value(name, default: standard, expecting: expected, parse: { Int($0).flatMap { range.contains($0) ? $0 : nil } })
            ?? standard ?? range.lowerBound
    }

    public mutating func double(_ name: String, default standard: Double? = nil, in range: ClosedRange<Double>) -> Double {
        value(
            name, default: standard, expecting: "a number from \(range.lowerBound) to \(range.upperBound)",
            parse: { Double($0).flatMap { range.contains($0) ? $0 : nil } }) ?? standard ?? range.lowerBound
    }

    /// `true`, `yes`, `on` and `1`, or `false`, `no`, `off` and `0`, in any case.
    public mutating func bool(_ name: String, default standard: Bool? = nil) -> Bool {
        value(name, default: standard, expecting: "true or false") { text in
            switch text.lowercased() {
            case "true", "yes", "on", "1": true
            case "false", "no", "off", "0": false
            default: nil
            }
        } ?? standard ?? false
    }

    /// One of the cases of an enum, by its raw value.
    public mutating func choice<T: RawRepresentable & CaseIterable>(_ name: String, default standard: T) -> T where T.RawValue == String {
        let names = T.allCases.map(\.rawValue).joined(separator: ", ")
        return value(name, default: standard, expecting: "one of \(names)", show: \.rawValue, parse: { T(rawValue: $0) }) ?? standard
    }

    /// As `choice(_:default:)`, required.
    /// - Returns: nil when there was a problem.
    public mutating func choice<T: RawRepresentable & CaseIterable>(_ name: String, of type: T.Type) -> T? where T.RawValue == String {
        let names = T.allCases.map(\.rawValue).joined(separator: ", ")
        return value(name, default: nil, expecting: "one of \(names)", show: \.rawValue, parse: { T(rawValue: $0) })
    }

    /// `500ms`, `10s`, `5m`, `24h`, `7d`, or several together as `1h30m`.
    public mutating func duration(_ name: String, default standard: Duration? = nil, in range: ClosedRange<Duration>? = nil) -> Duration {
        var expected = "a duration such as 500ms, 10s, 5m, 24h or 7d"
        if let range {
            expected += ", from \(DurationText.text(range.lowerBound)) to \(DurationText.text(range.upperBound))"
        }
        return value(
            name, default: standard, expecting: expected, show: DurationText.text,
            parse: { DurationText.parse($0).flatMap { range?.contains($0) ?? true ? $0 : nil } }) ?? standard ?? range?.lowerBound ?? .zero
    }

    /// Items between commas, spaces around them dropped.
    public mutating func list(_ name: String, default standard: [String]? = nil) -> [String] {
        value(
            name, default: standard, expecting: "a list such as a,b,c, without empty items", show: { $0.joined(separator: ",") },
            parse: Self.items) ?? standard ?? []
    }

    /// Pairs between commas: `a=1,b=2`; a name may occur once.
    public mutating func pairs(_ name: String, default standard: [String: String]? = nil) -> [String: String] {
        value(
            name, default: standard, expecting: "pairs such as a=1,b=2, each name once",
            show: { $0.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }.joined(separator: ",") }
        ) { text in
            var pairs: [String: String] = [:]
            for item in Self.items(text) ?? [""] {
                guard let equals = item.firstIndex(of: "="), equals > item.startIndex else { return nil }
                guard pairs.updateValue(String(item[item.index(after: equals)...]), forKey: String(item[..<equals])) == nil else {
                    return nil
                }
            }
            return pairs
        } ?? standard ?? [:]
    }

    private static func items(_ text: String) -> [String]? {
        let items = text.split(separator: ",", omittingEmptySubsequences: false).map { item in
            String(item.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
        }
        return items.contains("") ? nil : items
    }
}
