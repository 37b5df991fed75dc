/// A place in a body: `$.items[*].price`; `.*` are the values of a map.
struct FieldPath: Hashable, Sendable, CustomStringConvertible {
    enum Step: Hashable, Sendable {
        case member(String)
        case items
        case values

        /// Whether two steps can lead to the same place: any member may be a value of a map.
        func meets(_ other: Step) -> Bool {
            switch (self, other) {
            case (.values, .member), (.member, .values): true
            default: self == other
            }
        }
    }

    var steps: [Step]

    init(_ steps: [Step] = []) { self.steps = steps }

    /// Reads `$.a[*]['b c'].*`; `[0]` counts as `[*]`. Nil for what is no path.
    init?(_ text: String) {
        guard text.hasPrefix("$") else { return nil }
        var rest = text.dropFirst()
        var steps: [Step] = []
        while let first = rest.popFirst() {
            if first == "." {
                let name = rest.prefix { $0 != "." && $0 != "[" }
                guard !name.isEmpty else { return nil }
                steps.append(name == "*" ? .values : .member(String(name)))
                rest = rest.dropFirst(name.count)
            } else if first == "[", let quote = rest.first, quote == "'" || quote == "\"" {
                rest = rest.dropFirst()
                guard let end = rest.indices.first(where: { rest[$0...].hasPrefix("\(quote)]") }) else { return nil }
                steps.append(.member(String(rest[..<end])))
                rest = rest[end...].dropFirst(2)
            } else if first == "[", let end = rest.firstIndex(of: "]") {
                guard rest[..<end] == "*" || (!rest[..<end].isEmpty && rest[..<end].allSatisfy(\.isWholeNumber)) else { return nil }
                steps.append(.items)
                rest = rest[end...].dropFirst()
            } else {
                return nil
            }
        }
        self.steps = steps
    }

    static func + (path: FieldPath, step: Step) -> FieldPath { FieldPath(path.steps + [step]) }
    static func + (path: FieldPath, other: FieldPath) -> FieldPath { FieldPath(path.steps + other.steps) }

    /// Whether one leads to the other, or to something in it or around it.
    func touches(_ other: FieldPath) -> Bool { zip(steps, other.steps).allSatisfy { $0.meets($1) } }

    /// The rest after `prefix`: empty when this path ends within it; nil when they lead apart.
    func dropping(_ prefix: FieldPath) -> FieldPath? {
        touches(prefix) ? FieldPath(Array(steps.dropFirst(prefix.steps.count))) : nil
    }

    var description: String {
        var text = "$"
        for step in steps {
            switch step {
            case .items: text += "[*]"
            case .values: text += ".*"
            case .member(let name): text += Self.isPlain(name) ? ".\(name)" : "['\(name)']"
            }
        }
        return text
    }

    private static func isPlain(_ name: String) -> Bool {
        !name.isEmpty && name.utf8.allSatisfy { byte in
            (0x30...0x39).contains(byte) || (0x41...0x5a).contains(byte) || (0x61...0x7a).contains(byte) || byte == 0x5f || byte == 0x2d
        }
    }
}
