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

private let path = Profiles.addScan.path.description
private let five = #""weightKg":85,"bodyFatPct":22.5,"muscleMassKg":38.2,"visceralFat":9,"bodyWaterPct":55.1"#
private let twelve = five
    + #","bmi":27.1,"fatMassKg":19.1,"skeletalMuscleKg":36.4,"bmr":1795,"proteinKg":12.9,"mineralsKg":4.3,"waistHipRatio":0.91"#

extension Somebody {
    fileprivate func scan(_ metrics: String, _ more: String = "", language: String? = nil) async throws -> Answer {
        try await client.json(.post, path, #"{"metrics":{\#(metrics)}\#(more)}"#, headers: language.map { ["Accept-Language": $0] } ?? [:])
    }

    fileprivate func scan(fat: Double, on date: String? = nil) async throws -> InBodyScan {
        var metrics = InBodyMetrics.example
        metrics.bodyFatPct = try Percentage(validating: fat)
        return try await client.call(
            Profiles.addScan, InBodyDetails(date: try date.map { try LocalDate(validating: $0) }, metrics: metrics))
    }

    fileprivate func scans() async throws -> [InBodyScan] { try await client.call(Profiles.scans).items }
}

@Suite(.serialized) struct InBodyTests {
    @Test(.proves("FR-PROGRESS-03-a"), arguments: Engine.allCases)
    func scansComeNewestFirstWithTheirFigures(_ engine: Engine) async throws {
        try await ProfileFixture.run(engine: engine) { fixture async throws in
            let person = try await fixture.somebody(.fitcoach, tier: .premium)
            for date in ["2026-02-01", "2026-01-01", "2026-02-15"] {
                #expect(try await person.scan(five, #","date":"\#(date)","note":"بعد التمرين 🏋️""#).status == 201)
            }
            let answer = try await person.client.answer(Profiles.scans)
            let items = answer.json?["items"]?.array ?? []
            #expect(items.map { $0["date"]?.string } == ["2026-02-15", "2026-02-01", "2026-01-01"])
            for item in items {
                let metrics = item["metrics"]
                #expect(metrics?["weightKg"]?.double == 85 && metrics?["bodyFatPct"]?.double == 22.5)
                #expect(
                    metrics?["muscleMassKg"]?.double == 38.2 && metrics?["visceralFat"]?.double == 9
                        && metrics?["bodyWaterPct"]?.double == 55.1)
                #expect(item["note"]?.string == "بعد التمرين 🏋️")
            }
        }
    }

    @Test(.proves("FR-PROGRESS-03-b", "FC-MATRIX-inbody-freemium"), arguments: Engine.allCases)
    func freemiumIsShownTheWayUp(_ engine: Engine) async throws {
        try await ProfileFixture.run(engine: engine) { fixture async throws in
            let person = try await fixture.somebody(.fitcoach)
            for language in ["en", "ar"] {
                let client = person.client.with("Accept-Language", language)
                for answer in [
                    try await client.answer(Profiles.scans), try await client.answer(Profiles.addScan, InBodyDetails.example),
                    try await client.answer(Profiles.deleteScan, ScanParameters(id: .example), Nothing()),
                ] {
                    #expect(answer.status == 403 && answer.code == .tierRequired)
                    #expect(answer.json?["upgrade"]?.string == "premium" && answer.json?["action"]?.string == "upgrade")
                    #expect(answer.text.contains(language == "ar" ? "باقة أعلى" : "higher plan"))
                }
            }
            #expect(try await fixture.rows("SELECT id FROM scans") == 0)
        }
    }

