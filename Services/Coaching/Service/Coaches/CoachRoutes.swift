internal import Contracts
internal import ServiceKit
internal import Wire

/// The routes about coaches: what clients see of them, where they work, and what administrators decide.
struct CoachRoutes: Sendable {
    let pages: CoachPages
    let clients: Clients
    let notes: Notes
    let broadcasts: Broadcasts
    let painPoints: PainPoints
    let requests: ChangeRequests
    let administration: CoachAdministration

    init(dependencies: CoachingDependencies) {
        pages = CoachPages(dependencies: dependencies)
        clients = Clients(dependencies: dependencies)
        notes = Notes(dependencies: dependencies)
        broadcasts = Broadcasts(dependencies: dependencies)
        painPoints = PainPoints(dependencies: dependencies)
        requests = ChangeRequests(dependencies: dependencies)
        administration = CoachAdministration(dependencies: dependencies)
    }

    var routes: [Route] {
        [
            CoachChoice.coach.handleSaving { call in try await pages.mine(call) },
            CoachChoice.profile.handle { call in try await pages.page(call) },
            CoachChoice.photo.handle { call in try await pages.photo(call) },
            CoachChoice.requestChange.handle { call in try await requests.request(call) },
            CoachChoice.changeRequests.handle { call in try await requests.own(call) },
            CoachDesk.profile.handle { call in try await pages.own(call) },
            CoachDesk.saveProfile.handle { call in try await pages.save(call) },
            CoachDesk.clients.handle { call in try await clients.list(call) },
            CoachDesk.client.handle { call in try await clients.one(call) },
            CoachDesk.notes.handle { call in try await notes.list(call) },
            CoachDesk.addNote.handle { call in try await notes.add(call) },
            CoachDesk.changeNote.handle { call in try await notes.change(call) },
            CoachDesk.deleteNote.handle { call in try await notes.delete(call) },
            CoachDesk.broadcast.handleSaving { call in try await broadcasts.send(call) },
            CoachDesk.broadcasts.handle { call in try await broadcasts.list(call) },
            CoachDesk.addPainPoint.handle { call in try await painPoints.add(call) },
            CoachingAdmin.changeRequests.handle { call in try await requests.list(call) },
            CoachingAdmin.approve.handle { call in try await requests.approve(call) },
            CoachingAdmin.refuse.handle { call in try await requests.refuse(call) },
            CoachingAdmin.assign.handle { call in try await administration.assign(call) },
            CoachingAdmin.coaches.handle { call in try await administration.coaches(call) },
            CoachingAdmin.painPoints.handle { call in try await painPoints.list(call) },
        ]
    }
}
