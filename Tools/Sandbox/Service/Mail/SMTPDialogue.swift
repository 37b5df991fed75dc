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

    enum Verdict: Sendable {
        case accepted, temporaryFailure, refused
        /// Of a recipient: the mail is taken, and the connection ends before that is said.
        case dropped
    }

    private enum Phase { case commands, data }
    private var phase = Phase.commands
    private var buffer: [UInt8] = []
    /// Where in the buffer the next line begins, and how far it holds no end of one.
    private var start = 0, searched = 0
    private var sender: String?
    private var recipients: [String] = []
    private var data: [UInt8] = []
    /// Whether the sender of this mail is not to learn what became of it.
    private var losesAnswer = false
    private var isWaiting = false
    private var isOversize = false
    private var isClosed = false

    static let longestLine = 2048
    static let largestMail = 2 << 20
    /// What a client may send on while an answer is looked for: some hundred commands.
    static let mostAhead = 64 << 10
    static let mostRecipients = 100

    /// What waits of the client's bytes.
    var bufferedBytes: Int { buffer.count - start }

    static let greeting = Action.reply("220 sandbox ESMTP")

    /// Takes bytes from the client.
    mutating func receive(_ bytes: [UInt8]) -> [Action] {
        guard !isClosed else { return [] }
        // Once for all lines that were read since: line by line, the rest would be moved as often as there are lines.
        buffer.removeSubrange(..<start)
        searched -= start
        start = 0
        buffer += bytes
        return proceed()
    }

    /// Tells what became of the recipient that was asked about.
    mutating func recipient(_ address: String, _ verdict: Verdict) -> [Action] {
        isWaiting = false
        switch verdict {
        case .accepted, .dropped:
            recipients.append(address)
            if verdict == .dropped { losesAnswer = true }
            return [.reply("250 2.1.5 ok")] + proceed()
        case .temporaryFailure: return [.reply("451 4.3.0 try again later")] + proceed()
        case .refused: return [.reply("550 5.1.1 no such recipient")] + proceed()
        }
    }

    /// Tells what became of the mail.
    mutating func delivered(_ verdict: Verdict) -> [Action] {
        isWaiting = false
        switch verdict {
        case .accepted where losesAnswer: return close()
        case .accepted: return [.reply("250 2.0.0 recorded")] + proceed()
        case .temporaryFailure: return [.reply("451 4.3.0 try again later")] + proceed()
        case .refused: return [.reply("554 5.6.0 refused")] + proceed()
        case .dropped: return close()
        }
    }

    private mutating func proceed() -> [Action] {
        var actions: [Action] = []
        while !isWaiting, !isClosed, let line = nextLine() {
            switch phase {
            case .commands: actions += command(String(decoding: line, as: UTF8.self))
            case .data: actions += dataLine(line)
            }
        }
        if isWaiting {
            // Nobody pipelines that much; the client does not wait for answers at all.
            if bufferedBytes > Self.mostAhead { actions += close() }
        } else if phase == .data, bufferedBytes > Self.largestMail {
            isOversize = true
            data = []
            // One byte stands for the line so far: what is left of it must not be taken for the dot that ends the mail.
            keep([0x78])
        } else if phase == .commands, bufferedBytes > Self.longestLine {
            actions += close(after: .reply("500 5.5.2 line too long"))
        }
        return actions
    }

    /// Nothing is heard and nothing is said any more.
    private mutating func close(after last: Action? = nil) -> [Action] {
        isClosed = true
        keep([])
        data = []
        return (last.map { [$0] } ?? []) + [.close]
    }

    private mutating func keep(_ bytes: [UInt8]) {
        buffer = bytes
        (start, searched) = (0, 0)
    }

    private mutating func nextLine() -> [UInt8]? {
        guard let end = buffer[searched...].firstIndex(of: 0x0a) else {
            searched = buffer.count
            return nil
        }
        var line = Array(buffer[start..<end])
        if line.last == 0x0d { line.removeLast() }
        start = end + 1
        searched = start
        return line
    }

    private mutating func command(_ line: String) -> [Action] {
        let verb = line.prefix { $0 != " " && $0 != ":" }.uppercased()
        switch verb {
        case "EHLO":
            reset()
            return [
                .reply("250-sandbox"), .reply("250-8BITMIME"), .reply("250-PIPELINING"), .reply("250-SMTPUTF8"),
                .reply("250 SIZE \(Self.largestMail)")
            ]
        case "HELO":
            reset()
            return [.reply("250 sandbox")]
        case "MAIL":
            guard let address = Self.address(line, after: "FROM:") else { return [.reply("501 5.5.4 syntax")] }
            sender = address
            recipients = []
            losesAnswer = false
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
            reset()
            return [.reply("250 2.0.0 ok")]
        case "NOOP": return [.reply("250 2.0.0 ok")]
        case "VRFY": return [.reply("252 2.1.5 send and see")]
        case "QUIT": return close(after: .reply("221 2.0.0 bye"))
        default: return [.reply("502 5.5.1 unknown command")]
        }
    }

    private mutating func reset() {
        sender = nil
        recipients = []
    }

    private mutating func dataLine(_ line: [UInt8]) -> [Action] {
        if line == [0x2e] {
            phase = .commands
            defer { reset() }
            guard !isOversize, let sender else { return [.reply("552 5.3.4 too large")] }
            isWaiting = true
            let mail = data
            data = []
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

    /// The address between angle brackets that follows a keyword. Compared byte by byte, because letters can change their number
    /// with their case.
    private static func address(_ line: String, after keyword: StaticString) -> String? {
        let bytes = Array(line.utf8), wanted = Array(keyword.description.utf8)
        guard bytes.count >= wanted.count else { return nil }
        let start = (0...(bytes.count - wanted.count)).first { start in
            zip(bytes[start...], wanted).allSatisfy { byte, letter in
                byte == letter || (0x61...0x7a).contains(byte) && byte & 0xdf == letter
            }
        }
        guard let start else { return nil }
        let rest = bytes[(start + wanted.count)...].drop { $0 == 0x20 }
        guard rest.first == 0x3c, let end = rest.firstIndex(of: 0x3e) else { return nil }
        return String(decoding: rest[(rest.startIndex + 1)..<end], as: UTF8.self)
    }
}
