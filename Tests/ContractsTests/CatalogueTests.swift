import Contracts
import HTTPCore
import JSONCoding
import Testing
import Wire

@Suite struct CatalogueTests {
    @Test func routesAndIdsAreUniqueInAService() {
        for (service, endpoints) in Catalogue.services {
            #expect(Set(endpoints.map(\.id)).count == endpoints.count, "\(service)")
            #expect(Set(endpoints.map { "\($0.method.rawValue) \($0.path)" }).count == endpoints.count, "\(service)")
        }
    }

    @Test func pathParametersExist() {
        for endpoint in Catalogue.services.values.joined() {
            #expect(Set(endpoint.path.parameterNames).isSubset(of: endpoint.parameters.fields.map(\.name)), "\(endpoint.id)")
        }
    }

    @Test func concreteCallsFindTheirEndpoint() {
        #expect(
            Catalogue.endpoint(service: "auth", method: "DELETE", path: "/auth/sessions/01960f3e-7b6a-7c3e-9d2a-5b8f0c1d2e3f")?.id
                == "auth.deleteSession")
        #expect(Catalogue.endpoint(service: "auth", method: "HEAD", path: "/health")?.id == "system.health")
        #expect(Catalogue.endpoint(service: "auth", method: "GET", path: "/auth/login") == nil)
    }
}
