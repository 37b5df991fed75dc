internal import Contracts
internal import JSONCoding
internal import Pacts
internal import Wire

/// Somebody who signed up for a state.
struct Person {
    let user: String
    let product: Product
    let email: String?
    let token: String
    let refreshToken: String

    init(_ account: Account, access: OpaqueToken, refresh: OpaqueToken) {
        user = account.id.text
        product = account.product
        email = account.email?.text
        token = access.text
        refreshToken = refresh.text
    }

    /// What most states return.
    var values: JSONObject { ["user": .string(user), "personToken": .string(token)] }
}

extension World {
    /// Signs somebody new up, as the product wants it, and in.
    func person(_ product: Product, password: String? = nil) throws(StateProblem) -> Person {
        ProductPolicy.of(product).loginMethods.contains(.phoneOTP)
            ? try personByCode(product) : try personByPassword(product, password ?? "Mountain7Path")
    }

    private func personByPassword(_ product: Product, _ password: String) throws(StateProblem) -> Person {
        let email = freshEmail()
        guard let new = try? NewPassword(validating: password), let given = try? GivenPassword(validating: password) else {
            throw StateProblem(.unknown, "the password of a state is none that auth would take")
        }
        let answer = try caller.call(
            Auth.signup, of: "auth", Nothing(),
            SignupRequest(
                product: product, name: PersonName(trusted: "Layla"), email: EmailAddress(trusted: email), password: new),
            as: .nobody)
        if let access = answer.accessToken, let refresh = answer.refreshToken {
            return Person(answer.user, access: access, refresh: refresh)
        }
        let link = try message(to: email, .mail, "the mail that confirms an address")
        guard let token = link.token else { throw StateProblem(.refused, "the mail that confirms an address has no link in it") }
        _ = try caller.call(Auth.verifyEmail, of: "auth", Nothing(), LinkToken(token: OpaqueToken(trusted: token)), as: .nobody)
        let session = try caller.call(
            Auth.login, of: "auth", Nothing(), LoginRequest(product: product, email: ShortText(trusted: email), password: given),
            as: .nobody)
        return Person(session.user, access: session.accessToken, refresh: session.refreshToken)
    }

    private func personByCode(_ product: Product) throws(StateProblem) -> Person {
        let sent = try sentCode(product)
        let session = try caller.call(
            Auth.verifyOTP, of: "auth", Nothing(), OTPVerification(challengeId: sent.challenge, code: OneTimeCode(trusted: sent.code)),
            as: .nobody)
        return Person(session.user, access: session.accessToken, refresh: session.refreshToken)
    }

    /// Asks for a one-time code and reads it from the phone.
    func sentCode(_ product: Product) throws(StateProblem) -> (phone: String, challenge: ChallengeID, code: String) {
        let phone = freshPhone()
        let challenge = try caller.call(
            Auth.requestOTP, of: "auth", Nothing(), OTPRequest(product: product, phone: PhoneText(trusted: phone)), as: .nobody)
        guard let code = try message(to: phone, .sms, "the SMS with the code").code else {
            throw StateProblem(.refused, "the SMS has no code in it")
        }
        return (phone, challenge.challengeId, code)
    }

    private func message(to address: String, _ channel: Channel, _ what: String) throws(StateProblem) -> RecordedMessage {
        let filter = MessageFilter(to: ShortText(trusted: address), channel: channel)
        return try self.await(what) { () throws(StateProblem) in
            try caller.call(Sandbox.messages, of: "sandbox", filter, Nothing(), as: .nobody).items.first
        }
    }

    /// Waits until the provider knows the person: what auth published has arrived, or was fetched.
    func introduce(_ person: Person) throws(StateProblem) {
        let id = UserParameters(id: UserID(trusted: person.user))
        switch provider {
        case "profile":
            _ = try self.await("the person at profile") { () throws(StateProblem) in
                try found(try caller.ask(Profiles.facts, of: "profile", id, Nothing(), as: .service("harness")))
            }
        case "store" where ProductPolicy.of(person.product).hasStore:
            _ = try self.await("the person at store") { () throws(StateProblem) in
                try found(try caller.ask(Store.cart, of: "store", Nothing(), Nothing(), as: .person(person.token)))
            }
        case "coaching" where ProductPolicy.of(person.product).coaching != nil:
            _ = try self.await("the person at coaching") { () throws(StateProblem) in
                try found(try caller.ask(CoachingThreads.quota, of: "coaching", Nothing(), Nothing(), as: .person(person.token)))
            }
        default: break  // further facts are asked for when a state needs them
        }
    }

    /// nil when it is not there yet.
    func found<Output>(_ answer: Answer<Output>) throws(StateProblem) -> Output? {
        switch answer {
        case .success(let output): return output
        case .failure(let error) where [.notFound, .onboardingRequired, .unavailable].contains(error.code): return nil
        case .failure(let error): throw StateProblem(.refused, "a service refused what a state needs: \(error.code.rawValue)")
        }
    }
}
