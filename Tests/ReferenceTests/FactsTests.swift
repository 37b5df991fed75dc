import ContractDescriptions
import Contracts
import Exports
import HTTPCore
import JSONCoding
import Reference
import Testing
import Wire

/// Whoever reads one of the forms of the reference learns what a reader of the others does: who may call an operation, whether it wants a
/// key, with what it answers, and what it refuses with.
@Suite struct FactsTests {
    private static let markdown = MarkdownReference(.all).files

    @Test(arguments: Catalogue.services.keys.sorted())
    func documentsSayTheFacts(_ service: String) throws {
        let document = try OpenAPIDocument(of: service).json
        func resolved(_ part: JSONValue) -> JSONValue {
            guard let names = part["$ref"]?.string?.split(separator: "/").dropFirst() else { return part }
            return names.reduce(document) { $0[String($1)] ?? .null }
        }
        for endpoint in try #require(Catalogue.services[service]) {
            let operation = try #require(document["paths"]?[endpoint.path.description]?[endpoint.method.rawValue.lowercased()])
            let key = (operation["parameters"]?.array ?? []).map(resolved).first { $0["name"] == "Idempotency-Key" }
            #expect(key?["required"]?.bool == (endpoint.takesKey ? endpoint.requiresKey : nil), "\(endpoint.id)")
            #expect(operation["description"]?.string?.contains(endpoint.audience) == true, "\(endpoint.id)")
            let answers = operation["responses"]?.object ?? [:]
            for status in Self.statuses(endpoint) { #expect(answers[String(status)] != nil, "\(endpoint.id) \(status)") }
            let codes = answers.flatMap { resolved($0.value)["x-error-codes"]?.array ?? [] }.compactMap(\.string)
            #expect(Set(codes).subtracting(["target_too_long", "headers_too_large"]) == Self.codes(endpoint), "\(endpoint.id)")
        }
    }

    @Test(arguments: Catalogue.services.keys.sorted())
    func pagesSayTheFacts(_ service: String) throws {
        let cards = ReferencePage(ReferenceBook(of: service), .init(address: "http://127.0.0.1")).body
            .split(separator: #"<details class="card op" id=""#)
        for endpoint in try #require(Catalogue.services[service]) {
            let card = try #require(cards.first { $0.hasPrefix("\(endpoint.id)\"") }, "\(endpoint.id)")
            let prose = card.replacing("<code>", with: "`").replacing("</code>", with: "`")
            #expect(prose.contains(">\(endpoint.terms)</p>"), "\(endpoint.id)")
            for status in Self.statuses(endpoint) { #expect(card.contains(">\(status) \(HTTPStatus(status).reason)<"), "\(endpoint.id)") }
            let errors = card.part(from: "<h4>Errors</h4>", to: "</div></details>").matches(of: /href="#error-(\w+)"/).map { String($0.1) }
            #expect(Set(errors) == Self.codes(endpoint), "\(endpoint.id)")
        }
    }

    @Test(arguments: Catalogue.services.keys.sorted())
    func markdownSaysTheFacts(_ service: String) throws {
        let sections = try #require(Self.markdown.first { $0.path == "\(service).md" }).text.split(separator: "\n### ")
        let everywhere = Set(ReferenceBook.everywhere.map(\.rawValue))
        for endpoint in try #require(Catalogue.services[service]) {
            let name = "\(endpoint.method.rawValue) \(endpoint.path)\n"
            let lines = try #require(sections.first { $0.hasPrefix(name) }, "\(endpoint.id)").split(separator: "\n")
            #expect(lines.contains("`\(endpoint.id)`. \(endpoint.terms)"), "\(endpoint.id)")
            let answers = try #require(lines.first { $0.hasPrefix("Answers ") }, "\(endpoint.id)")
            for status in Self.statuses(endpoint) { #expect(answers.contains("\(status) \(HTTPStatus(status).reason)"), "\(endpoint.id)") }
            let errors = (lines.first { $0.hasPrefix("Errors: ") } ?? "").matches(of: /`(\w+)` \((\d+)\)/)
            #expect(Set(errors.map { String($0.1) }) == Self.codes(endpoint).subtracting(everywhere), "\(endpoint.id)")
            for error in errors { #expect(ErrorCode(rawValue: String(error.1))?.status == Int(error.2), "\(error.0)") }
        }
        let index = try #require(Self.markdown.first { $0.path == "README.md" }).text
        #expect(index.contains(Conventions.everywhere) && index.contains(Conventions.key))
        for code in everywhere { #expect(index.contains("`\(code)`"), "\(code)") }
    }

    @Test func aCodeOfTheMarkdownHasItsStatusAndWhatToDo() throws {
        let page = try #require(Self.markdown.first { $0.path == "auth.md" }).text
        #expect(page.contains("| `unauthenticated` | 401 | `sign_in` |  | "))
        #expect(page.contains("| `request_in_progress` | 409 | `retry_later` | later | "))
    }

    @Test func typesSayTheFacts() throws {
        let types = try #require(TypeScriptTypes(.all).files.first { $0.path == "types.d.ts" }).text
        let entries = types.part(from: "export interface Endpoints {", to: "\n}").split(separator: "\n  };\n")
        for endpoint in Catalogue.services.values.joined() {
            let entry = try #require(entries.first { $0.contains("  \"\(endpoint.id)\": {\n") }, "\(endpoint.id)")
            func member(_ name: String) -> [String] {
                let line = entry.split(separator: "\n").first { $0.hasPrefix("    \(name): ") } ?? ""
                return line.dropFirst(name.count + 6).dropLast().split(separator: " | ").map { $0.filter { $0 != "\"" } }
            }
            #expect(member("access") == [endpoint.access.rawValue])
            #expect(member("key") == [endpoint.requiresKey ? "required" : endpoint.takesKey ? "taken" : "none"], "\(endpoint.id)")
            #expect(member("status") == Self.statuses(endpoint).map { String($0) }, "\(endpoint.id)")
            #expect(Set(member("errors")) == Self.codes(endpoint), "\(endpoint.id)")
        }
    }

    private static func statuses(_ endpoint: EndpointDescription) -> [Int] {
        [endpoint.status, endpoint.otherStatus].compactMap { $0 }
    }

    private static func codes(_ endpoint: EndpointDescription) -> Set<String> { Set(endpoint.allErrors.map(\.rawValue)) }
}

extension StringProtocol {
    /// What stands behind one text, up to another one; nothing where they are not there.
    fileprivate func part(from start: String, to end: String) -> String {
        guard let start = firstRange(of: start), let end = self[start.upperBound...].firstRange(of: end) else { return "" }
        return String(self[start.upperBound..<end.lowerBound])
    }
}
