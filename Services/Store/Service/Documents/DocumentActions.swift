internal import Contracts
internal import HTTPCore
internal import ServiceKit
internal import StoreDomain
internal import Storage
internal import Wire

/// Hands out invoices and credit notes.
struct DocumentActions: Sendable {
    let dependencies: StoreDependencies

    func one(_ call: Call<SignedIn, DocumentParameters, Nothing>) async throws -> TaxDocument {
        try await issued(call.parameters.number.text, to: call.caller.userID).shown
    }

    func page(_ call: Call<SignedIn, DocumentParameters, Nothing>) async throws -> HTTPResponse {
        DocumentPage(issued: try await issued(call.parameters.number.text, to: call.caller.userID), language: call.context.language)
            .response
    }

    /// For the books, also of people whose account is gone.
    func anybodys(_ call: Call<Admin, DocumentParameters, Nothing>) async throws -> TaxDocument {
        try await issued(call.parameters.number.text, to: nil).shown
    }

    func anybodysPage(_ call: Call<Admin, DocumentParameters, Nothing>) async throws -> HTTPResponse {
        DocumentPage(issued: try await issued(call.parameters.number.text, to: nil), language: call.context.language).response
    }

    /// - Parameter user: whose it has to be; nil for an administrator.
    /// - Throws: `not_found`, also for a document that is somebody else's.
    private func issued(_ text: String, to user: UserID?) async throws -> IssuedDocument {
        guard let number = DocumentNumber(text) else { throw APIError(.notFound) }
        return try await dependencies.database.snapshot { [policy = dependencies.policy] db in
            guard let document = try await DocumentStore.find(number, in: db),
                let order = try await OrderStore.find(document.order, in: db), user == nil || order.user == user
            else { throw APIError(.notFound) }
            var corrects: DocumentNumber?
            if number.kind == .creditNote {
                corrects = try await db.ask(DocumentStore.numbers(of: order.number)).first { $0.kind == .invoice }
            }
            var refund: StoredRefund?
            if let id = document.refund { refund = try await RefundStore.find(id, in: db) }
            return IssuedDocument(
                document: document, order: order, refund: refund, corrects: corrects,
                policy: policy.rated(order.prices.vatPercent).issued(by: document.issuer))
        }
    }
}
