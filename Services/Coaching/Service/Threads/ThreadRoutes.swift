internal import Contracts
internal import ServiceKit
internal import Wire

/// The thread's routes, of both sides.
struct ThreadRoutes: Sendable {
    let threads: ThreadActions

    init(dependencies: CoachingDependencies) {
        threads = ThreadActions(dependencies: dependencies)
    }

    var routes: [Route] { clients + coaches }

    private var clients: [Route] {
        [
            CoachingThreads.messages.handle { call in
                let reader = Participant(person: try call.client(), side: .client)
                return try await threads.messages(call.parameters, of: reader.id, for: reader, call.context)
            },
            CoachingThreads.read.handle { call in
                let reader = Participant(person: try call.client(), side: .client)
                return try await threads.mark(.read, call.body.upTo, of: reader.id, by: reader, now: call.now)
            },
            CoachingThreads.delivered.handle { call in
                let reader = Participant(person: try call.client(), side: .client)
                return try await threads.mark(.delivered, call.body.upTo, of: reader.id, by: reader, now: call.now)
            },
        ]
    }

    private var coaches: [Route] {
        [
            CoachDesk.messages.handle { call in
                try await threads.messages(call.parameters.query, of: call.parameters.client, for: try call.coach(), call.context)
            },
            CoachDesk.read.handle { call in
                try await threads.mark(.read, call.body.upTo, of: call.parameters.client, by: try call.coach(), now: call.now)
            },
            CoachDesk.delivered.handle { call in
                try await threads.mark(.delivered, call.body.upTo, of: call.parameters.client, by: try call.coach(), now: call.now)
            },
        ]
    }
}
