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

    /// An app trades its refresh token at the one refusal that asks for no sign-in; a refresh is refused with those that do.
    @Test func whatARefreshMendsIsNoAnswerToARefresh() {
        let mended = ErrorCode.tokenRefusals.filter { $0.action != .signIn }
        #expect(mended == [.tokenExpired] && ErrorCode.tokenExpired.action == nil)
        let refused = Auth.refresh.description.allErrors.filter { $0.status == 401 }
        #expect(refused == [.tokenReused, .unauthenticated])
        #expect(refused.allSatisfy { $0.action == .signIn && !mended.contains($0) })
    }

    /// Of these no plain hash of the body is kept.
    @Test func bodiesWithPasswordsAreKnown() {
        let takers = Catalogue.services.values.joined().filter(\.takesPassword).map(\.id)
        #expect(
            Set(takers) == [
                "auth.signup", "auth.login", "auth.deleteMe", "auth.resetPassword", "auth.changePassword", "profile.delete",
            ])
    }

    /// `overloaded` says that many people are signing in. Other work that waits too long is `unavailable`.
    @Test func onlyWhatHashesPasswordsIsOverloaded() {
        for endpoint in Catalogue.services.values.joined() {
            #expect(endpoint.errors.contains(.overloaded) == endpoint.takesPassword, "\(endpoint.id)")
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
