internal import Contracts
internal import ProfileDomain
internal import ServiceKit
internal import Wire

/// What partners are mailed: the question whether they want to, and how a week went. Plain text in one language.
struct SharingMail: Sendable {
    let sharing: StoredSharing
    /// Whose partner it is; nil for somebody without a name that can be shown.
    let person: String?
    /// Base URL of the web client.
    let pages: String

    struct Text: Sendable {
        let subject: String
        let body: String
        /// Where a POST ends it. RFC 8058.
        let unsubscribe: String
    }

    private var language: Language { sharing.language }
    private var isArabic: Bool { language == .arabic }
    private var brand: String { ProductPolicy.of(.gtsd).brand[language] ?? "" }
    private var named: String? { person.map { MailName.isolated($0, language) } }
    private var somebody: String { named ?? (isArabic ? "شخص تعرفه" : "Somebody you know") }
    private var them: String { named ?? (isArabic ? "من دعاك" : "the person who asked you") }
    private var hello: String {
        let name = sharing.partner.flatMap { MailName.shown($0) }.map { " " + MailName.isolated($0, language) } ?? ""
        return isArabic ? "مرحبًا\(name)،" : "Hello\(name),"
    }
    private var link: String { SharingPage.address(of: sharing.token, pages: pages) }

    func invitation() -> Text {
        let subject = isArabic ? "دعوة من \(somebody) لمتابعة التقدم" : "\(somebody) would like you to follow along"
        let body =
            isArabic
            ? """
            \(hello)

            وصلتك هذه الدعوة من \(somebody) عبر \(brand) لتكون شريك التزام: رسالة كل يوم اثنين تخبرك كيف مضى الأسبوع، لتشجّع حين يلزم.

            ما ستحتويه الرسالة: \(contents)

            وافق أو اعتذر من هنا خلال 14 يومًا:
            \(link)

            لن نرسل إليك شيئًا ما لم توافق، ويمكنك الإيقاف في أي وقت. إن كنت لا تعرف من دعاك فاعتذر، ولن نكتب إليك بشأنه مجددًا.

            """
            : """
            \(hello)

            \(somebody) uses \(brand) and asks you to be their accountability partner: a mail each Monday tells you how the week went, \
            so that you can cheer them on.

            What it tells: \(contents)

            Agree or decline here within 14 days:
            \(link)

            You get nothing unless you agree, and you can end it at any time. If you do not know who asks, decline: we will not write to \
            you about them again.

            """
        return mail(subject, body)
    }

    private var contents: String {
        switch (language, sharing.weight) {
        case (.english, false): "how much of the plan was done, and the streak. No weight and no photos."
        case (.english, true): "how much of the plan was done, the streak, and the weight. No photos."
        case (.arabic, false): "ما أُنجز من الخطة وأيام الالتزام المتتالية. بلا وزن ولا صور."
        case (.arabic, true): "ما أُنجز من الخطة وأيام الالتزام المتتالية والوزن. بلا صور."
        }
    }

    /// How a week went.
    /// - Parameter weight: nil where it is not to be told, or there is none.
    func week(_ week: PartnerWeek, weight: PartnerWeek.Weight?) -> Text {
        let kept = week.daysWithTasks == 0 ? nil : "\(week.compliantDays)/\(week.daysWithTasks)"
        let subject =
            isArabic
            ? "أسبوع \(them)" + (kept.map { ": أيام الالتزام \($0)" } ?? "")
            : "The week of \(them)" + (kept.map { ": \($0) days kept" } ?? "")
        var facts: [String] = []
        if week.daysWithTasks == 0 {
            facts.append(isArabic ? "لم تكن في الخطة مهام هذا الأسبوع." : "The plan had no tasks this week.")
        } else {
            facts.append(fact("Days kept", "أيام الالتزام", "\(week.compliantDays) \(isArabic ? "من" : "of") \(week.daysWithTasks)"))
            facts.append(
                fact("Tasks done", "المهام المنجزة", "\(week.completed) \(isArabic ? "من" : "of") \(week.total) (\(week.percent)%)"))
        }
        facts.append(fact("Streak", "أيام متتالية", "\(week.streak)"))
        if let weight { facts.append(fact("Weight", "الوزن", weightText(weight))) }
        let dates = MailName.isolated("\(week.first.text) – \(week.last.text)", language)
        let body =
            isArabic
            ? """
            \(hello)

            هكذا مضى أسبوع \(them) (\(dates)):

            \(facts.joined(separator: "\n"))

            يُحتسب يوم التزام ما أُنجز فيه 80% من مهامه على الأقل. كلمة منك تصنع فرقًا.

            تصلك هذه الرسالة كل يوم اثنين لأنك وافقت على ذلك. لإيقافها:
            \(link)

            """
            : """
            \(hello)

            This is how the week of \(them) went (\(dates)):

            \(facts.joined(separator: "\n"))

            A day is kept when at least 80% of its tasks are done. A word from you makes a difference.

            You get this mail each Monday because you agreed to it. To end it:
            \(link)

            """
        return mail(subject, body)
    }

