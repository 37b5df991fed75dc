import ClientKit
import Contracts
import HTTPCore
import JSONCoding
import NutritionDomain
import Platform
import Synchronization
import TestSupport
import Wire

/// A nutrition service in memory that keeps the rules of the log: an entry is made once under the id that the app gives it, a change takes
/// what it names and the last one wins, what is deleted is gone, a place of the plan has one entry, and a trial that is over refuses all of
/// it. Sessions are a `ModelService`'s.
final class NutritionModel: ClientTransport {
    struct Entry { var log: FoodLog; var basis: PortionBasis; var asked: [UInt8]? }
    struct State {
        var entries: [FoodLogID: Entry] = [:]
        var glasses: [WaterID: (date: LocalDate, entry: WaterEntry)] = [:]
        var favourites: Set<FoodID> = []
        var plan: MealPlan?
        /// How often an entry was newly made.
        var made: [FoodLogID: Int] = [:]
        var requests: [String] = []
        /// The meals that were said to be eaten, in order.
        var eaten: [EatenMeal] = []
        var serial: Int64 = 0
        var isDown = false
        var isLocked = false
        /// The next answers get lost, although what was asked is done.
        var losing = 0
        /// The answers wait for it.
        var gate: Gate?
        var library: (bytes: [UInt8], etag: String)?
        /// Days end with it: what is later has not begun.
        var lastDay = LocalDate.example + 400
    }

    static let foods = [
        LibraryFood.example,
        LibraryFood(
            id: FoodID(trusted: "09040"), en: FoodName(trusted: "Banana, raw"), ar: FoodName(trusted: "موز"), also: nil, group: .fruit,
            per100g: Nutrients(
                kcal: NutrientAmount(trusted: 8900), proteinG: NutrientAmount(trusted: 109), carbsG: NutrientAmount(trusted: 2284),
                fatG: NutrientAmount(trusted: 33), fiberG: NutrientAmount(trusted: 260)),
            portions: [LibraryPortion(unit: .medium, grams: Hundredths(trusted: 11_800))]),
    ]
    static func food(_ id: FoodID?) -> LibraryFood? { foods.first { $0.id == id } }

    let sessions = ModelService()
    private let state = Mutex(State())
    func set(_ change: @Sendable (inout State) -> Void) { state.withLock { change(&$0) } }
    func get<Value>(_ read: (State) -> Value) -> Value { state.withLock { read($0) } }
    /// What the service would answer to `GET /nutrition/days/{date}`.
    func day(_ date: LocalDate) -> NutritionDay { state.withLock { Self.day(date, $0) } }

    private static func day(_ date: LocalDate, _ state: State) -> NutritionDay {
        DayRule.day(
            date, .example, state.entries.values.map(\.log).filter { $0.date == date },
            state.glasses.values.filter { $0.date == date }.map(\.entry))
    }

    private static let endpoints: [EndpointDescription] =
        FoodLogs.areas.flatMap(\.endpoints) + [
            MealPlans.eat.description, MealPlans.uneat.description, MealPlans.plan.description, Nutrition.access.description,
            Nutrition.addFavourite.description, Nutrition.deleteFavourite.description, Nutrition.library.description,
            Nutrition.foods.description,
        ]

    func send(_ request: ClientRequest) async throws(NetworkFailure) -> ClientResponse {
        if state.withLock({ $0.isDown }) { throw .unreachable }
        let found = Self.endpoints.first { $0.method == request.method && $0.path.match(Self.path(request)) != nil }
        guard let endpoint = found else { return try await sessions.send(request) }
        if endpoint.id == Nutrition.library.description.id { return library(request) }
        let bearer = String((request.headers["Authorization"] ?? "").dropFirst("Bearer ".count))
        guard sessions.state.withLock({ $0.live.contains(bearer) }) else { return ModelService.refusal(.unauthenticated) }
        let (response, isLost, gate) = state.withLock { state -> (ClientResponse, Bool, Gate?) in
            state.requests.append(endpoint.id)
            let id = endpoint.path.match(Self.path(request))?.values.first ?? ""
            let response = Self.answer(endpoint.id, id, request, &state)
            let isLost = state.losing > 0
            if isLost { state.losing -= 1 }
            return (response, isLost, state.gate)
        }
        await gate?.wait()
        if isLost { throw .timedOut }
        return response
    }

    private static func path(_ request: ClientRequest) -> String { String(request.path.prefix { $0 != "?" }) }

