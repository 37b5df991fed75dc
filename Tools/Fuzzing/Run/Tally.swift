internal import Synchronization

/// What several threads found, added up.
final class Tally: Sendable {
    struct State: Sendable {
        var findings: [Finding.Key: Finding] = [:]
        var cases: [FuzzCase.Phase: Int] = [:]
        var sequences = 0
        var statuses: [Int: Int] = [:]
        var throttled = 0
        var unsent = 0
        var reached: Set<String> = []
        var problem: String?
    }

    private let state = Mutex(State())

    var snapshot: State { state.withLock { $0 } }
    var sent: Int { state.withLock { $0.cases.values.reduce(0, +) } }
    var isBroken: Bool { state.withLock { $0.problem != nil } }

    func stop(_ problem: String) { state.withLock { if $0.problem == nil { $0.problem = problem } } }

    func count(_ one: FuzzCase, _ reply: Reply, isSequence: Bool = false) {
        state.withLock { state in
            switch reply {
            case .unsent:
                state.unsent += 1
                return
            case .answer(let answer):
                state.statuses[answer.status, default: 0] += 1
                if Judgement.isEnvironment(answer) { state.throttled += 1 }
                if answer.isSuccess { state.reached.insert(one.operation) }
            case .silence, .unreachable: break
            }
            if isSequence { state.sequences += 1 } else { state.cases[one.phase, default: 0] += 1 }
        }
    }

    func add(_ failure: Failure, _ one: FuzzCase, place: [Int], before: [FuzzCase] = []) {
        let finding = Finding(
            operation: one.operation, oracle: failure.oracle, field: failure.field, count: 1, message: failure.message, example: one,
            place: place, before: before)
        state.withLock { state in
            guard var known = state.findings[finding.key] else {
                state.findings[finding.key] = finding
                return
            }
            known.count += 1
            if place.lexicographicallyPrecedes(known.place) {
                known.place = place
                known.message = failure.message
                known.example = one
                known.before = before
            }
            state.findings[finding.key] = known
        }
    }
}