    private func fact(_ english: String, _ arabic: String, _ value: String) -> String { "\(isArabic ? arabic : english): \(value)" }

    private func weightText(_ weight: PartnerWeek.Weight) -> String {
        let now = UnitFormat.weight(weight.now, weight.units, language)
        guard let before = weight.before, UnitFormat.weight(before, weight.units, language) != now else { return now }
        let isLess = weight.now.hundredths < before.hundredths
        let change = UnitFormat.weight(
            Kilograms(trusted: abs(weight.now.hundredths - before.hundredths)), weight.units, language)
        return isArabic
            ? "\(now) (\(isLess ? "أقل" : "أكثر") بمقدار \(change) من السابق)"
            : "\(now) (\(change) \(isLess ? "less" : "more") than before)"
    }

    private func mail(_ subject: String, _ body: String) -> Text { Text(subject: subject, body: body, unsubscribe: link + "/leave") }
}

/// Seven days as a mail counts them.
struct PartnerWeek: Sendable {
    struct Weight: Sendable {
        let now: Kilograms
        /// The last one before the week.
        let before: Kilograms?
        let units: UnitSystem
    }

    let first: LocalDate
    let last: LocalDate
    let compliantDays: Int
    let daysWithTasks: Int
    let completed: Int64
    let total: Int64
    let streak: Int64
    /// Rounded down, as that of a day.
    var percent: Int64 { total == 0 ? 0 : completed * 100 / total }

    init(_ review: WeekFacts, first: LocalDate, last: LocalDate) {
        (self.first, self.last) = (first, last)
        compliantDays = review.days.count { $0.total > 0 && $0.compliant }
        daysWithTasks = review.days.count { $0.total > 0 }
        completed = review.days.reduce(0) { $0 + $1.completed }
        total = review.days.reduce(0) { $0 + $1.total }
        streak = review.streak.current
    }
}

/// What is read of the tasks service's answer.
struct WeekFacts: DTO {
    struct Day: DTO {
        let total: Int64
        let completed: Int64
        let compliant: Bool
        static let example = Day(total: 7, completed: 6, compliant: true)
    }
    struct Streak: DTO {
        let current: Int64
        static let example = Streak(current: 5)
    }
    let days: [Day]
    let streak: Streak
    static let example = WeekFacts(days: [.example], streak: .example)
}

/// Names in mails to people who did not ask for them: they could be an advertisement with an address.
enum MailName {
    /// - Returns: nil for what is more than letters with blanks, hyphens and apostrophes between them, or longer than names mostly are.
    static func shown(_ name: PersonName) -> String? {
        let scalars = name.text.unicodeScalars
        guard scalars.count <= 60, scalars.first?.properties.isAlphabetic == true else { return nil }
        let isPlain = scalars.allSatisfy { scalar in
            switch scalar {
            case " ", "-", "'", "’": true
            default:
                switch scalar.properties.generalCategory {
                case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .nonspacingMark, .spacingMark:
                    true
                default: false
                }
            }
        }
        return isPlain ? name.text : nil
    }

    /// Kept from turning what stands around it where it is of the other direction. Mail programs that know nothing of isolates show a sign
    /// for them, so that there are none where none are needed.
    static func isolated(_ text: String, _ language: Language) -> String {
        let isRightToLeft = text.unicodeScalars.contains { (0x590...0x8ff).contains($0.value) }
        return isRightToLeft == (language == .arabic) ? text : "\u{2068}\(text)\u{2069}"
    }
}
