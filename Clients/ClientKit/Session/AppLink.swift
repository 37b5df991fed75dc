public import Contracts
public import Wire

/// What a link of a mail opens in the app. Other links are screens: of GTSD, those of `AppRoute`.
public enum AppLink: Sendable, Equatable {
    /// The screen for a new password, which `Auth.resetPassword` takes with this token. AUTH-08-a.
    case resetPassword(OpaqueToken)
    /// `Auth.verifyEmail` confirms the address with this token.
    case verifyEmail(OpaqueToken)

    /// - Parameters:
    ///   - url: as the system hands it over: `ironlift://reset-password?token=…`, or the page of a browser that is there for people without
    ///     the app, `https://app.example.com/ironlift/reset-password?token=…`.
    ///   - pages: the address of those pages, which the app is associated with; nil when there are none.
    /// - Returns: nil for any other link.
    public init?(_ url: String, of product: Product, pages: String? = nil) {
        let policy = ProductPolicy.of(product)
        func token(_ link: String) -> OpaqueToken? {
            let path = link.dropFirst("\(product.rawValue)://".utf8.count)
            let beginnings = [link] + (pages.map { ["\($0)/\(product.rawValue)/\(path)"] } ?? [])
            guard let beginning = beginnings.first(where: { url.hasPrefix($0) }) else { return nil }
            // Whoever counts openings of mails puts more behind it.
            let text = url.dropFirst(beginning.count).prefix { $0 != "&" && $0 != "#" }
            guard !text.isEmpty, text.utf8.allSatisfy(Self.isInToken) else { return nil }
            return OpaqueToken(trusted: String(text))
        }
        if let token = token(policy.resetLink) {
            self = .resetPassword(token)
        } else if let token = token(policy.verifyLink) {
            self = .verifyEmail(token)
        } else {
            return nil
        }
    }

    /// Tokens of links are base64url.
    private static func isInToken(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x30...0x39, 0x41...0x5a, 0x61...0x7a, UInt8(ascii: "-"), UInt8(ascii: "_"): true
        default: false
        }
    }
}