    @Test(.proves("FC-MATRIX-inbody-premium", "FC-MATRIX-inbody-smart"), arguments: [Tier.premium, .smartPremium])
    func payingPeopleScanAsOftenAsTheyLike(_ tier: Tier) async throws {
        try await ProfileFixture.run { fixture async throws in
            let person = try await fixture.somebody(.fitcoach, tier: tier)
            for index in 0..<30 { #expect(try await person.scan(twelve, #","note":"\#(index)""#).status == 201) }
            #expect(try await person.scans().map(\.note?.text) == (0..<30).reversed().map { "\($0)" })
        }
    }

    @Test(arguments: Engine.allCases)
    func scansOutlastADowngrade(_ engine: Engine) async throws {
        try await ProfileFixture.run(engine: engine) { fixture async throws in
            let person = try await fixture.somebody(.fitcoach, tier: .premium)
            let scan = try await person.scan(fat: 20)
            try await fixture.setTier(.freemium, of: person, version: Int64.max - 2)
            #expect(try await person.scans() == [scan])
            #expect(try await person.client.answer(Profiles.addScan, InBodyDetails.example).code == .tierRequired)
            try await fixture.setTier(.smartPremium, of: person, version: Int64.max - 1)
            #expect(try await person.scans() == [scan])
            // News that is older than what is known takes nothing away.
            try await fixture.setTier(.freemium, of: person, version: 1)
            #expect(try await person.scans().count == 1)
        }
    }

    @Test func otherProductsHaveNoInBody() async throws {
        try await ProfileFixture.run { fixture async throws in
            for product in [Product.gtsd, .ironlift, .stack] {
                let person = try await fixture.somebody(product, tier: .smartPremium)
                #expect(try await person.client.answer(Profiles.scans).code == .wrongProduct)
                #expect(try await person.client.answer(Profiles.addScan, InBodyDetails.example).code == .wrongProduct)
                #expect(try await person.client.answer(Profiles.deleteScan, ScanParameters(id: .example), Nothing()).code == .wrongProduct)
            }
        }
    }

    @Test(.proves("FR-PROGRESS-03-c"), arguments: Engine.allCases)
    func twelveFiguresRoundTrip(_ engine: Engine) async throws {
        try await ProfileFixture.run(engine: engine) { fixture async throws in
            let person = try await fixture.somebody(.fitcoach, tier: .premium)
            let answer = try await person.scan(twelve)
            #expect(answer.status == 201)
            let sent = try JSONParser.parse(Array("{\(twelve)}".utf8))
            for answered in [
                answer.json?["metrics"], try await person.client.answer(Profiles.scans).json?["items"]?.array?.first?["metrics"],
            ] {
                for metric in InBodyMetricName.allCases {
                    #expect(answered?[metric.rawValue]?.double == sent[metric.rawValue]?.double, "\(metric)")
                }
            }
            for field in ["bodyFatPct", "bodyWaterPct"] {
                let given = five.replacing(field == "bodyFatPct" ? "22.5" : "55.1", with: "100.01")
                let refused = try await person.scan(given)
                #expect(refused.status == 422 && refused.fields == ["metrics.\(field) out_of_range"])
            }
            #expect(try await person.scans().count == 1)
        }
    }

    @Test func everyProblemIsNamed() async throws {
        try await ProfileFixture.run { fixture async throws in
            let person = try await fixture.somebody(.fitcoach, tier: .premium)
            for metric in ["weightKg", "bodyFatPct", "muscleMassKg", "visceralFat", "bodyWaterPct"] {
                let others = five.split(separator: ",").filter { !$0.contains(metric) }.joined(separator: ",")
                let answer = try await person.scan(others, language: "ar")
                #expect(answer.status == 422 && answer.fields == ["metrics.\(metric) required"])
            }
            for (metrics, more, fields) in [
                (five.replacing("85", with: "29.9"), "", ["metrics.weightKg out_of_range"]),
                (five.replacing("85", with: "19"), "", ["metrics.weightKg out_of_range"]),
                (five.replacing("22.5", with: "-0.1"), "", ["metrics.bodyFatPct out_of_range"]),
                (five.replacing("22.5", with: #""22""#), "", ["metrics.bodyFatPct wrong_type"]),
                (five + #","bmi":1e99,"waistHipRatio":0.2"#, "", ["metrics.bmi out_of_range", "metrics.waistHipRatio out_of_range"]),
                (five, #","date":"2026-03-02""#, ["date must_not_be_later"]), (five, #","date":"2026-02-30""#, ["date malformed"]),
                (five, #","note":"\#(String(repeating: "🏋️", count: 201))""#, ["note too_long"]),
                (five.replacing("85", with: "301"), #","date":"2027-01-01""#, ["date must_not_be_later", "metrics.weightKg out_of_range"]),
            ] {
                let answer = try await person.scan(metrics, more)
                #expect(answer.status == 422 && answer.fields == fields, "\(metrics) \(more.prefix(40))")
            }
            #expect(try await person.client.json(.post, path, "{}").fields == ["metrics required"])
            #expect(try await person.client.json(.post, path, #"{"metrics":5}"#).fields == ["metrics wrong_type"])
            #expect(try await person.scans().isEmpty)
            #expect(try await person.scan(five, #","note":"\#(String(repeating: "🏋️", count: 200))""#).status == 201)
        }
    }

    /// Whose phone is a little ahead is on the next date already.
    @Test(arguments: Engine.allCases)
    func aPhoneMayBeOnTheNextDateBeforeMidnight(_ engine: Engine) async throws {
        // 2026-03-01 20:53:40 UTC is 23:53:40 in Riyadh.
        let evening = Instant(milliseconds: 1_772_352_000_000) + .hours(12) + .minutes(53) + .seconds(40)
        try await ProfileFixture.run(engine: engine, start: evening) { fixture async throws in
            let person = try await fixture.somebody(.fitcoach, tier: .premium)
            #expect(try await person.scan(five, #","date":"2026-03-02""#).fields == ["date must_not_be_later"])
            fixture.profile.clock.advance(by: .minutes(6))
            #expect(try await person.scan(five, #","date":"2026-03-02""#).status == 201)
            #expect(try await person.scan(fat: 20).date.text == "2026-03-01")
        }
    }

    @Test(arguments: Engine.allCases)
    func aScanStandsBesideTheOneBefore(_ engine: Engine) async throws {
        try await ProfileFixture.run(engine: engine) { fixture async throws in
            let person = try await fixture.somebody(.fitcoach, tier: .premium)
            func fat(_ scan: InBodyScan?) -> MetricChange? { scan?.changes.first { $0.metric == .bodyFatPct } }

            let february = try await person.scan(fat: 20, on: "2026-02-10")
            #expect(february.changes.isEmpty)
            let march = try await person.scan(fat: 18.5)
            #expect(march.date.text == "2026-03-01" && march.changes.count == 5)
            #expect(fat(march) == MetricChange(metric: .bodyFatPct, previous: 20, current: 18.5, change: -1.5, percent: -7.5))
            // One that comes in late stands where its date is, and the next one beside it.
            let late = try await person.scan(fat: 25, on: "2026-02-20")
            #expect(fat(late)?.previous == 20 && fat(late)?.change == 5)
            // Of one day the later one counts as after.
            let again = try await person.scan(fat: 24, on: "2026-02-20")
            #expect(fat(again)?.previous == 25)
            let scans = try await person.scans()
            #expect(scans.map(\.id) == [march.id, again.id, late.id, february.id])
            #expect(scans.map { fat($0)?.previous } == [24, 25, 20, nil])

            _ = try await person.client.call(Profiles.deleteScan, ScanParameters(id: again.id), Nothing())
            #expect(try await person.scans().map { fat($0)?.previous } == [25, 20, nil])

            // Only what both have is compared.
            let full = try await person.scan(twelve)
            #expect((try JSONTreeDecoder.decode(InBodyScan.self, from: full.json ?? .null)).changes.count == 5)
            #expect((try JSONTreeDecoder.decode(InBodyScan.self, from: try await person.scan(twelve).json ?? .null)).changes.count == 12)
        }
    }

    @Test func theDayIsThePersons() async throws {
        // 2026-03-01 12:00 UTC: already tomorrow in Auckland.
        try await ProfileFixture.run(start: Instant(milliseconds: 1_772_352_000_000) + .hours(4)) { fixture async throws in
            let person = try await fixture.somebody(.fitcoach, tier: .premium)
            #expect(try await person.scan(five, #","date":"2026-03-02""#).fields == ["date must_not_be_later"])
            _ = try await person.client.call(Profiles.change, ProfileChange(timezone: "Pacific/Auckland"))
            #expect(try await person.scan(fat: 20).date.text == "2026-03-02")
            #expect(try await person.scan(five, #","date":"2026-03-03""#).text.contains("2026-03-02"))
        }
    }

    @Test(arguments: Engine.allCases)
    func onlyTheirOwnerTakesThemOut(_ engine: Engine) async throws {
        try await ProfileFixture.run(engine: engine) { fixture async throws in
            let layla = try await fixture.somebody(.fitcoach, tier: .premium)
            let omar = try await fixture.somebody(.fitcoach, name: "Omar", tier: .premium)
            let scan = try await layla.scan(fat: 20)
            @Sendable func delete(_ somebody: Somebody, _ id: ScanID) async throws -> Answer {
                try await somebody.client.answer(Profiles.deleteScan, ScanParameters(id: id), Nothing())
            }
            #expect(try await omar.scan(fat: 30).changes.isEmpty)
            for id in [scan.id, .example, ScanID(trusted: "scan")] { #expect(try await delete(omar, id).code == .notFound) }
            #expect(try await layla.scans() == [scan])
            let answers = try await parallel(20) { _ in try await delete(layla, scan.id) }
            #expect(answers.count { $0.status == 204 } == 1 && answers.count { $0.status == 404 } == 19)
            #expect(try await omar.scans().count == 1)

            let demo = try await fixture.somebody(.fitcoach, demo: true, tier: .premium)
            let shown = try await demo.scans()
            #expect(try await demo.scan(five).code == .demoReadOnly)
            #expect(try await demo.scans() == shown)
        }
    }

    @Test(arguments: Engine.allCases)
    func thereIsRoomForTwoThousand(_ engine: Engine) async throws {
        try await ProfileFixture.run(engine: engine) { fixture async throws in
            let person = try await fixture.somebody(.fitcoach, tier: .premium)
            _ = try await person.scans()
            try await fixture.profile.database.write { db in
                try await db.execute("""
                    WITH RECURSIVE n (i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < 1989)
                    INSERT INTO scans (id, user_id, date, metrics, note, created_at)
                    SELECT '00000000-0000-7000-8000-' || substr(CAST(1000000000000 + i AS TEXT), 2, 12), \(person.id.text), '2020-01-01',
                        \("{\(five)}"), NULL, 0
                    FROM n
                    """)
            }
            let answers = try await parallel(20) { _ in try await person.scan(five) }
            #expect(answers.count { $0.status == 201 } == 10)
            #expect(answers.count { $0.code == .limitReached } == 10)
            #expect(try await person.scans().count == 2000)
        }
    }

    @Test(arguments: Engine.allCases)
    func twentyWithOneKeyAreOne(_ engine: Engine) async throws {
        try await ProfileFixture.run(engine: engine) { fixture async throws in
            let person = try await fixture.somebody(.fitcoach, tier: .premium)
            let answers = try await parallel(20) { _ in
                try await person.client.with("Idempotency-Key", "k").json(.post, path, #"{"metrics":{\#(five)}}"#)
            }
            #expect(answers.allSatisfy { $0.status == 201 } && Set(answers.map(\.text)).count == 1)
            #expect(try await fixture.rows("SELECT id FROM scans") == 1)
        }
    }
}
