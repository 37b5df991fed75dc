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

extension Somebody {
    @discardableResult
    func weigh(_ kilograms: Double, on date: String? = nil, note: String? = nil) async throws -> WeightEntry {
        try await client.call(
            Profiles.addWeight,
            WeighIn(
                weightKg: try Kilograms(validating: kilograms), date: try date.map { try LocalDate(validating: $0) },
                note: try note.map { try Note(validating: $0) }))
    }

    func series(_ range: WeightRange? = nil, points: Int64? = nil) async throws -> WeightSeries {
        try await client.call(Profiles.weights, WeightQuery(range: range, points: points.map { Whole(trusted: $0) }), Nothing())
    }

    /// How many there are in the log, of which a series may show fewer.
    func weighIns() async throws -> Int { try await client.call(Profiles.export).weights.count }

    func weighIn(_ json: String, language: String? = nil) async throws -> Answer {
        try await client.json(.post, Profiles.addWeight.path.description, json, headers: language.map { ["Accept-Language": $0] } ?? [:])
    }

    func profile() async throws -> Profile { try await client.call(Profiles.me) }
}

extension WeightSeries {
    var kilograms: [Double] { items.map(\.weightKg.value) }
    var dates: [String] { items.map(\.date.text) }
}

/// The log of weigh-ins and what is made of it.
@Suite(.serialized) struct WeightTests {
    /// Somebody who never named a zone lives where the profile shows it: after 21:00 UTC it is tomorrow in Riyadh.
    @Test func aDayIsOneOfTheZoneThatTheProfileShows() async throws {
        let night = Instant(milliseconds: 1_774_996_200_000)  // 2026-03-31 22:30 UTC
        try await ProfileFixture.run(start: night) { fixture async throws in
            let person = try await fixture.somebody(.fitcoach)
            #expect(try await person.profile().timezone.text == "Asia/Riyadh")
            #expect(try await person.weigh(80).date.text == "2026-04-01")
            #expect(try await person.weigh(80, on: "2026-04-01").date.text == "2026-04-01")
            #expect(try await person.weighIn(#"{"weightKg": 80, "date": "2026-04-02"}"#).fields == ["date must_not_be_later"])
            // Of a product without a zone of its own it is UTC's.
            #expect(try await fixture.somebody(.gtsd).weigh(80).date.text == "2026-03-31")
        }
    }

