import Contracts
import Descriptors
import Foundation
import Synchronization
import Testing

/// A service whose peers want more descriptors than it may have.
@Suite(.timeLimit(.minutes(5))) struct DescriptorTests {
    @Test func aServiceOutlivesMoreConnectionsThanItHasDescriptors() async throws {
        Descriptors.raiseLimit()
        let service = try RunningService("auth", descriptors: 1024)
        defer { service.remove() }
        try await service.start()
        let port = service.port
        let isOver = Flag(), made = Tally()
        async let crowd: Void = Crowd.hold(1150, port: port, counting: made, until: isOver)
        // More hold than there are descriptors, before anybody writes.
        try await eventually { (try? RawExchange.get("/metrics", port: port).body.number("barbell_connections_displaced")) ?? 0 > 500 }
        let answered = await withTaskGroup(of: [String].self) { group in
            for writer in 0..<24 { group.addTask { await onThread { Self.write(2, by: writer, port: port) } } }
            return await group.reduce(into: []) { $0 += $1 }
        }
        for _ in 0..<10 { #expect(await onThread { Self.isWell(port) }) }
        let metrics = try await eventualAnswer { try RawExchange.get("/metrics", port: port) }.body
        // They come again.
        try await eventually { made.value > 1150 }
        isOver.set()
        await crowd
        #expect(answered.count == 48)
        #expect(metrics.number("process_max_fds") == 1024)
        #expect(try #require(metrics.number("process_open_fds")) < 1024)
        #expect(try #require(metrics.number("barbell_connections_most")) + (metrics.number("barbell_descriptors_reserved") ?? 0) < 1024)
        #expect(service.isRunning, "\(service.log.suffix(2000))")
        // What was answered is there after the hardest end.
        service.kill()
        #expect(try await service.end() == "signal 9")
        try await service.start()
        for email in answered {
            let again = try await eventualAnswer { try Self.signUp(email, port: port) }
            #expect(again.status == 409, "\(email): \(again.body)")
        }
        service.terminate()
        #expect(try await service.end() == "exit 0")
    }

    /// Whoever watches a service sees it most of all when nobody else gets in.
    @Test func thePortOfTheMetricsAnswersWhenEveryConnectionIsTaken() async throws {
        Descriptors.raiseLimit()
        let metricsPort = try RunningService.freePort()
        let service = try RunningService(
            "auth", descriptors: 1024, settings: ["METRICS_PORT": String(metricsPort), "LOG_LEVEL": "info"])
        defer { service.remove() }
        try await service.start()
        let port = service.port
        let first = try RawExchange.get("/metrics", port: metricsPort)
        #expect(first.status == 200 && first.body.contains("barbell_connections_most"))
        #expect(try RawExchange.get("/metrics", port: port).status == 404)
        #expect(try RawExchange.get("/health", port: port).status == 200)
        #expect(try RawExchange.get("/ready", port: metricsPort).status == 404)
        // What an operator reads of it at the start.
        let most = try #require(first.body.number("barbell_connections_most"))
        for _ in 0..<1000 where !service.log.contains(#""ready""#) { try await Task.sleep(for: .milliseconds(5)) }
        let ready = try #require(service.log.split(separator: "\n").first { $0.contains(#""ready""#) })
        #expect(ready.contains(#""descriptors":1024"#) && ready.contains(#""connections":\#(Int(most))"#), "\(ready)")
        #expect(ready.contains(#""metricsPort":\#(metricsPort)"#))

        let isOver = Flag(), made = Tally()
        async let crowd: Void = Crowd.hold(1150, port: port, counting: made, until: isOver)
        try await eventually {
            (try? RawExchange.get("/metrics", port: metricsPort).body.number("barbell_connections_displaced")) ?? 0 > 500
        }
        for path in ["/metrics", "/health"] {
            for _ in 0..<20 { #expect(await onThread { try? RawExchange.get(path, port: metricsPort).status } == 200, "\(path)") }
        }
        try await eventually { made.value > 1150 }
        isOver.set()
        await crowd
        service.terminate()
        #expect(try await service.end() == "exit 0")
    }

    /// An event stream that goes on has two ends.
    @Test(arguments: [128, 1024, 8192, 1 << 20]) func aServiceThatPassesStreamsOnHasDescriptorsForBothEnds(_ limit: Int) {
        let plain = DescriptorBudget(limit: limit, inUse: 20)
        let passing = DescriptorBudget(limit: limit, inUse: 20, passesStreamsOn: true)
        #expect(plain.streams == 0)
        #expect(passing.streams > 0 && passing.streams < passing.connections)
        #expect(passing.streams + passing.connections == plain.connections)
    }

    /// Nothing of libdispatch runs in a service, whose threads end the process when they cannot open a file.
    @Test(arguments: Catalogue.services.keys.sorted()) func tasksRunOnThreadsOfOurs(_ name: String) async throws {
        let service = try RunningService(name, settings: ["SMTP_PORT": String(try RunningService.freePort())])
        defer { service.remove() }
        try await service.start()
        let threads = try service.threads()
        #expect(threads.contains("tasks") && threads.contains("\(name)-0"))
        #expect(threads.filter { $0.contains("qos") || $0.lowercased().contains("dispatch") }.isEmpty, "\(threads)")
        service.terminate()
        #expect(try await service.end() == "exit 0")
    }

    /// Signs up until `count` were answered with success, however often others took the place.
    private static func write(_ count: Int, by writer: Int, port: Int) -> [String] {
        var answered: [String] = []
        for attempt in 0..<2000 {
            let email = "w\(writer).\(attempt)@example.com"
            if (try? signUp(email, port: port))?.status == 201 { answered.append(email) }
            if answered.count == count { break }
            usleep(2000)
        }
        return answered
    }

    private static func signUp(_ email: String, port: Int) throws -> RawExchange.Answer {
        let exchange = try RawExchange(port: port)
        let json = #"{"name":"Layla","email":"\#(email)","password":"Mountain7Path","termsAccepted":true}"#
        exchange.send(RawExchange.request("/auth/signup", json, closes: true))
        return try exchange.answer()
    }

    private static func isWell(_ port: Int) -> Bool {
        for _ in 0..<200 {
            if (try? RawExchange.get("/health", port: port))?.status == 200 { return true }
            usleep(5000)
        }
        return false
    }

    private func eventually(_ condition: @escaping @Sendable () -> Bool) async throws {
        for _ in 0..<2000 {
            if await onThread(condition) { return }
            try await Task.sleep(for: .milliseconds(10))
        }
        Issue.record("never")
    }

    /// An answer other than 503 within many tries.
    private func eventualAnswer(_ ask: @escaping @Sendable () throws -> RawExchange.Answer) async throws -> RawExchange.Answer {
        for _ in 0..<500 {
            if let answer = await onThread({ try? ask() }), answer.status != 503 { return answer }
            try await Task.sleep(for: .milliseconds(5))
        }
        throw NotReady()
    }
}

final class Flag: Sendable {
    private let value = Atomic(false)
    func set() { value.store(true, ordering: .releasing) }
    var isSet: Bool { value.load(ordering: .acquiring) }
}

private final class Tally: Sendable {
    private let count = Atomic(0)
    func add() { count.add(1, ordering: .relaxed) }
    var value: Int { count.load(ordering: .relaxed) }
}

/// Connections that say half of what they want, hold, and come again when they are sent away.
private enum Crowd {
    /// - Parameter made: how many connections were made, again and again.
    static func hold(_ count: Int, port: Int, counting made: Tally, until isOver: Flag) async {
        await onThread {
            var holders: [RawExchange?] = Array(repeating: nil, count: count)
            while !isOver.isSet {
                for index in holders.indices where !isOver.isSet {
                    if let holder = holders[index] {
                        if holder.hasInput { holders[index] = nil }
                    } else if let holder = try? RawExchange(port: port) {
                        holder.send("POST /auth/signup HTTP/1.1\r\nHost: h\r\nContent-Le")
                        holders[index] = holder
                        made.add()
                    }
                }
                usleep(50_000)
            }
        }
    }
}

extension String {
    /// The value of a metric without labels.
    fileprivate func number(_ name: String) -> Double? {
        split(separator: "\n").first { $0.hasPrefix(name + " ") }.flatMap { Double($0.dropFirst(name.count + 1)) }
    }
}
