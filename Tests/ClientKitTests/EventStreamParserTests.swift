import ClientKit
import Testing

/// Streams and what they are, as WHATWG HTML §9.2 says.
@Suite struct EventStreamParserTests {
    private func read(_ pieces: [[UInt8]]) throws -> [String] {
        var parser = EventStreamParser(), found: [String] = []
        for piece in pieces {
            found += try parser.take(piece).map { "\($0.name): \(String(decoding: $0.data, as: UTF8.self).replacing("\n", with: "|"))" }
        }
        return found + [parser.lastID ?? "-"]
    }

    @Test(arguments: [
        // The examples of the standard.
        ("data: YHOO\ndata: +2\ndata: 10\n\n", ["message: YHOO|+2|10", "-"]),
        (": test stream\n\ndata: first event\nid: 1\n\ndata:second event\nid\n\ndata:  third event\n\n", [
            "message: first event", "message: second event", "message:  third event", "",
        ]),
        ("data\n\ndata\ndata\n\ndata:", ["message: ", "message: |", "-"]),
        ("data:test\n\ndata: test\n\n", ["message: test", "message: test", "-"]),
        // Ends of lines, a mark at the beginning, and what is ignored.
        ("\u{feff}event: a\r\ndata: 1\r\n\r\nevent: b\rdata: 2\r\rdata: 3\n\n", ["a: 1", "b: 2", "message: 3", "-"]),
        ("event: lost\nid: 7\n\nretry: 10\nnone: x\n\u{feff}data: y\n:\n\ndata: رسالة\n\n", ["message: رسالة", "7"]),
        ("data: not ended\n", ["-"]),
    ] as [(String, [String])])
    func whereverItIsCut(_ text: String, _ expected: [String]) throws {
        let bytes = Array(text.utf8)
        #expect(try read([bytes]) == expected)
        #expect(try read(bytes.map { [$0] }) == expected)
        for cut in 1..<bytes.count { #expect(try read([Array(bytes[..<cut]), Array(bytes[cut...])]) == expected, "cut at \(cut)") }
    }

    @Test func eachEventHasTheIdOfItsTime() throws {
        var parser = EventStreamParser()
        let events = try parser.take(Array("data: a\n\nid: 1\ndata: b\n\ndata: c\n\nid: 2\ndata: d\n\n".utf8))
        #expect(events.map(\.id) == [nil, "1", "1", "2"])
    }

    @Test func whatHasNoEndIsNotKept() {
        var parser = EventStreamParser()
        #expect(throws: EventStreamParser.TooLong.self) {
            for _ in 0..<20 { _ = try parser.take([UInt8](repeating: UInt8(ascii: "x"), count: 100_000)) }
        }
    }
}
