internal import JSONCoding

/// Where two documents differ.
enum PactDrift {
    /// The first difference in words: the place, what is in the file and what was recorded.
    static func first(_ stored: [UInt8], _ recorded: [UInt8]) -> String {
        guard let old = try? JSONParser.parse(stored) else { return "it is not JSON" }
        guard let new = try? JSONParser.parse(recorded) else { return "what was recorded is not JSON" }
        return first(old, new, "$") ?? "only its layout differs"
    }

    private static func first(_ old: JSONValue, _ new: JSONValue, _ place: String) -> String? {
        switch (old, new) {
        case (.object(let a), .object(let b)):
            for name in Set(a.keys + b.keys).sorted() {
                switch (a[name], b[name]) {
                case (let a?, let b?): if let difference = first(a, b, "\(place).\(name)") { return difference }
                case (let a?, nil): return "\(place).\(name) is \(short(a)) in the file, and there is none now"
                case (nil, let b?): return "there is no \(place).\(name) in the file, and it is \(short(b)) now"
                case (nil, nil): break
                }
            }
            return nil
        case (.array(let a), .array(let b)):
            // Interactions are known by what they say, not by where they stand.
            if let names = names(a, "description") ?? names(a, "interaction"),
                let others = self.names(b, "description") ?? self.names(b, "interaction")
            {
                if let gone = names.first(where: { !others.contains($0) }) { return "\(place): '\(gone)' is in the file and not done now" }
                if let more = others.first(where: { !names.contains($0) }) { return "\(place): '\(more)' is done now and not in the file" }
            }
            for (index, pair) in zip(a, b).enumerated() {
                let name = pair.0["description"]?.string ?? pair.0["interaction"]?.string
                if let difference = first(pair.0, pair.1, name.map { "\(place)['\($0)']" } ?? "\(place)[\(index)]") { return difference }
            }
            guard a.count != b.count else { return nil }
            let more = a.count > b.count ? a[b.count] : b[a.count]
            return a.count > b.count
                ? "\(place) ends with \(short(more)) in the file, and not now"
                : "\(place) goes on with \(short(more)) now, and not in the file"
        default: return old == new ? nil : "\(place) is \(short(old)) in the file and \(short(new)) now"
        }
    }

    private static func names(_ items: [JSONValue], _ member: String) -> [String]? {
        let names = items.compactMap { $0[member]?.string }
        return names.count == items.count && !items.isEmpty ? names : nil
    }

    private static func short(_ value: JSONValue) -> String {
        let text = value.text(sortedKeys: true)
        return text.unicodeScalars.count > 120 ? String(text.prefix(120)) + "…" : text
    }
}
