internal import Contracts
internal import Wire

/// A text in both languages, so that neither can be forgotten. `{brand}` stands for the product's name, `{mail}` for the address of
/// the support team.
struct Phrase: Sendable {
    let english: String
    let arabic: String

    init(_ english: String, _ arabic: String) {
        self.english = english
        self.arabic = arabic
    }
}

/// A question people ask, with its answer.
struct Question: Sendable {
    /// The same in both languages, so that an app can link to it.
    let id: String
    let question: Phrase
    let answer: Phrase

    init(_ id: String, _ question: Phrase, _ answer: Phrase) {
        self.id = id
        self.question = question
        self.answer = answer
    }
}

/// A heading and what stands under it.
struct Part: Sendable {
    let heading: Phrase
    let paragraphs: [Phrase]

    init(_ heading: Phrase, _ paragraphs: Phrase...) {
        self.heading = heading
        self.paragraphs = paragraphs
    }
}

/// Reads phrases in one language, for one product.
struct PhraseReader: Sendable {
    let language: Language
    let brand: String
    let mail: String

    init(_ product: Product, _ language: Language, mail: EmailAddress) {
        self.language = language
        brand = ProductPolicy.of(product).brand[language] ?? product.rawValue
        self.mail = mail.text
    }

    var textLanguage: TextLanguage { language == .arabic ? .ar : .en }

    func text(_ phrase: Phrase) -> String {
        let text = language == .arabic ? phrase.arabic : phrase.english
        return text.replacing("{brand}", with: brand).replacing("{mail}", with: mail)
    }
}
