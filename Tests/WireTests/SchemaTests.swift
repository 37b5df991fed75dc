import HTTPCore
import JSONCoding
import Testing

@testable import Wire

private struct Sample: DTO {
    let id: Identifier<Sample>
    let count: Int
    let small: Int32
    let name: String?
    let nested: [Leaf]
    let map: [String: Double]
    let role: Role
    static let example = Sample(id: .example, count: 1, small: 2, name: nil, nested: [.example], map: [:], role: .user)
}

private struct Leaf: DTO {
    let at: Instant
    static let example = Leaf(at: .example)
}

@Suite struct SchemaTests {
    @Test func theShapeComesFromTheType() {
        let schema = Sample.schema
        #expect(schema.name == "Sample")
        #expect(schema.fields.map(\.name) == ["id", "count", "small", "name", "nested", "map", "role"])
        #expect(schema.fields.filter { !$0.isRequired }.map(\.name) == ["name"])
        #expect(schema["count"]?.schema == .integer(minimum: nil, maximum: nil))
        #expect(schema["role"]?.schema == .enumeration(["user", "coach", "admin"]))
        #expect(schema["map"]?.schema == .map(.number(minimum: nil, maximum: nil), names: nil))
        #expect(schema["nested"]?.schema == .array(.object(Leaf.schema), minimum: nil, maximum: nil))
    }

    @Test func anExampleFitsItsOwnSchema() throws {
        let value = try JSONParser.parse(try JSONWriter.encode(Sample.example))
        #expect(Schema.object(Sample.schema).violations(value, path: "$").isEmpty)
    }

    @Test func departuresAreNamed() {
        let value: JSONValue = .object([
            "id": "x", "count": "1", "small": 9_999_999_999, "nested": .array([.object([:])]), "map": .object(["a": "b"]), "role": "king",
            "extra": 1,
        ])
        let paths = Schema.object(Sample.schema).violations(value, path: "$").map(\.path)
        #expect(paths == ["$.count", "$.small", "$.nested[0].at", "$.map.a", "$.role", "$.extra"])
    }

    private static let endpoint = Endpoint<SignedIn, Nothing, Leaf, Sample>(
        "test.make", .post, "/things", status: .created, errors: [.emailTaken], summary: "Make a thing").description

