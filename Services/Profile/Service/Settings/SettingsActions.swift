internal import Contracts
internal import ServiceKit
internal import Storage
internal import Wire

/// What somebody set, in the two forms that the products' apps have for it.
struct SettingsActions: Sendable {
    let dependencies: ProfileDependencies
    private let profiles: ProfileWriter

    init(dependencies: ProfileDependencies) {
        self.dependencies = dependencies
        profiles = ProfileWriter(dependencies: dependencies)
    }

    func settings(_ call: Call<SignedIn, Nothing, Nothing>) async throws -> Settings {
        let person = try call.person()
        return try await dependencies.database.read { db in try await settings(of: person, in: db) }
    }

    func preferences(_ call: Call<SignedIn, Nothing, Nothing>) async throws -> Preferences {
        let person = try call.person()
        let settings = try await dependencies.database.read { db in try await SettingsStore.read(person.id, in: db) }
        return settings.preferences(of: person)
    }

    func changeSettings(_ call: Call<SignedIn, Nothing, SettingsChange>) async throws -> Settings {
        let person = try call.person()
        let change = call.body
        if let zone = change.timezone { _ = try dependencies.zone(zone) }
        var chosen = StoredSettings()
        chosen.theme = change.theme
        chosen.units = change.units
        chosen.pushEnabled = change.pushEnabled
        chosen.reminderTime = change.reminderTime
        let settings = chosen
        defer { dependencies.runtime.work.wake() }
        return try await dependencies.database.write { db in
            let person = try await self.change(
                person, settings, language: change.language, timezone: change.timezone, context: call.context, in: db)
            return try await self.settings(of: person, in: db)
        }
    }

    func changePreferences(_ call: Call<SignedIn, Nothing, PreferencesChange>) async throws -> Preferences {
        let person = try call.person()
        let change = call.body
        var chosen = StoredSettings()
        chosen.theme = change.theme
        chosen.units = change.units
        chosen.workoutReminders = change.workoutReminders
        chosen.messageNotifications = change.messageNotifications
        chosen.progressUpdates = change.progressUpdates
        let settings = chosen
        defer { dependencies.runtime.work.wake() }
        return try await dependencies.database.write { db in
            let person = try await self.change(person, settings, language: change.language, timezone: nil, context: call.context, in: db)
            return try await SettingsStore.read(person.id, in: db).preferences(of: person)
        }
    }

    /// - Returns: the person as they are after it, somebody else's changes included.
    private func change(
        _ person: Person, _ settings: StoredSettings, language: TextLanguage?, timezone: ZoneName?, context: RequestContext,
        in db: any Connection
    ) async throws -> Person {
        // The zone says which day it is, so the profile's targets may move with it; and whoever plans with these asks by version.
        try await profiles.change(person.id, now: context.now, in: db) { stored in
            stored.language = language ?? stored.language
            stored.timezone = timezone ?? stored.timezone
        }
        try await profiles.announce(person, now: context.now, run: context.run, in: db)
        try await SettingsStore.merge(settings, of: person.id, in: db)
        guard let changed = try await dependencies.person(person.id, in: db) else { throw APIError(.unauthenticated) }
        return changed
    }

    private func settings(of person: Person, in db: any Connection) async throws -> Settings {
        try await SettingsStore.read(person.id, in: db).settings(of: person, policy: dependencies.policy(of: person))
    }
}
