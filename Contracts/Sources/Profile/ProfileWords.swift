public import Wire

// The closed sets of words in profiles. GTSD's are the notes' [P] values, FitCoach+'s are the document's.

public enum Gender: String, WireEnum {
    case male, female, other
    case preferNotToSay = "prefer_not_to_say"
}

/// GTSD-P-3.2-03.
public enum PrimaryGoal: String, WireEnum {
    case loseWeight = "lose_weight"
    case gainMuscle = "gain_muscle"
    case maintain
    case improveHealth = "improve_health"
}

/// GTSD-P-3.2-06, from least to most.
public enum ActivityLevel: String, WireEnum {
    case sedentary
    case lightlyActive = "lightly_active"
    case moderatelyActive = "moderately_active"
    case veryActive = "very_active"
    case extremelyActive = "extremely_active"
}

/// GTSD-2.1-02, in order.
public enum OnboardingStep: String, WireEnum {
    case welcome
    case accountBasics = "account_basics"
    case goals
    case healthMetrics = "health_metrics"
    case activityLevel = "activity_level"
    case preferences, partners, review
}

public enum Relationship: String, WireEnum {
    case friend, family, spouse, colleague, coach, other
}

/// The genders FitCoach+'s first intake offers. FC-JOURNEY-04-a.
public enum IntakeGender: String, WireEnum {
    case male, female, other
}

public enum MainGoal: String, WireEnum {
    case fatLoss = "fat_loss"
    case muscleGain = "muscle_gain"
    case generalFitness = "general_fitness"
}

public enum WorkoutLocation: String, WireEnum {
    case home, gym
}

public enum ExperienceLevel: String, WireEnum {
    case beginner, intermediate, advanced
}

/// FC-JOURNEY-07-f; `none` stands alone.
public enum Injury: String, WireEnum {
    case shoulder, knee
    case lowerBack = "lower_back"
    case neck, ankle, none
}

/// What somebody answers to the second-intake prompt.
public enum PromptChoice: String, WireEnum {
    case completeNow = "complete_now"
    case scheduleCall = "schedule_call"
    case tryLater = "try_later"
}

/// How the prompt was left; all but `button` come without reading it.
public enum PromptDismissal: String, WireEnum {
    case button, backdrop, back, escape
}

/// Where the app goes after the prompt.
public enum PromptNext: String, WireEnum {
    case secondIntake = "second_intake"
    case videoBooking = "video_booking"
    case workout
}

public enum Theme: String, WireEnum {
    case system, light, dark
}

public enum UnitSystem: String, WireEnum {
    case metric, imperial
}

/// The languages a person may choose for texts.
public enum TextLanguage: String, WireEnum {
    case en, ar

    public var language: Language { self == .ar ? .arabic : .english }
}

public enum WeightUnit: String, WireEnum {
    case kg, lb
}

public enum WeightRange: String, WireEnum {
    case week = "1w"
    case month = "1m"
    case quarter = "3m"
    case all
}

public enum Trend: String, WireEnum {
    case up, down, flat
}

public enum MeasurementType: String, WireEnum {
    case waist, hip, chest, neck, shoulders, arm, forearm, thigh, calf
    case bodyFat = "body_fat"
}

public enum MeasurementUnit: String, WireEnum {
    case cm, `in`, percent
}

public enum Tutorial: String, WireEnum {
    case workout, nutrition, store, progress
}

public enum DevicePlatform: String, WireEnum {
    case ios, android, web
}

/// FR-PROGRESS-07-a, in the order of their page.
public enum AchievementKind: String, WireEnum {
    case firstWorkout = "first_workout"
    case tenWorkouts = "10_workouts"
    case fiftyWorkouts = "50_workouts"
    case weekStreak = "7_day_streak"
    case monthStreak = "30_day_streak"
}

public enum TicketStatus: String, WireEnum {
    case open, closed
}
