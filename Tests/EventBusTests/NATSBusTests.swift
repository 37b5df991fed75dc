@testable import EventBus
import Platform
import Synchronization
import TestSupport
import Testing

/// The bus against a real server, which is killed, started again and held.
@Suite(.serialized, .timeLimit(.minutes(5))) struct NATSBusTests {
    private func run(_ body: (NATSServer) async throws -> Void) async throws {
        let folder = try TemporaryFolder()
        try await body(try NATSServer(folder: folder.path + "/bus"))
    }

    /// Takes facts in a task of its own and remembers them.
    private final class Subscriber: Sendable {
        private let seen = Seen()
        private let task = Mutex<Task<Void, Never>?>(nil)

        init(_ bus: NATSBus, as name: String, _ accept: @escaping @Sendable (String, Int) async -> Bool = { _, _ in true }) {
            let seen = seen
            let taking = Task {
                await bus.take(as: name) { bytes, attempt in
                    let text = String(decoding: bytes, as: UTF8.self)
                    let isDone = await accept(text, attempt)
                    seen.add(text, attempt)
                    return isDone
                }
            }
            task.withLock { $0 = taking }
        }
        deinit { task.withLock { $0?.cancel() } }

        var texts: [String] { seen.all.withLock { $0.map(\.text) } }
        var attempts: [Int] { seen.all.withLock { $0.map(\.attempt) } }
        func stop() async {
            let taking = task.withLock { $0 }
            taking?.cancel()
            await taking?.value
        }
    }

    private func publish(_ bus: NATSBus, _ text: String, to name: String = "tasks", id: String? = nil) async throws {
        try await bus.publish(Array(text.utf8), to: name, id: id ?? text)
    }

    @Test("Each subscriber gets what was published for it, in order, also what came before it was there") func order() async throws {
        try await run { server in
            let bus = try NATSBus(url: server.url, name: "auth")
            for number in 0..<50 { try await publish(bus, "\(number)") }
            try await publish(bus, "other", to: "media")
            let tasks = Subscriber(bus, as: "tasks"), media = Subscriber(bus, as: "media")
            try await eventually { tasks.texts.count == 50 && media.texts.count == 1 }
            #expect(tasks.texts == (0..<50).map(String.init) && media.texts == ["other"])
            // Acknowledged is forgotten, on the bus too.
            await tasks.stop()
            let again = Subscriber(bus, as: "tasks")
            try await publish(bus, "last")
            try await eventually { !again.texts.isEmpty }
            #expect(again.texts == ["last"])
        }
    }

    @Test("Published again under its id it is one; what was not done comes again") func onceAndAgain() async throws {
        try await run { server in
            let bus = try NATSBus(url: server.url, name: "auth")
            let tasks = Subscriber(bus, as: "tasks") { text, attempt in text != "hard" || attempt == 2 }
            for _ in 0..<3 { try await publish(bus, "one") }
            try await publish(bus, "hard")
            try await publish(bus, "after")
            try await eventually { tasks.texts.count == 4 }
            #expect(tasks.texts == ["one", "hard", "after", "hard"] && tasks.attempts == [1, 1, 1, 2])
        }
    }

    @Test("Publishing returns once the subscriber has done it, and without it when it is away") func confirmation() async throws {
        try await run { server in
            let bus = try NATSBus(url: server.url, name: "auth"), other = try NATSBus(url: server.url, name: "tasks")
            let done = Mutex<Set<String>>([])
            let tasks = Subscriber(other, as: "tasks") { text, _ in
                try? await Task.sleep(for: .milliseconds(20))
                done.withLock { _ = $0.insert(text) }
                return true
            }
            try await publish(bus, "first")
            for number in 0..<20 {
                try await publish(bus, "\(number)")
                #expect(done.withLock { $0.contains("\(number)") })
            }
            await tasks.stop()
            try await publish(bus, "nobody is there")
            #expect(!done.withLock { $0.contains("nobody is there") })
        }
    }

    @Test("Two processes share the facts of their service, and each fact goes to one of them") func shared() async throws {
        try await run { server in
            let bus = try NATSBus(url: server.url, name: "auth")
            let one = try NATSBus(url: server.url, name: "tasks"), two = try NATSBus(url: server.url, name: "tasks")
            let first = Subscriber(one, as: "tasks"), second = Subscriber(two, as: "tasks")
            await withTaskGroup(of: Void.self) { group in
                for number in 0..<200 { group.addTask { try? await self.publish(bus, "\(number)") } }
            }
            try await eventually { first.texts.count + second.texts.count == 200 }
            #expect(Set(first.texts + second.texts).count == 200)
            // One of them goes away: the other has everything.
            await first.stop()
            let before = second.texts.count
            for number in 200..<220 { try await publish(bus, "\(number)") }
            try await eventually { second.texts.count == before + 20 }
        }
    }

    @Test("A server that is killed and starts again has lost nothing that it took, and what it did not take is refused") func killed() async throws {
        try await run { server in
            let bus = try NATSBus(url: server.url, name: "auth")
            let taken = Seen()
            try await withThrowingTaskGroup(of: Void.self) { group in
                group.addTask {
                    for number in 0..<300 {
                        // As the outbox does: until the bus has it.
                        while true {
                            do {
                                try await self.publish(bus, "\(number)", to: "media")
                                break
                            } catch { try await Task.sleep(for: .milliseconds(20)) }
                        }
                        taken.add("\(number)", 1)
                    }
                }
                for _ in 0..<3 {
                    let count = taken.count
                    try await eventually { taken.count > min(count + 30, 299) }
                    server.kill()
                    try server.start()
                }
                try await group.waitForAll()
            }
            let media = Subscriber(bus, as: "media")
            try await eventually { Set(media.texts).count == 300 }
        }
    }

    @Test("Killed again and again while facts are taken, it gives out every one of them in the end") func killedWhileTaking() async throws {
        try await run { server in
            let bus = try NATSBus(url: server.url, name: "auth"), tasks = Subscriber(try NATSBus(url: server.url, name: "tasks"), as: "tasks")
            let published = Seen()
            try await withThrowingTaskGroup(of: Void.self) { group in
                for worker in 0..<4 {
                    group.addTask {
                        for number in 0..<150 {
                            let text = "\(worker)-\(number)"
                            while (try? await self.publish(bus, text)) == nil { try await Task.sleep(for: .milliseconds(20)) }
                            published.add(text, 1)
                        }
                    }
                }
                for _ in 0..<4 {
                    let count = published.count
                    try await eventually { published.count > min(count + 60, 599) }
                    server.kill()
                    try server.start()
                }
                try await group.waitForAll()
            }
            try await eventually { Set(tasks.texts).count == 600 }
        }
    }

    @Test("A server that falls silent is an error, not a wait without end; then everything goes on") func silent() async throws {
        try await run { server in
            let bus = try NATSBus(url: server.url, name: "auth"), tasks = Subscriber(bus, as: "tasks")
            try await publish(bus, "before")
            server.hold()
            await #expect(throws: BusError.self) { try await publish(bus, "meanwhile") }
            server.letGo()
            // The answer was lost; the id makes the repeat one fact.
            try await publish(bus, "meanwhile")
            try await eventually { tasks.texts.count == 2 }
            #expect(tasks.texts == ["before", "meanwhile"])
        }
    }

    @Test func aServerThatIsNotThereYetIsWaitedFor() async throws {
        try await run { server in
            server.kill()
            let bus = try NATSBus(url: server.url, name: "auth"), tasks = Subscriber(bus, as: "tasks")
            await #expect(throws: BusError.self) { try await publish(bus, "early") }
            try server.start()
            try await eventually { (try? await self.publish(bus, "early")) != nil }
            try await eventually { tasks.texts == ["early"] }
        }
        #expect(throws: BusError.self) { try NATSBus(url: Secret("http://127.0.0.1:4222 x"), name: "auth") }
    }

    @Test("A hint reaches every process of its name, this one too, and nobody else; not those that are away") func hints() async throws {
        try await run { server in
            let one = try NATSBus(url: server.url, name: "coaching"), two = try NATSBus(url: server.url, name: "coaching")
            let other = try NATSBus(url: server.url, name: "tasks")
            let heard = Heard(one, two, other)
            try await eventually { one.isConnected && two.isConnected && other.isConnected }
            // A subscription is there some time after the connection.
            try await eventually {
                one.hint()
                return heard.counts[0] > 0 && heard.counts[1] > 0
            }
            server.kill()
            try await eventually { !one.isConnected && !two.isConnected }
            let before = heard.counts
            one.hint()
            try server.start()
            try await eventually {
                two.hint()
                return heard.counts[0] > before[0] && heard.counts[1] > before[1]
            }
            #expect(heard.counts[2] == 0)
        }
    }

    /// How often each of some buses heard a hint.
    private final class Heard: Sendable {
        private let numbers: Mutex<[Int]>

        init(_ buses: NATSBus...) {
            numbers = Mutex(buses.map { _ in 0 })
            for (index, bus) in buses.enumerated() { bus.onHint { [self] in numbers.withLock { $0[index] += 1 } } }
        }

        var counts: [Int] { numbers.withLock { $0 } }
    }
}

/// Waits until something is so; the suite's time limit is the only one.
private func eventually(_ condition: () async -> Bool) async throws {
    while await !condition() { try await Task.sleep(for: .milliseconds(10)) }
}

private final class Seen: Sendable {
    let all = Mutex<[(text: String, attempt: Int)]>([])
    var count: Int { all.withLock { $0.count } }
    func add(_ text: String, _ attempt: Int) { all.withLock { $0.append((text, attempt)) } }
}
