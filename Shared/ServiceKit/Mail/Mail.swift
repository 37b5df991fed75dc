internal import Platform
internal import Security
internal import Wire

/// A mail to one person, plain text in any script, with at most one file.
public struct Mail: Sendable {
    /// The id of the work that sends it: its `Message-ID`, by which a receiver recognises a repeat.
    public let id: String
    public let to: String
    public let subject: String
    public let body: String
    public let file: MailFile?
    /// Where a POST ends mails of this kind to this address, for mails that come again and again: mail programs have a button for it.
    /// RFC 8058.
    public let unsubscribe: String?
    /// The test run it belongs to, for the sandbox.
    public let run: String?

    public init(id: String, to: String, subject: String, body: String, file: MailFile? = nil, unsubscribe: String? = nil, run: String?) {
        self.id = id
        self.to = to
        self.subject = subject
        self.body = body
        self.file = file
        self.unsubscribe = unsubscribe
        self.run = run
    }

    /// The message as it goes over the wire. RFC 5322, RFC 2047 (names, subject), RFC 2045 (base64 body),
    /// RFC 2046 §5.1 (text and file).
    func message(from: MailSender, now: Instant) -> [UInt8] {
        var lines = [
            "From: \(from.header)", "To: \(to)", "Subject: \(Self.encodedWords(subject))", "Date: \(Self.date(now))",
            "Message-ID: <\(id)@barbell>", "MIME-Version: 1.0", "Auto-Submitted: auto-generated",
        ]
        if let unsubscribe {
            lines += ["List-Unsubscribe: <\(unsubscribe)>", "List-Unsubscribe-Post: List-Unsubscribe=One-Click"]
        }
        if let run { lines.append("X-Test-Run: \(run)") }
        let text = Self.part(["Content-Type: text/plain; charset=utf-8"], Array(body.utf8))
        if let file {
            // The equals sign cannot stand in base64, so that no part has a line like this one. RFC 2045 §6.7.
            let boundary = "=_barbell"
            lines += ["Content-Type: multipart/mixed; boundary=\"\(boundary)\"", "", "--\(boundary)"] + text + ["--\(boundary)"]
            lines += Self.part(
                ["Content-Type: \(file.type); name=\(file.name)", "Content-Disposition: attachment; filename=\(file.name)"], file.content)
            lines.append("--\(boundary)--")
        } else {
            lines += text
        }
        return Array((lines.joined(separator: "\r\n") + "\r\n").utf8)
    }

    private static func part(_ head: [String], _ content: [UInt8]) -> [String] {
        head + ["Content-Transfer-Encoding: base64", ""] + Base64.lines(content)
    }

    /// Encoded where the text cannot stand as it is: because of its letters, its length, or because it looks like an encoded word itself.
    private static func encodedWords(_ text: String) -> String {
        if text.utf8.count <= 60, text.utf8.allSatisfy({ (0x20...0x7e).contains($0) }), !text.contains("=?") { return text }
        return EncodedWords.text(text)
    }

    private static func date(_ now: Instant) -> String {
        let text = now.text
        let days = now.milliseconds / 86_400_000
        let names = ["Thu", "Fri", "Sat", "Sun", "Mon", "Tue", "Wed"]
        let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
        let (year, month, day) = CivilDate.components(daysSinceEpoch: days)
        return "\(names[Int((days % 7 + 7) % 7)]), \(day) \(months[Int(month) - 1]) \(year) \(text.dropFirst(11).prefix(8)) +0000"
    }
}

/// A file of a mail.
public struct MailFile: Sendable {
    /// With its parameters, in ASCII.
    public let type: String
    /// Of letters, digits, dots and hyphens.
    public let name: String
    public let content: [UInt8]

    public init(type: String, name: String, content: [UInt8]) {
        self.type = type
        self.name = name
        self.content = content
    }
}

/// RFC 4648 §4, with padding.
enum Base64 {
    /// In lines of 76 characters. RFC 2045 §6.8.
    static func lines(_ bytes: [UInt8]) -> [String] {
        // 57 bytes are 76 characters.
        stride(from: 0, to: bytes.count, by: 57).map { encode(Array(bytes[$0..<min($0 + 57, bytes.count)])) }
    }

    private static let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

    static func encode(_ bytes: [UInt8]) -> String {
        var out: [UInt8] = []
        out.reserveCapacity((bytes.count + 2) / 3 * 4)
        var index = 0
        while index < bytes.count {
            let chunk = (0..<3).map { index + $0 < bytes.count ? UInt32(bytes[index + $0]) : 0 }
            let value = chunk[0] << 16 | chunk[1] << 8 | chunk[2]
            for position in 0..<4 {
                let isPadding = index + position > bytes.count
                out.append(isPadding ? UInt8(ascii: "=") : alphabet[Int(value >> (18 - 6 * UInt32(position)) & 63)])
            }
            index += 3
        }
        return String(decoding: out, as: UTF8.self)
    }
}
