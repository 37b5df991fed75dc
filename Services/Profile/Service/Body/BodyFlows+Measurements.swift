internal import Contracts
internal import Platform
internal import ServiceKit
internal import Storage
internal import Wire

extension BodyFlows {
    /// Items of a page when nobody says how many.
    private static let pageSize: Int64 = 50
    /// How far ahead of this service a client's clock may be.
    private static let clockTolerance = Duration.days(1)

    func measurements(_ query: MeasurementQuery, of person: Person) async throws -> MeasurementList {
        var after: MeasurementCursor?
        if let cursor = query.cursor { after = try MeasurementCursor(reading: cursor, field: "cursor") }
        let (position, limit) = (after, query.limit?.value ?? Self.pageSize)
        // One more than asked for tells whether there is another page.
        var items = try await keeper.database.read { db in
            try await MeasurementStore.page(of: person.id, type: query.type, after: position, limit: limit + 1, in: db)
        }
        guard items.count > limit else { return MeasurementList(items: items, nextCursor: nil) }
        items.removeLast()
        return MeasurementList(items: items, nextCursor: items.last.map { MeasurementCursor($0).token })
    }

    func addMeasurement(_ details: MeasurementDetails, of person: Person, now: Instant) async throws -> Measurement {
        let latest = now + Self.clockTolerance
        let takenAt = details.takenAt ?? now
        guard takenAt <= latest else {
            throw APIError(
                .validationFailed, fields: [FieldProblem("takenAt", .mustNotBeLater(than: keeper.today(of: person, now: latest)))])
        }
        return try await keeper.database.write { db in
            try await PersonStore.hold(person.id, in: db)
            let measurement = Measurement(
                id: MeasurementID(trusted: keeper.runtime.ids.next()), type: details.type, value: details.value, unit: details.unit,
                takenAt: takenAt)
            try await MeasurementStore.insert(measurement, of: person.id, in: db)
            return measurement
        }
    }

    func deleteMeasurement(_ id: MeasurementID, of person: Person) async throws {
        try await keeper.database.write { db in
            guard try await MeasurementStore.delete(id, of: person.id, in: db) else { throw APIError(.notFound) }
        }
    }
}
