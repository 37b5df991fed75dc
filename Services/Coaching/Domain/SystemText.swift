public import Contracts
public import Wire

/// What system messages say: made when they are read, in the reader's language. FR-MESSAGING-06-d.
public enum SystemText {
    /// - Parameter subject: what the news are about; each kind says what it wants.
    public static func text(_ news: SystemNews, subject: String?, _ language: Language) -> String {
        let isArabic = language == .arabic
        return switch news {
        case .planGenerated: isArabic ? "خطة التمارين جاهزة." : "Your workout plan is ready."
        case .mealPlanGenerated: isArabic ? "خطة الوجبات جاهزة." : "Your meal plan is ready."
        case .workoutCompleted: isArabic ? "اكتمل التمرين." : "Workout completed."
        case .coachAssigned: isArabic ? "لديك مدرب الآن." : "You have a coach now."
        case .callBooked: isArabic ? "حُجزت مكالمة فيديو." : "A video call was booked."
        case .callMoved: isArabic ? "نُقلت مكالمة الفيديو إلى موعد آخر." : "The video call was moved."
        case .callCancelled: isArabic ? "أُلغيت مكالمة الفيديو." : "The video call was cancelled."
        }
    }
}
