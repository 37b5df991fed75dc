internal import Contracts
internal import Security
internal import Storage
internal import TrainingDomain
internal import Wire

/// What came of a wish to change something.
enum RecordOutcome: Sendable {
    case created(Record)
    case changed(Record)
    /// The same was there already; nil for nothing that is to be nothing.
    case unchanged(Record?)
    /// Something else is there, or its tombstone.
    case conflict(Record)
    /// An own exercise has the name; the other is free.
    case nameTaken(suggested: ExerciseName?)
    case refused(ErrorCode)
}

/// The changes that one transaction makes to what a person keeps. They are decided one after the other on what the ones before them left,
/// and written together: one that cannot be done undoes none of the others.
struct RecordLedger {
    let user: UserID
    let now: Instant
    private let first: Int64
    private var last: Int64
    private var known: [RecordKey: Record] = [:]
    /// What is not written yet, and whether it is in the database in an older state.
    private var unwritten: [RecordKey: Bool] = [:]
    private var counts: [SyncKind: Int64] = [:]
    private var names: [String: String]?
    /// How much was deleted, once it was counted.
    private var traces: Int64?

    /// Takes the person's row, so that nobody else changes what they keep until the transaction ends.
    /// - Parameter keys: what is going to be changed.
    init(_ user: UserID, keys: Set<RecordKey>, now: Instant, in db: any Connection) async throws {
        (self.user, self.now) = (user, now)
        first = try await PersonStore.nextChange(of: user, in: db)
        last = first - 1
        for record in try await RecordStore.find(keys, of: user, in: db) { known[record.key] = record }
    }

    /// What there is now, a tombstone too.
    func record(_ key: RecordKey) -> Record? { known[key] }

    /// - Parameter base: the version that the body was made from; nil for something new.
    mutating func put(_ body: RecordBody, at key: RecordKey, base: Int64?, in db: any Connection) async throws -> RecordOutcome {
        guard let current = known[key] else { return base == nil ? try await create(body, at: key, in: db) : .refused(.notFound) }
        guard current.isOpen, let old = current.body else { return .conflict(current) }
        if old == body { return .unchanged(current) }
        if case .workout(let mine) = old, case .workout(let theirs) = body {
            return merge(mine, theirs, into: current, isEdit: base != nil)
        }
        guard base == current.version else { return .conflict(current) }
        if case .exercise(let details) = body {
            if let refusal = try await refusal(of: details.name, for: key, in: db) { return refusal }
            rename(key, from: old.exercise?.name, to: details.name)
        }
        return .changed(change(current) { $0.body = body })
    }

    /// What was deleted stays deleted, whatever others make of it later. IL-ADD-02.
    /// - Parameter leavesTrace: whether something that was never there is deleted too, so that it cannot come after its own deletion.
    mutating func delete(_ key: RecordKey, leavesTrace: Bool = false, in db: any Connection) async throws -> RecordOutcome {
        guard let current = known[key] else {
            guard leavesTrace else { return .refused(.notFound) }
            guard try await hasRoomForTrace(in: db) else { return .unchanged(nil) }
            traces? += 1
            return .changed(add(Record(key: key, version: 1, change: 0, body: nil, createdAt: now, updatedAt: now, deletedAt: now)))
        }
        guard current.isOpen else { return .unchanged(current) }
        if key.kind == .exercise {
            rename(key, from: current.body?.exercise?.name, to: nil)
            // What was done before in this transaction counts.
            if unwritten.keys.contains(where: { $0.kind != .exercise }) { try await write(in: db) }
            if try await ExerciseUses.contains(key.id, of: user, in: db) {
                return .changed(change(current) { $0.archivedAt = $0.updatedAt })
            }
        }
        return .changed(change(current) { record in
            record.body = nil
            record.deletedAt = record.updatedAt
        })
    }

    /// Takes the note of a workout.
    mutating func note(_ note: WorkoutNote?, at key: RecordKey) -> RecordOutcome {
        guard let current = known[key], current.isOpen, var details = current.body?.workout else { return .refused(.notFound) }
        guard details.note != note else { return .unchanged(current) }
        details.note = note
        return .changed(change(current) { $0.body = .workout(details) })
    }

    /// Reads what decides whether something new has room, so that a copy can be made and thrown away without a word to the database.
    mutating func prepare(in db: any Connection) async throws {
        _ = try await allNames(in: db)
        for kind in [SyncKind.exercise, .workout] { counts[kind] = try await RecordStore.count(kind, of: user, in: db) }
    }

    /// The id of the person's own exercise that is called so.
    mutating func exercise(named name: ExerciseName, in db: any Connection) async throws -> String? {
        try await allNames(in: db)[name.key]
    }

