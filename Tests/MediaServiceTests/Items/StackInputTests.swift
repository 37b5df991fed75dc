import AppTesting
import Contracts
import HTTPCore
import JSONCoding
import MediaService
import Platform
import Security
import ServiceKit
import Storage
import TestSupport
import Testing
import Wire

/// What people, and those who try things, can send.
@Suite struct StackInputTests {
    @Test func importsOfStrangeShapesAreRefusedByField() async throws {
        try await MediaFixture.run { media in
            let layla = try await media.somebody(.stack)
            func post(_ items: String) async throws -> Answer {
                try await layla.client.json(.post, "/media/imports", "{\"items\": \(items)}")
            }
            func item(_ name: String = "\"a.mp4\"", _ type: String = "\"video/mp4\"", _ bytes: String = "10", _ more: String = "") -> String
            {
                "[{\"name\": \(name), \"contentType\": \(type), \"bytes\": \(bytes)\(more)}]"
            }
            let long = "\"" + String(repeating: "ش", count: 201) + "\""
            let refused: [(String, String)] = [
                (item("\"\""), "items.0.name"), (item(long), "items.0.name"), (item("null"), "items.0.name"), (item("5"), "items.0.name"),
                (item("[]"), "items.0.name"), (item("\"a\\u0000b\""), "items.0.name"), (item("\"a\\nb\""), "items.0.name"),
                (item("\"a\"", "\"\""), "items.0.contentType"), (item("\"a\"", "\"video\""), "items.0.contentType"),
                (item("\"a\"", "\"video/mp4; x=1\""), "items.0.contentType"), (item("\"a\"", "1"), "items.0.contentType"),
                (item("\"a\"", "\"فيديو/mp4\""), "items.0.contentType"),
                (item("\"a\"", "\"video/mp4\"", "0"), "items.0.bytes"), (item("\"a\"", "\"video/mp4\"", "-1"), "items.0.bytes"),
                (item("\"a\"", "\"video/mp4\"", "1.5"), "items.0.bytes"), (item("\"a\"", "\"video/mp4\"", "\"10\""), "items.0.bytes"),
                (item("\"a\"", "\"video/mp4\"", "9223372036854775807"), "items.0.bytes"),
                (item("\"a\"", "\"video/mp4\"", "1e400"), "items.0.bytes"),
                (item("\"a\"", "\"video/mp4\"", "10", ", \"sha256\": \"abc\""), "items.0.sha256"),
                (item("\"a\"", "\"video/mp4\"", "10", ", \"sha256\": \"\(String(repeating: "g", count: 64))\""), "items.0.sha256"),
                ("{}", "items"), ("\"x\"", "items"), ("null", "items"), ("[1]", "items.0"), ("[null]", "items.0"),
            ]
            for (text, field) in refused {
                let answer = try await post(text)
                #expect(answer.status == 422 || answer.status == 400, "\(text.prefix(80)) \(answer.status)")
                #expect(answer.status == 400 || answer.fields.contains { $0.hasPrefix(field) }, "\(text.prefix(80)) \(answer.fields)")
            }
            for broken in ["", "{", "[", "{\"items\": [}", "{\"items\": NaN}", "{\"items\": [{\"name\": \"\\ud800\"}]}", "nonsense"] {
                let answer = try await layla.client.json(.post, "/media/imports", broken)
                #expect(answer.status == 400 || answer.status == 422, "\(broken) \(answer.status)")
                #expect(answer.code == .malformedRequest || answer.code == .validationFailed)
            }
            let form = try await layla.client.send(
                .post, "/media/imports", headers: ["Content-Type": "application/x-www-form-urlencoded"], body: Array("items=1".utf8))
            #expect(form.status == 415)
            // Upper case is the same type, and the hash the same hash.
            let loud = try await post(item("\"A\"", "\"VIDEO/MP4\"", "10", ", \"sha256\": \"\(String(repeating: "AB", count: 32))\""))
            #expect(loud.status == 201)
            #expect(try await media.rows("SELECT id FROM media_items") == 1)
        }
    }

