import AppTesting
@testable import ClientKit
import Contracts
import NutritionDomain
@testable import NutritionService
import Platform
import ServiceKit
import TestSupport
import Testing
import Wire

/// Devices against the nutrition service itself, over sockets.
@Suite(.serialized, .timeLimit(.minutes(2))) struct NutritionIntegrationTests {
    private static let folder = "\(#filePath)".replacing(
        "Tests/ClientKitTests/NutritionIntegrationTests.swift", with: "Services/Nutrition/Library")

    private struct Phone: Sendable {
        let engine: FoodLogEngine
        let ids: IDSource

        init(_ person: Somebody, _ wire: Wiretap, _ clock: ManualClock, _ directory: String) throws {
            let store = MemoryTokenStore(), far = clock.now() + .days(20)
            store.saveSession(
                StoredSession(
                    accessToken: person.token, refreshToken: .example, refreshKey: "k", expiresAt: far, refreshAt: far, isRemembered: true,
                    user: person.account))
            let cache = NutritionCache(directory: directory + "/cache", sealing: .test)
            let vault = NutritionVault(directory: directory + "/vault", sealing: .test)
            let session = try SessionManager.make(wire, store, cache: cache, clock: clock, address: Wiretap.authAddress)
            ids = IDSource(clock: clock)
            engine = FoodLogEngine(
                session: session, user: person.id, cache: cache, vault: vault, clock: clock, ids: ids, alarm: ManualAlarm())
        }

        /// Until nothing is unsent: a busy machine lets a call meet its deadline, and the line is kept for the next time.
        func sync() async {
            for _ in 0..<5 {
                await engine.foreground()
                await engine.settled()
                if await engine.queue.outbox.unsent == 0 { return }
            }
        }
    }

    private func run(_ body: (Somebody, Wiretap, Int, ManualClock, [LibraryFood]) async throws -> Void) async throws {
        // Sunday 2026-03-01, 12:00 in Riyadh.
        let clock = ManualClock(Instant(milliseconds: 1_772_355_600_000))
        try await AppUnderTest<AuthStandIn>.beside(clock) { auth in
            try await AppUnderTest<ProfileStandIn>.beside(clock) { profiles in
                var settings = NutritionSettings(auth: AuthLink(url: auth.url), profileURL: profiles.url)
                let library = try ReadLibrary(Self.folder)
                settings.library = .read(library)
                try await AppUnderTest<NutritionService>.run(settings: settings, transport: .socket, clock: clock) { service in
                    let person = auth.somebody(.gtsd, lifetime: .days(30), on: service.client)
                    let profile = Profile(
                        userId: person.id, product: .gtsd, timezone: ZoneName(trusted: "Asia/Riyadh"), tier: .freemium,
                        onboardingCompleted: true, nextStep: .home, version: 1, updatedAt: clock.now())
                    profiles.app.service.set(
                        PersonFacts(
                            profile: profile,
                            settings: Settings(
                                theme: .system, units: .metric, language: .en, pushEnabled: true, reminderTime: .example,
                                timezone: profile.timezone),
                            preferences: Preferences(
                                language: .en, theme: .system, units: .metric, workoutReminders: true, messageNotifications: true,
                                progressUpdates: true),
                            devices: []))
                    let wire = Wiretap(service.app.runtime.http)
                    wire.point(at: service.port ?? 1)
                    let foods = library.snapshot.foods.filter { $0.portions.count > 1 }.prefix(40).map { food in
                        LibraryFood(
                            id: food.id, en: FoodName(trusted: food.en), ar: food.ar.map { FoodName(trusted: $0) }, also: nil,
                            group: food.group, per100g: food.per100g,
                            portions: BoundedList(
                                trusted: food.portions.map { LibraryPortion(unit: $0.unit, grams: Hundredths(trusted: $0.weight)) }))
                    }
                    try await body(person, wire, service.port ?? 1, clock, foods)
                }
            }
        }
    }

    @Test("What one phone shows without a connection is what the service has later, to the hundredth, and what the other one reads")
    func twoPhones() async throws {
        try await run { person, wire, port, clock, foods in
            try await withDirectory { directory in
                let random = SeededRandom(seed: 9), date = LocalDate.example
                let one = try Phone(person, wire, clock, directory + "/one"), two = try Phone(person, wire, clock, directory + "/two")
                try await one.engine.read(date)
                wire.point(at: 1)
                for food in foods {
                    let unit = food.portions?.items.last?.unit
                    let new = NewFoodLog(
                        id: FoodLogID(trusted: one.ids.next()), category: MealCategory.allCases[Int(random.below(4))], foodId: food.id,
                        unit: unit, portion: PortionCount(trusted: Int64(random.below(700)) + 1))
                    #expect(await one.engine.add(new, on: date, food: food, .english) != nil)
                    clock.advance(by: .seconds(1))
                }
                let manual = ManualFood(
                    name: FoodName(trusted: "Stew"), nutrients: .example, grams: Hundredths(trusted: 35_000))
                await one.engine.add(
                    NewFoodLog(
                        id: FoodLogID(trusted: one.ids.next()), category: .dinner, manual: manual, portion: PortionCount(trusted: 33)),
                    on: date, food: nil, .english)
                await one.engine.drink(.example, on: date)
                let before = try #require(await one.engine.day(date))
                #expect(before.meals.flatMap(\.entries).count == foods.count + 1)

                wire.point(at: port)
                wire.loseNextAnswer(of: FoodLogs.add.path.path([:]) ?? "")
                await one.sync()
                #expect(await one.engine.queue.outbox.unsent == 0)
                let after = try #require(try await one.engine.read(date))
                #expect(after.consumed == before.consumed)
                #expect(after.meals.map(\.totals) == before.meals.map(\.totals))
                #expect(after.percent == before.percent && after.status == before.status && after.incomplete == before.incomplete)
                #expect(after.water.ml == before.water.ml)
                #expect(
                    Set(after.meals.flatMap(\.entries).map { "\($0.id) \($0.grams ?? 0) \($0.warnings) \($0.name)" })
                        == Set(before.meals.flatMap(\.entries).map { "\($0.id) \($0.grams ?? 0) \($0.warnings) \($0.name)" }))

                // The other one changes and deletes some; shown values are the service's before it is asked.
                try await two.engine.read(date)
                wire.point(at: 1)
                for (entry, number) in zip(after.meals.flatMap(\.entries), 0...) {
                    let food = foods.first { $0.id == entry.foodId }
                    switch number % 3 {
                    case 0: await two.engine.delete(entry)
                    case 1:
                        let portion = PortionCount(trusted: Int64(random.below(400)) + 1)
                        guard food != nil else { continue }
                        await two.engine.change(entry, FoodLogChange(unit: .gram, portion: portion), food: food)
                    default: break
                    }
                }
                let shown = try #require(await two.engine.day(date))
                wire.point(at: port)
                await two.sync()
                #expect(await two.engine.queue.outbox.unsent == 0)
                let read = try #require(try await two.engine.read(date))
                #expect(read.consumed == shown.consumed)
                #expect(try await one.engine.read(date) == read)
                // What is gone is gone for both, and nobody is told of a deletion that another one made.
                for entry in shown.meals.flatMap(\.entries).prefix(3) {
                    await one.engine.delete(entry)
                    await two.engine.delete(entry)
                }
                for phone in [one, two] {
                    await phone.sync()
                    #expect(await phone.engine.queue.outbox.unsent == 0)
                }
                let last = try await two.engine.read(date)
                #expect(try await one.engine.read(date) == last)
            }
        }
    }
}
