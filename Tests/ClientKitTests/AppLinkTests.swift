import ClientKit
import Contracts
import TestSupport
import Testing
import Wire

/// The links of mails, as `MailLink` writes them.
@Suite struct AppLinkTests {
    private static let token = "q83vEjRWeJCrze8SNFZ4kKvN7xI0VniQq83vEjRW-_8"
    private static let pages = "https://app.example.com"

    @Test("A link of a mail opens the screen that it is for, in every product and from a browser too", .proves("AUTH-08-a"),
        arguments: Product.allCases)
    func opens(_ product: Product) {
        let token = OpaqueToken(trusted: Self.token)
        for address in ["\(product.rawValue)://", "\(Self.pages)/\(product.rawValue)/"] {
            func link(_ rest: String) -> AppLink? { AppLink(address + rest, of: product, pages: Self.pages) }
            #expect(link("reset-password?token=\(Self.token)") == .resetPassword(token))
            #expect(link("verify-email?token=\(Self.token)") == .verifyEmail(token))
            #expect(link("reset-password?token=\(Self.token)&utm_source=mail#top") == .resetPassword(token))
        }
    }

    @Test(.proves("AUTH-08-a"), arguments: [
        "", "ironlift://", "ironlift://reset-password", "ironlift://reset-password?token=", "ironlift://reset-password?token=a b",
        "ironlift://reset-password?token=%00", "gtsd://reset-password?token=abc",
        "http://app.example.com/ironlift/reset-password?token=abc",
        "https://app.example.com/gtsd/reset-password?token=abc", "https://app.example.com.evil.com/ironlift/reset-password?token=abc",
        "https://evil.com/ironlift/reset-password?token=abc", "ironlift://workouts/1", "رابط",
    ])
    func anythingElseIsNone(_ url: String) { #expect(AppLink(url, of: .ironlift, pages: Self.pages) == nil) }

    @Test func withoutPagesABrowsersLinkIsNone() {
        #expect(AppLink("https://app.example.com/ironlift/reset-password?token=abc", of: .ironlift) == nil)
    }
}
