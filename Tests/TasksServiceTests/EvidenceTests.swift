import AppTesting
import Contracts
import HTTPCore
import JSONCoding
import Platform
import ServiceKit
import Storage
import TasksDomain
import TasksService
import TestSupport
import Testing
import Wire

/// Proving tasks done.
@Suite(.serialized) struct EvidenceTests {
    /// A tasks app beside a media service.
    private func withMedia(
        engine: Engine = .sqlite, _ body: (TasksFixture, AppUnderTest<MediaStandIn>) async throws -> Void
    ) async throws {
        try await AppUnderTest<MediaStandIn>.run(settings: Nothing(), transport: .socket) { media in
            try await TasksFixture.run(engine: engine, configure: { $0.mediaURL = "http://127.0.0.1:\(media.port ?? 0)" }) { fixture in
                try await body(fixture, media)
            }
        }
    }

    @Test(.proves("GTSD-4.2-02"), arguments: Engine.allCases)
    func evidenceComesInThreeKinds(_ engine: Engine) async throws {
        try await withMedia(engine: engine) { fixture, media in
            let diary = try await Diary.begin(fixture)
            let meals = try await diary.tasks().filter { $0.type == .meal }
            try #require(meals.count == 3)

            let written = try await diary.send(#"{"type":"text_log","text":"شوفان مع التمر 🥣","notes":"After training"}"#, for: meals[0])
            #expect(written.status == 201, "\(written.text)")
            #expect(written.json?["task"]?["evidence"]?["text"]?.string == "شوفان مع التمر 🥣")
            #expect(written.json?["task"]?["evidence"]?["notes"]?.string == "After training")
            let numbers = try await diary.send(#"{"type":"metrics","metrics":{"calories":520,"proteinG":32.25}}"#, for: meals[1])
            #expect(numbers.status == 201, "\(numbers.text)")
            #expect(numbers.json?["task"]?["evidence"]?["metrics"]?["proteinG"]?.double == 32.25)
            let photo = media.app.service.add(of: diary.id)
            let pictured = try await diary.send(#"{"type":"photo_reference","photoId":"\#(photo.text)"}"#, for: meals[2])
            #expect(pictured.status == 201, "\(pictured.text)")
            #expect(pictured.json?["task"]?["evidence"]?["photoId"]?.string == photo.text)

            let other = try await diary.task(.hydration)
            for type in ["voice_memo", "video", "", "TEXT_LOG"] {
                let refused = try await diary.send(#"{"type":"\#(type)","text":"Done"}"#, for: other)
                #expect(refused.status == 422 && refused.fields == ["type not_allowed"], "\(type): \(refused.text)")
            }
            #expect(try await diary.tasks().count { $0.status == .completed } == 3)
        }
    }

    @Test(.proves("GTSD-4.2-08"), arguments: Engine.allCases)
    func acceptedEvidenceMarksTheTaskDone(_ engine: Engine) async throws {
        try await TasksFixture.run(engine: engine) { fixture in
            let diary = try await Diary.begin(fixture)
            let meal = try await diary.task(.meal)
            let first = try await diary.answer(meal, key: "one")
            #expect(first.status == 201)

            let task = try await diary.client.call(Tasks.one, TaskParameters(id: meal.id), Nothing())
            #expect(task.status == .completed && task.completedAt == fixture.now)
            #expect(task.evidence?.text?.text == "Done" && task.evidence?.taskId == meal.id && task.evidence?.late == false)

            let again = try await diary.answer(meal, key: "one")
            #expect(again.status == 201 && again.body == first.body)
            #expect(again.headers["Idempotency-Replayed"] == "true")
            #expect(try await fixture.rows("SELECT 1 FROM evidence") == 1)

            let mismatch = try await diary.answer(meal, EvidenceDetails(type: .textLog, text: EvidenceText(trusted: "Other")), key: "one")
            #expect(mismatch.code == .idempotencyMismatch)
            let second = try await diary.answer(meal)
            #expect(second.status == 409 && second.code == .taskCompleted)
            #expect(try await fixture.rows("SELECT 1 FROM evidence") == 1)
        }
    }

    @Test(arguments: Engine.allCases)
    func theAnswerCarriesTaskComplianceStreakAndBadgesTogether(_ engine: Engine) async throws {
        try await TasksFixture.run(engine: engine) { fixture in
            let diary = try await Diary.begin(fixture)
            try await diary.seed(5)
            try await diary.live(3)
            let tasks = try await diary.tasks()
            let answer = try await diary.complete(tasks[3])
            #expect(answer.task.id == tasks[3].id && answer.task.status == .completed && answer.task.evidence != nil)
            #expect(answer.compliance.completed == 4 && answer.compliance.total == 5 && answer.compliance.percent == 80)
            #expect(answer.compliance.compliant && answer.compliance.level == .high && answer.compliance.outcome == .open)
            #expect(answer.counts == [1, 1, 1] && answer.streak.nextMilestone == 3)
            #expect(answer.newBadges.map(\.code) == [.dayOneDone])
            #expect(try await diary.complete(tasks[4]).newBadges.map(\.code) == [.perfectDay])
        }
    }

    /// One emoji of eight bytes; the cap of bytes allows as many of them as of letters.
    private static let thumb = "👍🏽"

    @Test(.proves("GTSD-4.2-06"))
    func textAndNotesAreCountedAsReadersDo() async throws {
        try await TasksFixture.run { fixture in
            let diary = try await Diary.begin(fixture)
            func body(_ text: String, _ notes: String? = nil) -> String {
                let notes = notes.map { #","notes":"\#($0)""# } ?? ""
                return #"{"type":"text_log","text":"\#(text)"\#(notes)}"#
            }
            let refused: [(String, String)] = [
                (body(String(repeating: "a", count: 501)), "text too_long"),
                (body(String(repeating: "ق", count: 501)), "text too_long"),
                (body(String(repeating: Self.thumb, count: 501)), "text too_long"),
                (body("Done", String(repeating: "n", count: 201)), "notes too_long"),
                (body("Done", String(repeating: Self.thumb, count: 201)), "notes too_long"),
                (body(" \\n "), "text required"),
                (body("Done\\u0000"), "text wrong_type"),
            ]
            let task = try await diary.task(.hydration)
            for (json, problem) in refused {
                let answer = try await diary.send(json, for: task)
                #expect(answer.status == 422 && answer.fields == [problem], "\(answer.text)")
            }
            #expect(try await diary.task(.hydration).status == .pending)

            let allowed = [
                body(String(repeating: "a", count: 500)), body(String(repeating: Self.thumb, count: 500)),
                body("e\u{301}" + String(repeating: "ق", count: 499), String(repeating: "n", count: 200)),
                body("Done", String(repeating: Self.thumb, count: 200)), body("Done"),
            ]
            for (json, task) in zip(allowed, try await diary.tasks().filter { $0.type != .weightLog }) {
                let answer = try await diary.send(json, for: task)
                #expect(answer.status == 201, "\(answer.text)")
            }
        }
    }

    @Test(.proves("GTSD-4.2-04", "GTSD-P-3.4-09"))
    func numbersAreValidatedByTheTypeOfTask() async throws {
        try await TasksFixture.run { fixture in
            let diary = try await Diary.begin(fixture)
            func metrics(_ json: String) -> String { #"{"type":"metrics","metrics":\#(json)}"# }
            let refused: [(TaskType, String, [String])] = [
                (.workout, #"{"reps":1.5}"#, ["metrics.reps wrong_type"]),
                (.workout, #"{"reps":0}"#, ["metrics.reps out_of_range"]),
                (.workout, #"{"reps":1001}"#, ["metrics.reps out_of_range"]),
                (.workout, #"{"sets":101}"#, ["metrics.sets out_of_range"]),
                (.workout, #"{"reps":-5,"sets":3}"#, ["metrics.reps out_of_range"]),
                (.workout, #"{"reps":"12"}"#, ["metrics.reps wrong_type"]),
                (.workout, #"{"weightKg":-1}"#, ["metrics.weightKg out_of_range"]),
                (.workout, #"{"reps":12,"ml":250}"#, ["metrics.ml unexpected"]),
                (.meal, #"{"calories":"x"}"#, ["metrics.calories wrong_type"]),
                (.meal, #"{"calories":20001}"#, ["metrics.calories out_of_range"]),
                (.meal, #"{"calories":-1}"#, ["metrics.calories out_of_range"]),
                (.meal, #"{"calories":1e300}"#, ["metrics.calories out_of_range"]),
                (.meal, #"{"proteinG":1000.01}"#, ["metrics.proteinG out_of_range"]),
                (.meal, #"{"calories":500,"reps":3}"#, ["metrics.reps unexpected"]),
                (.meal, #"{"grams":5}"#, ["metrics required"]),
                (.meal, #"{}"#, ["metrics required"]),
                (.meal, #"[]"#, ["metrics wrong_type"]),
                (.hydration, #"{"ml":0}"#, ["metrics.ml out_of_range"]),
                (.hydration, #"{"ml":10001}"#, ["metrics.ml out_of_range"]),
                (.weightLog, #"{"weightKg":-1}"#, ["metrics.weightKg out_of_range"]),
                (.weightLog, #"{"weight":-1}"#, ["metrics required"]),
                (.weightLog, #"{"weightKg":19.99}"#, ["metrics.weightKg out_of_range"]),
                (.weightLog, #"{"weightKg":500.01}"#, ["metrics.weightKg out_of_range"]),
                (.weightLog, #"{"reps":3}"#, ["metrics.reps unexpected", "metrics.weightKg required"]),
            ]
            for (type, json, problems) in refused {
                let answer = try await diary.send(metrics(json), for: try await diary.task(type))
                #expect(answer.status == 422 && answer.fields.sorted() == problems, "\(type) \(json): \(answer.text)")
            }
            let wrongKind = try await diary.send(metrics(#"{"calories":1}"#), for: try await diary.task(.supplement))
            #expect(wrongKind.status == 422 && wrongKind.fields == ["type not_allowed"])
            let words = try await diary.send(#"{"type":"text_log","text":"80 kg"}"#, for: try await diary.task(.weightLog))
            #expect(words.status == 422 && words.fields == ["type not_allowed"])
            #expect(try await diary.tasks().allSatisfy { $0.status == .pending })

            let allowed: [(TaskType, String)] = [
                (.workout, #"{"reps":12,"sets":3,"weightKg":60.5,"minutes":45,"calories":300}"#), (.meal, #"{"calories":0}"#),
                (.hydration, #"{"ml":10000}"#), (.weightLog, #"{"weightKg":79.55}"#),
            ]
            for (type, json) in allowed {
                let answer = try await diary.send(metrics(json), for: try await diary.task(type))
                #expect(answer.status == 201, "\(type) \(json): \(answer.text)")
            }
            // A weight that proves a weigh-in is logged.
            try await eventually("the weight is logged") { fixture.profile.app.service.weights.map(\.hundredths) == [7955] }
        }
    }

    @Test(.proves("GTSD-4.2-07"), arguments: TaskType.allCases)
    func nothingIsDoneWithoutEvidence(_ type: TaskType) async throws {
        #expect(!EvidenceForm(taskType: type).canSubmit)
        try await TasksFixture.run { fixture in
            let diary = try await Diary.begin(fixture)
            try await diary.seed(1, type: type)
            let task = try await diary.task(type)
            let bodies: [(String, Int)] = [
                ("", 422), ("{}", 422), ("null", 422), ("[]", 422), (#"{"type":"text_log"}"#, 422), (#"{"type":"metrics"}"#, 422),
                (#"{"type":"metrics","metrics":{}}"#, 422), (#"{"type":"photo_reference"}"#, 422), (#"{"text":"Done"}"#, 422),
                (#"{"type":"text_log","text":""}"#, 422), (#"{"type":"text_log","text":"Done","photoId":"\#(UserID.example.text)"}"#, 422),
                (#"{"type":"metrics","metrics":{"ml":1},"text":"Done"}"#, 422), (#"{"type":"photo_reference","photoId":"mine"}"#, 422),
                (#"{"type":"text_log","text":"#, 400),
            ]
            for (body, status) in bodies {
                let answer = try await diary.send(body, for: task)
                #expect(answer.status == status, "\(body): \(answer.text)")
            }
            #expect(try await diary.task(type).status == .pending)
            #expect(try await fixture.rows("SELECT 1 FROM evidence") == 0)
        }
    }

    @Test(.proves("GTSD-4.2-05"), arguments: Engine.allCases)
    func aPhotoIsEvidenceWhenItIsOnesOwnAndConfirmed(_ engine: Engine) async throws {
        try await withMedia(engine: engine) { fixture, media in
            let diary = try await Diary.begin(fixture)
            let other = try await Diary.begin(fixture)
            let task = try await diary.task(.meal)
            func photo(_ id: MediaID) -> EvidenceDetails { EvidenceDetails(type: .photoReference, photoId: id) }
            let foreign = try await diary.answer(task, photo(media.app.service.add(of: other.id)))
            #expect(foreign.status == 404 && foreign.code == .notFound)
            let nobodys = try await diary.answer(task, photo(MediaID(trusted: fixture.tasks.app.runtime.ids.next())))
            #expect(nobodys.status == 404)
            let early = try await diary.answer(task, photo(media.app.service.add(of: diary.id, isConfirmed: false)))
            #expect(early.status == 422 && early.code == .photoUnconfirmed)
            // What was uploaded for a message proves nothing.
            let sent = try await diary.answer(task, photo(media.app.service.addPicture(of: diary.id)))
            #expect(sent.status == 404 && sent.code == .notFound)
            #expect(try await diary.task(.meal).status == .pending)
            #expect(try await fixture.rows("SELECT 1 FROM evidence") == 0)

            let own = try await diary.answer(task, photo(media.app.service.add(of: diary.id)))
            #expect(own.status == 201, "\(own.text)")
            #expect(try await fixture.rows("SELECT 1 FROM people WHERE photos = 1 AND completed_tasks = 1") == 1)
            #expect(try await diary.undo(task).status == 200)
            #expect(try await fixture.rows("SELECT 1 FROM people WHERE photos = 1 OR completed_tasks = 1") == 0)
        }
    }

    @Test func aTaskStaysPendingWhileMediaIsDown() async throws {
        // A port that nothing listens on.
        try await TasksFixture.run(configure: { $0.mediaURL = "http://127.0.0.1:9" }) { fixture in
            let diary = try await Diary.begin(fixture)
            let answer = try await diary.answer(
                try await diary.task(.meal), EvidenceDetails(type: .photoReference, photoId: MediaID(trusted: UserID.example.text)))
            #expect(answer.status == 503 && answer.code == .unavailable && answer.headers["Retry-After"] == "1")
            #expect(try await diary.task(.meal).status == .pending)
            #expect(try await fixture.rows("SELECT 1 FROM evidence") == 0)
        }
        try await TasksFixture.run { fixture in
            let diary = try await Diary.begin(fixture)
            let answer = try await diary.answer(
                try await diary.task(.meal), EvidenceDetails(type: .photoReference, photoId: MediaID(trusted: UserID.example.text)))
            #expect(answer.status == 404, "without a media service there are no photos")
        }
    }

    @Test(arguments: Engine.allCases)
    func aFailureLeavesNothing(_ engine: Engine) async throws {
        try await TasksFixture.run(engine: engine) { fixture in
            let diary = try await Diary.begin(fixture)
            try await diary.seed(1, type: .weightLog)
            let task = try await diary.task(.weightLog)
            // The queue comes after the task and its evidence, the badges come last.
            for table in ["work", "user_badges"] {
                let before = try await state(fixture)
                let away: SQL = table == "work" ? "ALTER TABLE work RENAME TO away" : "ALTER TABLE user_badges RENAME TO away"
                let back: SQL = table == "work" ? "ALTER TABLE away RENAME TO work" : "ALTER TABLE away RENAME TO user_badges"
                try await fixture.tasks.database.write { db in try await db.execute(away) }
                let answer = try await diary.answer(task, Diary.weight(7900), key: "key-\(table)")
                #expect(answer.status == 500, "\(table): \(answer.text)")
                try await fixture.tasks.database.write { db in try await db.execute(back) }
                #expect(try await state(fixture) == before)
                #expect(try await diary.streaks().counts == [0, 0, 0])
            }
            // The same request succeeds when what was broken is whole again.
            let answer = try await diary.answer(task, Diary.weight(7900), key: "key-work")
            #expect(answer.status == 201, "\(answer.text)")
            try await eventually("the weight is logged") { fixture.profile.app.service.weights.map(\.hundredths) == [7900] }
        }
    }

    private func state(_ fixture: TasksFixture) async throws -> [String] {
        try await fixture.tasks.database.read { db in
            let people = try await db.query("""
                SELECT completed_tasks, best_streak, streak_current, weight, perfect_days FROM people
                """).map { row in "\((0..<5).map { row[$0] })" }
            let tasks = try await db.query("SELECT id, status, completed_at, updated_at FROM tasks ORDER BY id").map { row in
                "\((0..<4).map { row[$0] })"
            }
            let days = try await db.query("SELECT date, total, completed FROM days ORDER BY date").map { row in "\((0..<3).map { row[$0] })"
            }
            let others = try await db.query("SELECT id FROM evidence UNION ALL SELECT id FROM notifications").map { row in
                String(describing: row[0])
            }
            return people + tasks + days + others
        }
    }

    @Test func othersTasksAreNobodysBusiness() async throws {
        try await TasksFixture.run { fixture in
            let (diary, other) = (try await Diary.begin(fixture), try await Diary.begin(fixture))
            let task = try await other.task(.meal)
            for answer in [try await diary.answer(task), try await diary.skip(task), try await diary.undo(task)] {
                #expect(answer.status == 404 && answer.code == .notFound)
            }
            let bad = try await diary.client.json(.post, "/tasks/not-an-id/evidence", #"{"type":"text_log","text":"x"}"#)
            #expect(bad.status == 404)
            #expect(try await fixture.client.answer(Tasks.complete, TaskParameters(id: task.id), Diary.evidence(for: .meal)).status == 401)
            let (_, token) = fixture.auth.app.service.signIn(.fitcoach, now: fixture.now)
            let coached = fixture.client.bearing(token)
            #expect(try await coached.answer(Tasks.complete, TaskParameters(id: task.id), Diary.evidence(for: .meal)).status == 403)
            #expect(try await coached.answer(Tasks.streaks).status == 403)
            #expect(try await other.task(.meal).status == .pending)
        }
    }

    @Test func aDemoSessionReadsAndChangesNothing() async throws {
        try await TasksFixture.run { fixture in
            let demo = try await fixture.somebody(demo: true)
            #expect(try await demo.client.answer(Tasks.streaks).status == 200)
            let id = TaskID(
                trusted: try await fixture.tasks.database.read { db in try #require(try await db.first("SELECT id FROM tasks")).get(0) })
            for answer in [
                try await demo.client.answer(Tasks.complete, TaskParameters(id: id), Diary.evidence(for: .meal)),
                try await demo.client.answer(Tasks.skip, TaskParameters(id: id), Nothing()),
                try await demo.client.answer(Tasks.undo, TaskParameters(id: id), Nothing()),
                try await demo.client.answer(Tasks.check, ComplianceCheck()),
            ] {
                #expect(answer.status == 403 && answer.code == .demoReadOnly)
            }
        }
    }

    @Test func refusalsSpeakTheReadersLanguage() async throws {
        try await TasksFixture.run { fixture in
            let diary = try await Diary.begin(fixture)
            let task = try await diary.task(.meal)
            try await diary.complete(task)
            let answer = try await diary.client.with("Accept-Language", "ar").answer(
                Tasks.complete, TaskParameters(id: task.id), Diary.evidence(for: .meal))
            #expect(answer.status == 409 && answer.json?["message"]?.string == ErrorCode.taskCompleted.message(.arabic))
        }
    }
}
