import Contracts
import Platform
import StoreService
import Testing
import Wire

@Suite struct SettingsTests {
    private func refused(_ environment: [String: String]) -> Set<String> {
        var reader = ConfigReader(environment)
        _ = StoreService.settings(from: &reader)
        do throws(ConfigError) {
            try reader.finish()
            return []
        } catch {
            return Set(error.problems.map(\.name))
        }
    }

    /// A price that no provider takes would fail at every purchase.
    @Test func pricesAreAtLeastWhatProvidersTake() {
        #expect(refused(["STORE_PREMIUM_PRICE": "40"]) == ["STORE_PREMIUM_PRICE"])
        #expect(refused(["STORE_PREMIUM_PRICE": "50"]) == [])
        let riyals = ["STORE_SUBSCRIPTION_CURRENCY": "SAR"]
        #expect(
            refused(riyals.merging(["STORE_PREMIUM_PRICE": "150", "STORE_SMART_PREMIUM_PRICE": "199"]) { $1 })
                == ["STORE_PREMIUM_PRICE", "STORE_SMART_PREMIUM_PRICE"])
        #expect(refused(riyals.merging(["STORE_PREMIUM_PRICE": "200"]) { $1 }) == [])
    }
}
