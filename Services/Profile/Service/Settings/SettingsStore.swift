internal import Contracts
internal import ServiceKit
internal import Storage
internal import Wire

/// What somebody chose; nil where they never chose, so that a default that changes reaches them.
struct StoredSettings: Sendable {
    var theme: Theme?
    var units: UnitSystem?
    var pushEnabled: Bool?
    var reminderTime: LocalTime?
    var workoutReminders: Bool?
    var messageNotifications: Bool?
    var progressUpdates: Bool?

    /// Language and zone are kept with the person, whom every request reads anyway.
    func settings(of person: Person, policy: ProfilePolicy) -> Settings {
        Settings(
            theme: theme ?? .system, units: units ?? .metric, language: person.language ?? .en, pushEnabled: pushEnabled ?? true,
            reminderTime: reminderTime ?? policy.reminderTime, timezone: person.timezone ?? policy.zone)
    }

    func preferences(of person: Person) -> Preferences {
        Preferences(
            language: person.language ?? .en, theme: theme ?? .system, units: units ?? .metric, workoutReminders: workoutReminders ?? true,
            messageNotifications: messageNotifications ?? true, progressUpdates: progressUpdates ?? true)
    }
}

enum SettingsStore {
    static func read(_ id: UserID, in db: any Connection) async throws -> StoredSettings {
        let row = try await db.first("""
            SELECT theme, units, push_enabled, reminder_time, workout_reminders, message_notifications, progress_updates
            FROM settings WHERE user_id = \(id.text)
            """)
        guard let row else { return StoredSettings() }
        return StoredSettings(
            theme: try row.word("theme"), units: try row.word("units"), pushEnabled: try row.get("push_enabled"),
            reminderTime: try row.text("reminder_time"), workoutReminders: try row.get("workout_reminders"),
            messageNotifications: try row.get("message_notifications"), progressUpdates: try row.get("progress_updates"))
    }

    /// Lays `change` over what is kept, in one statement: two changes of different members both last.
    static func merge(_ change: StoredSettings, of id: UserID, in db: any Connection) async throws {
        try await db.enqueue("""
            INSERT INTO settings (
                user_id, theme, units, push_enabled, reminder_time, workout_reminders, message_notifications, progress_updates)
            VALUES (\(id.text), \(change.theme?.rawValue), \(change.units?.rawValue), \(change.pushEnabled), \(change.reminderTime?.text),
                \(change.workoutReminders), \(change.messageNotifications), \(change.progressUpdates))
            ON CONFLICT (user_id) DO UPDATE SET
                theme = COALESCE(excluded.theme, settings.theme), units = COALESCE(excluded.units, settings.units),
                push_enabled = COALESCE(excluded.push_enabled, settings.push_enabled),
                reminder_time = COALESCE(excluded.reminder_time, settings.reminder_time),
                workout_reminders = COALESCE(excluded.workout_reminders, settings.workout_reminders),
                message_notifications = COALESCE(excluded.message_notifications, settings.message_notifications),
                progress_updates = COALESCE(excluded.progress_updates, settings.progress_updates)
            """)
    }
}
