import AppTesting
import Contracts
import HTTPCore
import Platform
import Storage
import TestSupport
import Testing
import Wire

/// The tickets as their owners and as the support team see them.
@Suite struct TicketDeskTests {
    private static func details(_ subject: String) -> TicketDetails {
        TicketDetails(subject: ShortText(trusted: subject), message: .example)
    }

    @Test(.proves("FC-FEEDBACK-03"), arguments: Engine.allCases)
    func staffListsAndClosesTickets(_ engine: Engine) async throws {
        try await ProfileFixture.run(engine: engine) { fixture in
            let layla = try await fixture.somebody(.fitcoach)
            let omar = try await fixture.somebody(.fitcoach)
            let admin = try await fixture.somebody(.fitcoach, role: .admin)
            let first = try await layla.client.call(Help.openTicket, Self.details("First"))
            let second = try await omar.client.call(Help.openTicket, Self.details("Second"))
            #expect(try await admin.client.call(Help.tickets, TicketQuery(), Nothing()).items == [second, first])

            let target = TicketParameters(number: first.number)
            fixture.profile.clock.advance(by: .minutes(5))
            let closed = try await admin.client.call(Help.closeTicket, target, Nothing())
            #expect(closed.status == .closed && closed.closedAt == fixture.now && closed.subject == first.subject)
            fixture.profile.clock.advance(by: .minutes(5))
            #expect(try await admin.client.call(Help.closeTicket, target, Nothing()) == closed)
            #expect(try await admin.client.call(Help.tickets, TicketQuery(status: .open), Nothing()).items == [second])
            #expect(try await admin.client.call(Help.tickets, TicketQuery(status: .closed), Nothing()).items == [closed])
            #expect(try await layla.client.call(Help.myTickets, TicketQuery(), Nothing()).items == [closed])
            #expect(try await omar.client.call(Help.myTickets, TicketQuery(), Nothing()).items == [second])

            for role in [Role.user, .coach] {
                let person = try await fixture.somebody(.fitcoach, role: role)
                #expect(try await person.client.answer(Help.tickets, TicketQuery(), Nothing()).code == .roleRequired)
                #expect(
                    try await person.client.answer(Help.closeTicket, TicketParameters(number: second.number), Nothing()).code
                        == .roleRequired)
                #expect(try await person.client.call(Help.myTickets, TicketQuery(), Nothing()).items.isEmpty)
            }
            #expect(try await fixture.client.answer(Help.tickets, TicketQuery(), Nothing()).code == .tokenMissing)
            #expect(try await admin.client.call(Help.tickets, TicketQuery(status: .open), Nothing()).items == [second])
        }
    }

    /// Another product's tickets are not there for them, neither in the list nor to close.
    @Test(arguments: Engine.allCases)
    func anAdministratorIsOfOneProduct(_ engine: Engine) async throws {
        try await ProfileFixture.run(engine: engine) { fixture in
            var tickets: [Product: SupportTicket] = [:]
            for product in Product.allCases {
                tickets[product] = try await fixture.somebody(product).client.call(Help.openTicket, Self.details("Of \(product)"))
            }
            for product in Product.allCases {
                let admin = try await fixture.somebody(product, role: .admin)
                #expect(try await admin.client.call(Help.tickets, TicketQuery(), Nothing()).items == [tickets[product]].compactMap { $0 })
                for (other, ticket) in tickets where other != product {
                    let answer = try await admin.client.answer(Help.closeTicket, TicketParameters(number: ticket.number), Nothing())
                    #expect(answer.code == .notFound, "\(product) closes \(other)'s")
                }
            }
            #expect(try await fixture.app.rows("SELECT number FROM tickets WHERE closed_at IS NOT NULL") == 0)
        }
    }

    @Test(arguments: ["S-999", "S-999999999999", "S-", "1001", "S-١٠٠١", "s-1001", "S-1001;", "S--1", "S-9999999999999"])
    func aTicketThatDoesNotExistIsNotFound(_ number: String) async throws {
        try await ProfileFixture.run { fixture in
            let admin = try await fixture.somebody(role: .admin)
            _ = try await admin.client.call(Help.openTicket, Self.details("Only"))
            let path = try #require(Help.closeTicket.path.path(["number": number]))
            #expect(try await admin.client.send(.post, path).code == .notFound)
            #expect(try await admin.client.call(Help.tickets, TicketQuery(status: .open), Nothing()).items.count == 1)
        }
    }

    @Test(arguments: Engine.allCases)
    func pagesFollowEachOtherWithoutGapOrRepeat(_ engine: Engine) async throws {
        try await ProfileFixture.run(engine: engine) { fixture in
            let layla = try await fixture.somebody()
            let omar = try await fixture.somebody()
            let admin = try await fixture.somebody(role: .admin)
            for index in 0..<12 {
                _ = try await (index % 3 == 0 ? omar : layla).client.call(Help.openTicket, Self.details("Ticket \(index)"))
            }

            func pages(_ client: AppClient, _ endpoint: Endpoint<SignedIn, TicketQuery, Nothing, TicketList>, limit: Int64) async throws
                -> [[Int64]]
            {
                var pages: [[Int64]] = []
                var cursor: OpaqueToken?
                repeat {
                    let page = try await client.call(endpoint, TicketQuery(limit: Whole(trusted: limit), cursor: cursor), Nothing())
                    pages.append(page.items.map(\.number.number))
                    cursor = page.nextCursor
                    // What comes in meanwhile does not disturb the pages that follow.
                    if pages.count == 1 { _ = try await omar.client.call(Help.openTicket, Self.details("Meanwhile")) }
                } while cursor != nil && pages.count < 20
                return pages
            }
            #expect(try await pages(layla.client, Help.myTickets, limit: 3) == [[1012, 1011, 1009], [1008, 1006, 1005], [1003, 1002]])
            #expect(try await pages(layla.client, Help.myTickets, limit: 8).count == 1)

            let all = try await admin.client.call(Help.tickets, TicketQuery(limit: Whole(trusted: 10)), Nothing())
            let rest = try await admin.client.call(Help.tickets, TicketQuery(limit: Whole(trusted: 10), cursor: all.nextCursor), Nothing())
            #expect((all.items + rest.items).map(\.number.number) == Array(1001...1014).reversed() && rest.nextCursor == nil)
            // Somebody else's cursor shows one's own tickets and no others.
            let mine = try await layla.client.call(Help.myTickets, TicketQuery(cursor: all.nextCursor), Nothing()).items
            #expect(mine.map(\.number.number) == [1003, 1002])
        }
    }

    @Test(arguments: [
        ("limit=0", "limit out_of_range"), ("limit=201", "limit out_of_range"), ("limit=-1", "limit out_of_range"),
        ("limit=ten", "limit wrong_type"),
        ("limit=99999999999999999999", "limit wrong_type"), ("status=lost", "status not_allowed"), ("cursor=x", "cursor malformed"),
        ("cursor=", "cursor required"), ("cursor=%D8%B5", "cursor malformed"), ("cursor=Uy0xMDAxOw", "cursor malformed"),
    ])
    func aBadQueryIsNamed(_ query: String, _ field: String) async throws {
        try await ProfileFixture.run { fixture in
            let person = try await fixture.somebody()
            let answer = try await person.client.send(.get, Help.myTickets.path.description + "?" + query)
            #expect(answer.status == 422 && answer.fields == [field], "\(answer.text)")
        }
    }

    @Test func ticketsGoWithTheirOwner() async throws {
        try await ProfileFixture.run { fixture in
            let person = try await fixture.somebody()
            let admin = try await fixture.somebody(role: .admin)
            _ = try await person.client.call(Help.openTicket, Self.details("Last words"))
            #expect(try await person.client.call(Profiles.export).tickets.map(\.subject.text) == ["Last words"])
            try await fixture.tell(.userDeleted, about: person)
            #expect(try await admin.client.call(Help.tickets, TicketQuery(), Nothing()).items.isEmpty)
        }
    }
}
