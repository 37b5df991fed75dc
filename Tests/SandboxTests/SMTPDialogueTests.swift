@testable import SandboxService
import Testing

/// The conversation as a value: bytes in, replies out. RFC 5321.
@Suite struct SMTPDialogueTests {
    /// Plays bytes against a dialogue whose recipients and mails meet the given fate; gives the reply codes and the mails.
    private final class Play {
        var dialogue = SMTPDialogue()
        var replies: [String] = []
        var mails: [(from: String, to: [String], data: String)] = []
        var isClosed = false
        var recipient: (String) -> SMTPDialogue.Verdict = { _ in .accepted }
        var delivery: SMTPDialogue.Verdict = .accepted

        func send(_ text: String) { handle(dialogue.receive(Array(text.utf8))) }
        func send(_ bytes: [UInt8]) { handle(dialogue.receive(bytes)) }

        private func handle(_ actions: [SMTPDialogue.Action]) {
            for action in actions {
                switch action {
                case .reply(let text): replies.append(String(text.prefix(3)))
                case .close: isClosed = true
                case .checkRecipient(let address): handle(dialogue.recipient(address, recipient(address)))
                case .deliver(let from, let recipients, let data):
                    if delivery == .accepted { mails.append((from, recipients, String(decoding: data, as: UTF8.self))) }
                    handle(dialogue.delivered(delivery))
                }
            }
        }
    }

    private static let whole = "EHLO me\r\nMAIL FROM:<a@b.c> SIZE=10\r\nRCPT TO:<d@e.f>\r\nDATA\r\nSubject: x\r\n\r\nhello\r\n.\r\nQUIT\r\n"

    @Test func aMailFromBeginToEnd() {
        let play = Play()
        play.send(Self.whole)
        #expect(play.replies == ["250", "250", "250", "250", "250", "250", "250", "354", "250", "221"])
        #expect(play.mails.count == 1)
        #expect(play.mails.first?.from == "a@b.c" && play.mails.first?.to == ["d@e.f"])
        #expect(play.mails.first?.data == "Subject: x\r\n\r\nhello\r\n")
        #expect(play.isClosed)
    }

    /// Pipelined as one piece, or cut anywhere: the same conversation. RFC 2920.
    @Test func whereTheBytesAreCutDoesNotMatter() {
        let whole = Play()
        whole.send(Self.whole)
        for size in 1...40 {
            let play = Play()
            var rest = Array(Self.whole.utf8)[...]
            while !rest.isEmpty {
                play.send(Array(rest.prefix(size)))
                rest = rest.dropFirst(size)
            }
            #expect(play.replies == whole.replies, "\(size)")
            #expect(play.mails.first?.data == whole.mails.first?.data, "\(size)")
        }
    }

    @Test func dotsAreUnstuffed() {
        let play = Play()
        play.send("MAIL FROM:<a@b.c>\r\nRCPT TO:<d@e.f>\r\nDATA\r\n..one\r\n...\r\n..\r\n. \r\nx.\r\n.\r\n")
        #expect(play.mails.first?.data == ".one\r\n..\r\n.\r\n \r\nx.\r\n")
    }

    @Test func commandsOutOfOrderAreRefused() {
        let play = Play()
        play.send(
            """
            RCPT TO:<d@e.f>\r\nDATA\r\nMAIL FROM:<a@b.c>\r\nDATA\r\nRCPT TO:<>\r\nRCPT TO:d@e.f\r\nMAIL \
            TO:<x>\r\nWHAT\r\nNOOP\r\nRSET\r\nRCPT TO:<d@e.f>\r\n
            """
        )
        #expect(play.replies == ["503", "503", "250", "503", "501", "501", "501", "502", "250", "250", "503"])
        #expect(play.mails.isEmpty)
    }

