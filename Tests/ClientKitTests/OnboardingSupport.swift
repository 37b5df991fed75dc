import ClientKit
import Contracts
import HTTPCore
import JSONCoding
import Platform
import ProfileDomain
import Synchronization
import Wire

extension OnboardingAnswers {
    /// Every field of the wizard, for somebody of 30 who weighs 80 kg: valid around March 2026.
    static var filled: OnboardingAnswers {
        var answers = OnboardingAnswers()
        for step in OnboardingRule.steps { answers.fill(step) }
        return answers
    }

    mutating func fill(_ step: OnboardingStep) {
        switch step {
        case .welcome, .review: break
        case .accountBasics:
            dateOfBirth = LocalDate(year: 1996, month: 2, day: 28)
            gender = .male
        case .goals:
            primaryGoal = .loseWeight
            targetWeightKg = Kilograms(trusted: 7500)
            targetDate = LocalDate(year: 2026, month: 12, day: 1)
            motivation = .example
        case .healthMetrics:
            weightKg = Kilograms(trusted: 8000)
            heightCm = Centimetres(trusted: 18_000)
        case .activityLevel: activityLevel = .moderatelyActive
        case .preferences:
            dietaryPreferences = Tags(trusted: ["vegetarian"])
            allergies = Tags(trusted: ["nuts"])
            mealsPerDay = MealsPerDay(trusted: 4)
        case .partners:
            partners = [PartnerDetails(name: PersonName(trusted: "Omar"), email: .example, phone: nil, relationship: .friend)]
        }
    }
}

extension OnboardingForm {
    /// With the steps before this one filled and completed.
    static func at(_ step: OnboardingStep) -> OnboardingForm {
        var form = OnboardingForm()
        while form.step != step {
            form.edit { [step = form.step] in $0.fill(step) }
            guard form.next(today: .example) else { break }
        }
        return form
    }
}

extension OnboardingModel {
    /// Fills and completes steps up to this one.
    func answer(until step: OnboardingStep) async {
        while form.step != step {
            let current = form.step
            await edit { $0.fill(current) }
            guard await next() else { return }
        }
    }
}

/// The wizard's half of the profile service in memory, for one person; sessions are a `ModelService`'s.
final class WizardService: ClientTransport {
    struct State {
        var answers: [OnboardingStep: OnboardingAnswers] = [:]
        var progress = OnboardingProgress()
        var hasDraft = false
        /// Bodies of submits by key; a repeat of the same is answered as before.
        var submits: [String: [UInt8]] = [:]
        var profile: OnboardingAnswers?
        var created = 0
        /// `save goals`, `skip partners`, `open goals`, `read`, `submit`, in the order they arrived.
        var heard: [String] = []
        var bodies: [OnboardingStep: [UInt8]] = [:]
        var isDown = false
        var losesNextSubmit = false
        var refusals: [String: APIError] = [:]
    }

    let sessions = ModelService()
    let state = Mutex(State())
    private let gates = Mutex<[String: Gate]>([:])

    var now: State { state.withLock { $0 } }
    var heard: [String] { state.withLock { $0.heard } }
    var all: OnboardingAnswers {
        state.withLock { state in OnboardingRule.steps.compactMap { state.answers[$0] }.reduce(OnboardingAnswers(), OnboardingRule.merged) }
    }
    func set(_ change: @Sendable (inout State) -> Void) { state.withLock { change(&$0) } }
    func forget() { state.withLock { $0.heard = [] } }
    /// Requests like this one, such as `save goals`, wait here from now on.
    func hold(_ request: String) -> Gate {
        let gate = Gate()
        gates.withLock { $0[request] = gate }
        return gate
    }

    func send(_ request: ClientRequest) async throws(NetworkFailure) -> ClientResponse {
        guard !request.path.hasPrefix("/auth/") else { return try await sessions.send(request) }
        let (name, step) = Self.name(request)
        let isDown = state.withLock { state in
            if !state.isDown { state.heard.append(name) }
            return state.isDown
        }
        if isDown { throw .unreachable }
        if let gate = gates.withLock({ $0[name] }) { await gate.wait() }
        let bearer = request.headers["Authorization"]?.dropFirst("Bearer ".count) ?? ""
        guard sessions.state.withLock({ !$0.refusesEveryToken && $0.live.contains(String(bearer)) }) else {
            return ModelService.refusal(.unauthenticated)
        }
        let (response, isLost) = state.withLock { state in
            let isLost = name == "submit" && state.losesNextSubmit
            if isLost { state.losesNextSubmit = false }
            if let refusal = state.refusals[name] {
                return (ModelService.json(refusal.code.status, refusal.body(.english, requestID: "r-1")), isLost)
            }
            return (Self.answer(name, step, request, &state), isLost)
        }
        if isLost { throw .timedOut }
        return response
    }

