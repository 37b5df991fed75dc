internal import Contracts
internal import StoreDomain
internal import Wire

/// A tax document's number as people see it: `INV-1000` or `CN-1000`.
struct DocumentNumber: Sendable, Hashable {
    let kind: DocumentKind
    let number: Int64

    init(_ kind: DocumentKind, _ number: Int64) {
        self.kind = kind
        self.number = number
    }

    /// Nil for what is not written as we write it.
    init?(_ text: String) {
        let kinds = DocumentKind.allCases.filter { text.hasPrefix(Self.prefix($0)) }
        guard let kind = kinds.first, let number = Int64(text.dropFirst(Self.prefix(kind).count)), number >= 0 else { return nil }
        self.init(kind, number)
        guard self.text == text else { return nil }
    }

    var text: String { Self.prefix(kind) + String(number) }

    private static func prefix(_ kind: DocumentKind) -> String {
        switch kind {
        case .invoice: "INV-"
        case .creditNote: "CN-"
        }
    }
}

/// An invoice or credit note as it is stored. Once issued it never changes and never goes.
struct StoredDocument: Sendable {
    let number: DocumentNumber
    let order: OrderNumber
    /// The refund a credit note was issued for.
    let refund: RefundID?
    /// Halalas, VAT included.
    let total: Int64
    let tax: Int64
    let issuedAt: Instant
    /// Nil of releases that kept none.
    var issuer: Issuer?
}

/// Who issued a document, as it stands on it.
struct Issuer: Sendable {
    let vatNumber: String
    let seller: [Language: String]
}

extension StorePolicy {
    /// The policy with who issued a document: another seller changes nothing of what was issued.
    func issued(by issuer: Issuer?) -> StorePolicy {
        guard let issuer else { return self }
        var policy = self
        (policy.vatNumber, policy.seller) = (issuer.vatNumber, issuer.seller)
        return policy
    }
}