    @Test func layersTakeNumbersWithinTheirBounds() async throws {
        try await MediaFixture.run { media in
            let layla = try await media.somebody(.stack)
            let item = try await media.ready([.jpeg(try Clips.jpeg())], of: layla)[0]
            let composition = try await media.composition([item.id], of: layla)
            let path = "/compositions/\(composition.id.text)/layers"
            let layer = path + "/" + composition.layers[0].id.text
            for wrong in ["3.0001", "-2.0001", "1e300", "-1e300", "1e999", "\"0.5\"", "null", "true", "[0.5]", "9223372036854775808"] {
                let answer = try await layla.client.json(.patch, layer, "{\"position\": {\"x\": \(wrong), \"y\": 0.5}}")
                #expect(answer.status == 422 || answer.status == 400, "\(wrong) \(answer.status)")
                let width = try await layla.client.json(.patch, layer, "{\"width\": \(wrong)}")
                #expect(wrong == "null" ? width.status == 200 : width.status == 422 || width.status == 400, "\(wrong) \(width.status)")
            }
            for wrong in ["0.0999", "1.5001", "0", "-0.4"] {
                let answer = try await layla.client.json(.patch, layer, "{\"width\": \(wrong)}")
                #expect((answer.status, answer.fields) == (422, ["width out_of_range"]), "\(wrong)")
            }
            for broken in [
                "{\"width\": NaN}", "{\"width\": Infinity}", "{\"width\": .4}", "{\"width\": 0.4,}", "{\"position\": {\"x\": 1}",
            ] {
                #expect(try await layla.client.json(.patch, layer, broken).status == 400, "\(broken)")
            }
            #expect(try await layla.client.json(.patch, layer, "{\"position\": {\"x\": 1}}").fields == ["position.y required"])
            #expect(try await layla.client.json(.patch, layer, "{\"version\": \"1\"}").status == 422)
            #expect(try await layla.client.json(.patch, layer, "{\"version\": -5, \"width\": 0.5}").code == .versionConflict)
            #expect(try await layla.client.json(.post, path, "{}").fields == ["mediaId required"])
            #expect(try await layla.client.json(.post, path, "{\"mediaId\": \"../x\"}").fields == ["mediaId malformed"])
            #expect(try await layla.client.json(.post, layer + "/order", "{\"to\": \"middle\"}").fields == ["to not_allowed"])
            #expect(try await layla.client.json(.post, layer + "/order", "{}").fields == ["to required"])
            #expect(try await media.composition(composition.id, of: layla) == composition)
            for (width, stored) in [("0.1", Int64(1000)), ("1.5", 15_000), ("0.33333", 3333)] {
                #expect(try await layla.client.json(.patch, layer, "{\"width\": \(width)}").status == 200)
                #expect(try await media.composition(composition.id, of: layla).layers[0].width.tenThousandths == stored)
            }
            for query in ["limit=0", "limit=201", "limit=x", "cursor=abc", "cursor=%00", "limit=1e3"] {
                #expect(try await layla.client.send(.get, "/compositions?\(query)").status == 422, "\(query)")
                #expect(try await layla.client.send(.get, "/media/items?\(query)").status == 422, "\(query)")
            }
        }
    }

