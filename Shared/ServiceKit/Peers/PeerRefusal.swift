public import Wire

/// What is read of another service's refusal.
public struct PeerRefusal: DTO {
    public let code: ErrorCode
    /// Seconds to wait.
    public let retryAfter: Int64?
    public static let example = PeerRefusal(code: .notFound, retryAfter: nil)
}
