internal import Contracts
internal import Wire

extension StoredPromotion {
    /// As people see it, in their language.
    func shown(_ language: Language) -> Promotion {
        Promotion(
            code: code, title: language == .arabic ? details.title.ar.text : details.title.en.text, percent: details.percent.value,
            firstOrderOnly: details.firstOrderOnly, expiresAt: details.expiresAt)
    }
}
