internal import CurlKit
internal import EventLoop
internal import HTTPClient
public import Platform
public import Wire

/// Hands mails to a relay over SMTP.
public struct SMTPMailer: Sendable {
    private let client: SMTPClient
    /// Its own: libcurl waits for the answer to QUIT in the middle of a turn, which no loop that serves may do.
    private let loops: EventLoopGroup
    private let from: MailSender

    /// - Parameters:
    ///   - url: `smtp://host:port` in plain text, for a relay on this machine; `smtp+starttls://` and `smtps://` with TLS; user and
    ///     password percent-encoded before the host.
    ///   - from: the sender.
    ///   - certificateAuthorities: a PEM file of authorities that are trusted besides the system's.
    public init(url: Secret, from: MailSender, certificateAuthorities: String? = nil) throws {
        guard var server = Self.server(url.reveal()) else { throw ServiceError.invalidMailRelay }
        server.certificateAuthorities = certificateAuthorities
        loops = try EventLoopGroup(count: 1, name: "smtp")
        client = SMTPClient(loops: loops, server: server)
        self.from = from
    }

    /// Throws `WorkFailure`, permanent only when the relay says that this mail can never be delivered. What is wrong with our settings
    /// or our standing may be mended, and the mail goes out then.
    public func send(_ mail: Mail, now: Instant) async throws {
        let message = SMTPMessage(sender: from.address, recipients: [mail.to], content: mail.message(from: from, now: now))
        do {
            try await client.send(message, deadline: .seconds(20))
        } catch {
            throw error.isPermanent ? WorkFailure.permanent("mail refused: \(error)") : WorkFailure.temporary("mail not taken: \(error)")
        }
    }

    public func close() {
        client.close()
        loops.stop()
    }

    private static func server(_ url: String) -> SMTPServer? {
        let schemes: [(String, SMTPServer.Security, Int)] = [
            ("smtp://", .none, 25), ("smtp+starttls://", .startTLS, 587), ("smtps://", .implicit, 465),
        ]
        guard let (scheme, security, standardPort) = schemes.first(where: { url.hasPrefix($0.0) }) else { return nil }
        let rest = url.dropFirst(scheme.count)
        let parts = rest.split(separator: "@", maxSplits: 1)
        guard let place = parts.last else { return nil }
        let credentials = parts.count == 2 ? parts[0].split(separator: ":", maxSplits: 1).map { PercentEncoding.decode($0) } : []
        let text = place.split(separator: "/").first.map(String.init) ?? ""
        guard let address = HostPort(text.contains(":") ? text : "\(text):\(standardPort)") else { return nil }
        return SMTPServer(
            host: address.host, port: address.port, security: security, user: credentials.first ?? nil,
            password: credentials.count > 1 ? credentials[1] : nil)
    }
}
