internal import Contracts
internal import JSONCoding
internal import Platform
internal import ServiceKit
internal import Storage
internal import Wire

/// Opens, lists and closes tickets, and mails each new one to the support team.
struct TicketFlows: Sendable {
    let keeper: ProfileKeeper
    private let mailer: SMTPMailer

    private static let mail: WorkKind = "ticket mail"

    init(keeper: ProfileKeeper) throws {
        self.keeper = keeper
        mailer = try SMTPMailer(url: keeper.settings.smtpURL, from: keeper.settings.mailFrom)
    }

    var work: [WorkKind: WorkHandler] {
        let mailer = mailer
        let clocks = keeper.runtime.clocks
        return [
            Self.mail: { item in
                guard let to = item.payload["to"]?.string, let subject = item.payload["subject"]?.string, let body = item.payload["body"]?.string
                else { throw WorkFailure.permanent("incomplete mail") }
                try await mailer.send(
                    Mail(id: item.id, to: to, subject: subject, body: body, run: item.run), now: clocks.now(run: item.run))
            }
        ]
    }

    func stop() { mailer.close() }

    func open(_ details: TicketDetails, by person: Person, _ context: RequestContext) async throws -> SupportTicket {
        let ticket = try await keeper.database.write { db in
            try await PersonStore.hold(person.id, in: db)
            let inserted = try await TicketStore.insert(
                details, email: details.email ?? person.email, of: person.id, product: person.product, now: context.now, in: db)
            guard let ticket = inserted else { throw APIError(.limitReached) }
            let phone = try await PersonStore.profile(person.id, in: db)?.profile.phone
            let mail = TicketMail(ticket: ticket, person: person.id, phone: phone, language: context.language)
            try await keeper.runtime.work.add(
                Self.mail,
                .object([
                    "to": .string(keeper.settings.supportMail.text), "subject": .string(mail.subject), "body": .string(mail.body),
                ]), run: context.run, in: db)
            return ticket
        }
        keeper.runtime.work.wake()
        return ticket
    }

    /// - Parameter user: nil for everybody's tickets.
    func list(_ query: TicketQuery, of user: UserID?) async throws -> TicketList {
        let before = try query.cursor.map { token throws(APIError) in try TicketCursor.number(token) }
        let limit = Int(query.limit?.value ?? PageSize.example)
        let tickets = try await keeper.database.read { db in
            try await TicketStore.page(of: user, status: query.status, before: before, limit: limit + 1, in: db)
        }
        let items = Array(tickets.prefix(limit))
        return TicketList(items: items, nextCursor: tickets.count > limit ? items.last.map(TicketCursor.text) : nil)
    }

    func close(_ number: TicketNumber, now: Instant) async throws -> SupportTicket {
        let ticket = try await keeper.database.write { db in try await TicketStore.close(number.number, now: now, in: db) }
        guard let ticket else { throw APIError(.notFound) }
        return ticket
    }
}

/// A ticket as the support team gets it. The subject begins with the number.
struct TicketMail: Sendable {
    let ticket: SupportTicket
    let person: UserID
    let phone: SaudiMobile?
    let language: Language

    var subject: String { "[\(ticket.number.text)] \(brand): \(ticket.subject.text)" }

    var body: String {
        var facts = ["Ticket: \(ticket.number.text)", "Product: \(brand)"]
        if let email = ticket.email { facts.append("Reply to: \(email.text)") }
        if let phone { facts.append("Phone: \(phone.text)") }
        facts += ["Language: \(language.rawValue)", "Account: \(person.text)", "Received: \(ticket.createdAt.text)"]
        // Ours come first: what follows the blank line is the person's, whatever it looks like.
        return facts.joined(separator: "\n") + "\n\n" + ticket.message.text + "\n"
    }

    private var brand: String { ProductPolicy.of(ticket.product).brand[.english] ?? ticket.product.rawValue }
}