    @Test func nobodySeesOrChangesWhatIsSomebodyElses() async throws {
        try await MediaFixture.run { media in
            let (layla, omar) = (try await media.somebody(.stack), try await media.somebody(.stack))
            let item = try await media.ready([.jpeg(try Clips.jpeg())], of: layla)[0]
            let job = try await media.begin([.png(try Clips.png())], of: layla)
            let composition = try await media.composition([item.id], of: layla)
            let other = try await media.composition(of: omar)
            let layer = composition.layers[0].id.text
            let upload = try #require(job.items[0].upload?.id.text)
            let targets: [(HTTPMethod, String, String)] = [
                (.get, "/media/imports/\(job.id.text)", ""), (.delete, "/media/imports/\(job.id.text)", ""),
                (.post, "/media/imports/\(job.id.text)/items/\(job.items[0].id.text)/uploaded", ""),
                (.get, "/media/items/\(item.id.text)", ""),
                (.delete, "/media/items/\(item.id.text)", ""), (.get, "/media/items/\(item.id.text)/thumbnail", ""),
                (.get, "/compositions/\(composition.id.text)", ""), (.patch, "/compositions/\(composition.id.text)", "{\"loop\": false}"),
                (.delete, "/compositions/\(composition.id.text)", ""), (.post, "/compositions/\(composition.id.text)/duplicate", ""),
                (.post, "/compositions/\(composition.id.text)/layers", "{\"mediaId\": \"\(item.id.text)\"}"),
                (.patch, "/compositions/\(composition.id.text)/layers/\(layer)", "{\"width\": 0.2}"),
                (.delete, "/compositions/\(composition.id.text)/layers/\(layer)", ""),
                (.post, "/compositions/\(composition.id.text)/layers/\(layer)/order", "{\"to\": \"front\"}"),
                // A layer belongs to one composition.
                (.patch, "/compositions/\(other.id.text)/layers/\(layer)", "{\"width\": 0.2}"),
                (.delete, "/compositions/\(other.id.text)/layers/\(layer)", ""),
                (.post, "/compositions/\(other.id.text)/layers/\(layer)/order", "{\"to\": \"back\"}"),
                (.get, "/media/uploads/\(upload)", ""), (.delete, "/media/uploads/\(upload)", ""),
                (.get, "/media/files/\(item.id.text)", ""),
            ]
            for (method, target, body) in targets {
                let answer = body.isEmpty ? try await omar.client.send(method, target) : try await omar.client.json(method, target, body)
                #expect((answer.status, answer.code) == (404, .notFound), "\(method) \(target)")
                let strange = target.replacing(/[0-9a-f-]{36}/, with: "not-an-id")
                let unknown =
                    body.isEmpty ? try await layla.client.send(method, strange) : try await layla.client.json(method, strange, body)
                #expect(unknown.status == 404, "\(method) \(strange)")
                let nobody = body.isEmpty ? try await media.client.send(method, target) : try await media.client.json(method, target, body)
                #expect(nobody.status == 401, "\(method) \(target)")
            }
            #expect(try await media.items(of: omar).isEmpty)
            #expect(try await media.composition(composition.id, of: layla) == composition)
            #expect(try await media.item(item.id, of: layla) == item)
            // Another import's item, also one's own, is not in this import.
            let second = try await media.begin([.png(try Clips.png())], of: layla)
            let mixed = ImportItemParameters(id: second.id, itemId: job.items[0].id)
            #expect(try await layla.client.answer(StackMedia.itemUploaded, mixed, Nothing()).status == 404)
        }
    }

    @Test func peopleOfOtherProductsAreRefusedEverywhere() async throws {
        try await MediaFixture.run { media in
            let id = MediaID.example.text
            let targets: [(HTTPMethod, String, String)] = [
                (.post, "/media/imports", "{\"items\": [{\"name\": \"a\", \"contentType\": \"video/mp4\", \"bytes\": 5}]}"),
                (.get, "/media/imports/\(id)", ""),
                (.delete, "/media/imports/\(id)", ""), (.post, "/media/imports/\(id)/items/\(id)/uploaded", ""), (.get, "/media/items", ""),
                (.get, "/media/items/\(id)", ""), (.delete, "/media/items/\(id)", ""), (.get, "/media/items/\(id)/thumbnail", ""),
                (.get, "/media/settings", ""), (.put, "/media/settings", "{}"), (.post, "/compositions", "{}"), (.get, "/compositions", ""),
                (.get, "/compositions/\(id)", ""), (.patch, "/compositions/\(id)", "{}"), (.delete, "/compositions/\(id)", ""),
                (.post, "/compositions/\(id)/duplicate", ""), (.post, "/compositions/\(id)/layers", "{\"mediaId\": \"\(id)\"}"),
                (.patch, "/compositions/\(id)/layers/\(id)", "{}"), (.delete, "/compositions/\(id)/layers/\(id)", ""),
                (.post, "/compositions/\(id)/layers/\(id)/order", "{\"to\": \"front\"}"),
            ]
            for product in Product.allCases where product != .stack {
                let omar = try await media.somebody(product)
                for (method, target, body) in targets {
                    let answer =
                        body.isEmpty ? try await omar.client.send(method, target) : try await omar.client.json(method, target, body)
                    #expect((answer.status, answer.code) == (403, .wrongProduct), "\(product) \(method) \(target)")
                }
            }
            let demo = try await media.somebody(.stack, demo: true)
            for (method, target, body) in targets where method != .get {
                let answer = body.isEmpty ? try await demo.client.send(method, target) : try await demo.client.json(method, target, body)
                #expect((answer.status, answer.code) == (403, .demoReadOnly), "\(method) \(target)")
            }
            #expect(try await demo.client.call(StackMedia.settings) == .initial)
            #expect(try await media.rows("SELECT user_id FROM owners") == 0)
        }
    }

