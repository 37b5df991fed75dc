/// The server's side of an SMTP conversation as a value: bytes in, replies and finished mails out. RFC 5321.
///
/// Pipelining works, because replies leave in the order of their commands; nothing is kept that a client could make grow.
struct SMTPDialogue {
    /// What the listener does next, in order.
    enum Action: Equatable {
        case reply(String)
        /// Ask what becomes of this recipient, then call `recipient(_:accepted:)`.
        case checkRecipient(String)
        /// A whole mail; call `delivered(_:)` with what became of it.
        case deliver(from: String, recipients: [String], data: [UInt8])
        case close
    }

    enum Verdict: Sendable { case accepted, temporaryFailure, refused, dropped }

    private enum Phase { case commands, data }
    private var phase = Phase.commands
    private var buffer: [UInt8] = []
    private var sender: String?
    private var recipients: [String] = []
    private var data: [UInt8] = []
    private var isWaiting = false
    private var isOversize = false

    static let longestLine = 2048
    static let largestMail = 2 << 20
    static let mostRecipients = 100

    static let greeting = Action.reply("220 sandbox ESMTP")

    /// Takes bytes from the client.
    mutating func receive(_ bytes: [UInt8]) -> [Action] {
        buffer += bytes
        return proceed()
    }

    /// Tells what became of the recipient that was asked about.
    mutating func recipient(_ address: String, _ verdict: Verdict) -> [Action] {
        isWaiting = false
        switch verdict {
        case .accepted:
            recipients.append(address)
            return [.reply("250 2.1.5 ok")] + proceed()
        case .temporaryFailure: return [.reply("451 4.3.0 try again later")] + proceed()
        case .refused: return [.reply("550 5.1.1 no such recipient")] + proceed()
        case .dropped: return [.close]
        }
    }

    /// Tells what became of the mail.
    mutating func delivered(_ verdict: Verdict) -> [Action] {
        isWaiting = false
        switch verdict {
        case .accepted: return [.reply("250 2.0.0 recorded")] + proceed()
        case .temporaryFailure: return [.reply("451 4.3.0 try again later")] + proceed()
        case .refused: return [.reply("554 5.6.0 refused")] + proceed()
        case .dropped: return [.close]
        }
    }

    private mutating func proceed() -> [Action] {
        var actions: [Action] = []
        while !isWaiting, let line = nextLine() {
            switch phase {
            case .commands: actions += command(String(decoding: line, as: UTF8.self))
            case .data: actions += dataLine(line)
            }
        }
        if buffer.count > Self.longestLine, !isWaiting, phase == .commands {
            actions += [.reply("500 5.5.2 line too long"), .close]
            buffer = []
        }
        return actions
    }

    private mutating func nextLine() -> [UInt8]? {
        guard let end = buffer.firstIndex(of: 0x0a) else { return nil }
        var line = Array(buffer[..<end])
        if line.last == 0x0d { line.removeLast() }
        buffer.removeSubrange(...end)
        return line
    }

    private mutating func command(_ line: String) -> [Action] {
        let verb = line.prefix { $0 != " " && $0 != ":" }.uppercased()
        switch verb {
        case "EHLO": return [.reply("250-sandbox"), .reply("250-8BITMIME"), .reply("250-PIPELINING"), .reply("250-SMTPUTF8"), .reply("250 SIZE \(Self.largestMail)")]
        case "HELO": return [.reply("250 sandbox")]
        case "MAIL":
            guard let address = Self.address(line, after: "FROM:") else { return [.reply("501 5.5.4 syntax")] }
            sender = address
            recipients = []
            return [.reply("250 2.1.0 ok")]
        case "RCPT":
            guard sender != nil else { return [.reply("503 5.5.1 MAIL first")] }
            guard let address = Self.address(line, after: "TO:"), !address.isEmpty else { return [.reply("501 5.5.4 syntax")] }
            guard recipients.count < Self.mostRecipients else { return [.reply("452 4.5.3 too many recipients")] }
            isWaiting = true
            return [.checkRecipient(address)]
        case "DATA":
            guard !recipients.isEmpty else { return [.reply("503 5.5.1 RCPT first")] }
            phase = .data
            data = []
            isOversize = false
            return [.reply("354 end with a dot")]
        case "RSET":
            sender = nil
            recipients = []
            return [.reply("250 2.0.0 ok")]
        case "NOOP": return [.reply("250 2.0.0 ok")]
        case "VRFY": return [.reply("252 2.1.5 send and see")]
        case "QUIT": return [.reply("221 2.0.0 bye"), .close]
        default: return [.reply("502 5.5.1 unknown command")]
        }
    }

    private mutating func dataLine(_ line: [UInt8]) -> [Action] {
        if line == [0x2e] {
            phase = .commands
            guard !isOversize, let sender else { return [.reply("552 5.3.4 too large")] }
            isWaiting = true
            let mail = data
            data = []
            defer {
                self.sender = nil
                recipients = []
            }
            return [.deliver(from: sender, recipients: recipients, data: mail)]
        }
        if data.count + line.count > Self.largestMail {
            isOversize = true
            data = []
        } else if !isOversize {
            // RFC 5321 §4.5.2: a leading dot was doubled by the sender.
            data += (line.first == 0x2e ? Array(line.dropFirst()) : line) + [0x0d, 0x0a]
        }
        return []
    }

    private static func address(_ line: String, after keyword: String) -> String? {
        guard let start = line.uppercased().range(ofPlain: keyword) else { return nil }
        let rest = line[line.index(line.startIndex, offsetBy: start)...].drop { $0 == " " }
        guard rest.first == "<", let end = rest.firstIndex(of: ">") else { return nil }
        return String(rest[rest.index(after: rest.startIndex)..<end])
    }
}

extension String {
    /// The offset just behind the first occurrence of `text`.
    fileprivate func range(ofPlain text: String) -> Int? {
        let all = Array(self), wanted = Array(text)
        guard all.count >= wanted.count else { return nil }
        for start in 0...(all.count - wanted.count) where Array(all[start..<start + wanted.count]) == wanted { return start + wanted.count }
        return nil
    }
}
