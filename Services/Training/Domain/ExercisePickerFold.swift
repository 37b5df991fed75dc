internal import Wire

/// How names and what is typed become comparable: lower case, without marks, in one spelling of each Arabic letter.
enum SearchFold {
    /// What of a text is looked at; names are shorter.
    private static let longest = 200

    static func bytes(_ text: String) -> [UInt8] {
        var folded = ""
        var isGap = false
        for scalar in text.unicodeScalars.prefix(longest) {
            if scalar.properties.isWhitespace || scalar == "-" {
                isGap = !folded.isEmpty
                continue
            }
            guard let plain = plain(scalar) else { continue }
            if isGap { folded += " " }
            isGap = false
            folded += plain
        }
        return Array(folded.utf8)
    }

    /// Nil for a mark upon another letter.
    private static func plain(_ scalar: Unicode.Scalar) -> String? {
        switch scalar.value {
        case 0x300...0x36f, 0x640, 0x64b...0x65f, 0x670: nil
        case 0x622, 0x623, 0x625, 0x671: "ا"
        case 0x649: "ي"
        case 0x629: "ه"
        case 0x660...0x669: String(scalar.value - 0x660)
        case 0x6f0...0x6f9: String(scalar.value - 0x6f0)
        default: scalar.properties.lowercaseMapping
        }
    }

    /// How well a name fits a search: 0 when it begins so, 1 when words of it do, 2 when all words are somewhere in it; nil when not.
    static func rank(_ name: [UInt8], _ query: [UInt8]) -> Int? {
        if name.starts(with: query) { return 0 }
        let words = query.split(separator: 0x20), parts = name.split(separator: 0x20)
        if words.allSatisfy({ word in parts.contains { $0.starts(with: word) } }) { return 1 }
        return words.allSatisfy { contains(name, Array($0)) } ? 2 : nil
    }

    private static func contains(_ text: [UInt8], _ part: [UInt8]) -> Bool {
        guard part.count <= text.count else { return false }
        return (0...text.count - part.count).contains { text[$0..<$0 + part.count].elementsEqual(part) }
    }
}