    private static func name(_ request: ClientRequest) -> (String, OnboardingStep?) {
        let parts = request.path.split(separator: "/")
        let step = parts.count > 2 ? OnboardingStep(rawValue: String(parts[2])) : nil
        switch (request.path, request.method, parts.last) {
        case ("/profile/me", _, _): return ("me", nil)
        case ("/onboarding", _, _): return ("submit", nil)
        case (_, .get, _): return ("read", nil)
        case (_, .put, _): return ("save \(parts[2])", step)
        default: return ("\(parts.last ?? "") \(parts[2])", step)
        }
    }

    private static func answer(_ name: String, _ step: OnboardingStep?, _ request: ClientRequest, _ state: inout State) -> ClientResponse {
        switch (name.prefix { $0 != " " }, step) {
        case ("me", _): return ModelService.json(200, profile(state))
        case ("submit", _): return submit(request, &state)
        case ("save", let step?):
            guard let answers = try? InputDecoder.decode(OnboardingAnswers.self, from: request.body) else {
                return ModelService.refusal(.malformedRequest)
            }
            state.bodies[step] = request.body
            state.answers[step] = OnboardingRule.metric(answers)
            state.progress.save(step)
        case ("skip", let step?):
            guard (try? state.progress.skip(step)) != nil else { return ModelService.refusal(.validationFailed) }
            state.answers[step] = nil
        case ("open", let step?):
            guard (try? state.progress.open(step)) != nil else { return ModelService.refusal(.validationFailed) }
        default: return draft(state)
        }
        state.hasDraft = true
        return draft(state)
    }

    private static func submit(_ request: ClientRequest, _ state: inout State) -> ClientResponse {
        let key = request.headers["Idempotency-Key"] ?? ""
        if let body = state.submits[key] {
            return body == request.body ? ModelService.json(201, profile(state)) : ModelService.refusal(.idempotencyMismatch)
        }
        guard let given = try? InputDecoder.decode(OnboardingAnswers.self, from: request.body) else {
            return ModelService.refusal(.malformedRequest)
        }
        let draft = OnboardingRule.steps.compactMap { state.answers[$0] }.reduce(OnboardingAnswers(), OnboardingRule.merged)
        state.submits[key] = request.body
        state.created += state.profile == nil ? 1 : 0
        state.profile = OnboardingRule.merged(draft, with: OnboardingRule.metric(given))
        state.answers = [:]
        state.progress = OnboardingProgress()
        state.hasDraft = false
        return ModelService.json(201, profile(state))
    }

    private static func profile(_ state: State) -> Profile {
        var profile = Profile.example
        profile.onboardingCompleted = state.profile != nil
        profile.motivation = state.profile?.motivation
        return profile
    }

    private static func draft(_ state: State) -> ClientResponse {
        let answers = OnboardingRule.steps.compactMap { state.answers[$0] }.reduce(OnboardingAnswers(), OnboardingRule.merged)
        let progress = state.progress
        return ModelService.json(
            200,
            OnboardingState(
                step: progress.current, position: progress.position, total: progress.total, label: "", completed: progress.completed,
                skipped: progress.skipped, previous: progress.previous, answers: answers, problems: [], canSubmit: false,
                updatedAt: state.hasDraft ? .example : nil))
    }
}

/// A device with somebody signed in who has the wizard before them.
struct WizardDevice: Sendable {
    let service: WizardService
    let directory: String
    let cache: FileUserCache
    let store: MemoryTokenStore
    let clock: ManualClock
    let session: SessionManager

    static func run(_ body: (WizardDevice) async throws -> Void) async throws {
        try await withDirectory { directory in
            let service = WizardService()
            service.sessions.set { $0.user = ModelService.person("layla@example.com", onboarded: false) }
            let device = try WizardDevice(service: service, directory: directory, store: MemoryTokenStore(), clock: ManualClock())
            _ = try await device.session.logIn(.example)
            try await body(device)
        }
    }

    init(service: WizardService, directory: String, store: MemoryTokenStore, clock: ManualClock) throws {
        cache = FileUserCache(directory: directory, sealing: .test)
        session = try SessionManager.make(service, store, cache: cache, clock: clock)
        (self.service, self.directory, self.store, self.clock) = (service, directory, store, clock)
    }

    /// The app was killed and started again.
    func restarted() throws -> WizardDevice {
        try WizardDevice(service: service, directory: directory, store: store, clock: clock)
    }

    func model(of user: UserID? = nil, zone: String = "Asia/Riyadh") -> OnboardingModel {
        OnboardingModel(session: session, cache: cache, user: user ?? ModelService.person("").id, zone: ZoneName(trusted: zone))
    }

    /// Waits until the service has heard all there is.
    func settled(_ model: OnboardingModel) async throws {
        try await eventually { await model.unsent.isEmpty }
        try await model.resume()
        service.set { $0.heard.removeAll { $0 == "read" } }
    }
}