    private func library(_ request: ClientRequest) -> ClientResponse {
        guard let library = state.withLock({ $0.library }) else { return ModelService.refusal(.notFound) }
        if request.headers["If-None-Match"] == library.etag { return ClientResponse(status: .notModified) }
        return ClientResponse(status: .ok, headers: ["Content-Type": "application/json", "ETag": library.etag], body: library.bytes)
    }

    private static func answer(_ name: String, _ id: String, _ request: ClientRequest, _ state: inout State) -> ClientResponse {
        if name == Nutrition.access.description.id {
            return ModelService.json(200, NutritionAccess(state: state.isLocked ? .locked : .active, daysLeft: 0, upgrade: .premium))
        }
        if state.isLocked { return ModelService.refusal(.trialExpired) }
        switch name {
        case FoodLogs.add.description.id: return add(request.body, &state)
        case FoodLogs.change.description.id: return change(FoodLogID(trusted: id), request.body, &state)
        case FoodLogs.delete.description.id:
            return state.entries.removeValue(forKey: FoodLogID(trusted: id)) == nil ? ModelService.refusal(.notFound) : done
        case MealPlans.eat.description.id: return eat(PlannedMealID(trusted: id), request.body, &state)
        case MealPlans.uneat.description.id:
            guard place(PlannedMealID(trusted: id), state) != nil else { return ModelService.refusal(.notFound) }
            state.entries = state.entries.filter { $0.value.log.plannedMealId?.text != id }
            return done
        case FoodLogs.addWater.description.id: return drink(request.body, &state)
        case FoodLogs.deleteWater.description.id:
            return state.glasses.removeValue(forKey: WaterID(trusted: id)) == nil ? ModelService.refusal(.notFound) : done
        case FoodLogs.day.description.id:
            return (try? LocalDate(validating: id)).map { ModelService.json(200, day($0, state)) } ?? ModelService.refusal(.notFound)
        case MealPlans.plan.description.id:
            return state.plan.map { ModelService.json(200, eaten($0, state)) } ?? ModelService.refusal(.notFound)
        case Nutrition.addFavourite.description.id: state.favourites.insert(FoodID(trusted: id))
        case Nutrition.deleteFavourite.description.id: state.favourites.remove(FoodID(trusted: id))
        case Nutrition.foods.description.id: return foods(request.path)
        default: return ModelService.refusal(.notFound)
        }
        return done
    }
    private static var done: ClientResponse { ClientResponse(status: .noContent) }

    /// Those whose English name has the word that is asked for.
    private static func foods(_ path: String) -> ClientResponse {
        let word = path.split(separator: "q=").dropFirst().first?.prefix { $0 != "&" } ?? ""
        let items = foods.filter { $0.en.text.lowercased().contains(word) }.map {
            FoodCard(
                id: $0.id, name: $0.en.text + " (service)", group: $0.group, per100g: $0.per100g, portions: [], favourite: false,
                timesLogged: 0)
        }
        return ModelService.json(200, FoodPage(items: items, total: Int64(items.count), nextCursor: nil))
    }

    private static func add(_ body: [UInt8], _ state: inout State) -> ClientResponse {
        guard let new = try? InputDecoder.decode(NewFoodLog.self, from: body), let date = new.date else {
            return ModelService.refusal(.validationFailed)
        }
        if let known = state.entries[new.id] {
            return known.asked == body ? ModelService.json(200, known.log) : ModelService.refusal(.versionConflict)
        }
        guard date <= state.lastDay else { return ModelService.refusal(.dayNotStarted) }
        state.serial += 1
        let basis: PortionBasis
        var unit: PortionUnit?
        if let manual = new.manual {
            guard FoodSanity.refusals(manual).isEmpty else { return ModelService.refusal(.validationFailed) }
            basis = .portion(manual.nutrients)
        } else {
            unit = new.unit ?? food(new.foodId)?.portions?.first?.unit ?? .gram
            guard let food = food(new.foodId), let weight = unit.flatMap({ food.weight(of: $0) }) else {
                return ModelService.refusal(.validationFailed)
            }
            basis = .food(food.per100g, weight: weight)
        }
        let portion = new.portion ?? PortionCount(trusted: 100)
        let weight = new.manual.map { $0.grams?.hundredths } ?? basis.one
        let log = FoodLog(
            id: new.id, date: date, category: new.category, name: new.manual?.name.text ?? food(new.foodId)?.en.text ?? "",
            foodId: new.foodId, plannedMealId: nil, unit: unit, portion: portion,
            grams: weight.map { Double(($0 * portion.hundredths + 50) / 100) / 100 }, nutrients: basis.nutrients(portion), note: new.note,
            warnings: [], version: 1, loggedAt: .example + .seconds(state.serial))
        state.entries[new.id] = Entry(log: log, basis: basis, asked: body)
        state.made[new.id, default: 0] += 1
        return ModelService.json(201, log)
    }

