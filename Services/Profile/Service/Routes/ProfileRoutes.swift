internal import Contracts
internal import Platform
internal import ProfileDomain
internal import ServiceKit
internal import Storage
internal import Wire

/// The profile itself: reading, changing, deleting, taking it along.
struct ProfileRoutes: Sendable {
    let keeper: ProfileKeeper
    let body: BodyFlows
    private let shown = RenderedCache<Shown, Profile>(capacity: 4096)

    init(keeper: ProfileKeeper, body: BodyFlows) {
        self.keeper = keeper
        self.body = body
    }

    /// All that a shown profile is made from.
    private struct Shown: Hashable {
        let user: UserID
        let version: Int64
        let tier: Tier
    }

    var routes: [Route] {
        [
            Profiles.me.handleRendered { call in
                let person = try call.person()
                return try await shown.answer(Shown(user: person.id, version: person.version, tier: person.tier)) {
                    try await keeper.database.read { db in try await keeper.profile(of: person, in: db) }
                }
            },
            Profiles.change.handle(change),
            Profiles.delete.handle(delete),
            Profiles.export.handle(export),
            Profiles.facts.handle(facts),
            Profiles.recordWeight.handle { call in
                guard let person = try await keeper.database.read({ db in try await keeper.person(call.parameters.id, in: db) }) else {
                    throw APIError(.notFound)
                }
                return try await body.addWeight(call.body, of: person, now: call.now, run: call.context.run)
            },
        ]
    }

    private func change(_ call: Call<SignedIn, Nothing, ProfileChange>) async throws -> Profile {
        let person = try call.person()
        let change = call.body
        let readOnly = [("email", change.email), ("phone", change.phone)].filter { $0.1 != nil }.map { FieldProblem($0.0, .readOnly) }
        guard readOnly.isEmpty else { throw APIError(.readOnly, fields: readOnly) }
        if let zone = change.timezone { _ = try keeper.zone(zone) }
        let policy = keeper.policy(of: person)
        if policy.hasIntakes, change.gender == .preferNotToSay {
            throw APIError(.validationFailed, fields: [FieldProblem("gender", .notAllowed(values: IntakeGender.allCases.map(\.rawValue)))])
        }
        let context = call.context
        let profile = try await keeper.database.write { db in
            let today = keeper.today(in: change.timezone ?? person.timezone, now: context.now)
            let (stored, renamed) = try await keeper.change(person.id, version: change.version, now: context.now, in: db) { stored in
                let before = stored.profile.name
                let changed = change.apply(to: &stored)
                let problems = ProfileRule.problems(stored.profile, changed: changed, policy: policy, today: today)
                guard problems.isEmpty else { throw APIError(.validationFailed, fields: problems) }
                return stored.profile.name != before
            }
            if let weight = change.weight {
                try await body.log(weight, unit: change.weightKg == nil ? .lb : .kg, date: today, of: person, now: context.now, in: db)
                try await body.announce(weight, date: today, of: person, now: context.now, run: context.run, in: db)
            }
            try await keeper.announce(person, now: context.now, run: context.run, in: db)
            if renamed {
                try await keeper.runtime.events.publish(
                    .userRenamed, user: person.id, product: person.product, at: context.now, run: context.run,
                    facts: EventFacts(name: stored.profile.name, version: stored.profile.version), in: db)
            }
            return try await keeper.shown(stored, person, in: db)
        }
        keeper.runtime.work.wake()
        return profile
    }

    /// Auth owns the account and checks the proof; what is here goes at once, and again when auth's event comes.
    private func delete(_ call: Call<SignedIn, Nothing, AccountDeletion>) async throws -> Nothing {
        let person = try call.person()
        let context = call.context
        guard let credential = context.credential else { throw APIError(.unauthenticated) }
        do {
            _ = try await keeper.runtime.peers.call(
                Auth.deleteMe, reading: Nothing.self, at: keeper.settings.auth.url, parameters: Nothing(), body: call.body, requestID: context.requestID,
                run: context.run, onBehalfOf: credential, deadline: .seconds(10))
        } catch let error as APIError where error.code == .unauthenticated {
            // The token was good a moment ago. If the answer to a first try got lost, the second finds the account gone.
            guard try await keeper.isGone(person.id, context: context) else { throw error }
        } catch let error as APIError where error.code.status < 500 || error.code == .overloaded {
            throw error
        } catch {
            throw APIError(.unavailable, retryAfter: .seconds(1))
        }
        try await keeper.database.write { db in try await PersonStore.purge(person.id, now: context.now, in: db) }
        return Nothing()
    }

