internal import Contracts
public import PlatformCore
public import Wire

/// The days of a person's tasks on the device, as the service said them last, to be shown at once and without a connection. Give it to
/// the session as one of its `UserCaches`: it is empty once the person has signed out. GTSD-P-4.3-01, GTSD-P-4.3-05.
public final class TaskCache: UserCache {
    private let shelves: Shelves<TaskShelf>

    /// - Parameters:
    ///   - directory: holds nothing else; made when it is first written to.
    ///   - sealing: the device's, as a `FileTokenStore`'s.
    public init(directory: String, sealing: any Sealing, random: any RandomSource = SystemRandom()) {
        shelves = Shelves(directory: directory, sealing: sealing, random: random)
    }

    func read<Value>(_ user: UserID, _ body: (TaskShelf) -> Value) -> Value { shelves.read(user, body) }
    func visit(_ user: UserID) -> Visit { shelves.visit(user) }
    func change(_ visit: Visit, _ body: (inout TaskShelf) -> Void) throws(TokenStoreError) { try shelves.change(visit, body) }

    public func wipe(_ user: UserID) throws(TokenStoreError) { try shelves.wipe(user) }
    public func wipeAll(except user: UserID) throws(TokenStoreError) { try shelves.wipeAll(except: user) }
}

/// A day as the service said it last.
struct KeptTaskDay: DTO {
    var date: LocalDate
    var tasks: [DailyTask]
    var syncedAt: Instant
    static let example = KeptTaskDay(date: .example, tasks: [.example], syncedAt: .example)

    /// A task is there once, whatever is said of it how often.
    mutating func put(_ task: DailyTask) {
        if let place = tasks.firstIndex(where: { $0.id == task.id }) { tasks[place] = task } else { tasks.append(task) }
    }
}

/// What a device knows of a person's tasks.
struct TaskShelf: Shelf {
    /// What the service calls a task that was added on this device.
    struct Name: DTO {
        let here: TaskID
        let there: TaskID
        static let example = Name(here: .example, there: .example)
    }
    private struct Desk: DTO {
        /// The days that have a file.
        var dates: [LocalDate] = []
        var names: [Name] = []
        static let example = Desk()
    }
    private var desk = Desk()
    private(set) var days: [LocalDate: KeptTaskDay] = [:]

    private static let desk = "desk"
    /// Four weeks.
    static let mostDays = 28
    /// Far more than a device adds before their calls are done.
    static let mostNames = 200
    private static func name(_ date: LocalDate) -> String { "day-" + date.text }

    init() {}

    init(_ files: ShelfFiles) {
        guard let desk = files.read(Desk.self, Self.desk) else { return }
        self.desk = desk
        for date in desk.dates { days[date] = files.read(KeptTaskDay.self, Self.name(date)) }
        files.keepOnly([Self.desk] + desk.dates.map(Self.name))
    }

    mutating func save(after former: TaskShelf, in files: ShelfFiles) throws(TokenStoreError) {
        for date in days.keys.sorted().dropLast(Self.mostDays) { days[date] = nil }
        desk.dates = days.keys.sorted()
        for (date, day) in days where former.days[date] != day { try files.write(day, Self.name(date)) }
        if desk != former.desk { try files.write(desk, Self.desk) }
        for date in former.days.keys where days[date] == nil { try files.remove(Self.name(date)) }
    }

    /// What the service calls it.
    func known(_ id: TaskID) -> TaskID { desk.names.last { $0.here == id }?.there ?? id }

    mutating func put(_ day: KeptTaskDay) { days[day.date] = day }
    mutating func put(_ task: DailyTask) { days[task.date]?.put(task) }

    /// What the service said of a call.
    mutating func apply(_ call: TaskCall, _ task: DailyTask?) {
        if call.kind == .delete {
            let id = known(call.id)
            for date in days.keys { days[date]?.tasks.removeAll { $0.id == id } }
        }
        guard let task else { return }
        if call.kind == .add, task.id != call.id {
            desk.names = (desk.names + [Name(here: call.id, there: task.id)]).suffix(Self.mostNames)
        }
        put(task)
    }
}
