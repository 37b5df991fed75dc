import Testing
import TrainingDomain

/// Tables as programs write them.
struct CSVReaderTests {
    private func rows(_ text: String) -> [[String]?] { all(text).map(\.cells) }

    private func all(_ text: String) -> [CSVReader.Row] {
        var reader = CSVReader(Array(text.utf8))
        var rows: [CSVReader.Row] = []
        while let row = reader.next() { rows.append(row) }
        return rows
    }

    @Test("The examples of RFC 4180 are read as it says")
    func standard() {
        #expect(rows("aaa,bbb,ccc\r\nzzz,yyy,xxx\r\n") == [["aaa", "bbb", "ccc"], ["zzz", "yyy", "xxx"]])
        #expect(rows("aaa,bbb,ccc\r\nzzz,yyy,xxx") == [["aaa", "bbb", "ccc"], ["zzz", "yyy", "xxx"]])
        #expect(rows("\"aaa\",\"b\r\nbb\",\"ccc\"\r\nzzz,yyy,xxx") == [["aaa", "b\r\nbb", "ccc"], ["zzz", "yyy", "xxx"]])
        #expect(rows("\"aaa\",\"b\"\"bb\",\"ccc\"") == [["aaa", "b\"bb", "ccc"]])
    }

    @Test("Every line end, every separator and a byte order mark are read, and blank lines are none")
    func dialects() {
        let wanted: [[String]?] = [["a", "b"], ["1", ""], ["", "2"]]
        for end in ["\n", "\r\n", "\r"] {
            for separator in [",", ";", "\t"] {
                let text = "a\(separator)b\(end)\(end)1\(separator)\(end)\(separator)2\(end)"
                #expect(rows(text) == wanted && rows("\u{feff}" + text) == wanted)
            }
        }
        #expect(rows("sep=;\r\na,1;b\r\n") == [["a,1", "b"]])
        #expect(rows("a;\"b,c,d\"\n1,5;2,5\n") == [["a", "b,c,d"], ["1,5", "2,5"]])
        #expect(rows("") == [] && rows("\n\r\n") == [] && rows("\u{feff}") == [])
    }

    @Test("A quotation mark that is not closed costs its own line alone")
    func quotes() {
        #expect(rows("a,b\n\"1,2\n3,4\n") == [["a", "b"], nil, ["3", "4"]])
        #expect(rows("a,b\n\"1\"x,2\n3,4\n") == [["a", "b"], nil, ["3", "4"]])
        #expect(rows("a,b\n1,\"2\n3,\"four\"\n5,6") == [["a", "b"], nil, ["3", "four"], ["5", "6"]])
        #expect(rows("a,5\"\n") == [["a", "5\""]])
        // Longer than any text that is kept.
        #expect(rows("a\n\"" + String(repeating: "x", count: 20_000) + "\"\nb") == [["a"], nil, ["b"]])
    }

    @Test("Lines are counted as an editor shows them")
    func lines() {
        #expect(all("a\n\n\"1\n2\r\n3\"\n\"\nx\ny").map(\.line) == [1, 3, 6, 7, 8])
    }

    @Test("Whatever the bytes are, reading them ends, and lines grow")
    func anything() {
        var luck = SystemRandomNumberGenerator()
        let letters: [UInt8] = [0x22, 0x2c, 0x3b, 0x0a, 0x0d, 0x61, 0xc3, 0x00]
        for _ in 0..<2000 {
            let bytes = (0..<Int.random(in: 0...60, using: &luck)).map { _ in letters.randomElement(using: &luck) ?? 0 }
            var reader = CSVReader(bytes)
            var last: Int64 = 0
            while let row = reader.next() {
                #expect(row.line > last, "\(bytes)")
                last = row.line
            }
        }
    }
}
