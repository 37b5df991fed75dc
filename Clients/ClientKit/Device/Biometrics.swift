public import Wire

/// Finger or face of the person who holds the device. `DeviceBiometrics` asks for them on Apple's platforms; a test's own answers at once.
public protocol Biometrics: Sendable {
    /// - Parameter reason: why it is asked, in the person's language; the system shows it.
    func authenticate(reason: String) async throws(BiometricError)
}

/// Why nobody was recognised. GTSD-P-4.5-02.
public enum BiometricError: String, Error, Sendable, Hashable, CaseIterable {
    /// Somebody else's finger or face, or badly seen.
    case failed
    /// The person does not want to.
    case cancelled
    /// The person would rather type the password.
    case fallback
    /// The device has none, or it is switched off for this app.
    case unavailable
    /// No finger and no face was ever shown to the device.
    case notEnrolled
    /// Too many failures: the device wants its code first.
    case lockedOut
    /// A reason that this version of the app does not know.
    case unknown

    /// What to tell the person.
    public func message(_ language: Language) -> String {
        switch (self, language) {
        case (.failed, .english): "You were not recognised. Try again or use your password."
        case (.failed, .arabic): "لم يتم التعرف عليك. حاول مرة أخرى أو استخدم كلمة المرور."
        case (.cancelled, .english): "Unlocking was cancelled."
        case (.cancelled, .arabic): "أُلغي فتح القفل."
        case (.fallback, .english): "Sign in with your password."
        case (.fallback, .arabic): "سجّل الدخول بكلمة المرور."
        case (.unavailable, .english): "This device cannot recognise you, or may not for this app. Allow it in the settings, or use your password."
        case (.unavailable, .arabic): "لا يستطيع هذا الجهاز التعرف عليك أو لا يُسمح بذلك لهذا التطبيق. اسمح به في الإعدادات أو استخدم كلمة المرور."
        case (.notEnrolled, .english): "No fingerprint or face is set up on this device. Add one in the settings, or use your password."
        case (.notEnrolled, .arabic): "لا توجد بصمة أو وجه مسجّل على هذا الجهاز. أضف واحدًا في الإعدادات أو استخدم كلمة المرور."
        case (.lockedOut, .english): "Too many attempts. Unlock the device with its code first."
        case (.lockedOut, .arabic): "محاولات كثيرة. افتح الجهاز برمزه أولًا."
        case (.unknown, .english): "Unlocking did not work. Use your password."
        case (.unknown, .arabic): "تعذّر فتح القفل. استخدم كلمة المرور."
        }
    }

    /// Whether asking again may help; the password always does.
    public var isRetryable: Bool { self == .failed || self == .cancelled || self == .unknown }
}
