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
    private let from: String

    /// - Parameters:
    ///   - url: `smtp://host:port` in plain text, for a relay on this machine; `smtp+starttls://` and `smtps://` with TLS; user and
    ///     password percent-encoded before the host.
    ///   - from: the sender's address.
    public init(url: Secret, from: String) throws {
        guard let server = Self.server(url.reveal()) else { throw ServiceError.invalidMailRelay }
        loops = try EventLoopGroup(count: 1, name: "smtp")
        client = SMTPClient(loops: loops, server: server)
        self.from = from
    }

    /// Throws `WorkFailure`, permanent when the relay refuses this mail for good.
    public func send(_ mail: Mail, now: Instant) async throws {
        let message = SMTPMessage(sender: from, recipients: [mail.to], content: mail.message(from: from, now: now))
        do {
            try await client.send(message, deadline: .seconds(20))
        } catch {
            throw error.isPermanent ? WorkFailure.permanent("mail refused") : WorkFailure.temporary("mail not taken")
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
