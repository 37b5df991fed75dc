internal import Contracts
internal import HTTPCore
internal import ServiceKit
internal import Storage
internal import Wire

/// Every entry of a period as a table that any program reads.
struct LogExport: Sendable {
    let dependencies: NutritionDependencies
    let days: DayActions

    /// Entries of one read.
    private static let pageSize = 200

    /// The oldest day first, written as they are read, so that a full year needs no more memory than a week. It ends with the session.
    func file(_ call: Call<SignedIn, NutritionPeriod, Nothing>) async throws -> HTTPResponse {
        let (person, caller) = (try call.person(dependencies), call.caller)
        let period = try days.period(call.parameters, of: person, now: call.now)
        return HTTPResponse(
            status: .ok,
            headers: [
                "Content-Type": "text/csv; charset=utf-8", "Content-Disposition": "attachment; filename=\"food.csv\"",
                "Cache-Control": "no-store",
            ],
            body: .stream { writer in
                try await writer.write(LogTable.mark + Array(LogTable.head.utf8))
                var after: StoredLog?
                while true {
                    // Half a history must not look like a whole one.
                    guard !dependencies.runtime.revocations.refuses(caller) else { throw APIError(.unauthenticated) }
                    let page = try await dependencies.database.read { [after] db in
                        try await LogStore.page(period, after: after, limit: Self.pageSize, of: person.id, in: db)
                    }
                    let rows = page.map(LogTable.row).joined()
                    if !rows.isEmpty { try await writer.write(Array(rows.utf8)) }
                    guard page.count == Self.pageSize else { return }
                    after = page.last
                }
            })
    }
}
