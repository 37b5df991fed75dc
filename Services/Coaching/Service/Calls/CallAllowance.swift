internal import ServiceKit
internal import Storage
internal import Wire

extension Allowance {
    /// Calls that a client books and moves: each time both sides are told on their devices and by mail, at an address that the client
    /// typed. Cancelling is not counted.
    static func callChanges(_ most: Int64) -> Allowance {
        Allowance(
            most, in: "threads", person: "client_id", count: "call_changes", since: "call_changes_since",
            rule: "Clients book and move calls \(most) times in 24 hours")
    }
}

/// How often a coach may move one call, for the same reason.
enum CallLimit {
    /// Its client's and its coach's rows are held, so that none is read that is moved at once; `CallStore.move` counts.
    /// - Throws: `limit_reached` for one that they moved as often; they can cancel it.
    static func check(_ limit: Int64, of call: StoredCall) throws(APIError) {
        guard call.coachMoves >= limit else { return }
        var error = APIError(.limitReached, detail: "A coach moves a call \(limit) times. It can be cancelled.")
        error.sentence = Sentence(
            english: "You have moved this call as often as it can be. Cancel it, or keep its time.",
            arabic: "لقد غيّرت موعد هذه المكالمة بقدر المسموح. ألغِها أو أبقِ موعدها.")
        throw error
    }
}
