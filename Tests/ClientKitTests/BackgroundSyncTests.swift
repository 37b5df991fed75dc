@testable import ClientKit
import Contracts
import HTTPCore
import Platform
import Synchronization
import TestSupport
import Testing
import Wire

@Suite(.serialized, .timeLimit(.minutes(2))) struct BackgroundSyncTests {
    private final class Scheduler: BackgroundScheduler {
        let submitted = Mutex<[String]>([])
        func submit(_ id: String, earliest: Instant) { submitted.withLock { $0.append("\(id) \(earliest)") } }
    }

    @Test("Photos and tasks go out in the background, and the next time is asked for", .proves("GTSD-P-6.7-02", "GTSD-P-9.3-01"))
    func tasksAndPhotos() async throws {
        try await RealTasks.run { real in
            let phone = try real.phone()
            try await phone.engine.read(RealTasks.date)
            real.connect(false)
            let meal = try await phone.task(.meal)
            try await phone.engine.complete(meal, with: .words("Oats"))
            await phone.engine.settled()
            let scheduler = Scheduler(), background = BackgroundSync([phone.engine], scheduler: scheduler, clock: real.clock)
            #expect(await background.run() == false, "there is no connection")
            #expect(await phone.engine.unsynced == [meal.id])
            real.connect(true)
            #expect(await background.run())
            #expect(await phone.engine.unsynced == [])
            #expect(scheduler.submitted.withLock { $0 } == Array(repeating: "com.gtsd.sync \(real.clock.now() + .seconds(900))", count: 2))
        }
    }

    @Test("Time that is over cuts the work off, says so, and loses nothing", .proves("GTSD-P-6.7-02", "GTSD-P-9.3-01"))
    func expiry() async throws {
        try await PhotoDevice.run(parallel: 1) { device async throws in
            device.service.set { $0.isDown = true }
            for name in ["one", "two"] { #expect(try await device.send(name).status == .pending) }
            device.service.set { $0.isDown = false }
            let background = BackgroundSync([device.uploader], scheduler: Scheduler(), clock: device.clock)
            let gate = device.service.hold("presign")
            async let outcome = background.run()
            try await eventually { device.service.count("presign") == 1 }
            await background.expire()
            gate.open()
            #expect(await outcome == false)
            #expect(await device.uploader.photos.map(\.status) == [.pending, .pending])
            #expect(device.service.now.photos.isEmpty)
            // Also after a start, and then each of them once.
            let later = try device.restarted()
            #expect(await later.uploader.photos.map(\.status) == [.pending, .pending])
            #expect(await BackgroundSync([later.uploader], scheduler: Scheduler()).run())
            #expect(device.service.now.photos.count == 2)
            #expect(Set(device.service.keys("presign")).count == 2)
        }
    }

    @Test func twoStartsAreOne() async throws {
        final class Slow: SyncWork {
            let count = Mutex(0)
            func sync() async -> Bool {
                count.withLock { $0 += 1 }
                for _ in 0..<50 { await Task.yield() }
                return true
            }
        }
        let work = Slow(), background = BackgroundSync([work], scheduler: Scheduler())
        async let first = background.run()
        async let second = background.run()
        #expect(await [first, second] == [true, true])
        #expect((1...2).contains(work.count.withLock { $0 }))
    }
}
