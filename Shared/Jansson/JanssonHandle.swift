internal import CJansson
internal import JSONCoding

/// Owns one parsed `json_t` tree; it is freed, once, when the handle goes.
struct JanssonHandle: ~Copyable {
    struct Failure: Error {
        let error: JanssonError
        let isIntegerOverflow: Bool
    }

    private let root: UnsafeMutablePointer<json_t>

    init(parsing bytes: [UInt8]) throws(Failure) {
        var error = json_error_t()
        let flags = Int(JSON_REJECT_DUPLICATES | JSON_DECODE_ANY | JSON_ALLOW_NUL)
        let parsed = bytes.withUnsafeBytes { text in
            text.withMemoryRebound(to: CChar.self) { json_loadb($0.baseAddress, $0.count, flags, &error) }
        }
        guard let parsed else { throw Self.failure(error) }
        root = parsed
    }

    deinit { json_decref(root) }

    /// A copy of the tree, members in the order of the text.
    func value() throws(Failure) -> JSONValue { try Self.value(root) }

    private static func value(_ json: UnsafeMutablePointer<json_t>) throws(Failure) -> JSONValue {
        switch json.pointee.type {
        case JSON_OBJECT:
            var object = JSONObject()
            var iterator = json_object_iter(json)
            while let current = iterator {
                if let name = string(json_object_iter_key(current), json_object_iter_key_len(current)),
                    let member = json_object_iter_value(current)
                {
                    // jansson keeps the last of repeated names; here as in the other parser none may repeat.
                    guard object.add(name, try value(member)) else { throw repeated(name) }
                }
                iterator = json_object_iter_next(json, current)
            }
            return .object(object)
        case JSON_ARRAY:
            var items: [JSONValue] = []
            for index in 0..<json_array_size(json) { if let item = json_array_get(json, index) { items.append(try value(item)) } }
            return .array(items)
        case JSON_STRING: return .string(string(json_string_value(json), json_string_length(json)) ?? "")
        case JSON_INTEGER: return .integer(Int64(json_integer_value(json)))
        case JSON_REAL: return .number(json_real_value(json))
        case JSON_TRUE: return .bool(true)
        case JSON_FALSE: return .bool(false)
        default: return .null
        }
    }

    private static func string(_ start: UnsafePointer<CChar>?, _ length: Int) -> String? {
        start.map { String(decoding: UnsafeRawBufferPointer(start: $0, count: length), as: UTF8.self) }
    }

    private static func repeated(_ name: String) -> Failure {
        Failure(error: JanssonError(message: "duplicate object key \"\(name)\"", line: 0, column: 0, position: 0), isIntegerOverflow: false)
    }

    private static func failure(_ error: json_error_t) -> Failure {
        var error = error
        let code = json_error_code(&error)
        let message = withUnsafeBytes(of: error.text) { text in
            // The last byte of the array is jansson's error code.
            String(decoding: text.dropLast().prefix { $0 != 0 }, as: UTF8.self)
        }
        let described = JanssonError(message: message, line: Int(error.line), column: Int(error.column), position: Int(error.position))
        return Failure(error: described, isIntegerOverflow: code == json_error_numeric_overflow && message.hasPrefix("too big"))
    }
}
