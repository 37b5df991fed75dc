/// A request method this project knows. RFC 9110 §9. No route has `QUERY` or `TRACE`, so that they are refused like any other method
/// a path does not have.
public enum HTTPMethod: String, Sendable, Hashable, CaseIterable {
    case get = "GET"
    case head = "HEAD"
    case post = "POST"
    case put = "PUT"
    case patch = "PATCH"
    case delete = "DELETE"
    case options = "OPTIONS"
    case query = "QUERY"
    case trace = "TRACE"

    /// RFC 9110 §9.2.2: sending it twice has the effect of sending it once.
    public var isIdempotent: Bool { self != .post && self != .patch }
}
