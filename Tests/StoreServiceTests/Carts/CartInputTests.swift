import AppTesting
import Contracts
import HTTPCore
import JSONCoding
import Platform
import Security
import ServiceKit
import Storage
import TestSupport
import Testing
import Wire

/// What no app should send to carts, and who is not let in.
@Suite struct CartInputTests {
    private static let unknown = "01960f3e-7b6a-7c3e-9d2a-5b8f0c1d2e3f"

    /// A quantity as it stands in JSON, and what is said of it.
    private static let quantities: [(String, String)] = [
        ("0", "out_of_range"), ("-1", "out_of_range"), ("100", "out_of_range"), ("9223372036854775807", "out_of_range"),
        ("-9223372036854775808", "out_of_range"), ("99999999999999999999", "out_of_range"), ("1e30", "out_of_range"), ("1.5", "wrong_type"),
        (#""2""#, "wrong_type"), (#""""#, "wrong_type"), ("true", "wrong_type"), ("[]", "wrong_type"), ("[2]", "wrong_type"),
        ("{}", "wrong_type"),
        (#""٢""#, "wrong_type"), ("null", "required"),
    ]

    @Test(arguments: CartOwner.allCases) func quantitiesAreWholeNumbersOfOneToNinetyNine(_ owner: CartOwner) async throws {
        try await StoreFixture.run { store in
            let (trolley, bands) = (try await store.trolley(owner), try await store.shelve())
            try await trolley.put(bands, 2)
            for (quantity, problem) in Self.quantities {
                let added = try await trolley.client.json(
                    .post, trolley.path + "/items", #"{"productId":"\#(bands.text)","quantity":\#(quantity)}"#)
                let set = try await trolley.client.json(.patch, trolley.path + "/items/" + bands.text, #"{"quantity":\#(quantity)}"#)
                for answer in [added, set] {
                    #expect(answer.status == 422 && answer.fields == ["quantity " + problem], "\(quantity): \(answer.text)")
                }
            }
            for (method, path) in [(HTTPMethod.post, "/items"), (.patch, "/items/" + bands.text)] {
                let answer = try await trolley.client.json(method, trolley.path + path, "{}")
                #expect(answer.status == 422 && answer.fields.contains("quantity required"))
            }
            #expect(try await trolley.shown().quantities == [2])
            // What is whole is a whole number, however it is written.
            let whole = try await trolley.client.json(.patch, trolley.path + "/items/" + bands.text, #"{"quantity":3.0}"#)
            #expect([200, 422].contains(whole.status))
        }
    }

    @Test(arguments: CartOwner.allCases) func productsHaveIDs(_ owner: CartOwner) async throws {
        try await StoreFixture.run { store in
            let trolley = try await store.trolley(owner)
            for (id, problem) in [
                (#""""#, "malformed"), (#""bands""#, "malformed"), ("1", "wrong_type"), ("null", "required"), ("[]", "wrong_type"),
                ("{}", "wrong_type"),
                ("true", "wrong_type"), (#""منتج""#, "malformed"), (#""🏋️""#, "malformed"), (#""\u0000""#, "malformed"),
                (#""' OR 1=1 --""#, "malformed"), ("\"\(Self.unknown)0\"", "malformed"), ("\"\(Self.unknown.dropLast())\"", "malformed"),
                ("\"\(Self.unknown.dropLast())g\"", "malformed"), ("\"\(String(repeating: "a", count: 100_000))\"", "malformed"),
            ] {
                let answer = try await trolley.client.json(.post, trolley.path + "/items", #"{"productId":\#(id),"quantity":1}"#)
                #expect(answer.status == 422 && answer.fields == ["productId " + problem], "\(id.prefix(50)): \(answer.text)")
            }
            let both = try await trolley.client.json(.post, trolley.path + "/items", #"{"productId":7}"#)
            #expect(both.fields == ["productId wrong_type", "quantity required"])
            // One that could be, is none; upper case is the same id.
            for id in [Self.unknown, Self.unknown.uppercased()] {
                #expect(
                    try await trolley.client.json(.post, trolley.path + "/items", #"{"productId":"\#(id)","quantity":1}"#).code == .notFound
                )
            }
            for id in [
                "1", "-1", "%00", "%27%20OR%201=1", "%F0%9F%8F%8B", "%D9%85", String(repeating: "a", count: 3000), Self.unknown + "0",
            ] {
                #expect(
                    try await trolley.client.json(.patch, trolley.path + "/items/" + id, #"{"quantity":1}"#).code == .notFound,
                    "\(id.prefix(40))")
                #expect(try await trolley.client.send(.delete, trolley.path + "/items/" + id).code == .notFound, "\(id.prefix(40))")
            }
            #expect(try await trolley.shown().lines.isEmpty)
        }
    }

    @Test(arguments: CartOwner.allCases) func codesAreShortWords(_ owner: CartOwner) async throws {
        try await StoreFixture.run { store in
            try await store.promote()
            let trolley = try await store.trolley(owner)
            for (code, problem) in [
                (#""""#, "required"), (#""   ""#, "required"), (#""ab""#, "malformed"), (#""WELCOME-10""#, "malformed"),
                (#""خصم10""#, "malformed"),
                (#""🎁🎁🎁""#, "malformed"), ("\"\(String(repeating: "A", count: 21))\"", "too_long"),
                ("\"\(String(repeating: "A", count: 100_000))\"", "too_long"),
                ("10", "wrong_type"), ("null", "required"), ("[]", "wrong_type"), (#""' OR '1'='1""#, "malformed"),
                (#""WELCOME10\u0000""#, "malformed"),
            ] {
                let answer = try await trolley.client.json(.put, trolley.path + "/promo", #"{"code":\#(code)}"#)
                #expect(answer.status == 422 && answer.fields == ["code " + problem], "\(code.prefix(40)): \(answer.text)")
            }
            #expect(try await trolley.shown().promo == nil)
        }
    }

    /// Every route with a body, and the paths that need a token of a cart.
    private struct Write {
        let method: HTTPMethod
        let path: String
        let good: String
    }

    private static func writes(_ trolley: Trolley, _ product: ProductID) -> [Write] {
        var writes = [
            Write(method: .post, path: trolley.path + "/items", good: #"{"productId":"\#(product.text)","quantity":1}"#),
            Write(method: .patch, path: trolley.path + "/items/" + product.text, good: #"{"quantity":1}"#),
            Write(method: .put, path: trolley.path + "/promo", good: #"{"code":"WELCOME10"}"#),
        ]
        if trolley.token == nil { writes.append(Write(method: .post, path: "/store/cart/merge", good: #"{"cart":"x"}"#)) }
        return writes
    }

    @Test(arguments: CartOwner.allCases) func nothingUnusableIsTakenOrBreaksAnything(_ owner: CartOwner) async throws {
        try await StoreFixture.run { store in
            let (trolley, bands) = (try await store.trolley(owner), try await store.shelve())
            try await trolley.put(bands, 2)
            let before = try await trolley.shown()
            for write in Self.writes(trolley, bands) {
                for body in [
                    "hello", #"{"quantity": "#, "[]", "7", "null", #""text""#, "", String(repeating: "[", count: 5000), #"{"quantity":1,}"#,
                    #"{"code":"\ud800"}"#, #"{"productId":1,"quantity":"2","code":3,"cart":4}"#, #"{"quantity":1,"quantity":NaN}"#,
                ] {
                    let answer = try await trolley.client.json(write.method, write.path, body)
                    #expect([400, 422].contains(answer.status), "\(write.path) with \(body.prefix(40)): \(answer.status)")
                }
                let plain = try await trolley.client.send(
                    write.method, write.path, headers: ["Content-Type": "text/plain"], body: Array(write.good.utf8))
                #expect(plain.code == .unsupportedMediaType)
            }
            for (method, path) in [
                (HTTPMethod.put, trolley.path), (.patch, trolley.path), (.get, trolley.path + "/items"),
                (.get, trolley.path + "/items/" + bands.text),
                (.post, trolley.path + "/promo"), (.get, trolley.path + "/promo"),
            ] {
                #expect(try await trolley.client.send(method, path).code == .methodNotAllowed, "\(method) \(path)")
            }
            #expect(try await trolley.shown() == before)
        }
    }

    @Test(arguments: CartOwner.allCases) func bodiesOfMegabytesAreRefused(_ owner: CartOwner) async throws {
        try await StoreFixture.run(transport: .socket) { store in
            let (trolley, bands) = (try await store.trolley(owner), try await store.shelve())
            for write in Self.writes(trolley, bands) {
                let answer = try await trolley.client.json(write.method, write.path, #"{"x":"\#(String(repeating: "a", count: 2 << 20))"}"#)
                #expect(answer.status == 413 && answer.code == .contentTooLarge)
            }
            #expect(try await trolley.shown().lines.isEmpty)
        }
    }

    // MARK: - Who may

    private static func own(_ product: ProductID) -> [(HTTPMethod, String, String?)] {
        [
            (.get, "/store/cart", nil), (.post, "/store/cart/items", #"{"productId":"\#(product.text)","quantity":1}"#),
            (.patch, "/store/cart/items/" + product.text, #"{"quantity":1}"#), (.delete, "/store/cart/items/" + product.text, nil),
            (.delete, "/store/cart", nil), (.post, "/store/cart/accept", nil), (.put, "/store/cart/promo", #"{"code":"WELCOME10"}"#),
            (.delete, "/store/cart/promo", nil), (.post, "/store/cart/merge", #"{"cart":"x"}"#),
        ]
    }

    private static func send(_ client: AppClient, _ request: (HTTPMethod, String, String?)) async throws -> Answer {
        if let body = request.2 { return try await client.json(request.0, request.1, body) }
        return try await client.send(request.0, request.1)
    }

    @Test func onlyAGoodTokenOpensACart() async throws {
        try await StoreFixture.run { store in
            let (layla, bands) = (store.somebody(), try await store.shelve())
            try await layla.trolley.put(bands, 2)
            let service = store.auth.app.service
            let short = service.token(for: layla.account, now: store.now, lifetime: .minutes(15))
            let (mine, other) = (
                short.text.split(separator: ".").map(String.init), store.somebody().token.text.split(separator: ".").map(String.init)
            )
            let peer = store.store.app.runtime.keys.tokens.issue(.profile, for: .store, now: store.now)
            let forged = [
                "x", "a.b.c", mine[0] + "." + mine[1] + ".", mine[0] + "." + other[1] + "." + mine[2],
                mine[0] + "." + mine[1] + "." + String(mine[2].reversed()), "eyJhbGciOiJub25lIn0." + mine[1] + ".", peer,
            ]
            let clients =
                [store.client, store.client.with("Authorization", "Basic " + short.text)]
                + forged.map { store.client.with("Authorization", "Bearer " + $0) }
            for request in Self.own(bands) {
                for client in clients {
                    let answer = try await Self.send(client, request)
                    #expect(answer.status == 401 && answer.code.map(ErrorCode.tokenRefusals.contains) == true, "\(request.0) \(request.1)")
                }
            }
            store.store.clock.advance(by: .minutes(16))
            for request in Self.own(bands) { #expect(try await Self.send(store.client.bearing(short), request).status == 401) }
            #expect(try await layla.trolley.shown().quantities == [2])
        }
    }

    @Test(arguments: [Product.gtsd, .ironlift, .stack]) func otherProductsHaveNoStore(_ product: Product) async throws {
        try await StoreFixture.run { store in
            let (person, bands) = (store.somebody(product), try await store.shelve())
            for request in Self.own(bands) {
                let answer = try await Self.send(person.client, request)
                #expect(answer.status == 403 && answer.code == .wrongProduct, "\(request.0) \(request.1)")
            }
            #expect(try await store.rows("SELECT 1 FROM customers") == 0)
        }
    }

    @Test func theDemoReadsAndDoesNotWrite() async throws {
        try await StoreFixture.run { store in
            let (demo, bands) = (store.somebody(demo: true), try await store.shelve())
            for request in Self.own(bands) {
                let answer = try await Self.send(demo.client, request)
                if request.0 == .get {
                    #expect(answer.status == 200)
                } else {
                    #expect(answer.status == 403 && answer.code == .demoReadOnly, "\(request.0) \(request.1)")
                }
            }
            #expect(try await store.rows("SELECT 1 FROM customers") == 0)
        }
    }

    /// A token outlives its person by some minutes.
    @Test(arguments: Engine.allCases) func whoWasDeletedHasNoCart(_ engine: Engine) async throws {
        try await StoreFixture.run(engine: engine) { store in
            let (layla, bands) = (store.somebody(), try await store.shelve())
            try await store.run("INSERT INTO departed (user_id, departed_at) VALUES (\(layla.id.text), \(store.now))")
            for request in Self.own(bands) {
                let answer = try await Self.send(layla.client, request)
                #expect(answer.status == 401 && answer.code.map(ErrorCode.tokenRefusals.contains) == true, "\(request.0) \(request.1)")
            }
            #expect(try await store.rows("SELECT 1 FROM carts") == 0)
        }
    }
}
