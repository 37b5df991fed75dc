internal import Contracts
internal import Wire

extension ProfileChange {
    /// The new weight, from whichever unit it came in.
    var weight: Kilograms? { weightKg ?? weightLb.map(Kilograms.init) }

    /// Applies this change to a profile.
    /// - Returns: the wire names of what was given.
    func apply(to stored: inout StoredProfile) -> Set<String> {
        var changed: Set<String> = []
        func set<T>(_ name: String, _ value: T?, _ path: WritableKeyPath<Profile, T?>) {
            guard let value else { return }
            stored.profile[keyPath: path] = value
            changed.insert(name)
        }
        for field in clear ?? [] {
            changed.insert(field.rawValue)
            switch field {
            case .name: stored.profile.name = nil
            case .avatarId: stored.profile.avatarId = nil
            case .motivation: stored.profile.motivation = nil
            case .targetWeightKg: stored.profile.targetWeightKg = nil
            case .targetDate: stored.profile.targetDate = nil
            }
        }
        set("name", name, \.name)
        set("avatarId", avatarId, \.avatarId)
        set("dateOfBirth", dateOfBirth, \.dateOfBirth)
        set("gender", gender, \.gender)
        set("primaryGoal", primaryGoal, \.primaryGoal)
        set(
            targetWeightKg == nil ? "targetWeightLb" : "targetWeightKg", targetWeightKg ?? targetWeightLb.map(Kilograms.init),
            \.targetWeightKg)
        set("targetDate", targetDate, \.targetDate)
        set("motivation", motivation, \.motivation)
        set(weightKg == nil ? "weightLb" : "weightKg", weight, \.weightKg)
        set(heightCm == nil ? "heightIn" : "heightCm", heightCm ?? heightIn.map(Centimetres.init), \.heightCm)
        set("activityLevel", activityLevel, \.activityLevel)
        set("dietaryPreferences", dietaryPreferences, \.dietaryPreferences)
        set("allergies", allergies, \.allergies)
        set("mealsPerDay", mealsPerDay, \.mealsPerDay)
        set("mainGoal", mainGoal, \.mainGoal)
        set("workoutLocation", workoutLocation, \.workoutLocation)
        if let timezone {
            stored.timezone = timezone
            changed.insert("timezone")
        }
        return changed
    }
}
