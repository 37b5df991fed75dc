internal import Contracts
internal import JSONCoding
internal import Platform
internal import ServiceKit
internal import Storage
internal import Wire

/// Opens, lists and closes tickets, and mails each new one to the support team.
struct TicketActions: Sendable {
    let dependencies: ProfileDependencies
    let mailer: SMTPMailer

    private static let mail: WorkKind<WaitingMail> = "ticket mail"

    var work: [WorkHandler] { [Self.mail.sent(by: mailer, clocks: dependencies.runtime.clocks)] }

    /// Nobody removes a ticket of theirs: it is closed once it is answered.
    private static var tooMany: APIError {
        APIError(
            .limitReached, english: "You have \(TicketStore.limit) open requests. We answer them first.",
            arabic: "لديك \(TicketStore.limit) طلبًا مفتوحًا. سنرد عليها أولًا.")
    }

    func open(_ call: Call<SignedIn, Nothing, TicketDetails>) async throws -> SupportTicket {
        let (person, details, context) = (try call.person(), call.body, call.context)
        let ticket = try await dependencies.database.write { db in
            try await PersonStore.hold(person.id, in: db)
            let inserted = try await TicketStore.insert(
                details, email: details.email ?? person.email, of: person.id, product: person.product, now: context.now, in: db)
            guard let ticket = inserted else { throw Self.tooMany }
            let phone = try await PersonStore.profile(person.id, in: db)?.profile.phone
            let mail = TicketMail(ticket: ticket, person: person.id, phone: phone, language: context.language)
            try await dependencies.runtime.work.add(
                Self.mail, WaitingMail(to: dependencies.settings.supportMail.text, subject: mail.subject, body: mail.body),
                run: context.run, in: db)
            // Else a repeat, as after an answer that got lost, would write to the support team again.
            try await call.keep(ticket, in: db)
            return ticket
        }
        dependencies.runtime.work.wake()
        return ticket
    }

    func mine(_ call: Call<SignedIn, TicketQuery, Nothing>) async throws -> TicketList {
        try await list(call.parameters, of: .person(try call.person().id))
    }

    /// Those of the administrator's product.
    func all(_ call: Call<Admin, TicketQuery, Nothing>) async throws -> TicketList {
        try await list(call.parameters, of: .product(call.caller.person.product))
    }

    private func list(_ query: TicketQuery, of scope: TicketScope) async throws -> TicketList {
        let before = try query.cursor.map { token throws(APIError) in try TicketCursor(reading: token).number.number }
        let limit = Int(query.limit?.value ?? PageSize.example)
        let tickets = try await dependencies.database.read { db in
            try await TicketStore.page(of: scope, status: query.status, before: before, limit: limit + 1, in: db)
        }
        let page = ListPage(tickets, limit: limit) { TicketCursor($0).token }
        return TicketList(items: Array(page.items), nextCursor: page.nextCursor)
    }

    func close(_ call: Call<Admin, TicketParameters, Nothing>) async throws -> SupportTicket {
        let (number, product) = (call.parameters.number.number, call.caller.person.product)
        let ticket = try await dependencies.database.write { db in
            try await TicketStore.close(number, of: product, now: call.now, in: db)
        }
        guard let ticket else { throw APIError(.notFound) }
        return ticket
    }
}
