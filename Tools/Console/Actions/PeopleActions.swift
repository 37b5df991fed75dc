internal import Contracts
internal import HTTPCore
internal import JSONCoding
internal import Wire

/// Accounts: found, signed in as, given a role or a tier, deleted.
struct PeopleActions: Sendable {
    let calls: ServiceCalls

    /// `?q=…&product=…`: `{items: [Account]}`.
    func find(_ query: Query) async throws(ConsoleRefusal) -> JSONValue {
        var search = JSONObject()
        search["text"] = query["q"].map { .string(String($0.prefix(100))) }
        search["product"] = query["product"].map(JSONValue.string)
        return try await calls.call(TestAccounts.find.description, of: "auth", body: .object(search))
    }

    /// `{accessToken, refreshToken, expiresIn, user, nextStep}`.
    func signIn(_ id: String) async throws(ConsoleRefusal) -> JSONValue {
        try await calls.call(TestAccounts.signIn.description, of: "auth", parameters: ["id": id])
    }

    func delete(_ id: String) async throws(ConsoleRefusal) {
        try await calls.call(TestAccounts.delete.description, of: "auth", parameters: ["id": id])
    }

    /// `{role}`: counts from the next access token on.
    func setRole(_ id: String, _ body: JSONValue) async throws(ConsoleRefusal) {
        let role: JSONValue = ["role": body["role"] ?? .null]
        try await calls.call(Auth.setRole.description, of: "auth", parameters: ["id": id], body: role)
    }

    /// `{tier}`: of FitCoach+; `{userId, tier, version}`.
    func setTier(_ id: String, _ body: JSONValue) async throws(ConsoleRefusal) -> JSONValue {
        let tier: JSONValue = ["tier": body["tier"] ?? .null]
        return try await calls.call(TestSubscriptions.setTier.description, of: "store", parameters: ["id": id], body: tier)
    }
}
