import QRCode
import Testing

@Suite struct QRCodeTests {
    /// The corner patterns are the same in every code. ISO/IEC 18004 §6.3.3.
    @Test func threeCornersAreFinders() throws {
        let code = try #require(QRCode("https://example.com/INV-1000"))
        let finder: [[Int]] = [
            [1, 1, 1, 1, 1, 1, 1], [1, 0, 0, 0, 0, 0, 1], [1, 0, 1, 1, 1, 0, 1], [1, 0, 1, 1, 1, 0, 1], [1, 0, 1, 1, 1, 0, 1],
            [1, 0, 0, 0, 0, 0, 1],
            [1, 1, 1, 1, 1, 1, 1],
        ]
        #expect(code.squares.count == code.side * code.side)
        for (top, left) in [(0, 0), (0, code.side - 7), (code.side - 7, 0)] {
            for (row, squares) in finder.enumerated() {
                for (column, square) in squares.enumerated() {
                    #expect(code.squares[(top + row) * code.side + left + column] == (square == 1))
                }
            }
        }
    }

    @Test func longerTextsMakeLargerCodes() throws {
        let sides = try [1, 20, 200, 2000].map { try #require(QRCode(String(repeating: "a", count: $0))).side }
        #expect(sides == sides.sorted() && Set(sides).count == 4 && sides[0] == 21)
    }

    @Test func whatCannotBeACodeIsNone() {
        #expect(QRCode("") == nil)
        #expect(QRCode("a\0b") == nil)
        #expect(QRCode(String(repeating: "a", count: 2332)) == nil)
        #expect(QRCode(String(repeating: "a", count: 2331)) != nil)
        #expect(QRCode("متجر عاش 🛒") != nil)
    }

    @Test func thePictureHasAMarginAndEveryDarkSquare() throws {
        let code = try #require(QRCode("A"))
        let svg = code.svg(label: "a \"label\" <of> & text")
        #expect(svg.contains("viewBox=\"0 0 \(code.side + 8) \(code.side + 8)\""))
        #expect(svg.contains("aria-label=\"a &quot;label&quot; &lt;of> &amp; text\""))
        // The runs of the path add up to the dark squares.
        let runs = svg.split(separator: "M").dropFirst(2).compactMap { $0.split(separator: "h").dropFirst().first?.prefix { $0 != "v" } }
            .compactMap { Int($0) }
        #expect(runs.reduce(0, +) == code.squares.count { $0 })
    }
}
