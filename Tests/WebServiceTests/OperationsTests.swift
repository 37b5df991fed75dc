import Contracts
import HTTPCore
import Testing
import Wire

@testable import WebService

/// What pages may call follows from the contracts.
@Suite struct OperationsTests {
    private static let all = Catalogue.services.values.flatMap { $0 }

    private func operations() throws -> Operations {
        try Operations(of: Dictionary(uniqueKeysWithValues: Catalogue.services.keys.filter { $0 != "sandbox" }.map { ($0, "") }).keys)
    }

    private func found(_ endpoint: EndpointDescription) throws -> Operations.Operation? {
        let holes = Dictionary(endpoint.path.parameterNames.map { ($0, "1") }) { first, _ in first }
        guard let path = endpoint.path.path(holes) else { return nil }
        return try? operations().find(endpoint.method, path).operation
    }

    /// Also of an operation that is still to come: no answer with tokens goes on to a page.
    @Test func noAnswerWithTokensGoesOn() throws {
        let giving = Self.all.filter { endpoint in
            guard case .json(let answer) = endpoint.success else { return false }
            return answer.fields.contains { $0.name == "accessToken" || $0.name == "refreshToken" }
        }
        #expect(giving.count >= 5)
        for endpoint in giving {
            let operation = try found(endpoint)
            #expect(operation == nil || operation?.givesTokens == true, "\(endpoint.id)")
        }
    }

    /// A text of which there may be more than fits into a usual body has the limit that its service has for it.
    @Test func largeTextsHaveALimitOfTheirOwn() throws {
        let usual = 1 << 20
        let large = Self.all.filter { endpoint in
            endpoint.body?.fields.contains { field in
                guard case .string(let rules) = field.schema else { return false }
                return 2 * (rules.maximumBytes ?? 0) > usual
            } ?? false
        }
        #expect(large.contains { $0.id == Training.importHistory.description.id })
        for endpoint in large { #expect(try #require(try found(endpoint)?.bodyLimit, "\(endpoint.id)") > usual) }
    }

    @Test func whatAppsCallIsThere() throws {
        for id in ["auth.me", "auth.login", "tasks.list", "tasks.complete", "profile.me", "media.putObject", "coaching.events", "store.openGuestCart"] {
            let endpoint = try #require(Self.all.first { $0.id == id })
            #expect(try found(endpoint)?.endpoint.id == id)
        }
    }

    @Test func whatServicesHaveForEachOtherIsNot() throws {
        for endpoint in Self.all where endpoint.access == .service || endpoint.isTestHook {
            #expect(try found(endpoint) == nil, "\(endpoint.id)")
        }
    }
}
