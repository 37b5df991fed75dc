public import Contracts
public import PlatformCore
public import Wire

/// What somebody eats and drinks, with or without a connection.
public typealias FoodLogEngine = OfflineEngine<FoodLogWork>

/// What nutrition may never lose: the calls that did not reach the service yet.
public typealias NutritionVault = OfflineVault<NutritionEntry>

public enum NutritionEntry: String, VaultEntry {
    case calls
}

extension OfflineEngine where Work == FoodLogWork {
    /// Takes up the calls of this device.
    /// - Parameters:
    ///   - cache: one of the session's, which signing out clears.
    ///   - vault: one of the session's `vaults`, which signing out leaves.
    public init(
        session: SessionManager, user: UserID, cache: NutritionCache, vault: NutritionVault, clock: any WallClock = SystemClock(),
        ids: IDSource = IDSource(), alarm: any SyncAlarm = TaskAlarm(), random: any RandomSource = SystemRandom()
    ) {
        @Sendable func nothing(_ outbox: CallOutbox<FoodCall>) throws(TokenStoreError) {}
        self.init(
            FoodLogWork(session: session, user: user, cache: cache), user: user, vault: vault, entry: .calls, clock: clock, ids: ids,
            alarm: alarm, random: random, open: { CallQueue($0 ?? CallOutbox()) }, start: nothing)
    }

    public nonisolated var cache: NutritionCache { work.cache }

    /// Signs out, unless something would be lost.
    /// - Parameter alsoUnsent: what would be lost besides: of other engines, photos on their way, a draft.
    /// - Returns: what the person has to be asked; nil when they are signed out. IL-ADD-04.
    /// - Throws: why the device does not keep what is unsent. Nobody has signed out then.
    public func logOut(alsoUnsent: Int = 0) async throws(TokenStoreError) -> UnsentCalls? {
        try await logOut(hasActiveWork: false, alsoUnsent: alsoUnsent)
    }

    // MARK: What is shown

    private var pending: [FoodCall] { queue.outbox.calls.map(\.call) }

    /// A day as the service said it last, with what was done here since. A day that was never read has the targets of the one before.
    /// - Returns: nil when no target is known either.
    public func day(_ date: LocalDate) -> NutritionDay? {
        let known = cache.day(date, of: user) ?? cache.read(user) { shelf in
            let dates = shelf.days.keys.sorted()
            let nearest = dates.last { $0 < date } ?? dates.first
            return nearest.flatMap { shelf.days[$0] }.map { DayRule.day(date, $0.target, [], []) }
        }
        return known.map { DayRule.day($0, with: pending) }
    }

    /// The week of the plan that was read last, with what was eaten since.
    public var plan: MealPlan? { cache.plan(of: user).map { DayRule.plan($0, with: pending) } }

    /// What may be used, as the service said it last.
    public var access: NutritionAccess? { cache.access(of: user) }

    /// Newest first.
    public var favourites: [FoodID] {
        var ids = cache.favourites(of: user)
        for call in pending where call.kind == .favour || call.kind == .unfavour {
            ids.removeAll { $0.text == call.id }
            if call.kind == .favour { ids.insert(FoodID(trusted: call.id), at: 0) }
        }
        return ids
    }

    /// Foods that were logged here, the last one first.
    public var recent: [FoodID] {
        var ids = cache.recent(of: user)
        for food in pending.compactMap({ $0.kind == .add ? $0.shown?.foodId : nil }) {
            ids.removeAll { $0 == food }
            ids.insert(food, at: 0)
        }
        return ids
    }

    // MARK: What the service says

    /// Reads a day. What a call of ours changed meanwhile is not overwritten by what was true before it.
    @discardableResult
    public func read(_ date: LocalDate) async throws(ClientError) -> NutritionDay? {
        for _ in 0..<3 {
            let count = work.doneCount
            let day = try await asked { () async throws(ClientError) in
                try await work.session.call(FoodLogs.day, NutritionDayParameters(date: date), Nothing(), as: user)
            }
            guard count == work.doneCount else { continue }
            attempt { () throws(TokenStoreError) in try cache.change(work.visit) { $0.days[date] = day } }
            break
        }
        return day(date)
    }

    /// Reads the week of the plan that today is in; nil when there is none.
    @discardableResult
    public func readPlan() async throws(ClientError) -> MealPlan? {
        for _ in 0..<3 {
            let count = work.doneCount
            let plan: MealPlan?
            do throws(ClientError) {
                plan = try await asked { () async throws(ClientError) in
                    try await work.session.call(MealPlans.plan, Nothing(), Nothing(), as: user)
                }
            } catch {
                guard error.code == .notFound else { throw error }
                plan = nil
            }
            guard count == work.doneCount else { continue }
            attempt { () throws(TokenStoreError) in try cache.change(work.visit) { $0.desk.plan = plan } }
            break
        }
        return plan
    }

    /// Reads what may be used. Where access is back, what waited for it goes out.
    @discardableResult
    public func readAccess() async throws(ClientError) -> NutritionAccess {
        let access = try await work.session.call(Nutrition.access, Nothing(), Nothing(), as: user)
        attempt { () throws(TokenStoreError) in try cache.change(work.visit) { $0.desk.access = access } }
        if access.state != .locked, queue.outbox.lock != nil { run(.foreground) }
        return access
    }

    /// Searches the foods of the service.
    public func foods(_ query: FoodQuery) async throws(ClientError) -> FoodPage {
        let page = try await asked { () async throws(ClientError) in
            try await work.session.call(Nutrition.foods, query, Nothing(), as: user)
        }
        // All of them, so that they come first without a connection too.
        let isWhole = query.scope == .favourites && query.q == nil && query.group == nil && query.cursor == nil && page.nextCursor == nil
        if isWhole { know(favourites: page.items.map(\.id)) }
        return page
    }

    /// A person's favourites, as the service says them.
    func know(favourites: [FoodID]) {
        attempt { () throws(TokenStoreError) in try cache.change(work.visit) { $0.desk.favourites = favourites } }
    }

    /// A day of the plan as a substitution left it.
    public func know(_ day: MealPlanDay) {
        attempt { () throws(TokenStoreError) in
            try cache.change(work.visit) { shelf in
                shelf.desk.plan = shelf.desk.plan.map { plan in plan.with(plan.days.map { $0.date == day.date ? day : $0 }) }
            }
        }
    }

    private func asked<Value: Sendable>(_ body: () async throws(ClientError) -> Value) async throws(ClientError) -> Value {
        do throws(ClientError) {
            return try await body()
        } catch {
            if case .api(let refusal) = error, refusal.code == .trialExpired {
                attempt { () throws(TokenStoreError) in
                    try cache.change(work.visit) {
                        $0.desk.access = NutritionAccess(refusal.message, upgrade: refusal.upgrade, after: $0.desk.access)
                    }
                }
            }
            throw error
        }
    }
}
