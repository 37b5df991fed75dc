import Contracts
import JSONCoding
import TestSupport
import Testing
import Wire

/// Nothing that can be sent is without a bound, and the bound is what is taken.
@Suite struct BoundsTests {
    /// The places of a request that have no limit; what services send each other is made by services.
    private static func loose(_ schema: Schema, _ path: String) -> [String] {
        switch schema {
        case .boolean, .integer, .number, .enumeration: []
        case .any: [path]
        case .string(let rules): rules.maximum != nil || ["uuid", "date", "date-time"].contains(rules.format) ? [] : [path]
        case .array(let element, _, let maximum): (maximum == nil ? [path] : []) + loose(element, path + "[]")
        case .map(let element, let names): (names == nil ? [path] : []) + loose(element, path + ".*")
        case .object(let object): object.fields.flatMap { loose($0.schema, "\(path).\($0.name)") }
        }
    }

    @Test(arguments: Catalogue.services.keys.sorted()) func everythingThatIsSentIsBounded(_ service: String) throws {
        for endpoint in try #require(Catalogue.services[service]) where endpoint.access != .service {
            #expect(Self.loose(.object(endpoint.parameters), endpoint.id).isEmpty)
            if let body = endpoint.body { #expect(Self.loose(.object(body), endpoint.id).isEmpty) }
        }
    }

    @Test func aBoundIsToldAsItIs() {
        #expect(PortionCount.outOfRange.message(.english) == "Choose a value from 0.01 to 10000.")
        #expect(Kilograms.outOfRange.message(.english) == "Choose a value from 20 to 500.")
        var backwards = WorkoutDetails.example
        backwards.finishedAt = backwards.startedAt - .hours(1)
        #expect(backwards.problems() == [FieldProblem("finishedAt", .mustComeAfter(field: "startedAt"))])
    }

    /// Each kind of text that people send, at any size.
    @Test(arguments: 0..<Growth.texts.count) func textsCostWhatTheyAreLong(_ index: Int) {
        let (name, make) = Growth.texts[index]
        func take<T: Decodable>(_ type: T.Type, _ value: JSONValue) { _ = try? JSONTreeDecoder.decode(type, from: value) }
        Growth.expectLinear(name, from: 4000, make: make) { text in
            let value = JSONValue.string(text)
            take(PersonName.self, value)
            take(Note.self, value)
            take(TicketMessage.self, value)
            take(ShortText.self, value)
            take(PlainText.self, value)
            take(OpaqueToken.self, value)
            take(EmailAddress.self, value)
            take(NewPassword.self, value)
            take(GivenPassword.self, value)
            take(PhoneText.self, value)
            take(PhoneNumber.self, value)
            take(SaudiMobile.self, value)
            take(OneTimeCode.self, value)
            take(Slug.self, value)
            take(PromoCode.self, value)
            take(OrderNumber.self, value)
            take(ContentType.self, value)
            take(ContentHash.self, value)
            take(StorageKey.self, value)
            take(CardNumber.self, value)
            take(CardCode.self, value)
            take(ReturnURL.self, value)
            take(ZoneName.self, value)
            take(LocalDate.self, value)
            take(Instant.self, value)
            take(ImageDuration.self, value)
            take(EmailProduct.self, value)
            take(Tags.self, .array([value, value]))
        }
    }

    /// Of a text that was taken, whatever is done with it later costs what it is long: at its greatest length it is compared and hashed.
    @Test func theLongestTextsAreCheapToCompare() throws {
        let worst = String(repeating: "a" + String(repeating: "\u{301}\u{316}", count: 15), count: 4000)
        Growth.expectLinear("worst", from: 1000) { String(worst.prefix($0 / 8)) } work: { text in
            let (message, other) = (TicketMessage(trusted: text), TicketMessage(trusted: text + "x"))
            #expect(message != other && Set([message, other]).count == 2)
        }
    }

    @Test func aTextOfTooManyMarksIsNoText() {
        let name = "a" + String(repeating: "\u{301}", count: 40)
        #expect(throws: FieldRule.unusableCharacters) { try JSONTreeDecoder.decode(PersonName.self, from: .string(name)) }
        #expect(throws: FieldRule.unusableCharacters) { try JSONTreeDecoder.decode(Tags.self, from: [.string(name)]) }
    }

    @Test func blanksAroundALongTextDoNotMatterWithinReason() throws {
        #expect(try JSONTreeDecoder.decode(PersonName.self, from: .string("  ليلى" + String(repeating: " ", count: 500))).text == "ليلى")
        let padded = String(repeating: " ", count: 100_000) + "a"
        #expect(throws: FieldRule.tooLong(maximum: 100)) { try JSONTreeDecoder.decode(PersonName.self, from: .string(padded)) }
    }
}
