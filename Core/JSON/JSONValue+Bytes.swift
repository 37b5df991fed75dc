extension JSONValue {
    /// The value as JSON text in UTF-8.
    ///
    /// Numbers that JSON cannot express (infinities, NaN) are written as `null`.
    /// - Parameters:
    ///   - pretty: one member or element a line, indented by two spaces.
    ///   - sortedKeys: members by name, in Unicode order, instead of their own order.
    public func bytes(pretty: Bool = false, sortedKeys: Bool = false) -> [UInt8] {
        let buffer = JSONBuffer(capacity: 256)
        ValueWriter(buffer: buffer, pretty: pretty, sortedKeys: sortedKeys).write(self, depth: 0)
        return buffer.bytes
    }

    /// As `bytes(pretty:sortedKeys:)`, as a string.
    public func text(pretty: Bool = false, sortedKeys: Bool = false) -> String {
        String(decoding: bytes(pretty: pretty, sortedKeys: sortedKeys), as: UTF8.self)
    }
}

struct ValueWriter {
    let buffer: JSONBuffer
    var pretty = false
    var sortedKeys = false

    func write(_ value: JSONValue, depth: Int) {
        switch value {
        case .null: buffer.append("null")
        case .bool(let value): buffer.append(value)
        case .integer(let value): buffer.append(value)
        case .number(let value): if value.isFinite { buffer.append(finite: value) } else { buffer.append("null") }
        case .string(let value): buffer.append(quoted: value)
        case .array(let items):
            list(.openBracket, items, .closeBracket, depth) { write($0, depth: depth + 1) }
        case .object(let object):
            let members = sortedKeys ? object.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) } : Array(object)
            list(.openBrace, members, .closeBrace, depth) { name, value in
                buffer.append(quoted: name)
                buffer.append(.colon)
                if pretty { buffer.append(UInt8(ascii: " ")) }
                write(value, depth: depth + 1)
            }
        }
    }

    private func list<Item>(_ open: UInt8, _ items: [Item], _ close: UInt8, _ depth: Int, _ write: (Item) -> Void) {
        buffer.append(open)
        for (index, item) in items.enumerated() {
            if index > 0 { buffer.append(.comma) }
            newLine(depth + 1)
            write(item)
        }
        if !items.isEmpty { newLine(depth) }
        buffer.append(close)
    }

    private func newLine(_ depth: Int) {
        guard pretty else { return }
        buffer.append(.lineFeed)
        for _ in 0..<depth { buffer.append("  ") }
    }
}
