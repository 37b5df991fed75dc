import AppTesting
import Contracts
import HTTPCore
import Search
import Storage
import TestSupport
import Testing
import TrainingDomain
import Wire

@testable import TrainingService

struct ExerciseSearchTests {
    let library: LibrarySnapshot
    init() throws { library = try Shipped.snapshot() }

    private func list(_ query: ExerciseQuery, _ language: Language = .english, own: [CustomExercise] = []) -> ExerciseList.Page {
        ExerciseList(query: query, language: language, library: library, own: own).page(after: nil, limit: 100)
    }

    private func ids(_ text: String, _ language: Language = .english) -> [String] {
        list(ExerciseQuery(q: FreeText(trusted: text)), language).items.map(\.id)
    }

    @Test("A lift that everybody knows is the first that its names find, in either language and however it is spelled", arguments: [
        ("barbell squat", "barbell-squat"), ("SQUAT barbell", "barbell-squat"), ("back squat", "barbell-squat"),
        ("سكوات بالبار", "barbell-squat"), ("القرفصاء الخلفية", "barbell-squat"), ("قرفصاء خلفية", "barbell-squat"),
        ("bench press", "barbell-bench-press-medium-grip"), ("deadlift", "barbell-deadlift"), ("ديدلفت", "barbell-deadlift"),
        ("push ups", "pushups"), ("pushup", "pushups"), ("pull-up", "pullups"), ("leg press", "leg-press"), ("plank", "plank"),
        ("بلانك", "plank"), ("leg ext", "leg-extensions"), ("bulgarian split squat", "split-squat-with-dumbbells"),
        // One slip in a word of four letters and more, two in eight and more.
        ("deadlft", "barbell-deadlift"), ("barbel squatt", "barbell-squat"), ("crunchs", "crunches"), ("squta barbell", "barbell-squat"),
        ("القرفصاا الخلفية", "barbell-squat"), ("ديدلفتت", "barbell-deadlift"),
    ])
    func first(text: String, id: String) {
        let found = ids(text)
        #expect(found.prefix(5).contains(id), "\(found.prefix(8))")
    }

    @Test("What was probably meant is said, and only when nothing has what was typed")
    func corrections() {
        #expect(list(ExerciseQuery(q: FreeText(trusted: "deadlft"))).corrected == "deadlift")
        #expect(list(ExerciseQuery(q: FreeText(trusted: "deadlift"))).corrected == nil)
        // Words are written apart that names write as one, and the other way round.
        for (typed, meant) in [("lat pull down", "lat pulldown"), ("dead lift", "deadlift"), ("push up", "pushup")] {
            let found = list(ExerciseQuery(q: FreeText(trusted: typed)))
            #expect(found.total > 0 && (found.corrected == meant || found.corrected == nil), "\(typed): \(found.corrected ?? "")")
        }
        #expect(list(ExerciseQuery(q: FreeText(trusted: "lat pull down"))).corrected == "lat pulldown")
        // There are curls with a barbell; the filter leaves them out, and nothing else was meant.
        let none = list(ExerciseQuery(q: FreeText(trusted: "barbell curl"), equipment: .foamRoll))
        #expect(none.items.isEmpty && none.corrected == nil)
        #expect(list(ExerciseQuery(q: FreeText(trusted: "xqzzyw"))).items.isEmpty)
        #expect(list(ExerciseQuery(q: FreeText(trusted: "؟!"))).items.isEmpty)
        #expect(list(ExerciseQuery(q: FreeText(trusted: "ال"))).total == library.exercises.count)
    }

    @Test("Letters that sound alike are taken for each other, as they are typed too")
    func soundingAlike() {
        #expect(!ids("ضغط").isEmpty && Set(ids("ظغط")) == Set(ids("ضغط")) && Set(ids("ظغ")) == Set(ids("ضغ")))
        #expect(!ids("الظهر").isEmpty && Set(ids("الضهر")) == Set(ids("الظهر")) && Set(ids("ضهر")).isSuperset(of: ids("ظهر")))
        #expect(list(ExerciseQuery(q: FreeText(trusted: "الضهر"))).corrected == nil)
    }

    @Test("Each word narrows a search, the last by its beginning")
    func words() {
        let curls = Set(ids("curl"))
        #expect(curls.count > 30)
        let hammer = ids("hammer curl")
        #expect(!hammer.isEmpty && hammer.allSatisfy { curls.contains($0) && library.exercise(ExerciseID(trusted: $0)) != nil })
        #expect(Set(ids("ham")).isSuperset(of: hammer))
        #expect(ids("كيتل بل").count > 20 && ids("كتلبل").count > 20)
    }

