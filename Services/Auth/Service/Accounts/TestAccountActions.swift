internal import Contracts
internal import Platform
internal import ServiceKit
internal import Storage
internal import Wire

/// What the console does with accounts.
struct TestAccountActions: Sendable {
    let dependencies: AuthDependencies

    private static let most: Int64 = 50

    var routes: [Route] {
        [
            TestAccounts.find.handle(find), TestAccounts.signIn.handle(signIn),
            TestAccounts.delete.handle(AccountEnd(dependencies: dependencies).erase),
        ]
    }

    private func find(_ call: Call<PeerService, Nothing, AccountSearch>) async throws -> FoundAccounts {
        let (text, product) = (call.body.text?.text, call.body.product)
        return try await dependencies.database.read { db in
            FoundAccounts(items: try await UserStore.search(text, product, limit: Self.most, in: db).map(\.account))
        }
    }

    private func signIn(_ call: Call<PeerService, UserParameters, Nothing>) async throws -> SessionTokens {
        let (id, context) = (call.parameters.id, call.context)
        return try await dependencies.database.write { [tokens = dependencies.tokens] db in
            guard let user = try await UserStore.find(id, in: db) else { throw APIError(.notFound) }
            return try await tokens.start(user.account, device: nil, remembered: true, context: context, in: db)
        }
    }
}
