public import Contracts
public import Wire

/// A badge in words. GTSD-6.2-05.
public struct BadgeText: Sendable, Equatable {
    public let name: String
    public let description: String
    public let emoji: String
    /// How it is earned.
    public let criteria: String
}

extension BadgeRule {
    /// What a badge is called and how it is earned. GTSD-6.2-04.
    public static func text(_ code: BadgeCode, _ language: Language) -> BadgeText {
        let (name, description, criteria) =
            switch language {
            case .english: english(code)
            case .arabic: arabic(code)
            }
        return BadgeText(name: name, description: description, emoji: emoji(code), criteria: criteria)
    }

    private static func emoji(_ code: BadgeCode) -> String {
        switch code {
        case .dayOneDone: "🌱"
        case .streak3: "✨"
        case .streak7: "🔥"
        case .streak14: "⚡️"
        case .streak30: "🌙"
        case .streak60: "🚀"
        case .streak100: "💯"
        case .streak365: "👑"
        case .firstPhoto: "📷"
        case .tenPhotos: "🖼️"
        case .fiftyTasks: "✅"
        case .hundredTasks: "🏅"
        case .perfectDay: "🌟"
        case .goalHalfway: "⛰️"
        case .goalReached: "🏆"
        }
    }

    private static func english(_ code: BadgeCode) -> (name: String, description: String, criteria: String) {
        switch code {
        case .dayOneDone: ("Day One Done", "The first day is behind you.", "Finish one day with at least 80% of its tasks done.")
        case .streak3: ("Three in a Row", "Three good days, one after the other.", "Reach a streak of 3 days.")
        case .streak7: ("One Week", "A whole week without a miss.", "Reach a streak of 7 days.")
        case .streak14: ("Two Weeks", "Two weeks: a habit is taking shape.", "Reach a streak of 14 days.")
        case .streak30: ("One Month", "Thirty days of keeping your word to yourself.", "Reach a streak of 30 days.")
        case .streak60: ("Two Months", "Sixty days: this is who you are now.", "Reach a streak of 60 days.")
        case .streak100: ("One Hundred", "One hundred days in a row.", "Reach a streak of 100 days.")
        case .streak365: ("One Year", "A full year, every single day.", "Reach a streak of 365 days.")
        case .firstPhoto: ("First Photo", "You can look back at where you began.", "Prove a task with a photo.")
        case .tenPhotos: ("Ten Photos", "Ten photos that tell your story.", "Prove 10 tasks with a photo.")
        case .fiftyTasks: ("Fifty Tasks", "Fifty tasks done.", "Complete 50 tasks.")
        case .hundredTasks: ("Hundred Tasks", "One hundred tasks done.", "Complete 100 tasks.")
        case .perfectDay: ("Perfect Day", "Everything you planned for a day, done.", "Complete every task of one day.")
        case .goalHalfway: ("Halfway There", "Half the way to your target weight.", "Get halfway from your first weight to your target.")
        case .goalReached: ("Goal Reached", "You reached the weight you set out for.", "Reach your target weight.")
        }
    }

    private static func arabic(_ code: BadgeCode) -> (name: String, description: String, criteria: String) {
        switch code {
        case .dayOneDone: ("اكتمل اليوم الأول", "اليوم الأول صار خلفك.", "أكمل يومًا واحدًا بإنجاز 80٪ من مهامه على الأقل.")
        case .streak3: ("ثلاثة متتالية", "ثلاثة أيام موفقة، واحدًا تلو الآخر.", "حقق سلسلة من 3 أيام.")
        case .streak7: ("أسبوع كامل", "أسبوع كامل دون انقطاع.", "حقق سلسلة من 7 أيام.")
        case .streak14: ("أسبوعان", "أسبوعان: العادة تتشكل.", "حقق سلسلة من 14 يومًا.")
        case .streak30: ("شهر كامل", "ثلاثون يومًا من الوفاء بوعدك لنفسك.", "حقق سلسلة من 30 يومًا.")
        case .streak60: ("شهران", "ستون يومًا: هكذا صرت الآن.", "حقق سلسلة من 60 يومًا.")
        case .streak100: ("مئة يوم", "مئة يوم على التوالي.", "حقق سلسلة من 100 يوم.")
        case .streak365: ("سنة كاملة", "سنة كاملة، كل يوم بلا استثناء.", "حقق سلسلة من 365 يومًا.")
        case .firstPhoto: ("الصورة الأولى", "يمكنك الآن أن ترى من أين بدأت.", "أثبت إنجاز مهمة بصورة.")
        case .tenPhotos: ("عشر صور", "عشر صور تحكي قصتك.", "أثبت إنجاز 10 مهام بصورة.")
        case .fiftyTasks: ("خمسون مهمة", "خمسون مهمة منجزة.", "أكمل 50 مهمة.")
        case .hundredTasks: ("مئة مهمة", "مئة مهمة منجزة.", "أكمل 100 مهمة.")
        case .perfectDay: ("يوم مثالي", "أنجزت كل ما خططت له في يوم واحد.", "أكمل جميع مهام يوم واحد.")
        case .goalHalfway: ("نصف الطريق", "قطعت نصف الطريق إلى وزنك المستهدف.", "اقطع نصف المسافة من وزنك الأول إلى هدفك.")
        case .goalReached: ("تحقق الهدف", "بلغت الوزن الذي سعيت إليه.", "الوصول إلى وزنك المستهدف.")
        }
    }
}
