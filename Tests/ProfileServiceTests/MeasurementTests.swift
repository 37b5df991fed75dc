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

private let path = Profiles.addMeasurement.path.description

extension Somebody {
    fileprivate func measure(_ json: String, language: String? = nil) async throws -> Answer {
        try await client.json(.post, path, json, headers: language.map { ["Accept-Language": $0] } ?? [:])
    }

    fileprivate func measure(
        _ type: MeasurementType, _ value: Double, _ unit: MeasurementUnit = .cm, at instant: Instant? = nil
    ) async throws -> Measurement {
        try await client.call(
            Profiles.addMeasurement, MeasurementDetails(type: type, value: try Hundredths(validating: value), unit: unit, takenAt: instant))
    }

    fileprivate func page(_ type: MeasurementType? = nil, limit: Int64? = nil, after cursor: OpaqueToken? = nil) async throws
        -> MeasurementList
    {
        try await client.call(
            Profiles.measurements, MeasurementQuery(type: type, limit: limit.map { Whole(trusted: $0) }, cursor: cursor), Nothing())
    }

    /// Every page from the first, and how many pages there were.
    fileprivate func pages(_ type: MeasurementType? = nil, limit: Int64) async throws -> (items: [Measurement], pages: Int) {
        var (items, pages, cursor): ([Measurement], Int, OpaqueToken?) = ([], 0, nil)
        repeat {
            let page = try await page(type, limit: limit, after: cursor)
            items += page.items
            pages += 1
            cursor = page.nextCursor
        } while cursor != nil && pages < 100
        return (items, pages)
    }
}

