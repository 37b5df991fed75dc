import AppTesting
import Contracts
import HTTPCore
import JSONCoding
import Platform
import SandboxService
import Storage
import TestSupport
import Testing
import Wire

extension ProfileFixture {
    /// Every mail the support team got so far, newest first.
    func supportMails() async throws -> [RecordedMessage] {
        try await sandbox.client.call(
            Sandbox.messages, MessageFilter(to: ShortText(trusted: "support@barbell.example"), channel: .mail), Nothing()
        ).items
    }

    /// Waits until the support team has `count` mails.
    func supportMails(_ count: Int) async throws -> [RecordedMessage] {
        let deadline = ContinuousClock.now + .seconds(20)
        while ContinuousClock.now < deadline {
            let mails = try await supportMails()
            if mails.count >= count { return mails }
            try await Task.sleep(for: .milliseconds(5))
        }
        throw AppTestingError.unexpected(status: 0, body: "fewer mails than \(count) arrived")
    }
}

@Suite struct TicketTests {
    private static func details(_ subject: String, _ message: String = "It came late.", email: String? = nil) throws -> TicketDetails {
        TicketDetails(
            subject: try ShortText(validating: subject), message: try TicketMessage(validating: message),
            email: try email.map { try EmailAddress(validating: $0) })
    }

    @Test(.proves("FR-ACCOUNT-06-b"), arguments: Engine.allCases)
    func aTicketHasANumberAndIsMailed(_ engine: Engine) async throws {
        try await ProfileFixture.run(engine: engine) { fixture in
            let person = try await fixture.somebody(.fitcoach)
            let ticket = try await person.client.call(
                Help.openTicket, try Self.details("متى يصل التذكير؟ ⏰", "لم يصل التذكير أمس.\n\nمع الشكر 🙏"))
            #expect(ticket.number.text == "S-1001" && ticket.status == .open && ticket.createdAt == fixture.now && ticket.email == nil)
            let mail = try #require(try await fixture.supportMails(1).first)
            #expect(mail.subject == "[S-1001] FitCoach+: متى يصل التذكير؟ ⏰")
            #expect(mail.text.contains("لم يصل التذكير أمس.\n\nمع الشكر 🙏") && mail.text.contains(person.id.text))
            #expect(mail.text.contains("Phone: \(person.account.phone?.text ?? "-")") && !mail.text.contains("Reply to"))
            #expect(try await person.client.call(Help.myTickets, TicketQuery(), Nothing()).items == [ticket])
        }
    }

    @Test func theAnswerGoesToTheGivenAddressOrTheAccounts() async throws {
        try await ProfileFixture.run { fixture in
            let person = try await fixture.somebody()
            let own = try await person.client.call(Help.openTicket, try Self.details("One"))
            #expect(own.email?.text == "layla@example.com")
            let given = try await person.client.call(Help.openTicket, try Self.details("Two", email: "Office@Example.com"))
            #expect(given.email?.text == "office@example.com" && given.number.text == "S-1002")
            let mails = try await fixture.supportMails(2)
            let replies = Dictionary(uniqueKeysWithValues: mails.map { ($0.subject ?? "", $0.text) })
            #expect(replies["[S-1001] GTSD: One"]?.contains("Reply to: layla@example.com") == true)
            #expect(replies["[S-1002] GTSD: Two"]?.contains("Reply to: office@example.com") == true)
        }
    }

