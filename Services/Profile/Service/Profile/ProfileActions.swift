internal import Contracts
internal import Platform
internal import ProfileDomain
internal import ServiceKit
internal import Storage
internal import Wire

/// Reading a profile, changing it, deleting the account, and taking the data along.
struct ProfileActions: Sendable {
    let dependencies: ProfileDependencies
    private let weights: WeightLog
    private let profiles: ProfileWriter
    private let view: ProfileView
    private let rendered = RenderedCache<Shown, Profile>(capacity: 4096)

    init(dependencies: ProfileDependencies) {
        self.dependencies = dependencies
        weights = WeightLog(dependencies: dependencies)
        profiles = ProfileWriter(dependencies: dependencies)
        view = ProfileView(dependencies: dependencies)
    }

    /// Everything that a shown profile is made from.
    private struct Shown: Hashable {
        let user: UserID
        let version: Int64
        let tier: Tier
        let language: Language
    }

    func me(_ call: Call<SignedIn, Nothing, Nothing>) async throws -> Rendered<Profile> {
        let person = try call.person()
        let language = call.context.language
        return try await rendered.answer(Shown(user: person.id, version: person.version, tier: person.tier, language: language)) {
            try await dependencies.database.read { db in try await view.profile(of: person, language, in: db) }
        }
    }

    func change(_ call: Call<SignedIn, Nothing, ProfileChange>) async throws -> Profile {
        let person = try call.person()
        let change = call.body
        let readOnly = [("email", change.email), ("phone", change.phone)].filter { $0.1 != nil }.map { FieldProblem($0.0, .readOnly) }
        guard readOnly.isEmpty else { throw APIError(.readOnly, fields: readOnly) }
        if let zone = change.timezone { _ = try dependencies.zone(zone) }
        let policy = dependencies.policy(of: person)
        if policy.hasIntakes, change.gender == .preferNotToSay {
            throw APIError(.validationFailed, fields: [FieldProblem("gender", .notAllowed(values: IntakeGender.allCases.map(\.rawValue)))])
        }
        let context = call.context
        if change.isEmpty { return try await unchanged(person, version: change.version, context.language) }
        if let picture = change.avatarId { try await AvatarLookup(dependencies: dependencies).check(picture, of: person, context) }
        let profile = try await dependencies.database.write { db in
            let today =
                change.timezone.map { dependencies.today(in: $0, now: context.now) } ?? dependencies.today(of: person, now: context.now)
            let (stored, (renamed, replaced)) = try await profiles.change(person.id, version: change.version, now: context.now, in: db) {
                stored in
                // A goal tells the other services that the first intake is done.
                if policy.hasIntakes, change.mainGoal != nil || change.workoutLocation != nil {
                    try IntakeOrder.requireFirst(stored.profile.firstIntakeCompletedAt)
                }
                let (name, avatar) = (stored.profile.name, stored.profile.avatarId)
                let changed = change.apply(to: &stored)
                let problems = ProfileRule.problems(stored.profile, changed: changed, policy: policy, today: today)
                guard problems.isEmpty else { throw APIError(.validationFailed, fields: problems) }
                return (stored.profile.name != name, stored.profile.avatarId == avatar ? nil : avatar)
            }
            if let weight = change.weight {
                try await weights.add(weight, unit: change.weightKg == nil ? .lb : .kg, date: today, of: person, now: context.now, in: db)
                try await weights.announce(weight, date: today, of: person, now: context.now, run: context.run, in: db)
            }
            try await profiles.announce(person, now: context.now, run: context.run, in: db)
            if renamed {
                try await dependencies.runtime.events.publish(
                    .userRenamed, user: person.id, product: person.product, at: context.now, run: context.run,
                    facts: EventFacts(name: stored.profile.name, version: stored.profile.version), in: db)
            }
            // A coach's page at coaching may show the same file, so that it stays.
            if let replaced, call.caller.role != .coach {
                try await dependencies.runtime.events.publish(
                    .avatarReplaced, user: person.id, product: person.product, at: context.now, run: context.run,
                    facts: EventFacts(file: replaced), in: db)
            }
            let shown = try await view.shown(stored, person, context.language, in: db)
            // Else a repeat, as after an answer that got lost, would log the weight again, or be told that its version is old.
            try await call.keep(shown, in: db)
            return shown
        }
        dependencies.runtime.work.wake()
        return profile
    }

