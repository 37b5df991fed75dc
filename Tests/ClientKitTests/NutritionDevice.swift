import ClientKit
import Contracts
import Platform
import TestSupport
import Wire

/// A device whose app can be ended at any moment and started again: what is on its disk stays, nothing else does.
final class NutritionDevice: Sendable {
    let model: NutritionModel
    let clock: ManualClock
    let store = MemoryTokenStore()
    let directory: String
    let switchOff = KillSwitch()

    init(_ model: NutritionModel, directory: String, clock: ManualClock = ManualClock()) {
        self.model = model
        self.directory = directory
        self.clock = clock
    }
    var vaultDirectory: String { directory + "/vault" }

    /// Starts the app; a session that is kept is used.
    func start() throws -> NutritionApp { try NutritionApp(self) }

    /// Starts the app and signs in.
    func signedIn() async throws -> NutritionApp {
        let app = try start()
        if await app.manager.user == nil { _ = try await app.manager.logIn(.example) }
        return try start()
    }
}

struct NutritionApp: Sendable {
    static let today = LocalDate.example
    let manager: SessionManager
    let engine: FoodLogEngine
    let alarm = ManualAlarm()
    let ids: IDSource

    init(_ device: NutritionDevice) throws {
        let cache = NutritionCache(directory: device.directory + "/cache", sealing: .test)
        let vault = NutritionVault(directory: device.vaultDirectory, sealing: .test(random: device.switchOff), random: device.switchOff)
        manager = try SessionManager.make(device.model, device.store, cache: cache, clock: device.clock)
        ids = IDSource(clock: device.clock)
        engine = FoodLogEngine(
            session: manager, user: .example, cache: cache, vault: vault, clock: device.clock, ids: ids, alarm: alarm)
    }

    /// Comes to the front and waits for what that begins.
    func foreground() async {
        await engine.foreground()
        await engine.settled()
    }

    var outbox: CallOutbox<FoodCall> { get async { await engine.queue.outbox } }

    @discardableResult
    func log(
        _ food: LibraryFood = NutritionModel.foods[0], _ portion: Int64 = 100, _ category: MealCategory = .lunch,
        on date: LocalDate = today
    ) async -> FoodLogID {
        let id = FoodLogID(trusted: ids.next())
        let new = NewFoodLog(id: id, category: category, foodId: food.id, portion: PortionCount(trusted: portion))
        await engine.add(new, on: date, food: food, .english)
        return id
    }
}
