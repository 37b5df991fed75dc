extension EndpointDescription {
    /// Who may call it, and what it does with an `Idempotency-Key`.
    public var terms: String {
        if requiresKey { return audience + " It is refused without an `Idempotency-Key`." }
        return takesKey ? audience + " It takes an `Idempotency-Key`." : audience
    }

    /// Who may call it, in a sentence or three.
    public var audience: String {
        switch access {
        case .anyone: return "Anybody may call it, without a token."
        case .service: return "Only services of this system may call it: \(callers.map(\.text).joined(separator: ", ")). Apps never do."
        case .signedIn, .coach, .admin:
            let who =
                switch access {
                case .coach: "a signed-in coach"
                case .admin: "a signed-in administrator"
                default: "somebody signed in"
                }
            let names = products.map { $0.rawValue }
            let of = names.count == Product.allCases.count ? "any product" : names.joined(separator: " or ")
            return "For \(who), of \(of)." + (isDemoAllowed ? " A demo session may call it too." : "")
        }
    }
}
