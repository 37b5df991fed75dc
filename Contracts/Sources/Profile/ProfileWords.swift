public import Wire

// The closed sets of words in profiles. GTSD's are the notes' [P] values, FitCoach+'s are the document's.

/// What somebody says of their gender; formulas of energy differ by it.
public enum Gender: String, WireEnum {
    /// Male.
    case male
    /// Female.
    case female
    /// Neither of the two.
    case other
    /// Not said.
    case preferNotToSay = "prefer_not_to_say"
}

/// What somebody of GTSD wants. GTSD-P-3.2-03.
public enum PrimaryGoal: String, WireEnum {
    /// To weigh less.
    case loseWeight = "lose_weight"
    /// To have more muscle.
    case gainMuscle = "gain_muscle"
    /// To stay as they are.
    case maintain
    /// To be healthier.
    case improveHealth = "improve_health"
}

/// How much somebody moves. GTSD-P-3.2-06, from least to most.
public enum ActivityLevel: String, WireEnum {
    /// Sitting most of the day, little or no exercise.
    case sedentary
    /// Light exercise on one to three days a week.
    case lightlyActive = "lightly_active"
    /// Moderate exercise on three to five days a week.
    case moderatelyActive = "moderately_active"
    /// Hard exercise on six or seven days a week.
    case veryActive = "very_active"
    /// Very hard exercise, or hard work with the body.
    case extremelyActive = "extremely_active"
}

/// A step of the onboarding. GTSD-2.1-02, in order.
public enum OnboardingStep: String, WireEnum {
    /// What the product is.
    case welcome
    /// Date of birth and gender.
    case accountBasics = "account_basics"
    /// What they want, by when and why.
    case goals
    /// Weight and height.
    case healthMetrics = "health_metrics"
    /// How much they move.
    case activityLevel = "activity_level"
    /// What they eat, and how often.
    case preferences
    /// Who helps them.
    case partners
    /// Everything at a glance, to submit it.
    case review
}

/// Who a partner is to the person.
public enum Relationship: String, WireEnum {
    /// A friend.
    case friend
    /// One of the family.
    case family
    /// Wife or husband.
    case spouse
    /// A colleague.
    case colleague
    /// A coach.
    case coach
    /// Somebody else.
    case other
}

/// How far it has come with a partner's weekly mail.
public enum SharingState: String, WireEnum {
    /// They were asked by mail and have not answered yet.
    case invited
    /// They agreed: they get a mail each week.
    case accepted
    /// They do not want it, or not any more. Nobody can ask them again for this person; they themselves can still change their mind.
    case left
}

/// The genders FitCoach+'s first intake offers. FC-JOURNEY-04-a.
public enum IntakeGender: String, WireEnum {
    /// Male.
    case male
    /// Female.
    case female
    /// Neither of the two.
    case other
}

/// What somebody of FitCoach+ trains for.
public enum MainGoal: String, WireEnum {
    /// To lose fat.
    case fatLoss = "fat_loss"
    /// To gain muscle.
    case muscleGain = "muscle_gain"
    /// To be fit.
    case generalFitness = "general_fitness"
}

/// Where somebody trains.
public enum WorkoutLocation: String, WireEnum {
    /// At home.
    case home
    /// In a gym.
    case gym
}

/// How long somebody has trained.
public enum ExperienceLevel: String, WireEnum {
    /// New to training.
    case beginner
    /// Has trained for a while.
    case intermediate
    /// Has trained for long.
    case advanced
}

/// What hurts. FC-JOURNEY-07-f; `none` stands alone.
public enum Injury: String, WireEnum {
    /// A shoulder.
    case shoulder
    /// A knee.
    case knee
    /// The lower back.
    case lowerBack = "lower_back"
    /// The neck.
    case neck
    /// An ankle.
    case ankle
    /// Nothing.
    case none
}

