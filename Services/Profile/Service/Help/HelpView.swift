internal import Contracts
internal import HTTPCore
internal import Platform
internal import Wire

/// The texts of `HelpContent` as answers and as pages.
struct HelpView: Sendable {
    /// Where readers can write to.
    let mail: EmailAddress

    enum Text { case terms, privacy, howItWorks }

    func faq(_ product: Product, _ language: Language) -> FAQ {
        let reader = PhraseReader(product, language, mail: mail)
        return FAQ(
            language: reader.textLanguage,
            items: HelpContent.faq(product).map {
                FAQ.Entry(id: $0.id, question: reader.text($0.question), answer: reader.text($0.answer))
            })
    }

    func document(_ text: Text, _ product: Product, _ language: Language) -> HelpDocument {
        let reader = PhraseReader(product, language, mail: mail)
        let (title, parts) =
            switch text {
            case .terms: (HelpContent.termsTitle, HelpContent.terms(product))
            case .privacy: (HelpContent.privacyTitle, HelpContent.privacy(product))
            case .howItWorks: (HelpContent.howItWorksTitle, HelpContent.howItWorks(product))
            }
        return HelpDocument(
            language: reader.textLanguage, title: reader.text(title), version: HelpContent.version,
            sections: parts.map { part in
                HelpDocument.Section(heading: reader.text(part.heading), paragraphs: part.paragraphs.map(reader.text))
            })
    }

    func page(_ text: Text, _ product: Product, _ language: Language) throws -> HTTPResponse {
        let reader = PhraseReader(product, language, mail: mail)
        let query = ProductQuery(product: product)
        // Beside this page, wherever that is: the web client has it below its product.
        let other =
            text == .terms
            ? (reader.text(HelpContent.privacyTitle), try Self.beside(Help.privacyPage.path, query))
            : (reader.text(HelpContent.termsTitle), try Self.beside(Help.termsPage.path, query))
        return HelpPage(
            document: document(text, product, language), brand: reader.brand, language: language, other: other, mail: mail
        ).response
    }

    private static func beside(_ path: PathTemplate, _ query: ProductQuery) throws -> String {
        let target = try CallTarget.make(path, query)
        return target.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(target[target.utf8.index(after: $0)...]) } ?? target
    }
}
