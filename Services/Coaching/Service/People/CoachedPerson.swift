internal import Contracts
internal import Wire

/// The part of a person's facts at the profile service that coaching follows from.
struct CoachedPerson: DTO {
    struct Profile: DTO {
        let product: Product
        /// Grows with each change.
        let version: Int64
        let timezone: ZoneName
        var name: PersonName?
        /// Nil until the first intake.
        var mainGoal: MainGoal?
        static let example = Profile(product: .fitcoach, version: 4, timezone: .example, name: .example, mainGoal: .fatLoss)
    }

    struct Settings: DTO {
        let language: TextLanguage
        static let example = Settings(language: .en)
    }

    let profile: Profile
    let settings: Settings

    static let example = CoachedPerson(profile: .example, settings: .example)
}
