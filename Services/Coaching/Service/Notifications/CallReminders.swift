internal import CoachingDomain
internal import Contracts
internal import Platform
internal import ServiceKit
internal import Storage
internal import Wire

/// How long before a call both sides are reminded of it.
enum CallReminder: Int64, CaseIterable, Sendable {
    case dayBefore = 1
    case quarterBefore = 2

    var lead: Duration { self == .dayBefore ? .hours(24) : .minutes(15) }
}

/// Reminds both sides of a call, a day and a quarter of an hour before. FC-ADD-04.
struct CallReminders: Sendable {
    let dependencies: CoachingDependencies

    var handlers: [WorkHandler] { [CoachingWork.remindOfCall.handle(remind)] }

    /// Adds the reminders that are still to come to the transaction that books or moves a call. Those of an earlier time do nothing.
    func schedule(_ call: StoredCall, run: String?, now: Instant, in db: any Connection) async throws {
        for reminder in CallReminder.allCases where call.startsAt - reminder.lead > now {
            let due = DueCallReminder(call: call.id, startsAt: EpochMilliseconds(call.startsAt), reminder: reminder.rawValue)
            try await dependencies.runtime.work.add(
                CoachingWork.remindOfCall, due, run: run, dueAt: call.startsAt - reminder.lead, in: db)
        }
    }

    private func remind(_ due: DueCallReminder, _ item: WorkItem) async throws {
        let now = dependencies.runtime.clocks.now(run: item.run)
        // After an outage: once it begins nobody is reminded, and of what the next reminder says neither.
        guard let reminder = CallReminder(rawValue: due.reminder), now < due.startsAt.instant,
            reminder == .quarterBefore || now < due.startsAt.instant - CallReminder.quarterBefore.lead
        else { return }
        let notifier = Notifier(dependencies: dependencies, run: item.run)
        try await dependencies.database.write { db in
            guard let call = try await CallStore.remind(due.call, at: due.startsAt.instant, reminder, in: db) else { return }
            for user in [call.client, call.coach] {
                try await notifier.tell(.callReminder, to: user, about: call.client, call: call, in: db)
            }
        }
        dependencies.runtime.work.wake()
    }
}

/// A reminder of a call at its time of then.
struct DueCallReminder: DTO {
    let call: CoachingCallID
    let startsAt: EpochMilliseconds
    let reminder: Int64
    static let example = DueCallReminder(call: .example, startsAt: .example, reminder: 1)
}

extension CallStore {
    /// Notes that both were reminded.
    /// - Returns: nil when they were before, and for a call that was cancelled or is at another time now.
    fileprivate static func remind(
        _ id: CoachingCallID, at start: Instant, _ reminder: CallReminder, in db: any Connection
    ) async throws -> StoredCall? {
        let isFirst = try await db.execute("""
            UPDATE calls SET reminded = \(reminder.rawValue)
            WHERE id = \(id.text) AND starts_at = \(start) AND status IN ('scheduled', 'live') AND reminded < \(reminder.rawValue)
            """) == 1
        return isFirst ? try await find(id, in: db) : nil
    }
}
