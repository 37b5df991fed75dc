public import Contracts
public import PlatformCore
public import Wire

/// A person's days, plan and foods on the device, as the service said them last, to be shown without a connection. Give it to the session
/// as one of its `UserCaches`: it is empty once the person has signed out. AUTH-05-b.
public final class NutritionCache: UserCache {
    private let shelves: Shelves<NutritionShelf>

    /// - Parameters:
    ///   - directory: holds nothing else; made when it is first written to.
    ///   - sealing: the device's, as a `FileTokenStore`'s.
    public init(directory: String, sealing: any Sealing, random: any RandomSource = SystemRandom()) {
        shelves = Shelves(directory: directory, sealing: sealing, random: random)
    }

    /// As the service said it last.
    public func day(_ date: LocalDate, of user: UserID) -> NutritionDay? { read(user) { $0.days[date] } }
    public func plan(of user: UserID) -> MealPlan? { read(user) { $0.desk.plan } }
    public func access(of user: UserID) -> NutritionAccess? { read(user) { $0.desk.access } }
    public func favourites(of user: UserID) -> [FoodID] { read(user) { $0.desk.favourites } }
    /// The last logged comes first.
    public func recent(of user: UserID) -> [FoodID] { read(user) { $0.desk.recent } }

    func read<Value>(_ user: UserID, _ body: (NutritionShelf) -> Value) -> Value { shelves.read(user, body) }
    func visit(_ user: UserID) -> Visit { shelves.visit(user) }
    func change(_ visit: Visit, _ body: (inout NutritionShelf) -> Void) throws(TokenStoreError) { try shelves.change(visit, body) }

    public func wipe(_ user: UserID) throws(TokenStoreError) { try shelves.wipe(user) }
    public func wipeAll(except user: UserID) throws(TokenStoreError) { try shelves.wipeAll(except: user) }
}

/// What a device knows of a person's nutrition.
struct NutritionShelf: Shelf {
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

    init() {}

    init(_ files: ShelfFiles) {
        guard let desk = files.read(Desk.self, Self.desk) else { return }
        self.desk = desk
        for date in desk.dates { days[date] = files.read(NutritionDay.self, Self.name(date)) }
        files.keepOnly([Self.desk] + desk.dates.map(Self.name))
    }

    mutating func save(after former: NutritionShelf, in files: ShelfFiles) throws(TokenStoreError) {
        forgetOldDays()
        desk.dates = days.keys.sorted()
        for (date, day) in days where former.days[date] != day { try files.write(day, Self.name(date)) }
        if desk != former.desk { try files.write(desk, Self.desk) }
        for date in former.days.keys where days[date] == nil { try files.remove(Self.name(date)) }
    }

    /// The latest ones stay.
    private mutating func forgetOldDays() {
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
