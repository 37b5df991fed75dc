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

/// Why what a body needs was not simply what its goal asks for.
public enum EnergyCaution: String, WireEnum {
    /// The goal asks for less than anybody is sent to; the target was raised to that floor.
    case calorieFloor = "calorie_floor"
    /// At that floor nothing is lost, so the target weight has no date.
    case targetNotReachable = "target_not_reachable"
    /// A weight or height the formulas were not made for, most often a slip of the finger.
    case bodyOutsideFormula = "body_outside_formula"

    public func message(_ language: Language) -> String {
        switch (self, language) {
        case (.calorieFloor, .english): "Your target stays at 1,200 kcal a day. Eating less is not safe without a doctor."
        case (.calorieFloor, .arabic): "يبقى هدفك عند 1200 سعرة حرارية في اليوم، فتناول أقل من ذلك غير آمن دون استشارة طبيب."
        case (.targetNotReachable, .english):
            "At 1,200 kcal a day you would not lose weight, so your target weight has no date. Moving more would give it one."
        case (.targetNotReachable, .arabic):
            "لن تخسر وزنًا عند 1200 سعرة حرارية في اليوم، لذلك لا يوجد موعد لوزنك المستهدف. زيادة حركتك تمنحه موعدًا."
        case (.bodyOutsideFormula, .english):
            "These numbers are reliable from 30 to 300 kg and from 100 to 250 cm only. Check your weight and height, or ask a doctor."
        case (.bodyOutsideFormula, .arabic):
            "هذه الأرقام موثوقة من 30 إلى 300 كجم ومن 100 إلى 250 سم فقط. تحقق من وزنك وطولك، أو استشر طبيبًا."
        }
    }
}
