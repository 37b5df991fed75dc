import AppTesting
import Contracts
import HTTPCore
import JSONCoding
import Platform
import ProfileService
import ServiceKit
import Storage
import TestSupport
import Testing
import Wire

/// How the log and the profile keep up with each other, what happens at once, and how much there can be.
@Suite(.serialized) struct WeightProfileTests {
    @Test(arguments: Engine.allCases)
    func theProfileFollowsTheNewestEntry(_ engine: Engine) async throws {
        try await ProfileFixture.run(engine: engine) { fixture async throws in
            let person = try await fixture.planned()
            let before = try await person.profile()
            try await person.weigh(78, on: "2026-02-28")
            let older = try await person.profile()
            // The log began with today's 80 kg.
            #expect(older.weightKg?.value == 80 && older.version == before.version && older.bmr == before.bmr)

            let newest = try await person.weigh(79)
            let after = try await person.profile()
            #expect(after.weightKg?.value == 79 && after.version > before.version)
            // Mifflin and St Jeor: 10 kcal a kilogram.
            #expect(before.bmr.flatMap { bmr in after.bmr.map { bmr - $0 } } == 10)
            #expect(after.waterTargetMl == 2750 && after.proteinTargetG == 158)

            _ = try await person.client.call(Profiles.deleteWeight, WeightParameters(id: newest.id), Nothing())
            let back = try await person.profile()
            #expect(back.weightKg?.value == 80 && back.bmr == before.bmr && back.calorieTarget == before.calorieTarget)
        }
    }

    /// Yesterday's task may still want one of yesterday: it is told as what it is. The day before is over; of evidence its service knows.
    @Test(arguments: Engine.allCases)
    func aWeightOfYesterdayIsToldThoughItIsNotTheNewest(_ engine: Engine) async throws {
        try await ProfileFixture.run(engine: engine) { fixture async throws in
            let person = try await fixture.planned()
            let today = LocalDate(year: 2026, month: 3, day: 1) ?? .example
            try await person.weigh(78, on: "2026-02-28")
            try await person.weigh(77, on: "2026-02-27")
            _ = try await fixture.profile.asService("tasks").call(
                Profiles.recordWeight, RecordedWeightQuery(id: person.id, evidence: .example),
                WeighIn(weightKg: try Kilograms(validating: 76), date: today - 1))
            // Where nobody has tasks, nobody hears of it.
            let lifter = try await fixture.somebody(.ironlift)
            try await lifter.weigh(90)
            try await lifter.weigh(91, on: "2026-02-28")
            try await eventually("everything is delivered") { try await fixture.rows("SELECT 1 FROM work WHERE kind = 'event:auth'") == 0 }
            let told = fixture.auth.app.service.events.filter { $0.type == .weightLogged }.compactMap(\.facts)
            #expect(told.count == 2 && told.contains(EventFacts(count: 8000, date: today)))
            #expect(told.contains(EventFacts(count: 7800, date: today - 1, isNewest: false)))
            #expect(try await person.profile().weightKg?.value == 80)
        }
    }

