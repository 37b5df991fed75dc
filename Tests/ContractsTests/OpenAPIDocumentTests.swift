import ContractDescriptions
import Contracts
import Foundation
import JSONCoding
import Testing
import Wire

/// What tools that read the documents rely on, checked on the JSON itself.
@Suite struct OpenAPIDocumentTests {
    /// An operation as the document shows it.
    struct Operation {
        let name: String
        let path: String
        let json: JSONValue
    }

    private static func document(_ service: String) throws -> JSONValue {
        try OpenAPIDocument(of: service).json
    }

    private static func operations(_ document: JSONValue) throws -> [Operation] {
        try #require(document["paths"]?.object).flatMap { path, item in
            (item.object ?? [:]).map { Operation(name: "\($0.uppercased()) \(path)", path: path, json: $1) }
        }
    }

    @Test(arguments: Catalogue.services.keys.sorted())
    func everyExampleFitsItsSchema(_ service: String) throws {
        let document = try Self.document(service)
        let check = JSONSchemaCheck(document: document)
        var examples = 0
        for operation in try Self.operations(document) {
            for (place, part) in Self.exampled(operation, check) {
                guard let example = part["example"] else { continue }
                examples += 1
                #expect(check.problems(example, part["schema"] ?? [:]) == [], "\(operation.name) \(place)")
            }
        }
        #expect(examples > 10)
    }

    /// Apps in the field meet words that came after them: what grows says so to programs, too.
    @Test func whatGrowsIsOpen() throws {
        var open: Set<String> = []
        for service in Catalogue.services.keys {
            for (name, schema) in try Self.document(service)["components"]?["schemas"]?.object ?? [:] where schema["enum"] != nil {
                if schema["x-open"] == .bool(true) { open.insert(name) }
                let says = schema["description"]?.string ?? ""
                #expect(!says.lowercased().contains("append-only") || open.contains(name), "\(service) \(name)")
                #expect(says.contains("More words may come") == open.contains(name), "\(service) \(name)")
            }
        }
        #expect(
            open.isSuperset(of: ["ErrorCode", "ErrorAction", "BadgeCode", "NotificationType", "AchievementKind", "SystemNews", "EventType"]),
            "\(open.sorted())")
    }

    /// Every part of an operation that may have an example.
    private static func exampled(_ operation: Operation, _ check: JSONSchemaCheck) -> [(String, JSONValue)] {
        let parameters = (operation.json["parameters"]?.array ?? []).compactMap(check.resolved).map {
            ("parameter \($0["name"] ?? .null)", $0)
        }
        let body = (operation.json["requestBody"]?["content"]?.object ?? [:]).map { ("body", $1) }
        let answers = (operation.json["responses"]?.object ?? [:]).flatMap { status, response in
            (check.resolved(response)?["content"]?.object ?? [:]).map { ("answer \(status)", $1) }
        }
        return parameters + body + answers
    }

    /// The check of the harness, which reads the DTOs' own schemas, has the same opinion.
    @Test(arguments: Catalogue.services.keys.sorted())
    func everyExampleFitsItsDTO(_ service: String) throws {
        for endpoint in try #require(Catalogue.services[service]) {
            let parameters = try JSONParser.parse(try endpoint.parametersExample())
            #expect(Schema.object(endpoint.parameters).violations(parameters, path: "$") == [], "\(endpoint.id)")
            if let body = endpoint.body {
                #expect(Schema.object(body).violations(try JSONParser.parse(try endpoint.bodyExample()), path: "$") == [], "\(endpoint.id)")
            }
            if case .json(let output) = endpoint.success {
                #expect(
                    Schema.object(output).violations(try JSONParser.parse(try endpoint.outputExample()), path: "$") == [], "\(endpoint.id)")
            }
        }
    }

    @Test(arguments: Catalogue.services.keys.sorted())
    func everyReferenceLeadsSomewhereAndEveryComponentIsUsed(_ service: String) throws {
        let document = try Self.document(service)
        let check = JSONSchemaCheck(document: document)
        let references = Set(Self.texts(in: document, under: "$ref"))
        for reference in references { #expect(check.resolved(.object(["$ref": .string(reference)])) != nil, "\(reference)") }
        for (kind, parts) in try #require(document["components"]?.object) where kind != "securitySchemes" {
            let names = Array((parts.object ?? [:]).map(\.name))
            #expect(names == names.sorted(), "\(kind)")
            #expect(names.filter { !references.contains("#/components/\(kind)/\($0)") } == [], "\(kind)")
        }
    }

    @Test(arguments: Catalogue.services.keys.sorted())
    func everyPatternIsARegularExpressionOverTheWholeText(_ service: String) throws {
        for pattern in Set(Self.texts(in: try Self.document(service), under: "pattern", without: ["example"])) {
            #expect((try? NSRegularExpression(pattern: pattern)) != nil, "\(pattern)")
            #expect(pattern.hasPrefix("^") && pattern.hasSuffix("$"), "\(pattern)")
        }
    }

    @Test(arguments: Catalogue.services.keys.sorted())
    func everyOperationIsWhole(_ service: String) throws {
        let document = try Self.document(service)
        let check = JSONSchemaCheck(document: document)
        let schemes = try #require(document["components"]?["securitySchemes"]?.object)
        let operations = try Self.operations(document)
        #expect(Set(operations.map { $0.json["operationId"] }).count == operations.count)
        for operation in operations {
            let parameters = (operation.json["parameters"]?.array ?? []).compactMap(check.resolved)
            let holes = operation.path.matches(of: #/\{(\w+)\}/#).map { String($0.output.1) }.sorted()
            #expect(parameters.filter { $0["in"] == "path" }.compactMap { $0["name"]?.string }.sorted() == holes, "\(operation.name)")
            #expect(parameters.filter { $0["in"] == "path" }.allSatisfy { $0["required"] == true }, "\(operation.name)")
            for requirement in operation.json["security"]?.array ?? [] {
                for (scheme, _) in requirement.object ?? [:] { #expect(schemes[scheme] != nil, "\(operation.name)") }
            }
            let statuses = (operation.json["responses"]?.object ?? [:]).map { $0.name }
            #expect(statuses == statuses.sorted(), "\(operation.name)")
            #expect(statuses.contains("405") && statuses.contains("500"), "\(operation.name)")
            for (status, response) in operation.json["responses"]?.object ?? [:] {
                #expect(check.resolved(response)?["description"]?.string?.isEmpty == false, "\(operation.name) \(status)")
            }
        }
    }

    /// A developer reads where to send a request, on this machine and in production.
    @Test(arguments: Catalogue.services.keys.sorted())
    func serversAreThePortOfComposeAndTheGateway(_ service: String) throws {
        let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        let compose = try String(contentsOf: root.appending(path: "compose.yaml"), encoding: .utf8)
        let own = try #require(compose.components(separatedBy: "\n  \(service):\n").dropFirst().first, "compose.yaml has no \(service)")
        let port = try #require(own.firstMatch(of: /PORT: "(\d+)"/)).1
        let servers = try #require(try Self.document(service)["servers"]?.array)
        #expect(servers.first?["url"] == .string("http://127.0.0.1:\(port)"))
        let others = servers.dropFirst().compactMap { $0["url"]?.string }
        #expect(others == (["sandbox", "web"].contains(service) ? [] : ["https://{gateway}"]))
    }

    @Test(arguments: Catalogue.services.keys.sorted())
    func linksLeadToOperationsAndFillTheirPaths(_ service: String) throws {
        let document = try Self.document(service)
        let check = JSONSchemaCheck(document: document)
        let operations = try Self.operations(document)
        for operation in operations {
            for (_, response) in operation.json["responses"]?.object ?? [:] {
                for (name, link) in response["links"]?.object ?? [:] {
                    let target = try #require(operations.first { $0.json["operationId"]?.string == name }, "\(operation.name) \(name)")
                    let output = check.resolved(response["content"]?["application/json"]?["schema"] ?? .null)
                    for (parameter, expression) in try #require(link["parameters"]?.object) {
                        #expect(target.path.contains("{\(parameter)}"))
                        guard let member = expression.string?.split(separator: "#/").last, expression.string?.contains("#/") == true else {
                            #expect(operation.path.contains("{\(parameter)}") && expression == .string("$request.path.\(parameter)"))
                            continue
                        }
                        #expect(output?["properties"]?[String(member)] != nil, "\(operation.name) \(name)")
                    }
                }
            }
        }
    }

    /// A few of what there must be, so that the rule cannot quietly find nothing.
    @Test func whatWasMadeIsLinkedToItsOperations() throws {
        func links(_ service: String, _ path: String, _ status: String) throws -> [String] {
            let document = try Self.document(service)
            return (document["paths"]?[path]?["post"]?["responses"]?[status]?["links"]?.object ?? [:]).map { $0.name }
        }
        #expect(try links("tasks", "/tasks", "201") == ["tasks.change", "tasks.delete", "tasks.one"])
        #expect(try links("media", "/compositions", "201") == ["media.changeComposition", "media.composition", "media.deleteComposition"])
        #expect(try links("auth", "/auth/signup", "201") == [])
    }

    /// - Parameter left: members that are not looked into.
    static func texts(in value: JSONValue, under name: String, without left: Set<String> = []) -> [String] {
        switch value {
        case .object(let members):
            members.flatMap { member in
                if left.contains(member.name) { return [String]() }
                if member.name == name, let text = member.value.string { return [text] }
                return texts(in: member.value, under: name, without: left)
            }
        case .array(let items): items.flatMap { texts(in: $0, under: name, without: left) }
        default: []
        }
    }
}