    /// RFC 5321 §4.1.4: a new greeting begins anew.
    @Test func aSecondGreetingForgetsTheMailBegun() {
        let play = Play()
        play.send("MAIL FROM:<a@b.c>\r\nRCPT TO:<d@e.f>\r\nHELO me\r\nDATA\r\n")
        #expect(play.replies == ["250", "250", "250", "503"])
    }

    @Test func severalMailsAndSeveralRecipients() {
        let play = Play()
        let mail = "MAIL FROM:<a@b.c>\r\nRCPT TO:<one@e.f>\r\nRCPT TO:<two@e.f>\r\nDATA\r\nx\r\n.\r\n"
        play.send(mail + mail)
        #expect(play.mails.map(\.to) == [["one@e.f", "two@e.f"], ["one@e.f", "two@e.f"]])
    }

    @Test func eachVerdictHasItsReply() {
        for (verdict, code) in [(SMTPDialogue.Verdict.temporaryFailure, "451"), (.refused, "550")] {
            let play = Play()
            play.recipient = { _ in verdict }
            play.send("MAIL FROM:<a@b.c>\r\nRCPT TO:<d@e.f>\r\nDATA\r\n")
            #expect(play.replies == ["250", code, "503"])
        }
        for (verdict, code) in [(SMTPDialogue.Verdict.temporaryFailure, "451"), (.refused, "554")] {
            let play = Play()
            play.delivery = verdict
            play.send("MAIL FROM:<a@b.c>\r\nRCPT TO:<d@e.f>\r\nDATA\r\nx\r\n.\r\nNOOP\r\n")
            #expect(play.replies == ["250", "250", "354", code, "250"])
        }
        let one = Play()
        one.recipient = { $0 == "bad@e.f" ? .refused : .accepted }
        one.send("MAIL FROM:<a@b.c>\r\nRCPT TO:<bad@e.f>\r\nRCPT TO:<good@e.f>\r\nDATA\r\nx\r\n.\r\n")
        #expect(one.mails.map(\.to) == [["good@e.f"]])
    }

    /// The mail is taken, and its sender does not learn it.
    @Test func aDroppedMailIsTakenAndSaysNothingMore() {
        let play = Play()
        play.recipient = { $0 == "d@e.f" ? .dropped : .accepted }
        play.send("MAIL FROM:<a@b.c>\r\nRCPT TO:<d@e.f>\r\nRCPT TO:<g@e.f>\r\nDATA\r\nx\r\n.\r\nNOOP\r\n")
        play.send("NOOP\r\n")
        #expect(play.isClosed)
        #expect(play.replies == ["250", "250", "250", "354"])
        #expect(play.mails.map(\.to) == [["d@e.f", "g@e.f"]])
    }

    @Test func aDropIsOfTheMailItMet() {
        let play = Play()
        play.recipient = { $0 == "d@e.f" ? .dropped : .accepted }
        play.send("MAIL FROM:<a@b.c>\r\nRCPT TO:<d@e.f>\r\nRSET\r\nMAIL FROM:<a@b.c>\r\nRCPT TO:<g@e.f>\r\nDATA\r\nx\r\n.\r\n")
        #expect(!play.isClosed && play.replies.last == "250" && play.mails.map(\.to) == [["g@e.f"]])
        // One that cannot be kept is no mail that was taken.
        play.delivery = .temporaryFailure
        play.send("MAIL FROM:<a@b.c>\r\nRCPT TO:<d@e.f>\r\nDATA\r\nx\r\n.\r\n")
        #expect(!play.isClosed && play.replies.last == "451")
    }

    @Test func afterQuitNothingIsHeard() {
        let play = Play()
        play.send("QUIT\r\nNOOP\r\nMAIL FROM:<a@b.c>\r\nRCPT TO:<d@e.f>\r\nDATA\r\nx\r\n.\r\n")
        play.send("NOOP\r\n")
        #expect(play.replies == ["221"])
        #expect(play.mails.isEmpty)
    }

