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
    /// A PEM file of certificate authorities instead of the system's.
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

/// Why a mail was not taken. An outbox sends again unless `isPermanent`.
public enum SMTPError: Error, Sendable, Hashable {
    /// An address or a setting that cannot be put on the wire.
    case invalid(String)
    /// The server answered 5xx: the same mail will be refused again.
    case refused(code: Int, message: String)
    /// The server answered 4xx: later it may take it.
    case deferred(code: Int, message: String)
    /// The server does not accept our user and password: the mail is good, the configuration is not.
    case credentialsRefused(message: String)
    /// No trusted TLS connection, or STARTTLS is not offered.
    case tls(String)
    /// No connection, a broken one, or no time left. The server may have taken the mail.
    case unreachable(String)
    /// The caller gave up.
    case cancelled

    /// Whether sending the same mail again is pointless.
    public var isPermanent: Bool {
        switch self {
        case .invalid, .refused: true
        case .deferred, .credentialsRefused, .tls, .unreachable, .cancelled: false
        }
    }
}
