internal import Wire

/// Days as people say them: `Tuesday 3 March`, without the year, as all that is told is near.
enum DayText {
    static func text(_ date: LocalDate, _ language: Language) -> String {
        let (_, month, day) = date.components
        let isArabic = language == .arabic
        return "\((isArabic ? arabicWeekdays : weekdays)[date.weekday - 1]) \(day) \((isArabic ? arabicMonths : months)[Int(month) - 1])"
    }

    /// Of a zone its city, which everybody knows: `Riyadh time`.
    static func zone(_ zone: ZoneName, _ language: Language) -> String {
        let city = (zone.text.split(separator: "/").last.map(String.init) ?? zone.text).split(separator: "_").joined(separator: " ")
        guard language == .arabic else { return "\(city) time" }
        return zone.text == "Asia/Riyadh" ? "بتوقيت الرياض" : "بتوقيت \u{2066}\(city)\u{2069}"
    }

    private static let weekdays = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"]
    private static let arabicWeekdays = ["الاثنين", "الثلاثاء", "الأربعاء", "الخميس", "الجمعة", "السبت", "الأحد"]
    private static let months = [
        "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November", "December",
    ]
    private static let arabicMonths = [
        "يناير", "فبراير", "مارس", "أبريل", "مايو", "يونيو", "يوليو", "أغسطس", "سبتمبر", "أكتوبر", "نوفمبر", "ديسمبر",
    ]
}
