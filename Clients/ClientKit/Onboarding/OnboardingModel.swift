public import Contracts
internal import JSONCoding
internal import Locking
public import PlatformCore
internal import ProfileDomain
public import Wire

/// The wizard of one person on this device. Every change is kept on the device first and then told to the service in the background,
/// so that another device can go on: neither a slow service nor none stops anybody from answering. Only submitting waits for it.
///
/// It speaks for its person only. Once somebody else is signed in, or nobody, it neither sends nor keeps anything; who signs in
/// again goes on with the same model.
public actor OnboardingModel {
    /// What to show now.
    public internal(set) var form: OnboardingForm
    /// Why the draft of this device could not be read; the wizard then begins anew. A draft of another version is not an error.
    public nonisolated let startProblem: TokenStoreError?

    let session: SessionManager
    private let cache: FileUserCache
    let user: UserID
    private let zones: ZoneDatabase
    /// The device's; nil when one of both sides does not know it.
    var zone: ZoneName?
    /// The service's draft when this device last heard of it.
    var known: OnboardingDraft
    var wantsRemote = false
    var sync: Task<ClientError?, Never>?
    private var revision = 0
    private nonisolated let written = Lock(0)
    private static let entry = "onboarding"

    /// Takes up the draft of this device if there is one.
    /// - Parameters:
    ///   - cache: the session's, which forgets the draft when the person signs out.
    ///   - zone: where the device is; sent as the person's, and decides which day it is for them.
    public init(session: SessionManager, cache: FileUserCache, user: UserID, zone: ZoneName, zones: ZoneDatabase = ZoneDatabase()) {
        self.session = session
        self.cache = cache
        self.user = user
        self.zones = zones
        self.zone = zones.zone(zone) == nil ? nil : zone
        var saved: SavedOnboarding?
        var problem: TokenStoreError?
        do {
            let bytes = try cache.read(Self.entry, of: user)
            saved = bytes.flatMap { try? InputDecoder.decode(SavedOnboarding.self, from: $0) }
        } catch {
            problem = error
        }
        form = saved.map(OnboardingForm.init) ?? OnboardingForm()
        known = saved?.known ?? OnboardingDraft()
        startProblem = problem
    }

    /// The day where the person lives, as the service counts it.
    public var today: LocalDate {
        let zone = (form.answers.timezone ?? zone).flatMap(zones.zone) ?? .utc
        return zone.localDate(at: session.clock.now())
    }

    /// The steps that are answered here and that the service does not have yet, in the wizard's order.
    public var unsent: [OnboardingStep] { form.unsent(known: known) }

    /// Meets the service's draft: takes over what was answered elsewhere and sends what was answered here. For the start of the
    /// wizard, after signing in again and when there is a connection again. The form is `finished` afterwards if the profile exists.
    public func resume() async throws(ClientError) {
        wantsRemote = true
        if let error = await synced() { throw error }
    }

    // MARK: Answering

    /// Changes answers as the person types.
    public func edit(_ change: @Sendable (inout OnboardingAnswers) -> Void) async {
        form.edit(change)
        await keep()
    }

    /// Goes on from a step that is valid.
    /// - Returns: whether it went on.
    @discardableResult
    public func next() async -> Bool {
        if form.step == .accountBasics { nameZone() }
        guard form.next(today: today) else { return false }
        await moved()
        return true
    }

    /// Leaves the step unanswered and goes on.
    /// - Throws: `notSkippable` for every step but the partners.
    public func skip() async throws(FieldRule) {
        try form.skip()
        await moved()
    }

    /// Goes to the step before; nothing happens on the first.
    public func back() async {
        form.back()
        await moved()
    }

    /// Goes to a step, as from the review.
    /// - Throws: `unexpected` while a step before it is neither answered nor skipped.
    public func open(_ step: OnboardingStep) async throws(FieldRule) {
        try form.open(step)
        await moved()
    }

    // MARK: Submitting

    /// Makes the profile. A failure keeps everything, and the same answers are sent again under the same key.
    /// - Returns: the profile; nil when the answers are not complete or a submit is under way.
    @discardableResult
    public func submit() async throws(ClientError) -> Profile? {
        nameZone()
        guard let submission = form.submit(today: today, makeKey: session.api.makeIdempotencyKey) else { return nil }
        await keep()
        let outcome: Result<Profile, ClientError>
        do throws(ClientError) {
            // The service adds what its draft has and the request leaves out, so what was taken back here has to be gone there.
            if let error = await synced() { throw error }
            outcome = .success(
                try await session.call(
                    Profiles.submit, Nothing(), submission.answers, idempotencyKey: submission.idempotencyKey, as: user))
        } catch {
            outcome = .failure(error)
        }
        form.finish(outcome)
        if case .success = outcome { await session.noteOnboarded(user) }
        await keep()
        return try outcome.get()
    }

    // MARK: Keeping

    private func nameZone() { form.edit { $0.timezone = $0.timezone ?? zone } }

    private func moved() async {
        await keep()
        _ = startSync()
    }

    /// Brings the device's file up to date, unless the person has left, which removed it. Later changes win, in whatever order the
    /// session gets to them.
    func keep() async {
        guard let bytes = try? JSONWriter.encode(form.saved(known: known)) else { return }
        revision += 1
        let (revision, isFinished) = (revision, form.phase == .finished)
        await session.keep(as: user) { [self] () throws(TokenStoreError) in
            try written.withLock { written throws(TokenStoreError) in
                guard revision > written else { return }
                written = revision
                if isFinished { try cache.remove(Self.entry, of: user) } else { try cache.write(bytes, Self.entry, of: user) }
            }
        }
    }
}

extension SessionManager {
    /// Does something to a person's files while they are signed in; later it could bring back what signing out has removed.
    func keep(as user: UserID, _ work: @Sendable () throws(TokenStoreError) -> Void) {
        if session?.user.id == user { attempt(work) }
    }

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
