internal import Contracts
internal import HTTPCore
internal import ServiceKit
internal import StoreDomain
internal import Storage
internal import Wire

/// Hands out invoices and credit notes.
struct DocumentActions: Sendable {
    let dependencies: StoreDependencies

    func one(_ call: Call<SignedIn, DocumentParameters, Nothing>) async throws -> TaxDocument { try await issued(call).shown }

    func page(_ call: Call<SignedIn, DocumentParameters, Nothing>) async throws -> HTTPResponse {
        DocumentPage(issued: try await issued(call), language: call.context.language).response
    }

    /// - Throws: `not_found`, also for a document that is somebody else's.
    private func issued(_ call: Call<SignedIn, DocumentParameters, Nothing>) async throws -> IssuedDocument {
        guard let number = DocumentNumber(call.parameters.number.text) else { throw APIError(.notFound) }
        return try await dependencies.database.snapshot { [policy = dependencies.policy] db in
            guard let document = try await DocumentStore.find(number, in: db),
                let order = try await OrderStore.find(document.order, of: call.caller.userID, in: db)
            else { throw APIError(.notFound) }
            var corrects: DocumentNumber?
            if number.kind == .creditNote {
                corrects = try await DocumentStore.numbers(of: order.number, in: db).first { $0.kind == .invoice }
            }
            var refund: StoredRefund?
            if let id = document.refund { refund = try await RefundStore.find(id, in: db) }
            return IssuedDocument(document: document, order: order, refund: refund, corrects: corrects, policy: policy)
        }
    }
}
