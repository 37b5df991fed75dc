internal import Contracts
internal import ServiceKit
internal import Wire

/// What is read of a person's facts at the profile service to send them notifications.
struct PushRecipient: PushReceiver {
    struct Profile: DTO {
        let timezone: ZoneName
        static let example = Profile(timezone: .example)
    }

    struct Settings: DTO {
        let language: TextLanguage
        static let example = Settings(language: .ar)
    }

    struct Preferences: DTO {
        let messageNotifications: Bool
        static let example = Preferences(messageNotifications: true)
    }

    let profile: Profile
    let settings: Settings
    let preferences: Preferences
    let devices: [PushDevice]

    static let example = PushRecipient(profile: .example, settings: .example, preferences: .example, devices: [.example])
}
