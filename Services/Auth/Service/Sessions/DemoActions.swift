internal import Contracts
internal import Platform
internal import Security
internal import ServiceKit
internal import Storage
internal import Wire

/// Looking around without an account: one shared account a product, whose sessions only read. FR-HOME-08-a.
struct DemoActions: Sendable {
    let dependencies: AuthDependencies
    private let budgetKey: HMACKey

    init(dependencies: AuthDependencies) {
        self.dependencies = dependencies
        budgetKey = dependencies.runtime.keys.hmac("demo budgets")
    }

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
            for budget in budgets(call.context) { try await budget.spend(now: call.now, in: db) }
            _ = try await UserStore.insert(new, in: db)
            guard let user = try await UserStore.findDemo(product, in: db) else { throw APIError(.internalError) }
            let tokens = try await dependencies.tokens.start(
                user.account, device: nil, remembered: false, context: call.context, in: db)
            // Else a repeat, as after an answer that got lost, would start another session.
            try await call.keep(tokens, in: db)
            return tokens
        }
    }

    /// Each start is a row that lives for a day, and a passer-by needs no other proof than to ask.
    private func budgets(_ context: RequestContext) -> [Budget] {
        let limit = dependencies.settings.demosPerAddressHourly, run = context.run ?? ""
        func budget(_ name: String, _ limit: Int) -> Budget {
            Budget(bucket: base64url(budgetKey.sign(Array("\(run)|\(name)".utf8))), limit: limit, length: .hours(1))
        }
        let ofAddress = budget("address|" + CodeLane.network(of: context.clientAddress), limit)
        guard let site = CodeLane.site(of: context.clientAddress) else { return [ofAddress] }
        return [ofAddress, budget("site|" + site, limit * dependencies.settings.otp.networksPerSite)]
    }
}
