internal import Contracts
internal import Wire

/// The part of a person's facts at the profile service that their targets and plans follow from.
struct FedPerson: DTO {
    struct Profile: DTO {
        let product: Product
        /// Grows with each change.
        let version: Int64
        let timezone: ZoneName
        var gender: Gender?
        var mainGoal: MainGoal?
        var weightKg: Kilograms?
        var secondIntake: Second?
        var calorieTarget: Int64?
        var proteinTargetG: Int64?
        var waterTargetMl: Int64?
        var formula: String?

        /// Nil until the second intake. The newest weight of the log counts before the intake's.
        var body: Person.Body? {
            secondIntake.map {
                Person.Body(
                    age: $0.age.value, weight: weightKg ?? Kilograms(trusted: $0.weightKg.hundredths),
                    height: Centimetres(trusted: $0.heightCm.hundredths), workouts: $0.workoutFrequency.value)
            }
        }

        /// Nil for whom the profile has no targets.
        var told: Person.ToldTargets? {
            guard let calorieTarget, let proteinTargetG, let waterTargetMl, let formula else { return nil }
            return Person.ToldTargets(kcal: calorieTarget, proteinG: proteinTargetG, waterMl: waterTargetMl, formula: formula)
        }

        static let example = Profile(product: .fitcoach, version: 4, timezone: .example, gender: .female, mainGoal: .fatLoss)
    }

    struct Second: DTO {
        let age: Age
        let weightKg: IntakeKilograms
        let heightCm: IntakeCentimetres
        let workoutFrequency: WorkoutFrequency
        static let example = Second(age: .example, weightKg: .example, heightCm: .example, workoutFrequency: .example)
    }

    struct Settings: DTO {
        let language: TextLanguage
        static let example = Settings(language: .en)
    }

    let profile: Profile
    let settings: Settings

    static let example = FedPerson(profile: .example, settings: .example)
}
