internal import ServiceKit
internal import Storage
internal import Wire

/// How often somebody did something within 24 hours, each time counted for so long.
struct DayLimit: Sendable {
    static let window: Duration = .hours(24)

    private let count: Int64
    /// When they did it first of these times; nil of who did not.
    private let oldest: Instant?

    /// From a row with `count` and `oldest`.
    init(_ row: Row?) throws(DatabaseError) {
        count = try row?.get("count", as: Int64.self) ?? 0
        oldest = try row?.get("oldest", as: Instant?.self)
    }

    /// - Parameter rule: what a day allows, for whoever develops the client.
    /// - Throws: `limit_reached` for who did it as often, with when the first time counts no longer.
    func check(_ limit: Int64, now: Instant, _ rule: String) throws(APIError) {
        guard count >= limit else { return }
        throw APIError(.limitReached, retryAfter: (oldest ?? now) + Self.window - now, detail: rule)
    }
}
