extension JSONParser {
    /// "expected … , found …" at the current position.
    func expected(_ what: String) -> JSONSyntaxError { error("expected \(what), found \(found())") }

    func error(_ message: String, at offset: Int? = nil) -> JSONSyntaxError {
        JSONSyntaxError(message, at: offset ?? position, in: text)
    }

    private func found() -> String {
        guard position < text.count else { return "the end of the text" }
        guard let length = JSONParser.scalarLength(text, position),
            let scalar = String(decoding: text[position..<position + length], as: UTF8.self).unicodeScalars.first
        else { return "byte 0x\(hex(UInt32(text[position]), digits: 2)), which is not UTF-8" }
        switch scalar.properties.generalCategory {
        case .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator, .paragraphSeparator:
            return "U+\(hex(scalar.value, digits: 4))"
        default: return "'\(scalar)'"
        }
    }

    func hex(_ value: UInt32, digits: Int) -> String {
        let text = String(value, radix: 16, uppercase: true)
        return String(repeating: "0", count: max(0, digits - text.count)) + text
    }

    /// The bytes of the well-formed UTF-8 sequence at `position` (Unicode table 3-7), or nil.
    static func scalarLength(_ text: UnsafeBufferPointer<UInt8>, _ position: Int) -> Int? {
        let lead = text[position]
        let second: ClosedRange<UInt8>
        let length: Int
        switch lead {
        case 0x00...0x7F: return 1
        case 0xC2...0xDF: (length, second) = (2, 0x80...0xBF)
        case 0xE0: (length, second) = (3, 0xA0...0xBF)
        case 0xED: (length, second) = (3, 0x80...0x9F)
        case 0xE1...0xEF: (length, second) = (3, 0x80...0xBF)
        case 0xF0: (length, second) = (4, 0x90...0xBF)
        case 0xF1...0xF3: (length, second) = (4, 0x80...0xBF)
        case 0xF4: (length, second) = (4, 0x80...0x8F)
        default: return nil
        }
        guard position + length <= text.count, second.contains(text[position + 1]) else { return nil }
        for index in 2..<max(2, length) where text[position + index] & 0xC0 != 0x80 { return nil }
        return length
    }
}
