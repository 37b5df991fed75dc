public import Wire

/// A card as a person types it into an app, which sends it to the provider and to nobody else.
public struct CardEntry: DTO {
    public let number: CardNumber
    /// The month it ends in, 1 to 12.
    public let expMonth: Whole<ExpiryMonth>
    /// The year it ends in, with four digits.
    public let expYear: Whole<ExpiryYear>
    public let cvc: CardCode
    /// The name on the card; not kept.
    public let name: ShortText?
    public init(number: CardNumber, expMonth: Whole<ExpiryMonth>, expYear: Whole<ExpiryYear>, cvc: CardCode, name: ShortText? = nil) {
        self.number = number
        self.expMonth = expMonth
        self.expYear = expYear
        self.cvc = cvc
        self.name = name
    }

    /// A number of the table, so that nobody's own card is ever sent here.
    public func problems() -> [FieldProblem] {
        SandboxCard(number) == nil ? [FieldProblem("number", .notAllowed(values: SandboxCard.allCases.map(\.spelled)))] : []
    }

    public static let example = CardEntry(number: .example, expMonth: .example, expYear: .example, cvc: .example)
}

/// A card that was exchanged for a token.
public struct TokenizedCard: DTO {
    /// Pays once, or any number of times once it is kept for a customer.
    public let token: CardToken
    public let brand: CardBrand
    /// Its last four digits.
    public let last4: String
    /// The month it ends in, 1 to 12.
    public let expMonth: Whole<ExpiryMonth>
    /// The year it ends in.
    public let expYear: Whole<ExpiryYear>
    public init(token: CardToken, brand: CardBrand, last4: String, expMonth: Whole<ExpiryMonth>, expYear: Whole<ExpiryYear>) {
        self.token = token
        self.brand = brand
        self.last4 = last4
        self.expMonth = expMonth
        self.expYear = expYear
    }
    public static let example = TokenizedCard(token: .example, brand: .visa, last4: "4242", expMonth: .example, expYear: .example)
}

public struct CardTokenParameters: DTO {
    /// Which card, by its token.
    public let id: CardToken
    public init(id: CardToken) { self.id = id }
    public static let example = CardTokenParameters(id: .example)
}

/// What is to be paid.
public struct IntentOrder: DTO {
    public let amount: PaymentAmount
    public let currency: Currency
    public let reference: PaymentReference
    /// Whose kept cards may be charged.
    public let customer: CustomerID?
    /// The person is away, as at a renewal: only a kept card of `customer` can be charged.
    public let offSession: Bool?
    public init(
        amount: PaymentAmount, currency: Currency, reference: PaymentReference, customer: CustomerID? = nil, offSession: Bool? = nil
    ) {
        self.amount = amount
        self.currency = currency
        self.reference = reference
        self.customer = customer
        self.offSession = offSession
    }

    public func problems() -> [FieldProblem] { offSession == true && customer == nil ? [FieldProblem("customer", .required)] : [] }

    public static let example = IntentOrder(amount: .example, currency: .sar, reference: .example)
}

public struct IntentParameters: DTO {
    /// Which payment.
    public let id: IntentID
    public init(id: IntentID) { self.id = id }
    public static let example = IntentParameters(id: .example)
}

public struct IntentQuery: DTO {
    /// Only payments with this reference.
    public let reference: PaymentReference?
    public init(reference: PaymentReference? = nil) { self.reference = reference }
    public static let example = IntentQuery(reference: .example)
}

/// What to charge a payment to.
public struct IntentConfirmation: DTO {
    /// The card, by its token.
    public let method: CardToken
    /// Where the approval page leads on to.
    public let returnUrl: ReturnURL?
    public init(method: CardToken, returnUrl: ReturnURL? = nil) {
        self.method = method
        self.returnUrl = returnUrl
    }
    public static let example = IntentConfirmation(method: .example, returnUrl: .example)
}

/// Money to give back.
public struct IntentRefundOrder: DTO {
    public let amount: PaymentAmount
    public init(amount: PaymentAmount) { self.amount = amount }
    public static let example = IntentRefundOrder(amount: .example)
}

/// Money that goes back.
public struct IntentRefund: DTO {
    public let id: IntentRefundID
    public let amount: PaymentAmount
    /// Whether the money is on its way; always, here.
    public let done: Bool
    public init(id: IntentRefundID, amount: PaymentAmount, done: Bool) {
        self.id = id
        self.amount = amount
        self.done = done
    }
    public static let example = IntentRefund(id: .example, amount: .example, done: true)
}

/// Who pays, by the merchant's own id.
public struct PayerParameters: DTO {
    public let reference: PaymentReference
    public init(reference: PaymentReference) { self.reference = reference }
    public static let example = PayerParameters(reference: .example)
}

/// A card to keep for later charges.
public struct CardKeeping: DTO {
    /// The card, by its token.
    public let method: CardToken
    /// The customer from an earlier call; without it the one of the reference, made at the first call.
    public let customer: CustomerID?
    public init(method: CardToken, customer: CustomerID? = nil) {
        self.method = method
        self.customer = customer
    }
    public static let example = CardKeeping(method: .example)
}

/// A card that was kept, or was refused: then `decline` says why and there is no `customer`.
public struct KeptCard: DTO {
    /// The card, by its token.
    public let method: CardToken
    /// The customer it is kept with; left out when it was refused.
    public let customer: CustomerID?
    public let card: ChargedCard
    /// Why it was refused; left out when it was kept.
    public let decline: CardDecline?
    public init(method: CardToken, customer: CustomerID?, card: ChargedCard, decline: CardDecline?) {
        self.method = method
        self.customer = customer
        self.card = card
        self.decline = decline
    }
    public static let example = KeptCard(method: .example, customer: .example, card: .example, decline: nil)
}

public struct ActionParameters: DTO {
    /// Which approval.
    public let id: ActionID
    public init(id: ActionID) { self.id = id }
    public static let example = ActionParameters(id: .example)
}

/// What the person says to a payment.
public struct ActionAnswer: DTO {
    /// True pays, false refuses.
    public let approve: Bool
    public init(approve: Bool) { self.approve = approve }
    public static let example = ActionAnswer(approve: true)
}