    /// What a person writes can neither add a header nor end the mail.
    @Test func whatAPersonWritesStaysInItsPlace() async throws {
        try await ProfileFixture.run { fixture in
            let person = try await fixture.somebody()
            let path = Help.openTicket.path.description
            for subject in [#"a\r\nBcc: x@example.com"#, #"a\nBcc: x@example.com"#, #"a\u0000b"#, #"a\u0085b"#] {
                let answer = try await person.client.json(.post, path, #"{"subject": "\#(subject)", "message": "x"}"#)
                #expect(answer.status == 422 && answer.fields == ["subject wrong_type"], "\(answer.text)")
            }
            let message = "Hello\r\n.\r\nRSET\r\nMAIL FROM:<x@example.com>\r\n\r\n.\r\nBcc: x@example.com"
            _ = try await person.client.call(Help.openTicket, try Self.details("=?utf-8?B?QmNj?= \u{2028}Bcc: x@example.com", message))
            let mail = try #require(try await fixture.supportMails(1).first)
            #expect(mail.subject == "[S-1001] GTSD: =?utf-8?B?QmNj?= \u{2028}Bcc: x@example.com")
            #expect(mail.text.contains(message))
            #expect(try await fixture.sandbox.client.call(Sandbox.messages, MessageFilter(), Nothing()).items.count == 1)
        }
    }

    @Test(arguments: Engine.allCases)
    func twentyTicketsAtOnceHaveConsecutiveNumbers(_ engine: Engine) async throws {
        try await ProfileFixture.run(engine: engine) { fixture in
            var people: [Somebody] = []
            for product in Product.allCases { people.append(try await fixture.somebody(product)) }
            let crowd = people
            let numbers = try await parallel(20) { index in
                try await crowd[index % crowd.count].client.call(Help.openTicket, try Self.details("Ticket \(index)")).number.number
            }
            #expect(numbers.sorted() == Array(1001...1020))
            let mails = try await fixture.supportMails(20)
            #expect(Set(mails.map { $0.subject?.prefix(8) }) == Set((1001...1020).map { "[S-\($0)]" }))
        }
    }

    @Test(arguments: Engine.allCases)
    func twentyOpenTicketsAtMostAndNoNumberIsLost(_ engine: Engine) async throws {
        try await ProfileFixture.run(engine: engine) { fixture in
            let person = try await fixture.somebody()
            let admin = try await fixture.somebody(role: .admin)
            for index in 0..<10 { _ = try await person.client.call(Help.openTicket, try Self.details("Early \(index)")) }
            let answers = try await parallel(20) { index in
                try await person.client.answer(Help.openTicket, try Self.details("Late \(index)"))
            }
            #expect(answers.count { $0.status == 201 } == 10)
            #expect(answers.count { $0.status == 409 && $0.code == .limitReached } == 10)
            // One is answered: there is room again, and the refused ones took no number.
            #expect(
                try await admin.client.answer(Help.closeTicket, TicketParameters(number: TicketNumber(number: 1003)), Nothing()).status
                    == 200)
            #expect(try await person.client.call(Help.openTicket, try Self.details("Next")).number.text == "S-1021")
            let full = try await person.client.answer(Help.openTicket, try Self.details("Full"))
            #expect(full.code == .limitReached && full.json?["message"]?.string == "You have 20 open requests. We answer them first.")
            let arabic = try await person.client.with("Accept-Language", "ar").answer(Help.openTicket, try Self.details("Full"))
            #expect(arabic.json?["message"]?.string == "لديك 20 طلبًا مفتوحًا. سنرد عليها أولًا.")
            let mine = try await person.client.call(Help.myTickets, TicketQuery(limit: Whole(trusted: 200)), Nothing()).items
            #expect(mine.map(\.number.number) == Array(1001...1021).reversed())
        }
    }

    @Test func theSameRequestTwiceIsOneTicket() async throws {
        try await ProfileFixture.run { fixture in
            let person = try await fixture.somebody()
            let client = person.client.with("Idempotency-Key", "ticket-1")
            let first = try await client.answer(Help.openTicket, try Self.details("Once"))
            let second = try await client.answer(Help.openTicket, try Self.details("Once"))
            #expect(first.status == 201 && first.body == second.body)
            #expect(try await fixture.rows("SELECT number FROM tickets") == 1)
        }
    }

    @Test(arguments: [
        (#"{"message": "x"}"#, ["subject required"]), (#"{"subject": "x"}"#, ["message required"]),
        (#"{"subject": "  ", "message": "\n\n"}"#, ["subject required", "message required"]),
        (#"{"subject": "\#(String(repeating: "ط", count: 201))", "message": "x"}"#, ["subject too_long"]),
        (#"{"subject": "x", "message": "\#(String(repeating: "م", count: 4001))"}"#, ["message too_long"]),
        (#"{"subject": "x", "message": "a\u0007b"}"#, ["message wrong_type"]),
        (#"{"subject": "x", "message": "y", "email": "nobody"}"#, ["email malformed"]),
        (#"{"subject": 1, "message": -2}"#, ["subject wrong_type", "message wrong_type"]),
    ])
    func aBadTicketIsNamed(_ body: String, _ fields: [String]) async throws {
        try await ProfileFixture.run { fixture in
            let person = try await fixture.somebody()
            let answer = try await person.client.json(.post, Help.openTicket.path.description, body)
            #expect(answer.status == 422 && answer.fields == fields, "\(answer.text.prefix(300))")
            #expect(try await fixture.supportMails().isEmpty)
            #expect(try await fixture.rows("SELECT number FROM tickets") == 0)
        }
    }
}
