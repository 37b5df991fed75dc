internal import Contracts
internal import ServiceKit
internal import Storage
internal import Wire

/// Taking in what happened in the apps.
struct AnalyticsActions: Sendable {
    let dependencies: TasksDependencies

    func add(_ call: Call<SignedIn, Nothing, AnalyticsBatch>) async throws -> AnalyticsReceipt {
        let (person, events, now) = (try call.person(), call.body.events.items, call.now)
        do {
            let accepted = try await dependencies.database.write { db in
                try await AnalyticsStore.add(events, of: person.id, now: now, in: db)
            }
            return AnalyticsReceipt(accepted: accepted)
        } catch DatabaseError.foreignKeyViolation {
            // The person was deleted after the token was checked.
            throw APIError(.unauthenticated)
        }
    }
}
