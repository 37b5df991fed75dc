@testable import ClientKit
import Contracts
import HTTPCore
import JSONCoding
import NutritionDomain
import Platform
import Synchronization
import TestSupport
import Testing
import Wire

/// What is eaten without a connection.
@Suite(.timeLimit(.minutes(5))) struct FoodLogOfflineTests {
    private let today = NutritionApp.today
    private func device<R>(_ body: (NutritionDevice) async throws -> R) async throws -> R {
        try await withDirectory { try await body(NutritionDevice(NutritionModel(), directory: $0)) }
    }

    @Test("A save of the queue that is cut at any byte leaves the former queue or the new one")
    func cutAtEveryByte() async throws {
        try await withDirectory { directory in
            func slot() throws -> VaultSlot<CallOutbox<FoodCall>> {
                VaultSlot(.calls, of: .example, in: NutritionVault(directory: directory, sealing: .test))
            }
            func outbox(_ foods: Int) -> CallOutbox<FoodCall> {
                var outbox = CallOutbox<FoodCall>()
                for number in 0..<foods { outbox.add(.favourite(FoodID(trusted: "food-\(number)"), true)) }
                return outbox
            }
            var writer = try slot()
            _ = try writer.load()
            for foods in [1, 2] { try writer.save(outbox(foods)) }
            let before = DiskImage(of: directory), oldFiles = files(below: directory)
            try writer.save(outbox(3))
            let newest = try #require(files(below: directory).first { file in !oldFiles.contains { $0.bytes == file.bytes } })
            for length in 0...newest.bytes.count {
                before.restore(directory)
                put(Array(newest.bytes.prefix(length)), newest.path + ".new-0123456789abcdef")
                var reader = try slot()
                #expect(try reader.load() == outbox(2))
                put(Array(newest.bytes.prefix(length)), newest.path)
                reader = try slot()
                #expect(try reader.load() == outbox(length == newest.bytes.count ? 3 : 2))
                try reader.save(outbox(4))
                var again = try slot()
                #expect(try again.load() == outbox(4))
            }
        }
    }

    @Test("Whatever ends the app and whatever answers get lost, each entry reaches the service once", .proves("AC-GLOBAL-05-b"))
    func killedAnywhere() async throws {
        try await device { device in
            let random = SeededRandom(seed: 7), model = device.model
            var app = try await device.signedIn()
            var expected: Set<FoodLogID> = []
            for _ in 0..<60 {
                let (isDown, losing) = (random.below(2) == 0, Int(random.below(2)))
                model.set { ($0.isDown, $0.losing) = (isDown, losing) }
                let image = Mutex<DiskImage?>(nil), directory = device.directory
                device.switchOff.arm(Int(random.below(8)) + 1) { image.withLock { $0 = DiskImage(of: directory) } }
                let id = await app.log()
                expected.insert(id)
                await app.engine.settled()
                device.switchOff.disarm()
                if let image = image.withLock({ $0 }) {
                    image.restore(directory)
                    app = try device.start()
                    // What was not on the disk when the app ended was never said to be logged.
                    let isKnown = await app.outbox.calls.contains { $0.call.id == id.text } || model.get { $0.entries[id] != nil }
                    if !isKnown { expected.remove(id) }
                }
            }
            model.set { ($0.isDown, $0.losing) = (false, 0) }
            app = try device.start()
            await app.foreground()
            #expect(await app.outbox.unsent == 0)
            #expect(model.get { Set($0.entries.keys) } == expected)
            #expect(model.get { $0.made.values.allSatisfy { $0 == 1 } })
        }
    }

    @Test("One call that is refused is told of with what was done to it since, and the others go on")
    func refused() async throws {
        try await device { device in
            let app = try await device.signedIn()
            device.model.set { $0.isDown = true }
            let first = await app.log()
            // A day that has not begun, and an entry that somebody deleted elsewhere.
            let early = await app.log(on: today + 500)
            await app.engine.change(FoodLog.example, FoodLogChange(portion: PortionCount(trusted: 300)), food: nil)
            let last = await app.log(NutritionModel.foods[1])
            await app.engine.settled()
            device.model.set { $0.isDown = false }
            await app.foreground()
            #expect(device.model.get { Set($0.entries.keys) } == [first, last])
            let outbox = await app.outbox
            #expect(outbox.calls.isEmpty)
            #expect(outbox.issues.map(\.refusal.known) == [.dayNotStarted, .notFound])
            #expect(outbox.issues.first?.call.id == early.text)
            #expect(outbox.unsent == 2)
            // Nothing of it is dropped without the person, also when the app is started again.
            let next = try device.start()
            #expect(await next.outbox == outbox)
            for issue in outbox.issues { await next.engine.settle(issue.number) }
            #expect(await next.outbox.unsent == 0)
        }
    }

    @Test("When the trial is over, nothing more is asked and everything is kept, until access is back")
    func locked() async throws {
        try await device { device in
            let model = device.model
            var app = try await device.signedIn()
            model.set { $0.isLocked = true }
            let first = await app.log()
            await app.engine.settled()
            let second = await app.log()
            await app.engine.drink(.example, on: today)
            await app.engine.settled()
            #expect(model.get { $0.requests.count } == 1)
            #expect(!app.alarm.isSet)
            #expect(await app.outbox.lock?.known == .trialExpired)
            #expect(await app.engine.access?.state == .locked)
            app = try device.start()
            #expect(await app.outbox.lock?.known == .trialExpired)
            #expect(await app.outbox.calls.count == 3)
            await app.foreground()
            #expect(await app.outbox.calls.count == 3)
            model.set { $0.isLocked = false }
            #expect(try await app.engine.readAccess().state == .active)
            await app.engine.settled()
            #expect(await app.outbox.unsent == 0)
            #expect(await app.outbox.lock == nil)
            #expect(model.get { Set($0.entries.keys) } == [first, second])
            #expect(model.get { $0.glasses.count } == 1)
        }
    }

    @Test("A token that is over is renewed first, and nothing is lost when nobody is signed in any more")
    func tokens() async throws {
        try await device { device in
            let app = try await device.signedIn()
            device.model.sessions.expireAccessTokens()
            await app.log()
            await app.engine.settled()
            #expect(device.model.get { $0.entries.count } == 1)
            device.model.sessions.set { $0.refreshing = .answers(401, #"{"code":"token_reused","message":"-"}"#) }
            device.model.sessions.expireAccessTokens()
            await app.log()
            await app.engine.settled()
            #expect(await app.outbox.calls.count == 1)
            #expect(!app.alarm.isSet)
        }
    }

    @Test("On a full device what is under way is not sent a second time beside itself, and its answer is heard")
    func full() async throws {
        try await device { device in
            let app = try await device.signedIn(), model = device.model, gate = Gate()
            model.set { $0.gate = gate }
            let first = await app.log()
            // The first save took the other one of the two files.
            let next = FileUserCache(directory: device.vaultDirectory, sealing: .test).path(NutritionEntry.calls.slots[0], of: .example)
            block(next)
            let second = await app.log(NutritionModel.foods[1])
            #expect(await app.engine.problem != nil)
            // Nor does anything else that cannot be kept make it forgotten.
            await app.engine.settle(0)
            #expect(await app.engine.queue.isSending)
            unblock(next)
            let third = await app.log()
            let head = await app.outbox.calls.first
            #expect(head?.call.id == first.text && head?.isUncertain == nil)
            gate.open()
            await app.engine.settled()
            #expect(await app.outbox.unsent == 0)
            #expect(model.get { $0.requests.count } == 3)
            #expect(model.get { Set($0.entries.keys) } == [first, second, third])
        }
    }

    @Test("Signing out with something unsent asks; kept, it goes out at the next sign-in; discarded, it is gone",
        arguments: [UnsentAnswer.keep, .discard])
    func unsent(_ answer: UnsentAnswer) async throws {
        try await device { device in
            var app = try await device.signedIn()
            device.model.set { $0.isDown = true }
            await app.log()
            #expect(try await app.engine.logOut() == UnsentCalls(calls: 1, hasActiveWork: false))
            try await app.engine.answer(answer)
            #expect(await app.manager.user == nil)
            #expect(files(below: device.directory).isEmpty == (answer == .discard))
            device.model.set { $0.isDown = false }
            app = try await device.signedIn()
            await app.foreground()
            #expect(device.model.get { $0.entries.count } == (answer == .keep ? 1 : 0))
        }
    }

    @Test("Whoever watches the queue hears of what is written and of what became of it")
    func watched() async throws {
        try await device { device in
            let app = try await device.signedIn(), stream = app.engine.stateStream()
            await app.log()
            await app.engine.settled()
            var seen: [Int] = []
            for await queue in stream {
                seen.append(queue.outbox.unsent)
                if queue.outbox.unsent == 0 { break }
            }
            #expect(seen == [1, 0])
        }
    }

    @Test("Of a meal that was eaten just now only how much there was can be changed before the service has named its entry")
    func unnamed() async throws {
        try await device { device in
            let model = device.model, app = try await device.signedIn(), meal = FoodLogDevicesTests.plan().days[0].meals[0]
            model.set { ($0.plan, $0.isDown) = (FoodLogDevicesTests.plan(), true) }
            await app.engine.eat(meal, on: today)
            await app.engine.settled()
            let entry = try #require(await app.outbox.calls.first?.call.shown)
            #expect(await !app.engine.change(entry, FoodLogChange(category: .snack), food: nil))
            #expect(await app.engine.change(entry, FoodLogChange(portion: PortionCount(trusted: 250)), food: nil))
            model.set { $0.isDown = false }
            await app.foreground()
            #expect(model.get { $0.entries.values.map(\.log.portion.hundredths) } == [250])
            // The service hears which meal it was: another device may have taken another one meanwhile.
            let told = [nil, PortionCount(trusted: 250)].map { EatenMeal(servings: $0, mealId: meal.meal.id) }
            #expect(model.get { $0.eaten } == told)
            // By what it was called here, it is taken back as well.
            await app.engine.delete(entry)
            await app.engine.settled()
            #expect(model.get { $0.entries.isEmpty })
        }
    }

    @Test("Devices that were sent away for the same time come back each at its own, and none too early")
    func apart() async throws {
        try await device { device in
            _ = try await device.signedIn()
            let proxy = ScriptedTransport { _ in ClientResponse(status: .serviceUnavailable, headers: ["Retry-After": "60"]) }
            let cache = NutritionCache(directory: device.directory + "/cache", sealing: .test)
            var pauses: Set<Duration> = []
            for seed in [1, 2, 3] as [UInt64] {
                let alarm = ManualAlarm(), vault = NutritionVault(directory: device.directory + "/\(seed)", sealing: .test)
                let engine = FoodLogEngine(
                    session: try SessionManager.make(proxy, device.store, clock: device.clock), user: .example, cache: cache, vault: vault,
                    clock: device.clock, ids: IDSource(clock: device.clock), alarm: alarm, random: SeededRandom(seed: seed))
                await engine.drink(.example, on: today)
                await engine.settled()
                let pause = try #require(alarm.pause)
                #expect(pause >= .seconds(60) && pause <= .seconds(90))
                pauses.insert(pause)
            }
            #expect(pauses.count == 3)
        }
    }

    @Test("What passes is tried again by the alarm as it was, ever more slowly")
    func retried() async throws {
        try await device { device in
            let app = try await device.signedIn()
            device.model.set { $0.losing = 2 }
            await app.log()
            await app.engine.settled()
            for seconds in [2, 4] as [Int64] {
                #expect(app.alarm.isSet)
                // What is written meanwhile waits with it.
                await app.engine.drink(.example, on: today)
                await app.engine.settled()
                #expect(device.model.get { $0.glasses.isEmpty })
                device.clock.advance(by: .seconds(seconds))
                await app.alarm.fire()
                await app.engine.settled()
            }
            #expect(await app.outbox.unsent == 0)
            #expect(device.model.get { $0.made.values.map { $0 } } == [1])
        }
    }
}
