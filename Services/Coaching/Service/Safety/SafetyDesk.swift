internal import Contracts
internal import HTTPCore
internal import Platform
internal import ServiceKit
internal import Storage
internal import Wire

/// Where administrators decide cases. They read a thread only around what was reported, and each look is written down. FC-ADD-11,
/// FC-ADD-12.
struct SafetyDesk: Sendable {
    let dependencies: CoachingDependencies

    /// How long decided cases are kept, with who looked at them.
    static let kept: Duration = .days(730)

    var routes: [Route] {
        [
            CoachingAdmin.cases.handle { call in try await list(call) },
            CoachingAdmin.caseThread.handle { call in try await thread(call) },
            CoachingAdmin.caseFile.handle { call in try await file(call) },
            CoachingAdmin.caseLooks.handle { call in try await looks(call) },
            CoachingAdmin.decide.handle { call in try await decide(call) },
            CoachingAdmin.report.handle { call in try await report(call) },
        ]
    }

    private func list(_ call: Call<Admin, SafetyCaseQuery, Nothing>) async throws -> SafetyCaseList {
        let query = call.parameters
        let after = try query.cursor.map { token throws(APIError) in try TimeCursor(reading: token) }
        let limit = PageQuery(limit: query.limit, cursor: nil).size
        let found = try await dependencies.database.read { db in
            try await CaseStore.page(query.status ?? .open, after: after, limit: limit + 1, in: db)
        }
        let page = ListPage(found, limit: limit) { TimeCursor(at: $0.openedAt, id: $0.id.text).token }
        return SafetyCaseList(items: page.items.map(\.shown), nextCursor: page.nextCursor)
    }

    private func thread(_ call: Call<Admin, SafetyCaseParameters, Nothing>) async throws -> CaseThread {
        let (id, context, admin, look) = (call.parameters.id, call.context, call.caller.person.userID, dependencies.ids.next())
        let found = try await dependencies.database.write { db -> [StoredMessage] in
            let found = try await undecided(id, in: db)
            // Written down before anything is shown.
            try await CaseStore.addLook(look, at: id, by: admin, now: context.now, in: db)
            return try await MessageStore.list(Array(found.places), of: found.client, in: db)
        }
        let view = MessageView(
            language: context.language, reader: .coach, publicURL: dependencies.publicURL(context), times: MarkTimes(), safetyCase: id)
        return CaseThread(items: found.map(view.message))
    }

    private func file(_ call: Call<Admin, CaseFileQuery, Nothing>) async throws -> HTTPResponse {
        let (query, context, admin, look) = (call.parameters, call.context, call.caller.person.userID, dependencies.ids.next())
        try await dependencies.database.write { db in
            let found = try await undecided(query.id, in: db)
            guard try await FileStore.isAmong(found.places, of: found.client, query.file, in: db) else { throw APIError(.notFound) }
            try await CaseStore.addLook(look, at: query.id, file: query.file, by: admin, now: context.now, in: db)
        }
        return try await MessageFiles(dependencies: dependencies).redirect(to: query.file, as: query.form, context)
    }

    /// A case whose thread may be looked at: nobody has a reason to once it is decided.
    private func undecided(_ id: SafetyCaseID, in db: any Connection) async throws -> StoredCase {
        guard let found = try await CaseStore.find(id, in: db) else { throw APIError(.notFound) }
        guard found.status == .open else {
            throw APIError(.versionConflict, detail: "The case is decided. What it is about is shown only until then.")
        }
        return found
    }

    private func looks(_ call: Call<Admin, CaseLooksQuery, Nothing>) async throws -> CaseLooks {
        let query = call.parameters
        let after = try query.cursor.map { token throws(APIError) in try TimeCursor(reading: token) }
        let limit = PageQuery(limit: query.limit, cursor: nil).size
        let found = try await dependencies.database.read { db in
            guard try await CaseStore.find(query.id, in: db) != nil else { throw APIError(.notFound) }
            return try await CaseStore.looks(at: query.id, after: after, limit: limit + 1, in: db)
        }
        let page = ListPage(found, limit: limit) { TimeCursor(at: $0.look.at, id: $0.id).token }
        return CaseLooks(items: page.items.map(\.look), nextCursor: page.nextCursor)
    }