@Suite(.serialized) struct MeasurementTests {
    @Test(arguments: Engine.allCases)
    func everyTypeRoundTrips(_ engine: Engine) async throws {
        try await ProfileFixture.run(engine: engine) { fixture async throws in
            let person = try await fixture.somebody()
            var made: [Measurement] = []
            for type in MeasurementType.allCases {
                fixture.profile.clock.advance(by: .seconds(1))
                let measurement = try await person.measure(type, 18.55, type == .bodyFat ? .percent : .in)
                #expect(measurement.type == type && measurement.value.value == 18.55 && measurement.takenAt == fixture.now)
                made.append(measurement)
            }
            let list = try await person.page()
            #expect(list.items == made.reversed() && list.nextCursor == nil)
            for type in MeasurementType.allCases { #expect(try await person.page(type).items == made.filter { $0.type == type }) }
            #expect(try await person.client.call(Profiles.export).measurements == made.reversed())
        }
    }

    @Test(arguments: Engine.allCases)
    func pagesMeetWithoutGapsOrRepeats(_ engine: Engine) async throws {
        try await ProfileFixture.run(engine: engine) { fixture async throws in
            let person = try await fixture.somebody()
            var made: [Measurement] = []
            // Three of every instant, so that pages end between equals.
            for index in 0..<24 {
                let at = fixture.now - .days(Int64(index / 3))
                made.append(try await person.measure(index.isMultiple(of: 2) ? .waist : .hip, 80 + Double(index), at: at))
            }
            let newestFirst = made.sorted { ($0.takenAt, $0.id) > ($1.takenAt, $1.id) }
            for limit in [1, 2, 5, 7, 24, 200] as [Int64] {
                let (items, pages) = try await person.pages(limit: limit)
                #expect(items == newestFirst)
                #expect(pages == (24 + Int(limit) - 1) / Int(limit))
            }
            #expect(try await person.pages(.hip, limit: 5).items == newestFirst.filter { $0.type == .hip })
            #expect(try await person.page(.chest).items.isEmpty)

            // What comes in or goes meanwhile moves nothing on the pages after.
            let first = try await person.page(limit: 5)
            _ = try await person.measure(.waist, 70)
            _ = try await person.client.call(Profiles.deleteMeasurement, MeasurementParameters(id: first.items[4].id), Nothing())
            #expect(try await person.page(limit: 5, after: first.nextCursor).items == Array(newestFirst[5..<10]))
        }
    }

    @Test func aPageHoldsFiftyUnlessToldOtherwise() async throws {
        try await ProfileFixture.run { fixture async throws in
            let person = try await fixture.somebody()
            try await fixture.fill(person, 51)
            let page = try await person.page()
            #expect(page.items.count == 50 && page.nextCursor != nil)
            #expect(try await person.page(after: page.nextCursor).items.count == 1)
            #expect(try await person.page(limit: 51).nextCursor == nil)
            for limit in ["0", "201", "-1", "ten", "1.5", "99999999999999999999"] {
                let answer = try await person.client.send(.get, path + "?limit=\(limit)")
                #expect(answer.status == 422 && answer.fields.count == 1 && answer.fields[0].hasPrefix("limit "), "\(limit)")
            }
        }
    }

    @Test(arguments: Engine.allCases)
    func aCursorThatNobodyGaveOutIsRefused(_ engine: Engine) async throws {
        try await ProfileFixture.run(engine: engine) { fixture async throws in
            let person = try await fixture.somebody()
            try await fixture.fill(person, 3)
            let real = try #require(try await person.page(limit: 1).nextCursor)
            for cursor in [
                "x", "%00", "%FF%FE", "MQ", "MS4x", "MTIz.", String(repeating: "A", count: 4000), String(real.text.dropLast(3)),
                "OTk5OTk5OTk5OTk5OTk5OTk5OTkuMDE5NjBmM2UtN2I2YS03YzNlLTlkMmEtNWI4ZjBjMWQyZTNm", "%D9%85%D8%A4%D8%B4%D8%B1", "%F0%9F%8F%8B",
            ] {
                let answer = try await person.client.send(.get, path + "?cursor=\(cursor)")
                #expect(answer.status == 422 && answer.fields == ["cursor malformed"], "\(cursor.prefix(60))")
            }
            #expect(
                try await person.client.send(.get, path + "?cursor=\(String(repeating: "A", count: 4097))").fields == ["cursor too_long"])
            // Somebody else's cursor shows a place, and nothing of theirs.
            let omar = try await fixture.somebody(name: "Omar")
            #expect(try await omar.page(after: real).items.isEmpty)
        }
    }