    /// Too large a mail is read to its end, refused, and over: the next needs a sender of its own.
    @Test func anOversizeMailIsRefusedAndOver() {
        let play = Play()
        play.send("MAIL FROM:<a@b.c>\r\nRCPT TO:<d@e.f>\r\nDATA\r\n")
        let line = Array(String(repeating: "x", count: 998).utf8) + [0x0d, 0x0a]
        for _ in 0..<3 { play.send(Array(repeatElement(line, count: 1000).joined())) }
        play.send(".\r\nDATA\r\n")
        #expect(play.replies == ["250", "250", "354", "552", "503"])
        #expect(play.mails.isEmpty)
    }

    /// A line without an end must not fill the memory, in a mail as little as in a command.
    @Test func aLineWithoutAnEndIsNotKept() {
        let command = Play()
        command.send([UInt8](repeating: 0x41, count: 5000))
        #expect(command.replies == ["500"])
        #expect(command.isClosed)
        let mail = Play()
        mail.send("MAIL FROM:<a@b.c>\r\nRCPT TO:<d@e.f>\r\nDATA\r\n")
        for _ in 0..<5 {
            mail.send([UInt8](repeating: 0x41, count: 1 << 20))
            #expect(mail.dialogue.bufferedBytes <= SMTPDialogue.largestMail + 1)
        }
        // The rest of that line is a dot, which ends no mail.
        mail.send(".\r\nNOOP\r\n.\r\n")
        #expect(mail.replies == ["250", "250", "354", "552"])
    }

    /// What a client pipelines while an answer is looked for is bounded too.
    @Test func aClientThatDoesNotWaitIsCutOff() {
        var dialogue = SMTPDialogue()
        _ = dialogue.receive(Array("MAIL FROM:<a@b.c>\r\nRCPT TO:<d@e.f>\r\n".utf8))
        var actions: [SMTPDialogue.Action] = []
        for _ in 0..<64 { actions += dialogue.receive([UInt8](repeating: 0x0a, count: 1 << 10)) }
        #expect(actions.isEmpty && dialogue.bufferedBytes == 64 << 10)
        actions += dialogue.receive([0x0a])
        #expect(actions == [.close])
        #expect(dialogue.bufferedBytes == 0)
    }

    @Test func manyLinesInOnePieceAreAllAnswered() {
        let play = Play()
        for _ in 0..<3 {
            play.send(String(repeating: "NOOP\r\n", count: 20_000) + "NO")
            #expect(play.dialogue.bufferedBytes == 2)
            play.send("OP\r\n")
            #expect(play.dialogue.bufferedBytes == 0)
        }
        #expect(play.replies == Array(repeating: "250", count: 60_003))
    }

    @Test func aMailHasOnlySoManyRecipients() {
        let play = Play()
        play.send("MAIL FROM:<a@b.c>\r\n" + (0...100).map { "RCPT TO:<p\($0)@e.f>\r\n" }.joined())
        #expect(play.replies.suffix(2) == ["250", "452"])
    }

    /// Letters whose upper case is longer than they are, before the keyword. Any bytes at all are only refused.
    @Test func strangeBytesAreOnlyRefused() {
        let play = Play()
        play.send("MAIL FROM:<a@b.c>\r\nRCPT ßßßßßßßßßßTO:\r\nMAIL ŉŉŉŉŉŉŉŉFROM:<\r\nRCPT TO:<straße@e.f>\r\n")
        #expect(play.replies == ["250", "501", "501", "250"])
        var generator = SystemRandomNumberGenerator()
        for _ in 0..<300 {
            let any = Play()
            any.send(
                (0..<200).map { _ in
                    [UInt8](arrayLiteral: 0x0d, 0x0a, 0x2e, 0x20, 0x3c, 0x3e, 0x3a, 0x41, 0xc3, 0xff, 0x00).randomElement(using: &generator)
                        ?? 0
                })
            any.send("\r\nMAIL FROM:<\u{fb03}>\r\n")
        }
    }
}
