internal import Contracts
internal import ProfileDomain
internal import ServiceKit
internal import Storage
internal import Wire

/// GTSD's wizard: a draft that any device can go on with.
struct OnboardingActions: Sendable {
    let dependencies: ProfileDependencies

    private var answerDay: AnswerDay { AnswerDay(dependencies: dependencies) }

    func draft(_ call: Call<SignedIn, Nothing, Nothing>) async throws -> OnboardingState {
        let person = try call.person()
        let draft = try await dependencies.database.read { db in try await DraftStore.read(person.id, in: db) }
        return state(draft ?? StoredDraft(), person, call.context)
    }

    func save(_ call: Call<SignedIn, StepParameters, OnboardingAnswers>) async throws -> OnboardingState {
        let (step, answers, now) = (call.parameters.step, call.body, call.now)
        let person = try call.person()
        return try await changeDraft(person, changing: step, call.context) { draft throws(APIError) in
            draft.save(answers, of: step, now: now)
            // Judged with the new answers in the draft, because the time zone may be one of them.
            let today = answerDay.today(draft.answers, person, now: now)
            var problems = OnboardingRule.problems(saving: answers, step: step, today: today)
            // In another step a time zone is refused because that step does not ask for one.
            if OnboardingRule.step(of: "timezone") == step { problems += answerDay.zoneProblems(answers) }
            guard problems.isEmpty else { throw APIError(.validationFailed, fields: problems) }
        }
    }

    func skip(_ call: Call<SignedIn, StepParameters, Nothing>) async throws -> OnboardingState {
        let step = call.parameters.step
        return try await move(call, changing: step) { draft throws(FieldRule) in try draft.skip(step, now: call.now) }
    }

    func open(_ call: Call<SignedIn, StepParameters, Nothing>) async throws -> OnboardingState {
        try await move(call, changing: nil) { draft throws(FieldRule) in try draft.open(call.parameters.step, now: call.now) }
    }

    func discard(_ call: Call<SignedIn, Nothing, Nothing>) async throws -> Nothing {
        let person = try call.person()
        try await dependencies.database.write { db in
            try await PersonStore.hold(person.id, in: db)
            try await DraftStore.delete(person.id, in: db)
        }
        return Nothing()
    }

    private func move(
        _ call: Call<SignedIn, StepParameters, Nothing>, changing step: OnboardingStep?,
        _ change: @escaping @Sendable (inout StoredDraft) throws(FieldRule) -> Void
    ) async throws -> OnboardingState {
        let person = try call.person()
        return try await changeDraft(person, changing: step, call.context) { draft throws(APIError) in
            do throws(FieldRule) {
                try change(&draft)
            } catch {
                throw APIError(.validationFailed, fields: [FieldProblem("step", error)])
            }
        }
    }

    /// - Parameter step: the step whose answers change; nil when only the current step does.
    private func changeDraft(
        _ person: Person, changing step: OnboardingStep?, _ context: RequestContext,
        _ change: @escaping @Sendable (inout StoredDraft) throws(APIError) -> Void
    ) async throws -> OnboardingState {
        let draft = try await dependencies.database.write { db in
            try await PersonStore.hold(person.id, in: db)
            var draft = try await DraftStore.read(person.id, in: db) ?? StoredDraft()
            try change(&draft)
            try await DraftStore.write(draft, step: step, of: person.id, now: context.now, in: db)
            return draft
        }
        return state(draft, person, context)
    }

    private func state(_ draft: StoredDraft, _ person: Person, _ context: RequestContext) -> OnboardingState {
        draft.state(context.language, today: answerDay.today(draft.answers, person, now: context.now))
    }
}
