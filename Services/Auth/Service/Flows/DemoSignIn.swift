internal import Contracts
internal import Platform
internal import ServiceKit
internal import Storage
internal import Wire

/// Looking around without an account: one shared account a product, whose sessions only read. FR-HOME-08-a.
struct DemoSignIn: Sendable {
    let database: any Database
    let tokens: TokenMaker
    let runtime: ServiceRuntime

    func start(_ request: DemoRequest, context: RequestContext) async throws -> SessionTokens {
        let product = request.product ?? .fitcoach
        guard ProductPolicy.of(product).hasDemo else {
            let allowed = Product.allCases.filter { ProductPolicy.of($0).hasDemo }.map(\.rawValue)
            throw APIError(.validationFailed, fields: [FieldProblem("product", .notAllowed(values: allowed))])
        }
        let new = UserStore.New(
            id: UserID(trusted: runtime.ids.next()), product: product, name: PersonName(trusted: "Demo"), demoProduct: product, now: context.now)
        return try await database.write { db in
            _ = try await UserStore.insert(new, in: db)
            guard let user = try await UserStore.findDemo(product, in: db) else { throw APIError(.internalError) }
            return try await tokens.start(user.account, device: nil, remembered: false, context: context, in: db)
        }
    }
}
