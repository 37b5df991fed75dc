import EventLoop
import FlowRunner
import Fuzzing
import HTTPCore
import HTTPServer
import JSONCoding
import Platform
import Synchronization
import Wire

// A contract of its own for these tests: small, with every kind of field.

enum Colour: String, WireEnum { case red, green }

struct Wheel: DTO {
    let size: Whole
    let note: String?
    static let example = Wheel(size: .example, note: nil)
}

struct Whole: WireValue {
    let value: Int64
    static let schema = Schema.integer(minimum: 2, maximum: 6)
    static let example = Whole(value: 3)
    init(value: Int64) { self.value = value }
    init(from decoder: any Decoder) throws {
        guard let value = try? decoder.singleValueContainer().decode(Int64.self) else { throw FieldRule.wrongType(expected: "integer") }
        guard (2...6).contains(value) else { throw FieldRule.outOfRange(minimum: 2, maximum: 6) }
        self.value = value
    }
    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(value)
    }
}

struct Word: WireText {
    let text: String
    init(validating text: String) throws(FieldRule) {
        guard text.unicodeScalars.count >= 2 else { throw .tooShort(minimum: 2) }
        guard text.unicodeScalars.count <= 5 else { throw .tooLong(maximum: 5) }
        self.text = text
    }
    static let schema = Schema.string(StringRules(minimum: 2, maximum: 5))
    static let example = Word(trusted: "abc")
    init(trusted text: String) { self.text = text }
}

struct Bike: DTO {
    let name: Word
    let colour: Colour
    let wheels: [Wheel]?
    let isFast: Bool?
    static let example = Bike(name: .example, colour: .red, wheels: [.example], isFast: nil)
}

struct BikeParameters: DTO {
    let id: Identifier<Bike>
    static let example = BikeParameters(id: .example)
}

struct BikeQuery: DTO {
    let limit: Whole?
    let colour: Colour?
    static let example = BikeQuery(limit: nil, colour: nil)
}

enum Bikes {
    static let add = Endpoint<SignedIn, Nothing, Bike, Bike>("bikes.add", .post, "/bikes", status: .created, summary: "Add")
    static let list = Endpoint<Anyone, BikeQuery, Nothing, Bike>("bikes.list", .get, "/bikes", summary: "List")
    static let one = Endpoint<SignedIn, BikeParameters, Nothing, Bike>("bikes.one", .get, "/bikes/{id}", summary: "One")
    static let delete = Endpoint<SignedIn, BikeParameters, Nothing, Nothing>("bikes.delete", .delete, "/bikes/{id}", summary: "Delete")
    static let all = [add.description, list.description, one.description, delete.description]
}

func noRules() throws -> FuzzRules { try FuzzRules("", path: "none.rules") }
