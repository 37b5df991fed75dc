@testable import ClientKit
import Contracts
import Platform
import Testing
import Wire

/// The reducer of calls, without anything around it.
@Suite struct CallQueueTests {
    private typealias Queue = CallQueue<FoodCall, FoodLog>
    private static let now = Instant.example
    private static let refusal = CallRefusal.example
    private static let new = NewFoodLog(id: .example, category: .lunch, foodId: .example)

    private func sent(_ effects: [OfflineEffect<Queue>]) -> FoodCall? {
        for effect in effects { if case .send(let call) = effect { return call.call } }
        return nil
    }
    private func answer(_ queue: inout Queue, _ outcome: CallAnswer<FoodLog>.Outcome) -> [OfflineEffect<Queue>] {
        queue.take(.answered(CallAnswer(number: queue.outbox.calls.first?.number ?? 0, outcome: outcome)), now: Self.now)
    }

    @Test("What leaves is saved first, and what was done is kept before the outbox without it")
    func order() {
        var queue = Queue(CallOutbox())
        let begin = queue.take(.write(.favourite(.example, true)), now: Self.now)
        guard case .save(let outbox) = begin.first, case .send = begin.last else {
            Issue.record("\(begin)")
            return
        }
        #expect(outbox.calls.first?.wasSent == true)
        let end = answer(&queue, .done(nil))
        guard case .change = end.first, case .save(let empty) = end.last else {
            Issue.record("\(end)")
            return
        }
        #expect(end.count == 2 && empty.calls.isEmpty)
    }

    @Test("A refused entry is told of as the person left it, and one that they took back is not")
    func folded() {
        var queue = Queue(CallOutbox())
        _ = queue.take(.write(.add(Self.new, shown: .example)), now: Self.now)
        _ = queue.take(.write(.change(.example, FoodLogChange(category: .dinner), shown: .example)), now: Self.now)
        _ = answer(&queue, .refused(Self.refusal))
        #expect(queue.outbox.calls.isEmpty)
        #expect(queue.outbox.issues.map(\.call.log?.category) == [.dinner])
        // Sent again with the same id, it is no issue any more once it is done.
        _ = queue.take(.write(.add(Self.new, shown: .example)), now: Self.now)
        _ = answer(&queue, .done(nil))
        #expect(queue.outbox.unsent == 0)

        _ = queue.take(.write(.add(Self.new, shown: .example)), now: Self.now)
        _ = queue.take(.write(.delete(.example)), now: Self.now)
        #expect(queue.outbox.calls.count == 2)
        _ = answer(&queue, .refused(Self.refusal))
        #expect(queue.outbox.unsent == 0)
    }

    @Test("Failures are waited for ever longer, eight times, and a wait that the service asks for is kept")
    func backoff() {
        var queue = Queue(CallOutbox()), now = Self.now, pauses: [Int64] = []
        _ = queue.take(.write(.favourite(.example, true)), now: now)
        for _ in 0..<9 {
            guard case .wake(let due) = queue.take(.failed(.passing(retryAfter: nil)), now: now).last else { break }
            pauses.append((due - now).milliseconds / 1000)
            #expect(queue.take(.woken, now: due - .milliseconds(1)).isEmpty)
            now = due
            #expect(sent(queue.take(.woken, now: now)) != nil)
        }
        #expect(pauses == [2, 4, 8, 16, 32, 64, 128, 256])
        #expect(sent(queue.take(.foreground, now: now)) != nil)
        guard case .wake(let due) = queue.take(.failed(.passing(retryAfter: 90)), now: now).last else { return }
        #expect(due == now + .seconds(90))
        #expect(queue.take(.failed(.lasting), now: now).isEmpty)
    }

    @Test("Leaving sends what can be sent first, and asks about what the service does not have")
    func leaving() {
        var queue = Queue(CallOutbox())
        guard case .leave(isKept: false) = queue.take(.logOut(hasActiveWork: false), now: Self.now).last else {
            Issue.record("asked")
            return
        }
        _ = queue.take(.write(.favourite(.example, true)), now: Self.now)
        _ = queue.take(.write(.delete(.example)), now: Self.now)
        #expect(queue.take(.logOut(hasActiveWork: false), now: Self.now).isEmpty)
        #expect(sent(answer(&queue, .done(nil)))?.kind == .delete)
        #expect(answer(&queue, .locked(Self.refusal)).count == 1)
        #expect(queue.question == UnsentCalls(calls: 1, hasActiveWork: false))
        // Nothing goes out while it is locked, until the app comes to the front.
        _ = queue.take(.stay, now: Self.now)
        #expect(sent(queue.take(.write(.favourite(.example, false)), now: Self.now)) == nil)
        #expect(sent(queue.take(.foreground, now: Self.now))?.kind == .delete)
    }
}
