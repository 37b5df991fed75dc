import AppTesting
import Contracts
import HTTPCore
import Testing

@Suite struct SkeletonTests {
    @Test func theAppStarts() async throws {
        try await StoreFixture.run { store in
            try await store.shelve()
            #expect(try await store.client.call(System.ready).service == "store")
        }
    }
}
