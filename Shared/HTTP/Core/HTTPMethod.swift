/// A request method this project serves. RFC 9110 §9.
public enum HTTPMethod: String, Sendable, Hashable, CaseIterable {
    case get = "GET"
    case head = "HEAD"
    case post = "POST"
    case put = "PUT"
    case patch = "PATCH"
    case delete = "DELETE"
    case options = "OPTIONS"

    /// RFC 9110 §9.2.2: sending it twice has the effect of sending it once.
    public var isIdempotent: Bool { self != .post && self != .patch }
}
