import HTTPCore
import JSONCoding
import TestSupport
import Testing
import Wire

private enum Colour: String, WireEnum { case red, green }

private enum Few: ListRule { static let range = 1...3 }
private enum FewNames: MapRule {
    static let maximum = 3
    static let longestName = 10
}

private struct Line: DTO {
    let colour: Colour
    static let example = Line(colour: .red)
}

private struct Order: DTO {
    let colour: Colour?
    let id: Identifier<Order>?
    let colours: BoundedList<Colour, Few>?
    let notes: BoundedMap<Colour, FewNames>?
    let loose: [Line]?
    static let example = Order(colour: .red, id: .example, colours: [.red], notes: ["a": .red], loose: [])
}

/// What a request brings costs as much as it is long.
@Suite struct GrowthTests {
    private func decode(_ json: String) -> [FieldProblem] {
        do { _ = try InputDecoder.decode(Order.self, from: Array(json.utf8)) } catch {
            if case .invalid(let problems) = error { return problems }
        }
        return []
    }

    @Test(arguments: 0..<Growth.texts.count) func textsInBodies(_ index: Int) {
        let (name, make) = Growth.texts[index]
        Growth.expectLinear(name, from: 4000) { make($0) } work: { text in
            #expect(decode("{\"colour\":\"\(text)\",\"id\":\"\(text)\"}").count == 2)
            #expect(decode("{\"\(text)\":1}").isEmpty)
            #expect(decode("{\"notes\":{\"\(text)\":\"red\"}}").map(\.rule) == [.tooLong(maximum: 10)])
            #expect(decode("{\"colours\":[\"\(text)\"]}").count == 1)
        }
    }

    @Test(arguments: 0..<Growth.texts.count) func textsInQueriesAndPaths(_ index: Int) {
        let (name, make) = Growth.texts[index]
        Growth.expectLinear(name, from: 2000) { PercentEncoding.encode(make($0)) } work: { text in
            let items = PercentEncoding.queryItems("\(text)=1&colour=\(text)")
            #expect((try? InputDecoder.decode(Order.self, parameters: items)) == nil)
            #expect(PathTemplate("/orders/{id}").match("/orders/\(text)") != nil)
        }
    }

    @Test(arguments: 0..<Growth.texts.count) func trimming(_ index: Int) {
        let (name, make) = Growth.texts[index]
        Growth.expectLinear(name, from: 4000, make: make) { #expect(!$0.trimmed.utf8.isEmpty) }
    }

    @Test(arguments: 0..<Growth.texts.count) func bounds(_ index: Int) {
        let (name, make) = Growth.texts[index]
        Growth.expectLinear(name, from: 4000, make: make) { text in
            _ = TextBounds.isStreamSafe(text)
            #expect(!TextBounds.fits(text, scalars: 100))
            #expect(!TextBounds.fits(text, characters: 100, bytes: 800))
        }
    }

    /// UAX #15 §13.
    @Test func runsOfMarksAreShort() {
        #expect(TextBounds.isStreamSafe("a" + String(repeating: "\u{301}", count: 30)))
        #expect(!TextBounds.isStreamSafe("a" + String(repeating: "\u{301}", count: 31)))
        #expect(TextBounds.isStreamSafe(String(repeating: "e\u{301}\u{316}", count: 1000)))
        // The marks of Arabic and Hebrew, a flag and a family are writing.
        for text in ["بِسْمِ ٱللَّٰهِ ٱلرَّحْمَٰنِ", "בְּרֵאשִׁית", "🇸🇦", "👨‍👩‍👧‍👦", "क्षत्रिय"] { #expect(TextBounds.isStreamSafe(text)) }
    }

    @Test func trimmingTakesWhiteSpaceOfEveryKind() {
        #expect("\t\u{a0}\u{2003} a b\r\n\u{3000}".trimmed == "a b")
        #expect(" \n ".trimmed.isEmpty && "".trimmed.isEmpty)
        #expect("🇸🇦 ".trimmed == "🇸🇦")
    }

    /// Words are their bytes: U+212A is canonically equivalent to K.
    @Test func wordsAreTheirBytes() {
        enum Unit: String, WireEnum { case K }
        struct Reading: DTO { let unit: Unit; static let example = Reading(unit: .K) }
        #expect((try? InputDecoder.decode(Reading.self, from: Array(#"{"unit":"K"}"#.utf8))) != nil)
        #expect(throws: InputError.self) { try InputDecoder.decode(Reading.self, from: Array("{\"unit\":\"\u{212a}\"}".utf8)) }
    }

    // MARK: - Refusals

    @Test func listsAreCountedBeforeTheyAreRead() {
        #expect(decode(#"{"colours":[]}"#) == [FieldProblem("colours", .tooFew(minimum: 1))])
        let many = Array(repeating: "7", count: 5000).joined(separator: ",")
        #expect(decode("{\"colours\":[\(many)]}") == [FieldProblem("colours", .tooMany(maximum: 3))])
        #expect(decode(#"{"notes":{"a":"red","b":"red","c":"red","d":7}}"#) == [FieldProblem("notes", .tooMany(maximum: 3))])
        #expect(decode(#"{"notes":{"12345678901":"red"}}"#) == [FieldProblem("notes", .tooLong(maximum: 10))])
        #expect(decode(#"{"notes":{"a":"blue"}}"#).map(\.field) == ["notes.a"])
        #expect(decode(#"{"colours":"red","notes":[]}"#).map(\.rule) == [.wrongType(expected: "array"), .wrongType(expected: "object")])
    }

    /// A list without a bound, as an older contract may have one, still gives no answer that grows with it.
    @Test func aHundredProblemsAreTold() {
        let loose = Array(repeating: #"{"colour":7}"#, count: 20_000).joined(separator: ",")
        let problems = decode("{\"loose\":[\(loose)]}")
        #expect(problems.count == InputDecoder.mostProblems)
        let body = APIError(.validationFailed, fields: problems).body(.english, requestID: "1")
        #expect(body.fields.count == ErrorBody.mostFields)
        #expect(body.truncated == true)
        #expect(APIError(.validationFailed, fields: Array(problems.prefix(100))).body(.english, requestID: "1").truncated == nil)
    }

    @Test func aSchemaSaysTheBounds() {
        #expect(Order.schema["colours"]?.schema == .array(.enumeration(["red", "green"]), minimum: 1, maximum: 3))
        #expect(Order.schema["notes"]?.schema == .map(.enumeration(["red", "green"]), names: MapNames(maximum: 3, longest: 10)))
    }

    @Test func anAnswerTooLargeToBeOursIsAViolation() throws {
        let endpoint = Endpoint<Anyone, Nothing, Order, Order>("test.order", .post, "/orders", errors: [.emailTaken], summary: "Order")
            .description
        let field: JSONValue = ["field": "x", "code": "required", "message": .string(String(repeating: "m", count: 1000))]
        func refusal(_ count: Int) -> JSONValue {
            [
                "code": "email_taken", "message": "m", "requestId": "1", "retryable": false,
                "fields": .array(Array(repeating: field, count: count)),
            ]
        }
        #expect(endpoint.violations(status: 409, contentType: "application/json", body: refusal(10)).isEmpty)
        let found = endpoint.violations(status: 409, contentType: "application/json", body: refusal(90))
        #expect(found.count == 1 && found.allSatisfy { $0.message.contains("where no answer of ours has more") })
        #expect(endpoint.violations(status: 409, contentType: "application/json", body: refusal(101)).contains { $0.path == "$.fields" })
    }
}
