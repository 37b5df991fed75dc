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
        /// Cases of which something can be said.
        var judged = 0
        var reached: Set<String> = []
        var problem: String?
        /// The first case that was answered before the service was found away and came back.
        var suspect: (one: FuzzCase, place: [Int])?
    }

    private let state = Mutex(State())

    var snapshot: State { state.withLock { $0 } }
    var sent: Int { state.withLock { $0.cases.values.reduce(0, +) } }
    var isBroken: Bool { state.withLock { $0.problem != nil } }

    func stop(_ problem: String) { state.withLock { if $0.problem == nil { $0.problem = problem } } }

    /// The service was away when the case after this one was sent.
    func suspect(_ one: FuzzCase, place: [Int]) { state.withLock { if $0.suspect == nil { $0.suspect = (one, place) } } }

    /// Where no case is known to have brought the service down, the one before it went is the finding: no run passes over that.
    func blameSuspect(hasNeighbours: Bool) {
        let state = snapshot
        guard let suspect = state.suspect, !state.findings.values.contains(where: { $0.oracle == .noAnswer }) else { return }
        let message = Judgement.wentDown("it was, and then nobody listened for a while", hasNeighbours: hasNeighbours)
        let failure = Failure(oracle: .noAnswer, field: suspect.one.field, message: message)
        add(failure, suspect.one, place: suspect.place)
    }

    func count(_ one: FuzzCase, _ reply: Reply, isSequence: Bool = false) {
        state.withLock { state in
            switch reply {
            case .unsent:
                state.unsent += 1
                return
            case .answer(let answer):
                state.statuses[answer.status, default: 0] += 1
                if Judgement.isEnvironment(answer) { state.throttled += 1 } else { state.judged += 1 }
                if answer.isSuccess { state.reached.insert(one.operation) }
            case .silence, .wentDown: state.judged += 1
            case .unreachable: break
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
