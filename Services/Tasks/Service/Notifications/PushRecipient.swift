internal import Contracts
internal import Wire

/// What is read of a person's facts at the profile service to send them notifications.
struct PushRecipient: DTO {
    struct Profile: DTO {
        let timezone: ZoneName
        static let example = Profile(timezone: .example)
    }

    struct Settings: DTO {
        let pushEnabled: Bool
        let language: TextLanguage
        static let example = Settings(pushEnabled: true, language: .en)
    }

    struct Device: DTO {
        let id: DeviceID
        let token: PushToken
        static let example = Device(id: .example, token: .example)
    }

    let profile: Profile
    let settings: Settings
    let devices: [Device]

    static let example = PushRecipient(profile: .example, settings: .example, devices: [.example])
}
