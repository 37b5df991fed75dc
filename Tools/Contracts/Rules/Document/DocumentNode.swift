internal import JSONCoding

/// A value of a document with the place where it stands, as a JSON pointer.
struct DocumentNode: Sendable {
    let value: JSONValue
    let pointer: String

    var object: JSONObject? { value.object }
    var reference: String? { value["$ref"]?.string }

    subscript(_ name: String) -> DocumentNode? {
        value[name].map { DocumentNode(value: $0, pointer: Self.join(pointer, name)) }
    }

    /// The members of an object; nothing for anything else.
    var members: [(name: String, node: DocumentNode)] {
        guard let object = value.object else { return [] }
        return object.map { ($0.name, DocumentNode(value: $0.value, pointer: Self.join(pointer, $0.name))) }
    }

    /// The elements of an array; nothing for anything else.
    var items: [DocumentNode] {
        guard let items = value.array else { return [] }
        return items.enumerated().map { DocumentNode(value: $0.element, pointer: "\(pointer)/\($0.offset)") }
    }

    static func join(_ pointer: String, _ name: String) -> String {
        guard name.utf8.contains(where: { $0 == UInt8(ascii: "~") || $0 == UInt8(ascii: "/") }) else { return "\(pointer)/\(name)" }
        return pointer + JSONPointer(tokens: [name]).description
    }
}
