internal import Contracts
internal import Platform
internal import ProfileDomain
internal import ServiceKit
internal import Storage
internal import Wire

/// InBody belongs to a higher tier. Somebody who falls below it keeps the scans, reads and deletes them, and adds none until they are back.
/// FC-ADD-08.
struct ScanActions: Sendable {
    let dependencies: ProfileDependencies

    func list(_ call: Call<SignedIn, Nothing, Nothing>) async throws -> InBodyList {
        let person = try call.person()
        let scans = try await dependencies.database.read { db in try await ScanStore.list(of: person.id, in: db) }
        if scans.isEmpty { try checkTier(of: person) }
        return InBodyList(items: scans)
    }

    func add(_ call: Call<SignedIn, Nothing, InBodyDetails>) async throws -> InBodyScan {
        let person = try call.person()
        try checkTier(of: person)
        let (details, now) = (call.body, call.now)
        let date = details.date ?? dependencies.today(of: person, now: now)
        var problems: [FieldProblem] = []
        if let rule = date.entryProblem(today: dependencies.lastDay(of: person, now: now)) { problems.append(FieldProblem("date", rule)) }
        let policy = dependencies.policy(of: person)
        if let problem = ProfileRule.weightProblem(details.metrics.weightKg, policy: policy, field: "metrics.weightKg") {
            problems.append(problem)
        } else {
            problems += InBodyRule.problems(details.metrics)
        }
        guard problems.isEmpty else { throw APIError(.validationFailed, fields: problems) }
        return try await dependencies.database.write { db in
            try await PersonStore.hold(person.id, in: db)
            let scan = StoredScan(
                id: ScanID(trusted: dependencies.runtime.ids.next()), date: date, metrics: details.metrics, note: details.note,
                createdAt: now)
            try await ScanStore.insert(scan, of: person.id, in: db)
            let shown = scan.shown(after: try await ScanStore.last(before: scan, of: person.id, in: db))
            // Else a repeat, as after an answer that got lost, would log it again.
            try await call.keep(shown, in: db)
            return shown
        }
    }

    func delete(_ call: Call<SignedIn, ScanParameters, Nothing>) async throws -> Nothing {
        let person = try call.person()
        return try await dependencies.database.write { db in
            guard try await ScanStore.delete(call.parameters.id, of: person.id, in: db) else {
                if try await ScanStore.list(of: person.id, in: db).isEmpty { try checkTier(of: person) }
                throw APIError(.notFound)
            }
            return Nothing()
        }
    }

    private func checkTier(of person: Person) throws(APIError) {
        let tier = dependencies.policy(of: person).inBodyTier
        guard person.tier >= tier else { throw APIError(.tierRequired, upgrade: tier) }
    }
}
