import AppTesting
import Contracts
import HTTPCore
import JSONCoding
import Platform
import Storage
import TestSupport
import Testing
import Wire

@Suite struct SettingsTests {
    @Test(arguments: Engine.allCases)
    func whoNeverChoseHasTheDefaults(_ engine: Engine) async throws {
        try await ProfileFixture.run(engine: engine) { fixture in
            let person = try await fixture.somebody()
            #expect(
                try await person.client.call(Profiles.settings)
                    == Settings(
                        theme: .system, units: .metric, language: .en, pushEnabled: true, reminderTime: LocalTime(validating: "07:30"),
                        timezone: ZoneName(trusted: "UTC")))
            #expect(
                try await person.client.call(Profiles.preferences)
                    == Preferences(
                        language: .en, theme: .system, units: .metric, workoutReminders: true, messageNotifications: true,
                        progressUpdates: true))
        }
    }

    @Test(arguments: Engine.allCases)
    func everyThemePersists(_ engine: Engine) async throws {
        try await ProfileFixture.run(engine: engine) { fixture in
            let person = try await fixture.somebody()
            let tablet = fixture.again(person)
            for theme in [Theme.dark, .light, .system, .dark] {
                var change = SettingsChange()
                change.theme = theme
                #expect(try await person.client.call(Profiles.changeSettings, change).theme == theme)
                #expect(try await tablet.client.call(Profiles.settings).theme == theme)
                #expect(try await tablet.client.call(Profiles.preferences).theme == theme)
            }
        }
    }

    @Test(.proves("GTSD-7.2-02"), arguments: Engine.allCases)
    func pushAndTheHourOfTheReminder(_ engine: Engine) async throws {
        try await ProfileFixture.run(engine: engine) { fixture in
            let person = try await fixture.somebody()
            var change = SettingsChange()
            change.pushEnabled = false
            change.reminderTime = try LocalTime(validating: "18:30")
            change.timezone = ZoneName(trusted: "Asia/Riyadh")
            let changed = try await person.client.call(Profiles.changeSettings, change)
            #expect(changed.pushEnabled == false && changed.reminderTime.text == "18:30" && changed.timezone.text == "Asia/Riyadh")
            #expect(try await fixture.again(person).client.call(Profiles.settings) == changed)

            let refused = try await person.client.json(.put, Profiles.changeSettings.path.description, #"{"reminderTime": "25:00"}"#)
            #expect(refused.status == 422 && refused.fields == ["reminderTime malformed"])
            #expect(try await person.client.call(Profiles.settings) == changed)
            for minute in ["00:00", "23:59"] {
                var change = SettingsChange()
                change.reminderTime = try LocalTime(validating: minute)
                #expect(try await person.client.call(Profiles.changeSettings, change).reminderTime.text == minute)
            }
        }
    }

    @Test func whatIsLeftOutStays() async throws {
        try await ProfileFixture.run { fixture in
            let person = try await fixture.somebody(.fitcoach)
            var all = PreferencesChange()
            all.language = .ar
            all.theme = .light
            all.units = .imperial
            all.workoutReminders = false
            all.messageNotifications = false
            all.progressUpdates = false
            let set = try await person.client.call(Profiles.changePreferences, all)
            #expect(
                set
                    == Preferences(
                        language: .ar, theme: .light, units: .imperial, workoutReminders: false, messageNotifications: false,
                        progressUpdates: false))
            #expect(try await person.client.call(Profiles.changePreferences, PreferencesChange()) == set)
            var one = PreferencesChange()
            one.messageNotifications = true
            let back = try await person.client.call(Profiles.changePreferences, one)
            #expect(back.messageNotifications && !back.workoutReminders && !back.progressUpdates && back.language == .ar)
            // The two views share what they have in common.
            let settings = try await person.client.call(Profiles.settings)
            #expect(settings.units == .imperial && settings.theme == .light && settings.language == .ar && settings.pushEnabled)
        }
    }

    @Test(.proves("FR-ACCOUNT-05-a"), arguments: Engine.allCases)
    func textsFollowTheChosenLanguage(_ engine: Engine) async throws {
        try await ProfileFixture.run(engine: engine) { fixture in
            let person = try await fixture.somebody(.fitcoach)
            let path = Profiles.changeSettings.path.description
            func refusal(_ client: AppClient) async throws -> String {
                try await client.json(.put, path, #"{"theme": "sepia"}"#).json?["message"]?.string ?? ""
            }
            #expect(try await refusal(person.client) == ErrorCode.validationFailed.message(.english))
            var change = PreferencesChange()
            change.language = .ar
            #expect(try await person.client.call(Profiles.changePreferences, change).language == .ar)
            #expect(try await refusal(person.client) == ErrorCode.validationFailed.message(.arabic))
            #expect(try await refusal(fixture.again(person).client) == ErrorCode.validationFailed.message(.arabic))
            // A request that says which language it wants gets that one.
            #expect(try await refusal(person.client.with("Accept-Language", "en")) == ErrorCode.validationFailed.message(.english))
            #expect(try await refusal(person.client.with("Accept-Language", "ar-SA")) == ErrorCode.validationFailed.message(.arabic))
            let other = try await fixture.somebody(.fitcoach)
            #expect(try await refusal(other.client) == ErrorCode.validationFailed.message(.english))
            change.language = .en
            try await person.client.call(Profiles.changePreferences, change)
            #expect(try await refusal(person.client) == ErrorCode.validationFailed.message(.english))
        }
    }

    @Test func theZoneIsTheProfilesToo() async throws {
        try await ProfileFixture.run { fixture in
            let person = try await fixture.somebody()
            let before = try await person.client.call(Profiles.me)
            var change = SettingsChange()
            change.timezone = ZoneName(trusted: "Pacific/Auckland")
            try await person.client.call(Profiles.changeSettings, change)
            let after = try await person.client.call(Profiles.me)
            #expect(after.timezone.text == "Pacific/Auckland" && after.version == before.version + 1)
            // Who plans with profiles plans with settings too, and tells which is newer by the one version.
            var theme = SettingsChange()
            theme.theme = .dark
            try await person.client.call(Profiles.changeSettings, theme)
            #expect(try await person.client.call(Profiles.me).version == after.version + 1)
        }
    }

    /// Changes of different members, from devices that do not know of each other.
    @Test(arguments: Engine.allCases)
    func changesOfDifferentMembersAllLast(_ engine: Engine) async throws {
        try await ProfileFixture.run(engine: engine) { fixture in
            for _ in 0..<5 {
                let person = try await fixture.somebody()
                let bodies = [
                    #"{"theme": "dark"}"#, #"{"units": "imperial"}"#, #"{"pushEnabled": false}"#, #"{"reminderTime": "21:15"}"#,
                    #"{"language": "ar"}"#, #"{"timezone": "Africa/Cairo"}"#,
                ]
                let more = [#"{"workoutReminders": false}"#, #"{"messageNotifications": false}"#, #"{"progressUpdates": false}"#]
                let statuses = try await parallel(bodies.count + more.count) { index in
                    index < bodies.count
                        ? try await person.client.json(.put, Profiles.changeSettings.path.description, bodies[index]).status
                        : try await person.client.json(.put, Profiles.changePreferences.path.description, more[index - bodies.count]).status
                }
                #expect(statuses.allSatisfy { $0 == 200 })
                #expect(
                    try await person.client.call(Profiles.settings)
                        == Settings(
                            theme: .dark, units: .imperial, language: .ar, pushEnabled: false,
                            reminderTime: LocalTime(validating: "21:15"), timezone: ZoneName(trusted: "Africa/Cairo")))
                let preferences = try await person.client.call(Profiles.preferences)
                #expect(!preferences.workoutReminders && !preferences.messageNotifications && !preferences.progressUpdates)
            }
        }
    }

    /// Whoever plans with settings goes by the version: old ones that came with the newest version would stay there.
    @Test(arguments: Engine.allCases)
    func theFactsAreOfOneMoment(_ engine: Engine) async throws {
        try await ProfileFixture.run(engine: engine) { fixture in
            let person = try await fixture.somebody()
            let first = try await person.client.call(Profiles.me).version
            let peer = fixture.profile.asService("tasks")
            // Each change is one version. Nobody has chosen a time at first.
            let times = try [LocalTime(validating: "07:30")] + (1...100).compactMap { LocalTime(minuteOfDay: $0) }
            let seen = try await parallel(4) { index in
                var noted: [(version: Int64, time: LocalTime)] = []
                for time in times.dropFirst() {
                    if index == 0 {
                        var change = SettingsChange()
                        change.reminderTime = time
                        try await person.client.call(Profiles.changeSettings, change)
                    } else {
                        let facts = try await peer.call(Profiles.facts, UserParameters(id: person.id), Nothing())
                        noted.append((facts.profile.version, facts.settings.reminderTime))
                    }
                }
                return noted
            }.flatMap { $0 }
            #expect(try await person.client.call(Profiles.me).version == first + 100)
            for (version, time) in seen { #expect(time == times[Int(version - first)], "version \(version)") }
        }
    }
}
