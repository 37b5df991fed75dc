internal import Platform
internal import Security
internal import Wire

/// A mail to one person, plain text in any script.
public struct Mail: Sendable {
    /// The id of the work that sends it: its `Message-ID`, by which a receiver recognises a repeat.
    public let id: String
    public let to: String
    public let subject: String
    public let body: String
    /// The test run it belongs to, for the sandbox.
    public let run: String?

    public init(id: String, to: String, subject: String, body: String, run: String?) {
        self.id = id
        self.to = to
        self.subject = subject
        self.body = body
        self.run = run
    }

    /// The message as it goes over the wire. RFC 5322, RFC 2047 (names, subject), RFC 2045 (base64 body).
    func message(from: MailSender, now: Instant) -> [UInt8] {
        var lines = [
            "From: \(from.header)", "To: \(to)", "Subject: \(Self.encodedWords(subject))", "Date: \(Self.date(now))",
            "Message-ID: <\(id)@barbell>", "MIME-Version: 1.0", "Content-Type: text/plain; charset=utf-8",
            "Content-Transfer-Encoding: base64", "Auto-Submitted: auto-generated",
        ]
        if let run { lines.append("X-Test-Run: \(run)") }
        lines.append("")
        let encoded = Base64.encode(Array(body.utf8))
        var rest = encoded[...]
        while !rest.isEmpty {
            lines.append(String(rest.prefix(76)))
            rest = rest.dropFirst(76)
        }
        return Array((lines.joined(separator: "\r\n") + "\r\n").utf8)
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

/// RFC 4648 §4, with padding.
enum Base64 {
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
