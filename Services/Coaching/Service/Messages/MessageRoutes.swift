internal import CoachingDomain
internal import Contracts
internal import ServiceKit
internal import Wire

/// Sending, from both sides, and what is left of a month.
struct MessageRoutes: Sendable {
    let sending: Sending
    let files: MessageFiles

    init(dependencies: CoachingDependencies) {
        sending = Sending(dependencies: dependencies)
        files = MessageFiles(dependencies: dependencies)
    }

    var routes: [Route] {
        [
            CoachingThreads.quota.handle { call in
                let quota = try await sending.quota(of: try call.client().id, now: call.now)
                return call.demo?.quota(resetsAt: quota.resetsAt) ?? quota
            },
            CoachingThreads.send.handleSaving { call in
                let sender = Participant(person: try call.client(), side: .client)
                return try await sending.send(call.body.content, as: call.body.clientId, to: sender.id, from: sender, call.context)
            },
            CoachingThreads.put.handleSaving { call in
                let sender = Participant(person: try call.client(), side: .client)
                return try await sending.send(call.body, as: call.parameters.clientId, to: sender.id, from: sender, call.context)
            },
            CoachingThreads.files.handle { call in
                let reader = Participant(person: try call.client(), side: .client)
                return try await files.list(call.parameters, of: reader.id, for: reader, call.context)
            },
            CoachDesk.files.handle { call in
                try await files.list(call.parameters.page, of: call.parameters.client, for: try call.coach(), call.context)
            },
            CoachingThreads.attachment.handle { call in
                try await files.open(call.parameters, for: try call.participant(), call.context)
            },
            CoachDesk.send.handleSaving { call in
                try await sending.send(
                    call.body.content, as: call.body.clientId, to: call.parameters.client, from: try call.coach(), call.context)
            },
            CoachDesk.put.handleSaving { call in
                try await sending.send(
                    call.body, as: call.parameters.clientId, to: call.parameters.client, from: try call.coach(), call.context)
            },
        ]
    }
}