    @Test(arguments: Engine.allCases)
    func anEmptiedLogLeavesTheProfileItsWeight(_ engine: Engine) async throws {
        try await ProfileFixture.run(engine: engine) { fixture async throws in
            let person = try await fixture.planned()
            let old = try await person.weigh(85, on: "2026-01-01")
            let version = try await person.profile().version
            func delete(_ id: WeightID) async throws -> Int {
                try await person.client.answer(Profiles.deleteWeight, WeightParameters(id: id), Nothing()).status
            }
            // Taking out one that was not the newest changes nothing else.
            #expect(try await delete(old.id) == 204)
            #expect(try await person.profile().version == version)
            for entry in try await person.series().items { #expect(try await delete(entry.id) == 204) }
            let emptied = try await person.profile()
            #expect(emptied.weightKg?.value == 80 && emptied.bmr != nil && emptied.version == version)
            let series = try await person.series()
            #expect(series.items.isEmpty && series.current == nil)
            // An entry of any date is the newest again.
            try await person.weigh(85, on: "2026-01-01")
            #expect(try await person.profile().weightKg?.value == 85)
        }
    }

    /// Where there are intakes, what was answered counts again, and those who plan with it hear of it.
    @Test(arguments: Engine.allCases)
    func anEmptiedLogLeavesTheWeightOfTheIntake(_ engine: Engine) async throws {
        try await ProfileFixture.run(engine: engine) { fixture async throws in
            let person = try await fixture.newcomer()
            try await person.answerSecond(.usual(kg: 8500))
            let old = try await person.weigh(86, on: "2026-02-01")
            let slip = try await person.weigh(58)
            func changes() async throws -> Int { try await fixture.told(about: person).count { $0.type == .profileChanged } }
            func delete(_ id: WeightID) async throws {
                _ = try await person.client.call(Profiles.deleteWeight, WeightParameters(id: id), Nothing())
            }
            try await delete(slip.id)
            #expect(try await person.profile().weightKg?.value == 86)
            let before = try await changes()
            try await delete(old.id)
            let emptied = try await person.profile()
            #expect(emptied.weightKg == nil && emptied.secondIntake?.weightKg.hundredths == 8500)
            #expect(try await changes() == before + 1)
        }
    }

    @Test(.proves("GTSD-7.1-04"), arguments: Engine.allCases)
    func aWeightInTheProfileIsLogged(_ engine: Engine) async throws {
        try await ProfileFixture.run(engine: engine) { fixture async throws in
            let person = try await fixture.planned()
            let (before, count) = (try await person.profile(), try await person.weighIns())
            let answer = try await person.patch(#"{"weightKg":81.5}"#)
            #expect(answer.status == 200 && answer.json?["weightKg"]?.double == 81.5)
            let after = try await person.profile()
            #expect(after.weightKg?.value == 81.5)
            #expect(before.bmr.flatMap { bmr in after.bmr.map { $0 - bmr } } == 15)
            #expect(after.tdee != before.tdee && after.calorieTarget != before.calorieTarget && after.proteinTargetG == 163)
            #expect(after.projectedDate != before.projectedDate)
            let series = try await person.series()
            #expect(try await person.weighIns() == count + 1)
            let entry = series.items.last
            #expect(entry?.weightKg.value == 81.5 && entry?.enteredUnit == .kg && entry?.date.text == "2026-03-01" && entry?.note == nil)

            #expect(try await person.patch(#"{"weightLb":180}"#).json?["weightKg"]?.double == 81.65)
            #expect(try await person.series().items.last?.enteredUnit == .lb)

            for (body, field) in [
                (#"{"weightKg":19.9}"#, "weightKg"), (#"{"weightKg":500.1}"#, "weightKg"), (#"{"weightLb":44}"#, "weightLb"),
            ] {
                let refused = try await person.patch(body)
                #expect(refused.status == 422 && refused.fields == [field + " out_of_range"])
            }
            for bound in ["20", "500"] { #expect(try await person.patch(#"{"weightKg":\#(bound)}"#).status == 200) }
            // What else is wrong with a change keeps its weight out of the log too.
            #expect(try await person.patch(#"{"weightKg":90,"dateOfBirth":"2020-01-01"}"#).fields == ["dateOfBirth age_out_of_range"])
            #expect(try await person.weighIns() == count + 4)
            #expect(try await person.profile().weightKg?.value == 500)
        }
    }

    @Test func whoseEntryItIsNotFindsNone() async throws {
        try await ProfileFixture.run { fixture async throws in
            let (layla, omar) = (try await fixture.somebody(), try await fixture.somebody(name: "Omar"))
            let entry = try await layla.weigh(80)
            func delete(_ id: String, by somebody: Somebody) async throws -> Answer {
                try await somebody.client.answer(Profiles.deleteWeight, WeightParameters(id: WeightID(trusted: id)), Nothing())
            }
            for id in [entry.id.text, WeightID.example.text, "1", "%2e%2e", "' OR 1=1", String(repeating: "a", count: 5000)] {
                #expect(try await delete(id, by: omar).code == .notFound, "\(id.prefix(40))")
            }
            #expect(try await layla.series().count == 1)
            #expect(try await omar.series().count == 0)
            #expect(try await delete(entry.id.text, by: layla).status == 204)
            #expect(try await delete(entry.id.text, by: layla).code == .notFound)
        }
    }

    @Test(arguments: Engine.allCases)
    func oneOfTwentyDeletionsFindsTheEntry(_ engine: Engine) async throws {
        try await ProfileFixture.run(engine: engine) { fixture async throws in
            let person = try await fixture.somebody()
            try await person.weigh(80, on: "2026-02-01")
            let entry = try await person.weigh(90)
            let answers = try await parallel(20) { _ in
                try await person.client.answer(Profiles.deleteWeight, WeightParameters(id: entry.id), Nothing())
            }
            #expect(answers.count { $0.status == 204 } == 1)
            #expect(answers.count { $0.status == 404 } == 19)
            #expect(try await person.profile().weightKg?.value == 80)
        }
    }

    @Test(arguments: Engine.allCases)
    func twentyWeighInsWithOneKeyAreOneEntry(_ engine: Engine) async throws {
        try await ProfileFixture.run(engine: engine) { fixture async throws in
            let person = try await fixture.somebody()
            _ = try await person.profile()
            let answers = try await parallel(20) { _ in
                try await person.client.with("Idempotency-Key", "one-key").json(
                    .post, Profiles.addWeight.path.description, #"{"weightKg":80}"#)
            }
            #expect(answers.allSatisfy { $0.status == 201 })
            #expect(Set(answers.map(\.text)).count == 1)
            #expect(try await fixture.rows("SELECT id FROM weights") == 1)
        }
    }

    @Test(arguments: Engine.allCases)
    func twentyWeighInsAreTwentyEntriesAndTheNewestCounts(_ engine: Engine) async throws {
        try await ProfileFixture.run(engine: engine) { fixture async throws in
            let person = try await fixture.somebody(.fitcoach)
            // The person is not known yet: all twenty find that out at once.
            let answers = try await parallel(20) { index in try await person.weighIn(#"{"weightKg":\#(60 + index)}"#) }
            #expect(answers.allSatisfy { $0.status == 201 })
            let series = try await person.series()
            #expect(series.count == 20 && Set(series.kilograms).count == 20)
            #expect(try await person.profile().weightKg == series.items.last?.weightKg)
            #expect(try await person.profile().version == 21)
        }
    }

    @Test(arguments: Engine.allCases)
    func aLogHasRoomForTenThousandEntries(_ engine: Engine) async throws {
        try await ProfileFixture.run(engine: engine) { fixture async throws in
            let person = try await fixture.somebody(.fitcoach)
            try await fixture.fillLog(of: person, to: 9990)
            let answers = try await parallel(20) { _ in try await person.weighIn(#"{"weightKg":70}"#) }
            #expect(answers.count { $0.status == 201 } == 10)
            #expect(answers.count { $0.code == .limitReached } == 10)
            #expect(try await person.weighIn(#"{"weightKg":70}"#, language: "ar").text.contains("لا يوجد متسع"))

            let series = try await person.series()
            #expect(series.count == 10_000 && series.items.count == 200)
            #expect(series.items.first?.date.text == "1990-01-01" && series.items.last?.date.text == "2026-03-01")
            #expect(series.starting?.value == 60 && series.current?.value == 70 && series.items.last?.note == nil)
            #expect(
                series.items.first?.note?.text == "entry 0" && zip(series.items, series.items.dropFirst()).allSatisfy { $0.date <= $1.date }
            )
            for points in [2, 3, 1000] as [Int64] {
                let thinned = try await person.series(points: points)
                #expect(thinned.items.count == Int(points) && thinned.count == 10_000)
                #expect(thinned.items.first?.id == series.items.first?.id && thinned.items.last?.id == series.items.last?.id)
            }
            let year = try await person.series(.quarter, points: 5)
            #expect(year.count == 10 && year.items.count == 5)
            for points in ["1", "0", "1001", "-2", "many"] {
                let answer = try await person.client.send(.get, Profiles.weights.path.description + "?points=\(points)")
                #expect(answer.status == 422 && answer.fields.count == 1 && answer.fields[0].hasPrefix("points "))
            }

            // A full log refuses a weight in the profile as well, which stays as it is.
            #expect(try await person.patch(#"{"weightKg":71}"#).code == .limitReached)
            #expect(try await person.profile().weightKg?.value == 70)
            let first = try #require(series.items.first?.id)
            _ = try await person.client.call(Profiles.deleteWeight, WeightParameters(id: first), Nothing())
            #expect(try await person.weighIn(#"{"weightKg":71}"#).status == 201)
            // Nobody else's log is full.
            #expect(try await fixture.somebody(name: "Omar").weighIn(#"{"weightKg":71}"#).status == 201)
        }
    }
}

extension Somebody {
    func patch(_ json: String, language: String? = nil) async throws -> Answer {
        try await client.json(.patch, Profiles.change.path.description, json, headers: language.map { ["Accept-Language": $0] } ?? [:])
    }
}

extension ProfileFixture {
    /// A man of 30 in a profile with targets: 80 kg, which the log has of today, and 180 cm, who wants 75 kg.
    func planned(_ product: Product = .gtsd) async throws -> Somebody {
        let person = try await somebody(product)
        var change = ProfileChange()
        change.dateOfBirth = LocalDate(year: 1996, month: 2, day: 28)
        change.gender = .male
        change.primaryGoal = .loseWeight
        change.weightKg = Kilograms(trusted: 8000)
        change.targetWeightKg = Kilograms(trusted: 7500)
        change.heightCm = Centimetres(trusted: 18_000)
        change.activityLevel = .moderatelyActive
        _ = try await person.client.call(Profiles.change, change)
        return person
    }

    /// Fills a log with entries of 1990 and the years after, one a day, until it has `count`.
    fileprivate func fillLog(of person: Somebody, to count: Int) async throws {
        let missing = count - (try await person.series().count)
        try await profile.database.write { db in
            try await db.execute("""
                WITH RECURSIVE n (i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < \(missing - 1))
                INSERT INTO weights (id, user_id, date, weight, unit, note, created_at)
                SELECT '00000000-0000-7000-8000-' || substr(CAST(1000000000000 + i AS TEXT), 2, 12), \(person.id.text),
                    CAST(1990 + i / 336 AS TEXT) || '-' || substr(CAST(101 + i % 336 / 28 AS TEXT), 2, 2) || '-'
                        || substr(CAST(101 + i % 28 AS TEXT), 2, 2),
                    6000 + i * 37 % 900, 'kg', 'entry ' || CAST(i AS TEXT), 0
                FROM n
                """)
        }
    }
}
