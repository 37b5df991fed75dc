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

    @Test("A deletion goes out although the change before it was refused; a change of the same goes with it")
    func refusedChange() {
        var queue = Queue(CallOutbox())
        func change(_ category: MealCategory) -> FoodCall { .change(.example, FoodLogChange(category: category), shown: .example) }
        _ = queue.take(.write(change(.dinner)), now: Self.now)
        _ = queue.take(.write(change(.snack)), now: Self.now)
        _ = answer(&queue, .refused(Self.refusal))
        #expect(queue.outbox.calls.isEmpty)
        #expect(queue.outbox.issues.map(\.call.change?.category) == [.snack])

        queue = Queue(CallOutbox())
        _ = queue.take(.write(change(.dinner)), now: Self.now)
        _ = queue.take(.write(.delete(.example)), now: Self.now)
        let next = sent(answer(&queue, .refused(Self.refusal)))
        #expect(next?.kind == .delete)
        #expect(queue.outbox.issues.map(\.call.kind) == [.change])
        // Done, there is nothing left to decide about the change.
        _ = answer(&queue, .done(nil))
        #expect(queue.outbox.unsent == 0)

        // A meal that is not eaten after all, and a task that is done after all.
        _ = queue.take(.write(.eat(.example, EatenMeal(), shown: .example)), now: Self.now)
        _ = queue.take(.write(.uneat(.example)), now: Self.now)
        let uneaten = sent(answer(&queue, .refused(Self.refusal)))
        #expect(uneaten?.kind == .uneat)
        var tasks = CallOutbox<TaskCall>()
        tasks.add(TaskCall(.skip, .example, key: "1", at: Self.now))
        tasks.calls[0].wasSent = true
        tasks.add(TaskCall(.complete, .example, key: "2", at: Self.now))
        tasks.refuse(1, Self.refusal)
        #expect(tasks.calls.map(\.call.kind) == [.complete] && tasks.issues.map(\.call.kind) == [.skip])
    }

    @Test("What an earlier try may have done stays as it is, although a later one was not allowed")
    func uncertain() {
        var queue = Queue(CallOutbox())
        _ = queue.take(.write(.add(Self.new, shown: .example)), now: Self.now)
        _ = queue.take(.failed(.passing(retryAfter: nil)), now: Self.now)
        #expect(sent(queue.take(.foreground, now: Self.now)) != nil)
        _ = answer(&queue, .locked(Self.refusal))
        // The entry may be there, so its deletion has to be sent behind it.
        _ = queue.take(.write(.delete(.example)), now: Self.now)
        #expect(queue.outbox.calls.map(\.call.kind) == [.add, .delete])

        // Sent only once and refused it was not done: both are nothing.
        queue = Queue(CallOutbox())
        _ = queue.take(.write(.add(Self.new, shown: .example)), now: Self.now)
        _ = answer(&queue, .locked(Self.refusal))
        _ = queue.take(.write(.delete(.example)), now: Self.now)
        #expect(queue.outbox.calls.isEmpty)
    }

    @Test("A locked message holds the messages behind it and nothing else; taken back, it holds nothing")
    func passedOver() {
        let lock = CallRefusal(status: 403, code: ErrorCode.quotaExceeded.rawValue, message: "", fields: [], upgrade: .premium)
        var queue = CallQueue<MessageCall, SentMessage>(CallOutbox())
        func id(_ number: Int) -> ClientMessageID { ClientMessageID(trusted: "01960f3e-7b6a-7c3e-9d2a-5b8f0c1d2e0\(number)") }
        func message(_ number: Int) -> MessageCall { .send(id(number), .example, at: Self.now) }
        func take(_ event: OfflineEvent<CallQueue<MessageCall, SentMessage>>) -> MessageCall? {
            for effect in queue.take(event, now: Self.now) { if case .send(let call) = effect { return call.call } }
            return nil
        }
        let first = take(.write(message(1))), mark = take(.write(.read(upTo: 7))), second = take(.write(message(2)))
        #expect(first == message(1) && mark == nil && second == nil)
        let next = take(.answered(CallAnswer(number: 1, outcome: .locked(lock))))
        #expect(next == .read(upTo: 7))
        let afterMark = take(.answered(CallAnswer(number: 2, outcome: .done(nil))))
        #expect(afterMark == nil && queue.outbox.lock == lock)
        #expect(queue.outbox.calls.map(\.call) == [message(1), message(2)])
        let later = take(.write(.delivered(upTo: 8))), done = take(.answered(CallAnswer(number: 4, outcome: .done(nil))))
        let third = take(.write(message(3)))
        #expect(later == .delivered(upTo: 8) && done == nil && third == nil)
        let rest = take(.write(.takeBack(id(1))))
        #expect(rest == message(2) && queue.outbox.lock == nil)

        // In the front again, the locked ones are tried first, in their order.
        _ = take(.answered(CallAnswer(number: 3, outcome: .locked(lock))))
        _ = take(.write(.read(upTo: 9)))
        _ = take(.answered(CallAnswer(number: 6, outcome: .done(nil))))
        let again = take(.foreground), last = take(.answered(CallAnswer(number: 3, outcome: .done(nil))))
        #expect(again == message(2) && last == message(3) && queue.outbox.lock == nil)
    }

    @Test("Failures are waited for ever longer, eight times, and a wait that the service asks for is kept")
    func backoff() {
        var queue = Queue(CallOutbox()), now = Self.now, pauses: [Int64] = []
        _ = queue.take(.write(.favourite(.example, true)), now: now)
        for _ in 0..<9 {
            guard case .wake(let due) = queue.take(.failed(.passing(retryAfter: nil)), now: now).last else { break }
            pauses.append((due - now).milliseconds / 1000)
            guard case .wake(due) = queue.take(.woken, now: due - .milliseconds(1)).last else {
                Issue.record("not woken again")
                return
            }
            now = due
            #expect(sent(queue.take(.woken, now: now)) != nil)
        }
        #expect(pauses == [2, 4, 8, 16, 32, 64, 128, 256])
        #expect(sent(queue.take(.foreground, now: now)) != nil)
        guard case .wake(let due) = queue.take(.failed(.passing(retryAfter: 90)), now: now).last else { return }
        #expect(due == now + .seconds(90))
        // What a day allows is asked for once, when the day is over.
        #expect(sent(queue.take(.woken, now: due)) != nil)
        guard case .wake(let nextDay) = queue.take(.failed(.passing(retryAfter: 86_400)), now: due).last else { return }
        #expect(nextDay == due + .hours(24))
        #expect(sent(queue.take(.woken, now: nextDay - .milliseconds(1))) == nil && queue.outbox.calls.count == 1)
        #expect(sent(queue.take(.woken, now: nextDay)) != nil)
        #expect(queue.take(.failed(.lasting), now: nextDay).isEmpty)
    }

    /// Lets every try of the first call fail so, and the others be done, as long as something is sent by itself.
    /// - Returns: what was sent, in order.
    private func tried(_ queue: inout Queue, _ failure: CallFailure, from begin: FoodCall?, now: inout Instant) -> [String] {
        var ids: [String] = [], call = begin
        while let asked = call, ids.count < 40 {
            ids.append(asked.id)
            let number = queue.outbox.calls.first { $0.call.id == asked.id }?.number ?? 0
            let isFirst = asked.id == FoodID.example.text
            let effects = queue.take(
                isFirst ? .failed(failure) : .answered(CallAnswer(number: number, outcome: .done(nil))), now: now)
            call = sent(effects)
            guard case .wake(let due)? = effects.last else { continue }
            now = due
            call = sent(queue.take(.woken, now: now))
        }
        return ids
    }

    @Test("A call that is never done does not keep the others back, and the person decides about it in the end", arguments: [true, false])
    func unjudged(_ isPassing: Bool) {
        var queue = Queue(CallOutbox()), now = Self.now
        let failure = CallFailure.unjudged(Self.refusal, retryAfter: nil, isPassing: isPassing), other = FoodID(trusted: "09040")
        let begin = sent(queue.take(.write(.favourite(.example, true)), now: now))
        _ = queue.take(.write(.favourite(.example, false)), now: now)
        _ = queue.take(.write(.favourite(other, true)), now: now)
        let ids = tried(&queue, failure, from: begin, now: &now), first = FoodID.example.text
        // Once the service answers others, it is tried anew and repeated eight times; where no repetition helps, it is tried once more.
        let before = Array(repeating: first, count: isPassing ? 3 : 1), after = Array(repeating: first, count: isPassing ? 9 : 1)
        let expected = before + [other.text] + after
        #expect(Array(ids.prefix(expected.count)) == expected)
        let issues = queue.outbox.issues, left = queue.outbox.calls
        #expect(issues.count == 1 && issues.first?.call.kind == .favour && issues.first?.refusal == Self.refusal)
        // What was done to the same thing since comes after it and not before.
        #expect(left.count == 1 && left.first?.call.kind == .unfavour)
        _ = queue.take(.settle(1), now: now)
        #expect(queue.outbox.issues.isEmpty)
    }

    @Test("As long as the service answers nothing else, it is not said of a call that it cannot be done")
    func unjudgedAlone() {
        var queue = Queue(CallOutbox()), now = Self.now
        let failure = CallFailure.unjudged(Self.refusal, retryAfter: nil, isPassing: true)
        let begin = sent(queue.take(.write(.favourite(.example, true)), now: now))
        let first = tried(&queue, failure, from: begin, now: &now)
        #expect(first.count == 9 && queue.outbox.calls.count == 1 && queue.outbox.issues.isEmpty)
        // However often the person comes back while the service is down.
        for _ in 0..<3 {
            let again = sent(queue.take(.foreground, now: now)), more = tried(&queue, failure, from: again, now: &now)
            #expect(more.count == 9 && queue.outbox.calls.count == 1 && queue.outbox.issues.isEmpty)
        }
        #expect(sent(queue.take(.foreground, now: now)) != nil)
        _ = answer(&queue, .done(nil))
        #expect(queue.outbox.unsent == 0)
    }

    @Test("Neither what the service does meanwhile nor who comes back often wears out the tries of a call", arguments: [false, true])
    func unjudgedBeside(_ comesBack: Bool) {
        var queue = Queue(CallOutbox()), due: Instant?, givenUp: Int64?
        let failure = CallFailure.unjudged(Self.refusal, retryAfter: nil, isPassing: true)
        func run(_ begin: [OfflineEffect<Queue>], _ now: Instant) {
            var effects = begin
            while true {
                if case .wake(let instant)? = effects.last { due = instant }
                guard let call = sent(effects), let found = queue.outbox.calls.first(where: { $0.call.id == call.id }) else { return }
                due = nil
                let isFirst = call.id == FoodID.example.text
                effects = queue.take(
                    isFirst ? .failed(failure) : .answered(CallAnswer(number: found.number, outcome: .done(nil))), now: now)
            }
        }
        run(queue.take(.write(.favourite(.example, true)), now: Self.now), Self.now)
        for second in Int64(1)...900 where givenUp == nil {
            let now = Self.now + .seconds(second)
            if second <= 20 || second == 100 {
                run(queue.take(.write(.favourite(FoodID(trusted: "\(10_000 + second)"), true)), now: now), now)
            }
            if comesBack, second % 7 == 3 { run(queue.take(.foreground, now: now), now) }
            if let instant = due, instant <= now { run(queue.take(.woken, now: now), now) }
            if !queue.outbox.issues.isEmpty { givenUp = second }
            // The others do not wait for its pauses.
            if second >= 30, givenUp == nil, queue.outbox.calls.count > 1 { Issue.record("\(second): \(queue.outbox.calls)") }
        }
        #expect((givenUp ?? 0) >= 480 && queue.outbox.calls.isEmpty)
    }

    @Test("What may have been done although it never was said so is taken back there")
    func unjudgedEntry() {
        var queue = Queue(CallOutbox())
        let failure = CallFailure.unjudged(Self.refusal, retryAfter: nil, isPassing: false), now = Self.now
        _ = queue.take(.write(.add(Self.new, shown: .example)), now: now)
        _ = queue.take(.write(.delete(.example)), now: now)
        _ = queue.take(.failed(failure), now: now)
        // The service answers another one, and not this.
        let other = sent(queue.take(.write(.favourite(.example, true)), now: now))
        #expect(other?.kind == .favour)
        let again = sent(queue.take(.answered(CallAnswer(number: 3, outcome: .done(nil))), now: now))
        #expect(again?.kind == .add)
        let deletion = sent(queue.take(.failed(failure), now: now))
        #expect(deletion?.kind == .delete && queue.outbox.issues.isEmpty)
    }

    @Test("What may be about one call alone is told from what is about the person, the way and how much is asked")
    func told() throws {
        func failure(_ error: ClientError) -> CallFailure? {
            if case .failed(let found) = Queue.event(1, error, isGoneDone: false) { return found }
            return nil
        }
        func isPassing(_ error: ClientError) -> Bool? {
            if case .unjudged(_, _, let found)? = failure(error) { return found }
            return nil
        }
        for status in [403, 404, 413] { #expect(isPassing(.http(status: status, body: [])) == false) }
        for status in [500, 502, 504] { #expect(isPassing(.http(status: status, body: [])) == true) }
        for status in [408, 429, 503] { #expect(failure(.http(status: status, body: [])) == .passing(retryAfter: nil)) }
        #expect(failure(.http(status: 503, body: [], retryAfter: .seconds(60))) == .passing(retryAfter: 60))
        for status in [302, 401, 407] { #expect(failure(.http(status: status, body: [])) == .lasting) }
        let mistake = try #require(ServiceRefusal(status: 500, body: Array(#"{"code":"internal_error"}"#.utf8)))
        #expect(isPassing(.api(mistake)) == true)
        let busy = try #require(ServiceRefusal(status: 503, body: Array(#"{"code":"overloaded","retryAfter":9}"#.utf8)))
        #expect(failure(.api(busy)) == .passing(retryAfter: 9))
        #expect(failure(.network(.unreachable)) == .passing(retryAfter: nil))
    }

    @Test("A clock that is set back while something waits does not keep it until the app comes to the front")
    func clockSetBack() {
        var queue = Queue(CallOutbox())
        _ = queue.take(.write(.favourite(.example, true)), now: Self.now)
        _ = queue.take(.failed(.passing(retryAfter: nil)), now: Self.now)
        let due = Self.now + .seconds(2), back = Self.now - .hours(1)
        var again: Instant?
        for effect in queue.take(.woken, now: back) { if case .wake(let instant) = effect { again = instant } }
        #expect(again == back + .seconds(300))
        #expect(sent(queue.take(.woken, now: due)) != nil)
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

    @Test("Leaving asks about what is unsent elsewhere in the app too")
    func leavingMore() {
        var queue = Queue(CallOutbox())
        let asked = queue.take(.logOut(hasActiveWork: false, alsoUnsent: 3), now: Self.now)
        #expect(asked.isEmpty && queue.question == UnsentCalls(calls: 3, hasActiveWork: false))
        _ = queue.take(.stay, now: Self.now)
        _ = queue.take(.write(.favourite(.example, true)), now: Self.now)
        _ = queue.take(.logOut(hasActiveWork: false, alsoUnsent: 1), now: Self.now)
        _ = answer(&queue, .done(nil))
        #expect(queue.question == UnsentCalls(calls: 1, hasActiveWork: false))
        guard case .leave(isKept: true) = queue.take(.keep, now: Self.now).last else {
            Issue.record("not kept")
            return
        }
    }
}
