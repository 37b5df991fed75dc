internal import Contracts
internal import ServiceKit
internal import Wire

extension MediaPageQuery {
    /// Where the page begins and how long it may be.
    /// - Throws: `validation_failed` for a cursor that is none.
    func read(_ policy: MediaPolicy) throws(APIError) -> (after: TimeCursor?, size: Int) {
        let after: TimeCursor? = if let cursor { try TimeCursor(reading: cursor) } else { nil }
        return (after, min(Int(limit?.value ?? Int64(policy.itemsPerPage)), policy.itemsPerPage))
    }
}