    @Test func anAnswerIsHeldAgainstItsContract() throws {
        let good = try JSONParser.parse(try JSONWriter.encode(Sample.example))
        let json = "application/json"
        #expect(Self.endpoint.violations(status: 201, contentType: json, body: good).isEmpty)
        #expect(
            Self.endpoint.violations(status: 200, contentType: json, body: good).first?.message == "status 200 is not part of test.make")
        #expect(!Self.endpoint.violations(status: 201, contentType: "text/html", body: good).isEmpty)
        #expect(!Self.endpoint.violations(status: 201, contentType: json, body: nil).isEmpty)
        let taken = try JSONParser.parse(try JSONWriter.encode(APIError(.emailTaken).body(.english, requestID: "r")))
        #expect(Self.endpoint.violations(status: 409, contentType: json, body: taken).isEmpty)
        var never = taken.object ?? [:]
        never["retryAfter"] = 60
        #expect(Self.endpoint.violations(status: 409, contentType: json, body: .object(never)).map(\.path) == ["$.retryable"])
        let foreign = try JSONParser.parse(try JSONWriter.encode(APIError(.clockBackwards).body(.english, requestID: "r")))
        #expect(Self.endpoint.violations(status: 409, contentType: json, body: foreign).map(\.path) == ["$.code"])
    }

    @Test func aStatusAloneIsHeldAgainstIt() {
        #expect([201, 409, 401, 422, 500].allSatisfy { Self.endpoint.mayAnswer($0) })
        #expect(![200, 206, 304, 418, 502].contains { Self.endpoint.mayAnswer($0) })
    }

    @Test func theDocumentIsCanonicalAndComplete() throws {
        let document = try OpenAPIDocument(service: "test", version: "1", endpoints: [Self.endpoint]).json
        let again = try OpenAPIDocument(service: "test", version: "1", endpoints: [Self.endpoint]).json
        #expect(document.bytes() == again.bytes())
        let operation = document["paths"]?["/things"]?["post"]
        #expect(operation?["operationId"]?.string == "test.make")
        #expect(
            operation?["responses"]?["201"]?["content"]?["application/json"]?["schema"]?["$ref"]?.string == "#/components/schemas/Sample")
        #expect(operation?["responses"]?["409"]?["x-error-codes"]?.array?.contains("email_taken") == true)
        #expect(operation?["security"]?[0]?["accessToken"] != nil)
        #expect(document["components"]?["schemas"]?["Leaf"]?["properties"]?["at"]?["format"]?.string == "date-time")
    }

    /// What two operations are refused with is written once, what one is refused with stays with it.
    @Test func sharedRefusalsAreComponents() throws {
        let document = try OpenAPIDocument(service: "test", version: "1", endpoints: [Self.upload, Self.download, Self.endpoint]).json
        let shared = document["components"]?["responses"]?["MethodNotAllowed"]
        #expect(shared?["x-error-codes"] == ["method_not_allowed"])
        #expect(shared?["headers"]?["Allow"]?["$ref"] == "#/components/headers/Allow")
        #expect(document["components"]?["headers"]?["Allow"]?["required"] == true)
        for (path, method) in [("/files", "put"), ("/files", "get"), ("/things", "post")] {
            #expect(document["paths"]?[path]?[method]?["responses"]?["405"] == ["$ref": "#/components/responses/MethodNotAllowed"])
        }
        #expect(document["paths"]?["/files"]?["put"]?["responses"]?["507"]?["x-error-codes"] == ["storage_full"])
        #expect(document["paths"]?["/files"]?["get"]?["responses"]?["206"]?["content"]?["video/mp4"]?["schema"]?["format"] == "binary")
        #expect(document["paths"]?["/files"]?["put"]?["responses"]?["206"] == nil)
    }

    /// The characters of a text, as regular expressions that say what the types refuse.
    @Test(arguments: [
        (StringRules(characters: .any), nil), (StringRules(pattern: "^x$", characters: .line), "^x$"),
        (StringRules(characters: .line), "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"),
        (
            StringRules(minimum: 1, characters: .line),
            "^[^\\u0000-\\u001F\\u007F-\\u009F]*[^\\s\\u0000-\\u001F\\u007F-\\u009F][^\\u0000-\\u001F\\u007F-\\u009F]*$"
        ),
        (StringRules(characters: .lines), "^[^\\u0000-\\u0008\\u000B\\u000C\\u000E-\\u001F\\u007F-\\u009F]*$"),
    ] as [(StringRules, String?)])
    func charactersBecomePatterns(_ rules: StringRules, _ pattern: String?) {
        var components = OpenAPIComponents(of: [], areas: [], descriptions: .none)
        #expect(components.schema(.string(rules), .request)["pattern"]?.string == pattern)
    }

    private static let upload = Endpoint<Anyone, Nothing, Nothing, Nothing>(
        "test.putFile", .put, "/files", rawBody: "application/octet-stream", summary: "Put a file").description
    private static let download = Endpoint<Anyone, Nothing, Nothing, RawOutput>(
        "test.getFile", .get, "/files", contentType: "video/mp4", summary: "Get a file").description

    @Test func aRawBodyIsPartOfTheContract() throws {
        let form = Endpoint<Anyone, Nothing, Nothing, RawOutput>(
            "test.postFile", .post, "/files", contentType: "text/plain", rawBody: "image/png", summary: "Post a file").description
        let document = try OpenAPIDocument(service: "test", version: "1", endpoints: [Self.upload, Self.download, form, Self.endpoint]).json
        let methods = document["paths"]?["/files"]
        let body = methods?["put"]?["requestBody"]
        #expect(body?["required"] == true)
        #expect(body?["content"]?["application/octet-stream"]?["schema"]?["format"]?.string == "binary")
        #expect(methods?["post"]?["requestBody"]?["content"]?["image/png"] != nil)
        #expect(methods?["get"]?["requestBody"] == nil)
        func resolved(_ value: JSONValue?) -> JSONValue? {
            guard let reference = value?["$ref"]?.string else { return value }
            return reference.split(separator: "/").dropFirst().reduce(document) { value, name -> JSONValue? in value?[String(name)] }
        }
        #expect(resolved(methods?["put"]?["responses"]?["507"])?["x-error-codes"]?.array == ["storage_full"])
        #expect(methods?["put"]?["responses"]?["413"] != nil)
        #expect(methods?["get"]?["responses"]?["507"] == nil)
        #expect(methods?["put"]?["responses"]?["415"] == nil)
        func names(_ operation: JSONValue?) -> [String] {
            (operation?["parameters"]?.array ?? []).compactMap { resolved($0)?["name"]?.string }
        }
        #expect(names(methods?["post"]) == ["Accept-Language"], "a key says nothing of bytes that are not kept")
        #expect(!form.allErrors.contains(.idempotencyMismatch))
        #expect(names(document["paths"]?["/things"]?["post"]) == ["Idempotency-Key", "Accept-Language"])
    }

    @Test func partsAndUnchangedAnswersAreWithinTheContractOfRawContent() throws {
        for status in [206, 304, 416] {
            #expect(Self.download.violations(status: status, contentType: nil, body: nil).isEmpty)
            #expect(!Self.upload.violations(status: status, contentType: nil, body: nil).isEmpty)
            #expect(!Self.endpoint.violations(status: status, contentType: nil, body: nil).isEmpty)
        }
        #expect(!Self.download.violations(status: 204, contentType: nil, body: nil).isEmpty)
        let full = try JSONParser.parse(try JSONWriter.encode(APIError(.storageFull).body(.english, requestID: "r")))
        #expect(Self.upload.violations(status: 507, contentType: "application/json", body: full).isEmpty)
        #expect(!Self.download.violations(status: 507, contentType: "application/json", body: full).isEmpty)
    }
}
