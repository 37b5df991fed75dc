public import Contracts
public import Wire

extension SessionManager {
    /// Whether the person who is signed in wants their session unlocked by biometrics. Kept when they log out and back when
    /// they return; never taken over by somebody else.
    public var isBiometricEnabled: Bool {
        takeUp()
        return session.map { storedPreferences.biometricUser == $0.user.id } ?? false
    }

    /// No effect while nobody is signed in: the preference is a person's, not the device's.
    public func setBiometric(enabled: Bool) {
        takeUp()
        guard let user = session?.user.id else { return }
        change { $0.biometricUser = enabled ? user : nil }
    }

    /// The language of the app, of messages, mails and SMS; kept on the device, also before there is an account.
    public func setLanguage(_ language: Language) {
        api.language = language
        change { $0.language = language }
    }

    /// What tells the services that this device was here before. The id is made once.
    /// - Parameter name: as the person would recognise the device in a list.
    public func device(name: ShortText? = nil) -> DeviceInfo {
        takeUp()
        let id = storedPreferences.deviceID ?? api.makeIdempotencyKey()
        // One that is only held back stays.
        change { $0.deviceID = $0.deviceID ?? id }
        return DeviceInfo(id: ShortText(trusted: id), name: name)
    }
}
