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
}
