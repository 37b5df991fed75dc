internal import Contracts
internal import EventBus
internal import JSONCoding
internal import Platform
internal import Security
internal import Wire

/// Facts over a bus instead of from service to service, sealed with a key that follows from `SERVICE_SECRET`: the bus and its disk see no
/// personal data, and nobody but a service can say anything there.
struct FactBus: Sendable {
    private let bus: NATSBus
    private let box: SealedBox
    private let random: any RandomSource
    private let logger: Logger

    /// Nil where `EVENTS_URL` names no bus.
    init?(_ configuration: ServiceConfiguration, _ keys: ServiceKeys, name: ServiceName, random: any RandomSource, logger: Logger) throws {
        guard let url = configuration.eventsURL else { return nil }
        bus = try NATSBus(
            url: url, name: name.text, replicas: configuration.eventsReplicas, authorities: configuration.certificateAuthorities)
        box = try keys.box("facts")
        self.random = random
        self.logger = logger
    }

    var hints: Hints { Hints(bus) }

    /// The handlers that hand facts to the bus, one a subscriber: one that is away holds up nobody else.
    func handlers(_ subscribers: some Sequence<String>) -> [WorkHandler] {
        subscribers.map { name in
            EventPublisher.kind(name).handle { event, item in
                let sealed = box.seal(try JSONWriter.encode(event), context: Self.context(name), random: random)
                do {
                    // A fact has an id of its own for each subscriber: that of its delivery.
                    try await bus.publish(sealed, to: name, id: item.id)
                } catch {
                    throw WorkFailure.temporary("\(error)")
                }
            }
        }
    }

    /// Takes facts for a service until the task is cancelled. One that is not of this release's kinds, or sealed with a secret that this
    /// process does not have, comes again, for a process that can.
    func take(as name: ServiceName, _ receive: @escaping @Sendable (Event) async throws -> Void) async {
        await bus.take(as: name.text) { [box, logger] bytes, attempt in
            do {
                guard let plain = box.open(bytes, context: Self.context(name.text)) else { throw FactError.unreadable }
                try await receive(try InputDecoder.decode(Event.self, from: plain))
                return true
            } catch {
                logger.log(.warning, "fact not taken", ["attempt": .integer(Int64(attempt)), "error": .string(String("\(error)".prefix(300)))])
                return false
            }
        }
    }

    /// A fact opens as that of its subscriber only.
    private static func context(_ subscriber: String) -> [UInt8] { Array("fact for \(subscriber)".utf8) }

    private enum FactError: Error { case unreadable }
}