    @Test func anImportSaidTwiceUnderOneKeyIsOne() async throws {
        try await MediaFixture.run { media in
            let layla = try await media.somebody(.stack)
            let request = ImportRequest(items: [Sent.jpeg(try Clips.jpeg()).file()])
            let answers = try await parallel(6) { _ in
                try await layla.client.call(StackMedia.beginImport, Nothing(), request, headers: ["Idempotency-Key": "import-1"]).id
            }
            #expect(Set(answers).count == 1)
            #expect(try await media.rows("SELECT id FROM media_items") == 1)
        }
    }

    @Test(arguments: Engine.allCases) func everythingOfSomebodyWhoLeftGoes(_ engine: Engine) async throws {
        try await MediaFixture.run(engine: engine) { media in
            let (layla, omar) = (try await media.somebody(.stack), try await media.somebody(.stack))
            for person in [layla, omar] {
                let item = try await media.ready([.mp4(try Clips.film(seconds: 1)), .jpeg(try Clips.jpeg())], of: person)[0]
                _ = try await media.begin([.png(try Clips.png())], of: person)
                _ = try await media.composition([item.id], of: person)
                #expect(try await person.client.json(.put, "/media/settings", "{\"loopMedia\": false}").status == 200)
            }
            try await media.tell(.userDeleted, about: layla)
            #expect(try await media.rows("SELECT id FROM media_imports") == 2)
            #expect(try await media.rows("SELECT id FROM media_items") == 3)
            #expect(try await media.rows("SELECT owner FROM media_settings") == 1)
            #expect(try await media.rows("SELECT id FROM compositions") == 1)
            #expect(try await media.rows("SELECT id FROM layers") == 1)
            #expect(try await media.rows("SELECT id FROM files") == 2)
            #expect(try await media.rows("SELECT id FROM blobs") == 2)
            #expect(try await layla.client.answer(StackMedia.items, MediaPageQuery(), Nothing()).status == 401)
            #expect(try await media.items(of: omar).count == 3)
            try await eventually("only the other's objects are left") { media.stored("original").count == 2 }
        }
    }

    @Test(arguments: Engine.allCases) func itemsHavePagesThatNewOnesDoNotMove(_ engine: Engine) async throws {
        try await MediaFixture.run(engine: engine) { media in
            let layla = try await media.somebody(.stack)
            var made: [MediaID] = []
            for _ in 0..<3 {
                made += try await media.begin((0..<5).map { _ in Sent.jpeg(try Clips.jpeg()) }, of: layla).items.map(\.id)
                media.media.clock.advance(by: .seconds(1))
            }
            var seen: [MediaID] = []
            var cursor: OpaqueToken?
            repeat {
                let page = try await layla.client.call(
                    StackMedia.items, MediaPageQuery(limit: Whole(trusted: 4), cursor: cursor), Nothing())
                seen += page.items.map(\.id)
                if cursor == nil { _ = try await media.begin([.png(try Clips.png())], of: layla) }
                cursor = page.nextCursor
            } while cursor != nil
            #expect(seen == made.reversed())
        }
    }
}
