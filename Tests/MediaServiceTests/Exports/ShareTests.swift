import AppTesting
import Contracts
import Foundation
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

@Suite struct ShareTests {
    @Test(arguments: Engine.allCases) func aLinkGivesAVideoToWhoeverHasIt(_ engine: Engine) async throws {
        try await MediaFixture.run(engine: engine, configure: { $0.renders = 0 }) { media in
            let (noor, omar) = (try await media.somebody(.stack), try await media.somebody(.stack))
            let bytes = Array("0123456789".utf8)
            let id = try await media.finished(bytes, of: noor)
            func share(_ request: ShareRequest = ShareRequest()) async throws -> ShareLink {
                try await noor.client.call(Exports.share, ExportParameters(id: id), request)
            }
            let link = try await share()
            #expect(link.expiresAt == media.now + .days(7))
            let whole = try await media.client.send(.get, link.url)
            #expect((whole.status, whole.headers["Content-Type"], whole.body) == (200, "video/mp4", bytes))
            #expect(whole.headers["Cache-Control"]?.contains("no-cache") == true, "a link that ends is asked for each time")
            let etag = try #require(whole.headers["ETag"])
            #expect(try await media.client.send(.get, link.url, headers: ["If-None-Match": etag]).status == 304)
            let part = try await media.client.send(.get, link.url, headers: ["Range": "bytes=-3"])
            #expect((part.status, part.headers["Content-Range"], part.body) == (206, "bytes 7-9/10", Array("789".utf8)))
            // What is stored gives no access.
            let stored = try await media.media.database.read { db in
                try await db.query("SELECT token_hash FROM shares").map { try $0.get(0, as: String.self) }
            }
            #expect(stored.count == 1 && stored.allSatisfy { !$0.contains(link.token.text) })
            let guess = try await media.client.answer(Exports.shared, ShareParameters(token: OpaqueToken(trusted: stored[0])), Nothing())
            #expect((guess.status, guess.code) == (404, .notFound))

            #expect(try await omar.client.answer(Exports.share, ExportParameters(id: id), ShareRequest()).status == 404)
            #expect(try await omar.client.answer(Exports.endShare, ExportParameters(id: id), Nothing()).status == 404)
            let waiting = try await media.export(try await media.plain(of: noor), of: noor)
            let early = try await noor.client.answer(Exports.share, ExportParameters(id: waiting.id), ShareRequest())
            #expect((early.status, early.code) == (409, .exportNotReady))
            for seconds in ["299", "2592001"] {
                #expect(try await noor.client.json(.post, "/exports/\(id.text)/share", #"{"expiresIn":\#(seconds)}"#).status == 422)
            }

            let short = try await share(ShareRequest(expiresIn: ShareSeconds(trusted: 300)))
            media.media.clock.advance(by: .seconds(299))
            #expect(try await media.client.send(.get, short.url).status == 200)
            media.media.clock.advance(by: .seconds(1))
            let over = try await media.client.answer(Exports.shared, ShareParameters(token: short.token), Nothing())
            #expect((over.status, over.code) == (403, .linkExpired))
            #expect(try await media.client.send(.get, link.url).status == 200)
            let other = try await share()
            #expect(try await noor.client.answer(Exports.endShare, ExportParameters(id: id), Nothing()).status == 204)
            for ended in [link, other] { #expect(try await media.client.send(.get, ended.url).status == 404) }
            #expect(try await media.client.send(.get, try await share().url).status == 200)
        }
    }
}
