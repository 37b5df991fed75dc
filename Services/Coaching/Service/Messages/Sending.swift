internal import CoachingDomain
internal import Contracts
internal import ServiceKit
internal import Storage
internal import Wire

/// Puts what clients and coaches say into threads: once for each id of theirs, on whatever replica.
struct Sending: Sendable {
    let dependencies: CoachingDependencies

    /// What a send came to, before it is shown in somebody's language.
    private struct Outcome: Sendable {
        let message: StoredMessage
        let times: MarkTimes
        var isNew = false
        /// Messages of the client's month with this one, and what their tier has; nil for coaches.
        var quota: MessageQuota?
        var isRatingDue = false
        var woken: [UserID] = []
    }

    func send(
        _ content: MessageContent, as id: ClientMessageID, to client: UserID, from sender: Participant, _ context: RequestContext
    ) async throws -> Saved<SentMessage> {
        let attachments = try await self.attachments(of: content, as: id, to: client, from: sender, context)
        let outcome = try await dependencies.database.write { db in
            try await settle(content, attachments, as: id, to: client, from: sender, context, in: db)
        }
        if outcome.isNew { dependencies.runtime.work.wake() }
        dependencies.feed.wake(outcome.woken)
        let answer = self.answer(outcome, context)
        return outcome.isNew ? .created(answer) : .updated(answer)
    }

    /// What this month has left by the tier of now. FR-HOME-03.
    func quota(of client: UserID, now: Instant) async throws -> CoachingQuota {
        let month = dependencies.month(at: now), policy = dependencies.policy
        let (tier, used) = try await dependencies.database.snapshot { db -> (Tier, QuotaStore.Used) in
            (try await self.tier(of: client, in: db), try await QuotaStore.used(month.text, of: client, in: db))
        }
        return CoachingQuota(
            tier: tier, messages: QuotaRule.messages(used: used.messages, tier: tier, policy),
            calls: QuotaRule.calls(used: used.calls, tier: tier, policy), resetsAt: month.end)
    }

    /// The files that a message names, asked for before the transaction. A message that is there already needs none of them.
    private func attachments(
        of content: MessageContent, as id: ClientMessageID, to client: UserID, from sender: Participant, _ context: RequestContext
    ) async throws -> [StoredAttachment] {
        let asked = content.attachmentIds?.items ?? []
        guard !asked.isEmpty else { return [] }
        let isKnown = try await dependencies.database.read { db -> Bool in
            if try await MessageStore.find(id, of: sender.id, to: client, in: db) != nil { return true }
            // Refused before another service is asked.
            guard let thread = try await ThreadStore.find(client, in: db) else { throw noThread(sender) }
            try await check(content, in: thread, from: sender, in: db)
            return false
        }
        return isKnown ? [] : try await MessageFiles(dependencies: dependencies).find(asked, of: sender.id, context)
    }

