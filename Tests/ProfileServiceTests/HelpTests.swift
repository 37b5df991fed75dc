import AppTesting
import Contracts
import HTTPCore
import Platform
import ProfileService
import Storage
import TestSupport
import Testing
import Wire

@Suite struct HelpTests {
    private static func isArabic(_ text: String) -> Bool { text.unicodeScalars.contains { (0x620...0x64a).contains($0.value) } }

    /// A text that is there, in the language it claims, with nothing left to fill in.
    private static func expectWhole(_ text: String, _ language: Language, _ place: String) {
        #expect(text.utf8.count > 3 && !text.contains("{") && !text.contains("}"), "\(place): \(text)")
        #expect(isArabic(text) == (language == .arabic), "\(place): \(text)")
        #expect(!text.hasPrefix(" ") && !text.hasSuffix(" ") && !text.contains("  "), "\(place): \(text)")
    }

    private static func documents(_ fixture: ProfileFixture, _ product: Product, _ language: Language) async throws -> [HelpDocument] {
        let client = fixture.client.with("Accept-Language", language.rawValue)
        let query = ProductQuery(product: product)
        return [
            try await client.call(Help.terms, query, Nothing()), try await client.call(Help.privacy, query, Nothing()),
            try await client.call(Help.howItWorks, query, Nothing()),
        ]
    }

