import Platform
@testable import SandboxService
@testable import ServiceKit
import Testing
import Wire

@Suite struct MailReaderTests {
    private func read(_ text: String) -> MailReader { MailReader(Array(text.utf8)) }

    /// A message is asked for by its id, which has 200 characters at most.
    @Test func anIdIsAsLongAsOneMayAskFor() {
        let id = String(repeating: "0123456789", count: 21)
        #expect(read("Message-ID: <\(id)>\r\n\r\nx").messageID == String(id.prefix(200)))
        #expect(read("Message-ID: <a@b>\r\n\r\nx").messageID == "a@b")
    }

    /// What our services write, read back.
    @Test(arguments: [
        "Hello", "أكّد بريدك في Stack", String(repeating: "كلمة طويلة ", count: 30), String(repeating: "👨‍👩‍👧‍👦 family ", count: 9),
        "a" + String(repeating: "\u{0301}", count: 80), String(repeating: "words that go on ", count: 12) + "end", "=?utf-8?B?aGk=?= there",
    ])
    func whatOurServicesSendReadsBack(_ subject: String) {
        let body = "سطر أول\n\n" + String(repeating: "long ", count: 100) + "\n.\n..\nhttps://x.example/reset?token=abc\n"
        let mail = Mail(id: "01960f3e", to: "layla@example.com", subject: subject, body: body, run: "flow-7")
        let read = MailReader(mail.message(from: "no-reply@barbell.example", now: ManualClock().now()))
        #expect(read.subject == subject)
        #expect(read.text == body)
        #expect(read.messageID == "01960f3e@barbell")
        #expect(read.run == "flow-7")
    }

    @Test(arguments: [
        ("Hello =?utf-8?B?2LnYp9i0?= there", "Hello عاش there"), ("=?utf-8?B?2LnYp9i0?= =?UTF-8?b?2LnYp9i0?=", "عاشعاش"),
        ("=?utf-8?Q?=D8=B9a_b?=", "عa b"), ("=?utf-8?q?caf=C3=A9?= =?utf-8?B?IQ==?=", "café!"), ("plain = ? text", "plain = ? text"),
        ("a  b", "a  b"),
        ("=?iso-8859-1?Q?caf=E9?=", "=?iso-8859-1?Q?caf=E9?="),
    ])
    func encodedWords(_ subject: String, _ expected: String) {
        #expect(read("Subject: \(subject)\r\n\r\nx").subject == expected)
    }

    @Test func theTextOfAMailWithAFileIsBoth() {
        let mail = Mail(
            id: "1", to: "layla@example.com", subject: "A call", body: "سطر\nأول\n",
            file: MailFile(type: "text/calendar; charset=utf-8", name: "call.ics", content: Array("BEGIN:\r\nEND:\r\n".utf8)),
            run: nil)
        let read = MailReader(mail.message(from: "no-reply@barbell.example", now: ManualClock().now()))
        #expect(read.text == "سطر\nأول\n\n\nBEGIN:\r\nEND:\r\n" && read.subject == "A call")
    }

    /// As Python's `email` writes it.
    @Test func htmlIsShownBesideTheTextThatSaysTheSame() {
        let mail = read("""
            Subject: Both\r\nContent-Type: multipart/mixed; boundary="===1=="\r\n\r\n--===1==\r\nContent-Type: multipart/alternative;\r\n boundary="===2=="\r\n\r\n\
            --===2==\r\nContent-Type: text/plain; charset="utf-8"\r\n\r\nYour code\r\n\r\n--===2==\r\nContent-Type: text/html; charset="utf-8"\r\n\
            Content-Transfer-Encoding: quoted-printable\r\n\r\n<b style=3D"x">Your code</b>\r\n\r\n--===2==--\r\n\r\n--===1==\r\nContent-Type: text/plain\r\n\r\nfile\r\n--===1==--\r\n
            """)
        #expect(mail.html == "<b style=\"x\">Your code</b>\r\n")
        #expect(mail.text == "Your code\r\n\n\nfile")
        #expect(mail.source.hasPrefix("Subject: Both\r\n"))
        let alone = read("Content-Type: text/html\r\n\r\n<p>Hi")
        #expect(alone.html == "<p>Hi" && alone.text == "<p>Hi")
    }

    @Test func bodiesInEveryEncoding() {
        #expect(read("A: b\r\n\r\nplain\r\n\r\ntext\r\n").text == "plain\r\n\r\ntext\r\n")
        #expect(read("Content-Transfer-Encoding: BASE64\r\n\r\naGVs\r\nbG8=\r\n").text == "hello")
        #expect(read("content-transfer-encoding: quoted-printable\r\n\r\na=3Db =\r\nc=\r\n=D8=B9").text == "a=b cع")
    }

    @Test func foldedAndMissingHeaders() {
        let mail = read("Subject: one\r\n two\r\n\tthree\r\nMESSAGE-ID:<7@x>\r\n\r\n")
        #expect(mail.subject == "one two three")
        #expect(mail.messageID == "7@x")
        for text in ["", "\r\n", "no headers", "Subject", ": x\r\n\r\n"] {
            #expect(read(text).messageID == nil)
            #expect(read(text).subject == "")
        }
    }
}
