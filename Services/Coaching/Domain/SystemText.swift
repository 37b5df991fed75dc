public import Contracts
public import Wire

/// What system messages say: made when they are read, in the reader's language. FR-MESSAGING-06-d.
public enum SystemText {
    /// - Parameters:
    ///   - subject: what the news are about. Of calls: the day, the time and the zone of the client's clock, as in
    ///     `2026-03-02 15:00 Asia/Riyadh`, with `missed` behind it where the coach did not come.
    ///   - reader: what is the client's is not the coach's. A coach may have the thread from another one, and read of them.
    public static func text(_ news: SystemNews, subject: String?, to reader: CallSide, _ language: Language) -> String {
        let (isArabic, isTheirs) = (language == .arabic, reader == .client)
        let time = callTime(subject, language)
        return switch news {
        case .planGenerated: isArabic ? "خطة التمارين جاهزة." : isTheirs ? "Your workout plan is ready." : "The workout plan is ready."
        case .mealPlanGenerated: isArabic ? "خطة الوجبات جاهزة." : isTheirs ? "Your meal plan is ready." : "The meal plan is ready."
        case .workoutCompleted: isArabic ? "اكتمل التمرين." : "Workout completed."
        case .coachAssigned:
            if isTheirs { isArabic ? "لديك مدرب الآن." : "You have a coach now." } else { isArabic ? "عُيّن مدرب." : "A coach was assigned." }
        case .callBooked: isArabic ? "حُجزت مكالمة فيديو\(time)." : "A video call was booked\(time)."
        case .callMoved:
            isArabic ? "نُقلت مكالمة الفيديو إلى موعد آخر\(time)." : "The video call was moved\(time)."
        case .callCancelled where subject?.hasSuffix(" " + missed) == true:
            isArabic
                ? "لم يحضر المدرب مكالمة الفيديو\(time). لا تُحسب."
                : "The coach did not come to the video call\(time). It does not count."
        case .callCancelled: isArabic ? "أُلغيت مكالمة الفيديو\(time)." : "The video call was cancelled\(time)."
        }
    }

    /// What follows the time of a call to which the coach did not come. It is no word of `SystemNews`: apps know those they were built
    /// with.
    public static let missed = "missed"

    /// `: Monday 2 March, 15:00 (Riyadh time)`; empty where it is not known.
    private static func callTime(_ subject: String?, _ language: Language) -> String {
        let parts = (subject?.split(separator: " ") ?? []).map(String.init)
        guard parts.count >= 3, let date = try? LocalDate(validating: parts[0]), let time = try? LocalTime(validating: parts[1]) else {
            return ""
        }
        return ": " + ZonedTime(date: date, time: time, zone: ZoneName(trusted: parts[2])).text(language)
    }
}
