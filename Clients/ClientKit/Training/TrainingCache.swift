public import Contracts
public import PlatformCore
internal import TrainingDomain
public import Wire

/// A person's templates, exercises, charts and workouts on the device, to be read without a connection. Give it to the session as one
/// of its `UserCaches`: it is empty once the person has signed out. AUTH-05-b, AUTH-06.
public final class TrainingCache: UserCache {
    private let shelves: Shelves<TrainingShelf>

    /// - Parameters:
    ///   - directory: holds nothing else; made when it is first written to.
    ///   - sealing: the device's, as a `FileTokenStore`'s.
    public init(directory: String, sealing: any Sealing, random: any RandomSource = SystemRandom()) {
        shelves = Shelves(directory: directory, sealing: sealing, random: random)
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

    /// Whether all is here that was read of the service's changes: not where nothing was ever kept for a person, it was wiped, or some of
    /// it cannot be read any more.
    func isWhole(of user: UserID) -> Bool { read(user) { $0.isWhole } }

    private func read<Value>(_ user: UserID, _ body: (TrainingShelf) -> Value) -> Value { shelves.read(user, body) }

    // MARK: Writing

    func visit(_ user: UserID) -> Visit { shelves.visit(user) }
    func change(_ visit: Visit, _ body: (inout TrainingShelf) -> Void) throws(TokenStoreError) { try shelves.change(visit, body) }

    public func wipe(_ user: UserID) throws(TokenStoreError) { try shelves.wipe(user) }
    public func wipeAll(except user: UserID) throws(TokenStoreError) { try shelves.wipeAll(except: user) }
}
