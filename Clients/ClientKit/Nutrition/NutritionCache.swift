public import Contracts
internal import JSONCoding
internal import Locking
public import PlatformCore
public import Wire

/// A person's days, plan and foods on the device, as the service said them last, to be shown without a connection. Give it to the session
/// as one of its `UserCaches`: it is empty once the person has signed out. AUTH-05-b.
public final class NutritionCache: UserCache {
    private struct State {
        var shelves: [UserID: NutritionShelf] = [:]
        var visits = Visits()
    }

    private let files: FileUserCache
    private let state = Lock(State())

    /// - Parameters:
    ///   - directory: holds nothing else; made when it is first written to.
    ///   - sealing: the device's, as a `FileTokenStore`'s.
    public init(directory: String, sealing: any Sealing, random: any RandomSource = SystemRandom()) {
        files = FileUserCache(directory: directory, sealing: sealing, random: random)
    }

    // MARK: Reading

    /// As the service said it last.
    public func day(_ date: LocalDate, of user: UserID) -> NutritionDay? { read(user) { $0.days[date] } }
    public func plan(of user: UserID) -> MealPlan? { read(user) { $0.desk.plan } }
    public func access(of user: UserID) -> NutritionAccess? { read(user) { $0.desk.access } }
    public func favourites(of user: UserID) -> [FoodID] { read(user) { $0.desk.favourites } }
    /// The last logged comes first.
    public func recent(of user: UserID) -> [FoodID] { read(user) { $0.desk.recent } }

    func read<Value>(_ user: UserID, _ body: (NutritionShelf) -> Value) -> Value { state.withLock { body(shelf(of: user, &$0)) } }

    // MARK: Writing

    func visit(_ user: UserID) -> Visit { state.withLock { $0.visits.begin(user) } }

    /// Changes what is kept, and keeps it before it returns; not once the person has left.
    func change(_ visit: Visit, _ body: (inout NutritionShelf) -> Void) throws(TokenStoreError) {
        try state.withLock { state throws(TokenStoreError) in
            guard state.visits.isCurrent(visit) else { return }
            let former = shelf(of: visit.user, &state)
            var shelf = former
            body(&shelf)
            shelf.forgetOldDays()
            try save(shelf, former, of: visit.user)
            state.shelves[visit.user] = shelf
        }
    }

    /// Days before the desk that names them, so that it never names what is not there; then what nobody names goes.
    private func save(_ shelf: NutritionShelf, _ former: NutritionShelf, of user: UserID) throws(TokenStoreError) {
        for (date, day) in shelf.days where former.days[date] != day { try write(day, NutritionShelf.name(date), of: user) }
        let dates = shelf.days.keys.sorted(), gone = Set(former.days.keys).subtracting(dates)
        if shelf.desk != former.desk || former.desk.dates != dates {
            var desk = shelf.desk
            desk.dates = dates
            try write(desk, NutritionShelf.desk, of: user)
        }
        for date in gone { try files.remove(NutritionShelf.name(date), of: user) }
    }

    private func write(_ value: some DTO, _ name: String, of user: UserID) throws(TokenStoreError) {
        guard let bytes = try? JSONWriter.encode(value) else { throw .unknownFormat }
        try files.write(bytes, name, of: user)
    }

    // MARK: Files

    /// What a cache cannot read, it does not have.
    private func shelf(of user: UserID, _ state: inout State) -> NutritionShelf {
        if let shelf = state.shelves[user] { return shelf }
        var shelf = NutritionShelf()
        if let desk = load(NutritionShelf.Desk.self, NutritionShelf.desk, of: user) {
            shelf.desk = desk
            for date in desk.dates { shelf.days[date] = load(NutritionDay.self, NutritionShelf.name(date), of: user) }
            try? files.removeAll(except: [NutritionShelf.desk] + desk.dates.map(NutritionShelf.name), of: user)
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

/// What a device knows of a person's nutrition.
struct NutritionShelf: Sendable {
    /// Everything but the days, in one file.
    struct Desk: DTO {
        /// The days that have a file.
        var dates: [LocalDate] = []
        var plan: MealPlan?
        var access: NutritionAccess?
        var favourites: [FoodID] = []
        var recent: [FoodID] = []
        static let example = Desk()
    }
    var desk = Desk()
    var days: [LocalDate: NutritionDay] = [:]

    static let desk = "desk"
    /// Four weeks.
    static let mostDays = 28
    static let mostRecent = 50
    static func name(_ date: LocalDate) -> String { "day-" + date.text }

    /// The latest ones stay.
    mutating func forgetOldDays() {
        guard days.count > Self.mostDays else { return }
        for date in days.keys.sorted().dropLast(Self.mostDays) { days[date] = nil }
    }

    /// What was eaten and drunk, as the service said it of a call.
    mutating func apply(_ call: FoodCall) {
        for (date, day) in days { days[date] = DayRule.day(day, with: [call]) }
        desk.plan = desk.plan.map { DayRule.plan($0, with: [call]) }
        switch call.kind {
        case .favour, .unfavour:
            let id = FoodID(trusted: call.id)
            desk.favourites.removeAll { $0 == id }
            if call.kind == .favour { desk.favourites.insert(id, at: 0) }
        case .add:
            guard let food = call.shown?.foodId else { return }
            desk.recent.removeAll { $0 == food }
            desk.recent.insert(food, at: 0)
            desk.recent = Array(desk.recent.prefix(Self.mostRecent))
        case .change, .delete, .eat, .uneat, .drink, .spill: break
        }
    }
}
