public import Contracts
internal import JSONCoding
internal import Locking
public import PlatformCore
internal import TrainingDomain
public import Wire

/// A person's templates, exercises, charts and workouts on the device, to be read without a connection. Give it to the session as one
/// of its `UserCaches`: it is empty once the person has signed out. AUTH-05-b, AUTH-06.
public final class TrainingCache: UserCache {
    private struct Catalog: DTO {
        var exercises: [CustomExercise]
        var templates: [Template]
        var charts: [Chart]
        /// The months that have a file of workouts.
        var months: [String]
        var unseen: [String]?
        static let example = Catalog(exercises: [], templates: [], charts: [], months: [], unseen: nil)
    }
    private struct Month: DTO {
        var items: [Workout]
        static let example = Month(items: [.example])
    }
    private struct State {
        var shelves: [UserID: TrainingShelf] = [:]
        var visits = Visits()
    }

    private let files: FileUserCache
    private let state = Lock(State())
    private static let catalog = "catalog"

    /// - Parameters:
    ///   - directory: holds nothing else; made when it is first written to.
    ///   - sealing: the device's, as a `FileTokenStore`'s.
    public init(directory: String, sealing: any Sealing, random: any RandomSource = SystemRandom()) {
        files = FileUserCache(directory: directory, sealing: sealing, random: random)
    }

    // MARK: Reading

    /// By name and then id, as the service lists them. IL-ADD-07.
    public func templates(of user: UserID) -> [Template] {
        read(user) { $0.templates.values.sorted { ($0.details.name.text, $0.id) < ($1.details.name.text, $1.id) } }
    }
    public func template(_ id: TemplateID, of user: UserID) -> Template? { read(user) { $0.templates[id.text] } }

    /// Those that pickers show.
    public func exercises(of user: UserID) -> [CustomExercise] {
        read(user) { shelf in
            shelf.exercises.values.filter { $0.archivedAt == nil }
                .sorted { ($0.details.name.text, $0.id) < ($1.details.name.text, $1.id) }
        }
    }

    /// In the order they were made.
    public func charts(of user: UserID) -> [Chart] {
        read(user) { $0.charts.values.sorted { ($0.createdAt, $0.id) < ($1.createdAt, $1.id) } }
    }

    /// The history, newest first.
    public func workouts(of user: UserID) -> [Workout] {
        read(user) { $0.workouts.values.sorted { ($0.details.startedAt, $0.id) > ($1.details.startedAt, $1.id) } }
    }

    func version(_ kind: SyncKind, _ entity: String, of user: UserID) -> Int64? { read(user) { $0.version(kind, entity) } }

    /// Whether nothing was ever kept for a person, or it was wiped: what was read of the service's changes is then not here.
    func isEmpty(of user: UserID) -> Bool { ((try? files.read(Self.catalog, of: user)) ?? nil) == nil }

    private func read<Value>(_ user: UserID, _ body: (TrainingShelf) -> Value) -> Value {
        state.withLock { body(shelf(of: user, &$0)) }
    }

    // MARK: Writing

    func visit(_ user: UserID) -> Visit { state.withLock { $0.visits.begin(user) } }

    /// Changes what is kept, and keeps it before it returns; not once the person has left.
    func change(_ visit: Visit, _ body: (inout TrainingShelf) -> Void) throws(TokenStoreError) {
        try state.withLock { state throws(TokenStoreError) in
            guard state.visits.isCurrent(visit) else { return }
            var shelf = shelf(of: visit.user, &state)
            body(&shelf)
            try save(&shelf, of: visit.user)
            state.shelves[visit.user] = shelf
        }
    }

    /// The months first: a catalog never names what is not there.
    private func save(_ shelf: inout TrainingShelf, of user: UserID) throws(TokenStoreError) {
        var months: [String: [Workout]] = [:]
        for workout in shelf.workouts.values { months[TrainingShelf.month(of: workout), default: []].append(workout) }
        for month in shelf.changedMonths {
            guard let items = months[month] else { continue }
            try write(Month(items: items.sorted { $0.id < $1.id }), Self.name(month), of: user)
        }
        try write(
            Catalog(
                exercises: Array(shelf.exercises.values), templates: Array(shelf.templates.values), charts: Array(shelf.charts.values),
                months: months.keys.sorted(), unseen: shelf.unseen.map { $0.sorted() }), Self.catalog, of: user)
        for month in shelf.changedMonths where months[month] == nil { try files.remove(Self.name(month), of: user) }
        shelf.changedMonths = []
    }

    private func write(_ value: some DTO, _ name: String, of user: UserID) throws(TokenStoreError) {
        guard let bytes = try? JSONWriter.encode(value) else { throw .unknownFormat }
        try files.write(bytes, name, of: user)
    }

    private static func name(_ month: String) -> String { "workouts-" + month }

    // MARK: Files

    /// What a cache cannot read, it does not have.
    private func shelf(of user: UserID, _ state: inout State) -> TrainingShelf {
        if let shelf = state.shelves[user] { return shelf }
        var shelf = TrainingShelf()
        if let catalog = load(Catalog.self, Self.catalog, of: user) {
            for exercise in catalog.exercises { shelf.exercises[exercise.id.text] = exercise }
            for template in catalog.templates { shelf.templates[template.id.text] = template }
            for chart in catalog.charts { shelf.charts[chart.id.text] = chart }
            for month in catalog.months {
                for workout in load(Month.self, Self.name(month), of: user)?.items ?? [] { shelf.workouts[workout.id.text] = workout }
            }
            shelf.unseen = catalog.unseen.map { Set($0) }
            try? files.removeAll(except: [Self.catalog] + catalog.months.map(Self.name), of: user)
        }
        state.shelves[user] = shelf
        return shelf
    }

    private func load<Value: DTO>(_ type: Value.Type, _ name: String, of user: UserID) -> Value? {
        ((try? files.read(name, of: user)) ?? nil).flatMap { try? InputDecoder.decode(type, from: $0) }
    }

    public func wipe(_ user: UserID) throws(TokenStoreError) {
        try state.withLock { state throws(TokenStoreError) in
            state.visits.end(user)
            state.shelves[user] = nil
            try files.wipe(user)
        }
    }

    public func wipeAll(except user: UserID) throws(TokenStoreError) {
        try state.withLock { state throws(TokenStoreError) in
            state.visits.endAll(except: user)
            state.shelves = state.shelves.filter { $0.key == user }
            try files.wipeAll(except: user)
        }
    }
}
