@testable import ClientKit
import Contracts
import HTTPCore
import JSONCoding
import Platform
import Synchronization
import TestSupport
import Testing
import Wire

/// The part of the store that a search and a cart need, in memory.
private final class ShopService: ClientTransport {
    struct State {
        var lines: [ProductID: Int64] = [:]
        var queries: [String] = []
        var cartCalls = 0
    }
    let people = ModelService()
    private let state = Mutex(State())
    private let gates = Mutex<[String: Gate]>([:])
    var now: State { state.withLock { $0 } }
    func set(_ change: @Sendable (inout State) -> Void) { state.withLock { change(&$0) } }
    /// Searches for these words wait here.
    func hold(_ words: String) -> Gate {
        let gate = Gate()
        gates.withLock { $0[words] = gate }
        return gate
    }

    static func card(_ name: String, _ id: ProductID = .example) -> ProductCard {
        ProductCard(
            id: id, slug: .example, name: name, brand: "Rimal", category: .equipment, price: .example, imageUrl: "", rating: nil,
            reviewCount: 0, stock: .inStock)
    }

    private static func cart(_ lines: [ProductID: Int64]) -> Cart {
        Cart(
            lines: lines.sorted { $0.key.text < $1.key.text }.map { id, quantity in
                CartLine(
                    product: card("Bands", id), quantity: quantity, unitPrice: .example, total: .example, discount: .example, available: 99)
            }, itemCount: lines.values.reduce(0, +), promo: nil, totals: .example, changes: [])
    }

    func send(_ request: ClientRequest) async throws(NetworkFailure) -> ClientResponse {
        if request.path.hasPrefix("/auth/") { return try await people.send(request) }
        if Store.products.description.path.match(String(request.path.prefix { $0 != "?" })) != nil {
            let typed = String(request.path.split(separator: "q=").dropFirst().first?.prefix { $0 != "&" } ?? "")
            state.withLock { $0.queries.append(typed) }
            if let gate = gates.withLock({ $0[typed] }) { await gate.wait() }
            return ModelService.json(
                200, ProductPage(items: [Self.card(typed)], total: 1, facets: .example, corrected: nil, nextCursor: nil))
        }
        return state.withLock { state in
            state.cartCalls += 1
            return Self.answer(request, &state)
        }
    }

    private static func answer(_ request: ClientRequest, _ state: inout State) -> ClientResponse {
        let path = Store.setItem.description.path.match(request.path)?["id"].map { ProductID(trusted: $0) }
        switch (request.method, path) {
        case (.get, nil): break
        case (.post, nil):
            guard let item = try? InputDecoder.decode(CartItem.self, from: request.body) else {
                return ModelService.refusal(.malformedRequest)
            }
            state.lines[item.productId, default: 0] += item.quantity.value
            return ModelService.json(201, cart(state.lines))
        case (.patch, let id?):
            let wanted = try? InputDecoder.decode(CartQuantity.self, from: request.body)
            state.lines[id] = wanted?.quantity.value
        case (.delete, let id?): state.lines[id] = nil
        default: return ModelService.refusal(.notFound)
        }
        return ModelService.json(200, cart(state.lines))
    }
}