    /// The answer to a change of nothing. The version stays: other devices would be told of a change that there is not.
    private func unchanged(_ person: Person, version: Int64?, _ language: Language) async throws -> Profile {
        let profile = try await dependencies.database.read { db in try await view.profile(of: person, language, in: db) }
        if let version, profile.version != version { throw APIError(.versionConflict) }
        return profile
    }

    /// The auth service owns the account and checks the proof. The profile is deleted right after it, and once more when auth's event
    /// arrives.
    func delete(_ call: Call<SignedIn, Nothing, AccountDeletion>) async throws -> Nothing {
        let person = try call.person()
        let context = call.context
        guard let credential = context.credential else { throw APIError(.unauthenticated) }
        do {
            _ = try await dependencies.runtime.peers.call(
                Auth.deleteMe, reading: Nothing.self, at: dependencies.settings.auth.url, parameters: Nothing(), body: call.body,
                requestID: context.requestID, run: context.run, onBehalfOf: credential, deadline: .seconds(10))
        } catch let error as APIError where error.code.isTokenRefusal {
            // The token was valid a moment ago. If the answer to a first try was lost, the second try finds the account gone.
            guard try await dependencies.isGone(person.id, context: context) else { throw error }
        } catch let error as APIError where error.code.status < 500 || error.code == .overloaded {
            throw error
        } catch {
            throw APIError(.unavailable, retryAfter: .seconds(1))
        }
        try await dependencies.database.write { db in try await PersonStore.purge(person.id, now: context.now, in: db) }
        return Nothing()
    }

    func export(_ call: Call<SignedIn, Nothing, Nothing>) async throws -> ProfileExport {
        let person = try call.person()
        return try await dependencies.database.snapshot { db in
            let settings = try await SettingsStore.read(person.id, in: db)
            var export = ProfileExport(
                exportedAt: call.now, profile: try await view.profile(of: person, call.context.language, in: db),
                settings: settings.settings(of: person, policy: dependencies.policy(of: person)),
                preferences: settings.preferences(of: person),
                tutorials: try await TutorialStore.flags(of: person.id, in: db))
            export.createdAt = try await PersonStore.createdAt(of: person.id, in: db)
            export.onboarding = try await DraftStore.read(person.id, in: db)?.state(
                call.context.language, today: dependencies.today(of: person, now: call.now))
            export.prompt = try await PromptStore.find(person.id, in: db)
            export.partners = try await PartnerStore.list(of: person.id, in: db)
            export.devices = try await DeviceStore.list(of: person.id, in: db)
            export.weights = try await WeightStore.list(of: person.id, since: nil, in: db)
            export.measurements = try await MeasurementStore.all(of: person.id, in: db)
            export.inbody = try await ScanStore.list(of: person.id, in: db)
            export.scores = try await ScoreStore.list(of: person.id, in: db)
            export.achievements = try await ActivityStore.achievements(of: person.id, in: db).items
            export.tickets = try await TicketStore.all(of: person.id, in: db)
            return export
        }
    }

    /// A service may ask for somebody who signed up a moment ago, before `user.created` arrived here.
    func facts(_ call: Call<PeerService, UserParameters, Nothing>) async throws -> PersonFacts {
        let user = call.parameters.id
        if let facts = try await facts(of: user) { return facts }
        guard try await dependencies.fetch(user, context: call.context), let facts = try await facts(of: user) else {
            throw APIError(.notFound)
        }
        return facts
    }

    /// Of one moment: whoever plans with them goes by the version, and would keep old settings that came with a new one.
    private func facts(of user: UserID) async throws -> PersonFacts? {
        try await dependencies.database.snapshot { db in
            guard let person = try await dependencies.person(user, in: db) else { return nil }
            let settings = try await SettingsStore.read(person.id, in: db)
            return PersonFacts(
                profile: try await view.profile(of: person, .english, in: db),
                settings: settings.settings(of: person, policy: dependencies.policy(of: person)),
                preferences: settings.preferences(of: person),
                devices: try await DeviceStore.list(of: person.id, in: db))
        }
    }
}

extension ProfileChange {
    /// Whether it changes nothing, whatever it was made from.
    fileprivate var isEmpty: Bool {
        var other = ProfileChange()
        other.version = version
        return self == other
    }
}
