internal import JSONCoding

/// Why a file is not an OpenAPI document that can be compared.
public struct OpenAPIProblem: Error, Sendable, Hashable, CustomStringConvertible {
    /// As given: a path, or `HEAD:Contracts/openapi/auth.json`.
    public let file: String
    /// From 1; 0 for the file as a whole.
    public let line: Int
    /// What is wrong and what to do.
    public let message: String

    public var description: String { line > 0 ? "\(file):\(line): \(message)" : "\(file): \(message)" }
}

/// An OpenAPI 3.0 or 3.1 document in JSON, whose references all lead somewhere.
public struct OpenAPIFile: Sendable {
    /// The service that it describes: `auth`.
    public let service: String
    /// What findings call it: a path, or `HEAD:Contracts/openapi/auth.json`.
    public let name: String
    public let bytes: [UInt8]
    let root: DocumentNode

    public init(service: String, name: String, bytes: [UInt8]) throws(OpenAPIProblem) {
        let json: JSONValue
        do throws(JSONSyntaxError) { json = try JSONParser.parse(bytes) } catch {
            throw OpenAPIProblem(
                file: name, line: error.line, message: "this is not JSON: \(error.message) (YAML is not read; convert it first)")
        }
        self.service = service
        self.name = name
        self.bytes = bytes
        root = DocumentNode(value: json, pointer: "")
        guard let version = json["openapi"]?.string else {
            let old = json["swagger"] == nil ? "there is no 'openapi' with its version" : "this is Swagger 2"
            throw OpenAPIProblem(file: name, line: 1, message: "this is no OpenAPI 3 document: \(old)")
        }
        guard version.hasPrefix("3.") else { throw problem("/openapi", "OpenAPI \(version) is not read, only 3.0 and 3.1") }
        guard json["paths"]?.object != nil || json["paths"] == nil else { throw problem("/paths", "'paths' is not an object") }
        try checkReferences(json, pointer: "", isMap: false)
    }

    func problem(_ pointer: String, _ message: String) -> OpenAPIProblem {
        OpenAPIProblem(file: name, line: JSONLines.lines(of: [pointer], in: bytes)[pointer] ?? 0, message: message)
    }

    /// What a `$ref` leads to, or the node itself. A circle of references leads to a node without members.
    func resolve(_ node: DocumentNode) -> DocumentNode {
        var node = node
        for _ in 0..<32 {
            guard let reference = node.reference else { return node }
            guard let target = target(reference) else { break }
            node = target
        }
        return DocumentNode(value: .object([:]), pointer: node.pointer)
    }

    private func target(_ reference: String) -> DocumentNode? {
        guard reference.hasPrefix("#"), let pointer = JSONPointer(Self.decoded(reference.dropFirst())), let value = root.value[pointer]
        else {
            return nil
        }
        return DocumentNode(value: value, pointer: pointer.description)
    }

    /// References in examples and the like are data, and a field may be called `$ref`.
    private func checkReferences(_ value: JSONValue, pointer: String, isMap: Bool) throws(OpenAPIProblem) {
        switch value {
        case .object(let object):
            for (key, member) in object {
                let place = DocumentNode.join(pointer, key)
                if key == "$ref", !isMap, let reference = member.string {
                    guard reference.hasPrefix("#") else {
                        throw problem(place, "'\(reference)' leads out of this file, which is not followed; bundle the document first")
                    }
                    guard target(reference) != nil else { throw problem(place, "'\(reference)' leads nowhere") }
                } else if isMap || !Self.data.contains(key) {
                    try checkReferences(member, pointer: place, isMap: !isMap && Self.maps.contains(key))
                }
            }
        case .array(let items):
            for (index, item) in items.enumerated() { try checkReferences(item, pointer: "\(pointer)/\(index)", isMap: false) }
        default: break
        }
    }

    private static let data: Set = ["example", "examples", "default", "enum", "const"]
    /// Members whose own members have free names.
    private static let maps: Set = ["properties", "patternProperties", "schemas", "responses", "parameters", "headers", "requestBodies"]

    /// A fragment of an address may have its unusual characters as `%7B`.
    private static func decoded(_ text: Substring) -> String {
        guard text.contains("%") else { return String(text) }
        var bytes: [UInt8] = []
        var rest = Array(text.utf8)[...]
        while let byte = rest.popFirst() {
            if byte == UInt8(ascii: "%"), rest.count >= 2, let value = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16) {
                bytes.append(value)
                rest = rest.dropFirst(2)
            } else {
                bytes.append(byte)
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
