internal import CNATS
public import Platform
internal import Security
internal import Synchronization

/// Why the bus did not take something. It is tried again.
public struct BusError: Error, Sendable, Hashable, CustomStringConvertible {
    public let description: String

    init(_ status: natsStatus) { description = "NATS: " + String(cString: natsStatus_GetText(status)) }
    init(_ text: String) { description = text }
}

/// Facts between services over NATS JetStream: whoever publishes needs nobody to be there but the bus, and each subscriber takes its facts
/// when it can. What was published is on the bus's disk, in the order it came, until the subscriber has done it: at least once.
///
/// Every subscriber has a subject and a durable consumer of its own, which all its processes share.
public final class NATSBus: Sendable {
    private let connection: NATSConnection
    private let waiting = Waiting()
    private let listeners = Listeners()
    /// Whether a hint is about to be sent, which then stands for later ones too.
    private let isHinting = Atomic(false)
    private let publishers: WorkerPool
    private let replicas: Int
    private let hasStream = Atomic(false)
    /// Until when nobody waits for a subscriber that did not confirm the last time.
    private let absent = Mutex<[String: ContinuousClock.Instant]>([:])

    /// A try, until the bus has it on its disk.
    private static let publishLimit: Int64 = 5000
    /// For a subscriber to have done what was published: a sign-out is answered once every service knows of it, where that takes no longer.
    private static let confirmLimit: Duration = .seconds(1)
    private static let absence: Duration = .seconds(10)
    /// How often an idle subscriber asks whether a message was forgotten.
    private static let strandedPause: Duration = .seconds(5)

    /// Returns at once; it connects when there is a server.
    /// - Parameters:
    ///   - url: `nats://user:password@host:4222`, `tls://…`; several, separated by commas, for a cluster.
    ///   - replicas: on how many servers of the cluster each fact is kept, where the stream is made by this process.
    ///   - authorities: a PEM file of authorities that are trusted besides the system's.
    public init(url: Secret, name: String, replicas: Int = 1, authorities: String? = nil) throws(BusError) {
        connection = try NATSConnection(url: url.reveal(), name: name, authorities: authorities, waiting: waiting, listeners: listeners)
        self.replicas = replicas
        do { publishers = try WorkerPool(threads: 8, queueLimit: 1024, longestWait: .seconds(10)) } catch { throw BusError("no threads") }
    }

    /// Returns once the bus has it on its disk and, if that does not take long, the subscriber has done it.
    /// - Parameter id: what is published again under the same id within two hours is one message.
    public func publish(_ bytes: [UInt8], to subscriber: String, id: String) async throws(BusError) {
        guard connection.isConnected else { throw BusError("NATS: not connected") }
        waiting.expect(id)
        do throws(BusError) {
            try await run { [connection] () throws(BusError) in
                try self.makeStream()
                try connection.publish(bytes, to: subscriber, id: id, within: Self.publishLimit)
            }
        } catch {
            waiting.forget(id)
            throw error
        }
        let isAbsent = absent.withLock { $0[subscriber].map { $0 > .now } ?? false }
        guard !isAbsent else { return waiting.forget(id) }
        if await !waiting.wait(id, Self.confirmLimit) { absent.withLock { $0[subscriber] = .now + Self.absence } }
    }

    /// Takes what was published for a subscriber until the task is cancelled. Messages of one batch are handed over one after the other.
    /// - Parameter body: gets the bytes and how often they were handed over; says whether they are done. What is not comes again, ever more
    ///   slowly, at most each five minutes, also to another process.
    public func take(as subscriber: String, _ body: @escaping @Sendable ([UInt8], Int) async -> Bool) async {
        guard let pool = try? WorkerPool(threads: 1, queueLimit: 4, longestWait: .seconds(60)) else { return }
        while !Task.isCancelled {
            let subscription: NATSSubscription
            do {
                subscription = try await pool.run { [self] in
                    Result { () throws(BusError) in
                        try makeStream()
                        return try NATSSubscription(connection, subscriber)
                    }
                }.get()
            } catch {
                try? await Task.sleep(for: .seconds(1))
                continue
            }
            var (asked, suspect) = (ContinuousClock.now, UInt64(0))
            while !Task.isCancelled {
                guard let batch = try? await pool.run({ subscription.fetch() }) else { break }
                for message in batch.messages {
                    if await body(message.bytes, message.attempt) { message.done() } else { message.again() }
                }
                guard batch.messages.isEmpty, .now - asked > Self.strandedPause else { continue }
                let found = (try? await pool.run { subscription.stranded() }) ?? 0
                if found != 0, found == suspect {
                    try? await pool.run { subscription.startAnew() }
                    break
                }
                (asked, suspect) = (.now, found)
            }
            // Also when the stream or its consumer was taken away: both are made anew.
            hasStream.store(false, ordering: .relaxed)
            try? await Task.sleep(for: .milliseconds(500))
        }
    }

    // MARK: - Hints

    /// Whether hints come and go now.
    public var isConnected: Bool { connection.isConnected }

    /// Tells the processes of this name, this one too, that something is worth a look. Nobody waits for it, nothing keeps it: whoever is away,
    /// or comes later, looks by themselves.
    public func hint() {
        guard isConnected, !isHinting.exchange(true, ordering: .acquiringAndReleasing) else { return }
        Task { [self] in
            try? await run { () throws(BusError) in
                // Whoever has something from now on needs another one.
                self.isHinting.store(false, ordering: .releasing)
                self.connection.hint()
            }
            isHinting.store(false, ordering: .releasing)
        }
    }

    /// Has `body` called for each hint, by a thread of the library's: it may not wait for anything.
    public func onHint(_ body: @escaping @Sendable () -> Void) { listeners.add(body) }

    private func makeStream() throws(BusError) {
        guard !hasStream.load(ordering: .relaxed) else { return }
        try connection.makeStream(replicas: replicas)
        hasStream.store(true, ordering: .relaxed)
    }

    private func run(_ job: @escaping @Sendable () throws(BusError) -> Void) async throws(BusError) {
        let result: Result<Void, BusError>
        do {
            result = try await publishers.run { Result { () throws(BusError) in try job() } }
        } catch { throw BusError("the bus is busy") }
        try result.get()
    }
}
