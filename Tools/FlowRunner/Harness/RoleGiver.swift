internal import Contracts
internal import HTTPCore
internal import JSONCoding
internal import Wire

/// `{{harness}}/roles`: makes an account an administrator or a coach, which no account can do for itself.
///
/// `POST /roles` with `{"user": …, "role": "admin"}` answers the same once auth took it; the next sign-in or refresh gives an access
/// token with that role. What auth refuses comes back as auth said it.
final class RoleGiver {
    private let peers: PeerCalls

    init(_ peers: PeerCalls) { self.peers = peers }

    func give(_ document: JSONValue) throws(HarnessError) -> TransportResponse {
        var members = try Members(document, code: "bad_role")
        let user = try members.needed("user")
        let role = try members.needed("role")
        try members.finish()
        let response = try give(role, to: user)
        return response.status == 204 ? .answer(200, ["user": .string(user), "role": .string(role)]) : response
    }

    /// What auth says: 204 when it is done.
    func give(_ role: String, to user: String) throws(HarnessError) -> TransportResponse {
        try peers.call(
            Auth.setRole.description, of: "auth", parameters: ["id": user], body: ["role": .string(role)], failure: "role_failed")
    }
}
