internal import Contracts
internal import Wire

/// How the model and the service tell each other what is new.
extension OnboardingModel {
    /// Brings both sides together.
    /// - Returns: what kept them apart.
    func synced() async -> ClientError? {
        // One that is under way may have begun without a connection that is there now.
        _ = await sync?.value
        return await startSync().value
    }

    /// The exchange under way, or a new one. There is one at a time, so that nothing overtakes what was said before it.
    func startSync() -> Task<ClientError?, Never> {
        if let sync { return sync }
        let task = Task { await self.exchange() }
        sync = task
        return task
    }

    private func exchange() async -> ClientError? {
        defer { sync = nil }
        do throws(ClientError) {
            while form.phase != .finished {
                if wantsRemote, form.isOpen {
                    try await hear()
                } else if let news = form.news(known: known, today: today) {
                    try await tell(news)
                } else {
                    break
                }
            }
            return nil
        } catch {
            return error
        }
    }

    private func hear() async throws(ClientError) {
        let state = try await session.call(Profiles.draft, Nothing(), Nothing(), as: user)
        if state.updatedAt == nil, try await session.call(Profiles.me, Nothing(), Nothing(), as: user).onboardingCompleted {
            // Submitted on another device, or by a request whose answer was lost.
            form.phase = .finished
            await session.noteOnboarded(user)
        } else {
            guard form.isOpen else { return }
            // A draft that is gone there is no reason to lose it here.
            if state.updatedAt != nil { form.merge(OnboardingDraft(state), known: known) }
            known = OnboardingDraft(state)
        }
        wantsRemote = false
        await keep()
    }

    private func tell(_ news: OnboardingNews) async throws(ClientError) {
        do throws(ClientError) {
            let state =
                switch news {
                case .saved(let step, let answers):
                    try await session.call(Profiles.saveStep, StepParameters(step: step), answers, as: user)
                case .skipped(let step): try await session.call(Profiles.skipStep, StepParameters(step: step), Nothing(), as: user)
                case .opened(let step): try await session.call(Profiles.openStep, StepParameters(step: step), Nothing(), as: user)
                }
            known.note(news, step: state.step)
        } catch {
            switch news {
            // Where the service shows the wizard is not worth a failure.
            case .opened(let step) where error.code == .validationFailed: known.note(news, step: step)
            case .saved where error.refuses("timezone") && dropZone(): break
            case .saved, .skipped, .opened: throw error
            }
        }
        await keep()
    }

    /// Goes on without a zone that the service does not know and that nobody could correct.
    /// - Returns: whether there was one to leave out.
    private func dropZone() -> Bool {
        guard form.answers.timezone != nil else { return false }
        zone = nil
        form.edit { $0.timezone = nil }
        return form.answers.timezone == nil
    }
}

extension ClientError {
    fileprivate func refuses(_ field: String) -> Bool {
        guard case .api(let refusal) = self else { return false }
        return refusal.fields.contains { $0.field == field }
    }
}
