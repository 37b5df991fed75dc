/// How a message's body ends. RFC 9112 §6.
enum BodyLength: Sendable, Hashable {
    case none
    case bytes(Int)
    case chunked
    case untilClose
}

/// Follows a body as it passes and tells where it ends; the bytes themselves stay as they are.
struct BodyFraming {
    struct Malformed: Error {}

    private enum State {
        case counted(Int)
        case untilClose
        /// In a chunk's size; the bool says that its digits are over.
        case size(Int, digits: Int, inExtension: Bool)
        case sizeLineFeed(Int)
        case data(Int)
        case dataReturn, dataLineFeed
        /// In a line of the trailer, so long.
        case trailer(Int)
        case trailerLineFeed(Int)
        case done
    }

    private var state: State

    init(_ length: BodyLength) {
        switch length {
        case .none, .bytes(0): state = .done
        case .bytes(let count): state = .counted(count)
        case .chunked: state = .size(0, digits: 0, inExtension: false)
        case .untilClose: state = .untilClose
        }
    }

    var isDone: Bool { if case .done = state { true } else { false } }
    /// Whether the end of the connection is the end of the body.
    var endsWithConnection: Bool { if case .untilClose = state { true } else { false } }

    /// How many of the bytes belong to the body.
    mutating func take(_ bytes: UnsafeRawBufferPointer) throws(Malformed) -> Int {
        var index = 0
        while index < bytes.count {
            switch state {
            case .done: return index
            case .untilClose: return bytes.count
            case .counted(let left):
                let count = min(left, bytes.count - index)
                state = left == count ? .done : .counted(left - count)
                index += count
            case .data(let left):
                let count = min(left, bytes.count - index)
                state = left == count ? .dataReturn : .data(left - count)
                index += count
            default:
                try step(bytes[index])
                index += 1
            }
        }
        return index
    }

    /// One byte of what lies between the chunks.
    private mutating func step(_ byte: UInt8) throws(Malformed) {
        switch state {
        case .size(let value, let digits, let inExtension):
            if byte == 0x0d {
                guard digits > 0 else { throw Malformed() }
                state = .sizeLineFeed(value)
            } else if inExtension || byte == UInt8(ascii: ";") || byte == 0x20 || byte == 0x09 {
                guard digits > 0, byte != 0x0a else { throw Malformed() }
                state = .size(value, digits: digits, inExtension: true)
            } else {
                guard let digit = Self.hexadecimal(byte), digits < 15 else { throw Malformed() }
                state = .size(value << 4 | digit, digits: digits + 1, inExtension: false)
            }
        case .sizeLineFeed(let value):
            guard byte == 0x0a else { throw Malformed() }
            state = value == 0 ? .trailer(0) : .data(value)
        case .dataReturn:
            guard byte == 0x0d else { throw Malformed() }
            state = .dataLineFeed
        case .dataLineFeed:
            guard byte == 0x0a else { throw Malformed() }
            state = .size(0, digits: 0, inExtension: false)
        case .trailer(let length):
            guard byte != 0x0a, length < 16_384 else { throw Malformed() }
            state = byte == 0x0d ? .trailerLineFeed(length) : .trailer(length + 1)
        case .trailerLineFeed(let length):
            guard byte == 0x0a else { throw Malformed() }
            state = length == 0 ? .done : .trailer(0)
        case .counted, .untilClose, .data, .done: break
        }
    }

    private static func hexadecimal(_ byte: UInt8) -> Int? {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): Int(byte - UInt8(ascii: "0"))
        case UInt8(ascii: "a")...UInt8(ascii: "f"): Int(byte - UInt8(ascii: "a") + 10)
        case UInt8(ascii: "A")...UInt8(ascii: "F"): Int(byte - UInt8(ascii: "A") + 10)
        default: nil
        }
    }
}
