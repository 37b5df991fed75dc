import ContractRules
import Foundation
import JSONCoding
import Pacts
import Wire

/// Documents and pacts for tests.
enum Sample {
    static let today = LocalDate(daysSinceEpoch: 20_605)  // 2026-06-01
    static let folder = URL(filePath: "\(#filePath)").deletingLastPathComponent().appending(path: "Corpus")

    static func file(_ json: JSONValue, service: String = "shop", name: String = "new.json") throws -> OpenAPIFile {
        try OpenAPIFile(service: service, name: name, bytes: json.bytes(pretty: true))
    }

    static func file(_ text: String, name: String = "new.json") throws -> OpenAPIFile {
        try OpenAPIFile(service: "shop", name: name, bytes: Array(text.utf8))
    }

    static func base() throws -> JSONValue {
        try JSONParser.parse(Array(Data(contentsOf: folder.appending(path: "base.json"))))
    }

    /// A document with one operation, `GET /things`, that answers with a schema.
    static func answering(_ schema: String, components: String = "{}") -> String {
        """
        {"openapi": "3.1.0", "paths": {"/things": {"get": {"operationId": "things.get", "responses": {"200": {"description": "",
        "content": {"application/json": {"schema": \(schema)}}}}}}}, "components": {"schemas": \(components)}}
        """
    }

    /// A document with one operation, `POST /things`, that takes a schema.
    static func taking(_ schema: String, components: String = "{}") -> String {
        """
        {"openapi": "3.1.0", "paths": {"/things": {"post": {"operationId": "things.make", "requestBody": {"required": true,
        "content": {"application/json": {"schema": \(schema)}}}, "responses": {"204": {"description": ""}}}}}, "components": {"schemas": \
        \(components)}}
        """
    }

    static func diff(_ old: String, _ new: String, pacts: [Pact]? = nil) throws -> [ContractFinding] {
        ContractDiff(today: today, pacts: pacts).findings(from: try file(old, name: "old.json"), to: try file(new))
    }
}

/// One labelled change of the corpus.
struct CorpusCase {
    struct Expected: Hashable, CustomStringConvertible {
        let rule: String
        let level: String
        let operation: String
        let place: String
        var description: String { "\(level) \(rule) \(operation) \(place)" }
    }

    let old: JSONValue
    let new: JSONValue
    let expected: [Expected]

    static var names: [String] {
        let files = (try? FileManager.default.contentsOfDirectory(atPath: Sample.folder.path(percentEncoded: false))) ?? []
        return files.filter { $0.hasSuffix(".json") && $0 != "base.json" }.map { String($0.dropLast(5)) }.sorted()
    }

    init(_ name: String) throws {
        let json = try JSONParser.parse(Array(Data(contentsOf: Sample.folder.appending(path: "\(name).json"))))
        old = try Self.applied(json["before"]?.array ?? [], to: try Sample.base())
        new = try Self.applied(json["change"]?.array ?? [], to: old)
        expected = (json["expect"]?.array ?? []).map { item in
            Expected(
                rule: item["rule"]?.string ?? "", level: item["level"]?.string ?? "", operation: item["operation"]?.string ?? "",
                place: item["place"]?.string ?? "")
        }
    }

    struct Broken: Error { let step: JSONValue }

    /// Applies steps of RFC 6902: `add`, `replace` and `remove`.
    static func applied(_ steps: [JSONValue], to document: JSONValue) throws -> JSONValue {
        var document = document
        for step in steps {
            guard let path = step["path"]?.string, let pointer = JSONPointer(path), let operation = step["op"]?.string else {
                throw Broken(step: step)
            }
            guard operation == "add" || document[pointer] != nil else { throw Broken(step: step) }
            document = try set(document, pointer.tokens[...], operation == "remove" ? nil : step["value"], step)
        }
        return document
    }

    private static func set(_ value: JSONValue, _ tokens: ArraySlice<String>, _ new: JSONValue?, _ step: JSONValue) throws -> JSONValue {
        guard let token = tokens.first else { throw Broken(step: step) }
        let rest = tokens.dropFirst()
        switch value {
        case .object(var object):
            if rest.isEmpty { object[token] = new } else { object[token] = try set(object[token] ?? .null, rest, new, step) }
            return .object(object)
        case .array(var items):
            if token == "-", let new { return .array(items + [new]) }
            guard let index = Int(token), items.indices.contains(index) else { throw Broken(step: step) }
            if !rest.isEmpty {
                items[index] = try set(items[index], rest, new, step)
            } else if let new {
                items[index] = new
            } else {
                items.remove(at: index)
            }
            return .array(items)
        default: throw Broken(step: step)
        }
    }
}
