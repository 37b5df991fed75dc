internal import Contracts
internal import Platform
internal import ProfileDomain
internal import ServiceKit
internal import Storage
internal import Wire

/// InBody is part of a higher tier: who falls below it keeps the scans, but neither sees nor adds any until they are back.
extension BodyFlows {
    func scans(of person: Person) async throws -> InBodyList {
        try requireInBody(of: person)
        return InBodyList(items: try await keeper.database.read { db in try await ScanStore.list(of: person.id, in: db) })
    }

    func addScan(_ details: InBodyDetails, of person: Person, now: Instant) async throws -> InBodyScan {
        try requireInBody(of: person)
        let today = keeper.today(of: person, now: now)
        let date = details.date ?? today
        var problems: [FieldProblem] = []
        if date > today { problems.append(FieldProblem("date", .mustNotBeLater(than: today))) }
        if let problem = ProfileRule.weightProblem(details.metrics.weightKg, policy: keeper.policy(of: person), field: "metrics.weightKg") {
            problems.append(problem)
        }
        guard problems.isEmpty else { throw APIError(.validationFailed, fields: problems) }
        return try await keeper.database.write { db in
            try await PersonStore.hold(person.id, in: db)
            let scan = StoredScan(
                id: ScanID(trusted: keeper.runtime.ids.next()), date: date, metrics: details.metrics, note: details.note, createdAt: now)
            try await ScanStore.insert(scan, of: person.id, in: db)
            return scan.shown(after: try await ScanStore.last(before: scan, of: person.id, in: db))
        }
    }

    func deleteScan(_ id: ScanID, of person: Person) async throws {
        try requireInBody(of: person)
        try await keeper.database.write { db in
            guard try await ScanStore.delete(id, of: person.id, in: db) else { throw APIError(.notFound) }
        }
    }

    private func requireInBody(of person: Person) throws(APIError) {
        try keeper.require(\.hasIntakes, of: person)
        let tier = keeper.policy(of: person).inBodyTier
        guard person.tier >= tier else { throw APIError(.tierRequired, upgrade: tier) }
    }
}
