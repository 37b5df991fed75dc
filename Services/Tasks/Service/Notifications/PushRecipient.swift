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
        let pushEnabled: Bool
        let language: TextLanguage
        static let example = Settings(pushEnabled: true, language: .en)
    }

    let profile: Profile
    let settings: Settings
    let devices: [PushDevice]

    static let example = PushRecipient(profile: .example, settings: .example, devices: [.example])
}
