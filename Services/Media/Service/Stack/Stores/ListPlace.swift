internal import Contracts
internal import ServiceKit
internal import Wire

/// Where a page of a list ended that has the newest first. A place in its order, so that what comes meanwhile moves nothing.
struct ListPlace: Sendable, Equatable {
    let at: Instant
    let id: String

    init(at: Instant, id: String) {
        self.at = at
        self.id = id
    }

    /// - Throws: the refusal of what no list gave out.
    init(_ token: OpaqueToken) throws(APIError) {
        let parts = CursorText.parts(token)
        guard parts.count == 2, let at = Int64(parts[0]), let id = try? MediaID(validating: parts[1]) else { throw CursorText.refusal }
        self.init(at: Instant(milliseconds: at), id: id.text)
    }

    var token: OpaqueToken { CursorText.token([String(at.milliseconds), id]) }
}
