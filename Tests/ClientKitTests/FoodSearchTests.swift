@testable import ClientKit
import Contracts
import JSONCoding
import NutritionDomain
@testable import NutritionService
import Platform
import TestSupport
import Testing
import Wire

/// Foods that are looked for, with and without a connection.
@Suite(.timeLimit(.minutes(5))) struct FoodSearchTests {
    private let found = FoundFoods(foods: [NutritionModel.foods[1]], total: 1)
    private func page(_ names: [String], next: String? = nil, corrected: String? = nil) -> FoodPage {
        FoodPage(
            items: names.map {
                FoodCard(
                    id: FoodID(trusted: $0), name: $0, group: .grains, per100g: .example, portions: [.example], favourite: false,
                    timesLogged: 0)
            }, total: Int64(names.count), corrected: corrected, nextCursor: next.map { OpaqueToken(trusted: $0) })
    }
    private func names(_ search: FoodSearch) -> [String] { search.items.map(\.name) }

    @Test("What is typed is looked up here at once and asked of the service after a pause, once; a late answer to an earlier text is not shown")
    func typing() {
        var search = FoodSearch(.english)
        var waits: [Int] = []
        for text in ["r", "ri", "rice"] {
            let effects = search.apply(.type(text))
            guard case .look(let number, text) = effects.first, effects.last == .wait(number, .milliseconds(250)) else {
                Issue.record("\(effects)")
                return
            }
            waits.append(number)
        }
        #expect(search.apply(.type("rice")).isEmpty)
        _ = search.apply(.found(waits[0], found, favourites: []))
        #expect(search.items.isEmpty)
        _ = search.apply(.found(waits[2], found, favourites: [FoodID(trusted: "09040")]))
        #expect(names(search) == ["Banana, raw"])
        #expect(search.items.first?.isFavourite == true)
        #expect(search.apply(.waited(waits[1])).isEmpty)
        let ask = search.apply(.waited(waits[2]))
        #expect(ask == [.ask(waits[2], FoodQuery(q: FreeText(trusted: "rice"), scope: .all, limit: Whole(trusted: 20)))])
        #expect(search.apply(.waited(waits[2])).isEmpty)
        #expect(search.isAsking)
        _ = search.apply(.answered(waits[1], page(["old"])))
        _ = search.apply(.answered(waits[2], page(["rice"], next: "more", corrected: "rice")))
        #expect(names(search) == ["rice"])
        #expect(search.corrected == "rice")
        // What the device says later is not shown in place of what the service said.
        _ = search.apply(.found(waits[2], found, favourites: []))
        #expect(names(search) == ["rice"])
        guard case .ask(_, let more) = search.apply(.more).first else { return }
        #expect(more.cursor?.text == "more")
        #expect(search.apply(.more).isEmpty)
        _ = search.apply(.answered(waits[2], page(["rice pudding"])))
        #expect(names(search) == ["rice", "rice pudding"])
        #expect(search.apply(.more).isEmpty)
    }

    @Test("Without a connection what the device found stays; nothing found is said; what the service refuses is told")
    func offline() throws {
        var search = FoodSearch(.arabic)
        guard case .wait(let number, _) = search.apply(.type("موز")).last else { throw NeverHappened() }
        _ = search.apply(.waited(number))
        #expect(!search.isEmpty)
        _ = search.apply(.failed(number, .network(.unreachable)))
        _ = search.apply(.found(number, found, favourites: []))
        #expect(search.isOffline)
        #expect(search.problem == nil)
        #expect(names(search) == ["موز"])
        guard case .wait(let next, _) = search.apply(.type("xyz")).last else { throw NeverHappened() }
        _ = search.apply(.found(next, FoundFoods(foods: [], total: 0), favourites: []))
        _ = search.apply(.waited(next))
        #expect(!search.isEmpty)
        _ = search.apply(.answered(next, page([])))
        #expect(search.isEmpty)
        guard case .ask(let last, let query) = search.apply(.scope(.favourites)).last else { throw NeverHappened() }
        #expect(query.scope == .favourites)
        _ = search.apply(.failed(last, .unauthorized))
        #expect(search.problem == .unauthorized)
    }

    @Test("With nothing typed, favourites come first, then what was logged lately")
    func untyped() throws {
        var search = FoodSearch(.english)
        let effects = search.apply(.open)
        guard case .look(let number, "") = effects.first else { throw NeverHappened() }
        #expect(effects.last == .ask(number, FoodQuery(scope: .recent, limit: Whole(trusted: 20))))
        _ = search.apply(.found(number, FoundFoods(foods: NutritionModel.foods, total: 2), favourites: [FoodID(trusted: "09040")]))
        _ = search.apply(.answered(number, page(["oats", "09040"])))
        #expect(names(search) == ["Banana, raw", "oats"])
        #expect(search.apply(.favourite(FoodID(trusted: "oats"), true)) == [.favour(FoodID(trusted: "oats"), true)])
        #expect(search.items.last?.isFavourite == true)
        // Signs alone find nothing and are not asked.
        guard case .wait(let wait, _) = search.apply(.type("!?")).last else { throw NeverHappened() }
        #expect(search.apply(.waited(wait)).isEmpty)
    }

    @Test("A search shows what the device knows, then what the service says; a favourite is kept without a connection")
    func runner() async throws {
        try await withDirectory { directory in
            let model = NutritionModel(), app = try await NutritionDevice(model, directory: directory).signedIn()
            let library = BundledFoods(path: directory + "/foods", bundled: try Self.bundle(NutritionModel.foods)), alarm = ManualAlarm()
            let runner = FoodSearchRunner(.english, engine: app.engine, library: library, alarm: alarm)
            await runner.send(.type("rice"))
            #expect(await runner.search.items.map(\.name) == ["White rice, boiled"])
            #expect(model.get { $0.requests.isEmpty })
            await alarm.fire()
            await runner.settled()
            #expect(model.get { $0.requests } == [Nutrition.foods.description.id])
            #expect(await runner.search.items.map(\.name) == ["White rice, boiled (service)"])
            model.set { $0.isDown = true }
            await runner.send(.favourite(.example, true))
            await runner.send(.type("boiled"))
            await alarm.fire()
            await runner.settled()
            #expect(await runner.search.isOffline)
            #expect(await runner.search.items.map(\.isFavourite) == [true])
            await runner.send(.type(""))
            await runner.settled()
            #expect(await runner.search.items.map(\.food.id) == [.example])
            model.set { $0.isDown = false }
            await app.foreground()
            #expect(model.get { $0.favourites } == [.example])
            // Over is over, also for a search.
            model.set { $0.isLocked = true }
            await runner.send(.type("banana"))
            await alarm.fire()
            await runner.settled()
            #expect(await runner.search.problem?.code == .trialExpired)
            #expect(await app.engine.access?.state == .locked)
        }
    }

    // MARK: The foods on the device

    private static let folder = "\(#filePath)".replacing("Tests/ClientKitTests/FoodSearchTests.swift", with: "Services/Nutrition/Library")
    /// As `GET /nutrition/library` gives them.
    private static func bundle(version: Int64 = 1, _ foods: [LibraryFood]) throws -> [UInt8] {
        try JSONWriter.encode(FoodLibrary(version: version, foods: foods))
    }

    private static func delivered() throws -> [LibraryFood] {
        try ReadLibrary(folder).snapshot.foods.map { food in
            LibraryFood(
                id: food.id, en: FoodName(trusted: food.en), ar: food.ar.map { FoodName(trusted: $0) },
                also: BoundedList(trusted: food.also.map { FoodName(trusted: $0) }), group: food.group, per100g: food.per100g,
                portions: BoundedList(
                    trusted: food.portions.map { LibraryPortion(unit: $0.unit, grams: Hundredths(trusted: $0.weight)) }))
        }
    }

    @Test("An app that never met the service finds foods in both languages, as they are typed")
    func bundled() async throws {
        try await withDirectory { directory in
            let foods = try Self.delivered()
            let library = BundledFoods(path: directory + "/foods", bundled: try Self.bundle(foods))
            #expect(library.count == foods.count)
            for food in foods { #expect(library.food(food.id) == food.asRead) }
            for text in ["rice", "RICE", "أرز", "ارز", "الأرز", "رز"] { #expect(library.search(text).total > 0, "\(text)") }
            let rice = library.search("rice boil"), words = rice.foods.map { $0.en.text.lowercased() }
            #expect(!words.isEmpty && words.allSatisfy { $0.contains("rice") && $0.contains("boil") })
            let wrong = library.search("chickne")
            #expect(wrong.corrected == "chicken")
            #expect(wrong.total > 10 && wrong.foods.count == 50)
            #expect(library.search("qqqqq").foods.isEmpty)
            // Favourites and what was logged lately come first among those that answer equally well, and alone with nothing typed.
            let all = library.search("chicken", limit: 10_000).foods, last = try #require(all.last)
            let equal = try #require(
                all.dropFirst().prefix(50).last { library.search("chicken", favourites: [$0.id]).foods.first?.id == $0.id })
            #expect(library.search("chicken", favourites: [equal.id]).foods.first == equal)
            #expect(library.search("", favourites: [last.id], recent: [equal.id, last.id]).foods == [last, equal])
            #expect(library.search("").foods.isEmpty)
        }
    }

    @Test("A newer list is taken by its version and is there at the next start; what is no list is not")
    func update() async throws {
        try await withDirectory { directory in
            let model = NutritionModel(), app = try await NutritionDevice(model, directory: directory).signedIn()
            let old = try Self.bundle([NutritionModel.foods[0]])
            var library = BundledFoods(path: directory + "/foods", bundled: old)
            #expect((library.count, library.version) == (1, 1))
            model.set { $0.isDown = true }
            await #expect(throws: ClientError.network(.unreachable)) { try await library.update(app.manager) }
            let newer = try Self.bundle(version: 2, NutritionModel.foods)
            model.set { ($0.isDown, $0.library) = (false, (newer, "\"2\"")) }
            #expect(try await library.update(app.manager))
            #expect(try await !library.update(app.manager))
            #expect((library.count, library.version) == (2, 2))
            #expect(library.search("موز").foods.map(\.id.text) == ["09040"])
            library = BundledFoods(path: directory + "/foods", bundled: old)
            #expect(library.count == 2)
            model.set { $0.library = (Array("{}".utf8), "\"3\"") }
            await #expect(throws: ClientError.invalidResponse) { try await library.update(app.manager) }
            #expect(library.count == 2)
            put(Array("\"2\"\n{".utf8), directory + "/foods")
            library = BundledFoods(path: directory + "/foods", bundled: old)
            #expect(library.count == 1)
        }
    }
}

extension LibraryFood {
    /// Lists that are there, as they come from the wire.
    fileprivate var asRead: LibraryFood {
        LibraryFood(id: id, en: en, ar: ar, also: also ?? [], group: group, per100g: per100g, portions: portions ?? [])
    }
}
