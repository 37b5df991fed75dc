internal import AuthDomain
internal import Contracts
internal import JSONCoding
internal import Platform
internal import Security
internal import ServiceKit
internal import Storage
internal import Wire

/// Adds mails to the outbox in the transaction that calls for them.
struct AuthMail: Sendable {
    let runtime: ServiceRuntime
    /// Base URL of the web client; nil where there is none.
    let pagesURL: String?

    func sendVerification(to account: Account, context: RequestContext, in db: any Connection) async throws {
        let policy = ProductPolicy.of(account.product)
        try await sendLink(.verifyEmail, to: account, context, in: db) { token in
            MessageText.verification(link: link(policy.verifyLink, token, policy), policy: policy, context.language)
        }
    }

    func sendReset(to account: Account, context: RequestContext, in db: any Connection) async throws {
        let policy = ProductPolicy.of(account.product)
        try await sendLink(.resetPassword, to: account, context, in: db) { token in
            MessageText.reset(link: link(policy.resetLink, token, policy), policy: policy, context.language)
        }
    }

    private func link(_ app: String, _ token: String, _ policy: ProductPolicy) -> MailLink {
        MailLink(app: app, pages: policy.hasWebClient ? pagesURL : nil, product: policy.product, token: token)
    }

    func sendPasswordNotice(to account: Account, context: RequestContext, in db: any Connection) async throws {
        let text = MessageText.passwordChanged(policy: ProductPolicy.of(account.product), context.language)
        try await add(text, to: account, context, in: db)
    }

    /// Only the hash of a token is stored. Nobody can guess 256 random bits, so a fast hash is enough.
    static func hash(_ token: OpaqueToken) -> String { base64url(sha256(token.text)) }

    private func sendLink(
        _ purpose: LinkPurpose, to account: Account, _ context: RequestContext, in db: any Connection, text: (String) -> MailText
    ) async throws {
        let token = OpaqueToken(trusted: base64url(runtime.random.bytes(32)))
        try await LinkTokenStore.insert(hash: Self.hash(token), of: account.id, purpose, now: context.now, in: db)
        try await add(text(token.text), to: account, context, in: db)
    }

    private func add(_ text: MailText, to account: Account, _ context: RequestContext, in db: any Connection) async throws {
        guard let email = account.email else { return }
        try await runtime.work.add(
            AuthWork.mail, WaitingMail(to: email.text, subject: text.subject, body: text.body), run: context.run, in: db)
    }
}
