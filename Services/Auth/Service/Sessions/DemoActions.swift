internal import Contracts
internal import Platform
internal import ServiceKit
internal import Storage
internal import Wire

/// Looking around without an account: one shared account a product, whose sessions only read. FR-HOME-08-a.
struct DemoActions: Sendable {
    let dependencies: AuthDependencies

    func start(_ call: Call<Anyone, Nothing, DemoRequest>) async throws -> SessionTokens {
        let product = call.body.product?.value ?? .fitcoach
        guard ProductPolicy.of(product).hasDemo else {
            let allowed = Product.allCases.filter { ProductPolicy.of($0).hasDemo }.map(\.rawValue)
            throw APIError(.validationFailed, fields: [FieldProblem("product", .notAllowed(values: allowed))])
        }
        let new = UserStore.New(
            id: UserID(trusted: dependencies.runtime.ids.next()), product: product, name: PersonName(trusted: "Demo"), demoProduct: product,
            now: call.now)
        return try await dependencies.database.write { db in
            _ = try await UserStore.insert(new, in: db)
            guard let user = try await UserStore.findDemo(product, in: db) else { throw APIError(.internalError) }
            return try await dependencies.tokens.start(user.account, device: nil, remembered: false, context: call.context, in: db)
        }
    }
}