    /// The thread's row is held first: whoever sends next sees what this one stored and counted.
    private func settle(
        _ content: MessageContent, _ attachments: [StoredAttachment], as id: ClientMessageID, to client: UserID, from sender: Participant,
        _ context: RequestContext, in db: any Connection
    ) async throws -> Outcome {
        let now = context.now
        guard var thread = try await ThreadStore.hold(client, in: db) else { throw noThread(sender) }
        if sender.side == .coach, thread.coach != sender.id { throw APIError(.notFound) }
        if let known = try await MessageStore.find(id, of: sender.id, to: client, in: db) {
            guard isSame(known, content) else { throw APIError(.versionConflict) }
            return try await repeated(known, in: thread, from: sender, now: now, db)
        }
        try await check(content, in: thread, from: sender, in: db)
        var month: (text: String, number: Int64)?
        var quota: MessageQuota?
        if sender.side == .client {
            let tier = try await self.tier(of: client, in: db), policy = dependencies.policy
            let current = dependencies.month(at: now), limit = policy.monthlyMessages[tier]
            guard let used = try await QuotaStore.takeMessage(current.text, limit: limit, of: client, in: db) else {
                let used = try await QuotaStore.used(current.text, of: client, in: db).messages
                throw QuotaRule.refusal(messages: used, tier: tier, resetsAt: current.end, policy)
            }
            month = (current.text, used)
            quota = QuotaRule.messages(used: used, tier: tier, policy)
        }
        let draft = MessageDraft(
            sender: sender.side == .client ? .client : .coach, senderID: sender.id, clientID: id, text: content.text?.text,
            attachments: attachments)
        let message = try await Posting(dependencies: dependencies).post(draft, in: &thread, month: month, now: now, db)
        try await Notifier(dependencies: dependencies, run: context.run).tellMessages(
            to: sender.side == .client ? .coach : .client, in: thread, now: now, db: db)
        let isRatingDue = sender.side == .client && QuotaRule.isRatingDue(number: thread.sent, dependencies.policy)
        if isRatingDue, let coach = thread.coach { try await ThreadStore.ask(about: coach, in: thread, db) }
        if quota != nil { try await dependencies.feed.tell(.quota, to: [client], about: client, now: now, in: db) }
        return Outcome(
            message: message, times: MarkTimes(), isNew: true, quota: quota, isRatingDue: isRatingDue, woken: thread.others(than: nil))
    }

    /// The same message, with the rest as things are now.
    private func repeated(
        _ known: StoredMessage, in thread: StoredThread, from sender: Participant, now: Instant, _ db: any Connection
    ) async throws -> Outcome {
        var outcome = Outcome(message: known, times: try await MarkStore.times(known.seq...known.seq, of: thread.client, in: db))
        guard sender.side == .client else { return outcome }
        let tier = try await self.tier(of: thread.client, in: db)
        let used = try await QuotaStore.used(dependencies.month(at: now).text, of: thread.client, in: db).messages
        outcome.quota = QuotaRule.messages(used: used, tier: tier, dependencies.policy)
        if QuotaRule.isRatingDue(number: thread.sent, dependencies.policy) {
            outcome.isRatingDue = try await !RatingStore.isAnswered(.messages(thread.sent), by: thread.client, in: db)
        }
        return outcome
    }

    /// Whether something new may be said: in an open thread with a coach, and files by the tier of now.
    private func check(_ content: MessageContent, in thread: StoredThread, from sender: Participant, in db: any Connection) async throws {
        if sender.side == .coach, thread.coach != sender.id { throw APIError(.notFound) }
        guard thread.state == .open else { throw APIError(thread.state == .closed ? .personGone : .blocked) }
        guard thread.coach != nil else { throw APIError(.coachWaiting) }
        guard sender.side == .client, content.attachmentIds?.isEmpty == false else { return }
        let needed = dependencies.policy.attachmentTier
        if try await tier(of: thread.client, in: db) < needed { throw APIError(.tierRequired, upgrade: needed) }
    }

    /// A message that an administrator took away counts as the same: its words are gone.
    private func isSame(_ known: StoredMessage, _ content: MessageContent) -> Bool {
        known.removedAt != nil
            || known.text == content.text?.text && known.attachments.map(\.id) == (content.attachmentIds?.items ?? [])
    }

    private func answer(_ outcome: Outcome, _ context: RequestContext) -> SentMessage {
        let view = MessageView(
            language: context.language, reader: outcome.message.sender == .coach ? .coach : .client,
            publicURL: dependencies.publicURL(context), times: outcome.times)
        let warning = outcome.quota.flatMap {
            QuotaText.warning(used: $0.used, limit: $0.limit, context.language, dependencies.policy)
        }
        return SentMessage(
            message: view.message(outcome.message), quota: outcome.quota, warning: warning, ratingDue: outcome.isRatingDue)
    }

    private func tier(of client: UserID, in db: any Connection) async throws -> Tier {
        try await PersonStore.find(client, in: db)?.tier ?? .freemium
    }

    private func noThread(_ sender: Participant) -> APIError { APIError(sender.side == .client ? .coachWaiting : .notFound) }
}