    /// The same decision again changes nothing; another one comes too late.
    private func decide(_ call: Call<Admin, SafetyCaseParameters, CaseDecision>) async throws -> SafetyCase {
        let (id, decision, context, admin) = (call.parameters.id, call.body.decision, call.context, call.caller.person.userID)
        let (decided, people) = try await dependencies.database.write { db -> (StoredCase, [UserID]) in
            guard let client = try await CaseStore.find(id, in: db)?.client else { throw APIError(.notFound) }
            // The thread before the case, which changes only while the thread is held. It is gone with its client's account.
            let thread = try await ThreadStore.hold(client, in: db)
            guard var found = try await CaseStore.find(id, in: db) else { throw APIError(.notFound) }
            guard found.status == .open else {
                guard found.decision == decision else { throw APIError(.versionConflict) }
                return (found, [])
            }
            guard decision != .removeMessage || found.kind == .report else {
                throw APIError(.validationFailed, fields: [FieldProblem("decision", .unavailable)])
            }
            // What a former coach wrote is no reason to close the thread with the next one.
            if decision == .block, found.openedBy == .client, let thread, thread.state != .closed, thread.coach != found.coach {
                throw APIError(.validationFailed, fields: [FieldProblem("decision", .unavailable)])
            }
            (found.status, found.decision, found.decidedBy, found.decidedAt) = (.closed, decision, admin, context.now)
            guard try await CaseStore.decide(found, in: db) else { throw APIError(.versionConflict) }
            guard var thread, thread.state != .closed else { return (found, []) }
            try await carryOut(found, in: &thread, run: context.run, now: context.now, db)
            return (found, thread.others(than: nil))
        }
        dependencies.runtime.work.wake()
        dependencies.feed.wake(people)
        return decided.shown
    }

    private func carryOut(
        _ decided: StoredCase, in thread: inout StoredThread, run: String?, now: Instant, _ db: any Connection
    ) async throws {
        let people = thread.others(than: nil)
        switch decided.decision {
        case .removeMessage:
            try await MessageStore.remove(decided.seq, of: thread.client, now: now, in: db)
            try await dependencies.feed.tell(
                .message, to: people, about: thread.client, subject: String(decided.seq), now: now, in: db)
        case .dismiss where decided.kind == .block && thread.state == .blocked:
            guard try await !CaseStore.isBlocked(thread, in: db) else { return }
            try await ThreadStore.setState(.open, of: thread.client, in: db)
            try await dependencies.feed.tell(.thread, to: people, about: thread.client, now: now, in: db)
        // What was before another coach came is written down, and no reason to close the thread with them.
        case .block where thread.state == .open && decided.supersededAt == nil:
            _ = try await Blocking(dependencies: dependencies).close(&thread, run: run, now: now, db)
        case .dismiss, .block, nil: break
        }
    }

    private func report(_ call: Call<Admin, ReportQuery, Nothing>) async throws -> CoachingReport {
        let (from, to) = (Self.midnight(call.parameters.from), Self.midnight(call.parameters.to + 1))
        return try await dependencies.database.snapshot { db in try await ReportStore.count(from: from, to: to, in: db) }
    }

    private static func midnight(_ date: LocalDate) -> Instant { Instant(milliseconds: date.daysSinceEpoch * 86_400_000) }

    /// Takes cases away that were decided long ago, and who looked at them.
    func sweep(now: Instant) async throws {
        try await dependencies.database.sweep("case_looks", key: "id", where: "at < \(now - Self.kept)")
        // A decision that still closes a thread stays for as long as it does.
        try await dependencies.database.sweep(
            "safety_cases", key: "id",
            where: """
                status = 'closed' AND decided_at < \(now - Self.kept) AND NOT (decision = 'block' AND superseded_at IS NULL AND EXISTS (
                    SELECT 1 FROM threads WHERE threads.client_id = safety_cases.client_id AND threads.state = 'blocked'))
                """)
    }
}
