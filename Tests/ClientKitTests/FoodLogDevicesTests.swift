@testable import ClientKit
import Contracts
import NutritionDomain
import Platform
import TestSupport
import Testing
import Wire

/// Days on several devices: what is shown at once, and that all of them end with what the service has.
@Suite(.timeLimit(.minutes(5))) struct FoodLogDevicesTests {
    private let today = NutritionApp.today

    static func plan() -> MealPlan {
        let slots: [MealSlot] = [.breakfast, .lunch, .dinner, .snack]
        let days = (0..<2).map { offset in
            MealPlanDay(
                date: NutritionApp.today + Int64(offset), targets: .example,
                meals: slots.enumerated().map { place, slot in
                    PlannedMeal(
                        id: PlannedMealID(trusted: "01960f3e-7b6a-7c3e-9d2a-5b8f0c1d2e\(offset)\(place)"), slot: slot, meal: .example,
                        at: nil, eaten: false, substituted: false)
                }, totals: .example, fasting: nil)
        }
        return MealPlan(
            id: .example, from: NutritionApp.today, targets: .example, days: days, reasons: [], formula: "meal-plan/2", createdAt: .example)
    }

    private func expectExact(_ day: NutritionDay) {
        let entries = day.meals.flatMap(\.entries)
        #expect(day.consumed == IntakeSum(entries.map(\.nutrients)).total)
        #expect(day.remainingKcal.hundredths == day.target.kcal * 100 - day.consumed.kcal.hundredths)
        for meal in day.meals { #expect(meal.totals == IntakeSum(meal.entries.map(\.nutrients)).total) }
        #expect(day.water.ml == day.water.entries.reduce(0) { $0 + $1.ml })
    }

    @Test("Two devices that log, change, delete, eat and drink in any order, with lost answers and without a connection, end equal",
        arguments: 1...12 as ClosedRange<UInt64>)
    func twoDevices(_ seed: UInt64) async throws {
        try await withDirectory { directory in
            let model = NutritionModel(), random = SeededRandom(seed: seed)
            model.set { $0.plan = Self.plan() }
            let devices = [NutritionDevice(model, directory: directory + "/one"), NutritionDevice(model, directory: directory + "/two")]
            var apps: [NutritionApp] = []
            for device in devices {
                let app = try await device.signedIn()
                apps.append(app)
                for day in 0..<2 { try await app.engine.read(today + Int64(day)) }
                try await app.engine.readPlan()
            }
            func pick(_ count: Int) -> Int { Int(random.below(UInt64(count))) }
            for _ in 0..<60 {
                let place = pick(2), app = apps[place], engine = app.engine
                let date = today + Int64(pick(2)), day = try #require(await engine.day(date))
                let entries = day.meals.flatMap(\.entries)
                switch pick(12) {
                case 0, 1, 2:
                    await app.log(NutritionModel.foods[pick(2)], Int64(pick(300) + 1), MealCategory.allCases[pick(4)], on: date)
                case 3, 4:
                    guard !entries.isEmpty else { continue }
                    let entry = entries[pick(entries.count)]
                    let move = entry.plannedMealId == nil && pick(3) == 0 ? today + Int64(pick(2)) : nil
                    let change = FoodLogChange(date: move, portion: PortionCount(trusted: Int64(pick(400) + 1)))
                    await engine.change(entry, change, food: NutritionModel.food(entry.foodId))
                case 5: if !entries.isEmpty { await engine.delete(entries[pick(entries.count)]) }
                case 6:
                    let meal = try #require(await engine.plan?.days[pick(2)].meals[pick(4)])
                    let date = meal.id.text.dropLast().last == "0" ? today : today + 1
                    if meal.eaten { await engine.uneat(meal.id) } else { await engine.eat(meal, on: date) }
                case 7: await engine.drink(WaterAmount(trusted: Int64(pick(500) + 1)), on: date)
                case 8: if let glass = day.water.entries.first { await engine.delete(glass.id) }
                case 9:
                    let (isDown, losing) = (pick(2) == 0, pick(3))
                    model.set { ($0.isDown, $0.losing) = (isDown, losing) }
                case 10:
                    await engine.settled()
                    apps[place] = try devices[place].start()
                    await apps[place].engine.foreground()
                default: _ = try? await engine.read(date)
                }
                expectExact(try #require(await engine.day(date)))
                if pick(3) == 0 { await engine.settled() }
            }
            for app in apps { await app.engine.settled() }
            model.set { ($0.isDown, $0.losing) = (false, 0) }
            for app in apps {
                await app.foreground()
                for issue in await app.outbox.issues {
                    // Only what the other one deleted meanwhile is refused.
                    #expect(issue.refusal.known == .notFound)
                    await app.engine.settle(issue.number)
                }
                #expect(await app.outbox.unsent == 0)
            }
            for date in [today, today + 1] {
                for app in apps { #expect(try await app.engine.read(date) == model.day(date)) }
                expectExact(model.day(date))
            }
            let plans = [try await apps[0].engine.readPlan(), try await apps[1].engine.readPlan()]
            #expect(plans[0] == plans[1])
        }
    }

    @Test("Without a connection a day is shown at once with what was done since, also after a start; what the service says replaces it")
    func offline() async throws {
        try await withDirectory { directory in
            let model = NutritionModel(), device = NutritionDevice(model, directory: directory)
            model.set { $0.plan = Self.plan() }
            var app = try await device.signedIn()
            #expect(await app.engine.day(today) == nil)
            let rice = await app.log()
            await app.engine.settled()
            try await app.engine.read(today)
            try await app.engine.readPlan()
            model.set { $0.isDown = true }
            let before = try #require(await app.engine.day(today))
            // A cup of rice is 158 g of 130 kcal in 100 g.
            #expect(before.consumed.kcal.hundredths == 20_540)

            let entry = try #require(before.meals[1].entries.first)
            await app.engine.change(entry, FoodLogChange(portion: PortionCount(trusted: 150)), food: NutritionModel.foods[0])
            await app.log(NutritionModel.foods[1], 100, .snack)
            let meal = try #require(await app.engine.plan?.days[0].meals[0])
            await app.engine.eat(meal, on: today)
            await app.engine.drink(WaterAmount(trusted: 250), on: today)
            await app.engine.settled()
            app = try device.start()
            let day = try #require(await app.engine.day(today))
            // 1.5 cups; a medium banana of 118 g and 89 kcal in 100 g; the meal as planned.
            #expect(day.meals.map(\.totals.kcal.hundredths) == [meal.meal.nutrients.kcal.hundredths, 30_810, 0, 10_502])
            #expect(day.consumed.kcal.hundredths == 30_810 + 10_502 + meal.meal.nutrients.kcal.hundredths)
            #expect(day.water.ml == 250)
            #expect(await app.engine.plan?.days[0].meals[0].eaten == true)
            #expect(day.meals[1].entries.map(\.id) == [rice])
            // A day that was never read has the target of the one before.
            #expect(await app.engine.day(today + 1)?.target == .example)
            #expect(await app.engine.recent.map(\.text) == ["09040", "20045"])
            for file in files(below: directory) { #expect(!String(decoding: file.bytes, as: UTF8.self).contains("rice")) }

            model.set { $0.isDown = false }
            await app.foreground()
            #expect(try await app.engine.read(today) == model.day(today))
            #expect(await app.engine.day(today)?.consumed == day.consumed)
            #expect(await app.outbox.unsent == 0)
        }
    }

    @Test("Changes before a connection are one call, and what was added and deleted is none")
    func merged() async throws {
        try await withDirectory { directory in
            let model = NutritionModel(), app = try await NutritionDevice(model, directory: directory).signedIn()
            model.set { $0.isDown = true }
            let id = await app.log()
            await app.engine.settled()
            let left = await app.log(NutritionModel.foods[1], 100, .snack)
            // The first one has left, so that what follows is a call of its own; the second has not.
            for call in await app.outbox.calls.compactMap(\.call.shown) {
                await app.engine.change(call, FoodLogChange(category: .dinner), food: NutritionModel.food(call.foodId))
                await app.engine.change(call, FoodLogChange(portion: PortionCount(trusted: 200)), food: NutritionModel.food(call.foodId))
            }
            let gone = await app.log()
            let shown = try #require(await app.outbox.calls.last?.call.shown)
            #expect(shown.id == gone)
            await app.engine.delete(shown)
            #expect(await app.outbox.calls.map(\.call.kind) == [.add, .add, .change])
            model.set { $0.isDown = false }
            await app.foreground()
            #expect(model.get { $0.requests } == [FoodLogs.add, FoodLogs.add].map(\.description.id) + [FoodLogs.change.description.id])
            #expect(model.get { $0.entries[left]?.log.portion.hundredths } == 200)
            #expect(model.get { $0.entries[left]?.log.category } == .dinner)
            #expect(model.get { $0.entries[id]?.log.portion.hundredths } == 200)
            #expect(model.get { $0.entries[id]?.log.category } == .dinner)
        }
    }

    @Test("Four weeks of days are kept, and nothing of them once the person has signed out")
    func days() async throws {
        try await withDirectory { directory in
            let model = NutritionModel(), device = NutritionDevice(model, directory: directory)
            var app = try await device.signedIn()
            for day in 0..<40 { try await app.engine.read(today + Int64(day)) }
            app = try device.start()
            let kept = (0..<40).filter { app.engine.cache.day(today + Int64($0), of: .example) != nil }
            #expect(kept == Array(12..<40))
            #expect(try await app.engine.logOut() == nil)
            #expect(files(below: directory).isEmpty)
            await app.log()
            #expect(files(below: directory).isEmpty)
        }
    }
}
