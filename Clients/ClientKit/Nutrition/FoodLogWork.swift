public import Contracts
internal import Locking
internal import PlatformCore
public import Wire

/// What the engine of the food log works with: each call is one request to the nutrition service.
public final class FoodLogWork: OfflineWork {
    public typealias Queue = CallQueue<FoodCall, FoodLog>

    let session: SessionManager
    let cache: NutritionCache
    let visit: Visit
    let user: UserID
    /// Grows with each call that was done: a day that was asked for before and comes after may lack it.
    private let number = Lock(0)

    init(session: SessionManager, user: UserID, cache: NutritionCache) {
        self.session = session
        self.user = user
        self.cache = cache
        visit = cache.visit(user)
    }

    var doneCount: Int { number.withLock { $0 } }

    public func ask(_ request: QueuedCall<FoodCall>) async -> OfflineEvent<Queue> {
        let call = request.call, isDeletion = [.delete, .spill, .unfavour].contains(call.kind)
        do throws(ClientError) {
            return .answered(CallAnswer(number: request.number, outcome: .done(try await make(call))))
        } catch {
            // An entry or a glass of that id can be nobody's but the one that was sent before.
            let doneCodes: Set<ErrorCode> = call.kind == .add || call.kind == .drink ? [.versionConflict] : []
            return Queue.event(request.number, error, isGoneDone: isDeletion, doneCodes: doneCodes)
        }
    }

    private func make(_ call: FoodCall) async throws(ClientError) -> FoodLog? {
        let entry = FoodLogParameters(id: FoodLogID(trusted: call.id))
        let place = PlannedMealParameters(id: PlannedMealID(trusted: call.id)), food = FoodParameters(id: FoodID(trusted: call.id))
        let nothing = Nothing()
        switch call.kind {
        case .add:
            guard let log = call.log else { throw .encoding }
            return try await session.call(FoodLogs.add, nothing, log, as: user)
        case .change:
            guard let change = call.change else { throw .encoding }
            return try await session.call(FoodLogs.change, entry, change, as: user)
        case .delete: _ = try await session.call(FoodLogs.delete, entry, nothing, as: user)
        case .eat: return try await session.call(MealPlans.eat, place, call.eaten ?? EatenMeal(), as: user)
        case .uneat: _ = try await session.call(MealPlans.uneat, place, nothing, as: user)
        case .drink:
            guard let water = call.water else { throw .encoding }
            _ = try await session.call(FoodLogs.addWater, nothing, water, as: user)
        case .spill: _ = try await session.call(FoodLogs.deleteWater, WaterParameters(id: WaterID(trusted: call.id)), nothing, as: user)
        case .favour: _ = try await session.call(Nutrition.addFavourite, food, nothing, as: user)
        case .unfavour: _ = try await session.call(Nutrition.deleteFavourite, food, nothing, as: user)
        }
        return nil
    }

    /// A locked section is locked here at once, without asking.
    public func heard(_ answer: CallAnswer<FoodLog>, of outbox: CallOutbox<FoodCall>) {
        guard case .locked(let refusal) = answer.outcome else { return }
        try? cache.change(visit) { $0.desk.access = NutritionAccess(refusal.message, upgrade: refusal.upgrade, after: $0.desk.access) }
    }

    public func keep(_ change: CallDone<FoodCall, FoodLog>, with outbox: CallOutbox<FoodCall>, now: Instant) throws(TokenStoreError) {
        number.withLock { $0 += 1 }
        var call = change.call
        call.shown = change.output ?? call.shown
        try cache.change(visit) { $0.apply(call) }
    }

    public func signOut(isUnsentKept: Bool) async { await session.logOut(isUnsentKept: isUnsentKept) }
}

extension NutritionAccess {
    /// What `trial_expired` says, which any route may answer.
    init(_ message: String, upgrade: Tier?, after known: NutritionAccess?) {
        self.init(
            state: .locked, trialStartedAt: known?.trialStartedAt, timeZone: known?.timeZone, expiresAt: known?.expiresAt,
            message: known?.message ?? message, upgrade: upgrade ?? known?.upgrade)
    }
}