/// What somebody answers to the second-intake prompt.
public enum PromptChoice: String, WireEnum {
    /// Answer the questions now.
    case completeNow = "complete_now"
    /// Talk about them with a coach.
    case scheduleCall = "schedule_call"
    /// Be asked again later.
    case tryLater = "try_later"
}

/// How the prompt was left; all but `button` come without reading it.
public enum PromptDismissal: String, WireEnum {
    /// A button of it was pressed.
    case button
    /// Somebody tapped beside it.
    case backdrop
    /// The system's way back was taken.
    case back
    /// The escape key was pressed.
    case escape
}

/// Why the second intake is offered.
public enum PromptReason: String, WireEnum {
    /// The first intake is done and the second is not.
    case firstIntake = "first_intake"
    /// A higher tier came, which does more with the answers: offered once more, whatever was chosen before. FC-ADD-09.
    case upgrade
}

/// Where the app goes after the prompt.
public enum PromptNext: String, WireEnum {
    /// To the six questions.
    case secondIntake = "second_intake"
    /// To the booking of a call.
    case videoBooking = "video_booking"
    /// To the workout.
    case workout
}

/// The colours of the app.
public enum Theme: String, WireEnum {
    /// As the device has it.
    case system
    /// Light.
    case light
    /// Dark.
    case dark
}

/// The units that the app shows.
public enum UnitSystem: String, WireEnum {
    /// Kilograms and centimetres.
    case metric
    /// Pounds and inches.
    case imperial
}

/// The languages a person may choose for texts.
public enum TextLanguage: String, WireEnum {
    /// English.
    case en
    /// Arabic.
    case ar

    public var language: Language { self == .ar ? .arabic : .english }
}

/// A unit of weight.
public enum WeightUnit: String, WireEnum {
    /// Kilograms.
    case kg
    /// Pounds.
    case lb
}

/// How far back a series goes.
public enum WeightRange: String, WireEnum {
    /// Seven days.
    case week = "1w"
    /// A month.
    case month = "1m"
    /// Three months.
    case quarter = "3m"
    /// Everything.
    case all
}

/// Where a series goes.
public enum Trend: String, WireEnum {
    /// Up.
    case up
    /// Down.
    case down
    /// Neither, or too few values to tell.
    case flat
}

/// What was measured of the body.
public enum MeasurementType: String, WireEnum {
    /// The waist.
    case waist
    /// The hip.
    case hip
    /// The chest.
    case chest
    /// The neck.
    case neck
    /// The shoulders.
    case shoulders
    /// An upper arm.
    case arm
    /// A forearm.
    case forearm
    /// A thigh.
    case thigh
    /// A calf.
    case calf
    /// Fat, in percent of the weight.
    case bodyFat = "body_fat"
}

/// The unit of a measurement.
public enum MeasurementUnit: String, WireEnum {
    /// Centimetres, of lengths.
    case cm
    /// Inches, of lengths.
    case `in`
    /// Percent, of body fat.
    case percent
}

/// A welcome screen.
public enum Tutorial: String, WireEnum {
    /// Of workouts.
    case workout
    /// Of nutrition.
    case nutrition
    /// Of the store.
    case store
    /// Of progress.
    case progress
}

/// What kind of device it is.
public enum DevicePlatform: String, WireEnum {
    /// An iPhone or iPad.
    case ios
    /// An Android device.
    case android
    /// A browser.
    case web
}

/// What can be reached with workouts, in the order of their page. FR-PROGRESS-07-a.
public enum AchievementKind: String, WireEnum, OpenWords {
    /// The first workout.
    case firstWorkout = "first_workout"
    /// Ten workouts.
    case tenWorkouts = "10_workouts"
    /// Fifty workouts.
    case fiftyWorkouts = "50_workouts"
    /// Seven days in a row.
    case weekStreak = "7_day_streak"
    /// Thirty days in a row.
    case monthStreak = "30_day_streak"
}

/// Whether a request for help is answered.
public enum TicketStatus: String, WireEnum {
    /// It waits for an answer.
    case open
    /// It is done.
    case closed
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
