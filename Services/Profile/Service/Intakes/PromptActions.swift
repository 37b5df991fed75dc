internal import Contracts
internal import ProfileDomain
internal import ServiceKit
internal import Storage
internal import Wire

/// The prompt for the second intake.
struct PromptActions: Sendable {
    let dependencies: ProfileDependencies

    func prompt(_ call: Call<SignedIn, PromptQuery, Nothing>) async throws -> PromptAnswer {
        let person = try call.person()
        let prompt = try await dependencies.database.read { db in try await PromptStore.read(person.id, in: db) }
        guard let prompt else { throw APIError(.unauthenticated) }
        return answer(prompt, person, launch: call.parameters.launchId)
    }

    func choose(_ call: Call<SignedIn, Nothing, PromptDecision>) async throws -> PromptAnswer {
        let person = try call.person()
        let policy = dependencies.policy(of: person)
        let (decision, now) = (call.body, call.now)
        // Asked before the transaction, because nothing may wait for another service inside one.
        let told = decision.choice == .scheduleCall ? await callsLeft(of: person, for: call.context.origin) : nil
        return try await dependencies.database.write { db in
            var prompt = try await claimed(person, in: db)
            try IntakeOrder.requireFirst(prompt.firstIntakeAt)
            let seen = prompt.status(in: decision.launchId)
            let callsRemaining = told?.remaining ?? prompt.callsRemaining(at: now) ?? policy.monthlyCalls[person.tier] ?? 0
            let chosen: (status: PromptStatus, next: PromptNext)
            do throws(PromptRefusal) {
                chosen = try PromptMachine(policy: policy).choose(decision, in: seen, callsRemaining: callsRemaining, now: now)
            } catch {
                switch error {
                case .noCallsLeft: throw refusal(of: person, told)
                }
            }
            if chosen.status != seen {
                prompt.status = chosen.status
                if decision.choice == .tryLater { prompt.deferredLaunches.append(decision.launchId) }
                try await PromptStore.save(prompt, in: db)
            }
            return answer(prompt, person, launch: decision.launchId, next: chosen.next)
        }
    }

    func reset(_ call: Call<SignedIn, Nothing, Nothing>) async throws -> PromptAnswer {
        let person = try call.person()
        let machine = PromptMachine(policy: dependencies.policy(of: person))
        return try await dependencies.database.write { db in
            var prompt = try await claimed(person, in: db)
            prompt.status = machine.reset(prompt.status)
            (prompt.deferredLaunches, prompt.reason) = ([], .firstIntake)
            try await PromptStore.save(prompt, in: db)
            // No launch has put it off any more, so it is the same for every one.
            return answer(prompt, person, launch: .example)
        }
    }

    /// What coaching says of this month's calls; nil where it says nothing in time: what its events told counts then.
    private func callsLeft(of person: Person, for origin: CallOrigin) async -> CallsLeft? {
        guard let url = dependencies.settings.coachingURL else { return nil }
        return try? await dependencies.runtime.peers.ask(
            Coaching.callsLeft, reading: CallsLeft.self, at: url, parameters: UserParameters(id: person.id), for: origin,
            deadline: .milliseconds(800))
    }

    /// Says how many calls there are in the month, and with the next tier, where coaching was heard.
    private func refusal(of person: Person, _ told: CallsLeft?) -> APIError {
        var error = APIError(.quotaExceeded, upgrade: person.tier.next)
        if let told, let used = told.used, let limit = told.limit, let resetsAt = told.resetsAt {
            error.quota = ErrorQuota(
                resource: .calls, used: used, limit: limit,
                upgradeLimit: person.tier.next.flatMap { dependencies.policy(of: person).monthlyCalls[$0] }, resetsAt: resetsAt)
        }
        return error
    }

    private func claimed(_ person: Person, in db: any Connection) async throws -> StoredPrompt {
        try await PersonStore.hold(person.id, in: db)
        guard let prompt = try await PromptStore.read(person.id, in: db) else { throw APIError(.unauthenticated) }
        return prompt
    }

    private func answer(_ prompt: StoredPrompt, _ person: Person, launch: ShortText, next: PromptNext? = nil) -> PromptAnswer {
        let isShown = PromptMachine(policy: dependencies.policy(of: person)).shouldShow(
            prompt.status(in: launch), firstIntakeDone: prompt.firstIntakeAt != nil, launch: launch)
        return PromptAnswer(status: prompt.status, shouldShow: isShown, reason: isShown ? prompt.reason : nil, next: next)
    }
}

extension StoredPrompt {
    /// The status as a launch of the app sees it: what another device chose since does not bring back what this launch put off.
    fileprivate func status(in launch: ShortText) -> PromptStatus {
        var status = status
        if deferredLaunches.contains(launch), !status.permanentlyDismissed {
            status.lastChoice = .tryLater
            status.lastLaunchId = launch
        }
        return status
    }
}

extension Tier {
    /// The next higher one; nil for the highest.
    var next: Tier? { Tier.allCases.filter { $0 > self }.min() }
}

/// What the prompt needs of `CallQuota`.
struct CallsLeft: DTO {
    let remaining: Int64
    /// Left out by releases before, as all below.
    let used: Int64?
    let limit: Int64?
    let resetsAt: Instant?
    static let example = CallsLeft(remaining: 1, used: 0, limit: 1, resetsAt: .example)
}
