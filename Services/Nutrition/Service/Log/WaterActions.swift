internal import Contracts
internal import NutritionDomain
internal import ServiceKit
internal import Storage
internal import Wire

/// What somebody drank, glass by glass.
struct WaterActions: Sendable {
    let dependencies: NutritionDependencies
    private let desk: LogDesk

    init(dependencies: NutritionDependencies) {
        self.dependencies = dependencies
        desk = LogDesk(dependencies: dependencies)
    }

    /// The app made the id: the same again is the same glass, and one that was deleted stays so. Whoever says no date means the one on
    /// which it arrived first.
    func add(_ call: Call<SignedIn, Nothing, NewWater>) async throws -> Saved<WaterDay> {
        let person = try call.person(dependencies)
        let (new, now) = (call.body, call.now)
        return try await desk.withZone(of: person, call.context) { person in
            try await dependencies.database.write { db -> Saved<WaterDay> in
                try await PersonStore.hold(person.id, in: db)
                if let known = try await WaterStore.find(new.id, of: person.id, in: db) {
                    guard known.ml == new.ml.value, new.date == nil || new.date == known.date else { throw APIError(.versionConflict) }
                    return .updated(try await Self.day(known.date, of: person, in: db))
                }
                if try await DeletedLogStore.contains(new.id.text, of: person.id, in: db) { throw APIError(.versionConflict) }
                let date = try desk.open(new.date, for: person, now: now)
                let glass = WaterEntry(id: new.id, ml: new.ml.value, loggedAt: now)
                guard try await WaterStore.insert(glass, on: date, limit: person.policy.glassesPerDay, of: person.id, in: db) else {
                    throw APIError(.limitReached)
                }
                try await DayTargetStore.note(date, of: person, in: db)
                return .created(try await Self.day(date, of: person, in: db))
            }
        }
    }

    func delete(_ call: Call<SignedIn, WaterParameters, Nothing>) async throws -> Nothing {
        let (person, now) = (try call.person(dependencies), call.now)
        return try await dependencies.database.write { db in
            try await PersonStore.hold(person.id, in: db)
            guard try await WaterStore.delete(call.parameters.id, now: now, of: person.id, in: db) else { throw APIError(.notFound) }
            return Nothing()
        }
    }

    private static func day(_ date: LocalDate, of person: Person, in db: any Connection) async throws -> WaterDay {
        let target = try await DayTargetStore.find(date, of: person, in: db)
        return LogView.water(try await WaterStore.list(on: date, of: person.id, in: db), target)
    }
}
