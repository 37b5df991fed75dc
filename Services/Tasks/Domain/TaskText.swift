public import Contracts
public import Wire

/// What the tasks of a plan are called. GTSD-4.1-05.
public enum TaskText {
    /// What a rule's task is called; the name of its type for a key of another version.
    public static func title(key: String, type: TaskType, _ language: Language) -> String {
        PlanKey(key).map { title($0, language) } ?? title(type, language)
    }

    /// What to do; nil for a key of another version.
    public static func description(key: String, type: TaskType, _ language: Language) -> String? {
        PlanKey(key).map { description($0, language) }
    }

    /// The name of a type.
    public static func title(_ type: TaskType, _ language: Language) -> String {
        switch (type, language) {
        case (.workout, .english): "Workout"
        case (.workout, .arabic): "تمرين"
        case (.cardio, .english): "Cardio"
        case (.cardio, .arabic): "تمرين هوائي"
        case (.meal, .english): "Meal"
        case (.meal, .arabic): "وجبة"
        case (.supplement, .english): "Supplement"
        case (.supplement, .arabic): "مكمل غذائي"
        case (.hydration, .english): "Water"
        case (.hydration, .arabic): "ماء"
        case (.weightLog, .english): "Weight"
        case (.weightLog, .arabic): "الوزن"
        case (.progressPhoto, .english): "Progress photo"
        case (.progressPhoto, .arabic): "صورة التقدم"
        }
    }

    /// The heading of a group; of all together without one.
    public static func title(_ group: TaskGroup?, _ language: Language) -> String {
        switch (group, language) {
        case (nil, .english): "All"
        case (nil, .arabic): "الكل"
        case (.nutrition, .english): "Nutrition"
        case (.nutrition, .arabic): "التغذية"
        case (.exercise, .english): "Exercise"
        case (.exercise, .arabic): "التمارين"
        case (.supplements, .english): "Supplements"
        case (.supplements, .arabic): "المكملات"
        case (.hydration, .english): "Hydration"
        case (.hydration, .arabic): "شرب الماء"
        case (.tracking, .english): "Tracking"
        case (.tracking, .arabic): "المتابعة"
        }
    }

    private static func title(_ key: PlanKey, _ language: Language) -> String {
        switch (key, language) {
        case (.breakfast, .english): "Breakfast"
        case (.breakfast, .arabic): "الفطور"
        case (.lunch, .english): "Lunch"
        case (.lunch, .arabic): "الغداء"
        case (.dinner, .english): "Dinner"
        case (.dinner, .arabic): "العشاء"
        case (.snack(let part, let number), .english): numbered("\(english(part)) snack", number)
        case (.snack(let part, let number), .arabic): numbered("وجبة خفيفة \(arabic(part))", number)
        case (.strength, .english): "Full-body strength"
        case (.strength, .arabic): "تمارين القوة لكامل الجسم"
        case (.upperBody, .english): "Upper-body strength"
        case (.upperBody, .arabic): "تمارين القوة للجزء العلوي"
        case (.lowerBody, .english): "Lower-body strength"
        case (.lowerBody, .arabic): "تمارين القوة للجزء السفلي"
        case (.cardio, .english): "Cardio"
        case (.cardio, .arabic): "تمرين هوائي"
        case (.hydration(let number), .english): numbered("Drink water", number)
        case (.hydration(let number), .arabic): numbered("شرب الماء", number)
        case (.supplement, .english): "Take your supplements"
        case (.supplement, .arabic): "تناول المكملات"
        case (.weight, .english): "Log your weight"
        case (.weight, .arabic): "سجّل وزنك"
        case (.photo, .english): "Take a progress photo"
        case (.photo, .arabic): "التقط صورة التقدم"
        }
    }

    private static func description(_ key: PlanKey, _ language: Language) -> String {
        switch (key, language) {
        case (.breakfast, .english): "Start the day with protein, whole grains and fruit."
        case (.breakfast, .arabic): "ابدأ يومك بالبروتين والحبوب الكاملة والفاكهة."
        case (.lunch, .english): "Half the plate vegetables, a quarter protein, a quarter grains."
        case (.lunch, .arabic): "نصف الطبق خضار، وربعه بروتين، وربعه حبوب."
        case (.dinner, .english): "Protein and vegetables, two hours before sleep."
        case (.dinner, .arabic): "بروتين وخضار، قبل النوم بساعتين."
        case (.snack, .english): "Something small with protein, such as yoghurt or nuts."
        case (.snack, .arabic): "شيء خفيف فيه بروتين، مثل الزبادي أو المكسرات."
        case (.strength, .english): "Four or five exercises for the whole body. Rest a minute or two between sets."
        case (.strength, .arabic): "أربعة أو خمسة تمارين لكامل الجسم. استرح دقيقة أو دقيقتين بين المجموعات."
        case (.upperBody, .english): "Push and pull for chest, back, shoulders and arms. Rest a minute or two between sets."
        case (.upperBody, .arabic): "دفع وسحب للصدر والظهر والكتفين والذراعين. استرح دقيقة أو دقيقتين بين المجموعات."
        case (.lowerBody, .english): "Squats, hinges and lunges for legs and hips. Rest a minute or two between sets."
        case (.lowerBody, .arabic): "قرفصاء وانحناء واندفاع للساقين والوركين. استرح دقيقة أو دقيقتين بين المجموعات."
        case (.cardio, .english): "Walk briskly, run, ride or swim at a pace at which you can still talk."
        case (.cardio, .arabic): "امش بسرعة أو اركض أو اركب الدراجة أو اسبح بوتيرة تسمح لك بالكلام."
        case (.hydration, .english): "Spread it over the day: a glass with every meal and some in between."
        case (.hydration, .arabic): "وزّعه على اليوم: كوب مع كل وجبة والباقي فيما بينها."
        case (.supplement, .english): "Take them as their label or your doctor says."
        case (.supplement, .arabic): "تناولها كما هو مكتوب عليها أو كما وصفها طبيبك."
        case (.weight, .english): "In the morning, before breakfast, on the same scale."
        case (.weight, .arabic): "صباحًا قبل الفطور، وعلى الميزان نفسه."
        case (.photo, .english): "Same place, same light, same pose as last time."
        case (.photo, .arabic): "المكان نفسه والإضاءة نفسها والوضعية نفسها كالمرة السابقة."
        }
    }

    /// The first goes without its number.
    private static func numbered(_ title: String, _ number: Int) -> String { number == 1 ? title : "\(title) \(number)" }

    private static func english(_ part: PlanKey.PartOfDay) -> String {
        switch part {
        case .morning: "Morning"
        case .afternoon: "Afternoon"
        case .evening: "Evening"
        }
    }

    private static func arabic(_ part: PlanKey.PartOfDay) -> String {
        switch part {
        case .morning: "في الصباح"
        case .afternoon: "بعد الظهر"
        case .evening: "في المساء"
        }
    }
}
