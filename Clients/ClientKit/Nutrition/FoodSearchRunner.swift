internal import Contracts
public import Wire

/// Carries out what a `FoodSearch` decides.
public actor FoodSearchRunner {
    public private(set) var search: FoodSearch
    private let engine: FoodLogEngine
    private let library: BundledFoods
    private let alarm: any SyncAlarm
    private var request: Task<Void, Never>?

    public init(_ language: Language, engine: FoodLogEngine, library: BundledFoods, alarm: any SyncAlarm = TaskAlarm()) {
        search = FoodSearch(language)
        self.engine = engine
        self.library = library
        self.alarm = alarm
    }

    public func send(_ event: FoodSearchEvent) async {
        for effect in search.apply(event) { await carryOut(effect) }
    }

    /// Waits for what the service is asked.
    func settled() async { await request?.value }

    private func carryOut(_ effect: FoodSearchEffect) async {
        switch effect {
        case .wait(let number, let pause): alarm.set(after: pause) { [weak self] in await self?.send(.waited(number)) }
        case .ask(let number, let query): ask(number, query)
        case .look(let number, let text):
            let (favourites, recent) = (await engine.favourites, await engine.recent)
            await send(.found(number, library.search(text, favourites: favourites, recent: recent), favourites: favourites))
        case .favour(let food, let isOne): await engine.favourite(food, isOne)
        }
    }

    /// Nobody waits for the answer to an earlier search any more.
    private func ask(_ number: Int, _ query: FoodQuery) {
        request?.cancel()
        request = Task { [engine] in
            let event: FoodSearchEvent
            do throws(ClientError) { event = .answered(number, try await engine.foods(query)) } catch { event = .failed(number, error) }
            await send(event)
        }
    }
}
