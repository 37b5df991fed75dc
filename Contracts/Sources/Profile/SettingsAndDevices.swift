public import Wire

/// GTSD's settings. `biometricEnabled` belongs to a device and stays there.
public struct Settings: DTO {
    public let theme: Theme
    public let units: UnitSystem
    public let language: TextLanguage
    /// Whether notifications may be sent to the person's devices.
    public let pushEnabled: Bool
    /// In the person's zone.
    public let reminderTime: LocalTime
    /// Where the person lives; says which day it is for them.
    public let timezone: ZoneName
    public init(theme: Theme, units: UnitSystem, language: TextLanguage, pushEnabled: Bool, reminderTime: LocalTime, timezone: ZoneName) {
        self.theme = theme
        self.units = units
        self.language = language
        self.pushEnabled = pushEnabled
        self.reminderTime = reminderTime
        self.timezone = timezone
    }
    public static let example = Settings(
        theme: .system, units: .metric, language: .en, pushEnabled: true, reminderTime: .example, timezone: .example)
}

/// A change of settings: members left out stay as they are.
public struct SettingsChange: DTO {
    public var theme: Theme?
    public var units: UnitSystem?
    public var language: TextLanguage?
    /// Whether notifications may be sent to the person's devices.
    public var pushEnabled: Bool?
    /// When to remind of what is open, in the person's zone.
    public var reminderTime: LocalTime?
    /// Where the person lives.
    public var timezone: ZoneName?
    public init() {}
    public static var example: SettingsChange {
        var change = SettingsChange()
        change.theme = .dark
        change.reminderTime = .example
        return change
    }
}

/// FitCoach+'s preferences. FR-ACCOUNT-05.
public struct Preferences: DTO {
    public let language: TextLanguage
    public let theme: Theme
    public let units: UnitSystem
    /// Whether to remind of workouts.
    public let workoutReminders: Bool
    /// Whether to tell of messages and calls.
    public let messageNotifications: Bool
    /// Whether to tell of progress.
    public let progressUpdates: Bool
    public init(
        language: TextLanguage, theme: Theme, units: UnitSystem, workoutReminders: Bool, messageNotifications: Bool, progressUpdates: Bool
    ) {
        self.language = language
        self.theme = theme
        self.units = units
        self.workoutReminders = workoutReminders
        self.messageNotifications = messageNotifications
        self.progressUpdates = progressUpdates
    }
    public static let example = Preferences(
        language: .ar, theme: .system, units: .metric, workoutReminders: true, messageNotifications: true, progressUpdates: true)
}

/// A change of preferences: members left out stay as they are.
public struct PreferencesChange: DTO {
    public var language: TextLanguage?
    public var theme: Theme?
    public var units: UnitSystem?
    /// Whether to remind of workouts.
    public var workoutReminders: Bool?
    /// Whether to tell of messages and calls.
    public var messageNotifications: Bool?
    /// Whether to tell of progress.
    public var progressUpdates: Bool?
    public init() {}
    public static var example: PreferencesChange {
        var change = PreferencesChange()
        change.language = .ar
        return change
    }
}

/// Which welcome screens somebody has seen.
public struct TutorialFlags: DTO {
    /// That of workouts.
    public let workout: Bool
    /// That of nutrition.
    public let nutrition: Bool
    /// That of the store.
    public let store: Bool
    /// That of progress.
    public let progress: Bool
    public init(workout: Bool, nutrition: Bool, store: Bool, progress: Bool) {
        self.workout = workout
        self.nutrition = nutrition
        self.store = store
        self.progress = progress
    }
    public static let example = TutorialFlags(workout: true, nutrition: false, store: false, progress: false)
}

public struct TutorialParameters: DTO {
    /// Which welcome screen.
    public let feature: Tutorial
    public init(feature: Tutorial) { self.feature = feature }
    public static let example = TutorialParameters(feature: .workout)
}

public enum DeviceTag {}
/// The id of a device that notifications go to.
public typealias DeviceID = Identifier<DeviceTag>

/// The token a push service gave an installed app; of a browser the `endpoint` of its subscription.
public struct PushToken: WireText {
    public let text: String
    public init(validating text: String) throws(FieldRule) {
        guard !text.isEmpty else { throw .required }
        guard text.utf8.count <= 4096 else { throw .tooLong(maximum: 4096) }
        guard text.utf8.allSatisfy({ (0x21...0x7e).contains($0) }) else { throw .malformed(expected: .token) }
        self.text = text
    }
    public init(trusted text: String) { self.text = text }
    public static let schema = Schema.string(StringRules(minimum: 1, maximum: 4096, pattern: "^[!-~]+$", isSensitive: true))
    public static let example = PushToken(trusted: "740f4707bebcf74f9b7c25d48e3358945f6aa01da5ddb387462c7eaf61bb78ad")
}

/// A device that notifications may go to.
public struct DeviceDetails: DTO {
    public let token: PushToken
    public let platform: DevicePlatform
    /// Of a browser's subscription, and only with `web`.
    public let keys: BrowserKeys?
    public init(token: PushToken, platform: DevicePlatform, keys: BrowserKeys? = nil) {
        self.token = token
        self.platform = platform
        self.keys = keys
    }
    public static let example = DeviceDetails(token: .example, platform: .ios)
}

/// A place to push to.
public struct Device: DTO {
    public let id: DeviceID
    public let token: PushToken
    public let platform: DevicePlatform
    /// When it was registered.
    public let createdAt: Instant
    /// Whether it is a browser with keys, which is pushed to by way of `profile.pushToBrowser`; left out when not.
    public let isWebPush: Bool?
    public init(id: DeviceID, token: PushToken, platform: DevicePlatform, createdAt: Instant, isWebPush: Bool? = nil) {
        self.id = id
        self.token = token
        self.platform = platform
        self.createdAt = createdAt
        self.isWebPush = isWebPush
    }
    public static let example = Device(id: .example, token: .example, platform: .ios, createdAt: .example)
}

/// Where notifications go.
public struct DeviceList: DTO {
    public let items: [Device]
    public init(items: [Device]) { self.items = items }
    public static let example = DeviceList(items: [.example])
}

public struct DeviceParameters: DTO {
    /// Which device.
    public let id: DeviceID
    public init(id: DeviceID) { self.id = id }
    public static let example = DeviceParameters(id: .example)
}
