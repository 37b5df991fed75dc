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

@Suite struct LibraryTests {
    @Test(.proves("X-02"), arguments: Engine.allCases) func compositionsAndExportsComeNewestFirst(_ engine: Engine) async throws {
        try await MediaFixture.run(engine: engine, configure: { $0.renders = 0 }) { media in
            let (noor, omar) = (try await media.somebody(.stack), try await media.somebody(.stack))
            var made: [(at: Instant, id: String, kind: LibraryKind)] = []
            for index in 0..<20 {
                // Always two of a moment, so that the order needs the id.
                let at = media.now - .minutes(Int64(index / 2))
                if index % 3 == 0 {
                    made.append((at, try await media.finished(at: at, of: noor).text, .export))
                } else {
                    made.append((at, try await media.compose([], at: at, of: noor).text, .composition))
                }
            }
            _ = try await media.finished(of: omar)
            // Not finished, so not there.
            _ = try await media.export(
                try await media.compose(
                    [Laid(media: try await media.clip(Reel.film("red", 0.1), of: noor))], at: media.now - .days(1), of: noor), of: noor)
            let expected = made.sorted { ($0.at, $0.id) > ($1.at, $1.id) }

            func pages(_ kind: LibraryKind?, _ limit: Int64?, between: () async throws -> Void) async throws -> [LibraryItem] {
                var items: [LibraryItem] = []
                var cursor: OpaqueToken?
                repeat {
                    let page = try await noor.client.call(
                        Exports.library, LibraryQuery(kind: kind, limit: limit.map { Whole(trusted: $0) }, cursor: cursor), Nothing())
                    #expect(page.items.count <= limit ?? 20)
                    items += page.items
                    cursor = page.nextCursor
                    try await between()
                } while cursor != nil
                return items
            }
            func id(_ item: LibraryItem) -> String { item.composition?.id.text ?? item.export?.id.text ?? "" }
            let all = try await pages(nil, 3) {
                // What is newer than the page moves nothing.
                _ = try await media.finished(at: media.now + .hours(1), of: noor)
                _ = try await media.compose([], at: media.now + .hours(1), of: noor)
            }
            #expect(all.dropLast().map(id) == expected.map(\.id))
            #expect(all.dropLast().map(\.kind) == expected.map(\.kind))
            #expect(all.dropLast().map(\.at) == expected.map(\.at))
            let exports = try await pages(.export, nil) {}
            #expect(exports.allSatisfy { $0.kind == .export && $0.export?.url != nil && $0.composition == nil })
            #expect(exports.map(id).suffix(7) == expected.filter { $0.kind == .export }.map(\.id)[...])
            let compositions = try await pages(.composition, 5) {}
            #expect(Array(compositions.map(id).dropLast().suffix(13)) == expected.filter { $0.kind == .composition }.map(\.id))
            #expect(Set(try await pages(nil, 1) {}.map(id)).count == exports.count + compositions.count)
            for query in ["kind=film", "limit=0", "cursor=abc"] {
                #expect(try await noor.client.send(.get, "/library?\(query)").status == 422, "\(query)")
            }
        }
    }

    /// Whoever made many videos does not have all of them sorted for each page, or summed for each upload.
    @Test(arguments: Engine.allCases) func aPageIsReadFromAnIndexInItsOrder(_ engine: Engine) async throws {
        try await MediaFixture.run(engine: engine, configure: { $0.renders = 0 }) { media in
            let noor = try await media.somebody(.stack)
            for minute in 0..<3 { _ = try await media.finished(at: media.now - .minutes(Int64(minute)), of: noor) }
            var cursor: OpaqueToken?
            for _ in 0..<2 {
                let query = LibraryQuery(kind: .export, limit: Whole(trusted: 1), cursor: cursor)
                cursor = try await noor.client.call(Exports.library, query, Nothing()).nextCursor
            }
            let pages = media.media.statements("ORDER BY done_at DESC")
            #expect(pages.count == 2)
            for sql in pages {
                let plan = try await plan(of: sql, media)
                #expect(plan.contains("exports_done") && !plan.contains("Sort") && !plan.contains("ORDER BY"), "\(plan)")
            }
            _ = try await noor.client.call(Media.storage, Nothing(), Nothing())
            let room = try await plan(of: try #require(media.media.statements("AS reserved").first), media)
            #expect(engine == .postgres || room.contains("exports_open"), "\(room)")
        }
    }

    private func plan(of sql: SQL, _ media: MediaFixture) async throws -> String {
        let database = media.media.database
        guard database.engine == .postgres else {
            return try await database.read { db in
                try await db.query("EXPLAIN QUERY PLAN " + sql).map { try $0.get("detail", as: String.self) }.joined(separator: "\n")
            }
        }
        return try await database.write { db in
            // Three rows are sorted as soon as they are read.
            let settings: [SQL] = ["enable_seqscan", "enable_bitmapscan", "enable_sort"]
            for setting in settings { try await db.execute("SET LOCAL " + setting + " = off") }
            return try await db.query("EXPLAIN (COSTS OFF) " + sql).map { try $0.get(0, as: String.self) }.joined(separator: "\n")
        }
    }
}
