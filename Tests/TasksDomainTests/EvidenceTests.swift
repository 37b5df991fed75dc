import ContractDescriptions
import Contracts
import Foundation
import TasksDomain
import TestSupport
import Testing
import Wire

@Suite struct EvidenceRuleTests {
    @Test(
        arguments: [
            (.workout, ["calories", "minutes", "reps", "sets", "weightKg"]), (.cardio, ["calories", "distanceKm", "minutes", "steps"]),
            (.meal, ["calories", "proteinG"]), (.hydration, ["ml"]), (.weightLog, ["weightKg"]), (.supplement, []), (.progressPhoto, []),
        ] as [(TaskType, [String])])
    func onlyTheTypesOwnNumbers(_ type: TaskType, _ allowed: [String]) {
        #expect(MetricRule.allowed(for: type).map(\.rawValue).sorted() == allowed)
        let refused = MetricRule.problems(.full, for: type, path: "metadata")
        #expect(
            refused == Metric.allCases.map(\.rawValue).filter { !allowed.contains($0) }.map { FieldProblem("metadata.\($0)", .unexpected) })
        #expect(MetricRule.problems(TaskMetrics(), for: type, path: "metrics") == [])
    }

    @Test func aNumberOfAnotherType() {
        let metrics = TaskMetrics.with { ($0.ml, $0.reps) = (.example, .example) }
        #expect(MetricRule.problems(metrics, for: .hydration, path: "metrics") == [FieldProblem("metrics.reps", .unexpected)])
        #expect(MetricRule.problems(metrics, for: .workout, path: "metrics") == [FieldProblem("metrics.ml", .unexpected)])
    }

    private let text = EvidenceDetails(type: .textLog, text: .example)
    private let photo = EvidenceDetails(type: .photoReference, photoId: .example)
    private func metrics(_ change: (inout TaskMetrics) -> Void) -> EvidenceDetails {
        EvidenceDetails(type: .metrics, metrics: .with(change))
    }

    @Test func eachTypeWithItsKinds() {
        for type in TaskType.allCases {
            let kinds = EvidenceRule.types(for: type)
            for (kind, details) in [(EvidenceType.textLog, text), (.photoReference, photo)] {
                let expected = kinds.contains(kind) ? [] : [FieldProblem("type", .notAllowed(values: kinds.map(\.rawValue)))]
                #expect(EvidenceRule.problems(details, for: type) == expected)
            }
        }
        #expect(EvidenceRule.types(for: .weightLog) == [.metrics])
        #expect(EvidenceRule.problems(metrics { $0.calories = .example }, for: .meal) == [])
        #expect(
            EvidenceRule.problems(metrics { $0.calories = .example }, for: .hydration) == [FieldProblem("metrics.calories", .unexpected)])
        #expect(
            EvidenceRule.problems(metrics { $0.calories = .example }, for: .supplement)
                == [FieldProblem("type", .notAllowed(values: ["text_log", "photo_reference"]))])
    }

    /// Who writes a client has the reference alone.
    @Test(arguments: TaskType.allCases) func theReferenceSaysTheSame(_ type: TaskType) throws {
        let text = try #require(Descriptions.contracts.word(type.rawValue, of: String(reflecting: TaskType.self)))
        let parts = text.components(separatedBy: "Proved by").map { $0.matches(of: /`(\w+)`/).map { String($0.1) } }
        #expect(parts == [MetricRule.allowed(for: type).map(\.rawValue), EvidenceRule.types(for: type).map(\.rawValue)])
    }

    @Test func aWeighInNeedsItsWeight() {
        #expect(EvidenceRule.problems(metrics { $0.weightKg = .example }, for: .weightLog) == [])
        #expect(
            EvidenceRule.problems(metrics { $0.reps = .example }, for: .weightLog)
                == [FieldProblem("metrics.reps", .unexpected), FieldProblem("metrics.weightKg", .required)])
        #expect(EvidenceRule.problems(metrics { _ in }, for: .weightLog) == [FieldProblem("metrics", .required)])
        #expect(EvidenceRule.problems(text, for: .weightLog) == [FieldProblem("type", .notAllowed(values: ["metrics"]))])
    }

    @Test func nothingIsNoProof() {
        #expect(EvidenceRule.problems(EvidenceDetails(type: .textLog), for: .meal) == [FieldProblem("text", .required)])
        #expect(EvidenceRule.problems(EvidenceDetails(type: .photoReference), for: .meal) == [FieldProblem("photoId", .required)])
        #expect(EvidenceRule.problems(EvidenceDetails(type: .metrics), for: .meal) == [FieldProblem("metrics", .required)])
        #expect(
            EvidenceRule.problems(EvidenceDetails(type: .textLog, text: .example, photoId: .example), for: .meal)
                == [FieldProblem("photoId", .unexpected)])
        #expect(EvidenceRule.problems(EvidenceDetails(type: .metrics, notes: .example), for: .meal) == [FieldProblem("metrics", .required)])
    }
}

