internal import HTTPCore
internal import JSONCoding
internal import Wire

/// What only shows over several requests: keys that are used again, and things that are asked for after they are gone.
extension FuzzRun {
    func sequences(_ plan: FuzzPlan) {
        let sender = sender()
        for (place, operation) in plan.operations.enumerated() {
            if isOver(nil) { return }
            do throws(WorldError) {
                if operation.endpoint.takesKey, operation.endpoint.body != nil { try repeats(operation, place, sender) }
                if operation.endpoint.method == .delete, case .parameter? = operation.endpoint.path.segments.last,
                    !rules.says(.repeats, operation.id)
                {
                    try afterDelete(operation, place, plan, sender)
                }
            } catch {
                return tally.stop(error.message)
            }
        }
    }

    private func made(_ operation: Operation, _ name: String, _ draft: RequestDraft, _ expectation: Expectation) -> FuzzCase {
        FuzzCase(operation: operation.id, phase: .boundary, name: name, field: "", draft: draft, expectation: expectation)
    }

    private func ask(
        _ one: FuzzCase, place: [Int], before: [FuzzCase] = [], _ operation: Operation, _ sender: Sender, _ world: World
    ) -> Answer? {
        let reply = patiently(one, place: place, operation, sender, world)
        tally.count(one, reply, isSequence: true)
        switch reply {
        case .silence, .wentDown:
            let failures = Judgement(rules: rules).failures(one, operation, reply)
            for failure in failures { tally.add(failure, one, place: place, before: before) }
        case .answer, .unreachable, .unsent: break
        }
        guard case .answer(let answer) = reply, !Judgement.isEnvironment(answer) else { return nil }
        return answer
    }

    private func repeats(_ operation: Operation, _ place: Int, _ sender: Sender) throws(WorldError) {
        // Both requests must be equal in every value, generated ones included.
        let world = try world().frozen
        var draft = operation.base
        draft.headers = [.init("Idempotency-Key", keys.next() + "-again")]
        let one = made(operation, "repeat with the same key", draft, .undecided)
        let position = [FuzzCase.Phase.allCases.count, place, 0]
        guard let first = ask(one, place: position, operation, sender, world), first.isSuccess,
            let second = ask(one, place: position, before: [one], operation, sender, world)
        else { return }
        // Whoever ended their own session is not known any more.
        if second.status == 401, rules.says(.spends, operation.id) { return }
        if second.status != first.status || second.body != first.body {
            let failure = Failure(
                oracle: .idempotency, field: "Idempotency-Key",
                message:
                    "the first answer was \(first.status), the repeat \(second.status)\(second.code.map { " \($0)" } ?? "")\(second.status == first.status ? " with another body" : "")"
            )
            tally.add(failure, one, place: position, before: [one])
        }
        guard case .json(let body) = draft.body else { return }
        var other = draft
        other.body = .json(body.setting([.member("fuzzOther")], to: .integer(1)))
        let mismatch = made(operation, "another body under the same key", other, .statuses([422]))
        guard let third = ask(mismatch, place: position, before: [one], operation, sender, world) else { return }
        if third.code != ErrorCode.idempotencyMismatch.rawValue {
            let said = "answered \(third.status)\(third.code.map { " \($0)" } ?? "") to another body under a used key"
            tally.add(Failure(oracle: .idempotency, field: "Idempotency-Key", message: said), mismatch, place: position, before: [one])
        }
    }

    /// Deletes a thing of a new world, then asks for it in every way there is.
    private func afterDelete(_ operation: Operation, _ place: Int, _ plan: FuzzPlan, _ sender: Sender) throws(WorldError) {
        let world = try world()
        let delete = made(operation, "delete", operation.base, .undecided)
        let position = [FuzzCase.Phase.allCases.count, place, 1]
        guard let gone = ask(delete, place: position, operation, sender, world), gone.isSuccess else { return }
        let path = operation.endpoint.path.description
        for other in plan.operations where other.endpoint.access == operation.endpoint.access {
            let its = other.endpoint.path.description
            guard its == path || its.hasPrefix(path + "/"), !other.isStream, other.endpoint.rawBody == nil else { continue }
            // A PUT may create anew what was deleted, so its success proves nothing.
            guard other.endpoint.method != .put else { continue }
            var draft = other.base
            for name in operation.endpoint.path.parameterNames { draft.path[name] = operation.base.path[name] }
            let one = made(other, other.id == operation.id ? "delete again" : "after \(operation.id)", draft, .statuses([404]))
            guard let answer = ask(one, place: position, before: [delete], other, sender, world), ![404, 410].contains(answer.status),
                answer.code != "validation_failed"
            else { continue }
            let said = "answered \(answer.status)\(answer.code.map { " \($0)" } ?? "") after \(operation.id)"
            tally.add(Failure(oracle: .useAfterDelete, field: "", message: said), one, place: position, before: [delete])
        }
    }
}
