internal import JSONCoding
public import Storage
public import Wire

/// Lists and objects that are read and written whole are kept as JSON text.
public enum JSONColumn {
    public static func text<T: Encodable>(_ value: T) throws -> String { String(decoding: try JSONWriter.encode(value), as: UTF8.self) }

    public static func value<T: Decodable>(_ type: T.Type, _ text: String, column: String) throws(DatabaseError) -> T {
        do {
            return try JSONTreeDecoder.decode(type, from: try JSONParser.parse(Array(text.utf8)))
        } catch {
            throw .decoding(column: column, reason: "\(error)")
        }
    }
}

extension Row {
    /// A word of a closed set; nil for NULL.
    public func word<T: WireEnum>(_ index: Int, as type: T.Type = T.self) throws(DatabaseError) -> T? {
        guard let text = try get(index, as: String?.self) else { return nil }
        guard let value = T(rawValue: text) else { throw .decoding(column: "\(index)", reason: "unknown \(T.self)") }
        return value
    }

    /// A text that was validated before it was stored; nil for NULL.
    public func text<T: WireText>(_ index: Int, as type: T.Type = T.self) throws(DatabaseError) -> T? {
        guard let text = try get(index, as: String?.self) else { return nil }
        do { return try T(validating: text) } catch { throw .decoding(column: "\(index)", reason: error.code) }
    }
}
