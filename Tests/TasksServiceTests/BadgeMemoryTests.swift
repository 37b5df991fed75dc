import Contracts
import Platform
import Testing
import Wire

@testable import TasksService

/// What is remembered spares a look into the database, so it may never say of somebody what the database does not.
@Suite struct BadgeMemoryTests {
    private let layla = UserID(trusted: "019cae00-0000-7000-8000-000000000001")
    private let omar = UserID(trusted: "019cae00-0000-7000-8000-000000000002")
    private let now = Instant.example

    @Test func aBadgeIsKnownOnceItHasBeenThereForMinutes() {
        let memory = BadgeMemory()
        memory.keep([.dayOneDone: owned(since: now - .minutes(6)), .streak3: owned(since: now - .minutes(4))], of: layla, now: now)
        #expect(memory.has([.dayOneDone], layla) && memory.has([], layla))
        // The transaction that gave it may end without a trace.
        #expect(!memory.has([.dayOneDone, .streak3], layla))
        #expect(!memory.has([.dayOneDone], omar))
    }

    @Test func onlyThoseWhoCameLatelyAreRemembered() {
        let memory = BadgeMemory(capacity: 4)
        for number in 1...9 { memory.keep([.dayOneDone: owned(since: now - .minutes(6))], of: user(number), now: now) }
        #expect((1...9).filter { memory.has([.dayOneDone], user($0)) }.count <= 4)
        #expect(memory.has([.dayOneDone], user(9)))
    }

    private func user(_ number: Int) -> UserID { UserID(trusted: "019cae00-0000-7000-8000-00000000000\(number)") }
    private func owned(since: Instant) -> BadgeStore.Owned { BadgeStore.Owned(earnedAt: since, seen: false) }
}
