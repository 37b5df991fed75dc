internal import Contracts
internal import HTTPCore
internal import ServiceKit
internal import Storage
internal import TrainingDomain
internal import Wire

/// All sets as a table that any program reads. ENRC-05.
struct WorkoutExport: Sendable {
    let dependencies: TrainingDependencies

    /// Workouts of one read.
    private static let pageSize = 50

    /// Oldest first, written as they are read, so that twenty years need no more memory than a month. It ends with the session.
    func file(_ call: Call<SignedIn, ExportQuery, Nothing>) async throws -> HTTPResponse {
        let (person, caller, unit) = (try call.person(), call.caller, call.parameters.unit ?? .kg)
        let table = SetTable(unit: unit, zone: dependencies.zone(of: person))
        return HTTPResponse(
            status: .ok,
            headers: [
                "Content-Type": "text/csv; charset=utf-8", "Content-Disposition": "attachment; filename=\"workouts.csv\"",
                "Cache-Control": "no-store",
            ],
            body: .stream { writer in
                try await writer.write(SetTable.mark + Array(SetTable.head.utf8))
                var after: TimeCursor?
                while true {
                    // Half a history must not look like a whole one.
                    guard !dependencies.runtime.revocations.refuses(caller) else { throw APIError(.unauthenticated) }
                    let page = try await dependencies.database.read { [after] db in
                        try await WorkoutFactStore.whole(of: person.id, after: after, limit: Self.pageSize, in: db)
                    }
                    for record in page {
                        guard let workout = record.body?.workout else { continue }
                        try await writer.write(Array(table.rows(of: workout, id: record.key.id).utf8))
                        after = TimeCursor(at: workout.startedAt, id: record.key.id)
                    }
                    if page.count < Self.pageSize { return }
                }
            })
    }
}
