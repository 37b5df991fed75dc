internal import Contracts
internal import ServiceKit
internal import Wire

/// The routes of calls, of both sides.
struct CallRoutes: Sendable {
    let booking: CallBooking
    let changes: CallChanges
    let pages: CallPages
    let rooms: CallRooms

    init(dependencies: CoachingDependencies) {
        booking = CallBooking(dependencies: dependencies)
        changes = CallChanges(dependencies: dependencies)
        pages = CallPages(dependencies: dependencies)
        rooms = CallRooms(dependencies: dependencies)
    }

    var routes: [Route] {
        [
            CoachingCalls.slots.handle { call in try await pages.slots(call) },
            CoachingCalls.hold.handleSaving { call in try await booking.hold(call) },
            CoachingCalls.release.handle { call in try await booking.release(call) },
            CoachingCalls.book.handle { call in try await booking.book(call) },
            CoachingCalls.list.handle { call in try await pages.list(call) },
            CoachingCalls.one.handle { call in try await pages.one(call) },
            CoachingCalls.cancel.handle { call in try await changes.cancel(call) },
            CoachingCalls.move.handle { call in try await changes.move(call) },
            CoachingCalls.join.handle { call in try await rooms.join(call) },
            CoachingCalls.calendar.handle { call in try await pages.calendar(call) },
            CoachDesk.availability.handle { call in try await pages.availability(call) },
            CoachDesk.saveAvailability.handle { call in try await pages.saveAvailability(call) },
            Coaching.callsLeft.handle { call in try await pages.left(call) },
        ]
    }
}
