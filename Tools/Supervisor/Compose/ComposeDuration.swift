/// Compose's durations: numbers with units, largest first by custom: `1h30m`, `1.5s`, `500ms`.
enum ComposeDuration {
    private static let units: [(name: String, nanoseconds: Double)] = [
        ("ms", 1e6), ("us", 1e3), ("ns", 1), ("h", 3600e9), ("m", 60e9), ("s", 1e9),
    ]

    static func parse(_ text: String) -> Duration? {
        guard text != "0" else { return .zero }
        var rest = Substring(text)
        var nanoseconds = 0.0
        repeat {
            let number = rest.prefix { $0.isASCII && ($0.isNumber || $0 == ".") }
            guard let value = Double(number) else { return nil }
            rest = rest[number.endIndex...]
            guard let unit = units.first(where: { rest.hasPrefix($0.name) }) else { return nil }
            rest = rest.dropFirst(unit.name.count)
            nanoseconds += value * unit.nanoseconds
        } while !rest.isEmpty
        guard nanoseconds < 9e18 else { return nil }
        return .nanoseconds(Int64(nanoseconds))
    }
}
