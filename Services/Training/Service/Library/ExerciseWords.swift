internal import Contracts

/// What people call muscles, equipment and shelves when they look for an exercise.
enum ExerciseWords {
    static func all(of exercise: LibraryExercise) -> String {
        [muscle(exercise.primary), equipment(exercise.equipment), category(exercise.category), kind(exercise.kind)].joined(separator: " ")
    }

    static func category(_ category: ExerciseCategory) -> String {
        switch category {
        case .chest: "chest صدر الصدر"
        case .back: "back ظهر الظهر"
        case .shoulders: "shoulders كتف أكتاف"
        case .legs: "legs leg رجل أرجل ساق"
        case .arms: "arms arm ذراع ذراعين"
        case .core: "core abs بطن"
        case .other: "other"
        }
    }

    static func muscle(_ muscle: Muscle) -> String {
        switch muscle {
        case .quadriceps: "quadriceps quads thigh الفخذ الأمامية كوادز"
        case .adductors: "adductors inner thigh الفخذ الداخلية ضامة"
        case .abductors: "abductors outer thigh hip الفخذ الخارجية"
        case .glutes: "glutes buttocks hips أرداف مؤخرة غلوتس"
        case .hamstrings: "hamstrings الفخذ الخلفية هامسترنج"
        case .calves: "calves calf سمانة"
        case .abdominals: "abdominals abs stomach بطن"
        case .lowerBack: "lower back أسفل الظهر قطنية"
        case .lats: "lats latissimus الظهر العريضة مجنص"
        case .middleBack: "middle back وسط الظهر"
        case .traps: "traps trapezius ترابيس"
        case .neck: "neck رقبة"
        case .shoulders: "shoulders delts deltoids كتف دالية"
        case .chest: "chest pecs صدر"
        case .triceps: "triceps تراي ترايسبس"
        case .biceps: "biceps باي بايسبس"
        case .forearms: "forearms ساعد سواعد"
        }
    }

    static func equipment(_ equipment: ExerciseEquipment) -> String {
        switch equipment {
        case .bodyOnly: "bodyweight body weight home وزن الجسم بدون أدوات"
        case .dumbbell: "dumbbell db دمبل"
        case .barbell: "barbell bar بار"
        case .ezBar: "ez bar بار متعرج"
        case .kettlebell: "kettlebell kb كيتل بل كتلبل"
        case .cable: "cable pulley كيبل كابل"
        case .machine: "machine جهاز آلة"
        case .band: "band bands resistance حبل مطاطي مطاط"
        case .medicineBall: "medicine ball كرة طبية"
        case .exerciseBall: "exercise ball swiss كرة تمرين"
        case .foamRoll: "foam roller فوم رولر"
        case .other: "other"
        }
    }

    static func kind(_ kind: ExerciseKind) -> String {
        switch kind {
        case .strength: "strength قوة"
        case .stretching: "stretch stretching إطالة تمدد"
        case .plyometrics: "plyometrics jump قفز بليومتركس"
        case .powerlifting: "powerlifting رفع القوة"
        case .olympicWeightlifting: "olympic weightlifting رفع أثقال أولمبي"
        case .strongman: "strongman رجل قوي"
        case .cardio: "cardio كارديو لياقة"
        }
    }
}
