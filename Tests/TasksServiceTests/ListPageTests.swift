import AppTesting
import Contracts
import HTTPCore
import JSONCoding
import Platform
import Security
import ServiceKit
import Storage
import TasksDomain
import TasksService
import TestSupport
import Testing
import Wire

/// The same numbers in every run.
private struct Dice {
    var state: UInt64
    mutating func roll(_ range: ClosedRange<Int>) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return range.lowerBound + Int((state >> 33) % UInt64(range.count))
    }
    mutating func time() -> String {
        // Few different times, so that pages end between tasks that are alike.
        ["06:00", "07:30", "07:31", "12:00", "18:45", "23:59"][roll(0...5)]
    }
}

private struct Place: Comparable {
    let priority: Int64
    let time: LocalTime
    let id: TaskID
    init(_ task: DailyTask, _ sort: TaskSort) {
        priority = sort == .priority ? task.priority.value : 0
        time = task.dueTime
        id = task.id
    }
    static func < (a: Place, b: Place) -> Bool { (a.priority, a.time, a.id) < (b.priority, b.time, b.id) }
}

@Suite(.serialized) struct ListPageTests {
    @Test(.proves("GTSD-P-9.2-02"), arguments: Engine.allCases)
    func pagesMeetWithoutGapsOrRepeats(_ engine: Engine) async throws {
        try await TasksFixture.run(engine: engine) { fixture async throws in
            let person = try await fixture.somebody()
            var dice = Dice(state: 7)
            for number in 0..<53 {
                try await person.lists.add("Own \(number)", at: dice.time(), priority: Int64(dice.roll(1...3)))
            }
            for sort in TaskSort.allCases {
                let whole = try await person.lists.day(sort: sort, limit: 200)
                #expect(whole.items.count == 60 && whole.nextCursor == nil)
                #expect(whole.items.map { Place($0, sort) } == whole.items.map { Place($0, sort) }.sorted())
                for limit in [1, 7, 20, 59, 60] as [Int64] {
                    var (items, pages, cursor): ([DailyTask], Int, OpaqueToken?) = ([], 0, nil)
                    repeat {
                        let page = try await person.lists.day(sort: sort, limit: limit, after: cursor)
                        #expect(page.date == whole.date && page.items.count <= limit)
                        items += page.items
                        pages += 1
                        cursor = page.nextCursor
                    } while cursor != nil && pages < 100
                    #expect(items == whole.items && pages == (60 + Int(limit) - 1) / Int(limit))
                }
            }
            // Fifty unless told otherwise, and no member at all where the last page ends.
            let first = try await person.client.send(.get, Tasks.list.path.description)
            #expect(first.json?["items"]?.array?.count == 50)
            let cursor = try #require(first.json?["nextCursor"]?.string)
            let last = try await person.lists.ask("cursor=\(cursor)")
            #expect(last.json?["items"]?.array?.count == 10 && last.json?["nextCursor"] == nil)
            // A filter keeps its pages.
            let supplements = try await person.lists.day(type: .meal, limit: 2)
            #expect(supplements.titles == ["Breakfast", "Lunch"])
            #expect(try await person.lists.day(type: .meal, limit: 2, after: supplements.nextCursor).titles == ["Dinner"])
        }
    }

    /// Whatever is added or deleted between pages: what was there all the time comes once, what was added comes if its place is still
    /// ahead, and nothing comes twice.
    @Test(arguments: [
        (Engine.sqlite, 1 as UInt64), (.sqlite, 2), (.sqlite, 3), (.sqlite, 4), (.sqlite, 5), (.sqlite, 6), (.postgres, 7), (.postgres, 8),
    ])
    func pagesAreStableUnderChanges(_ engine: Engine, _ seed: UInt64) async throws {
        try await TasksFixture.run(engine: engine) { fixture async throws in
            let person = try await fixture.somebody()
            var dice = Dice(state: seed)
            let sort: TaskSort = seed.isMultiple(of: 2) ? .priority : .time
            func add() async throws -> DailyTask {
                try await person.lists.add("Own", at: dice.time(), priority: Int64(dice.roll(1...3)))
            }
            for _ in 0..<18 { _ = try await add() }
            var expected = Set(try await person.lists.day(limit: 200).items.map(\.id))
            var (seen, pages, cursor): ([DailyTask], Int, OpaqueToken?) = ([], 0, nil)
            repeat {
                let page = try await person.lists.day(sort: sort, limit: Int64(dice.roll(1...6)), after: cursor)
                seen += page.items
                cursor = page.nextCursor
                pages += 1
                guard cursor != nil, let last = page.items.last else { break }
                for _ in 0..<dice.roll(0...3) {
                    let new = try await add()
                    if Place(new, sort) > Place(last, sort) { expected.insert(new.id) }
                }
                // The very task at which the page ended may go.
                if last.source == .own, dice.roll(0...1) == 0 { #expect(try await person.lists.delete(last.id).status == 204) }
            } while pages < 200
            #expect(Set(seen.map(\.id)) == expected && seen.count == expected.count)
            #expect(seen.map { Place($0, sort) } == seen.map { Place($0, sort) }.sorted())
        }
    }

    @Test func aListOfTodayGoesOnAfterMidnightWhereItBegan() async throws {
        try await TasksFixture.run { fixture async throws in
            let person = try await fixture.somebody()
            let first = try await person.lists.day(limit: 4)
            fixture.tasks.clock.advance(by: .hours(20))
            #expect(try await person.lists.day().date.text == "2026-03-03")
            let second = try await person.lists.day(limit: 4, after: first.nextCursor)
            #expect(second.date.text == "2026-03-02" && first.titles + second.titles == ListTests.monday)
            // It is no place in another day, nor in another order.
            let cursor = try #require(first.nextCursor).text
            #expect(try await person.lists.ask("cursor=\(cursor)&date=2026-03-02").status == 200)
            #expect(try await person.lists.ask("cursor=\(cursor)&date=2026-03-03").fields == ["cursor malformed"])
            #expect(try await person.lists.ask("cursor=\(cursor)&sort=priority").fields == ["cursor malformed"])
        }
    }

    @Test func aCursorThatNobodyGaveOutIsRefused() async throws {
        try await TasksFixture.run { fixture async throws in
            let person = try await fixture.somebody()
            let page = try await person.lists.day(limit: 2)
            let real = try #require(page.nextCursor).text
            let bad = [
                "x", "%00", "%FF%FE", "MQ", "fn5-fg", "AAAA", String(repeating: "A", count: 4000), String(real.dropLast(3)), real + "AAAA",
                "%D9%85%D8%A4%D8%B4%D8%B1", "%F0%9F%8F%8B", "-1", "2026-03-02",
            ]
            let task = page.items[0]
            for cursor in bad {
                let answer = try await person.lists.ask("cursor=\(cursor)")
                #expect(answer.status == 422 && answer.fields == ["cursor malformed"], "\(cursor.prefix(60))")
                let history = try await person.client.send(
                    .get, try CallTarget.make(Tasks.history.path, TaskParameters(id: task.id)) + "?cursor=\(cursor)")
                #expect(history.status == 422 && history.fields == ["cursor malformed"], "\(cursor.prefix(60))")
            }
            #expect(try await person.lists.ask("cursor=\(String(repeating: "A", count: 4097))").fields == ["cursor too_long"])
            // Somebody else's is a place in a day, and shows nothing of theirs.
            let other = try await fixture.somebody()
            #expect(
                try await other.lists.ask("cursor=\(real)").json?["items"]?.array?.allSatisfy { $0["id"]?.string != page.items[1].id.text }
                    == true)
        }
    }
}
