/// Why a text is not JSON, and where.
public struct JSONSyntaxError: Error, Hashable, CustomStringConvertible {
    /// What was expected and what was found, in one English phrase.
    public let message: String
    /// Line, from 1. Only a line feed ends a line.
    public let line: Int
    /// Column in characters (Unicode scalars), from 1.
    public let column: Int
    /// Bytes before the place.
    public let offset: Int

    public init(message: String, line: Int, column: Int, offset: Int) {
        self.message = message
        self.line = line
        self.column = column
        self.offset = offset
    }

    public var description: String { "line \(line), column \(column): \(message)" }

    /// Counts lines and columns up to `offset`; only failures pay for it.
    init(_ message: String, at offset: Int, in text: UnsafeBufferPointer<UInt8>) {
        var line = 1
        var column = 1
        for byte in text[..<min(offset, text.count)] {
            if byte == .lineFeed {
                line += 1
                column = 1
            } else if byte & 0xC0 != 0x80 {
                column += 1
            }
        }
        self.init(message: message, line: line, column: column, offset: offset)
    }
}

extension UInt8 {
    static let lineFeed = UInt8(ascii: "\n")
    static let quote = UInt8(ascii: "\"")
    static let backslash = UInt8(ascii: "\\")
    static let comma = UInt8(ascii: ",")
    static let colon = UInt8(ascii: ":")
    static let openBrace = UInt8(ascii: "{")
    static let closeBrace = UInt8(ascii: "}")
    static let openBracket = UInt8(ascii: "[")
    static let closeBracket = UInt8(ascii: "]")
    static let zero = UInt8(ascii: "0")
    static let nine = UInt8(ascii: "9")

    var isDigit: Bool { self &- .zero < 10 }
    var hexValue: UInt32? {
        switch self {
        case .zero ... .nine: UInt32(self - .zero)
        case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt32(self - UInt8(ascii: "a") + 10)
        case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt32(self - UInt8(ascii: "A") + 10)
        default: nil
        }
    }
}
