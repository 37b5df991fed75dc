public import Contracts
public import Wire

/// The free slots of one day, by the clock of whoever books.
public struct SlotDay: Sendable, Equatable, Identifiable {
    public let date: LocalDate
    public let slots: [CallSlot]
    public var id: LocalDate { date }

    /// - Parameter localDate: which day it is at an instant where the reader is.
    public static func days(_ list: SlotList, _ localDate: (Instant) -> LocalDate) -> [SlotDay] {
        var days: [SlotDay] = []
        for slot in list.items.sorted(by: { $0.slot < $1.slot }) {
            let date = localDate(slot.slot)
            if let last = days.last, last.date == date {
                days[days.count - 1] = SlotDay(date: date, slots: last.slots + [slot])
            } else {
                days.append(SlotDay(date: date, slots: [slot]))
            }
        }
        return days
    }
}

/// What can be done with a call now, by the service's clock. FC-ADD-01.
public enum CallStage: Sendable, Equatable {
    /// The link opens in so long.
    case waiting(Duration)
    case joinable
    case over
    case cancelled

    public init(_ call: CoachingCall, now: Instant) {
        self =
            switch call.status {
            case .cancelled: .cancelled
            case .finished, .missed: .over
            case _ where now >= call.endsAt: .over
            case _ where now >= call.joinOpensAt: .joinable
            default: .waiting(call.joinOpensAt - now)
            }
    }

    /// When it is another one; nil when it stays.
    public static func next(_ call: CoachingCall, now: Instant) -> Instant? {
        switch CallStage(call, now: now) {
        case .waiting: call.joinOpensAt
        case .joinable: call.endsAt
        case .over, .cancelled: nil
        }
    }

    /// Whether who cancels now gets the call back. FC-ADD-02.
    public static func isRefundable(_ call: CoachingCall, now: Instant) -> Bool { now <= call.refundableUntil }
}