@Suite struct EvidenceFormTests {
    private func form(_ type: TaskType, _ change: (inout EvidenceForm) -> Void = { _ in }) -> EvidenceForm {
        var form = EvidenceForm(taskType: type)
        change(&form)
        return form
    }

    private func written(_ text: String) -> EvidenceForm {
        form(.meal) {
            $0.choose(.textLog)
            $0.text = text
        }
    }

    @Test(.proves("GTSD-4.2-07"), arguments: TaskType.allCases) func anEmptyDraftCannotBeSent(_ type: TaskType) {
        var form = EvidenceForm(taskType: type)
        for kind in form.types {
            form.choose(kind)
            #expect(form.type == kind)
            #expect(!form.canSubmit && form.details == nil && !form.problems.isEmpty)
        }
        form.notes = "A note alone proves nothing"
        #expect(!form.canSubmit)
    }

    @Test(.proves("GTSD-4.2-07")) func eachKindCanBeSentOnceItIsThere() {
        #expect(written("Oats").details == EvidenceDetails(type: .textLog, text: EvidenceText(trusted: "Oats")))
        let photo = form(.progressPhoto) {
            $0.choose(.photoReference)
            $0.photo = .example
        }
        #expect(photo.details == EvidenceDetails(type: .photoReference, photoId: .example))
        let weight = form(.weightLog) { $0.enter(.weightKg, "81.65") }
        #expect(weight.details?.metrics?.weightKg?.hundredths == 8165)
        #expect(!written("").canSubmit && !written(" \n ").canSubmit)
    }

    @Test(
        .proves("GTSD-4.2-03"),
        arguments: [("a", 1), ("ش", 1), ("é", 1), ("e\u{301}", 1), ("👨‍👩‍👧‍👦", 25), ("🇸🇦", 8), ("مُ", 4)] as [(String, Int)])
    func textIsCountedAsReadersDo(_ character: String, _ bytes: Int) {
        // The cap for characters made of many bytes comes before 500 of the longest; the service has the same.
        let most = min(500, 4000 / bytes)
        let full = written(String(repeating: character, count: most))
        #expect(full.textRemaining == 500 - most)
        #expect(full.canSubmit)
        let over = written(String(repeating: character, count: most + 1))
        #expect(over.textRemaining == 499 - most)
        #expect(!over.canSubmit)
        #expect(over.problems == [FieldProblem("text", .tooLong(maximum: 500))])
    }

    @Test(.proves("GTSD-4.2-03", "GTSD-4.2-13")) func theCounterAgreesWithTheService() {
        #expect(written("").textRemaining == 500)
        #expect(written("abc").textRemaining == 497)
        // White space at the ends is not kept, so it does not count.
        #expect(written("  abc \n").textRemaining == 497)
        let padded = written(" " + String(repeating: "ب", count: 500) + " ")
        #expect(padded.textRemaining == 0 && padded.canSubmit)
        #expect(written(String(repeating: "ب", count: 501)).textRemaining == -1)
        #expect(!written("bell\u{7}").canSubmit)
    }

    @Test(.proves("GTSD-4.2-13")) func notesAreShortAndOptional() {
        var form = written("Oats")
        #expect(form.details?.notes == nil && form.notesRemaining == 200)
        form.notes = String(repeating: "ن", count: 200)
        #expect(form.canSubmit && form.notesRemaining == 0)
        form.notes += "ن"
        #expect(!form.canSubmit && form.notesRemaining == -1)
        #expect(form.problems == [FieldProblem("notes", .tooLong(maximum: 200))])
        form.notes = "  "
        #expect(form.canSubmit && form.details?.notes == nil)
    }

    @Test(
        arguments: [
            ("250", 250), (" 250 ", 250), ("٢٥٠", 250), ("۲۵۰", 250), ("10000", 10_000), ("1", 1), ("0250", 250),
        ] as [(String, Int64)])
    func wholeNumbersAreRead(_ text: String, _ value: Int64) {
        #expect(form(.hydration) { $0.enter(.ml, text) }.details?.metrics?.ml?.value == value)
    }

