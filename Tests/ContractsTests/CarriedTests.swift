import ContractDescriptions
import Contracts
import HTTPCore
import JSONCoding
import Testing
import Wire

/// An answer that its handler writes itself may still be JSON: a bundle, events, messages of a socket. Its document says what they are.
@Suite struct CarriedTests {
    @Test(arguments: Catalogue.services.keys.sorted())
    func everyStreamAndBundleNamesWhatItCarries(_ service: String) throws {
        for endpoint in try #require(Catalogue.services[service]) {
            guard case .content(let type) = endpoint.success else { continue }
            let isSocket = endpoint.isSuccess(HTTPStatus.switchingProtocols.code)
            if isSocket || type == "application/json" || type == "text/event-stream" { #expect(endpoint.carried != nil, "\(endpoint.id)") }
            #expect(isSocket == (endpoint.commands != nil), "\(endpoint.id)")
        }
    }

    /// A good answer of a GET, as the document of its service has it.
    private static func answer(_ service: String, _ path: String, _ status: String = "200") throws -> JSONValue? {
        try OpenAPIDocument(of: service).json["paths"]?[path]?["get"]?["responses"]?[status]
    }

    private static func schema(_ name: String) -> JSONValue { .object(["$ref": .string("#/components/schemas/\(name)")]) }

    @Test func theDataOfEventsHaveASchema() throws {
        for (service, path, type) in [
            ("coaching", "/coaching/events", "FeedEvent"), ("media", "/exports/{id}/events", "ExportJob"),
            ("sandbox", "/sandbox/live", "RecordedMessage"),
        ] {
            let content = try Self.answer(service, path)?["content"]?["text/event-stream"]
            #expect(content?["x-event-schema"] == Self.schema(type), "\(path)")
        }
    }

    @Test func bundlesAreDocumentsOfAShape() throws {
        for (service, type) in [("training", "ExerciseLibrary"), ("nutrition", "FoodLibrary")] {
            let content = try Self.answer(service, "/\(service)/library")?["content"]?["application/json"]
            #expect(content?["schema"] == Self.schema(type), "\(service)")
        }
    }

    /// A handshake is answered with 101 or a refusal, never with 200.
    @Test func aSocketSaysWhatIsSentBothWays() throws {
        let opened = try #require(try Self.answer("coaching", "/coaching/socket", "101"))
        #expect(opened["x-event-schema"] == Self.schema("FeedEvent"))
        #expect(opened["x-command-schema"] == Self.schema("SocketCommand"))
        #expect(opened["content"] == nil)
        #expect(try Self.answer("coaching", "/coaching/socket") == nil)
        #expect(CoachingThreads.socket.description.violations(status: 101, contentType: nil, body: nil).isEmpty)
        let reasons = try OpenAPIDocument(of: "coaching").json["components"]?["schemas"]?["FeedEndReason"]?["description"]?.string
        for code in [4001, 4003, 4009, 1001] { #expect(reasons?.contains("closes with \(code)") == true, "\(code)") }
    }

    /// Two lists of sentences with other bounds are two schemas.
    @Test func schemasOfOneKindWithOtherBoundsHaveNamesOfTheirOwn() throws {
        let schemas = try OpenAPIDocument(of: "training").json["components"]?["schemas"]
        #expect(schemas?["InstructionTexts"]?["properties"]?["en"]?["maxItems"] == 6)
        #expect(schemas?["HintTexts"]?["properties"]?["en"]?["maxItems"] == 3)
    }
}