    @Test(.proves("FR-ACCOUNT-06-a"), arguments: Product.allCases)
    func questionsAndAnswersInBothLanguages(_ product: Product) async throws {
        try await ProfileFixture.run { fixture in
            var byLanguage: [Language: FAQ] = [:]
            for language in Language.allCases {
                let faq = try await fixture.client.with("Accept-Language", language.rawValue).call(
                    Help.faq, ProductQuery(product: product), Nothing())
                byLanguage[language] = faq
                #expect(faq.language.language == language)
                #expect(faq.items.count >= (product == .gtsd || product == .fitcoach ? 8 : 5))
                #expect(Set(faq.items.map(\.id)).count == faq.items.count)
                for entry in faq.items {
                    Self.expectWhole(entry.question, language, entry.id)
                    Self.expectWhole(entry.answer, language, entry.id)
                    #expect(
                        entry.question.hasSuffix(language == .arabic ? "؟" : "?") || entry.question.hasSuffix(".")
                            || entry.question.contains("؟"))
                }
            }
            #expect(byLanguage[.english]?.items.map(\.id) == byLanguage[.arabic]?.items.map(\.id))
        }
    }

    @Test(.proves("FR-ACCOUNT-06-d"), arguments: Product.allCases)
    func termsPrivacyAndExplanationInBothLanguages(_ product: Product) async throws {
        try await ProfileFixture.run { fixture in
            let english = try await Self.documents(fixture, product, .english)
            let arabic = try await Self.documents(fixture, product, .arabic)
            for (language, documents) in [(Language.english, english), (.arabic, arabic)] {
                for document in documents {
                    #expect(document.language.language == language && document.version == "2026-12" && document.sections.count >= 4)
                    Self.expectWhole(document.title, language, document.title)
                    for section in document.sections {
                        Self.expectWhole(section.heading, language, document.title)
                        #expect(!section.paragraphs.isEmpty)
                        for paragraph in section.paragraphs { Self.expectWhole(paragraph, language, section.heading) }
                    }
                }
            }
            #expect(english.map { $0.sections.map(\.paragraphs.count) } == arabic.map { $0.sections.map(\.paragraphs.count) })
            // Each product speaks of itself and of no other.
            let words = english.flatMap(\.sections).flatMap(\.paragraphs).joined(separator: " ")
            for other in Product.allCases {
                let brand = ProductPolicy.of(other).brand[.english] ?? ""
                #expect(words.contains(brand) == (other == product), "\(product) and \(brand)")
            }
            #expect(words.contains("support@barbell.example"))
        }
    }

    @Test func whatEachProductHasToSay() async throws {
        try await ProfileFixture.run { fixture in
            let gtsd = try await Self.documents(fixture, .gtsd, .english)
            #expect(gtsd[2].sections.count == 8 && gtsd[2].title == "How GTSD works")
            #expect(gtsd[1].sections.map(\.heading).contains("Health data") && gtsd[1].sections.map(\.heading).contains("Photos"))
            let fitcoach = try await Self.documents(fixture, .fitcoach, .arabic)
            #expect(fitcoach[2].title == "كيف يعمل تطبيق عاش")
            let stack = try await Self.documents(fixture, .stack, .english)
            #expect(!stack[1].sections.map(\.heading).contains("Health data"))
            // Without a product and without a language: each address has its own product's, in English.
            let anyone = fixture.client
            #expect(try await anyone.call(Help.howItWorks, ProductQuery(), Nothing()).title == "How GTSD works")
            let faq = try await anyone.call(Help.faq, ProductQuery(), Nothing())
            #expect(faq.language == .en && faq.items.contains { $0.id == "tiers" })
            #expect(try await anyone.with("Accept-Language", "fr, ar;q=0.5").call(Help.faq, ProductQuery(), Nothing()).language == .ar)
            #expect(try await anyone.send(.get, Help.faq.path.description + "?product=toaster").fields == ["product not_allowed"])
        }
    }

    private static let said: [(product: Product, language: Language, words: [String])] = [
        (
            .fitcoach, .english,
            ["administrators can read", "another coach", "the place you give", "1 km", "workouts you log", "2 years", "a mark stays"]
        ),
        (.fitcoach, .arabic, ["لمسؤولي المنصة", "مدرب آخر", "الموقع", "كيلومتر", "والتمارين التي تسجّلها", "سنتين", "علامة"]),
        (.gtsd, .english, ["Usage events", "400 days"]),
        (.gtsd, .arabic, ["أحداث الاستخدام", "400 يوم"]),
    ]

    /// What `docs/operations.md` says is kept, who sees it and how long, is in the policy of the product that keeps it.
    @Test func thePolicySaysWhatIsKept() async throws {
        try await ProfileFixture.run { fixture in
            for (product, language, words) in Self.said {
                let policy = try await Self.documents(fixture, product, language)[1]
                let text = policy.sections.flatMap { [$0.heading] + $0.paragraphs }.joined(separator: "\n")
                for word in words { #expect(text.contains(word), "\(product) in \(language): \(word)") }
            }
        }
    }

    @Test
    func theVersionAndWhereToWrite() async throws {
        try await ProfileFixture.run {
            $0.version = "3.1.4"
            $0.minimumClient = "2.0.0"
            $0.supportMail = EmailAddress(trusted: "help@example.com")
        } _: { fixture async throws in
            #expect(try await fixture.client.call(Help.version) == VersionInfo(version: "3.1.4", minimumClient: "2.0.0"))
            #expect(try await fixture.client.call(Help.contact, ProductQuery(), Nothing()).email.text == "help@example.com")
        }
    }

    @Test(.proves("GTSD-P-2-07"))
    func flagsAreKnownBooleansThatAnInstallationMayChange() async throws {
        try await ProfileFixture.run { $0.flags = ["progressPhotos": false, "socialSharing": true] } _: { fixture async throws in
            var names: Set<Set<String>> = []
            for product in Product.allCases {
                let flags = try await fixture.client.call(Help.flags, ProductQuery(product: product), Nothing()).flags
                names.insert(Set(flags.keys))
                #expect(flags["progressPhotos"] == false && flags["socialSharing"] == true)
                #expect(flags["partners"] == (product == .gtsd) && flags["coachCalls"] == (product == .fitcoach))
                #expect(flags["support"] == true && flags["aiPlans"] == false)
            }
            #expect(names.count == 1)
        }
        try await ProfileFixture.run { fixture async throws in
            #expect(try await fixture.client.call(Help.flags, ProductQuery(), Nothing()).flags["progressPhotos"] == true)
        }
    }

    @Test func aFlagThatDoesNotExistKeepsTheServiceFromStarting() {
        func problems(_ value: String) -> [String] {
            var reader = ConfigReader(["PROFILE_FLAGS": value])
            _ = ProfileService.settings(from: &reader)
            do {
                try reader.finish()
                return []
            } catch {
                return error.problems.filter { $0.name == "PROFILE_FLAGS" }.map(\.message)
            }
        }
        #expect(problems("badges=off,store=on").isEmpty)
        #expect(problems("badges=perhaps").count == 1)
        let unknown = problems("bagdes=off")
        #expect(unknown.count == 1 && unknown[0].contains("badges") && !unknown[0].contains("bagdes"))
    }
}
