internal import Contracts
internal import Wire

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
