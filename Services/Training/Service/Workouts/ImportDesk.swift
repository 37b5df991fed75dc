internal import Contracts
internal import Platform
internal import ServiceKit
internal import Storage
internal import TrainingDomain
internal import Wire

/// Adds a few imported workouts in one transaction. It holds the person: what two files bring at once is added by the first.
struct ImportDesk {
    private let library: LibrarySnapshot
    private let ids: IDSource
    private var ledger: RecordLedger
    private var result: ImportResult

    init(
        _ portion: [KeyedWorkout], of user: UserID, library: LibrarySnapshot, ids: IDSource, now: Instant, result: ImportResult,
        in db: any Connection
    ) async throws {
        (self.library, self.ids, self.result) = (library, ids, result)
        let exercises = portion.flatMap { $0.workout.entries.compactMap(\.exerciseID) }.filter(\.isCustom)
        let keys = Set(portion.flatMap(\.keys) + exercises.map { RecordKey(.exercise, $0.text) })
        ledger = try await RecordLedger(user, keys: keys, now: now, in: db)
        try await ledger.prepare(in: db)
    }

    /// Adds a workout with the exercises that it needs, or nothing of it.
    mutating func take(_ keyed: KeyedWorkout, in db: any Connection) async throws {
        guard result.ids.insert(keyed.id).inserted else { return result.leaveOut(keyed.workout, .sameID) }
        if let known = keyed.keys.compactMap(ledger.record).first {
            // What was deleted stays deleted.
            return known.isOpen ? result.alreadyThere += 1 : result.leaveOut(keyed.workout, .deleted)
        }
        let before = (ledger, result)
        var exercises: [ExerciseID] = []
        for entry in keyed.workout.entries {
            guard let exercise = try await exercise(of: entry, in: db) else {
                (ledger, result) = before
                return result.leaveOut(keyed.workout, .limit)
            }
            exercises.append(exercise)
        }
        guard case .created = try await ledger.put(.workout(keyed.details(exercises)), at: keyed.key, base: nil, in: db) else {
            (ledger, result) = before
            return result.leaveOut(keyed.workout, .limit)
        }
        result.added += 1
    }

    /// - Returns: what came of it, once it is written.
    mutating func finish(in db: any Connection) async throws -> ImportResult {
        try await ledger.write(in: db)
        return result
    }

    /// The exercise that the file names by an id that means something here, one's own of that name, the library's, or a new one.
    /// - Returns: nil when there is no room for a new one.
    private mutating func exercise(of entry: ImportedWorkout.Entry, in db: any Connection) async throws -> ExerciseID? {
        let key = entry.exerciseID.map { RecordKey(.exercise, $0.text) }
        if let id = entry.exerciseID, !id.isCustom || key.flatMap(ledger.record)?.body != nil { return id }
        if let own = try await ledger.exercise(named: entry.name, in: db) { return ExerciseID(trusted: own) }
        if let known = library.exercise(named: entry.name) { return known.id }
        let free = key.flatMap { ledger.record($0) == nil ? $0 : nil } ?? RecordKey(.exercise, ids.next())
        let body = RecordBody.exercise(CustomExerciseDetails(name: result.lastName(of: entry), category: .other))
        guard case .created(let record) = try await ledger.put(body, at: free, base: nil, in: db), let made = record.exercise else {
            return nil
        }
        result.exercises.append(made)
        return ExerciseID(trusted: free.id)
    }
}
