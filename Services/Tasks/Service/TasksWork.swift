internal import Contracts
internal import ServiceKit
internal import Wire

/// What this service leaves for after its transactions.
enum TasksWork {
    /// Take somebody over from the profile service again.
    static let takeOver: WorkKind<TakeOver> = "takeOver"
    /// Tell the profile service of a weight that came as evidence, unless that was taken back by then.
    static let recordWeight: WorkKind<WeightRecord> = "recordWeight"
    /// Tell it that such a weight was taken back. A kind of its own: releases that know nothing of it leave it to those that do.
    static let withdrawWeight: WorkKind<WeightRecord> = "withdrawWeight"
    /// Take news again that came too early: their date has begun by now, or their person has a plan.
    static let earlyNews: WorkKind<Event> = "earlyNews"
    static let reminder: WorkKind<DueReminder> = "reminder"
    /// Send a notification to every device of its person.
    static let push: WorkKind<NotificationAddress> = "push"
    /// Send it to one of them.
    static let pushOne: WorkKind<NotificationAddress> = "pushOne"
}

struct TakeOver: DTO {
    let user: UserID
    static let example = TakeOver(user: .example)
}

struct WeightRecord: DTO {
    let user: UserID
    /// In hundredths of a kilogram.
    let weight: Int64
    let date: LocalDate
    /// What it came as. Releases before this one did not say.
    var evidence: EvidenceID?
    static let example = WeightRecord(user: .example, weight: 8000, date: .example)
}

struct DueReminder: DTO {
    let user: UserID
    let at: EpochMilliseconds
    static let example = DueReminder(user: .example, at: .example)
}

/// Which notification goes to whom, and to which of their devices once that is known.
struct NotificationAddress: PushAddress {
    let user: UserID
    let notification: NotificationID
    var device: DeviceID?
    var notificationID: String { notification.text }
    static let example = NotificationAddress(user: .example, notification: .example, device: .example)

    // Without a device there is a null, as releases before this one write it.
    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(user, forKey: .user)
        try container.encode(notification, forKey: .notification)
        try container.encode(device, forKey: .device)
    }

    private enum CodingKeys: String, CodingKey { case user, notification, device }
}
