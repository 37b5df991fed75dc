import Contracts
import TestSupport
import Testing
import TrainingDomain
import Wire

struct ExercisePickerTests {
    private static func library(_ id: String, _ english: String, _ arabic: String, _ category: ExerciseCategory) -> PickedExercise {
        PickedExercise(
            id: ExerciseID(trusted: id), name: ExerciseName(trusted: english), otherNames: [ExerciseName(trusted: arabic)],
            category: category)
    }
    private static let exercises = [
        library("barbell-bench-press", "Barbell Bench Press", "ضغط الصدر بالبار", .chest),
        library("shoulder-press", "Shoulder Press", "ضغط الأكتاف", .shoulders), library("leg-press", "Leg Press", "ضغط الأرجل", .legs),
        library("pull-up", "Pull-Up", "العقلة", .back), library("curl", "Curl", "ثني المرفق", .arms),
        library("plank", "Plank", "البلانك", .core), library("rowing", "Rowing", "التجديف", .other),
        PickedExercise(id: ExerciseID(trusted: uuid(7)), name: ExerciseName(trusted: "My Press"), category: .other),
    ]
    private func names(_ picker: ExercisePicker) -> [String] { picker.visible.map(\.name.text) }
    private func searched(_ text: String, _ picker: ExercisePicker = ExercisePicker(exercises)) -> [String] {
        var picker = picker
        _ = picker.apply(.search(text)) { "" }
        return names(picker)
    }

    @Test(
        "The list has the library's and one's own, found by name in either language and any case, without a connection", .proves("EXER-06"))
    func search() {
        #expect(searched("press") == ["Barbell Bench Press", "Leg Press", "My Press", "Shoulder Press"])
        #expect(searched("PRESS bench") == ["Barbell Bench Press"])
        #expect(searched("pull up") == ["Pull-Up"])
        #expect(searched("الاكتاف") == ["Shoulder Press"])
        #expect(searched("ضَغط") == ["Barbell Bench Press", "Leg Press", "Shoulder Press"])
        #expect(searched("zzz").isEmpty)
        #expect(searched(" ").count == 8)
    }

    @Test("Each of the seven shelves has exercises, and each exercise is on exactly one")
    func shelves() {
        var picker = ExercisePicker(Self.exercises)
        var found: [ExerciseID] = []
        for category in ExerciseCategory.allCases {
            _ = picker.apply(.shelf(category)) { "" }
            #expect(!picker.visible.isEmpty)
            #expect(picker.visible.allSatisfy { $0.category == category })
            found += picker.visible.map(\.id)
        }
        #expect(ExerciseCategory.allCases.count == 7)
        #expect(found.sorted() == Self.exercises.map(\.id).sorted())
        _ = picker.apply(.shelf(nil)) { "" }
        #expect(picker.visible.count == 8)
    }

    @Test("What was used recently comes first")
    func recent() {
        var picker = ExercisePicker(Self.exercises)
        for id in ["plank", "leg-press"] {
            #expect(picker.apply(.pick(ExerciseID(trusted: id))) { "" } == [.picked(picker.visible.first { $0.id.text == id } ?? .example)])
        }
        #expect(names(picker).prefix(3) == ["Leg Press", "Plank", "Barbell Bench Press"])
        #expect(searched("press", picker).first == "Leg Press")
        #expect(picker.apply(.pick(ExerciseID(trusted: "gone"))) { "" }.isEmpty)
    }

    @Test("A new exercise is made and chosen inside the list; a name of one's own can be had once, the library's again")
    func create() throws {
        var picker = ExercisePicker(Self.exercises)
        _ = picker.apply(.search("Ring Row")) { "" }
        _ = picker.apply(.openForm) { "" }
        #expect(picker.form?.name == "Ring Row")
        #expect(picker.apply(.create) { uuid(8) }.isEmpty)
        #expect(picker.form?.problem == .validationFailed)
        _ = picker.apply(.chooseCategory(.back)) { "" }
        let effects = picker.apply(.create) { uuid(8) }
        let id = CustomExerciseID(trusted: uuid(8)), name = ExerciseName(trusted: "Ring Row")
        #expect(effects == [
            .make(NewCustomExercise(id: id, name: name, category: .back)),
            .picked(PickedExercise(id: ExerciseID(trusted: uuid(8)), name: name, category: .back)),
        ])
        #expect(picker.form == nil)
        #expect(names(picker) == ["Ring Row"])

        for (typed, problem) in [(" ring  ROW ", ErrorCode?.some(.exerciseNameTaken)), ("Plank", nil)] {
            _ = picker.apply(.openForm) { "" }
            _ = picker.apply(.typeName(typed)) { "" }
            _ = picker.apply(.chooseCategory(.core)) { "" }
            #expect(picker.apply(.create) { uuid(9) }.isEmpty == (problem != nil))
            #expect(picker.form?.problem == problem)
        }
    }

    @Test("An exercise that was deleted is in no list")
    func archived() {
        let gone = CustomExercise(
            id: .example, details: .example, version: 2, archivedAt: .example, createdAt: .example, updatedAt: .example)
        #expect(PickedExercise(gone) == nil)
        #expect(PickedExercise(CustomExercise.example)?.isCustom == true)
    }
}
