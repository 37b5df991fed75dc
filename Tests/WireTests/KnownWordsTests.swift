import JSONCoding
import Testing
import Wire

private enum Award: String, WireEnum, OpenWords { case bronze, silver }
private enum Colour: String, WireEnum { case red, green }

private struct Prize: DTO {
    let award: Award
    let colour: Colour
    static let example = Prize(award: .bronze, colour: .red)
}

private struct Shelf: DTO {
    let prizes: [Prize]
    let byName: [String: Prize]
    let awards: [Award]?
    let newest: Prize?
    let wish: Award?
    static let example = Shelf(prizes: [.example], byName: ["a": .example], awards: [.silver], newest: .example, wish: .silver)
}

/// Answers of a service that is newer than who reads them.
@Suite struct KnownWordsTests {
    private func prize(_ award: String, _ colour: String = "red") -> String { #"{"award":"\#(award)","colour":"\#(colour)"}"# }

    private func shelf(_ text: String) throws -> Shelf { try InputDecoder.decode(Shelf.self, fromAnswer: Array(text.utf8)) }

    @Test func whatIsSaidWithANewWordIsPassedOver() throws {
        let gold = prize("gold"), silver = prize("silver")
        let found = try shelf(
            """
            {"prizes":[\(gold),\(silver),\(gold)],"byName":{"a":\(gold),"b":\(silver)},"awards":["gold","bronze"],
             "newest":\(gold),"wish":"gold"}
            """)
        let known = Prize(award: .silver, colour: .red)
        #expect(found == Shelf(prizes: [known], byName: ["b": known], awards: [.bronze], newest: nil, wish: nil))
    }

    @Test func whatIsKnownIsReadAsItIs() throws {
        let text = String(decoding: try JSONWriter.encode(Shelf.example), as: UTF8.self)
        #expect(try shelf(text) == .example)
        #expect(try shelf(#"{"prizes":[],"byName":{},"newest":null,"more":1}"#).newest == nil)
    }

    /// A closed set does not grow, a word is no number, and what cannot do without its word is told.
    @Test func whatBreaksTheContractIsNotPassedOver() throws {
        for prizes in [prize("silver", "blue"), #"{"award":7,"colour":"red"}"#] {
            #expect(throws: InputError.self) { try shelf(#"{"prizes":[\#(prizes)],"byName":{}}"#) }
        }
        #expect(throws: InputError.self) { try InputDecoder.decode(Prize.self, fromAnswer: Array(prize("gold").utf8)) }
        // Requests are held to the words there are.
        #expect(throws: InputError.self) { try InputDecoder.decode(Prize.self, from: Array(prize("gold").utf8)) }
    }
}
