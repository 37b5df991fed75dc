import AppTesting
import Contracts
import ServiceKit
import Storage
import StoreService
import TestSupport
import Testing
import Wire

/// Two releases with a catalogue each, on one database.
@Suite struct CatalogueVersionTests {
    private struct Releases {
        let old: CatalogueFolder
        let new: CatalogueFolder

        /// The bands cost 60.00 in the old one's files, version 3, and 70.00 in the new one's, version 4.
        init() throws {
            (old, new) = (try CatalogueFolder(), try CatalogueFolder())
            for (folder, price, version) in [(old, Int64(6000), 3), (new, 7000, 4)] {
                var band = TestShelf.products[0]
                band.price = price
                try folder.write([band])
                try folder.version("{ \"version\": \(version) }")
            }
        }

        func remove() {
            old.remove()
            new.remove()
        }
    }

    private func with(_ engine: Engine, _ body: (StoreFixture, Releases) async throws -> Void) async throws {
        let releases = try Releases()
        defer { releases.remove() }
        try await StoreFixture.run(engine: engine) { store in try await body(store, releases) }
    }

    private static func load(_ folder: CatalogueFolder, _ store: StoreFixture) async throws -> CatalogueLoader.Counts {
        try await CatalogueLoader(ids: store.store.app.runtime.ids).load(folder.path, into: store.store.database, now: store.now)
    }

    private func price(_ store: StoreFixture) async throws -> Int64 {
        try await store.number("SELECT price FROM products WHERE slug = 'band-set'")
    }

    @Test(arguments: Engine.allCases) func aReplicaOfTheOldReleaseThatStartsAgainChangesNothing(_ engine: Engine) async throws {
        try await with(engine) { store, releases in
            #expect(try await Self.load(releases.old, store).added == 1)
            #expect(try await Self.load(releases.new, store).changed == 1)
            for _ in 0..<2 {
                let refused = try await Self.load(releases.old, store)
                #expect(refused.newer == 4 && refused.changed == 0 && refused.description.contains("version 4 was loaded before"))
                #expect(try await price(store) == 7000)
            }
            #expect(
                try await Self.load(releases.new, store).description
                    == "0 added, 0 changed, 1 unchanged, 0 kept as an administrator left them")
            // A folder that says no version is older than any that does.
            try releases.old.version(nil)
            #expect(try await Self.load(releases.old, store).newer == 4)
            try releases.old.version("{ \"version\": 5 }")
            #expect(try await Self.load(releases.old, store).changed == 1)
            #expect(try await price(store) == 6000)
        }
    }

    @Test(arguments: Engine.allCases) func ofManyReplicasThatStartAtOnceTheNewestDecides(_ engine: Engine) async throws {
        try await with(engine) { store, releases in
            let loads = try await parallel(24) { index in try await Self.load(index.isMultiple(of: 2) ? releases.old : releases.new, store)
            }
            #expect(try await price(store) == 7000)
            #expect(loads.filter { $0.newer == nil && $0.added + $0.changed > 0 }.count <= 2)
            #expect(try await store.rows("SELECT id FROM products") == 1)
            #expect(try await Self.load(releases.old, store).newer == 4)
        }
    }

    /// What a release that knows no versions goes by stays empty, so that it takes every product for an administrator's own.
    @Test(arguments: Engine.allCases) func releasesWithoutVersionsFindNothingTheyMayChange(_ engine: Engine) async throws {
        try await with(engine) { store, releases in
            _ = try await Self.load(releases.new, store)
            #expect(try await store.rows("SELECT id FROM products WHERE loaded_hash IS NULL AND loaded_parts IS NOT NULL") == 1)
        }
    }

    @Test(arguments: ["", "7", "{}", "{\"version\":0}", "{\"version\":\"2\"}", "{\"version\":1.5}"]) func aVersionIsAWholeNumber(
        _ text: String
    ) async throws {
        try await with(.sqlite) { store, releases in
            try releases.new.version(text)
            await #expect { _ = try await Self.load(releases.new, store) } throws: { "\($0)".contains("catalogue.json: version:") }
            #expect(try await store.rows("SELECT id FROM products") == 0)
        }
    }
}