    private func export(_ call: Call<SignedIn, Nothing, Nothing>) async throws -> ProfileExport {
        let person = try call.person()
        return try await keeper.database.snapshot { db in
            let settings = try await SettingsStore.read(person.id, in: db)
            var export = ProfileExport(
                exportedAt: call.now, profile: try await keeper.profile(of: person, in: db),
                settings: settings.settings(of: person, policy: keeper.policy(of: person)), preferences: settings.preferences(of: person),
                tutorials: try await TutorialStore.flags(of: person.id, in: db))
            export.onboarding = try await DraftStore.read(person.id, in: db)?.state(
                call.context.language, today: keeper.today(of: person, now: call.now))
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

    /// A service may ask for somebody who signed up a moment ago, before their event came here.
    private func facts(_ call: Call<PeerService, UserParameters, Nothing>) async throws -> PersonFacts {
        let user = call.parameters.id
        if let facts = try await facts(of: user) { return facts }
        try await keeper.fetch(user, context: call.context)
        guard let facts = try await facts(of: user) else { throw APIError(.notFound) }
        return facts
    }

    private func facts(of user: UserID) async throws -> PersonFacts? {
        try await keeper.database.read { db in
            guard let person = try await keeper.person(user, in: db) else { return nil }
            let settings = try await SettingsStore.read(person.id, in: db)
            return PersonFacts(
                profile: try await keeper.profile(of: person, in: db),
                settings: settings.settings(of: person, policy: keeper.policy(of: person)), preferences: settings.preferences(of: person),
                devices: try await DeviceStore.list(of: person.id, in: db))
        }
    }
}

extension ProfileChange {
    /// The new weight, from whichever unit it came in.
    var weight: Kilograms? { weightKg ?? weightLb.map(Kilograms.init) }

    /// Lays this change over a profile.
    /// - Returns: the wire names of what was given.
    func apply(to stored: inout StoredProfile) -> Set<String> {
        var changed: Set<String> = []
        func set<T>(_ name: String, _ value: T?, _ path: WritableKeyPath<Profile, T?>) {
            guard let value else { return }
            stored.profile[keyPath: path] = value
            changed.insert(name)
        }
        for field in clear ?? [] {
            changed.insert(field.rawValue)
            switch field {
            case .name: stored.profile.name = nil
            case .avatarId: stored.profile.avatarId = nil
            case .motivation: stored.profile.motivation = nil
            case .targetWeightKg: stored.profile.targetWeightKg = nil
            case .targetDate: stored.profile.targetDate = nil
            }
        }
        set("name", name, \.name)
        set("avatarId", avatarId, \.avatarId)
        set("dateOfBirth", dateOfBirth, \.dateOfBirth)
        set("gender", gender, \.gender)
        set("primaryGoal", primaryGoal, \.primaryGoal)
        set(targetWeightKg == nil ? "targetWeightLb" : "targetWeightKg", targetWeightKg ?? targetWeightLb.map(Kilograms.init), \.targetWeightKg)
        set("targetDate", targetDate, \.targetDate)
        set("motivation", motivation, \.motivation)
        set(weightKg == nil ? "weightLb" : "weightKg", weight, \.weightKg)
        set(heightCm == nil ? "heightIn" : "heightCm", heightCm ?? heightIn.map(Centimetres.init), \.heightCm)
        set("activityLevel", activityLevel, \.activityLevel)
        set("dietaryPreferences", dietaryPreferences, \.dietaryPreferences)
        set("allergies", allergies, \.allergies)
        set("mealsPerDay", mealsPerDay, \.mealsPerDay)
        set("mainGoal", mainGoal, \.mainGoal)
        set("workoutLocation", workoutLocation, \.workoutLocation)
        if let timezone {
            stored.timezone = timezone
            changed.insert("timezone")
        }
        return changed
    }
}
