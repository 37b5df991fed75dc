internal import Contracts
internal import Platform
internal import ServiceKit
internal import Storage
internal import Wire

/// Body measurements such as circumferences.
struct MeasurementActions: Sendable {
    let dependencies: ProfileDependencies

    /// Items of a page when nobody says how many.
    private static let pageSize: Int64 = 50
    /// How far ahead of this service a client's clock may be.
    private static let clockTolerance = Duration.days(1)

    func list(_ call: Call<SignedIn, MeasurementQuery, Nothing>) async throws -> MeasurementList {
        let (person, query) = (try call.person(), call.parameters)
        let after = try query.cursor.map { token throws(APIError) in try TimeCursor(reading: token, separator: ".") }
        let limit = query.limit?.value ?? Self.pageSize
        // One more than asked for tells whether there is another page.
        let found = try await dependencies.database.read { db in
            try await MeasurementStore.page(of: person.id, type: query.type, after: after, limit: limit + 1, in: db)
        }
        let page = ListPage(found, limit: Int(limit)) { TimeCursor(at: $0.takenAt, id: $0.id.text).token(separator: ".") }
        return MeasurementList(items: Array(page.items), nextCursor: page.nextCursor)
    }

    func add(_ call: Call<SignedIn, Nothing, MeasurementDetails>) async throws -> Measurement {
        let (person, details, now) = (try call.person(), call.body, call.now)
        let latest = now + Self.clockTolerance
        let takenAt = details.takenAt ?? now
        let (taken, today) = (dependencies.today(of: person, now: takenAt), dependencies.today(of: person, now: latest))
        guard takenAt <= latest, taken.entryProblem(today: today) == nil else {
            throw APIError(
                .validationFailed, fields: [FieldProblem("takenAt", taken.entryProblem(today: today) ?? .mustNotBeLater(than: today))])
        }
        return try await dependencies.database.write { db in
            try await PersonStore.hold(person.id, in: db)
            let measurement = Measurement(
                id: MeasurementID(trusted: dependencies.runtime.ids.next()), type: details.type, value: details.value, unit: details.unit,
                takenAt: takenAt)
            // A device sends what it dated itself for as long as it knows of no answer, which may be longer than its key is remembered. The
            // person's row is held, so that of many at once only the first finds nothing.
            if details.takenAt != nil, let known = try await MeasurementStore.find(like: measurement, of: person.id, in: db) {
                return known
            }
            try await MeasurementStore.insert(measurement, of: person.id, in: db)
            // Else a repeat, as after an answer that got lost, would log it again.
            try await call.keep(measurement, in: db)
            return measurement
        }
    }

    func delete(_ call: Call<SignedIn, MeasurementParameters, Nothing>) async throws -> Nothing {
        let person = try call.person()
        return try await dependencies.database.write { db in
            guard try await MeasurementStore.delete(call.parameters.id, of: person.id, in: db) else { throw APIError(.notFound) }
            return Nothing()
        }
    }
}
