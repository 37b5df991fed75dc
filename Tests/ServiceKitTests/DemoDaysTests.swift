import Platform
import ServiceKit
import Synchronization
import Testing
import Wire

/// When a demo's days are written anew, as one process decides it.
struct DemoDaysTests {
    private struct Silent: Error {}

    private let today = LocalDate(daysSinceEpoch: 20_605)
    private let logger = Logger(service: "probe", sink: RecordingSink())
    private let user = UserID(trusted: "0190a000-0000-7000-8000-000000000001")

    @Test("Once a day; what there was nothing to write from is tried by the next visitor") func days() async {
        let demos = DemoDays()
        let calls = Mutex(0)
        func keep(_ date: LocalDate, _ result: Bool) async -> Bool {
            await demos.keep(user, on: date, logger: logger) { calls.withLock { $0 += 1 }; return result }
        }
        #expect(await keep(today, false) && calls.withLock { $0 } == 1)
        #expect(await keep(today, true) && calls.withLock { $0 } == 2)
        #expect(await !keep(today, true) && calls.withLock { $0 } == 2)
        #expect(await keep(today + 1, true) && calls.withLock { $0 } == 3)
        #expect(await !keep(today, true) && calls.withLock { $0 } == 3)
    }

    @Test("While a service that is asked is silent, not every visitor waits for it") func pause() async {
        let demos = DemoDays()
        let calls = Mutex(0)
        let other = UserID(trusted: "0190a000-0000-7000-8000-000000000002")
        for _ in 1...20 {
            _ = await demos.keep(user, on: today, logger: logger) { calls.withLock { $0 += 1 }; throw Silent() }
        }
        #expect(calls.withLock { $0 } == 1)
        #expect(await demos.keep(other, on: today, logger: logger) { true })
    }
}
