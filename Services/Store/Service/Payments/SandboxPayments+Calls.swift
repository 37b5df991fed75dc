internal import Contracts
internal import Payments
internal import ServiceKit
internal import Wire

/// Why a call to the sandbox gave no answer of its kind.
struct CallFailure: Error {
    /// Nil when what came cannot be read.
    let code: ErrorCode?

    /// Whether the call may have taken effect although nobody said so. A service that cannot be reached and one whose answer was lost
    /// look the same from here.
    var mayHaveHappened: Bool {
        switch code {
        case nil, .unavailable, .internalError, .requestTimeout, .requestInProgress: true
        default: false
        }
    }

    /// What it means for a call that has no meanings of its own.
    var plain: PaymentError {
        if mayHaveHappened { return .unknownOutcome }
        return switch code {
        // Turned away at the door.
        case .rateLimited, .overloaded: .unavailable
        case let code?: .refused(code.rawValue)
        case nil: .unknownOutcome
        }
    }
}

extension SandboxPayments {
    /// One call, of whose answer a view is read.
    func call<Parameters: DTO, Body: DTO, Output: DTO, View: DTO>(
        _ endpoint: Endpoint<Anyone, Parameters, Body, Output>, reading view: View.Type, _ parameters: Parameters, _ body: Body,
        _ context: PaymentContext, key: String? = nil
    ) async throws(CallFailure) -> View {
        let result: Result<View, any Error>
        do {
            result = .success(
                try await gateway.call(
                    endpoint, reading: view, at: url, parameters: parameters, body: body, requestID: context.requestID, run: context.run,
                    idempotencyKey: key, deadline: context.deadline))
        } catch {
            result = .failure(error)
        }
        switch result {
        case .success(let output): return output
        case .failure(let error): throw CallFailure(code: (error as? APIError)?.code)
        }
    }

    static func onPayment(_ failure: CallFailure) -> PaymentError { failure.code == .notFound ? .unknownPayment : failure.plain }

    // MARK: - What is checked before it is sent

    /// A value of ours; one that breaks its rule is a fault of ours.
    static func ours<Value>(_ name: String, _ make: () throws(FieldRule) -> Value) throws(PaymentError) -> Value {
        do { return try make() } catch { throw .refused("\(name): \(error.code)") }
    }

    static func currency(_ text: String) throws(PaymentError) -> Currency {
        guard let currency = Currency(rawValue: text) else { throw .refused("currency: not_allowed") }
        return currency
    }

    static func customer(_ text: String) throws(PaymentError) -> CustomerID {
        do { return try CustomerID(validating: text) } catch { throw .unknownCustomer }
    }

    /// An id that is none of the provider's names nothing that it has.
    static func parameters(_ id: PaymentID) throws(PaymentError) -> IntentParameters {
        do { return IntentParameters(id: try IntentID(validating: id.text)) } catch { throw .unknownPayment }
    }

    static func token(_ method: PaymentToken) throws(PaymentError) -> CardToken {
        do { return try CardToken(validating: method.text) } catch { throw .unknownMethod }
    }
}

extension Payment {
    init(_ intent: SandboxPayment) {
        let status: PaymentStatus =
            switch intent.status {
            case .open: .open
            case .requiresAction: .requiresAction
            case .processing: .processing
            case .succeeded: .succeeded
            case .canceled: .canceled
            }
        self.init(
            id: PaymentID(intent.id.text), status: status, amount: intent.amount.value, currency: intent.currency.rawValue,
            reference: intent.reference.text, refunded: intent.refunded, card: intent.card.map(CardFacts.init), actionURL: intent.actionUrl,
            decline: intent.decline.map(DeclineReason.init))
    }
}

extension CardFacts {
    init(_ card: SandboxPaymentCard) {
        self.init(brand: card.brand.rawValue, last4: card.last4, expMonth: card.expMonth.value, expYear: card.expYear.value)
    }
}

extension DeclineReason {
    init(_ decline: CardDecline) {
        self =
            switch decline {
            case .declined: .declined
            case .insufficientFunds: .insufficientFunds
            case .expired: .expired
            case .incorrectCode: .incorrectCode
            case .authenticationRequired: .authenticationRequired
            }
    }
}
