import AppTesting
import Contracts
import HTTPCore
import JSONCoding
import Platform
import ServiceKit
import Storage
import StoreService
import Testing
import TestSupport
import Wire

@Suite struct LoaderTests {
    private func load(_ folder: CatalogueFolder, _ store: StoreFixture) async throws -> CatalogueLoader.Counts {
        try await CatalogueLoader(ids: store.store.app.runtime.ids).load(folder.path, into: store.store.database, now: store.now)
    }

    private func with(_ engine: Engine, _ body: (StoreFixture, CatalogueFolder) async throws -> Void) async throws {
        let folder = try CatalogueFolder()
        defer { folder.remove() }
        try await StoreFixture.run(engine: engine) { store in try await body(store, folder) }
    }

    @Test(arguments: Engine.allCases)
    func loadingTwiceIsLoadingOnce(engine: Engine) async throws {
        try await with(engine) { store, folder in
            var shirt = TestShelf.products[3]
            shirt.related = ["band-set"]
            try folder.write([TestShelf.products[0]])
            try folder.write([shirt], .apparel)
            #expect(try await load(folder, store).description == "2 added, 0 changed, 0 unchanged, 0 kept as an administrator left them")
            let first = try await store.pages(CatalogueQuery(sort: .name), size: 10)
            #expect(first.map(\.slug.text) == ["band-set", "shirt"])
            #expect(try await store.find("resistance") == ["band-set"])
            // What was sold is not put back.
            _ = try await store.admin.call(
                StoreAdmin.changeStock, ProductParameters(id: first[0].id), StockChange(change: Whole(trusted: -39)))
            #expect(try await load(folder, store).description == "0 added, 0 changed, 2 unchanged, 0 kept as an administrator left them")
            let product = try await store.admin.call(StoreAdmin.product, ProductParameters(id: first[0].id), Nothing())
            #expect(product.version == 1 && product.stock == 1)
            #expect(try await store.client.call(Store.promotions).items.map(\.code.text) == ["WELCOME10"])
        }
    }