    private static func change(_ id: FoodLogID, _ body: [UInt8], _ state: inout State) -> ClientResponse {
        guard let change = try? InputDecoder.decode(FoodLogChange.self, from: body) else { return ModelService.refusal(.validationFailed) }
        guard var entry = state.entries[id] else { return ModelService.refusal(.notFound) }
        if let date = change.date, date != entry.log.date, date > state.lastDay { return ModelService.refusal(.dayNotStarted) }
        if let manual = change.manual { entry.basis = .portion(manual.nutrients) }
        if let unit = change.unit, let food = food(entry.log.foodId), let weight = food.weight(of: unit) {
            entry.basis = .food(food.per100g, weight: weight)
        }
        let log = entry.log, portion = change.portion ?? log.portion
        entry.log = FoodLog(
            id: id, date: change.date ?? log.date, category: change.category ?? log.category, name: change.manual?.name.text ?? log.name,
            foodId: log.foodId, plannedMealId: log.plannedMealId, unit: change.unit ?? log.unit, portion: portion,
            grams: log.foodId == nil ? nil : Double((entry.basis.one * portion.hundredths + 50) / 100) / 100,
            nutrients: entry.basis.nutrients(portion), note: change.note ?? (change.clear?.items.isEmpty == false ? nil : log.note), warnings: [],
            version: log.version + 1,
            loggedAt: log.loggedAt)
        state.entries[id] = entry
        return ModelService.json(200, entry.log)
    }

    private static func place(_ id: PlannedMealID, _ state: State) -> (meal: PlannedMeal, date: LocalDate)? {
        for day in state.plan?.days ?? [] { for meal in day.meals where meal.id == id { return (meal, day.date) } }
        return nil
    }

    private static func eat(_ id: PlannedMealID, _ body: [UInt8], _ state: inout State) -> ClientResponse {
        guard let (meal, date) = place(id, state), let eaten = try? InputDecoder.decode(EatenMeal.self, from: body) else {
            return ModelService.refusal(.notFound)
        }
        state.eaten.append(eaten)
        let portion = eaten.servings ?? meal.meal.servings
        let known = state.entries.values.first { $0.log.plannedMealId == id }
        let basis = PortionBasis.meal(meal.meal.nutrients, servings: meal.meal.servings.hundredths)
        state.serial += 1
        let text = String(state.serial), suffix = String(repeating: "0", count: 12 - text.count) + text
        let log = FoodLog(
            id: known?.log.id ?? FoodLogID(trusted: "01960f3e-0000-7c3e-9d2a-" + suffix), date: date, category: meal.slot.category,
            name: meal.meal.name, foodId: nil, plannedMealId: id, unit: nil, portion: portion, grams: nil,
            nutrients: basis.nutrients(portion), note: known?.log.note, warnings: [], version: (known?.log.version ?? 0) + 1,
            loggedAt: known?.log.loggedAt ?? .example + .seconds(state.serial))
        state.entries[log.id] = Entry(log: log, basis: basis, asked: nil)
        return ModelService.json(known == nil ? 201 : 200, log)
    }

    private static func drink(_ body: [UInt8], _ state: inout State) -> ClientResponse {
        guard let new = try? InputDecoder.decode(NewWater.self, from: body), let date = new.date else {
            return ModelService.refusal(.validationFailed)
        }
        if state.glasses[new.id] == nil {
            state.serial += 1
            state.glasses[new.id] = (date, WaterEntry(id: new.id, ml: new.ml.value, loggedAt: .example + .seconds(state.serial)))
        }
        return ModelService.json(201, day(date, state).water)
    }

    private static func eaten(_ plan: MealPlan, _ state: State) -> MealPlan {
        let eaten = Set(state.entries.values.compactMap(\.log.plannedMealId))
        let days = plan.days.map { day in
            MealPlanDay(
                date: day.date, targets: day.targets,
                meals: day.meals.map {
                    PlannedMeal(
                        id: $0.id, slot: $0.slot, meal: $0.meal, at: nil, eaten: eaten.contains($0.id), substituted: $0.substituted)
                }, totals: day.totals, fasting: nil)
        }
        return MealPlan(
            id: plan.id, from: plan.from, targets: plan.targets, days: days, reasons: [], formula: plan.formula, createdAt: plan.createdAt)
    }
}
