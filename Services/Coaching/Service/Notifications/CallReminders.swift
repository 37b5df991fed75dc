internal import CoachingDomain
internal import Contracts
internal import Platform
internal import ServiceKit
internal import Storage
internal import Wire

/// Reminds both sides of a call as the policy says, the earliest reminder first. FC-ADD-04.
struct CallReminders: Sendable {
    let dependencies: CoachingDependencies

    var handlers: [WorkHandler] { [CoachingWork.remindOfCall.handle(remind)] }

    /// Adds the reminders that are still to come to the transaction that books or moves a call. Those of an earlier time do nothing.
    func schedule(_ call: StoredCall, run: String?, now: Instant, in db: any Connection) async throws {
        for (index, lead) in leads.enumerated() where call.startsAt - lead > now {
            let due = DueCallReminder(call: call.id, startsAt: EpochMilliseconds(call.startsAt), reminder: Int64(index) + 1)
            try await dependencies.runtime.work.add(
                CoachingWork.remindOfCall, due, run: run, dueAt: call.startsAt - lead, in: db)
        }
    }

    private func remind(_ due: DueCallReminder, _ item: WorkItem) async throws {
        let now = dependencies.runtime.clocks.now(run: item.run)
        // After an outage: once it begins nobody is reminded, and of what the next reminder says neither.
        let next = leads.dropFirst(max(0, Int(clamping: due.reminder))).first ?? .zero
        guard now < due.startsAt.instant - next else { return }
        let notifier = Notifier(dependencies: dependencies, run: item.run)
        try await dependencies.database.write { db in
            guard let call = try await CallStore.remind(due, in: db) else { return }
            for user in [call.client, call.coach] {
                try await notifier.tell(.callReminder, to: user, about: call.client, call: call, in: db)
            }
        }
        dependencies.runtime.work.wake()
    }

    /// How long before a call, the longest first.
    private var leads: [Duration] { dependencies.policy.reminders.sorted(by: >) }
}

/// A reminder of a call at its time of then.
struct DueCallReminder: DTO {
    let call: CoachingCallID
    let startsAt: EpochMilliseconds
    /// 1 for the earliest of the policy's.
    let reminder: Int64
    static let example = DueCallReminder(call: .example, startsAt: .example, reminder: 1)
}

extension CallStore {
    /// Notes that both were reminded.
    /// - Returns: nil when they were before, and for a call that was cancelled, is at another time now or whose people are blocked.
    fileprivate static func remind(_ due: DueCallReminder, in db: any Connection) async throws -> StoredCall? {
        let isFirst = try await db.execute("""
            UPDATE calls SET reminded = \(due.reminder)
            WHERE id = \(due.call.text) AND starts_at = \(due.startsAt.instant) AND status IN ('scheduled', 'live')
                AND reminded < \(due.reminder)
                AND EXISTS (SELECT 1 FROM threads WHERE threads.client_id = calls.client_id AND threads.state = 'open')
            """) == 1
        return isFirst ? try await find(due.call, in: db) : nil
    }
}
