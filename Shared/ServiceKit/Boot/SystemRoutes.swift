internal import Contracts
internal import HTTPCore
internal import JSONCoding
internal import Platform
internal import Storage
internal import Synchronization
internal import Wire

/// The routes every service has.
struct SystemRoutes: Sendable {
    let service: String
    let database: any Database
    let metrics: Metrics
    let logger: Logger
    let documents: ServiceDocuments
    let clocks: TestClocks
    let worker: Worker
    let lifecycle: Lifecycle
    let readiness: Readiness
    let testHooks: Bool
    let events: EventReceiver
    let work: WorkQueue

    var routes: [Route] {
        let always = [
            System.health.handle { _ in Health(status: "ok", service: service) },
            System.ready.handle(ready),
            System.metrics.handle { _ in HTTPResponse(status: .ok, body: .bytes(Array(metrics.render().utf8))) },
            System.openAPI.handleRendered { _ in try await documents.openAPI.value() },
            System.receiveEvent.handle(receiveEvent),
            ServiceLog.setLevel.handle(setLevel),
        ] + WorkDesk(database: database, queue: work).routes
        let page = documents.page.map { page in [System.docs.handle { _ in try await page.value() }] } ?? []
        return always + page + (testHooks ? [System.moveClock.handle(moveClock)] : [])
    }

    private func ready(_ call: Call<Anyone, Nothing, Nothing>) async throws -> Health {
        guard !lifecycle.isDraining else { throw notReady("process", .stopping) }
        if let fault = await readiness.fault() { throw notReady("database", fault) }
        return Health(status: "ready", service: service)
    }

    /// `fields` names what is missing and says what is wrong with it.
    private func notReady(_ dependency: String, _ fault: DependencyFault) -> APIError {
        APIError(.unavailable, fields: [FieldProblem(dependency, .dependency(fault))], retryAfter: .seconds(1))
    }

    private func receiveEvent(_ call: Call<PeerService, Nothing, Event>) async throws -> Nothing {
        guard call.caller.name == call.body.type.publisher.text || (testHooks && call.caller.name == ServiceName.harness.text) else {
            throw APIError(.forbidden)
        }
        try await events.take(call.body, now: call.now)
        return Nothing()
    }

    private func setLevel(_ call: Call<PeerService, Nothing, LogChange>) async throws -> Nothing {
        guard let level = LogLevel(rawValue: call.body.level.rawValue) else { throw APIError(.internalError) }
        logger.setLevel(level)
        logger.log(max(level, .notice), "log level set", ["to": .string(level.rawValue), "by": .string(call.caller.name)])
        return Nothing()
    }

    private func moveClock(_ call: Call<Anyone, Nothing, ClockMove>) async throws -> ClockMoved {
        let move = call.body
        guard let jobs = try await worker.advance(move.run.text, to: move.now, follows: move.follows ?? false) else {
            throw APIError(.clockBackwards)
        }
        if move.ends == true { try await worker.end(move.run.text) }
        return ClockMoved(now: call.body.now, jobs: jobs)
    }
}

/// Whether the process is on its way out.
final class Lifecycle: Sendable {
    private let draining = Atomic(false)
    var isDraining: Bool { draining.load(ordering: .acquiring) }
    func drain() { draining.store(true, ordering: .releasing) }
}
