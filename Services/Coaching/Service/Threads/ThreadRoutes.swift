internal import CoachingDomain
internal import Contracts
internal import ServiceKit
internal import Wire

/// The thread's routes, of both sides.
struct ThreadRoutes: Sendable {
    let threads: ThreadActions
    let typing: Typing

    init(dependencies: CoachingDependencies) {
        typing = Typing(dependencies: dependencies)
        threads = ThreadActions(dependencies: dependencies)
    }

    var routes: [Route] { clients + coaches }

    private var clients: [Route] {
        [
            CoachingThreads.messages.handle { call in
                if let demo = call.demo { return demo.messages(call.parameters) }
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
            CoachingThreads.typing.handle { call in
                let reader = Participant(person: try call.client(), side: .client)
                try await typing.tell(of: reader.id, by: reader)
                return Nothing()
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
            CoachDesk.typing.handle { call in
                try await typing.tell(of: call.parameters.client, by: try call.coach())
                return Nothing()
            },
        ]
    }
}