    @Test(arguments: Engine.allCases)
    func filesAreFollowedWhereNobodyElseDecided(engine: Engine) async throws {
        try await with(engine) { store, folder in
            var (band, mat, shirt) = (TestShelf.products[0], TestShelf.products[1], TestShelf.products[4])
            shirt.category = .equipment
            try folder.write([band, mat, shirt])
            _ = try await load(folder, store)
            let admin = store.admin
            let ids = try await store.list().items.reduce(into: [:]) { $0[$1.slug.text] = $1.id }
            func stocked(_ slug: String) async throws -> StockedProduct {
                try await admin.call(StoreAdmin.product, ProductParameters(id: try #require(ids[slug])), Nothing())
            }
            // An administrator prices the bands and archives the mat; then the files change.
            _ = try await admin.call(
                StoreAdmin.changeProduct, ProductParameters(id: try #require(ids["band-set"])), ProductEdit(price: Price(trusted: 7777)))
            _ = try await admin.call(
                StoreAdmin.changeProduct, ProductParameters(id: try #require(ids["yoga-mat"])), ProductEdit(isArchived: true))
            (band.price, band.keywords, band.stock) = (6666, ["rubber"], 999)
            mat.name = ("Exercise Mat", "سجادة تمرين")
            try folder.write([band, mat, shirt])
            #expect(try await load(folder, store).description == "0 added, 2 changed, 1 unchanged, 0 kept as an administrator left them")
            let changed = try await stocked("band-set")
            #expect(
                changed.details.price.value == 7777 && changed.details.keywords.map(\.text) == ["rubber"] && changed.stock == 40
                    && changed.version == 3)
            #expect(try await store.find("rubber") == ["band-set"])
            let archived = try await stocked("yoga-mat")
            #expect(archived.isArchived && archived.details.name.en.text == "Exercise Mat")
            #expect(try await store.find("exercise") == [])
            // Only the price, which is the administrator's.
            band.price = 5555
            try folder.write([band, mat, shirt])
            #expect(try await load(folder, store).description == "0 added, 0 changed, 2 unchanged, 1 kept as an administrator left them")
            #expect(try await load(folder, store).description == "0 added, 0 changed, 3 unchanged, 0 kept as an administrator left them")
            #expect(try await stocked("band-set").details.price.value == 7777)
            // What leaves the files stays on the shelf, and what an administrator added is theirs.
            var own = TestProduct(slug: "own", price: 100)
            try await store.add(own)
            own.price = 200
            try folder.write([own])
            #expect(try await load(folder, store).description == "0 added, 0 changed, 0 unchanged, 1 kept as an administrator left them")
            #expect(try await store.list(CatalogueQuery(q: FreeText(trusted: "thing"))).items.map(\.price.amount) == [100])
            #expect(try await store.slugs(CatalogueQuery(sort: .name)) == ["band-set", "bottle", "own"])
        }
    }

    @Test(arguments: Engine.allCases)
    func brokenFilesLoadNothing(engine: Engine) async throws {
        try await with(engine) { store, folder in
            var (wrong, lonely) = (TestShelf.products[1], TestShelf.products[0])
            wrong.price = 0
            wrong.name.ar = ""
            lonely.slug = "lonely"
            lonely.related = ["nowhere"]
            try folder.write([TestShelf.products[0], wrong, lonely])
            try folder.write([TestShelf.products[0]], .apparel)
            try folder.write("{\"products\": [", .supplements)
            try folder.write("{}", .accessories)
            await #expect {
                _ = try await load(folder, store)
            } throws: { error in
                let lines = "\(error)".split(separator: "\n").dropFirst().map { $0.trimmingPrefix(while: \.isWhitespace) }
                #expect(
                    lines.filter { !$0.contains("supplements.json") } == [
                        "equipment.json: yoga-mat: name.ar: This field is required.",
                        "equipment.json: yoga-mat: price: Choose a value from 1 to 10000000.",
                        "apparel.json: band-set: slug: is in equipment.json already",
                        "apparel.json: band-set: category: equipment is another file's",
                        "accessories.json: products: a list is missing", "equipment.json: lonely: related: there is no nowhere",
                    ])
                return lines.contains { $0.hasPrefix("supplements.json: line 1, column") }
            }
            #expect(try await store.slugs() == [])
            #expect(try await store.client.call(Store.promotions).items.isEmpty)
            // A missing file and a missing picture.
            try folder.write([TestShelf.products[0]])
            for category in ProductCategory.allCases.dropFirst() { try folder.write([], category) }
            let empty = try CatalogueFolder()
            defer { empty.remove() }
            empty.remove()
            await #expect { _ = try await load(empty, store) } throws: { "\($0)".contains("equipment.json: No such file") }
            var pictured = TestShelf.products[0].details
            pictured.images = [ImageSource(file: "none-1.svg", alt: .example)]
            try folder.write(String(decoding: try encoded(CatalogueFile(products: [pictured])), as: UTF8.self))
            await #expect { _ = try await load(folder, store) } throws: {
                "\($0)".contains("equipment.json: band-set: images: none-1.svg: No such file")
            }
        }
    }

    @Test(arguments: Engine.allCases)
    func severalAtOnceLoadOnce(engine: Engine) async throws {
        try await with(engine) { store, folder in
            try folder.write((0..<30).map { TestProduct(slug: "thing-\($0)", name: ("Thing \($0)", "شيء \($0)")) })
            let (path, ids, database, now) = (folder.path, store.store.app.runtime.ids, store.store.database, store.now)
            let counts = try await parallel(6) { _ in try await CatalogueLoader(ids: ids).load(path, into: database, now: now) }
            #expect(counts.reduce(0) { $0 + $1.added } == 30)
            #expect(counts.allSatisfy { $0.added + $0.unchanged == 30 })
            #expect(try await store.list().total == 30)
            #expect(try await store.client.call(Store.promotions).items.count == 1)
        }
    }

    @Test func aPromotionThatWasEndedStaysEnded() async throws {
        try await with(.sqlite) { store, folder in
            _ = try await load(folder, store)
            _ = try await store.admin.answer(
                StoreAdmin.deletePromotion, PromotionParameters(code: PromoCode(trusted: "WELCOME10")), Nothing())
            _ = try await load(folder, store)
            #expect(try await store.client.call(Store.promotions).items.isEmpty)
        }
    }

    /// Several processes start on one database.
    @Test func processesStartTogether() async throws {
        let folder = try CatalogueFolder()
        defer { folder.remove() }
        try folder.write((0..<10).map { TestProduct(slug: "thing-\($0)") })
        try await PostgresServer.withDatabase { url in
            let totals = try await parallel(4) { _ in
                var total: Int64 = 0
                try await StoreFixture.run(engine: .postgres, databaseURL: url, configure: { $0.catalogue = folder.path }) { store in
                    total = try await store.list().total
                }
                return total
            }
            #expect(totals == [10, 10, 10, 10])
        }
    }

    @Test func aServiceWithBrokenFilesDoesNotStart() async throws {
        let folder = try CatalogueFolder()
        defer { folder.remove() }
        try folder.write("[]")
        await #expect { try await StoreFixture.run(configure: { $0.catalogue = folder.path }) { _ in } } throws: {
            "\($0)".contains("equipment.json: products: a list is missing")
        }
    }

    @Test func theCommandSaysWhatItDid() async throws {
        let folder = try CatalogueFolder()
        defer { folder.remove() }
        try folder.write([TestShelf.products[0]])
        var environment = ["DATABASE_URL": "sqlite://\(folder.path)/db", "SERVICE_SECRET": String(repeating: "s", count: 40)]
        func run(_ arguments: String...) async -> Int32 { await StoreCommand.run(arguments, defaultPort: 8085, environment: environment) }
        #expect(await run("load", folder.path) == 0)
        #expect(await run("load", folder.path) == 0)
        #expect(await run("load") == 2)
        #expect(await run("load", folder.path, "more") == 2)
        #expect(await run("unload") == 2)
        #expect(await run("load", folder.path + "/nowhere") == 1)
        environment["STORE_CATALOGUE"] = folder.path
        #expect(await run("load") == 0)
        environment["SERVICE_SECRET"] = nil
        #expect(await run("load") == 2)
        try await StoreFixture.run(databaseURL: Secret("sqlite://\(folder.path)/db")) { store async throws in
            #expect(try await store.slugs() == ["band-set"])
        }
    }
}
