internal import Contracts
internal import ProfileDomain
internal import ServiceKit
internal import Storage
internal import Wire

/// GTSD's wizard: a draft that any device can go on with, and what its answers come to.
struct OnboardingRoutes: Sendable {
    let keeper: ProfileKeeper
    let body: BodyFlows

    var routes: [Route] {
        [
            Profiles.draft.handle(draft),
            Profiles.saveStep.handle(save),
            Profiles.skipStep.handle { call in
                let step = call.parameters.step
                return try await move(call, step: step) { draft throws(FieldRule) in try draft.skip(step, now: call.now) }
            },
            Profiles.openStep.handle { call in
                try await move(call, step: nil) { draft throws(FieldRule) in try draft.open(call.parameters.step, now: call.now) }
            },
            Profiles.discardDraft.handle(discard),
            Profiles.preview.handle(preview),
            Profiles.submit.handleSaving(submit),
        ]
    }

    /// Who asks, if their product has the wizard.
    func person<P, B>(_ call: Call<SignedIn, P, B>) throws(APIError) -> Person {
        let person = try call.person()
        try keeper.require(\.hasOnboarding, of: person)
        return person
    }

    /// The day that answers are judged on: that of the zone they name, else of the person's.
    func today(_ answers: OnboardingAnswers, _ person: Person, now: Instant) -> LocalDate {
        keeper.today(in: answers.timezone ?? person.timezone, now: now)
    }

    /// The problem of naming a zone that does not exist.
    func zoneProblems(_ answers: OnboardingAnswers) -> [FieldProblem] {
        guard let zone = answers.timezone else { return [] }
        do { _ = try keeper.zone(zone) } catch { return error.fields }
        return []
    }

    private func state(_ draft: StoredDraft, _ person: Person, _ context: RequestContext) -> OnboardingState {
        draft.state(context.language, today: today(draft.answers, person, now: context.now))
    }

    // MARK: Draft

    private func draft(_ call: Call<SignedIn, Nothing, Nothing>) async throws -> OnboardingState {
        let person = try person(call)
        let draft = try await keeper.database.read { db in try await DraftStore.read(person.id, in: db) }
        return state(draft ?? StoredDraft(), person, call.context)
    }

    private func save(_ call: Call<SignedIn, StepParameters, OnboardingAnswers>) async throws -> OnboardingState {
        let (step, answers, now) = (call.parameters.step, call.body, call.now)
        let person = try person(call)
        return try await changeDraft(person, step: step, call.context) { draft throws(APIError) in
            draft.save(answers, of: step, now: now)
            // With the step in it, because the zone may be one of its answers.
            let today = today(draft.answers, person, now: now)
            var problems = OnboardingRule.problems(saving: answers, step: step, today: today)
            // A zone sent to another step is refused for that.
            if OnboardingRule.step(of: "timezone") == step { problems += zoneProblems(answers) }
            guard problems.isEmpty else { throw APIError(.validationFailed, fields: problems) }
        }
    }

    private func move<P, B>(
        _ call: Call<SignedIn, P, B>, step: OnboardingStep?, _ change: @escaping @Sendable (inout StoredDraft) throws(FieldRule) -> Void
    ) async throws -> OnboardingState {
        try await changeDraft(try person(call), step: step, call.context) { draft throws(APIError) in
            do throws(FieldRule) { try change(&draft) } catch { throw APIError(.validationFailed, fields: [FieldProblem("step", error)]) }
        }
    }

    /// - Parameter step: the one whose answers change; nil when only the place does.
    private func changeDraft(
        _ person: Person, step: OnboardingStep?, _ context: RequestContext,
        _ change: @escaping @Sendable (inout StoredDraft) throws(APIError) -> Void
    ) async throws -> OnboardingState {
        let draft = try await keeper.database.write { db in
            try await PersonStore.hold(person.id, in: db)
            var draft = try await DraftStore.read(person.id, in: db) ?? StoredDraft()
            try change(&draft)
            try await DraftStore.write(draft, step: step, of: person.id, now: context.now, in: db)
            return draft
        }
        return state(draft, person, context)
    }

    private func discard(_ call: Call<SignedIn, Nothing, Nothing>) async throws -> Nothing {
        let person = try person(call)
        try await keeper.database.write { db in
            try await PersonStore.hold(person.id, in: db)
            try await DraftStore.delete(person.id, in: db)
        }
        return Nothing()
    }
}
