import ContractDescriptions
import Contracts
import JSONCoding
import Testing
import Wire

/// What documents say in words is all that some developers of apps have: it leads nowhere outside of the document.
@Suite struct DocumentTextTests {
    static func document(_ service: String) throws -> JSONValue { try OpenAPIDocument(of: service).json }

    /// Every summary and description of a document.
    static func texts(_ document: JSONValue) -> [String] {
        ["summary", "description"].flatMap { OpenAPIDocumentTests.texts(in: document, under: $0, without: ["example"]) }
    }

    /// What a reference leads to describes itself; whatever else stands at a member does not, such as a choice between that and null.
    @Test(arguments: Catalogue.services.keys.sorted())
    func everyMemberIsDescribed(_ service: String) throws {
        for (name, schema) in try #require(try Self.document(service)["components"]?["schemas"]?.object) {
            for (member, value) in schema["properties"]?.object ?? [:] where value["$ref"] == nil {
                #expect(value["description"]?.string?.isEmpty == false, "\(name).\(member)")
            }
        }
    }

    /// A requirement's id is for those who build this, and tells nobody else anything.
    @Test(arguments: Catalogue.services.keys.sorted())
    func noTextIsOnlyTheIdOfARequirement(_ service: String) throws {
        for line in Self.texts(try Self.document(service)).flatMap({ $0.split(separator: "\n") }) {
            let said = line.replacing(#/^- `[^`]+`: /#, with: "").replacing(/[A-Z]+(?:-[A-Z]+)*-\d[\w.-]*/, with: "")
            #expect(said.contains { $0.isLetter }, "\(line)")
        }
    }

    /// Who reads a list to its end knows how large its pages are, whether a larger one is refused, and where it ends.
    @Test(arguments: Catalogue.services.keys.sorted())
    func everyLimitSaysTheSameThings(_ service: String) throws {
        for endpoint in try #require(Catalogue.services[service]) {
            guard let limit = endpoint.parameters["limit"], case .integer(_, let maximum?) = limit.schema else { continue }
            let text = try #require(Descriptions.contracts.text(of: limit), "\(endpoint.id)")
            let said = try #require(
                text.wholeMatch(
                    of: #/How many (?:changes )?come at once: \d+ when left out; more than (\d+) (is refused|counts as \1)\. (.+)/#),
                "\(endpoint.id): \(text)")
            #expect((said.2 == "is refused") == (Int64(said.1) == maximum), "\(endpoint.id)")
            let hasCursor = endpoint.outputs.contains { $0["nextCursor"] != nil }
            #expect(
                said.3 == (hasCursor ? "The last page has no `nextCursor`." : "`hasMore` says whether more follow."), "\(endpoint.id)")
        }
    }

    /// The constant is the one that kept answers end by.
    @Test(arguments: Catalogue.services.keys.sorted())
    func aKeySaysHowLongItLivesAndWhatItsRefusalsMean(_ service: String) throws {
        let parameters = (try Self.document(service)["components"]?["parameters"]?.object ?? [:]).map { $0.value }
        let keys = parameters.filter { $0["name"] == "Idempotency-Key" }
        #expect(!keys.isEmpty)
        for text in keys.map({ $0["description"]?.string ?? "" }) {
            let said = ["\(Int(EndpointDescription.keyLifetime / .hours(1))) hours", "Idempotency-Replayed"]
                + [ErrorCode.requestInProgress, .idempotencyMismatch].map { "\($0.status) and `\($0.rawValue)`" }
            for words in said { #expect(text.contains(words), "\(words): \(text)") }
        }
    }

    @Test(arguments: UploadPurpose.allCases) func aPurposeSaysWhatItTakes(_ purpose: UploadPurpose) throws {
        let text = try #require(Descriptions.contracts.word(purpose.rawValue, of: String(reflecting: UploadPurpose.self)))
        let rule = MediaPolicy().rule(purpose)
        #expect(text.contains("at most \(rule.bytes >> 20) MiB") && rule.bytes % (1 << 20) == 0)
        #expect(text.matches(of: /`(\w+\/[\w-]+)`/).map { String($0.1) } == rule.types)
        #expect(text.contains("`\(rule.tier.rawValue)`") == (rule.tier > .freemium))
    }

    /// Names of other documents: fields of HTTP that requests have, an algorithm, a function of browsers.
    private static let foreign: Set<String> = ["Authorization", "EdDSA", "PushManager", "PushSubscription", "Range"]

    /// A type that exists in Swift only cannot be looked up.
    @Test(arguments: Catalogue.services.keys.sorted())
    func everyTypeThatATextNamesIsASchema(_ service: String) throws {
        let document = try Self.document(service)
        let known = ["schemas", "headers"].flatMap { kind in (document["components"]?[kind]?.object ?? [:]).map { $0.name } }
        for text in Self.texts(document) {
            for match in text.matches(of: /`([A-Z][A-Za-z]*[a-z][A-Za-z]*)[`.]/) {
                let name = String(match.1)
                #expect(known.contains(name) || Self.foreign.contains(name), "\(name): \(text)")
            }
        }
    }
}
