/// The Prometheus text format 0.0.4.
struct MetricText {
    private(set) var text = ""

    mutating func add(_ name: String, _ family: Metrics.Family) {
        text += "# HELP \(name) \(Self.escape(family.help, quote: false))\n# TYPE \(name) \(family.kind.rawValue)\n"
        let series = family.series.map { (labels: $0.key.sorted { $0.key < $1.key }, series: $0.value) }
        for (labels, series) in series.sorted(by: { Self.precedes($0.labels, $1.labels) }) {
            switch series {
            case .counter(let counter): line(name, labels, String(counter.value))
            case .gauge(let gauge): line(name, labels, Self.number(gauge.value))
            case .reading(let read): line(name, labels, Self.number(read()))
            case .histogram(let histogram): add(name, labels, histogram)
            }
        }
    }

    private typealias Label = (key: String, value: String)

    private mutating func add(_ name: String, _ labels: [Label], _ histogram: MetricHistogram) {
        let (counts, sum) = histogram.snapshot
        for (index, count) in counts.enumerated() {
            let bound = index < histogram.bounds.count ? histogram.bounds[index] : .infinity
            line(name + "_bucket", labels + [("le", Self.number(bound))], String(count))
        }
        line(name + "_sum", labels, Self.number(sum))
        line(name + "_count", labels, String(counts.last ?? 0))
    }

    private mutating func line(_ name: String, _ labels: [Label], _ value: String) {
        text += name
        if !labels.isEmpty {
            text += "{" + labels.map { "\($0.key)=\"\(Self.escape($0.value, quote: true))\"" }.joined(separator: ",") + "}"
        }
        text += " \(value)\n"
    }

    private static func precedes(_ a: [Label], _ b: [Label]) -> Bool {
        a.lexicographicallyPrecedes(b) { ($0.key, $0.value) < ($1.key, $1.value) }
    }

    private static func escape(_ text: String, quote: Bool) -> String {
        var escaped = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\\": escaped += "\\\\"
            case "\n": escaped += "\\n"
            case "\"" where quote: escaped += "\\\""
            default: escaped.unicodeScalars.append(scalar)
            }
        }
        return escaped
    }

    static func number(_ value: Double) -> String {
        if value.isNaN { return "NaN" }
        if value.isInfinite { return value < 0 ? "-Inf" : "+Inf" }
        let text = value.description
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }

    /// `[a-zA-Z_:][a-zA-Z0-9_:]*`
    static func name(_ name: String) -> String { sanitize(name, extra: ":") }

    /// Names are `[a-zA-Z_][a-zA-Z0-9_]*`; one the format itself uses gets a `_` after it.
    static func labels(_ labels: [String: String], reserved: String?) -> [String: String] {
        Dictionary(labels.map { name, value in
            let name = sanitize(name, extra: nil)
            return (name == reserved ? name + "_" : name, value)
        }, uniquingKeysWith: { min($0, $1) })
    }

    private static func sanitize(_ name: String, extra: Unicode.Scalar?) -> String {
        var clean = ""
        for scalar in name.unicodeScalars {
            switch scalar {
            case "a"..."z", "A"..."Z", "_": clean.unicodeScalars.append(scalar)
            case "0"..."9":
                if clean.isEmpty { clean = "_" }
                clean.unicodeScalars.append(scalar)
            case extra: clean.unicodeScalars.append(scalar)
            default: clean += "_"
            }
        }
        return clean.isEmpty ? "_" : clean
    }
}
