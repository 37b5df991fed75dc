internal import Contracts
internal import HTTPCore
internal import JSONCoding
internal import Wire

/// `{{harness}}/sessions`: signs somebody in without their code or password, such as a coach whom several flows want at once.
///
/// `POST /sessions` with `{"who": "0550000008", "product": "fitcoach"}` answers what signing in answers: tokens and account. `who` is the
/// whole number or address; nobody with it is 404 `no_account`.
final class SessionGiver {
    private let peers: PeerCalls

    init(_ context: HarnessContext) {
        peers = PeerCalls(
            services: context.services, secret: context.serviceSecret, run: context.run, caller: .operator, transport: context.transport,
            clock: context.clock)
    }

    func give(_ document: JSONValue) throws(HarnessError) -> TransportResponse {
        var members = try Members(document, code: "bad_session")
        let who = try members.needed("who")
        let product = try members.needed("product")
        try members.finish()
        let spelled = (try? SaudiMobile(validating: who))?.text ?? who.lowercased()
        let found = try peers.call(
            TestAccounts.find.description, of: "auth", body: ["text": .string(spelled), "product": .string(product)],
            failure: "session_failed")
        guard found.status == 200 else { return found }
        // The search also finds parts of numbers and addresses.
        let account = (try? JSONReading.parse(found.body))?["items"]?.array?.first {
            $0["phone"]?.string == spelled || $0["email"]?.string == spelled
        }
        guard let id = account?["id"]?.string else {
            throw HarnessError(status: 404, code: "no_account", message: "\(product) has no account of \(who)")
        }
        return try peers.call(TestAccounts.signIn.description, of: "auth", parameters: ["id": id], body: .null, failure: "session_failed")
    }
}