    @Test func aClockMayBeADayAhead() async throws {
        try await ProfileFixture.run { fixture async throws in
            let person = try await fixture.somebody()
            let limit = fixture.now + .days(1)
            #expect(try await person.measure(.waist, 80, at: limit).takenAt == limit)
            let late = try await person.client.answer(
                Profiles.addMeasurement,
                MeasurementDetails(type: .waist, value: .example, unit: .cm, takenAt: limit + .milliseconds(1)))
            #expect(late.status == 422 && late.fields == ["takenAt must_not_be_later"])
            #expect(late.text.contains("2026-03-02"))
            // The date told is the person's: Auckland is ahead.
            _ = try await person.client.call(Profiles.change, ProfileChange(timezone: "Pacific/Auckland"))
            let auckland = try await person.measure(
                #"{"type":"waist","value":80,"unit":"cm","takenAt":"2026-03-02T20:00:00.000Z"}"#, language: "ar")
            #expect(auckland.fields == ["takenAt must_not_be_later"])
            #expect(auckland.text.contains("اختر تاريخًا لا يتجاوز \u{2066}2026-03-02\u{2069}"))
            #expect(try await person.measure(.waist, 80, at: Instant(milliseconds: 0)).takenAt.milliseconds == 0)
            #expect(try await person.page().items.count == 2)
        }
    }

    @Test func unitsAndValuesBelongToTheirType() async throws {
        try await ProfileFixture.run { fixture async throws in
            let person = try await fixture.somebody()
            for (body, field) in [
                (#"{"type":"waist","value":80,"unit":"percent"}"#, "unit not_allowed"),
                (#"{"type":"body_fat","value":20,"unit":"cm"}"#, "unit not_allowed"),
                (#"{"type":"body_fat","value":100.01,"unit":"percent"}"#, "value out_of_range"),
                (#"{"type":"waist","value":0.99,"unit":"cm"}"#, "value out_of_range"),
                (#"{"type":"waist","value":119,"unit":"in"}"#, "value out_of_range"),
                (#"{"type":"waist","value":300.1,"unit":"cm"}"#, "value out_of_range"),
                (#"{"type":"waist","value":-1,"unit":"cm"}"#, "value out_of_range"),
                (#"{"type":"waist","value":1e308,"unit":"cm"}"#, "value out_of_range"),
                (#"{"type":"waist","value":"80","unit":"cm"}"#, "value wrong_type"),
                (#"{"type":"weight","value":80,"unit":"cm"}"#, "type not_allowed"),
                (#"{"type":"خصر","value":80,"unit":"cm"}"#, "type not_allowed"),
                (#"{"type":"waist","value":80,"unit":"🏋️"}"#, "unit not_allowed"), (#"{"value":80,"unit":"cm"}"#, "type required"),
                (#"{"type":"waist","unit":"cm"}"#, "value required"), (#"{"type":"waist","value":80}"#, "unit required"),
                (#"{"type":"waist","value":80,"unit":"cm","takenAt":"yesterday"}"#, "takenAt malformed"),
            ] {
                let answer = try await person.measure(body)
                #expect(answer.status == 422 && answer.fields == [field], "\(body)")
            }
            #expect(try await person.page().items.isEmpty)
            #expect(try await person.client.send(.get, path + "?type=weight").fields == ["type not_allowed"])
            for (value, unit) in [(1.0, MeasurementUnit.cm), (300, .cm), (118, .in), (0.4, .in)] {
                #expect(try await person.measure(.waist, value, unit).value.value == value)
            }
            #expect(try await person.measure(.bodyFat, 100, .percent).value.value == 100)
        }
    }

    @Test(arguments: Engine.allCases)
    func onlyTheirOwnerTakesThemOut(_ engine: Engine) async throws {
        try await ProfileFixture.run(engine: engine) { fixture async throws in
            let (layla, omar) = (try await fixture.somebody(), try await fixture.somebody(name: "Omar"))
            let measurement = try await layla.measure(.waist, 80)
            @Sendable func delete(_ somebody: Somebody, _ id: MeasurementID) async throws -> Answer {
                try await somebody.client.answer(Profiles.deleteMeasurement, MeasurementParameters(id: id), Nothing())
            }
            #expect(try await delete(omar, measurement.id).code == .notFound)
            #expect(try await delete(omar, .example).code == .notFound)
            #expect(try await delete(omar, MeasurementID(trusted: "waist")).code == .notFound)
            #expect(try await omar.page().items.isEmpty)
            #expect(try await layla.page().items == [measurement])
            let answers = try await parallel(20) { _ in try await delete(layla, measurement.id) }
            #expect(answers.count { $0.status == 204 } == 1 && answers.count { $0.status == 404 } == 19)
            let demo = try await fixture.somebody(.stack, demo: true)
            #expect(try await demo.measure(#"{"type":"waist","value":80,"unit":"cm"}"#).code == .demoReadOnly)
            #expect(try await demo.page().items.isEmpty)
        }
    }

    @Test(arguments: Engine.allCases)
    func thereIsRoomForTenThousand(_ engine: Engine) async throws {
        try await ProfileFixture.run(engine: engine) { fixture async throws in
            let person = try await fixture.somebody()
            try await fixture.fill(person, 9990)
            let answers = try await parallel(20) { _ in try await person.measure(#"{"type":"waist","value":80,"unit":"cm"}"#) }
            #expect(answers.count { $0.status == 201 } == 10)
            #expect(answers.count { $0.code == .limitReached } == 10)
            #expect(try await fixture.rows("SELECT id FROM measurements") == 10_000)
            // The last page is as near as the first.
            let last = try await person.client.call(Profiles.measurements, MeasurementQuery(limit: Whole(trusted: 200)), Nothing())
            #expect(last.items.count == 200 && last.nextCursor != nil)
        }
    }

    @Test(arguments: Engine.allCases)
    func twentyWithOneKeyAreOne(_ engine: Engine) async throws {
        try await ProfileFixture.run(engine: engine) { fixture async throws in
            let person = try await fixture.somebody()
            let answers = try await parallel(20) { _ in
                try await person.client.with("Idempotency-Key", "k").json(.post, path, #"{"type":"waist","value":80,"unit":"cm"}"#)
            }
            #expect(answers.allSatisfy { $0.status == 201 } && Set(answers.map(\.text)).count == 1)
            #expect(try await fixture.rows("SELECT id FROM measurements") == 1)
        }
    }

    /// A device may send for days what it dated itself, and its key is known for one of them.
    @Test(arguments: Engine.allCases)
    func whatADeviceDatedIsOneHoweverLateItComesAgain(_ engine: Engine) async throws {
        try await ProfileFixture.run(engine: engine) { fixture async throws in
            let somebody = try await fixture.somebody(), takenAt = fixture.now
            let details = MeasurementDetails(type: .waist, value: try Hundredths(validating: 80), unit: .cm, takenAt: takenAt)
            let first = try await somebody.client.with("Idempotency-Key", "k").call(Profiles.addMeasurement, details)
            fixture.profile.clock.advance(by: .hours(25))
            let person = fixture.again(somebody)
            let again = try await person.client.with("Idempotency-Key", "k").call(Profiles.addMeasurement, details)
            #expect(again == first)
            #expect(try await person.page().items == [first])
            // What differs in anything is another one, and so is the same that was taken at another moment.
            _ = try await person.measure(.hip, 80, at: takenAt)
            _ = try await person.measure(.waist, 80.5, at: takenAt)
            _ = try await person.measure(.waist, 80, .in, at: takenAt)
            _ = try await person.measure(.waist, 80, at: takenAt + .milliseconds(1))
            _ = try await fixture.somebody(name: "Omar").measure(.waist, 80, at: takenAt)
            #expect(try await fixture.rows("SELECT id FROM measurements") == 6)
            // Without a date of their own, two that are equal are two.
            for _ in 0..<2 { _ = try await person.measure(.chest, 90) }
            #expect(try await person.page(.chest).items.count == 2)
        }
    }

    @Test(arguments: Engine.allCases)
    func ofTwentyEqualOnesOfOneMomentThereIsOne(_ engine: Engine) async throws {
        try await ProfileFixture.run(engine: engine) { fixture async throws in
            let person = try await fixture.somebody(), takenAt = fixture.now - .hours(1)
            let made = try await parallel(20) { _ in try await person.measure(.waist, 80, at: takenAt) }
            #expect(made.allSatisfy { $0 == made[0] })
            #expect(try await fixture.rows("SELECT id FROM measurements") == 1)
        }
    }
}

extension ProfileFixture {
    /// Measurements one after the other, an hour apart.
    fileprivate func fill(_ person: Somebody, _ count: Int) async throws {
        _ = try await person.page()
        try await profile.database.write { db in
            try await db.execute("""
                WITH RECURSIVE n (i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < \(count - 1))
                INSERT INTO measurements (id, user_id, type, value, unit, taken_at)
                SELECT '00000000-0000-7000-8000-' || substr(CAST(1000000000000 + i AS TEXT), 2, 12), \(person.id.text), 'waist', 8000, 'cm',
                    \(now) - CAST(i AS BIGINT) * 3600000
                FROM n
                """)
        }
    }
}
