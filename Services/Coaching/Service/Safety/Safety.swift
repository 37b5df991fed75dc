internal import Contracts
internal import Platform
internal import ServiceKit
internal import Storage
internal import Wire

/// Reports and blocks, by the two sides of a thread. FC-ADD-12.
struct Safety: Sendable {
    let dependencies: CoachingDependencies

    var routes: [Route] {
        [
            CoachingThreads.report.handle { call in
                let client = Participant(person: try call.client(), side: .client)
                return try await report(call.parameters.id, of: client.id, by: client, call.body, call.context)
            },
            CoachDesk.report.handle { call in
                try await report(call.parameters.id, of: call.parameters.client, by: try call.coach(), call.body, call.context)
            },
            CoachDesk.block.handle { call in
                try await block(call.parameters.client, by: try call.coach(), call.body, call.context)
            },
        ]
    }

    /// One open case for a message and a side: again is the same one.
    private func report(
        _ message: MessageID, of client: UserID, by person: Participant, _ report: MessageReport, _ context: RequestContext
    ) async throws -> SafetyReceipt {
        let id = SafetyCaseID(trusted: dependencies.ids.next())
        let opened = try await dependencies.database.write { db -> StoredCase in
            let thread = try await held(client, for: person, in: db)
            guard let reported = try await MessageStore.find(message, of: client, in: db) else { throw APIError(.notFound) }
            // What one wrote oneself, and what the platform says, is reported to nobody.
            let own: MessageSender = person.side == .client ? .client : .coach
            guard reported.sender != own, let sender = reported.senderID else {
                throw APIError(.validationFailed, fields: [FieldProblem("id", .unavailable)])
            }
            // Whoever wrote it, also when another one coaches the client by now.
            let coach = person.side == .coach ? person.id : sender
            if let known = try await CaseStore.open(.report, by: person.side, of: client, message: message, in: db) { return known }
            // A coach reports in many threads: held, so that reports are counted one after the other.
            if person.side == .coach {
                try await CoachStore.insert(person.id, in: db)
                _ = try await CoachStore.hold(person.id, in: db)
            }
            let most = dependencies.policy.reportsPerDay
            try await CaseStore.today(by: person.id, now: context.now, in: db)
                .check(most, now: context.now, "Clients and coaches report \(most) messages in 24 hours.")
            let new = StoredCase(
                id: id, kind: .report, reason: report.reason, text: report.text, openedBy: person.side, openedByID: person.id,
                openedAt: context.now, client: client, coach: coach, message: message, seq: reported.seq,
                lastSeq: thread.lastSeq)
            try await CaseStore.insert(new, in: db)
            return new
        }
        return receipt(opened, context.language)
    }

    /// Closes the thread for both until an administrator decides; again changes nothing.
    private func block(
        _ client: UserID, by coach: Participant, _ block: NewBlock, _ context: RequestContext
    ) async throws -> SafetyReceipt {
        let id = SafetyCaseID(trusted: dependencies.ids.next())
        let (opened, people) = try await dependencies.database.write { db -> (StoredCase, [UserID]) in
            var thread = try await held(client, for: coach, in: db)
            guard thread.state != .closed else { throw APIError(.notFound) }
            if let known = try await CaseStore.open(.block, by: .coach, of: client, message: nil, in: db) { return (known, []) }
            let new = StoredCase(
                id: id, kind: .block, reason: block.reason, text: block.text, openedBy: .coach, openedByID: coach.id,
                openedAt: context.now, client: client, coach: coach.id, message: nil, seq: thread.lastSeq, lastSeq: thread.lastSeq)
            try await CaseStore.insert(new, in: db)
            return (new, try await Blocking(dependencies: dependencies).close(&thread, run: context.run, now: context.now, db))
        }
        dependencies.runtime.work.wake()
        dependencies.feed.wake(people)
        return receipt(opened, context.language)
    }

    private func held(_ client: UserID, for person: Participant, in db: any Connection) async throws -> StoredThread {
        guard let thread = try await ThreadStore.hold(client, in: db), person.side == .client || thread.coach == person.id else {
            throw APIError(.notFound)
        }
        return thread
    }

    private func receipt(_ opened: StoredCase, _ language: Language) -> SafetyReceipt {
        let message =
            switch (opened.kind, language) {
            case (.report, .arabic): "شكرًا لك. سننظر في الأمر، ولن يعلم أحد أنك من أبلغ."
            case (.report, .english): "Thank you. We look at it, and nobody is told that it was you."
            // The other side sees that the conversation is closed, and there is only one who can have closed it.
            case (.block, .arabic): "شكرًا لك. سننظر في الأمر. المحادثة مغلقة للطرفين حتى ذلك الحين."
            case (.block, .english): "Thank you. We look at it. The conversation is closed to both of you until then."
            }
        return SafetyReceipt(caseId: opened.id, status: opened.status, message: message)
    }
}
