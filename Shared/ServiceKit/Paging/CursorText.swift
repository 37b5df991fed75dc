internal import Security
public import Contracts
public import Wire

/// Where a page of a list ended, as the opaque text that clients hand back: the parts of a place in the list's order.
public enum CursorText {
    /// What to answer to a cursor that no list gave out.
    public static var refusal: APIError { APIError(.validationFailed, fields: [FieldProblem("cursor", .malformed(expected: .token))]) }

    /// - Parameter parts: without `~`.
    public static func token(_ parts: [String]) -> OpaqueToken {
        OpaqueToken(trusted: base64url(Array(parts.joined(separator: "~").utf8)))
    }

    /// None for what is no cursor.
    public static func parts(_ token: OpaqueToken) -> [String] {
        guard let bytes = base64urlDecode(token.text) else { return [] }
        return bytes.split(separator: UInt8(ascii: "~"), omittingEmptySubsequences: false).map { String(decoding: $0, as: UTF8.self) }
    }
}