    @Test(
        arguments: [
            ("0", Whole<VolumeRule>.outOfRange), ("10001", Whole<VolumeRule>.outOfRange), ("-5", Whole<VolumeRule>.outOfRange),
            ("1.5", .wrongType(expected: "integer")), ("1.0", .wrongType(expected: "integer")), ("x", .wrongType(expected: "number")),
            ("1e3", .wrongType(expected: "number")), ("1.2.3", .wrongType(expected: "number")), ("5-", .wrongType(expected: "number")),
            ("--5", .wrongType(expected: "number")),
            ("-", .wrongType(expected: "number")), ("1 000", .wrongType(expected: "number")), ("0x10", .wrongType(expected: "number")),
            ("9999999999999999", .wrongType(expected: "number")), ("999999999999999", Whole<VolumeRule>.outOfRange),
            ("NaN", .wrongType(expected: "number")), ("١٠٠٠١", Whole<VolumeRule>.outOfRange),
        ] as [(String, FieldRule)])
    func whatIsNoVolumeIsTold(_ text: String, _ rule: FieldRule) {
        let form = form(.hydration) { $0.enter(.ml, text) }
        #expect(!form.canSubmit)
        #expect(form.problems == [FieldProblem("metrics.ml", rule)])
        #expect(form.entry(.ml) == text)
    }

    @Test(
        arguments: [
            ("81.65", 8165), ("81,65", 8165), ("٨١٫٦٥", 8165), ("81", 8100), ("20", 2000), ("500", 50_000), ("80.005", 8001),
        ] as [(String, Int64)])
    func decimalsAreRead(_ text: String, _ hundredths: Int64) {
        #expect(form(.weightLog) { $0.enter(.weightKg, text) }.details?.metrics?.weightKg?.hundredths == hundredths)
    }

    @Test(
        arguments: [
            ("19.99", Kilograms.outOfRange), ("500.01", Kilograms.outOfRange), ("-80", Hundredths<LoadRule>.outOfRange),
            ("8.1.6", .wrongType(expected: "number")), (".5", .wrongType(expected: "number")), ("80.", .wrongType(expected: "number")),
            ("inf", .wrongType(expected: "number")),
        ] as [(String, FieldRule)])
    func whatIsNoWeightIsTold(_ text: String, _ rule: FieldRule) {
        let form = form(.weightLog) { $0.enter(.weightKg, text) }
        #expect(form.problems == [FieldProblem("metrics.weightKg", rule)])
        #expect(form.details == nil)
    }

    @Test func everyNumberOfAWorkout() {
        let form = form(.workout) {
            $0.enter(.sets, "3")
            $0.enter(.reps, "12")
            $0.enter(.weightKg, "60")
            $0.enter(.minutes, "45")
            $0.enter(.calories, "300")
            // Not asked for, so not sent.
            $0.enter(.ml, "250")
        }
        let expected = TaskMetrics.with {
            $0.sets = Whole(trusted: 3)
            $0.reps = Whole(trusted: 12)
            $0.weightKg = Hundredths(trusted: 6000)
            $0.minutes = Whole(trusted: 45)
            $0.calories = Whole(trusted: 300)
        }
        #expect(form.details == EvidenceDetails(type: .metrics, metrics: expected))
        #expect(form.metrics == [.sets, .reps, .weightKg, .minutes, .calories])
    }

    @Test func cardioAndMeals() {
        let cardio = form(.cardio) {
            $0.enter(.distanceKm, "5.25")
            $0.enter(.steps, "0")
        }
        #expect(cardio.details?.metrics == .with { ($0.distanceKm, $0.steps) = (Hundredths(trusted: 525), Whole(trusted: 0)) })
        let meal = form(.meal) { $0.enter(.proteinG, "32.5") }
        #expect(meal.details?.metrics == .with { $0.proteinG = Hundredths(trusted: 3250) })
    }

    @Test func draftsOutliveAChangeOfKind() {
        var form = form(.meal) { $0.enter(.calories, "520") }
        form.choose(.textLog)
        #expect(!form.canSubmit)
        form.text = "Oats"
        form.photo = .example
        #expect(form.details == EvidenceDetails(type: .textLog, text: EvidenceText(trusted: "Oats")))
        form.choose(.metrics)
        #expect(form.details?.metrics?.calories?.value == 520 && form.details?.text == nil && form.details?.photoId == nil)
        form.enter(.calories, "  ")
        #expect(!form.canSubmit && form.entry(.calories) == "")
        #expect(form.problems == [FieldProblem("metrics", .required)])
    }

    @Test func aKindThatDoesNotProveItIsNotChosen() {
        var form = EvidenceForm(taskType: .weightLog)
        form.choose(.textLog)
        #expect(form.type == .metrics)
        #expect(EvidenceForm(taskType: .supplement).type == .textLog)
        #expect(EvidenceForm(taskType: .progressPhoto).type == .photoReference)
        #expect(EvidenceForm(taskType: .meal).type == .metrics)
    }

    @Test(arguments: TaskType.allCases) func whatTheFormSendsTheRulesAccept(_ type: TaskType) {
        var form = EvidenceForm(taskType: type)
        for metric in form.metrics { form.enter(metric, "50") }
        (form.text, form.photo, form.notes) = ("Done", .example, "Well")
        for kind in form.types {
            form.choose(kind)
            #expect(form.details.map { EvidenceRule.problems($0, for: type) } == [])
        }
    }
}
