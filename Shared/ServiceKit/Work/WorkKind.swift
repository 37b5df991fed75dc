package import JSONCoding
package import Platform
public import Wire

/// A kind of work that a service leaves for after its transaction (a delivery to another party, or a job at a later time), with what its
/// handler has to know.
///
/// Payloads are stored, and processes of several releases share a database during a rolling change: a release reads what the one before
/// it wrote, and the other way round. So a member that is added to a payload is optional, and none is renamed.
public struct WorkKind<Payload: DTO>: Sendable, ExpressibleByStringLiteral {
    /// As it stands in the database and in metrics.
    public let name: String

    public init(_ name: String) { self.name = name }
    public init(stringLiteral value: String) { name = value }

    /// The handler of this kind. A payload that does not fit is left as it is, for a process of the release that wrote it.
    public func handle(_ body: @escaping @Sendable (Payload, WorkItem) async throws -> Void) -> WorkHandler {
        WorkHandler(
            name, perform: { item in try await body(try Self.payload(item.payload), item) },
            reencode: { try JSONParser.parse(try JSONWriter.encode(try Self.payload($0))) })
    }

    private static func payload(_ json: JSONValue) throws(Misfit) -> Payload {
        do {
            return try InputDecoder.decode(Payload.self, from: json)
        } catch {
            guard case .invalid(let problems) = error else { throw Misfit("it is not what was agreed on") }
            // Names and rules only: the values may be secret.
            throw Misfit(problems.map { "\($0.field) \($0.rule.code)" }.joined(separator: ", "))
        }
    }
}

/// Why this process cannot do a piece of work that another one may well do: it is tried again and again, by whoever claims it, until
/// somebody can or an operator drops it, and never buried.
protocol LeftForOthers: Error {}

/// A payload that opens but is not of the type that this release knows, such as one that a newer release wrote.
struct Misfit: LeftForOthers, CustomStringConvertible {
    let description: String
    init(_ problems: String) { description = "the payload does not fit this release: " + problems }
}

/// What does the work of one kind. Made by `WorkKind.handle`.
public struct WorkHandler: Sendable {
    /// The name of the kind.
    public let kind: String
    private let perform: @Sendable (WorkItem) async throws -> Void
    /// Reads a payload and writes it again.
    package let reencode: @Sendable (JSONValue) throws -> JSONValue

    package init(
        _ kind: String, perform: @escaping @Sendable (WorkItem) async throws -> Void,
        reencode: @escaping @Sendable (JSONValue) throws -> JSONValue = { $0 }
    ) {
        self.kind = kind
        self.reencode = reencode
        self.perform = perform
    }

    package func callAsFunction(_ item: WorkItem) async throws { try await perform(item) }
}

/// One piece of work as its handler gets it, beside its payload. Work is done at least once: the id is the same each time, for the
/// receiver to recognise a repeat by.
public struct WorkItem: Sendable {
    public let id: String
    /// The name of the kind.
    public let kind: String
    package let payload: JSONValue
    public let run: String?
    /// When the work was due, on its run's clock.
    public let dueAt: Instant
    /// 1 the first time.
    public let attempt: Int
    /// Whether the payload may be sealed with a secret that this process does not have.
    let isForeign: Bool
    /// What the work was added in the name of, where it was to be done soon.
    let trace: TraceContext?

    package init(
        id: String, kind: String, payload: JSONValue, run: String?, dueAt: Instant, attempt: Int, isForeign: Bool = false,
        trace: TraceContext? = nil
    ) {
        self.id = id
        self.kind = kind
        self.payload = payload
        self.run = run
        self.dueAt = dueAt
        self.attempt = attempt
        self.isForeign = isForeign
        self.trace = trace
    }
}

/// How a handler says that a delivery did not work.
public enum WorkFailure: Error, Sendable {
    /// Worth another try later.
    /// - Parameter after: how long whoever refused asks to be left alone; counted up to an hour.
    case temporary(String, after: Duration? = nil)
    /// Will never work; kept for people to look at.
    case permanent(String)
}

/// An instant within a payload, stored as its integer of milliseconds.
public struct EpochMilliseconds: WireValue {
    public let instant: Instant

    public init(_ instant: Instant) { self.instant = instant }

    public static let schema = Schema.integer(minimum: nil, maximum: nil)
    public static let example = EpochMilliseconds(Instant(milliseconds: 1_772_352_000_000))

    public init(from decoder: any Decoder) throws {
        self.init(Instant(milliseconds: try decoder.singleValueContainer().decode(Int64.self)))
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(instant.milliseconds)
    }
}
