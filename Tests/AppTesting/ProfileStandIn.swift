public import Contracts
public import Platform
public import ServiceKit
public import Storage
internal import Synchronization
public import Wire

/// A profile service for the tests of services that plan with profiles: it answers with the facts the test gives it and remembers
/// the weights it is told.
public struct ProfileStandIn: Service {
    public static let name = "profile"
    public static let migrations: [Migration] = []
    public static func settings(from reader: inout ConfigReader) -> Nothing { Nothing() }

    public let routes: [Route]
    public let authenticator: any Authenticator = NoPeople()
    public let work: [WorkHandler] = []
    let state: State

    public init(settings: Nothing, runtime: ServiceRuntime) async throws {
        let state = State()
        self.state = state
        let ids = runtime.ids
        routes = [
            Profiles.facts.handle { call in
                guard let facts = state.facts(call.parameters.id) else { throw APIError(.notFound) }
                return facts
            },
            Profiles.pushToBrowser.handle { call in
                guard state.facts(call.parameters.id) != nil else { throw APIError(.notFound) }
                state.note(call.body, to: call.parameters.device)
                return Nothing()
            },
            Profiles.recordWeight.handle { call in
                guard state.facts(call.parameters.id) != nil else { throw APIError(.notFound) }
                guard let weight = call.body.weight else { throw APIError(.validationFailed) }
                let date = call.body.date ?? state.latest ?? .example
                if let latest = state.latest, date > latest {
                    throw APIError(.validationFailed, fields: [FieldProblem("date", .mustNotBeLater(than: latest))])
                }
                state.note(weight, as: call.parameters.evidence)
                return WeightEntry(
                    id: WeightID(trusted: ids.next()), date: date, weightKg: weight, enteredUnit: .kg, note: nil, createdAt: call.now)
            },
            Profiles.withdrawWeight.handle { call in
                state.withdraw(call.parameters.evidence)
                return Nothing()
            },
        ]
    }

    /// The weights other services logged and did not take back.
    public var weights: [Kilograms] { state.weights }

    /// What other services pushed to browsers: `device title`.
    public var pushes: [String] { state.pushes }

    /// When each of these is of no use any more.
    public var expiries: [Instant?] { state.expiries }

    /// What this service answers about somebody from now on.
    public func set(_ facts: PersonFacts) { state.set(facts) }
    public func forget(_ user: UserID) { state.forget(user) }
    /// Which day it is here: weights of later ones are refused.
    public func set(today: LocalDate) { state.set(today) }

    final class State: Sendable {
        private struct Kept {
            var facts: [UserID: PersonFacts] = [:]
            var weights: [(weight: Kilograms, evidence: EvidenceID?)] = []
            var pushes: [(text: String, expiresAt: Instant?)] = []
            var latest: LocalDate?
        }
        private let kept = Mutex(Kept())
        var weights: [Kilograms] { kept.withLock { $0.weights.map(\.weight) } }
        var pushes: [String] { kept.withLock { $0.pushes.map(\.text) } }
        var expiries: [Instant?] { kept.withLock { $0.pushes.map(\.expiresAt) } }
        var latest: LocalDate? { kept.withLock { $0.latest } }
        func set(_ today: LocalDate) { kept.withLock { $0.latest = today } }
        func facts(_ id: UserID) -> PersonFacts? { kept.withLock { $0.facts[id] } }
        func set(_ facts: PersonFacts) { kept.withLock { $0.facts[facts.profile.userId] = facts } }
        func forget(_ id: UserID) { kept.withLock { $0.facts[id] = nil } }
        /// One that came as evidence is noted once.
        func note(_ weight: Kilograms, as evidence: EvidenceID?) {
            kept.withLock { kept in
                guard evidence == nil || !kept.weights.contains(where: { $0.evidence == evidence }) else { return }
                kept.weights.append((weight, evidence))
            }
        }
        func withdraw(_ evidence: EvidenceID) { kept.withLock { $0.weights.removeAll { $0.evidence == evidence } } }
        func note(_ push: BrowserNotification, to device: DeviceID) {
            kept.withLock { $0.pushes.append(("\(device.text) \(push.title.text)", push.expiresAt)) }
        }
    }
}

struct NoPeople: Authenticator {
    func principal(bearer token: String, context: RequestContext) async throws -> Principal { throw APIError(.unauthenticated) }
}
