internal import JSONCoding

/// A value of a file with the place where it stands.
struct PactNode {
    let value: JSONValue
    let place: String
    let file: String

    init(value: JSONValue, place: String = "$", file: String) {
        self.value = value
        self.place = place
        self.file = file
    }

    func wrong(_ message: String) -> PactError { PactError(file: file, place: place, message: message) }

    /// nil when it is not there; a null is there.
    func member(_ name: String) -> PactNode? {
        value[name].map { PactNode(value: $0, place: Self.isPlain(name) ? "\(place).\(name)" : "\(place)['\(name)']", file: file) }
    }

    func required(_ name: String) throws(PactError) -> PactNode {
        _ = try object()
        guard let node = member(name) else { throw wrong("there is no '\(name)'") }
        return node
    }

    func object() throws(PactError) -> [(name: String, node: PactNode)] {
        guard let object = value.object else { throw wrong("expected an object, found \(value.kind)") }
        return object.compactMap { member in self.member(member.name).map { (member.name, $0) } }
    }

    func items() throws(PactError) -> [PactNode] {
        guard let items = value.array else { throw wrong("expected a list, found \(value.kind)") }
        return items.enumerated().map { PactNode(value: $0.element, place: "\(place)[\($0.offset)]", file: file) }
    }

    func text() throws(PactError) -> String {
        guard let text = value.string else { throw wrong("expected a text, found \(value.kind)") }
        return text
    }

    /// A text with something in it.
    func name() throws(PactError) -> String {
        let name = try text()
        if name.isEmpty { throw wrong("this name is empty") }
        return name
    }

    func count() throws(PactError) -> Int {
        guard let number = value.integer, number >= 0, let count = Int(exactly: number) else {
            throw wrong("expected a whole number that is not negative, found \(value.kind)")
        }
        return count
    }

    /// Refuses members that nobody would read: a misspelt name must not pass for one left out.
    func only(_ names: [String]) throws(PactError) {
        for (name, node) in try object() where !names.contains(name) {
            throw node.wrong("'\(name)' is not known here; known are \(names.sorted().joined(separator: ", "))")
        }
    }

    private static func isPlain(_ name: String) -> Bool {
        !name.isEmpty
            && name.utf8.allSatisfy { (0x30...0x39).contains($0) || (0x41...0x5a).contains($0) || (0x61...0x7a).contains($0) || $0 == 0x5f }
    }
}

extension JSONValue {
    /// The kind of value in words, for messages.
    var kind: String {
        switch self {
        case .null: "null"
        case .bool: "a boolean"
        case .integer, .number: "a number"
        case .string: "a text"
        case .array: "a list"
        case .object: "an object"
        }
    }
}