@Suite(.timeLimit(.minutes(1))) struct ShopTests {
    private func page(_ names: String..., next: String? = nil) -> ProductPage {
        ProductPage(
            items: names.map { ShopService.card($0) }, total: Int64(names.count), facets: .example, corrected: nil,
            nextCursor: next.map { OpaqueToken(trusted: $0) })
    }
    private func query(_ words: String?, cursor: String? = nil) -> CatalogueQuery {
        CatalogueQuery(q: words.map { FreeText(trusted: $0) }, limit: Whole(trusted: 20), cursor: cursor.map { OpaqueToken(trusted: $0) })
    }

    @Test("Five quick letters are one question after a pause; what was found stays until its answer, and an older answer is not shown",
        .proves("FR-STORE-03-b"))
    func typing() throws {
        var search = ProductSearch()
        #expect(search.apply(.open) == [.ask(1, query(nil))])
        _ = search.apply(.answered(1, page("mat", "band")))
        let waits = ["b", "ba", "ban", "band", "bands"].map { search.apply(.type($0)) }
        #expect(waits == (2...6).map { [.wait($0, .milliseconds(250))] })
        #expect(search.items.map(\.name) == ["mat", "band"])
        let asked = (2...6).flatMap { search.apply(.waited($0)) }
        #expect(asked == [.ask(6, query("bands"))])
        #expect(search.apply(.type("bands")).isEmpty)
        _ = search.apply(.type("bands x"))
        #expect(search.apply(.waited(7)) == [.ask(7, query("bands x"))])
        _ = search.apply(.answered(7, page("x")))
        _ = search.apply(.answered(6, page("old")))
        _ = search.apply(.failed(6, .unauthorized))
        #expect(search.items.map(\.name) == ["x"])
        #expect(search.problem == nil)
        #expect(search.apply(.type(" ")) == [.ask(8, query(nil))], "an empty field is not waited for")
    }

    @Test("The next page comes behind the one before it; another filter begins anew; a failure is said and leaves what was found")
    func pages() {
        var search = ProductSearch()
        _ = search.apply(.open)
        _ = search.apply(.answered(1, page("one", next: "more")))
        #expect(search.apply(.more) == [.ask(1, query(nil, cursor: "more"))])
        #expect(search.apply(.more).isEmpty)
        _ = search.apply(.answered(1, page("two")))
        #expect(search.items.map(\.name) == ["one", "two"])
        #expect(search.apply(.more).isEmpty)
        var filter = CatalogueQuery()
        filter.category = .equipment
        var asked = query(nil)
        asked.category = .equipment
        #expect(search.apply(.filter(filter)) == [.ask(2, asked)])
        _ = search.apply(.failed(2, .network(.unreachable)))
        #expect(search.problem == .network(.unreachable))
        #expect(search.items.map(\.name) == ["one", "two"])
        #expect(!search.isEmpty)
    }

    @Test("The same against a service: one request, and an answer that comes late is not shown", .proves("FR-STORE-03-b"))
    func runner() async throws {
        let service = ShopService(), alarm = ManualAlarm(), gate = service.hold("old")
        let api = APIClient(addresses: try ServiceAddresses(gateway: "https://api.example.com"), transport: service)
        let runner = ProductSearchRunner(api, alarm: alarm)
        for text in ["b", "ba", "ban", "band", "bands"] { await runner.send(.type(text)) }
        #expect(service.now.queries.isEmpty)
        await alarm.fire()
        await runner.settled()
        #expect(service.now.queries == ["bands"])
        #expect(await runner.search.items.map(\.name) == ["bands"])
        await runner.send(.type("old"))
        await alarm.fire()
        try await eventually { service.now.queries.count == 2 }
        await runner.send(.type("new"))
        await alarm.fire()
        await runner.settled()
        gate.open()
        await runner.settled()
        #expect(await runner.search.items.map(\.name) == ["new"])
    }

    @Test("The badge is the sum of the quantities after each change", .proves("FR-STORE-05-a"))
    func badge() async throws {
        let service = ShopService(), session = try SessionManager.make(service, MemoryTokenStore())
        _ = try await session.logIn(.example)
        let model = CartModel(session: session, user: ModelService.person("").id)
        let (bands, mat) = (ProductID.example, ProductID(trusted: "01960f3e-7b6a-7c3e-9d2a-000000000009"))
        let stream = model.badges()
        #expect(await model.badge.text == nil)
        try await model.load()
        try await model.add(bands, Quantity(trusted: 2))
        try await model.add(mat, Quantity(trusted: 1))
        try await model.add(bands, Quantity(trusted: 2))
        try await model.set(mat, to: Quantity(trusted: 96))
        try await model.remove(bands)
        try await model.remove(mat)
        var counts: [Int64] = [], texts: [String?] = []
        for await badge in stream {
            counts.append(badge.count)
            texts.append(badge.text)
            if counts.count == 7 { break }
        }
        #expect(counts == [0, 2, 3, 5, 100, 96, 0])
        #expect(texts == [nil, "2", "3", "5", "99+", "96", nil])
    }

    @Test("Taps that overlap are asked one at a time, and the badge is that of the last")
    func overlapping() async throws {
        let service = ShopService(), session = try SessionManager.make(service, MemoryTokenStore())
        _ = try await session.logIn(.example)
        let model = CartModel(session: session, user: ModelService.person("").id)
        await withTaskGroup { group in
            for _ in 0..<10 { group.addTask { try? await model.add(.example, Quantity(trusted: 1)) } }
        }
        #expect(await model.badge.count == 10)
        #expect(service.now.cartCalls == 10)
    }
}

@Suite(.timeLimit(.minutes(1)), .serialized) struct DemoExitTests {
    @Test("Leaving the demo ends its session at the service, empties the device and leads to the choice of a language",
        .proves("FR-HOME-08-b"))
    func demo() async throws {
        try await RealService.run { real in
            try await withDirectory { directory in
                let api = APIClient(addresses: try ServiceAddresses(gateway: Wiretap.authAddress), transport: real.wire)
                let cache = FileUserCache(directory: directory + "/cache", sealing: .test)
                let manager = try real.client(MemoryTokenStore(), cache: cache)
                #expect(await manager.leaveDemo() == nil, "nobody is in one")
                let demo = try await manager.startDemo(.fitcoach).user
                #expect(FitCoachRouter().start(demo) == .home)
                try cache.write([1, 2, 3], "plan", of: demo.id)
                let token = try #require(await manager.session?.accessToken)
                #expect(await manager.leaveDemo() == .language)
                #expect(files(below: directory).isEmpty)
                do throws(ClientError) {
                    _ = try await api.call(Auth.me, Nothing(), Nothing(), token: token)
                    Issue.record("the demo goes on")
                } catch { #expect(error.status == 401) }
            }
        }
    }
}