    // MARK: Deciding

    private mutating func create(_ body: RecordBody, at key: RecordKey, in db: any Connection) async throws -> RecordOutcome {
        if case .exercise(let details) = body, let refusal = try await refusal(of: details.name, for: key, in: db) { return refusal }
        guard try await hasRoom(for: key.kind, in: db) else { return .refused(.limitReached) }
        if case .exercise(let details) = body { rename(key, from: nil, to: details.name) }
        counts[key.kind]? += 1
        return .created(add(Record(key: key, version: 1, change: 0, body: body, createdAt: now, updatedAt: now)))
    }

    /// Sets that are new by their id are added; what was there stays. Two devices' notes: the one that is received last.
    private mutating func merge(_ mine: WorkoutDetails, _ theirs: WorkoutDetails, into current: Record, isEdit: Bool) -> RecordOutcome {
        guard let merged = mine.merged(with: theirs, isEdit: isEdit) else { return .refused(.limitReached) }
        if merged != mine { return .changed(change(current) { $0.body = .workout(merged) }) }
        return mine.contains(theirs) ? .unchanged(current) : .conflict(current)
    }

    private mutating func hasRoomForTrace(in db: any Connection) async throws -> Bool {
        guard last >= RecordLimits.traces else { return true }
        if traces == nil {
            try await write(in: db)
            traces = try await RecordStore.countDeleted(of: user, in: db)
        }
        return traces.map { $0 < RecordLimits.traces } ?? true
    }

    private mutating func hasRoom(for kind: SyncKind, in db: any Connection) async throws -> Bool {
        if kind == .exercise {
            let names = try await allNames(in: db)
            guard names.count < RecordLimits.exercises else { return false }
        }
        // Nobody has more of anything than changes were made.
        guard last >= RecordLimits.most(kind) else { return true }
        let count: Int64
        if let counted = counts[kind] {
            count = counted
        } else {
            try await write(in: db)
            count = try await RecordStore.count(kind, of: user, in: db)
            counts[kind] = count
        }
        return count < RecordLimits.most(kind)
    }

    private mutating func refusal(of name: ExerciseName, for key: RecordKey, in db: any Connection) async throws -> RecordOutcome? {
        let names = try await allNames(in: db)
        guard let holder = names[name.key], holder != key.id else { return nil }
        return .nameTaken(suggested: ExerciseNames.suggestion(for: name, taken: Set(names.keys), normalize: nfkc))
    }

    private mutating func allNames(in db: any Connection) async throws -> [String: String] {
        if let names { return names }
        try await write(in: db)
        let read = try await RecordStore.names(of: user, in: db)
        names = read
        return read
    }

    private mutating func rename(_ key: RecordKey, from old: ExerciseName?, to new: ExerciseName?) {
        if let old { names?[old.key] = nil }
        if let new { names?[new.key] = key.id }
    }

    // MARK: Noting and writing

    private mutating func change(_ record: Record, _ body: (inout Record) -> Void) -> Record {
        var record = record
        record.version += 1
        record.updatedAt = now
        body(&record)
        if record.deletedAt != nil { counts[record.key.kind]? -= 1 }
        return note(record, isStored: unwritten[record.key] ?? true)
    }

    private mutating func add(_ record: Record) -> Record { note(record, isStored: false) }

    private mutating func note(_ record: Record, isStored: Bool) -> Record {
        var record = record
        last += 1
        record.change = last
        known[record.key] = record
        unwritten[record.key] = isStored
        return record
    }

    /// Writes what was decided. The person's numbers of changes go on after the last of it.
    mutating func write(in db: any Connection) async throws {
        guard !unwritten.isEmpty else { return }
        let stored = unwritten.filter(\.value).keys
        let records = unwritten.keys.compactMap { known[$0] }.sorted { $0.change < $1.change }
        try await RecordStore.save(records, of: user, in: db)
        let workouts = stored.filter { $0.kind == .workout }.map(\.id)
        try await WorkoutFactStore.delete(workouts, of: user, in: db)
        try await LiftStore.delete(workouts, of: user, in: db)
        try await ExerciseUses.delete(stored.filter { $0.kind == .template }.map(\.id), of: user, in: db)
        let done = records.compactMap { record in record.body?.workout.map { (id: record.key.id, details: $0) } }
        try await WorkoutFactStore.insert(done, of: user, in: db)
        try await LiftStore.insert(done, of: user, in: db)
        let planned = records.compactMap { record in record.body?.template.map { (id: record.key.id, details: $0) } }
        try await ExerciseUses.insert(planned, of: user, in: db)
        if last > first { try await PersonStore.advance(to: last, of: user, in: db) }
        unwritten = [:]
    }
}
