/// Where mail is handed in. RFC 5321, RFC 6409.
public struct SMTPServer: Sendable, Hashable {
    public enum Security: String, Sendable, Hashable {
        /// Plain text; for a relay on this machine and for tests.
        case none
        /// STARTTLS, and no mail without it. RFC 3207.
        case startTLS
        /// TLS from the first byte, usually port 465. RFC 8314 §3.3.
        case implicit
    }

    public var host: String
    public var port: Int
    public var security: Security
    public var user: String?
    public var password: String?
    /// The name given in EHLO.
    public var clientName: String
    /// A PEM file of certificate authorities that are trusted besides those of the system's folder.
    public var certificateAuthorities: String?

    public init(
        host: String, port: Int, security: Security, user: String? = nil, password: String? = nil, clientName: String = "localhost",
        certificateAuthorities: String? = nil
    ) {
        self.host = host
        self.port = port
        self.security = security
        self.user = user
        self.password = password
        self.clientName = clientName
        self.certificateAuthorities = certificateAuthorities
    }
}

/// A mail and its envelope.
public struct SMTPMessage: Sendable {
    /// The address that bounces go to.
    public var sender: String
    /// At least one; the server must take all of them or the mail counts as refused.
    public var recipients: [String]
    /// The whole message as RFC 5322 has it, head and body. Line ends are made CRLF; lines that begin with a dot are escaped
    /// on the wire. It should carry a `Message-ID` that stays the same when the mail is sent again: a connection may break
    /// after the server took the mail and before it said so.
    public var content: [UInt8]

    public init(sender: String, recipients: [String], content: [UInt8]) {
        self.sender = sender
        self.recipients = recipients
        self.content = content
    }

    /// The content with every line ended by CRLF, the last one too.
    var wireContent: [UInt8] {
        var wire: [UInt8] = []
        wire.reserveCapacity(content.count + 64)
        var previous: UInt8 = 0
        for byte in content {
            if byte == 0x0a && previous != 0x0d { wire.append(0x0d) }
            if previous == 0x0d && byte != 0x0a { wire.append(0x0a) }
            wire.append(byte)
            previous = byte
        }
        if previous == 0x0d { wire.append(0x0a) } else if previous != 0x0a { wire += [0x0d, 0x0a] }
        return wire
    }
}

/// What a server answered instead of taking a mail.
public struct SMTPReply: Sendable, Hashable, CustomStringConvertible {
    /// What was said when it answered so.
    public enum Stage: String, Sendable, Hashable {
        case sender = "MAIL", recipient = "RCPT", content = "DATA"
    }

    public let stage: Stage
    /// Three digits. RFC 5321 §4.2.
    public let code: Int
    /// The enhanced status, such as `5.1.1`, where there is one. RFC 3463.
    public let status: String?

    public init(stage: Stage, code: Int, status: String?) {
        self.stage = stage
        self.code = code
        self.status = status
    }

    /// Without the server's words, which may name people.
    public var description: String { "\(code)\(status.map { " " + $0 } ?? "") to \(stage.rawValue)" }

    /// Whether it is about this recipient's mailbox or this mail's content, so that the same mail can never be delivered. Anything else,
    /// such as a sender the relay does not know, is about us and may be mended.
    var isAboutTheMail: Bool {
        guard let status else { return stage == .recipient && (550...553).contains(code) }
        let subject = status.split(separator: ".").dropFirst().first ?? ""
        return stage != .sender && ["1", "2", "6"].contains(subject)
    }
}

/// Why a mail was not taken. An outbox sends again unless `isPermanent`.
public enum SMTPError: Error, Sendable, Hashable, CustomStringConvertible {
    /// An address or a setting that cannot be put on the wire.
    case invalid(String)
    /// The server answered 5xx.
    case refused(SMTPReply)
    /// The server answered 4xx: later it may take it.
    case deferred(SMTPReply)
    /// The server does not accept our user and password: the mail is good, the configuration is not.
    case credentialsRefused(message: String)
    /// No trusted TLS connection, or STARTTLS is not offered.
    case tls(String)
    /// No connection, a broken one, or no time left. The server may have taken the mail.
    case unreachable(String)
    /// The caller gave up.
    case cancelled

    /// Whether sending the same mail again is pointless, whatever is mended on our side.
    public var isPermanent: Bool {
        switch self {
        case .refused(let reply): reply.isAboutTheMail
        case .invalid, .deferred, .credentialsRefused, .tls, .unreachable, .cancelled: false
        }
    }

    /// For logs: nothing of the mail and nobody's address.
    public var description: String {
        switch self {
        case .invalid(let what): "\(what) cannot be sent as it is"
        case .refused(let reply), .deferred(let reply): "the relay answered \(reply)"
        case .credentialsRefused(let message): "the relay refused user and password: \(message)"
        case .tls(let message): "no trusted TLS connection: \(message)"
        case .unreachable(let message): "the relay cannot be reached: \(message)"
        case .cancelled: "cancelled"
        }
    }
}
