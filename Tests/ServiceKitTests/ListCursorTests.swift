import Contracts
import JSONCoding
import Security
import ServiceKit
import Testing
import Wire

/// Where pages of lists end: read as they were given out, and nothing else is.
@Suite struct ListCursorTests {
    private typealias Newest = TimeCursor

    private struct Named: ListCursor, Equatable {
        let day: LocalDate
        let name: String

        init(day: LocalDate, name: String) {
            self.day = day
            self.name = name
        }
        init(values: inout CursorReader) throws(APIError) {
            try values.expect("by name")
            self.init(day: try values.next(), name: try values.next())
        }
        var values: [any CursorValue] { ["by name", day, name] }
    }

    private static let id = "01960f3e-7b6a-7c3e-9d2a-5b8f0c1d2e3f"
    private func token(_ text: String) -> OpaqueToken { OpaqueToken(trusted: base64url(Array(text.utf8))) }

    @Test func isReadAsItWasGivenOut() throws {
        let newest = Newest(at: Instant(milliseconds: -7), id: Self.id)
        #expect(newest.token == token("-7~\(Self.id)"))
        #expect(try Newest(reading: newest.token) == newest)
        #expect(try NumberCursor(reading: NumberCursor(12).token) == NumberCursor(12))
        let named = Named(day: .example, name: "بسكويت & more")
        #expect(named.token == token("by name~\(LocalDate.example.text)~بسكويت & more"))
        #expect(try Named(reading: named.token) == named)
    }

    /// Replicas of the last release give out and read cursors with full stops in them.
    @Test func theSeparatorMayBeAnother() throws {
        let newest = Newest(at: Instant(milliseconds: 1000), id: Self.id)
        #expect(newest.token(separator: ".") == token("1000.\(Self.id)"))
        #expect(try Newest(reading: token("1000.\(Self.id)"), separator: ".") == newest)
        #expect(throws: APIError.cursorRefusal) { try Newest(reading: newest.token, separator: ".") }
    }

    @Test func nothingElseIsRead() {
        for text in ["", "~", "7", "7~", "x~\(Self.id)", "7~\(Self.id)~", "7~\(Self.id)~8", "7~layla"]
            + ["9223372036854775808~\(Self.id)", " 7~\(Self.id)"] {
            #expect(throws: APIError.cursorRefusal, "\(text)") { try Newest(reading: token(text)) }
        }
        for text in ["by day~2026-03-01~x", "by name~2026-02-30~x", "by name~2026-03-01", "2026-03-01~x", "by name~2026-03-01~x~"] {
            #expect(throws: APIError.cursorRefusal, "\(text)") { try Named(reading: token(text)) }
        }
        #expect(throws: APIError.cursorRefusal) { try Newest(reading: OpaqueToken(trusted: "no base64!")) }
        #expect(throws: APIError.cursorRefusal) { try Named(reading: token("by name~2026-03-01~" + String(repeating: "x", count: 5000))) }
        #expect(APIError.cursorRefusal.code == .validationFailed && APIError.cursorRefusal.fields.map(\.field) == ["cursor"])
    }

    @Test func oneMoreThanAPageTellsThatThereIsAnother() {
        let cursor: (Int) -> OpaqueToken = { NumberCursor(Int64($0)).token }
        let cases: [([Int], [Int], OpaqueToken?)] = [([], [], nil), ([3, 2], [3, 2], nil), ([3, 2, 1], [3, 2], NumberCursor(2).token)]
        for (found, items, next) in cases {
            let page = ListPage(found, limit: 2, cursor: cursor)
            #expect(Array(page.items) == items && page.nextCursor == next)
        }
        #expect(ListPage([1], limit: 0, cursor: cursor).nextCursor == nil)
    }
}