    @Test(arguments: [
        (#"{"weightKg": 60, "weightLb": 400}"#, ["weightKg one_of_required"]), (#"{}"#, ["weightKg one_of_required"]),
    ])
    func aWeightIsInOneUnit(_ body: String, _ fields: [String]) async throws {
        try await ProfileFixture.run { fixture async throws in
            let person = try await fixture.somebody(.fitcoach)
            #expect(try await person.weighIn(body).fields == fields)
            #expect(try await person.weighIns() == 0)
            let change = #"{"weightKg": 60, "weightLb": 400, "heightCm": 170, "heightIn": 90}"#
            let changed = try await person.client.json(.patch, Profiles.change.path.description, change)
            #expect(changed.fields == ["weightKg one_of_required", "heightCm one_of_required"])
        }
    }

    @Test(.proves("FR-HOME-06-a"), arguments: Engine.allCases)
    func theNewestEntryIsTheCurrentWeight(_ engine: Engine) async throws {
        try await ProfileFixture.run(engine: engine) { fixture async throws in
            let person = try await fixture.somebody(.fitcoach)
            let before = try await person.series()
            #expect(before.items.isEmpty && before.count == 0 && before.current == nil && before.trend == .flat)
            try await person.weigh(87)
            let series = try await person.series()
            #expect(series.current?.value == 87)
            #expect(try await person.profile().weightKg?.value == 87)
        }
    }

    @Test(.proves("FR-PROGRESS-01-d"), arguments: Engine.allCases)
    func theChangeIsTheLastLessTheFirst(_ engine: Engine) async throws {
        try await ProfileFixture.run(engine: engine) { fixture async throws in
            let person = try await fixture.somebody(.fitcoach)
            try await person.weigh(95, on: "2026-01-10")
            try await person.weigh(87, on: "2026-02-28")
            let series = try await person.series()
            #expect(series.starting?.value == 95 && series.current?.value == 87)
            #expect(series.change == -8 && series.percent == -8.4 && series.trend == .down)
            #expect(series.range == .all && series.count == 2)
            try await person.weigh(95.01)
            let risen = try await person.series()
            #expect(risen.change == 0.01 && risen.percent == 0 && risen.trend == .up)
        }
    }

    @Test(.proves("FR-PROGRESS-01-a"), arguments: Engine.allCases)
    func aSeriesHasOnePointAnEntryInOrderOfDate(_ engine: Engine) async throws {
        try await ProfileFixture.run(engine: engine) { fixture async throws in
            let person = try await fixture.somebody(.fitcoach)
            try await person.weigh(80, on: "2026-02-20")
            try await person.weigh(82, on: "2026-01-05")
            try await person.weigh(81, on: "2026-02-10")
            try await person.weigh(79, on: "2026-02-20")
            try await person.weigh(83, on: "2025-12-31")
            let series = try await person.series()
            #expect(series.dates == ["2025-12-31", "2026-01-05", "2026-02-10", "2026-02-20", "2026-02-20"])
            #expect(series.kilograms == [83, 82, 81, 80, 79])
            #expect(series.count == 5 && series.starting?.value == 83 && series.current?.value == 79)
        }
    }

    /// What is asked for is the last of a day; nothing is deleted, so taking that one back shows the one before.
    @Test(.proves("GTSD-P-3.5-08"), arguments: Engine.allCases)
    func theLastWeightOfADayCounts(_ engine: Engine) async throws {
        try await ProfileFixture.run(engine: engine) { fixture async throws in
            let person = try await fixture.somebody(.gtsd)
            try await person.weigh(80, on: "2026-02-20")
            try await person.weigh(82, on: "2026-01-05")
            try await person.weigh(81.5, on: "2026-01-05")
            try await person.weigh(79.5, on: "2026-02-20")
            let last = try await person.weigh(79, on: "2026-02-20")
            let series = try await person.series()
            #expect(series.dates == ["2026-01-05", "2026-02-20"] && series.kilograms == [81.5, 79] && series.count == 2)
            #expect(series.starting?.value == 81.5 && series.current?.value == 79 && series.change == -2.5)
            #expect(try await person.series(.month).kilograms == [79])
            #expect(try await person.client.call(Profiles.export).weights.count == 5)
            _ = try await person.client.call(Profiles.deleteWeight, WeightParameters(id: last.id), Nothing())
            #expect(try await person.series().kilograms == [81.5, 79.5])
        }
    }

    /// The one before was taken by a process whose clock is 20 seconds ahead.
    @Test(arguments: Engine.allCases)
    func theLastWeightOfADayCountsAlsoWhereClocksDiffer(_ engine: Engine) async throws {
        try await ProfileFixture.run(engine: engine) { fixture async throws in
            let person = try await fixture.planned()
            let before = try await person.weigh(79)
            let ahead = IDSource(clock: ManualClock(fixture.now + .seconds(20))).next()
            try await fixture.profile.database.write { db in
                try await db.execute("UPDATE weights SET id = \(ahead) WHERE id = \(before.id.text)")
            }
            let last = try await person.weigh(78)
            #expect(last.id.text > ahead)
            #expect(try await person.series().current?.value == 78)
            #expect(try await person.profile().weightKg?.value == 78)
            #expect(try await person.patch(#"{"weightKg":77}"#).status == 200)
            #expect(try await person.series().kilograms == [77])
            try await person.weigh(76)
            #expect(try await person.series().kilograms == [76])
            #expect(try await person.profile().weightKg?.value == 76)
        }
    }

    @Test(arguments: [Product.fitcoach, .ironlift, .stack])
    func elsewhereEveryWeightOfADayIsAPoint(_ product: Product) async throws {
        try await ProfileFixture.run { fixture async throws in
            let person = try await fixture.somebody(product)
            for kilograms in [80, 79.5, 79] { try await person.weigh(kilograms, on: "2026-02-20") }
            #expect(try await person.series().kilograms == [80, 79.5, 79])
        }
    }

    @Test(.proves("FR-PROGRESS-01-c"), arguments: Engine.allCases)
    func aRangeHasOnlyWhatLiesInside(_ engine: Engine) async throws {
        try await ProfileFixture.run(engine: engine) { fixture async throws in
            let person = try await fixture.somebody(.fitcoach)
            // Today is 2026-03-01: each pair is the first day of a range and the day before it.
            let days = ["2025-11-30", "2025-12-01", "2026-01-31", "2026-02-01", "2026-02-21", "2026-02-22"]
            for (index, day) in days.enumerated() { try await person.weigh(90 - Double(index), on: day) }
            #expect(try await person.series(.week).dates == Array(days[5...]))
            #expect(try await person.series(.month).dates == Array(days[3...]))
            let quarter = try await person.series(.quarter)
            #expect(quarter.dates == Array(days[1...]) && quarter.range == .quarter)
            #expect(quarter.starting?.value == 89 && quarter.change == -4 && quarter.count == 5)
            #expect(try await person.series(.all).dates == days)
            #expect(try await person.series().dates == days)

            fixture.profile.clock.advance(by: .days(1))
            let later = fixture.again(person)
            #expect(try await later.series(.week).dates.isEmpty)
            #expect(try await later.series(.month).dates == Array(days[4...]))
            #expect(try await later.series(.quarter).dates == Array(days[2...]))
            #expect(try await later.series(.all).dates == days)

            let unknown = try await later.client.send(.get, Profiles.weights.path.description + "?range=1y")
            #expect(unknown.status == 422 && unknown.fields == ["range not_allowed"])
        }
    }

    @Test(arguments: Engine.allCases)
    func theCurrentWeightIsThereWhateverTheRange(_ engine: Engine) async throws {
        try await ProfileFixture.run(engine: engine) { fixture async throws in
            let person = try await fixture.somebody()
            try await person.weigh(80, on: "2025-06-01")
            try await person.weigh(78, on: "2025-07-01")
            let series = try await person.series(.week)
            #expect(series.items.isEmpty && series.count == 0 && series.starting == nil && series.change == nil && series.percent == nil)
            #expect(series.current?.value == 78 && series.trend == .flat)
            // The one before the range is no part of it.
            try await person.weigh(77, on: "2026-02-27")
            let one = try await person.series(.week)
            #expect(one.kilograms == [77] && one.starting?.value == 77 && one.current?.value == 77 && one.change == 0)
        }
    }

    @Test(.proves("FR-PROGRESS-02-a"), arguments: Engine.allCases)
    func theDateIsTodayWhereThePersonLives(_ engine: Engine) async throws {
        // 2026-03-01 12:00 UTC: 01:00 of the next day in Auckland, 02:00 of the same day in Honolulu.
        let noon = Instant(milliseconds: 1_772_352_000_000) + .hours(4)
        try await ProfileFixture.run(engine: engine, start: noon) { fixture async throws in
            for (zone, today, tomorrow) in [
                ("Pacific/Auckland", "2026-03-02", "2026-03-03"), ("Pacific/Honolulu", "2026-03-01", "2026-03-02"),
            ] {
                let person = try await fixture.somebody(.fitcoach, name: zone)
                _ = try await person.client.call(Profiles.change, ProfileChange(timezone: zone))
                #expect(try await person.weigh(80).date.text == today)
                #expect(try await person.weigh(80, on: today).date.text == today)
                let future = try await person.weighIn(#"{"weightKg":80,"date":"\#(tomorrow)"}"#)
                #expect(future.status == 422 && future.fields == ["date must_not_be_later"])
                #expect(future.text.contains("Choose a date no later than \(today)."))
                #expect(try await person.series(.week).dates == [today, today])
            }
            // Who never said where they live has UTC's day.
            let nomad = try await fixture.somebody()
            #expect(try await nomad.weigh(80).date.text == "2026-03-01")
            #expect(try await nomad.weighIn(#"{"weightKg":80,"date":"2026-03-02"}"#).fields == ["date must_not_be_later"])
        }
    }

    /// Whose phone is a little ahead is on the next date already.
    @Test(arguments: Engine.allCases) func aPhoneMayBeOnTheNextDateBeforeMidnight(_ engine: Engine) async throws {
        // 2026-03-01 20:53:40 UTC is 23:53:40 in Riyadh.
        let evening = Instant(milliseconds: 1_772_352_000_000) + .hours(12) + .minutes(53) + .seconds(40)
        try await ProfileFixture.run(engine: engine, start: evening) { fixture async throws in
            let person = try await fixture.somebody(.fitcoach)
            let early = try await person.weighIn(#"{"weightKg":80,"date":"2026-03-02"}"#)
            #expect(early.status == 422 && early.fields == ["date must_not_be_later"])
            fixture.profile.clock.advance(by: .minutes(6))
            #expect(try await person.weighIn(#"{"weightKg":80,"date":"2026-03-02"}"#).status == 201)
            #expect(try await person.weighIn(#"{"weightKg":80,"date":"2026-03-03"}"#).fields == ["date must_not_be_later"])
            // Which day it is when nobody says so is for the clock here.
            #expect(try await person.weigh(81).date.text == "2026-03-01")
        }
    }

    @Test func aRangeEndsTodayWhereThePersonLives() async throws {
        // 2026-03-01 11:30 UTC is 00:30 of 2 March in Auckland; an hour earlier it is 1 March.
        let start = Instant(milliseconds: 1_772_352_000_000) + .hours(2) + .minutes(30)
        try await ProfileFixture.run(start: start) { fixture async throws in
            let person = try await fixture.somebody()
            _ = try await person.client.call(Profiles.change, ProfileChange(timezone: "Pacific/Auckland"))
            try await person.weigh(80, on: "2026-02-22")
            #expect(try await person.series(.week).dates == ["2026-02-22"])
            fixture.profile.clock.advance(by: .hours(1))
            #expect(try await fixture.again(person).series(.week).dates.isEmpty)
        }
    }

    @Test(.proves("FR-PROGRESS-02-c"), arguments: Engine.allCases)
    func aNoteComesBackAsItWasWritten(_ engine: Engine) async throws {
        try await ProfileFixture.run(engine: engine) { fixture async throws in
            let person = try await fixture.somebody(.fitcoach)
            // Each is one character to a reader, of many bytes or scalars.
            let family = "👨‍👩‍👧‍👦"
            let notes = [
                "After breakfast", "بعد الإفطار", "line one\nline two", String(repeating: "é", count: 200),
                String(repeating: "ن", count: 200),
                String(repeating: "🏋️", count: 200), String(repeating: family, count: 60),
            ]
            for note in notes {
                let entry = try await person.weigh(80, note: note)
                #expect(entry.note?.text == note)
            }
            #expect(try await person.series().items.compactMap(\.note?.text) == notes)
            let without = try await person.weighIn(#"{"weightKg":80}"#)
            #expect(without.status == 201 && (without.json?["note"] == nil || without.json?["note"] == .null))
            #expect(try await person.weighIn(#"{"weightKg":80,"note":null}"#).status == 201)
            #expect(try await person.weigh(80, note: "  spaces around \n").note?.text == "spaces around")

            for (note, code) in [
                (String(repeating: "a", count: 201), "too_long"), (String(repeating: "ن", count: 201), "too_long"),
                (String(repeating: "🏋️", count: 201), "too_long"), (String(repeating: family, count: 65), "too_long"), ("   ", "required"),
                ("bell\\u0007", "wrong_type"), ("nul\\u0000", "wrong_type"),
            ] {
                let answer = try await person.weighIn(#"{"weightKg":80,"note":"\#(note)"}"#)
                #expect(answer.status == 422 && answer.fields == ["note \(code)"])
            }
            #expect(try await person.weighIn(#"{"weightKg":80,"note":7}"#).fields == ["note wrong_type"])
            #expect(try await person.series().count == 10)
        }
    }

    @Test func poundsAreKeptAsKilogramsWithTheirUnit() async throws {
        try await ProfileFixture.run { fixture async throws in
            let person = try await fixture.somebody()
            for (day, (pounds, kilograms)) in [("180", 81.65), ("190.7", 86.5), ("44.1", 20.0), ("1102.3", 499.99)].enumerated() {
                let answer = try await person.weighIn(#"{"weightLb":\#(pounds),"date":"2026-02-0\#(day + 1)"}"#)
                #expect(answer.status == 201)
                #expect(answer.json?["weightKg"]?.double == kilograms)
                #expect(answer.json?["enteredUnit"]?.string == "lb")
            }
            let last = try await person.weighIn(#"{"weightKg":80}"#)
            #expect(last.json?["weightKg"]?.double == 80 && last.json?["enteredUnit"]?.string == "kg")
            #expect(try await person.series().items.map(\.enteredUnit) == [.lb, .lb, .lb, .lb, .kg])
            #expect(try await person.profile().weightKg?.value == 80)
        }
    }

    @Test(arguments: [
        (Product.gtsd, [("weightKg", 19.9), ("weightKg", 500.1), ("weightLb", 44), ("weightLb", 1102.4)], [20.0, 500]),
        (.fitcoach, [("weightKg", 29.9), ("weightKg", 300.1), ("weightLb", 66.1), ("weightLb", 661.5)], [30.0, 300]),
        (.ironlift, [("weightKg", 29.9), ("weightKg", 300.1)], [30.0, 300]), (.stack, [("weightKg", 29.9)], [30.0, 300]),
    ])
    func weightsStayWithinTheProduct(_ product: Product, _ refused: [(String, Double)], _ allowed: [Double]) async throws {
        try await ProfileFixture.run { fixture async throws in
            let person = try await fixture.somebody(product)
            for (field, value) in refused {
                let answer = try await person.weighIn(#"{"\#(field)":\#(value)}"#)
                #expect(answer.status == 422 && answer.fields == ["\(field) out_of_range"])
                let arabic = try await person.weighIn(#"{"\#(field)":\#(value)}"#, language: "ar")
                #expect(arabic.fields == ["\(field) out_of_range"])
                #expect(arabic.json?["fields"]?.array?.first?["message"]?.string?.hasPrefix("اختر قيمة من") == true)
            }
            #expect(try await person.profile().weightKg == nil)
            for (day, value) in allowed.enumerated() {
                #expect(try await person.weigh(value, on: "2026-02-0\(day + 1)").weightKg.value == value)
            }
            #expect(try await person.series().count == allowed.count)
        }
    }

    @Test func whatIsNoWeightIsRefused() async throws {
        try await ProfileFixture.run { fixture async throws in
            let person = try await fixture.somebody()
            for (body, field) in [
                ("{}", "weightKg one_of_required"), (#"{"weightKg":null}"#, "weightKg one_of_required"),
                (#"{"weightKg":"80"}"#, "weightKg wrong_type"), (#"{"weightKg":-80}"#, "weightKg out_of_range"),
                (#"{"weightKg":1e300}"#, "weightKg out_of_range"), (#"{"weightKg":[80]}"#, "weightKg wrong_type"),
                (#"{"weightKg":80,"date":"2026-02-29"}"#, "date malformed"), (#"{"weightKg":80,"date":"1 March"}"#, "date malformed"),
                (#"{"weightKg":80,"date":"٢٠٢٦-٠٣-٠١"}"#, "date malformed"), (#"{"weightKg":80,"date":20513}"#, "date wrong_type"),
            ] {
                let answer = try await person.weighIn(body)
                #expect(answer.status == 422 && answer.fields == [field], "\(body)")
            }
            #expect(try await person.weighIn("[]").status == 422)
            #expect(try await person.weighIn(#"{"weightKg":"#).status == 400)
            #expect(try await fixture.client.answer(Profiles.weights, WeightQuery(), Nothing()).status == 401)
            #expect(try await person.series().count == 0)
            // Both at fault are both told.
            let twice = try await fixture.somebody(.fitcoach).weighIn(#"{"weightKg":29,"date":"2030-01-01"}"#)
            #expect(twice.fields == ["weightKg out_of_range", "date must_not_be_later"])
        }
    }

    @Test func aDemoLooksAndLeavesNothing() async throws {
        try await ProfileFixture.run { fixture async throws in
            let demo = try await fixture.somebody(.fitcoach, demo: true, tier: .premium)
            let shown = try await demo.series().count
            #expect(try await demo.weighIn(#"{"weightKg":80}"#).code == .demoReadOnly)
            let id = WeightParameters(id: .example)
            #expect(try await demo.client.answer(Profiles.deleteWeight, id, Nothing()).code == .demoReadOnly)
            #expect(try await fixture.rows("SELECT id FROM weights") == shown)
        }
    }
}

extension ProfileChange {
    init(timezone: String) {
        self.init()
        self.timezone = ZoneName(trusted: timezone)
    }

    /// Weights that came as evidence of a task are logged once by it and go with it, whoever is first.
    @Test(arguments: Engine.allCases) func aWeightThatCameAsEvidenceIsTakenBackByIt(_ engine: Engine) async throws {
        try await ProfileFixture.run(engine: engine) { fixture async throws in
            let person = try await fixture.somebody(), tasks = fixture.profile.asService("tasks")
            #expect(try await person.submit(.complete).status == 201)
            let before = try await person.profile(), evidence = EvidenceID.example
            @Sendable func record(_ kilograms: Double) async throws -> WeightEntry {
                try await tasks.call(
                    Profiles.recordWeight, RecordedWeightQuery(id: person.id, evidence: evidence),
                    WeighIn(weightKg: try Kilograms(validating: kilograms)))
            }
            @Sendable func withdraw() async throws -> Int {
                try await tasks.answer(Profiles.withdrawWeight, RecordedWeightParameters(id: person.id, evidence: evidence), Nothing()).status
            }
            #expect(try await withdraw() == 204, "nothing is there yet")
            let entries = try await parallel(6) { _ in try await record(41) }
            #expect(Set(entries.map(\.id)).count == 1)
            #expect(try await person.weighIns() == 2)
            #expect(try await person.profile().weightKg?.value == 41)
            #expect(try await parallel(4) { _ in try await withdraw() } == [204, 204, 204, 204])
            #expect(try await person.weighIns() == 1)
            let after = try await person.profile()
            #expect(after.weightKg == before.weightKg && after.calorieTarget == before.calorieTarget)
        }
    }
}
