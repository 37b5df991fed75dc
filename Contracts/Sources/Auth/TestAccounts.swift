internal import HTTPCore
public import Wire

/// Accounts as whoever develops the products handles them, in `barbell console`. Served only with test hooks on, to the operator.
public enum TestAccounts {
    public static let find = Endpoint<PeerService, Nothing, AccountSearch, FoundAccounts>(
        "auth.findAccounts", .post, "/_test/accounts/find", callers: [.operator], status: .ok, summary: "Accounts, newest first")
    public static let signIn = Endpoint<PeerService, UserParameters, Nothing, SessionTokens>(
        "auth.signInAs", .post, "/_test/accounts/{id}/sessions", callers: [.operator], status: .created,
        summary: "A session of an account, without its password")
    public static let delete = Endpoint<PeerService, UserParameters, Nothing, Nothing>(
        "auth.deleteAccount", .delete, "/_test/accounts/{id}", callers: [.operator],
        summary: "Delete an account and everything that belongs to it; again changes nothing")

    public static let all: [EndpointDescription] = [find.description, signIn.description, delete.description]
}

public struct AccountSearch: DTO {
    /// A part of the address, number or name, or the whole id; everybody when left out.
    public let text: ShortText?
    public let product: Product?

    public init(text: ShortText? = nil, product: Product? = nil) {
        self.text = text
        self.product = product
    }
    public static let example = AccountSearch(text: ShortText(trusted: "layla"), product: .fitcoach)
}

public struct FoundAccounts: DTO {
    /// Newest first, 50 at most.
    public let items: [Account]
    public init(items: [Account]) { self.items = items }
    public static let example = FoundAccounts(items: [.example])
}
