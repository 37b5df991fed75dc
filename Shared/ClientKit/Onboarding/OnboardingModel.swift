public import Contracts
internal import JSONCoding
internal import ProfileDomain
public import Wire

/// The wizard of a signed-in person on this device: every step is kept on the device before it is sent, and sent so that another
/// device can go on. The service being away stops nobody from answering; only submitting needs it.
public actor OnboardingModel {
    private let session: SessionManager
    private let cache: FileUserCache
    private let user: UserID
    public private(set) var form: OnboardingForm
    /// Steps kept here that the service has not confirmed.
    public private(set) var unsent: Set<OnboardingStep> = []
    private static let entry = "onboarding"

    /// Takes up the draft of this device if there is one.
    public init(session: SessionManager, cache: FileUserCache, user: UserID) throws(TokenStoreError) {
        self.session = session
        self.cache = cache
        self.user = user
        let bytes = try cache.read(Self.entry, of: user)
        let saved = bytes.flatMap { try? InputDecoder.decode(SavedOnboarding.self, from: $0) }
        form = saved.map(OnboardingForm.init) ?? OnboardingForm()
    }

    /// Takes over what another device has answered, when this one has nothing of its own.
    public func resume() async throws(ClientError) {
        guard form == OnboardingForm() else { return }
        let state = try await session.call(Profiles.draft)
        guard form == OnboardingForm(), state.updatedAt != nil else { return }
        form = OnboardingForm(
            answers: state.answers,
            progress: OnboardingProgress(current: state.step, completed: state.completed, skipped: state.skipped))
    }

    public func edit(_ change: @Sendable (inout OnboardingAnswers) -> Void) throws(TokenStoreError) {
        form.edit(change)
        try keep()
    }

    /// Goes on to the next step: kept here first, then sent.
    /// - Returns: whether the step was valid.
    @discardableResult
    public func next(today: LocalDate) async throws(TokenStoreError) -> Bool {
        let step = form.step
        guard form.next(today: today) else { return false }
        unsent.insert(step)
        try keep()
        await send(step)
        return true
    }

    public func skip() async throws(FieldRule) {
        let step = form.step
        try form.skip()
        try? keep()
        if (try? await session.call(Profiles.skipStep, StepParameters(step: step), Nothing())) == nil { unsent.insert(step) }
    }

    public func back() throws(FieldRule) { try form.back() }
    public func open(_ step: OnboardingStep) throws(FieldRule) { try form.open(step) }

    /// Makes the profile. A failure keeps everything, and the same answers are sent again under the same key.
    /// - Returns: the profile; nil when the answers are not complete or a submit is under way.
    public func submit(today: LocalDate) async throws(ClientError) -> Profile? {
        guard let submission = form.submit(today: today, makeKey: session.api.makeIdempotencyKey) else { return nil }
        try? keep()
        let outcome: Result<Profile, ClientError>
        do {
            outcome = .success(try await session.call(Profiles.submit, submission.answers, idempotencyKey: submission.idempotencyKey))
        } catch {
            outcome = .failure(error)
        }
        form.finish(outcome)
        if case .success = outcome {
            await session.noteOnboarded(user)
            try? cache.remove(Self.entry, of: user)
        }
        return try outcome.get()
    }

    private func send(_ step: OnboardingStep) async {
        let answers = form.ownAnswers(of: step)
        if (try? await session.call(Profiles.saveStep, StepParameters(step: step), answers)) != nil { unsent.remove(step) }
    }

    private func keep() throws(TokenStoreError) {
        guard let bytes = try? JSONWriter.encode(form.saved) else { return }
        try cache.write(bytes, Self.entry, of: user)
    }
}

extension SessionManager {
    /// The service has the profile: the next start goes home, also without a connection.
    func noteOnboarded(_ user: UserID) {
        guard var current = session, current.user.id == user, !current.user.onboardingCompleted else { return }
        current.user = current.user.onboarded
        session = current
        save(current)
    }
}

extension Account {
    fileprivate var onboarded: Account {
        Account(
            id: id, product: product, email: email, emailVerified: emailVerified, phone: phone, name: name, role: role,
            onboardingCompleted: true, demo: demo, createdAt: createdAt)
    }
}
