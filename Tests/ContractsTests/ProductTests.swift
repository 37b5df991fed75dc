import Contracts
import Testing
import Wire

/// Whose people an endpoint is for is part of its contract.
@Suite struct ProductTests {
    @Test(arguments: [
        ("tasks", [Product.gtsd]), ("store", [.fitcoach]), ("coaching", [.fitcoach]), ("training", [.fitcoach, .ironlift]),
        ("nutrition", [.gtsd, .fitcoach]),
    ])
    func aServiceIsForItsProducts(_ service: String, _ products: [Product]) throws {
        let people = try #require(Catalogue.services[service]).filter(\.isForPeople)
        #expect(people.count > 10)
        for endpoint in people {
            #expect(!endpoint.products.isEmpty && Set(endpoint.products).isSubset(of: products), "\(endpoint.id)")
            #expect(endpoint.allErrors.contains(.wrongProduct), "\(endpoint.id)")
        }
        #expect(Set(people.flatMap(\.products)) == Set(products))
    }

    @Test func partsOfServicesHaveTheirs() throws {
        let all = Catalogue.services.values.joined()
        func products(_ id: String) throws -> [Product] { try #require(all.first { $0.id == id }).products }
        #expect(try products("profile.me") == Product.allCases)
        #expect(try products("profile.submitOnboarding") == [.gtsd])
        #expect(try products("profile.secondIntake") == [.fitcoach])
        #expect(try products("training.plan") == [.fitcoach] && products("training.sync") == [.ironlift])
        #expect(try products("nutrition.plan") == [.fitcoach] && products("nutrition.foods") == [.gtsd, .fitcoach])
        #expect(try products("media.compositions") == [.stack] && products("media.photos") == Product.allCases)
    }
}