    @Test("Every hit of a filter matches it, and filters together leave what passes all")
    func filters() throws {
        for muscle in Muscle.allCases {
            let page = list(ExerciseQuery(muscle: muscle))
            #expect(page.total == library.exercises.count { $0.primary == muscle } && page.total > 0)
            #expect(page.items.allSatisfy { library.exercise(ExerciseID(trusted: $0.id))?.primary == muscle })
            for equipment in ExerciseEquipment.allCases {
                for level in ExerciseLevel.allCases {
                    let page = list(ExerciseQuery(muscle: muscle, equipment: equipment, difficulty: level))
                    #expect(
                        page.total == library.exercises.count { $0.primary == muscle && $0.equipment == equipment && $0.level == level })
                }
            }
        }
        for category in ExerciseCategory.allCases {
            #expect(list(ExerciseQuery(category: category)).total == library.exercises.count { $0.category == category })
        }
        for kind in ExerciseKind.allCases {
            #expect(list(ExerciseQuery(kind: kind)).total == library.exercises.count { $0.kind == kind })
        }
    }

    @Test("Nothing that stresses an area is in a list without it")
    func withoutInjury() {
        for area in InjuryArea.allCases {
            let page = list(ExerciseQuery(excludeInjury: [area]))
            #expect(page.total == library.exercises.count { !$0.stresses.contains(area) } && page.total < library.exercises.count)
        }
        let all = list(ExerciseQuery(excludeInjury: BoundedList(trusted: InjuryArea.allCases)))
        #expect(all.total == library.exercises.count { $0.stresses.isEmpty })
    }

    @Test("One's own are found beside the others, by their name and shelf alone")
    func own() {
        func exercise(_ number: Int, _ name: String, _ category: ExerciseCategory) -> CustomExercise {
            CustomExercise(
                id: CustomExerciseID(trusted: "01960f3e-7b6a-7c3e-9d2a-00000000000\(number)"),
                details: CustomExerciseDetails(name: FreeText(trusted: name), category: category), version: 1, createdAt: .example,
                updatedAt: .example)
        }
        let own = [exercise(1, "Zottman Squat of Mine", .legs), exercise(2, "تجديف بيتي", .back)]
        func found(_ query: ExerciseQuery) -> [String] { list(query, own: own).items.compactMap { $0.isOwn ? $0.id : nil } }
        #expect(found(ExerciseQuery(q: FreeText(trusted: "zottman squ"))).count == 1)
        #expect(found(ExerciseQuery(q: FreeText(trusted: "تجديف بيت"))) == [own[1].id.text])
        #expect(list(ExerciseQuery(scope: .custom), own: own).total == 2)
        #expect(list(ExerciseQuery(scope: .all), own: own).total == library.exercises.count + 2)
        #expect(found(ExerciseQuery(scope: .system)).isEmpty)
        #expect(found(ExerciseQuery(scope: .custom, category: .back)) == [own[1].id.text])
        #expect(found(ExerciseQuery(scope: .custom, muscle: .chest)).isEmpty)
    }

    /// No search looks at more entries than the index has for each word: typed texts have at most 50 words.
    @Test("The work of a search is bounded by the words that were typed", arguments: [
        "a", "a b c d e f g h i j k l m n o p q r s t u v w x y z", "barbell barbell barbell", "s", "ال", "with dumbbell press on bench",
        String(repeating: "x", count: 100), "squat squat2 squat3 squat4 squat5 squat6", "البار البنش الصدر",
    ])
    func work(text: String) throws {
        guard let query = SearchQuery(text) else { return }
        let found = library.search.find(query)
        let entries = library.search.size
        #expect(entries < library.exercises.count * 40)
        #expect(found.looked <= entries * max(1, query.terms.count))
        #expect(found.places.count <= library.exercises.count)
    }

    @Test("Pages neither miss nor repeat, in both languages and with a search")
    func pages() throws {
        for (query, language) in [
            (ExerciseQuery(), Language.english), (ExerciseQuery(), .arabic), (ExerciseQuery(q: FreeText(trusted: "press")), .english),
            (ExerciseQuery(q: FreeText(trusted: "البار")), .arabic),
        ] {
            let list = ExerciseList(query: query, language: language, library: library, own: [])
            var (seen, after) = ([String](), ExercisePlace?.none)
            repeat {
                let page = list.page(after: after, limit: 37)
                seen += page.items.map(\.id)
                after = page.next
            } while after != nil
            #expect(seen.count == list.page(after: nil, limit: 1).total && Set(seen).count == seen.count && seen.count > 37)
        }
    }
}

extension ExerciseList.Item {
    var id: String {
        switch self {
        case .system(let exercise): exercise.id.text
        case .own(let exercise): exercise.id.text
        }
    }
    var isOwn: Bool { if case .own = self { true } else { false } }
}
