internal import Contracts
internal import ServiceKit
internal import Storage
internal import Wire

/// Settings, preferences and the welcome screens.
struct SettingsRoutes: Sendable {
    let keeper: ProfileKeeper

    var routes: [Route] {
        [
            Profiles.settings.handle { call in
                let person = try call.person()
                return try await keeper.database.read { db in try await settings(of: person, in: db) }
            },
            Profiles.changeSettings.handle(changeSettings),
            Profiles.preferences.handle { call in
                let person = try call.person()
                return try await keeper.database.read { db in try await SettingsStore.read(person.id, in: db).preferences(of: person) }
            },
            Profiles.changePreferences.handle(changePreferences),
            Profiles.tutorials.handle { call in
                let person = try call.person()
                return try await keeper.database.read { db in try await TutorialStore.flags(of: person.id, in: db) }
            },
            Profiles.seeTutorial.handle(seeTutorial),
            Profiles.resetTutorials.handle(resetTutorials),
        ] + ContactRoutes(keeper: keeper).routes
    }

    private func settings(of person: Person, in db: any Connection) async throws -> Settings {
        try await SettingsStore.read(person.id, in: db).settings(of: person, policy: keeper.policy(of: person))
    }

    private func changeSettings(_ call: Call<SignedIn, Nothing, SettingsChange>) async throws -> Settings {
        let person = try call.person()
        let change = call.body
        if let zone = change.timezone { _ = try keeper.zone(zone) }
        var chosen = StoredSettings()
        chosen.theme = change.theme
        chosen.units = change.units
        chosen.pushEnabled = change.pushEnabled
        chosen.reminderTime = change.reminderTime
        let settings = chosen
        defer { keeper.runtime.work.wake() }
        return try await keeper.database.write { db in
            let person = try await self.change(
                person, settings, language: change.language, timezone: change.timezone, context: call.context, in: db)
            return try await self.settings(of: person, in: db)
        }
    }

    private func changePreferences(_ call: Call<SignedIn, Nothing, PreferencesChange>) async throws -> Preferences {
        let person = try call.person()
        let change = call.body
        var chosen = StoredSettings()
        chosen.theme = change.theme
        chosen.units = change.units
        chosen.workoutReminders = change.workoutReminders
        chosen.messageNotifications = change.messageNotifications
        chosen.progressUpdates = change.progressUpdates
        let settings = chosen
        defer { keeper.runtime.work.wake() }
        return try await keeper.database.write { db in
            let person = try await self.change(person, settings, language: change.language, timezone: nil, context: call.context, in: db)
            return try await SettingsStore.read(person.id, in: db).preferences(of: person)
        }
    }

    /// - Returns: the person as they are after it, somebody else's changes included.
    private func change(
        _ person: Person, _ settings: StoredSettings, language: TextLanguage?, timezone: ZoneName?, context: RequestContext, in db: any Connection
    ) async throws -> Person {
        // The zone says which day it is, so the profile's targets may move with it; and whoever plans with these asks by version.
        try await keeper.change(person.id, now: context.now, in: db) { stored in
            stored.language = language ?? stored.language
            stored.timezone = timezone ?? stored.timezone
        }
        try await keeper.announce(person, now: context.now, run: context.run, in: db)
        try await SettingsStore.merge(settings, of: person.id, in: db)
        guard let changed = try await keeper.person(person.id, in: db) else { throw APIError(.unauthenticated) }
        return changed
    }

    private func seeTutorial(_ call: Call<SignedIn, TutorialParameters, Nothing>) async throws -> TutorialFlags {
        let person = try call.person()
        return try await keeper.database.write { db in
            try await PersonStore.hold(person.id, in: db)
            try await TutorialStore.see(call.parameters.feature, of: person.id, now: call.now, in: db)
            return try await TutorialStore.flags(of: person.id, in: db)
        }
    }

    private func resetTutorials(_ call: Call<SignedIn, Nothing, Nothing>) async throws -> Nothing {
        let person = try call.person()
        try await keeper.database.write { db in try await TutorialStore.reset(of: person.id, in: db) }
        return Nothing()
    }
}
