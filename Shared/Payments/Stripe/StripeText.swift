internal import Security

/// What of ours may go into a path or a header.
enum StripeText {
    /// An id that Stripe could have given: nothing that changes a path.
    static func isID(_ text: String) -> Bool {
        (1...255).contains(text.utf8.count)
            && text.utf8.allSatisfy { (0x61...0x7a).contains($0) || (0x41...0x5a).contains($0) || (0x30...0x39).contains($0) || $0 == 0x5f }
    }

    /// A token begins with the name of its kind, `pm_…`. Digits alone would be a card's number and never leave this process.
    static func isToken(_ text: String) -> Bool {
        isID(text) && text.utf8.prefix { (0x61...0x7a).contains($0) }.count >= 2 && text.contains("_")
    }
}

enum StripeCurrency {
    /// Stripe counts these in other units than ISO 4217 does.
    private static let otherUnits: Set<String> = ["ISK", "MGA", "UGX"]

    static func code(_ currency: String) throws(PaymentError) -> String {
        guard currency.utf8.count == 3, currency.utf8.allSatisfy({ (0x41...0x5a).contains($0) }), !otherUnits.contains(currency) else {
            throw .refused("currency")
        }
        return currency.lowercased()
    }
}

/// Stripe's keys are one space for all kinds of calls, of at most 255 characters.
enum StripeKey {
    static func text(_ operation: String, _ key: String) -> String {
        let isPlain = (1...200).contains(key.utf8.count) && key.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7f }
        return "\(operation)-\(isPlain ? key : hex(sha256(key)))"
    }
}
