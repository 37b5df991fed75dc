internal import Contracts
internal import ServiceKit
internal import Storage
internal import Wire

/// What administrators ask of subscriptions as a whole.
struct ReportActions: Sendable {
    let dependencies: StoreDependencies

    func report(_ call: Call<Admin, ReportQuery, Nothing>) async throws -> SubscriptionReport {
        try await dependencies.database.snapshot { db in
            try await ReportStore.make(from: call.parameters.from, to: call.parameters.to, in: db)
        }
    }
}
