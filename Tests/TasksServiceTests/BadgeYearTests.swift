import AppTesting
import Contracts
import Platform
import ServiceKit
import TasksDomain
import TasksService
import TestSupport
import Testing
import Wire

/// A whole year of somebody who keeps at it.
@Suite(.serialized) struct BadgeYearTests {
    /// Every badge is reached by living: each day enough of its tasks, some of them with photos, and from 80 kg down to 70.
    @Test(.proves("GTSD-11.2-09"), .timeLimit(.minutes(4)))
    func everyBadgeWithinAYear() async throws {
        try await AppUnderTest<MediaStandIn>.run(settings: Nothing(), transport: .socket) { media in
            try await TasksFixture.run { $0.mediaURL = "http://127.0.0.1:\(media.port ?? 0)" } _: { fixture async throws in
                let layla = try await fixture.member { $0.pushEnabled = false }
                var (earned, date, photos): ([BadgeCode: Int64], LocalDate, Int) = ([:], try LocalDate(validating: BadgeTests.today), 0)
                for day: Int64 in 1...365 {
                    let tasks = try await layla.open(date.text)
                    // Now and then all of them, usually just enough.
                    let count = day % 30 == 0 ? tasks.count : (tasks.count * 4 + 4) / 5
                    for (index, task) in tasks.prefix(count).enumerated() {
                        let showsPhoto = day % 20 == 0 && index == 1 && task.type != .weightLog
                        if showsPhoto { photos += 1 }
                        let answer = try await layla.complete(task, photo: showsPhoto ? media.app.service.add(of: layla.id) : nil)
                        for badge in answer.newBadges { #expect(earned.updateValue(day, forKey: badge.code) == nil) }
                    }
                    if day % 60 == 0 { try await layla.weigh(8000 - day / 60 * 200) }
                    fixture.tasks.clock.advance(by: .days(1))
                    date = date + 1
                }
                #expect(photos >= 10)
                let badges = try await layla.badges()
                #expect(badges.count == 15 && badges.allSatisfy { $0.earnedAt != nil && $0.progress == $0.target })
                let days: [BadgeCode: Int64] = [
                    .dayOneDone: 1, .streak3: 3, .streak7: 7, .streak14: 14, .streak30: 30, .streak60: 60, .streak100: 100, .streak365: 365,
                    .firstPhoto: 20, .perfectDay: 30,
                ]
                for (code, day) in days { #expect(earned[code] == day, "\(code)") }
                #expect(try await layla.told(.streak) == [3, 7, 14, 30, 60, 100, 365].map { "streak \($0)" })
                #expect(try await layla.told(.badge).count == 15)
            }
        }
    }
}
