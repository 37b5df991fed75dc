/// The part of a target behind `?`, decoded. The first of several values of a name counts.
struct Query: Sendable {
    private let values: [String: String]

    init(_ text: String?) {
        var values: [String: String] = [:]
        for pair in (text ?? "").split(separator: "&").prefix(50) {
            let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            let name = Self.decoded(parts[0])
            if values[name] == nil { values[name] = parts.count > 1 ? Self.decoded(parts[1]) : "" }
        }
        self.values = values
    }

    /// nil when it is missing or empty.
    subscript(_ name: String) -> String? { values[name].flatMap { $0.isEmpty ? nil : $0 } }

    /// A whole number within bounds; the standard one when it is missing, the nearest when it is beyond.
    func number(_ name: String, default standard: Int, in range: ClosedRange<Int>) -> Int {
        min(max(self[name].flatMap { Int($0) } ?? standard, range.lowerBound), range.upperBound)
    }

    static func decoded(_ text: Substring) -> String {
        var bytes: [UInt8] = []
        var rest = text.utf8[...]
        while let byte = rest.popFirst() {
            if byte == UInt8(ascii: "%"), let high = rest.first.flatMap(digit), let low = rest.dropFirst().first.flatMap(digit) {
                bytes.append(high << 4 | low)
                rest = rest.dropFirst(2)
            } else {
                bytes.append(byte == UInt8(ascii: "+") ? UInt8(ascii: " ") : byte)
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    private static func digit(_ byte: UInt8) -> UInt8? {
        switch byte {
        case 0x30...0x39: byte - 0x30
        case 0x41...0x46: byte - 0x37
        case 0x61...0x66: byte - 0x57
        default: nil
        }
    }
}
