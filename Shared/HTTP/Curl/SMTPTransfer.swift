internal import CCurl

/// A reusable easy handle that hands in one mail at a time. Used by one thread at a time; not Sendable.
public final class SMTPTransfer {
    let handle: EasyHandle

    public init() throws(SMTPError) {
        do { handle = try EasyHandle() } catch { throw .unreachable("no handle") }
    }

    /// Sets up the next mail. The transfer must not be running.
    public func prepare(_ message: SMTPMessage, to server: SMTPServer, timeout: Duration) throws(SMTPError) {
        guard Self.isAddress(message.sender) else { throw .invalid("sender") }
        guard !message.recipients.isEmpty, message.recipients.allSatisfy(Self.isAddress) else { throw .invalid("recipient") }
        guard Self.isHostName(server.host), Self.isHostName(server.clientName) else { throw .invalid("host name") }
        do {
            try handle.begin(protocols: "smtp,smtps")
            let scheme = server.security == .implicit ? "smtps" : "smtp"
            try handle.set(CURLOPT_URL, "\(scheme)://\(server.host):\(server.port)/\(server.clientName)")
            try handle.set(CURLOPT_USE_SSL, Int((server.security == .none ? CURLUSESSL_NONE : CURLUSESSL_ALL).rawValue))
            if let path = server.certificateAuthorities { try handle.set(CURLOPT_CAINFO, path) }
            if let user = server.user { try handle.set(CURLOPT_USERNAME, user) }
            if let password = server.password { try handle.set(CURLOPT_PASSWORD, password) }
            try handle.set(CURLOPT_TIMEOUT_MS, timeout)
            try handle.set(CURLOPT_CONNECTTIMEOUT_MS, timeout)
            // libcurl says QUIT in a blocking way, also when a transfer is given up; this bounds the wait for the reply to it.
            try handle.set(CURLOPT_SERVER_RESPONSE_TIMEOUT, max(1, Int((timeout / .seconds(1)).rounded(.up))))
            try handle.trackConnections()
            // A mail is not sent twice behind the caller's back over a kept connection that died.
            try handle.set(CURLOPT_FRESH_CONNECT, 1)
            try handle.set(CURLOPT_FORBID_REUSE, 1)
            try handle.set(CURLOPT_MAIL_FROM, "<\(message.sender)>")
            try handle.setList(CURLOPT_MAIL_RCPT, message.recipients.map { "<\($0)>" })
            handle.sink.upload = message.wireContent
            try handle.set(CURLOPT_UPLOAD, 1)
            try handle.set(CURLOPT_INFILESIZE_LARGE, offset: handle.sink.upload.count)
        } catch {
            throw .invalid("\(error)")
        }
    }

    /// What the finished transfer gave.
    func outcome(_ code: CURLcode) throws(SMTPError) {
        defer { handle.sink.reset() }
        if code == CURLE_OK { return }
        let message = handle.message(for: code), reply = handle.long(CURLINFO_RESPONSE_CODE)
        switch handle.error(code) {
        case .tls: throw .tls(message)
        case .connectFailed, .timedOut, .outOfResources: throw .unreachable(message)
        default: break
        }
        if code == CURLE_LOGIN_DENIED { throw .credentialsRefused(message: message) }
        switch reply {
        case 400..<500: throw .deferred(self.reply(reply, message))
        case 500..<600: throw .refused(self.reply(reply, message))
        default: throw .unreachable(message)
        }
    }

    /// - Parameter message: libcurl's, which begins with what it had said; it has none of its own for what came after the content.
    private func reply(_ code: Int, _ message: String) -> SMTPReply {
        let stage: SMTPReply.Stage = message.hasPrefix("MAIL ") ? .sender : message.hasPrefix("RCPT ") ? .recipient : .content
        let words = handle.sink.reply.split(whereSeparator: { $0 == " " || $0 == "-" })
        let status = words.count > 1 && Int(words[0]) == code && Self.isStatus(words[1]) ? String(words[1]) : nil
        return SMTPReply(stage: stage, code: code, status: status)
    }

    /// `5.1.1`: a class, a subject and a detail of up to three digits. RFC 3463 §2.
    private static func isStatus(_ text: Substring) -> Bool {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        return parts.count == 3 && ["4", "5"].contains(parts[0])
            && parts.allSatisfy { (1...3).contains($0.utf8.count) && $0.utf8.allSatisfy { (0x30...0x39).contains($0) } }
    }

    /// Printable ASCII or UTF-8 without what could end the command that carries it. RFC 5321 §4.1.2.
    private static func isAddress(_ text: String) -> Bool {
        text.utf8.count <= 254 && text.contains("@") && text.utf8.allSatisfy { $0 > 0x20 && $0 != 0x7f && $0 != 0x3c && $0 != 0x3e }
    }

    private static func isHostName(_ text: String) -> Bool {
        !text.isEmpty
            && text.utf8.allSatisfy { byte in
                (0x30...0x39).contains(byte) || (0x41...0x5a).contains(byte) || (0x61...0x7a).contains(byte) || "-._:[]".utf8.contains(byte)
            }
    }
}

/// Hands in mail and blocks until the server has answered. Not Sendable; give each thread its own.
public final class SMTPSession {
    private let transfer: SMTPTransfer
    private let server: SMTPServer

    public init(server: SMTPServer) throws(SMTPError) {
        transfer = try SMTPTransfer()
        self.server = server
    }

    /// Returns once the server has taken responsibility for the mail.
    public func send(_ message: SMTPMessage, timeout: Duration = .seconds(30)) throws(SMTPError) {
        try transfer.prepare(message, to: server, timeout: timeout)
        try transfer.outcome(curl_easy_perform(transfer.handle.raw))
    }
}
