/// The fields of an answer that the server treats in its own way.
enum FieldName {
    case contentLength, transferEncoding, connection, date, other

    init(_ name: String) {
        switch name.utf8.count {
        case 4 where Self.same(name, "date"): self = .date
        case 10 where Self.same(name, "connection"): self = .connection
        case 14 where Self.same(name, "content-length"): self = .contentLength
        case 17 where Self.same(name, "transfer-encoding"): self = .transferEncoding
        default: self = .other
        }
    }

    static func asksToClose(_ value: String) -> Bool {
        value.split(separator: ",").contains { same($0.trimmingBlanks, "close") }
    }

    private static func same(_ a: some StringProtocol, _ lower: String) -> Bool {
        a.utf8.count == lower.utf8.count && zip(a.utf8, lower.utf8).allSatisfy { $0 | 0x20 == $1 }
    }
}

extension Substring {
    fileprivate var trimmingBlanks: Substring {
        var rest = self
        while rest.utf8.first?.isBlank ?? false { rest.removeFirst() }
        while rest.utf8.last?.isBlank ?? false { rest.removeLast() }
        return rest
    }
}
