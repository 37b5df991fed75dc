internal import Contracts
internal import Wire

/// A card as the sandbox keeps it.
struct KnownCard: Sendable, Equatable {
    let card: SandboxCard
    let expMonth: Whole<ExpiryMonth>
    let expYear: Whole<ExpiryYear>

    var facts: ChargedCard { ChargedCard(brand: card.brand, last4: card.last4, expMonth: expMonth, expYear: expYear) }

    /// A card is good until its month is over, in UTC.
    func isOver(at now: Instant) -> Bool {
        let today = LocalDate(daysSinceEpoch: now.seconds / 86_400).components
        return (expYear.value, expMonth.value) < (today.year, today.month)
    }

    /// Why it cannot be kept; nil when it can.
    func refusalToKeep(at now: Instant) -> CardDecline? {
        if isOver(at: now) { return .expired }
        return switch card {
        case .declined: .declined
        case .insufficientFunds: .insufficientFunds
        case .expired: .expired
        case .incorrectCode: .incorrectCode
        case .visa, .mastercard, .mada, .approval, .approvalAlways, .keptThenDeclined, .lostAnswer, .slow: nil
        }
    }
}

/// What becomes of a try to charge a card.
enum CardVerdict: Sendable, Equatable {
    case charge
    case chargeLater
    case askForApproval
    case decline(CardDecline)

    init(_ known: KnownCard, isOffSession: Bool, at now: Instant) {
        if let refusal = known.refusalToKeep(at: now) {
            self = .decline(refusal)
            return
        }
        self =
            switch known.card {
            case .approval, .approvalAlways: isOffSession ? .decline(.authenticationRequired) : .askForApproval
            case .keptThenDeclined: .decline(.declined)
            case .slow: .chargeLater
            case .visa, .mastercard, .mada, .lostAnswer, .declined, .insufficientFunds, .expired, .incorrectCode: .charge
            }
    }
}
