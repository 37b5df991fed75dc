internal import Contracts
internal import Wire

/// The part of a person's facts at the profile service that their plans and days follow from.
struct TrainedPerson: DTO {
    struct Profile: DTO {
        let product: Product
        /// Grows with each change.
        let version: Int64
        let timezone: ZoneName
        var mainGoal: MainGoal?
        var workoutLocation: WorkoutLocation?
        var secondIntake: Second?

        static let example = Profile(product: .fitcoach, version: 4, timezone: .example, mainGoal: .fatLoss, workoutLocation: .gym)
    }

    struct Second: DTO {
        let experienceLevel: ExperienceLevel
        let workoutFrequency: WorkoutFrequency
        let injuries: [Injury]
        static let example = Second(experienceLevel: .beginner, workoutFrequency: .example, injuries: [.knee])
    }

    struct Settings: DTO {
        let language: TextLanguage
        static let example = Settings(language: .en)
    }

    let profile: Profile
    let settings: Settings

    static let example = TrainedPerson(profile: .example, settings: .example)
}
